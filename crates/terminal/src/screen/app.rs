//! What is shown, and what time does to it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use game::board::TextBoard;
use game::{Language, Phrase, Seat, Translate};
use minds::Hint;
use ratatui::layout::Rect;
use texts::Translator;

use super::Host;
use super::layer::Layer;
use super::past::Past;
use crate::log;
use crate::players::{News, Players, Waiting};
use crate::thinking::Task;

/// A part of the screen that keys go to; on a small screen the only one that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    Board,
    Decisions,
    Players,
    Log,
}

impl Panel {
    pub(super) const ALL: [Panel; 4] = [Panel::Board, Panel::Decisions, Panel::Players, Panel::Log];

    pub(super) const fn title(self) -> &'static str {
        match self {
            Panel::Board => "terminal-panel-board",
            Panel::Decisions => "terminal-panel-decisions",
            Panel::Players => "terminal-panel-players",
            Panel::Log => "terminal-panel-log",
        }
    }
}

/// Something on the screen that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hit {
    Place(String),
    Decision(usize),
    Choice(usize),
    Panel(Panel),
    Garden(Seat),
}

/// How a table was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Somebody said so, and was asked.
    Asked,
    /// At once, by ctrl-c, or because the terminal was gone.
    AtOnce,
    /// At once, by a signal.
    Ended(u8),
}

/// What is told in one line until something else happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notice {
    pub(super) text: String,
    pub(super) alarm: bool,
}

/// A table on the screen.
pub struct App<'a> {
    pub(super) host: &'a Host<'a>,
    pub(super) players: Box<dyn Players>,
    pub(super) words: Translator,
    /// What the person here may decide now, with its words.
    pub(super) legal: Vec<String>,
    pub(super) told: BTreeMap<String, String>,
    /// The place where the cursor is, and whether it may be on one without decisions.
    pub(super) cursor: Option<String>,
    pub(super) looking: bool,
    /// The decision that is chosen in the list.
    pub(super) chosen: usize,
    /// The first row of the board that is shown, if somebody scrolled it.
    pub(super) shift: Option<u16>,
    /// How far it can be scrolled, and how far it is.
    pub(super) deepest: u16,
    pub(super) above: u16,
    pub(super) panel: Panel,
    /// Whose garden is in front: as chosen, or as it was last one's turn here.
    pub(super) front: Option<Seat>,
    pub(super) home: Seat,
    /// How a tile is held, and whether somebody turned it.
    pub(super) quarters: usize,
    pub(super) turned: bool,
    pub(super) from_east: bool,
    /// What was heard, and the same in words.
    pub(super) heard: Vec<News>,
    pub(super) log: Vec<String>,
    pub(super) scrolled: usize,
    pub(super) notice: Option<Notice>,
    /// The last paragraph that was cited.
    pub(super) cited: Option<String>,
    pub(super) layer: Layer,
    pub(super) past: Option<Past>,
    pub(super) hint: Option<Task<Vec<Hint<String>>>>,
    pub(super) sketch: Option<TextBoard>,
    pub(super) hits: Vec<(Rect, Hit)>,
    /// What is waited for, and since when.
    pub(super) waiting: Option<(Waiting, Instant)>,
    /// Where the record is kept while the game goes on.
    pub(super) save: Option<PathBuf>,
    /// The plies that are safe in a file.
    pub(super) saved: usize,
    pub(super) exit: Option<Exit>,
}

impl<'a> App<'a> {
    /// A table to be shown.
    pub fn new(players: Box<dyn Players>, host: &'a Host<'a>) -> App<'a> {
        let saved = players.record().plies.len();
        let mut app = App {
            host,
            players,
            words: (host.speak)(host.language),
            legal: Vec::new(),
            told: BTreeMap::new(),
            cursor: None,
            looking: false,
            chosen: 0,
            shift: None,
            deepest: 0,
            above: 0,
            panel: Panel::Board,
            front: None,
            home: Seat::FIRST,
            quarters: 0,
            turned: false,
            from_east: false,
            heard: Vec::new(),
            log: Vec::new(),
            scrolled: 0,
            notice: None,
            cited: None,
            layer: Layer::None,
            past: None,
            hint: None,
            sketch: None,
            hits: Vec::new(),
            waiting: None,
            save: host.save.clone(),
            saved,
            exit: None,
        };
        app.speak(host.language);
        app.read_history();
        let finished = app.players.is_over();
        app.refresh();
        app.say(&Phrase::new("terminal-full-welcome"));
        if host.replay || finished {
            app.look_back(if finished && !host.replay { usize::MAX } else { 0 });
        }
        app
    }

    /// How it was left, once it was.
    pub fn exit(&self) -> Option<Exit> {
        self.exit
    }

    /// The players, as they are now.
    pub fn players(&self) -> &dyn Players {
        self.players.as_ref()
    }

    /// Whether something goes on that may change the screen by itself.
    pub fn is_busy(&self) -> bool {
        self.hint.is_some() || self.players.waiting().is_some()
    }

    /// Whether decisions would be lost if the table were left now.
    pub fn is_unsaved(&self) -> bool {
        !self.players.is_kept() && self.players.record().plies.len() != self.saved && !self.players.is_over()
    }

    /// Lets everything happen that needs no key, for at most so long; `true` if something has.
    pub fn go_on(&mut self, wait: Duration) -> bool {
        let news = self.players.news(wait);
        let heard = !news.is_empty();
        if heard {
            self.learn_names();
        }
        if let Some(News::Notice(phrase)) = news.iter().rfind(|news| matches!(news, News::Notice(_))) {
            self.say(phrase);
        }
        self.log.extend(news.iter().flat_map(|news| log::news(news, &self.words)));
        self.heard.extend(news);
        let changed = self.note_waiting();
        if heard || changed {
            self.refresh();
            self.keep();
        }
        self.take_hints() || heard || changed
    }

    /// The log of a game that goes on begins where the game did.
    pub(super) fn read_history(&mut self) {
        self.heard = self.players.history();
        self.log = self.heard.iter().flat_map(|news| log::news(news, &self.words)).collect();
    }

    fn note_waiting(&mut self) -> bool {
        let waiting = self.players.waiting();
        let changed = waiting != self.waiting.map(|(waiting, _)| waiting);
        if changed {
            self.waiting = waiting.map(|waiting| (waiting, Instant::now()));
        }
        changed
    }

    /// Looks again at what may be decided.
    pub(super) fn refresh(&mut self) {
        let legal = if self.players.person().is_some() { self.players.game().actions() } else { Vec::new() };
        if let Some(seat) = self.players.person() {
            if self.home != seat {
                self.front = None;
            }
            self.home = seat;
        }
        if legal != self.legal {
            if self.legal.is_empty() {
                // It is one's turn by now.
                let outdated = self.words.say(&Phrase::new("terminal-not-your-turn"));
                self.notice.take_if(|notice| notice.text == outdated);
            }
            self.legal = legal;
            self.chosen = 0;
            self.shift = None;
            self.looking = false;
            self.cursor = self.legal.iter().find(|ply| **ply == format!("rotate {}", 90 * self.quarters)).cloned();
        }
        let game = self.players.game();
        let said = |ply: &String| Some((ply.clone(), self.words.say(&game.tell(ply)?)));
        self.told = self.legal.iter().filter_map(said).collect();
        self.sketch = None;
        self.close_choice();
        self.follow_turn();
    }

    /// A list of decisions that may not be possible any more is closed, wherever it lies.
    pub(super) fn close_choice(&mut self) {
        match &mut self.layer {
            Layer::Help(_, under) if matches!(**under, Layer::Choice(_)) => **under = Layer::None,
            Layer::Choice(_) => self.layer = Layer::None,
            _ => {}
        }
    }

    /// Speaks a language, with the names of the players.
    pub(super) fn speak(&mut self, language: Language) {
        self.words = (self.host.speak)(language);
        self.learn_names();
    }

    /// The names of the players may change as they come and go.
    pub(super) fn learn_names(&mut self) {
        self.words.set_names(self.players.names(&self.words));
        self.words.set_reader(self.players.reader());
    }

    pub(super) fn switch_language(&mut self) {
        let all = Language::ALL;
        let at = all.iter().position(|&language| language == self.words.language()).unwrap_or_default();
        self.speak(all[(at + 1) % all.len()]);
        self.log = self.heard.iter().flat_map(|news| log::news(news, &self.words)).collect();
        self.refresh();
        match &self.past {
            Some(past) => self.look_back(past.at),
            None => self.say(&Phrase::new("terminal-language")),
        }
    }

    pub(super) fn say(&mut self, phrase: &Phrase) {
        self.notice = Some(Notice { text: self.words.say(phrase), alarm: false });
    }

    pub(super) fn warn(&mut self, text: String) {
        self.notice = Some(Notice { text, alarm: true });
    }

    /// What was refused is told until the next key.
    pub(super) fn calm(&mut self) {
        self.notice.take_if(|notice| notice.alarm);
    }

    /// Whose garden is in front.
    pub(super) fn in_front(&self) -> Seat {
        self.front.unwrap_or(self.home)
    }

    pub(super) fn next_garden(&mut self, steps: usize) {
        let players = self.players.game().players();
        self.front = Seat::new((self.in_front().index() + steps) % players.max(1));
    }
}
