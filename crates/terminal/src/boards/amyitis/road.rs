//! The caravan's road: where it is, how far the cities are, and what they trade.

use ::amyitis::view::Trade;
use ::amyitis::{Court, Resource};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use table::Phrase;

use super::{Board, CITIES, ROAD, city, hue};
use crate::boards::Pen;
use crate::palette::Hue;

impl Board<'_> {
    pub(super) fn road(&self, pen: &mut Pen<'_>) {
        pen.heading(ROAD, 0, &self.label("road"));
        for (at, place) in self.view.road.iter().enumerate() {
            let y = 1 + at as u16;
            let here = place.city == self.view.caravan;
            pen.ink(ROAD, y, if here { "▶" } else { " " }, Hue::Gold);
            let name = self.words.say(&place.city.name());
            pen.write_in(ROAD + 1, y, &name, 9, Style::new().add_modifier(Modifier::BOLD));
            if let Some(fare) = self.view.fares.as_ref().and_then(|fares| fares.get(at)).filter(|&&fare| fare > 0) {
                pen.ink(ROAD + 11, y, &format!("{fare}c"), Hue::Gold);
            }
            self.trade(pen, ROAD + 14, y, &place.trade);
            let meant = self.spaces_to(at).map(|spaces| format!("move {spaces}"));
            pen.place(city(place), meant, Rect::new(ROAD, y, 32, 1));
        }
    }

    fn spaces_to(&self, at: usize) -> Option<usize> {
        let here = self.view.road.iter().position(|place| place.city == self.view.caravan)?;
        Some((at + CITIES - here - 1) % CITIES + 1)
    }

    fn trade(&self, pen: &mut Pen<'_>, x: u16, y: u16, trade: &Trade) {
        match trade {
            Trade::Sale { points } => {
                let sale = Phrase::new("terminal-amyitis-sale").with("points", *points);
                pen.ink(x, y, &self.words.say(&sale), Hue::Gold);
            }
            Trade::Court { asks, offers } => {
                let next = self.resource(pen, x, y, *asks);
                let offers = offers.map(|kind| self.court_short(kind)).join("/");
                pen.ink(next, y, &format!("→{offers}"), Hue::Wine);
            }
            Trade::Plant { asks, card } => {
                let mut next = self.resource(pen, x, y, *asks);
                let Some([up, _]) = card else { return };
                if let Some(extra) = up.asks {
                    next = pen.plain(next, y, "+");
                    next = self.resource(pen, next, y, extra);
                }
                pen.ink(next, y, &format!("→♣{}", up.quality), Hue::Palm);
            }
        }
    }

    fn resource(&self, pen: &mut Pen<'_>, x: u16, y: u16, kind: Resource) -> u16 {
        pen.ink(x, y, &self.name(kind), hue(kind))
    }

    fn court_short(&self, kind: Court) -> String {
        self.label(&format!("short-{}", kind.word()))
    }
}
