//! A game with people and minds around one screen.

use std::time::{Duration, Instant};

use minds::AnyMind;
use table::record::RecordFault;
use table::{Dealer, Kind, Match, Phrase, Record, Rejection, Seat, Seed, Turn, Words};

use crate::company::{Company, News, Waiting};
use crate::course::{Course, Told};
use crate::thinking::{Progress, Task};

/// Who sits in a seat.
pub enum Player {
    /// A person at this screen.
    Person,
    /// A mind.
    Mind(Box<dyn AnyMind>),
}

/// A mind with what it has decided.
type Decided = (Box<dyn AnyMind>, Option<String>);

/// Who sits in a seat, and whether he is thinking.
enum Sitter {
    Person,
    Mind(Box<dyn AnyMind>),
    Thinking(Task<Decided>),
}

/// A game with people and minds around one screen. Minds think in threads of their own.
pub struct Session {
    course: Course,
    sitters: Vec<Sitter>,
    dealer: Dealer,
    draws: usize,
    /// The states a person may go back to, each with the number of plies before it.
    before: Vec<(Box<dyn Match>, usize)>,
    /// What has happened and was not told yet.
    untold: Vec<News>,
}

impl Session {
    /// A game that begins now, dealt from this seed.
    pub fn new(game: Box<dyn Match>, players: Vec<Player>, names: Vec<String>, seed: Seed) -> Session {
        let mut course = Course::new(game);
        course.record.names = names.into_iter().map(Some).collect();
        course.record.commitment = Some(seed.commitment());
        course.record.seed = Some(seed);
        Session::seated(course, players, seed)
    }

    /// A recorded game that goes on. A record without its seed is dealt from `fresh`, and promises nothing.
    pub fn resume(
        kind: &dyn Kind,
        components: Option<&str>,
        mut record: Record,
        players: Vec<Player>,
        fresh: Seed,
    ) -> Result<Session, RecordFault> {
        if record.seed.is_none() {
            record.commitment = None;
        }
        let seed = record.seed.unwrap_or(fresh);
        Ok(Session::seated(Course::resume(kind, components, record)?, players, seed))
    }

    fn seated(course: Course, players: Vec<Player>, seed: Seed) -> Session {
        let sit = |player| match player {
            Player::Person => Sitter::Person,
            Player::Mind(mind) => Sitter::Mind(mind),
        };
        let draws = course.record.draws();
        let sitters = players.into_iter().map(sit).collect();
        Session { course, sitters, dealer: Dealer::new(seed), draws, before: Vec::new(), untold: Vec::new() }
    }

    /// Takes one step that needs no person: a draw, a mind's decision, a decision without a choice. `None` if nothing can happen now: a
    /// person has to decide, a mind still thinks after so long, or the game is over.
    fn step(&mut self, patience: Duration) -> Option<Told> {
        let ply = match self.course.game.turn() {
            Turn::Over => return None,
            Turn::Deal => self.course.game.deal(&mut self.dealer.draw(self.draws))?,
            Turn::Decide(seat) => match self.sitters.get(seat.index()) {
                None | Some(Sitter::Person) => self.only_decision()?,
                Some(_) => self.mind_decides(seat, patience)?,
            },
        };
        self.apply(&ply).ok()
    }

    fn only_decision(&self) -> Option<String> {
        let mut decisions = self.course.game.actions();
        if decisions.len() == 1 { decisions.pop() } else { None }
    }

    /// What the mind in a seat decides, if it has made up its mind after so long.
    fn mind_decides(&mut self, seat: Seat, patience: Duration) -> Option<String> {
        let sitter = self.sitters.get_mut(seat.index())?;
        if let Sitter::Mind(_) = sitter
            && let Sitter::Mind(mut mind) = std::mem::replace(sitter, Sitter::Person)
        {
            let game = self.course.game.fork();
            *sitter = Sitter::Thinking(Task::start(move || {
                let decision = mind.decide(game.as_ref());
                (mind, decision)
            }));
        }
        let Sitter::Thinking(task) = sitter else { return None };
        match task.wait(patience) {
            Progress::Working => None,
            Progress::Done((mind, decision)) => {
                *sitter = Sitter::Mind(mind);
                decision
            }
            // A mind that has lost its thread leaves its seat to those at the screen.
            Progress::Failed => {
                *sitter = Sitter::Person;
                self.untold.push(News::Notice(Phrase::new("terminal-mind-gone").with("player", seat)));
                None
            }
        }
    }

    fn apply(&mut self, ply: &str) -> Result<Told, Rejection> {
        let told = self.course.apply(ply)?;
        if told.by.is_none() {
            self.draws += 1;
        }
        self.forget_unless(told.by);
        Ok(told)
    }

    /// What the dealer has shown or somebody else has decided can't be taken back.
    fn forget_unless(&mut self, by: Option<Seat>) {
        let same = |state: &dyn Match| by.is_some_and(|seat| state.turn() == Turn::Decide(seat));
        if !self.before.last().is_some_and(|(state, _)| same(state.as_ref())) {
            self.before.clear();
        }
    }
}

impl Company for Session {
    fn game(&self) -> &dyn Match {
        self.course.game.as_ref()
    }

    fn record(&self) -> &Record {
        &self.course.record
    }

    fn names(&self, _: &dyn Words) -> Vec<String> {
        self.course.record.names.iter().flatten().cloned().collect()
    }

    fn person(&self) -> Option<Seat> {
        let seat = self.course.decider()?;
        matches!(self.sitters.get(seat.index()), Some(Sitter::Person)).then_some(seat)
    }

    fn play(&mut self, action: &str) -> Result<(), Rejection> {
        self.course.game.check(action)?;
        self.forget_unless(self.course.decider());
        self.before.push((self.course.game.fork(), self.course.record.plies.len()));
        let told = self.apply(action)?;
        self.untold.push(News::Told(told));
        Ok(())
    }

    /// Takes back the last decision of the person to move, as long as the dealer has drawn nothing and nobody else has
    /// decided since.
    fn undo(&mut self) -> bool {
        let Some((state, plies)) = self.before.pop() else { return false };
        self.course.back(state, plies);
        self.untold.push(News::Back);
        true
    }

    fn news(&mut self, patience: Duration) -> Vec<News> {
        let until = Instant::now() + patience;
        let mut news = std::mem::take(&mut self.untold);
        while let Some(told) = self.step(until.saturating_duration_since(Instant::now())) {
            news.push(News::Told(told));
        }
        news.append(&mut self.untold);
        news
    }

    fn waiting(&self) -> Option<Waiting> {
        let seat = self.course.decider()?;
        self.person().is_none().then_some(Waiting::Mind(seat))
    }

    fn say(&mut self, _: &str) -> bool {
        false
    }

    fn is_kept(&self) -> bool {
        false
    }
}
