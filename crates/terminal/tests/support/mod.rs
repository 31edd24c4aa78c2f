//! A table on a screen of memory, played by keys and clicks.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(dead_code, reason = "each test uses a part of it")]

use std::cell::RefCell;
use std::path::Path;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use game::{AnyGame, GameKind, Language, Options, Phrase, Record, Seed};
use minds::{Budget, Level};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use terminal::screen::{App, Host};
use terminal::{Depth, LocalPlayers, Palette, Player, Players};
use texts::Translator;

pub(crate) fn speak(language: Language) -> Translator {
    Translator::new(language, catalog::texts().chain([minds::TEXTS, terminal::TEXTS]))
}

pub(crate) const NAMES: [&str; 5] = ["Ana", "Bilal", "Chloé", "Darius", "Architecte 5"];

/// A new game with people in the first seats and pupils in the others.
pub(crate) fn local_game(key: &str, players: usize, people: usize, seed: u64) -> LocalPlayers {
    let kind = catalog::find(key).unwrap();
    let game = kind.start(players, &Options::defaults(kind.meta()), None).unwrap();
    let names = NAMES[..players].iter().map(ToString::to_string).collect();
    LocalPlayers::new(game, seats(key, players, people), names, Seed::of_number(seed))
}

pub(crate) fn seats(key: &str, players: usize, people: usize) -> Vec<Player> {
    let mind = |seat: usize| catalog::mind(key, Level::Pupil.spec(Duration::ZERO), seat as u64).unwrap();
    (0..players).map(|seat| if seat < people { Player::Person } else { Player::Mind(mind(seat)) }).collect()
}

/// What is written, by path.
pub(crate) type Written = RefCell<Vec<(String, String)>>;

/// Plays with a table; `written` gets what it saves.
pub(crate) fn with_app<T>(
    players: LocalPlayers,
    (width, height): (u16, u16),
    depth: Depth,
    play: impl FnOnce(&mut Table<'_>, &Written) -> T,
) -> T {
    with_palette(players, (width, height), Palette::new(depth), play)
}

/// The same in these colours.
pub(crate) fn with_palette<T>(
    players: LocalPlayers,
    (width, height): (u16, u16),
    palette: Palette,
    play: impl FnOnce(&mut Table<'_>, &Written) -> T,
) -> T {
    let kind: &'static dyn GameKind = catalog::find(players.game().meta().key).unwrap();
    let written: Written = RefCell::new(Vec::new());
    let write = |path: &Path, text: &str| {
        if path == Path::new("full-disk") {
            return Err(std::io::Error::from(std::io::ErrorKind::StorageFull));
        }
        written.borrow_mut().push((path.display().to_string(), text.to_owned()));
        Ok(())
    };
    let open = |path: &Path| {
        let found =
            written.borrow().iter().rev().find(|(name, _)| Path::new(name) == path).map(|(_, text)| text.clone());
        let record: Record = found.ok_or_else(|| vec![Phrase::new("terminal-nothing-here")])?.parse().unwrap();
        let people = seats(kind.meta().key, record.players, record.players);
        let local_game = LocalPlayers::resume(kind, None, record, people, Seed::of_number(1)).unwrap();
        Ok(Box::new(local_game) as Box<dyn Players>)
    };
    let host = Host {
        kind,
        components: None,
        speak: &speak,
        language: Language::En,
        palette,
        save: None,
        write: &write,
        open: &open,
        hinter: &|| catalog::hinter(kind.meta().key, Budget::Simulations(20), 1),
        replay: false,
    };
    let app = App::new(Box::new(players), &host);
    let screen = Terminal::new(TestBackend::new(width, height)).unwrap();
    let mut table = Table { app, screen };
    table.settle();
    play(&mut table, &written)
}

/// A table on a screen of memory.
pub(crate) struct Table<'a> {
    pub(crate) app: App<'a>,
    pub(crate) screen: Terminal<TestBackend>,
}

impl Table<'_> {
    /// Waits until everybody else has decided, and draws.
    pub(crate) fn settle(&mut self) {
        self.app.go_on(Duration::ZERO);
        while self.app.is_busy() {
            self.app.go_on(Duration::from_mins(1));
        }
        self.draw();
    }

    pub(crate) fn draw(&mut self) {
        self.screen.draw(|frame| self.app.draw(frame)).unwrap();
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        self.settle();
    }

    pub(crate) fn keys(&mut self, text: &str) {
        for sign in text.chars() {
            self.key(KeyCode::Char(sign));
        }
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
        self.settle();
    }

    pub(crate) fn buffer(&self) -> &Buffer {
        self.screen.backend().buffer()
    }

    /// The screen as lines of text.
    pub(crate) fn text(&self) -> String {
        let buffer = self.buffer();
        let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }

    pub(crate) fn game(&self) -> &dyn AnyGame {
        self.app.players().game()
    }

    pub(crate) fn plies(&self) -> usize {
        self.app.players().record().plies.len()
    }

    #[track_caller]
    pub(crate) fn shows(&self, expected: &str) {
        let text = self.text();
        assert!(text.contains(expected), "no “{expected}” in\n{text}");
    }
}
