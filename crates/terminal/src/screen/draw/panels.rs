//! Players, decisions and log.

use game::board::{Hue, fit, seat_sign, wrap};
use game::{AnyGame, Meta, Seat, Translate, Turn};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::legend::legend;
use crate::palette;
use crate::screen::app::{App, Hit, Panel};

/// The rows of the score sheet: names, categories, sum, and the frame.
pub(super) fn players_height(meta: &Meta) -> u16 {
    meta.categories.len() as u16 + 4
}

/// How wide the points of a seat are.
const NARROW: u16 = 3;
const WIDE: u16 = 5;
/// From this width on, the list says decisions in words too.
const WORDY: usize = 60;
/// How wide notation is there, with the space after it.
const NOTATION: usize = 27;

impl App<'_> {
    pub(super) fn draw_frame(&self, frame: &mut Frame<'_>, area: Rect, panel: Panel) {
        let palette = self.host.palette;
        let focused = self.panel == panel;
        let style = if focused { palette.ink(Hue::Gold) } else { palette.ink(Hue::Dim) };
        let title = self.title(panel);
        let title = if focused { format!("▸{title}") } else { format!(" {title}") };
        let mut block =
            Block::new().borders(Borders::ALL).border_style(style).title(Span::styled(title, palette.heading()));
        if panel == Panel::Board {
            let spans: Vec<_> = std::iter::once(self.game_title()).chain(self.past_title()).collect();
            block = block.title(Row::from(spans).right_aligned());
        }
        frame.render_widget(block, area);
    }

    /// What the signs of the board mean.
    pub(super) fn draw_legend(&self, frame: &mut Frame<'_>, area: Rect, rows: Vec<Row<'static>>) {
        let palette = self.host.palette;
        let title = Span::styled(format!(" {}", self.words.word("terminal-signs-title")), palette.heading());
        let block = Block::new().borders(Borders::ALL).border_style(palette.ink(Hue::Dim)).title(title);
        frame.render_widget(Paragraph::new(rows).block(block), area);
    }

    /// The rows of the legend in this width: signs at the left, meanings at the right.
    pub(super) fn legend_rows(&self, width: usize) -> Vec<Row<'static>> {
        self.explained_rows(&legend(self.shown_game(), &self.words), width)
    }

    /// Signs or keys, each with its meaning beside it; a long meaning goes on below.
    pub(super) fn explained_rows(&self, explained: &[(String, String)], width: usize) -> Vec<Row<'static>> {
        let indent = explained.iter().map(|(sign, _)| sign.width()).max().unwrap_or_default() + 2;
        let row = |(at, sign, text): (usize, &str, String)| {
            let sign = if at == 0 { sign } else { "" };
            let gap = " ".repeat(indent.saturating_sub(sign.width()));
            Row::from(vec![Span::styled(format!("{sign}{gap}"), self.host.palette.ink(Hue::Gold)), Span::raw(text)])
        };
        let meaning = |(sign, meaning): &(String, String)| {
            let lines = wrap(meaning, width.saturating_sub(indent));
            lines.into_iter().enumerate().map(|(at, text)| row((at, sign, text))).collect::<Vec<_>>()
        };
        explained.iter().flat_map(meaning).collect()
    }

    pub(super) fn shown_game(&self) -> &dyn AnyGame {
        self.past.as_ref().map_or(self.players.game(), |past| past.game.as_ref())
    }

    /// Points by category, one column a seat; the seat that decides is marked.
    pub(super) fn draw_players(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let game = self.shown_game();
        let (meta, standing) = (game.meta(), game.standing());
        let seats: Vec<Seat> = Seat::all(game.players()).collect();
        let labels: Vec<_> =
            meta.categories.iter().map(|key| self.words.word(&meta.message(&format!("category-{key}")))).collect();
        let widest = labels.iter().map(|label| label.width()).max().unwrap_or_default() as u16;
        let column = (area.width.saturating_sub(widest) / seats.len().max(1) as u16).clamp(NARROW, WIDE);
        let label = area.width.saturating_sub(column * seats.len() as u16);
        let mut rows = vec![self.signs_row(&seats, (label, column))];
        for (category, name) in labels.iter().enumerate() {
            let points = seats.iter().map(|&seat| (seat, standing.points(seat, category))).collect::<Vec<_>>();
            rows.push(self.points_row(name, (label, column), &points, false));
        }
        let totals = seats.iter().map(|&seat| (seat, standing.total(seat))).collect::<Vec<_>>();
        rows.push(self.points_row(&self.words.word("terminal-total"), (label, column), &totals, true));
        let room = area.height.saturating_sub(rows.len() as u16);
        if room >= seats.len() as u16 {
            rows.extend(seats.iter().map(|&seat| self.name_row(seat, area.width)));
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
            let text = format!("{:>1$}", format!("{mark}{}", seat_sign(seat)), usize::from(column));
            spans.push(Span::styled(text, self.host.palette.seat(seat)));
        }
        Row::from(spans)
    }

    fn name_row(&self, seat: Seat, width: u16) -> Row<'static> {
        Row::from(Span::styled(
            fit(&format!("{} {}", seat_sign(seat), self.words.name(seat)), width.into()),
            self.host.palette.seat(seat),
        ))
    }

    fn points_row(&self, label: &str, (width, column): (u16, u16), points: &[(Seat, i32)], bold: bool) -> Row<'static> {
        let (width, column) = (usize::from(width), usize::from(column));
        let short = fit(label, width);
        let style = if bold { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        let mut spans = vec![Span::styled(format!("{short:<width$}"), style)];
        for &(seat, points) in points {
            let style = if bold { self.host.palette.seat(seat) } else { Style::new() };
            spans.push(Span::styled(format!("{points:>column$}"), style));
        }
        Row::from(spans)
    }

    /// The list with the chosen decision in sight.
    pub(super) fn draw_decisions(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let mut y = area.y;
        for number in self.first_decision(area)..self.legal.len() {
            let rows = self.entry(number, area.width.into());
            let place = Rect::new(area.x, y, area.width, rows.len() as u16);
            y = place.bottom();
            if y > area.bottom() {
                return;
            }
            let style = if number == self.chosen { palette::chosen(Style::new()) } else { Style::new() };
            let rows: Vec<_> = rows.into_iter().map(|row| Row::from(Span::styled(row, style))).collect();
            frame.render_widget(Paragraph::new(rows), place);
            self.hits.push((place, Hit::Decision(number)));
        }
    }

    /// Where the list begins so that the chosen decision is the last one, or nearer to the beginning.
    fn first_decision(&self, area: Rect) -> usize {
        let above = (0..=self.chosen).rev().scan(0, |used, number| {
            *used += self.entry(number, area.width.into()).len();
            Some((number, *used))
        });
        above.take_while(|&(_, used)| used <= area.height.into()).last().map_or(self.chosen, |(first, _)| first)
    }

    /// The rows of a decision in the list: its number, its notation, and its words where there is room for them.
    fn entry(&self, number: usize, width: usize) -> Vec<String> {
        let Some(ply) = self.legal.get(number) else { return Vec::new() };
        let indent = self.legal.len().to_string().len().max(2);
        let room = width.saturating_sub(indent + 1);
        let rows = if room < WORDY {
            wrap(ply, room)
        } else {
            let words = self.told.get(ply).map(String::as_str).unwrap_or_default();
            beside(ply, &wrap(words, room - NOTATION))
        };
        let head = |row: usize| if row == 0 { (number + 1).to_string() } else { String::new() };
        rows.iter().enumerate().map(|(row, text)| format!("{:>indent$} {text}", head(row))).collect()
    }

    /// The end of the log, or what was scrolled to.
    pub(super) fn draw_log(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let rows = usize::from(area.height);
        let end = self.log.len().saturating_sub(self.scrolled);
        let mut wrapped = 0;
        let width = usize::from(area.width.max(1));
        let mut first = end;
        while first > 0 {
            let tall = wrap(&self.log[first - 1], width).len();
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

/// Notation with its words at the right, or below it if it is long.
fn beside(ply: &str, words: &[String]) -> Vec<String> {
    let long = ply.width() >= NOTATION;
    let left = std::iter::once(ply).chain(std::iter::repeat(""));
    let rows = left.skip(long.into()).zip(words).map(|(left, words)| format!("{left:<NOTATION$}{words}"));
    long.then(|| ply.to_owned()).into_iter().chain(rows).collect()
}
