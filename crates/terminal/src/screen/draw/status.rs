//! How many points everybody has, and what the others did last.

use game::Seat;
use game::board::{fit, seat_sign};
use game::record::Ply;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::screen::app::App;

/// How much room the points of the one in front need.
const OWN: u16 = 8;
/// What a whole turn of somebody else needs.
const OTHER: u16 = 64;
/// The most rows, however many there are.
const ROWS: usize = 2;

/// How many of these others stand on a row.
fn on_a_row(others: usize, width: u16) -> usize {
    usize::from(width.saturating_sub(OWN) / OTHER).max(others.div_ceil(ROWS)).clamp(1, others.max(1))
}

/// How tall it is.
pub(super) fn height(players: usize, width: u16) -> u16 {
    let others = players.saturating_sub(1);
    others.div_ceil(on_a_row(others, width)).max(1) as u16
}

impl App<'_> {
    pub(super) fn draw_status(&self, frame: &mut Frame<'_>, area: Rect) {
        let others: Vec<_> = Seat::all(self.shown_game().players()).filter(|&seat| seat != self.home).collect();
        let each = on_a_row(others.len(), area.width);
        let room = (area.width - OWN) / each as u16;
        let mut rows: Vec<Row<'static>> = Vec::new();
        let mut left = others.chunks(each);
        for row in 0..area.height {
            let own = if row == 0 { self.points_of(self.home) } else { String::new() };
            let mut spans =
                vec![Span::styled(format!("{own:<0$}", usize::from(OWN)), self.host.palette.seat(self.home))];
            for &seat in left.next().unwrap_or_default() {
                spans.extend(self.last_turn_of(seat, room.into()));
            }
            rows.push(Row::from(spans));
        }
        frame.render_widget(Paragraph::new(rows), area);
    }

    /// The sign of a seat, and its points so far.
    fn points_of(&self, seat: Seat) -> String {
        format!("{} {}", seat_sign(seat), self.shown_game().standing().total(seat))
    }

    fn last_turn_of(&self, seat: Seat, room: usize) -> [Span<'static>; 3] {
        let points = self.points_of(seat);
        let left = room.saturating_sub(points.width() + 4);
        let turn = fit(&last_turn(self.shown_plies(), seat).join(", "), left);
        let rest = " ".repeat(room.saturating_sub(points.width() + 2 + turn.width()));
        [
            Span::styled(points, self.host.palette.seat(seat)),
            Span::styled(format!("  {turn}"), Style::new()),
            Span::raw(rest),
        ]
    }

    /// What led to the table that is shown.
    fn shown_plies(&self) -> &[Ply] {
        match &self.past {
            Some(past) => &past.record.plies[..past.at.min(past.record.plies.len())],
            None => &self.players.record().plies,
        }
    }
}

/// What a seat decided when it was last its turn.
fn last_turn(plies: &[Ply], seat: Seat) -> Vec<&str> {
    let end = plies.iter().rposition(|ply| ply.by == Some(seat)).map_or(0, |at| at + 1);
    let theirs = |ply: &&Ply| ply.by.is_none_or(|by| by == seat);
    let mut turn: Vec<_> = plies[..end].iter().rev().take_while(theirs).filter(|ply| ply.by.is_some()).collect();
    turn.reverse();
    turn.into_iter().map(|ply| ply.text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_turn_is_what_was_decided_without_another_player_between() {
        let [one, two] = [0, 1].map(|seat| Seat::new(seat).unwrap_or(Seat::FIRST));
        let ply = |by, text: &str| Ply { by, text: text.to_owned() };
        let plies = [
            ply(Some(one), "old"),
            ply(Some(two), "dig a1"),
            ply(Some(one), "dig b1"),
            ply(None, "tower"),
            ply(Some(one), "place b1"),
            ply(Some(two), "pass"),
        ];
        assert_eq!(last_turn(&plies, one), ["dig b1", "place b1"]);
        assert_eq!(last_turn(&plies, two), ["pass"]);
        assert_eq!(last_turn(&plies[..1], two), Vec::<&str>::new());
    }
}
