//! The foot of the screen: what to do, what is chosen, what was said, what is typed, what goes on.

use game::board::{CUT, Hue, fit, seat_sign, wrap};
use game::{Phrase, Translate};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::log;
use crate::screen::app::App;
use crate::screen::layer::{Ask, Layer};
use crate::screen::line::Line;

/// Somebody is thinking.
const SPINNER: [&str; 8] = ["⠋", "⠙", "⠸", "⢰", "⣠", "⣄", "⡆", "⠇"];

/// How tall the foot is: the prompt, what is chosen, what is said or typed, keys.
pub(super) const fn height(rows: u16) -> u16 {
    match rows {
        44.. => 7,
        40.. => 6,
        _ => 5,
    }
}

impl App<'_> {
    pub(super) fn draw_bottom(&self, frame: &mut Frame<'_>, area: Rect) {
        let row = |at: u16| Rect::new(area.x, area.y + at, area.width, 1);
        let last = area.height - 1;
        frame.render_widget(Paragraph::new(self.prompt_row()), row(0));
        let chosen = Rect { y: area.y + 1, height: last - 2, ..area };
        self.draw_chosen(frame, chosen);
        self.draw_said(frame, row(last - 1));
        let keys = if self.past.is_some() { "terminal-keys-past" } else { "terminal-keys" };
        let keys = fit(&self.words.word(keys), area.width.into());
        frame.render_widget(Paragraph::new(Span::styled(keys, self.host.palette.ink(Hue::Dim))), row(last));
    }

    fn draw_chosen(&self, frame: &mut Frame<'_>, area: Rect) {
        let text = self.chosen_text();
        let rows: usize = text.iter().map(|row| wrap(&row.to_string(), area.width.into()).len()).sum();
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        if rows > area.height.into()
            && let Some(last) = frame.buffer_mut().cell_mut((area.right() - 1, area.bottom() - 1))
        {
            last.set_char(CUT);
        }
    }

    /// Whose turn it is and what to do; while others think, how long already.
    fn prompt_row(&self) -> Row<'static> {
        let palette = self.host.palette;
        if let Some(past) = &self.past {
            return Row::from(slider(past.at, past.record.plies.len(), 60));
        }
        if let Some((waiting, since)) = self.waiting {
            let spinner = SPINNER[(since.elapsed().as_millis() / 100) as usize % SPINNER.len()];
            let said = self.words.say(&log::waiting(waiting));
            let elapsed = since.elapsed().as_secs();
            let text = if elapsed > 0 { format!("{spinner} {said} {elapsed} s") } else { format!("{spinner} {said}") };
            return Row::from(Span::styled(text, palette.ink(Hue::Water)));
        }
        if self.players.is_over() {
            let verdict = self.words.say(&log::verdict(self.players.game()));
            return Row::from(Span::styled(verdict, palette.heading()));
        }
        let prompt = log::prompt(self.players.as_ref(), &self.words);
        let mut spans = Vec::new();
        if let Some(seat) = self.players.person() {
            spans.push(Span::styled(format!("{} ", seat_sign(seat)), palette.seat(seat)));
        }
        spans.push(Span::styled(prompt, palette.ink(Hue::White)));
        if self.hint.is_some() {
            spans.push(Span::styled(
                format!("  {}", self.words.word("terminal-hint-thinking")),
                palette.ink(Hue::Water),
            ));
        }
        Row::from(spans)
    }

    /// The decision that is chosen, in words, with what it costs and opens; or why another one is refused.
    fn chosen_text(&self) -> Vec<Row<'static>> {
        if self.past.is_some() {
            return Vec::new();
        }
        if let Some(notice) = self.notice.as_ref().filter(|notice| notice.alarm) {
            return vec![Row::from(Span::styled(format!("! {}", notice.text), self.host.palette.ink(Hue::Alarm)))];
        }
        let Some(ply) = self.legal.get(self.chosen) else { return Vec::new() };
        let palette = self.host.palette;
        let words = self.told.get(ply).cloned().unwrap_or_default();
        let more = self.place_under_cursor().map_or(0, |place| place.plies.len());
        let mut spans =
            vec![Span::styled((self.chosen + 1).to_string(), palette.ink(Hue::Gold)), Span::raw(format!("  {words}"))];
        if more > 1 {
            let count = Phrase::new("terminal-ways").with("count", more);
            spans.push(Span::styled(format!("  {}", self.words.say(&count)), palette.ink(Hue::Dim)));
        }
        let preview = self.preview(ply);
        let mut rows = vec![Row::from(spans)];
        if !preview.is_empty() {
            rows.push(Row::from(Span::styled(preview.join(" · "), palette.ink(Hue::Sand))));
        }
        rows
    }

    /// What a decision would do, sentence by sentence.
    pub(super) fn preview(&self, ply: &str) -> Vec<String> {
        self.players.game().preview(ply).iter().map(|phrase| self.words.say(phrase)).collect()
    }

    /// What is typed, or what was said last.
    fn draw_said(&self, frame: &mut Frame<'_>, area: Rect) {
        match &self.layer {
            Layer::Typing(line) => self.draw_line(frame, area, ":", line, &self.suggestions(line)),
            Layer::Ask(ask, line) => {
                let label = self.words.word(match ask {
                    Ask::Save(_) => "terminal-ask-save",
                    Ask::Load => "terminal-ask-load",
                    Ask::Say => "terminal-ask-say",
                });
                self.draw_line(frame, area, &label, line, "");
            }
            _ => {
                let Some(notice) = self.notice.as_ref().filter(|notice| !notice.alarm) else { return };
                let said = Span::styled(fit(&notice.text, area.width.into()), self.host.palette.ink(Hue::Water));
                frame.render_widget(Paragraph::new(said), area);
            }
        }
    }

    fn suggestions(&self, line: &Line) -> String {
        line.matches(&self.legal).into_iter().take(6).collect::<Vec<_>>().join(" · ")
    }

    fn draw_line(&self, frame: &mut Frame<'_>, area: Rect, label: &str, line: &Line, beside: &str) {
        let room = usize::from(area.width).saturating_sub(label.width() + line.text().width() + 4);
        let row = Row::from(vec![
            Span::styled(format!("{label} "), self.host.palette.ink(Hue::Gold)),
            Span::raw(line.text().to_owned()),
            Span::styled(format!("   {}", fit(beside, room)), self.host.palette.ink(Hue::Dim)),
        ]);
        let x = area.x + (label.width() + 1 + line.before().width()) as u16;
        frame.render_widget(Paragraph::new(row), area);
        frame.set_cursor_position(Position::new(x.min(area.right().saturating_sub(1)), area.y));
    }
}

/// Where one is between the beginning and the end.
fn slider(at: usize, of: usize, width: usize) -> Span<'static> {
    let before = (width * at).checked_div(of).unwrap_or_default();
    Span::styled(format!("|{}◆{}|", "━".repeat(before), "─".repeat(width - before)), Style::new())
}
