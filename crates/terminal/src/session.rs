//! A game with people and minds around one screen.

use minds::AnyMind;
use table::record::RecordFault;
use table::{Dealer, Kind, Match, Phrase, Record, Rejection, Seat, Seed, Turn};

/// Who sits in a seat.
pub enum Player {
    /// A person at this screen.
    Person,
    /// A mind.
    Mind(Box<dyn AnyMind>),
}

/// Something that was decided or drawn, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Who; `None` is the dealer.
    pub by: Option<Seat>,
    /// What, in words, as seen before it happened.
    pub what: Option<Phrase>,
    /// What came of it.
    pub events: Vec<Phrase>,
}

/// A game with people and minds around one screen.
pub struct Session {
    game: Box<dyn Match>,
    players: Vec<Player>,
    dealer: Dealer,
    draws: usize,
    record: Record,
    /// The states a person may go back to, each with the number of plies before it.
    before: Vec<(Box<dyn Match>, usize)>,
}

impl Session {
    /// A game that begins now, dealt from this seed.
    pub fn new(game: Box<dyn Match>, players: Vec<Player>, names: Vec<String>, seed: Seed) -> Session {
        let mut record = Record::begin(game.as_ref());
        record.names = names.into_iter().map(Some).collect();
        record.commitment = Some(seed.commitment());
        record.seed = Some(seed);
        Session { game, players, dealer: Dealer::new(seed), draws: 0, record, before: Vec::new() }
    }

    /// A recorded game that goes on. A record without its seed is dealt from `fresh`, and promises nothing.
    pub fn resume(
        kind: &dyn Kind,
        components: Option<&str>,
        mut record: Record,
        players: Vec<Player>,
        fresh: Seed,
    ) -> Result<Session, RecordFault> {
        let game = record.replay(kind, components, usize::MAX)?;
        if record.seed.is_none() {
            record.commitment = None;
        }
        let seed = record.seed.unwrap_or(fresh);
        record.result = None;
        let draws = record.draws();
        let mut session = Session { game, players, dealer: Dealer::new(seed), draws, record, before: Vec::new() };
        session.note_end();
        Ok(session)
    }

    /// The game.
    pub fn game(&self) -> &dyn Match {
        self.game.as_ref()
    }

    /// The record so far. That of an unfinished game holds the seed too, so that it can go on.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The person who has to decide, if it is a person's turn.
    pub fn person(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Decide(seat) if matches!(self.players.get(seat.index()), Some(Player::Person)) => Some(seat),
            _ => None,
        }
    }

    /// Takes one step that needs no person: a draw, a mind's decision, a decision without a choice. `None` if a person has to
    /// decide or the game is over.
    pub fn step(&mut self) -> Option<Told> {
        let ply = match self.game.turn() {
            Turn::Over => return None,
            Turn::Deal => self.game.deal(&mut self.dealer.draw(self.draws))?,
            Turn::Decide(seat) => match self.players.get_mut(seat.index()) {
                Some(Player::Mind(mind)) => mind.decide(self.game.as_ref())?,
                _ => self.only_decision()?,
            },
        };
        self.apply(&ply).ok()
    }

    fn only_decision(&self) -> Option<String> {
        let mut decisions = self.game.actions();
        if decisions.len() == 1 { decisions.pop() } else { None }
    }

    /// Plays what a person decided, or rejects it and changes nothing.
    pub fn play(&mut self, action: &str) -> Result<Told, Rejection> {
        self.game.check(action)?;
        self.forget_unless(self.decider());
        self.before.push((self.game.fork(), self.record.plies.len()));
        self.apply(action)
    }

    fn apply(&mut self, ply: &str) -> Result<Told, Rejection> {
        let what = self.game.tell(ply);
        let by = self.decider();
        let events = if by.is_some() { self.game.play(ply)? } else { self.game.reveal(ply)? };
        self.record.push(by, canonical(ply));
        if by.is_none() {
            self.draws += 1;
        }
        self.forget_unless(by);
        self.note_end();
        Ok(Told { by, what, events })
    }

    fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Deal | Turn::Over => None,
        }
    }

    /// What the dealer has shown or somebody else has decided can't be taken back.
    fn forget_unless(&mut self, by: Option<Seat>) {
        let same = |state: &dyn Match| by.is_some_and(|seat| state.turn() == Turn::Decide(seat));
        if !self.before.last().is_some_and(|(state, _)| same(state.as_ref())) {
            self.before.clear();
        }
    }

    fn note_end(&mut self) {
        if self.game.turn() == Turn::Over {
            self.record.finish(self.game.as_ref());
        }
    }

    /// Takes back the last decision of the person to move, as long as the dealer has drawn nothing and nobody else has
    /// decided since.
    pub fn undo(&mut self) -> bool {
        let Some((state, plies)) = self.before.pop() else { return false };
        self.game = state;
        self.record.plies.truncate(plies);
        self.record.result = None;
        true
    }
}

/// Notation with single spaces, as a record has it.
fn canonical(ply: &str) -> String {
    ply.split_whitespace().collect::<Vec<_>>().join(" ")
}
