//! What lies over the table.

use game::board::{BoardKey, Hue, wrap};
use game::{Phrase, Translate};
use minds::Hint;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::{Block, Borders, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::log;
use crate::palette;
use crate::screen::app::{App, Hit};
use crate::screen::layer::{AfterSaving, Choice, Help, Layer};
use crate::screen::rules::Pager;

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
            Layer::Help(Help::Keys, _) => self.draw_keys(frame, frame.area()),
            Layer::Help(Help::Signs, _) => self.draw_signs(frame, frame.area()),
            Layer::Preview => self.draw_preview(frame, body),
            Layer::Rules(pager) => self.draw_rules(frame, frame.area(), pager),
            Layer::Hints(hints) => self.draw_hints(frame, body, hints),
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

    /// What the signs of the board mean.
    fn draw_signs(&self, frame: &mut Frame<'_>, body: Rect) {
        let mut rows = self.legend_rows(WINDOW.into());
        if rows.is_empty() {
            rows.push(Row::from(self.words.word("terminal-no-signs")));
        }
        let title = self.words.word("terminal-signs-help");
        let inner = self.window(frame, body, (WINDOW, rows.len() as u16), &title);
        frame.render_widget(Paragraph::new(rows), inner);
    }

    fn draw_keys(&self, frame: &mut Frame<'_>, body: Rect) {
        let title = self.words.word(&self.players.game().meta().message("title"));
        let explained = |key: &str| {
            let said = self.words.say(&Phrase::new(format!("terminal-key-{key}")).with("title", title.as_str()));
            let (keys, what) = said.split_once(": ").unwrap_or((&said, ""));
            (keys.trim().to_owned(), what.to_owned())
        };
        let keys: Vec<_> = KEYS.into_iter().filter(|key| self.has_key(key)).map(explained).collect();
        let rows = self.explained_rows(&keys, WINDOW.into());
        let title = self.words.word("terminal-keys-title");
        let inner = self.window(frame, body, (WINDOW, rows.len() as u16), &title);
        frame.render_widget(Paragraph::new(rows), inner);
    }

    /// Whether a key does something in this game.
    fn has_key(&self, key: &str) -> bool {
        match key {
            "turn" => self.board_has(BoardKey::Turn),
            "side" => self.board_has(BoardKey::Side),
            _ => true,
        }
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

    fn draw_hints(&self, frame: &mut Frame<'_>, body: Rect, hints: &[Hint<String>]) {
        let game = self.players.game();
        let lines: Vec<_> = hints.iter().flat_map(|hint| log::hint(hint, game, &self.words)).collect();
        let title = self.words.word("terminal-hint-title");
        let rows = lines.len() as u16 + hints.len() as u16 + 1;
        let inner = self.window(frame, body, (76, rows), &title);
        let mut rows: Vec<_> = lines.into_iter().map(Row::from).collect();
        rows.push(Row::from(Span::styled(self.words.word("terminal-hint-keys"), self.host.palette.ink(Hue::Dim))));
        frame.render_widget(Paragraph::new(rows).wrap(Wrap { trim: false }), inner);
    }

    /// The decisions of a place, each whole, in a window as wide as they need.
    fn draw_choice(&self, frame: &mut Frame<'_>, body: Rect, choice: &Choice) -> Vec<(Rect, Hit)> {
        let most = usize::from(body.width.saturating_sub(4)).max(1);
        let texts: Vec<Vec<String>> = self.choice_texts(choice).iter().map(|text| wrap(text, most)).collect();
        let wide = texts.iter().flatten().map(|row| row.width()).max().unwrap_or_default() as u16;
        let high = texts.iter().map(Vec::len).sum::<usize>() as u16;
        let title = self.words.word("terminal-choose");
        let inner = self.window(frame, body, (wide.max(title.width() as u16), high), &title);
        let first = first_in_sight(&texts, choice.at, inner.height.into());
        let mut hits = Vec::new();
        let mut rows = Vec::new();
        for (at, (text, &number)) in texts.into_iter().zip(&choice.numbers).enumerate().skip(first) {
            let top = rows.len() as u16;
            if top + text.len() as u16 > inner.height && at != choice.at {
                break;
            }
            let style = if at == choice.at { palette::chosen(Style::new()) } else { Style::new() };
            hits.push((Rect::new(inner.x, inner.y + top, inner.width, text.len() as u16), Hit::Choice(number)));
            rows.extend(text.into_iter().map(|row| Row::from(Span::styled(row, style))));
        }
        frame.render_widget(Paragraph::new(rows), inner);
        hits
    }

    /// The decisions in words; those that sound alike with their notation, so that no two look alike.
    fn choice_texts(&self, choice: &Choice) -> Vec<String> {
        let plies = choice.numbers.iter().filter_map(|&number| self.legal.get(number));
        let said: Vec<_> = plies.map(|ply| (ply, self.told.get(ply).unwrap_or(ply))).collect();
        let alike = |words: &String| said.iter().filter(|(_, other)| *other == words).count() > 1;
        let text = |(at, (ply, words)): (usize, &(&String, &String))| {
            if alike(words) { format!("{} {words} ({ply})", at + 1) } else { format!("{} {words}", at + 1) }
        };
        said.iter().enumerate().map(text).collect()
    }

    fn draw_abandon(&self, frame: &mut Frame<'_>, body: Rect, then: AfterSaving) {
        let id = match (self.is_unsaved(), then) {
            (true, _) => "terminal-abandon",
            (false, _) if self.players.is_kept() => "terminal-leave-kept",
            (false, _) => "terminal-leave",
        };
        self.draw_question(frame, body, &Phrase::new(id));
    }

    fn draw_question(&self, frame: &mut Frame<'_>, body: Rect, ask: &Phrase) {
        let inner = self.window(frame, body, (60, 4), &self.words.word("terminal-question"));
        frame.render_widget(Paragraph::new(self.words.say(ask)).wrap(Wrap { trim: true }), inner);
    }
}

/// The first of some texts that is shown, so that the one at `at` is in sight.
fn first_in_sight(texts: &[Vec<String>], at: usize, room: usize) -> usize {
    let mut rows = 0;
    let fits = |text: &&Vec<String>| {
        rows += text.len();
        rows <= room
    };
    let seen = texts.iter().take(at + 1).rev().take_while(fits).count();
    (at + 1).saturating_sub(seen.max(1))
}
