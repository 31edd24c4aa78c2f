//! The board panel: the part of the board that fits, with the cursor in sight.

use game::board::{Area, BoardPlace, TextBoard, Viewpoint};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use crate::palette::{self, Palette};
use crate::screen::app::{App, Hit, Panel};

impl App<'_> {
    pub(super) fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect) {
        self.sketch_board(area);
        let before = self.cursor.clone();
        self.settle_cursor();
        // A tile is held where the cursor is.
        if self.cursor != before {
            self.sketch_board(area);
        }
        let Some(sketch) = &self.sketch else { return };
        let under = self.place_under_cursor();
        self.deepest = sketch.height.saturating_sub(area.height);
        let top = self.shift.unwrap_or_else(|| top_row(under.as_ref(), area.height)).min(self.deepest);
        self.above = top;
        copy(sketch, self.host.palette, top, area, frame);
        for place in sketch.places.iter().filter(|place| self.past.is_none() && !place.plies.is_empty()) {
            paint(frame, on_screen(place.area, top, area), palette::open);
        }
        if let (Some(place), None) = (&under, &self.past) {
            let shown = on_screen(place.area, top, area);
            paint(frame, shown, palette::chosen);
            if self.panel == Panel::Board && !shown.is_empty() {
                frame.set_cursor_position(Position::new(shown.x, shown.y));
            }
        }
        // Places with decisions are found before empty ones at the same spot.
        let mut places: Vec<&BoardPlace> = sketch.places.iter().collect();
        places.sort_by_key(|place| !place.plies.is_empty());
        let hits = places.into_iter().map(|place| (on_screen(place.area, top, area), Hit::Place(place.name.clone())));
        let hits: Vec<_> = hits.filter(|(shown, _)| !shown.is_empty()).collect();
        self.hits.extend(hits);
    }

    fn sketch_board(&mut self, area: Rect) {
        let (game, legal) = match &self.past {
            Some(past) => (past.game.as_ref(), &[][..]),
            None => (self.players.game(), self.legal.as_slice()),
        };
        let viewpoint = Viewpoint {
            words: &self.words,
            width: area.width,
            height: area.height,
            seat: self.in_front(),
            cursor: self.cursor.as_deref(),
            chosen: legal.get(self.chosen).map(String::as_str),
            quarters: self.quarters,
            from_east: self.from_east,
        };
        let sketch = game.board(legal, &viewpoint);
        self.sketch = Some(sketch);
    }
}

/// The first row that is shown, so that the cursor is.
fn top_row(under: Option<&BoardPlace>, rows: u16) -> u16 {
    under.map_or(0, |place| (place.area.y + place.area.height + 1).saturating_sub(rows))
}

fn copy(sketch: &TextBoard, palette: Palette, top: u16, area: Rect, frame: &mut Frame<'_>) {
    let drawn = colour(sketch, palette);
    let buffer = frame.buffer_mut();
    for y in 0..area.height.min(sketch.height.saturating_sub(top)) {
        for x in 0..area.width.min(drawn.area.width) {
            let from = drawn.cell(Position::new(x, top + y));
            let to = buffer.cell_mut(Position::new(area.x + x, area.y + y));
            if let (Some(from), Some(to)) = (from, to) {
                *to = from.clone();
            }
        }
    }
}

/// The whole board in the colours of the terminal.
fn colour(sketch: &TextBoard, palette: Palette) -> Buffer {
    let mut drawn = Buffer::empty(Rect::new(0, 0, sketch.width, sketch.height));
    for run in &sketch.runs {
        drawn.set_string(run.x, run.y, &run.text, palette.style(run.style));
    }
    drawn
}

/// Where a part of the board is on the screen; nowhere if it is out of sight.
fn on_screen(part: Area, top: u16, area: Rect) -> Rect {
    let (from, to) = (part.y.max(top), (part.y + part.height).min(top + area.height));
    if from >= to || part.x >= area.width {
        return Rect::ZERO;
    }
    Rect::new(area.x + part.x, area.y + from - top, part.width.min(area.width - part.x), to - from)
}

fn paint(frame: &mut Frame<'_>, area: Rect, change: impl Fn(Style) -> Style) {
    for position in area.positions() {
        if let Some(cell) = frame.buffer_mut().cell_mut(position) {
            let style = change(cell.style());
            cell.modifier = style.add_modifier - style.sub_modifier;
        }
    }
}
