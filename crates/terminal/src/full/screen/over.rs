//! What lies over the table.

use minds::Advice;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::{Block, Borders, Clear, Paragraph, Wrap};
use table::{Phrase, Words};

use crate::fit::wrap;
use crate::full::app::{App, Hit};
use crate::full::layer::{Choice, Layer, Then};
use crate::full::rules::Pager;
use crate::palette::{self, Hue};
use crate::telling;

/// The keys that are explained; each is the name of a message.
const KEYS: [&str; 20] = [
    "arrows", "shift", "enter", "number", "type", "preview", "tab", "undo", "hint", "turn", "side", "garden", "rules",
    "past", "save", "load", "language", "say", "mouse", "quit",
];

/// How wide a window of text is.
const WINDOW: u16 = 74;

impl App<'_> {
    pub(super) fn draw_over(&mut self, frame: &mut Frame<'_>, body: Rect) {
        match &self.layer {
            Layer::None | Layer::Typing(_) | Layer::Ask(..) => {}
            Layer::Help => self.draw_help(frame, frame.area()),
            Layer::Preview => self.draw_preview(frame, body),
            Layer::Rules(pager) => self.draw_rules(frame, frame.area(), pager),
            Layer::Advice(advice) => self.draw_advice(frame, body, advice),
            Layer::Choice(choice) => {
                let hits = self.draw_choice(frame, body, choice);
                self.hits.extend(hits);
            }
            Layer::Abandon(then) => self.draw_abandon(frame, body, *then),
            Layer::Replace(path, _) => {
                let ask = Phrase::new("terminal-replace").with("file", path.display().to_string());
                self.draw_question(frame, body, &ask);
            }
        }
    }

    /// A window in the middle, and what is in it.
    fn window(&self, frame: &mut Frame<'_>, body: Rect, (width, height): (u16, u16), title: &str) -> Rect {
        let (width, height) = ((width + 4).min(body.width), (height + 2).min(body.height));
        let area = Rect::new(body.x + (body.width - width) / 2, body.y + (body.height - height) / 2, width, height);
        let block = Block::new()
            .borders(Borders::ALL)
            .border_style(self.host.palette.ink(Hue::Gold))
            .title(Span::styled(format!(" {title} "), self.host.palette.heading()));
        let inner = block.inner(area);
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
    }

    fn draw_help(&self, frame: &mut Frame<'_>, body: Rect) {
        let inner = self.window(frame, body, (WINDOW, KEYS.len() as u16), &self.words.word("terminal-keys-title"));
        let row = |key: &str| {
            let said = self.words.word(&format!("terminal-key-{key}"));
            let (keys, what) = said.split_once(": ").map_or((said.as_str(), ""), |(keys, what)| (keys.trim(), what));
            Row::from(vec![
                Span::styled(format!("{keys:<12}"), self.host.palette.ink(Hue::Gold)),
                Span::raw(format!(" {what}")),
            ])
        };
        frame.render_widget(Paragraph::new(KEYS.map(row).to_vec()), inner);
    }

    /// The chosen decision in words, and all it would do, a line each.
    fn draw_preview(&self, frame: &mut Frame<'_>, body: Rect) {
        let Some(ply) = self.legal.get(self.chosen) else { return };
        let what = self.told.get(ply).cloned().unwrap_or_default();
        let effects = self.preview(ply);
        let lines = std::iter::once(&what).chain(&effects).flat_map(|line| wrap(line, WINDOW.into()));
        let rows: Vec<_> = lines.map(Row::from).collect();
        let inner = self.window(frame, body, (WINDOW, rows.len() as u16), ply);
        frame.render_widget(Paragraph::new(rows), inner);
    }

    fn draw_rules(&self, frame: &mut Frame<'_>, body: Rect, pager: &Pager) {
        let title = self.words.word("terminal-rules-title");
        let inner = self.window(frame, body, (78, body.height), &title);
        let rows = usize::from(inner.height.saturating_sub(1));
        let sought = pager.sought.to_lowercase();
        let row = |line: &String| {
            let found = !sought.is_empty() && line.to_lowercase().contains(&sought);
            let style = if found { palette::chosen(Style::new()) } else { Style::new() };
            Row::from(Span::styled(line.clone(), style))
        };
        let lines: Vec<_> = pager.lines.iter().skip(pager.top).take(rows).map(row).collect();
        frame.render_widget(Paragraph::new(lines), inner);
        let foot = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
        let text = match &pager.typing {
            Some(line) => format!("/{}", line.text()),
            None => self.words.word("terminal-rules-keys"),
        };
        frame.render_widget(Paragraph::new(Span::styled(text, self.host.palette.ink(Hue::Dim))), foot);
    }

    fn draw_advice(&self, frame: &mut Frame<'_>, body: Rect, advice: &[Advice]) {
        let game = self.company.game();
        let lines: Vec<_> = advice.iter().flat_map(|advice| telling::advice(advice, game, &self.words)).collect();
        let title = self.words.word("terminal-hint-title");
        let rows = lines.len() as u16 + advice.len() as u16 + 1;
        let inner = self.window(frame, body, (76, rows), &title);
        let mut rows: Vec<_> = lines.into_iter().map(Row::from).collect();
        rows.push(Row::from(Span::styled(self.words.word("terminal-hint-keys"), self.host.palette.ink(Hue::Dim))));
        frame.render_widget(Paragraph::new(rows).wrap(Wrap { trim: false }), inner);
    }

    fn draw_choice(&self, frame: &mut Frame<'_>, body: Rect, choice: &Choice) -> Vec<(Rect, Hit)> {
        let inner = self.window(frame, body, (76, choice.numbers.len() as u16), &self.words.word("terminal-choose"));
        let visible = usize::from(inner.height.max(1));
        let first = (choice.at + 1).saturating_sub(visible);
        let mut hits = Vec::new();
        let mut rows = Vec::new();
        for (at, &number) in choice.numbers.iter().enumerate().skip(first).take(visible) {
            let Some(ply) = self.legal.get(number) else { continue };
            let words = self.told.get(ply).map_or(ply.as_str(), String::as_str);
            let style = if at == choice.at { palette::chosen(Style::new()) } else { Style::new() };
            rows.push(Row::from(Span::styled(format!("{} {words}", at + 1), style)));
            hits.push((Rect::new(inner.x, inner.y + (at - first) as u16, inner.width, 1), Hit::Choice(number)));
        }
        frame.render_widget(Paragraph::new(rows), inner);
        hits
    }

    fn draw_abandon(&self, frame: &mut Frame<'_>, body: Rect, then: Then) {
        let id = match (self.is_unsaved(), then) {
            (true, _) => "terminal-abandon",
            (false, _) if self.company.is_kept() => "terminal-leave-kept",
            (false, _) => "terminal-leave",
        };
        self.draw_question(frame, body, &Phrase::new(id));
    }

    fn draw_question(&self, frame: &mut Frame<'_>, body: Rect, ask: &Phrase) {
        let inner = self.window(frame, body, (60, 4), &self.words.word("terminal-question"));
        frame.render_widget(Paragraph::new(self.words.say(ask)).wrap(Wrap { trim: true }), inner);
    }
}
