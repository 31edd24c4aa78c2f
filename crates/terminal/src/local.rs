//! A game with people and minds around one screen.

use std::sync::Arc;
use std::time::{Duration, Instant};

use game::record::RecordError;
use game::{AnyGame, Dealer, GameKind, MoveError, Phrase, Record, Seat, Seed, Translate, Turn, UndoHistory};
use minds::AnyMind;

use crate::game_in_play::{GameInPlay, LogItem};
use crate::players::{News, Players, Waiting, only};
use crate::thinking::{Task, TaskState};

/// Who sits in a seat.
pub enum Player {
    /// A person at this screen.
    Person,
    /// A mind.
    Mind(Box<dyn AnyMind>),
}

/// A mind with what it has decided.
type Decided = (Box<dyn AnyMind>, Option<String>);

/// Who sits in a seat, and whether they are thinking.
enum Sitter {
    Person,
    Mind(Box<dyn AnyMind>),
    /// About the game as it is after so many plies were taken back.
    Thinking(Task<Decided>, usize),
}

/// A game with people and minds around one screen. Minds think in threads of their own.
pub struct LocalPlayers {
    in_play: GameInPlay,
    sitters: Vec<Sitter>,
    dealer: Dealer,
    draws: usize,
    /// What a person may go back to.
    undo: UndoHistory<Arc<Box<dyn AnyGame>>>,
    /// How often somebody went back: what a mind thought about before is not decided.
    undone: usize,
    /// What has happened and was not told yet.
    untold: Vec<News>,
    /// What had happened before, in a recorded game.
    history: Vec<LogItem>,
}

impl LocalPlayers {
    /// A game that begins now, dealt from this seed.
    pub fn new(game: Box<dyn AnyGame>, players: Vec<Player>, names: Vec<String>, seed: Seed) -> LocalPlayers {
        let mut in_play = GameInPlay::new(game);
        in_play.record.names = names.into_iter().map(Some).collect();
        in_play.record.commitment = Some(seed.commitment());
        in_play.record.seed = Some(seed);
        LocalPlayers::seated(in_play, players, seed)
    }

    /// Notes in the record who plays each seat: a person, or which bot.
    #[must_use]
    pub fn with_sitters(mut self, sitters: Vec<Option<String>>) -> LocalPlayers {
        self.in_play.record.sitters = sitters;
        self
    }

    /// A recorded game that goes on. A record without its seed is dealt from `fresh`, and promises nothing.
    pub fn resume(
        kind: &dyn GameKind,
        components: Option<&str>,
        mut record: Record,
        players: Vec<Player>,
        fresh: Seed,
    ) -> Result<LocalPlayers, RecordError> {
        if record.seed.is_none() {
            record.commitment = None;
        }
        let seed = record.seed.unwrap_or(fresh);
        let (in_play, history) = GameInPlay::resume(kind, components, record)?;
        Ok(LocalPlayers { history, ..LocalPlayers::seated(in_play, players, seed) })
    }

    fn seated(in_play: GameInPlay, players: Vec<Player>, seed: Seed) -> LocalPlayers {
        let sit = |player| match player {
            Player::Person => Sitter::Person,
            Player::Mind(mind) => Sitter::Mind(mind),
        };
        let draws = in_play.record.draws();
        let sitters = players.into_iter().map(sit).collect();
        let dealer = Dealer::new(seed);
        LocalPlayers {
            in_play,
            sitters,
            dealer,
            draws,
            undo: UndoHistory::default(),
            undone: 0,
            untold: Vec::new(),
            history: Vec::new(),
        }
    }

    /// Takes one step that needs no person: a draw, a mind's decision, a decision without a choice. `None` if nothing can happen now: a
    /// person has to decide, a mind still thinks after so long, or the game is over.
    fn step(&mut self, wait: Duration) -> Option<LogItem> {
        let ply = match self.in_play.game.turn() {
            Turn::Over => return None,
            Turn::Deal => self.in_play.game.deal(&mut self.dealer.draw(self.draws))?,
            Turn::Decide(seat) => match self.sitters.get(seat.index()) {
                // What was no choice is not taken back by itself: it would be decided again at once.
                None | Some(Sitter::Person) => return self.in_play.apply(&self.only_decision()?).ok(),
                Some(_) => self.mind_decides(seat, wait)?,
            },
        };
        self.apply(&ply).ok()
    }

    fn only_decision(&self) -> Option<String> {
        let mut decisions = self.in_play.game.actions();
        if decisions.len() == 1 { decisions.pop() } else { None }
    }

    /// What the mind in a seat decides, if it has made up its mind after so long.
    fn mind_decides(&mut self, seat: Seat, wait: Duration) -> Option<String> {
        let sitter = self.sitters.get_mut(seat.index())?;
        if let Sitter::Mind(_) = sitter
            && let Sitter::Mind(mut mind) = std::mem::replace(sitter, Sitter::Person)
        {
            let game = self.in_play.game.fork();
            let task = Task::start(move || {
                let decision = mind.decide(game.as_ref());
                (mind, decision)
            });
            *sitter = Sitter::Thinking(task, self.undone);
        }
        let Sitter::Thinking(task, undone) = sitter else { return None };
        match task.wait(wait) {
            TaskState::Working => None,
            TaskState::Done((mind, decision)) => {
                let outdated = *undone != self.undone;
                *sitter = Sitter::Mind(mind);
                if outdated { self.mind_decides(seat, wait) } else { decision }
            }
            // A mind that has lost its thread leaves its seat to those at the screen.
            TaskState::Failed => {
                *sitter = Sitter::Person;
                self.untold.push(News::Notice(Phrase::new("terminal-mind-gone").with("player", seat)));
                None
            }
        }
    }

    fn apply(&mut self, ply: &str) -> Result<LogItem, MoveError> {
        let (before, plies) = (self.in_play.game.fork(), self.in_play.record.plies.len());
        let told = self.in_play.apply(ply)?;
        match told.by {
            None => {
                self.draws += 1;
                self.undo.drawn();
            }
            Some(seat) => {
                let alone = self.reader() == Some(seat);
                self.undo.decided(seat, (alone, self.sitters.len()), Arc::new(before), plies);
            }
        }
        Ok(told)
    }

    /// Whose decision may be taken back, and how many plies are left then.
    fn undoable(&self) -> Option<(Seat, usize)> {
        let person = |seat: &Seat| matches!(self.sitters.get(seat.index()), Some(Sitter::Person));
        let last = self.undo.decider().filter(person);
        let alone = self.reader().filter(|_| self.person().is_some());
        let part = last.and_then(|seat| Some((seat, self.undo.this_turn(seat, false)?)));
        part.or_else(|| Some((alone?, self.undo.turn_before(self.in_play.record.plies.len())?)))
    }
}

impl Players for LocalPlayers {
    fn game(&self) -> &dyn AnyGame {
        self.in_play.game.as_ref()
    }

    fn record(&self) -> &Record {
        &self.in_play.record
    }

    fn names(&self, _: &dyn Translate) -> Vec<String> {
        self.in_play.record.names.iter().flatten().cloned().collect()
    }

    fn person(&self) -> Option<Seat> {
        let seat = self.in_play.decider()?;
        matches!(self.sitters.get(seat.index()), Some(Sitter::Person)).then_some(seat)
    }

    fn reader(&self) -> Option<Seat> {
        let seats = Seat::all(self.sitters.len()).zip(&self.sitters);
        only(seats.filter(|(_, sitter)| matches!(sitter, Sitter::Person)).map(|(seat, _)| seat))
    }

    fn play(&mut self, action: &str) -> Result<(), MoveError> {
        let told = self.apply(action)?;
        self.untold.push(News::Played(told));
        Ok(())
    }

    /// Takes back the last decision of the person to move, as long as the dealer has drawn nothing and nobody else has
    /// decided since. Who is alone among bots takes back the turns before, too; what was drawn is drawn again.
    fn undo(&mut self) -> bool {
        let Some((seat, plies)) = self.undoable() else { return false };
        let alone = self.reader() == Some(seat);
        let Some(state) = self.undo.take_back(seat, alone, plies) else { return false };
        self.in_play.back(state.fork(), plies);
        self.draws = self.in_play.record.draws();
        self.undone += 1;
        self.untold.push(News::Back);
        true
    }

    fn news(&mut self, wait: Duration) -> Vec<News> {
        let until = Instant::now() + wait;
        let mut news = std::mem::take(&mut self.untold);
        while let Some(told) = self.step(until.saturating_duration_since(Instant::now())) {
            news.push(News::Played(told));
        }
        news.append(&mut self.untold);
        news
    }

    fn history(&mut self) -> Vec<News> {
        std::mem::take(&mut self.history).into_iter().map(News::Played).collect()
    }

    fn waiting(&self) -> Option<Waiting> {
        let seat = self.in_play.decider()?;
        self.person().is_none().then_some(Waiting::Mind(seat))
    }

    fn say(&mut self, _: &str) -> bool {
        false
    }

    fn is_kept(&self) -> bool {
        false
    }
}
