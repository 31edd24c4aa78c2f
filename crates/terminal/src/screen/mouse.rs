//! What the mouse does: a click chooses, a click on what is chosen takes it.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::app::{App, Hit, Panel};
use super::layer::Layer;

/// How far a wheel turns.
const WHEEL: isize = 3;

impl App<'_> {
    /// Does what the mouse asks for.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(Position::new(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => self.wheel(-WHEEL),
            MouseEventKind::ScrollDown => self.wheel(WHEEL),
            _ => {}
        }
    }

    fn wheel(&mut self, lines: isize) {
        match &mut self.layer {
            Layer::Rules(pager) => pager.scroll(lines),
            _ if self.past.is_some() => self.leaf(lines.signum()),
            _ => self.scroll(lines),
        }
    }

    fn click(&mut self, at: Position) {
        self.calm();
        let hit = self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| hit.clone());
        match std::mem::replace(&mut self.layer, Layer::None) {
            Layer::Help(_, under) => {
                self.layer = *under;
                return;
            }
            Layer::Preview | Layer::Hints(_) => return,
            layer => self.layer = layer,
        }
        match hit {
            Some(Hit::Choice(number)) => self.decide_number(number),
            // Whatever lies over the table has to be closed first.
            _ if !matches!(self.layer, Layer::None | Layer::Typing(_)) => self.close_choice(),
            Some(Hit::Panel(panel)) => self.panel = panel,
            Some(Hit::Garden(seat)) => {
                self.front = Some(seat);
                self.sketch = None;
            }
            Some(Hit::Place(name)) => self.click_place(&name),
            Some(Hit::Decision(number)) => self.click_decision(number),
            None => {}
        }
    }

    fn click_place(&mut self, name: &str) {
        if self.past.is_some() {
            return;
        }
        self.panel = Panel::Board;
        let again = self.cursor.as_deref() == Some(name);
        self.looking = true;
        self.put_cursor(name);
        let empty = self.place_under_cursor().is_some_and(|place| place.plies.is_empty());
        if again || empty {
            self.take_place();
        }
    }

    fn click_decision(&mut self, number: usize) {
        let again = self.panel == Panel::Decisions && self.chosen == number;
        self.panel = Panel::Decisions;
        self.choose(number);
        if again {
            self.decide_number(number);
        }
    }
}
