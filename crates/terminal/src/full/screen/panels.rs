//! Players, decisions and log.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use table::{Match, Meta, Seat, Turn, Words};

use crate::full::app::{App, Hit, Panel};
use crate::palette::{self, Hue, sign};

/// The rows of the score sheet: names, categories, sum, and the frame.
pub(super) fn players_height(meta: &Meta) -> u16 {
    meta.categories.len() as u16 + 4
}

/// How much of a category's name is always seen.
const LABEL: u16 = 8;

impl App<'_> {
    pub(super) fn draw_frame(&self, frame: &mut Frame<'_>, area: Rect, panel: Panel) -> Rect {
        let palette = self.host.palette;
        let focused = self.panel == panel;
        let style = if focused { palette.ink(Hue::Gold) } else { palette.ink(Hue::Dim) };
        let title = self.words.word(panel.title());
        let title = if focused { format!("▸{title}") } else { format!(" {title}") };
        let block =
            Block::new().borders(Borders::ALL).border_style(style).title(Span::styled(title, palette.heading()));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        inner
    }

    fn shown_game(&self) -> &dyn Match {
        self.past.as_ref().map_or(self.company.game(), |past| past.game.as_ref())
    }

    /// Points by category, one column a seat; the seat that decides is marked.
    pub(super) fn draw_players(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let game = self.shown_game();
        let (meta, standing) = (game.meta(), game.standing());
        let seats: Vec<Seat> = Seat::all(game.players()).collect();
        let column = (area.width.saturating_sub(LABEL) / seats.len().max(1) as u16).clamp(3, 5);
        let label = area.width.saturating_sub(column * seats.len() as u16);
        let mut rows = vec![self.signs_row(&seats, (label, column))];
        for (category, key) in meta.categories.iter().enumerate() {
            let points = seats.iter().map(|&seat| (seat, standing.points(seat, category))).collect::<Vec<_>>();
            rows.push(self.points_row(
                &self.words.word(&meta.message(&format!("category-{key}"))),
                (label, column),
                &points,
                false,
            ));
        }
        let totals = seats.iter().map(|&seat| (seat, standing.total(seat))).collect::<Vec<_>>();
        rows.push(self.points_row(&self.words.word("terminal-total"), (label, column), &totals, true));
        let room = area.height.saturating_sub(rows.len() as u16);
        if room >= seats.len() as u16 {
            rows.extend(seats.iter().map(|&seat| self.name_row(seat)));
        }
        let first_name = rows.len() as u16 - seats.len() as u16;
        for (at, &seat) in seats.iter().enumerate() {
            self.hits.push((Rect::new(area.x + label + column * at as u16, area.y, column, 1), Hit::Garden(seat)));
            if room >= seats.len() as u16 {
                self.hits.push((Rect::new(area.x, area.y + first_name + at as u16, area.width, 1), Hit::Garden(seat)));
            }
        }
        frame.render_widget(Paragraph::new(rows), area);
    }

    fn signs_row(&self, seats: &[Seat], (label, column): (u16, u16)) -> Row<'static> {
        let mover = match self.shown_game().turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Deal | Turn::Over => None,
        };
        let mut spans = vec![Span::raw(" ".repeat(label.into()))];
        for &seat in seats {
            let mark = if mover == Some(seat) { "▶" } else { " " };
            let text = format!("{:>1$} ", format!("{mark}{}", sign(seat)), usize::from(column) - 1);
            spans.push(Span::styled(text, self.host.palette.seat(seat)));
        }
        Row::from(spans)
    }

    fn name_row(&self, seat: Seat) -> Row<'static> {
        Row::from(Span::styled(format!("{} {}", sign(seat), self.words.name(seat)), self.host.palette.seat(seat)))
    }

    fn points_row(&self, label: &str, (width, column): (u16, u16), points: &[(Seat, i32)], bold: bool) -> Row<'static> {
        let (width, column) = (usize::from(width), usize::from(column) - 1);
        let short: String = label.chars().take(width.saturating_sub(1)).collect();
        let style = if bold { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        let mut spans = vec![Span::styled(format!("{short:<width$}"), style)];
        for &(seat, points) in points {
            let style = if bold { self.host.palette.seat(seat) } else { Style::new() };
            spans.push(Span::styled(format!("{points:>column$} "), style));
        }
        Row::from(spans)
    }

    pub(super) fn draw_decisions(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let rows = usize::from(area.height);
        let first = (self.chosen + 1).saturating_sub(rows.max(1)).min(self.legal.len().saturating_sub(rows));
        let first = if self.chosen < rows { 0 } else { first };
        let mut lines = Vec::new();
        for (number, ply) in self.legal.iter().enumerate().skip(first).take(rows) {
            let width = self.legal.len().to_string().len().max(2);
            let words = self.told.get(ply).map(String::as_str).unwrap_or_default();
            let line = if area.width > 60 {
                format!("{:>width$} {ply:<26} {words}", number + 1)
            } else {
                format!("{:>width$} {ply}", number + 1)
            };
            let style = if number == self.chosen { palette::chosen(Style::new()) } else { Style::new() };
            lines.push(Row::from(Span::styled(line, style)));
            let row = Rect::new(area.x, area.y + (number - first) as u16, area.width, 1);
            self.hits.push((row, Hit::Decision(number)));
        }
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// The end of the log, or what was scrolled to.
    pub(super) fn draw_log(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let rows = usize::from(area.height);
        let end = self.log.len().saturating_sub(self.scrolled);
        let mut wrapped = 0;
        let width = usize::from(area.width.max(1));
        let mut first = end;
        while first > 0 {
            let tall = row_count(&self.log[first - 1], width);
            if wrapped + tall > rows {
                break;
            }
            wrapped += tall;
            first -= 1;
        }
        let lines: Vec<_> = self.log[first..end].iter().map(|line| Row::from(line.clone())).collect();
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), area);
    }
}

/// How many rows a line takes when it is broken between words.
fn row_count(line: &str, width: usize) -> usize {
    let (mut rows, mut used) = (1, 0);
    for word in line.split(' ') {
        let length = word.chars().count();
        let with_space = if used == 0 { length } else { used + 1 + length };
        if with_space <= width {
            used = with_space;
        } else {
            rows += 1;
            used = length;
        }
    }
    rows
}
