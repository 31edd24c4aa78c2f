//! The caravan's road: where it is, how far the cities are, and what they trade.

use crate::Resource;
use crate::view::Trade;
use game::Phrase;
use game::board::{Area, Hue, Pen, Style};

use super::{Board, CITIES, ROAD, city, hue};

impl Board<'_> {
    pub(super) fn road(&self, pen: &mut Pen) {
        pen.heading(ROAD, 0, &self.label("road"));
        for (at, place) in self.view.road.iter().enumerate() {
            let y = 1 + at as u16;
            let here = place.city == self.view.caravan;
            pen.ink(ROAD, y, if here { "▶" } else { " " }, Hue::Gold);
            let name = self.words.say(&place.city.name());
            pen.write_in(ROAD + 1, y, &name, 9, Style::new().bold());
            if let Some(fare) = self.view.fares.as_ref().and_then(|fares| fares.get(at)).filter(|&&fare| fare > 0) {
                pen.ink(ROAD + 11, y, &format!("{fare}c"), Hue::Gold);
            }
            self.trade(pen, ROAD + 14, y, &place.trade);
            let meant = self.spaces_to(at).map(|spaces| format!("move {spaces}"));
            pen.place(city(place), meant, Area::new(ROAD, y, 32, 1));
        }
    }

    fn spaces_to(&self, at: usize) -> Option<usize> {
        let here = self.view.road.iter().position(|place| place.city == self.view.caravan)?;
        Some((at + CITIES - here - 1) % CITIES + 1)
    }

    fn trade(&self, pen: &mut Pen, x: u16, y: u16, trade: &Trade) {
        match trade {
            Trade::Sale { points } => {
                let sale = Phrase::new("amyitis-terminal-sale").with("points", *points);
                pen.ink(x, y, &self.words.say(&sale), Hue::Gold);
            }
            Trade::Court { asks, offers } => {
                let next = self.resource(pen, x, y, *asks);
                let [one, other] = offers.map(|kind| self.named(&kind.name(), kind.word()));
                let offers = self.phrase("offers").with("one", one).with("other", other);
                pen.ink(next, y, &self.words.say(&offers), Hue::Wine);
            }
            Trade::Plant { asks, card } => {
                let mut next = self.resource(pen, x, y, *asks);
                let Some([up, _]) = card else { return };
                if let Some(extra) = up.asks {
                    next = pen.plain(next, y, "+");
                    next = self.resource(pen, next, y, extra);
                }
                let plant = self.phrase("plant").with("quality", up.quality);
                pen.ink(next, y, &self.words.say(&plant), Hue::Palm);
            }
        }
    }

    fn resource(&self, pen: &mut Pen, x: u16, y: u16, kind: Resource) -> u16 {
        pen.ink(x, y, &self.name(kind), hue(kind))
    }
}
