//! The course of a game at a table: its entries, folded into how it stands. No clock is read and nothing is stored here.

mod clocks;
mod moment;

pub(crate) use clocks::Clocks;
pub(crate) use moment::score;

use minds::Level;
use table::record::Origin;
use table::{Dealer, Match, PerSeat, Rejection, Seat, Seed, Turn};

use crate::entry::{Entry, Stamped};
use crate::protocol::{Clock, Told};

/// The bot that plays on for somebody who is absent or has resigned.
pub(crate) const STAND_IN: Level = Level::Scribe;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Player {
    /// The bot that plays it, now.
    pub(crate) bot: Option<Level>,
    /// Whether a person sits there, though a bot may play for him.
    pub(crate) person: bool,
    /// Whether that person has given up.
    pub(crate) resigned: bool,
}

/// A state that can be gone back to.
struct Before {
    game: Box<dyn Match>,
    plies: usize,
}

/// Why an entry can't follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    /// The game is over.
    Over,
    /// It is the turn of somebody else.
    OtherTurn,
    /// The rules don't allow it.
    Rules(Rejection),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to confirm.
    NothingToConfirm,
    /// The turn has to be confirmed or taken back first.
    ConfirmFirst,
    /// The seat is played by its person.
    Present,
    /// A bot's seat, or one whose person has given up.
    NotAPersons,
    /// Its time is up.
    TimeIsUp,
}

/// The course of a game.
pub(crate) struct Course {
    game: Box<dyn Match>,
    dealer: Dealer,
    seed: Seed,
    /// The hash of the seed, as everybody sees it.
    commitment: String,
    players: PerSeat<Player, { Seat::MOST }>,
    clocks: Clocks,
    /// How many entries there were.
    number: usize,
    plies: usize,
    draws: usize,
    /// The states the last decider may go back to.
    before: Vec<Before>,
    decider: Option<Seat>,
    hold: Option<Seat>,
    resigned: bool,
    /// Which plies come from another game.
    origin: Option<Origin>,
    last: i64,
}

impl std::fmt::Debug for Course {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Course").field("number", &self.number).field("plies", &self.plies).finish_non_exhaustive()
    }
}

impl Course {
    /// A game that begins at this time.
    pub(crate) fn begin(
        game: Box<dyn Match>,
        seed: Seed,
        players: PerSeat<Player, { Seat::MOST }>,
        clock: Clock,
        at: i64,
    ) -> Course {
        let clocks = Clocks::new(clock, game.players());
        Course {
            game,
            dealer: Dealer::new(seed),
            commitment: seed.commitment().to_string(),
            seed,
            players,
            clocks,
            number: 0,
            plies: 0,
            draws: 0,
            before: Vec::new(),
            decider: None,
            hold: None,
            resigned: false,
            origin: None,
            last: at,
        }
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &dyn Match {
        self.game.as_ref()
    }

    /// How many entries there were.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// When the last of them happened.
    pub(crate) fn last(&self) -> i64 {
        self.last
    }

    /// Who plays a seat.
    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players[seat]
    }

    /// Which plies come from another game, if any do.
    pub(crate) fn origin(&self) -> Option<Origin> {
        self.origin
    }

    /// Whether nothing can happen any more.
    pub(crate) fn is_over(&self) -> bool {
        self.resigned || (self.game.turn() == Turn::Over && self.hold.is_none())
    }

    /// The seat that has to decide or to confirm.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match (self.is_over(), self.hold, self.game.turn()) {
            (false, Some(seat), _) | (false, None, Turn::Decide(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The bot that has to decide now, if it is one's turn.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.actor()?;
        Some((seat, self.players[seat].bot?))
    }

    /// When the time of the one to act runs out.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let seat = self.actor().filter(|&seat| self.players[seat].bot.is_none())?;
        self.clocks.deadline(seat, self.last)
    }

    /// What the dealer has to draw now, if it is his turn.
    pub(crate) fn draw(&self) -> Option<Entry> {
        if self.is_over() || self.hold.is_some() {
            return None;
        }
        self.game.deal(&mut self.dealer.draw(self.draws)).map(Entry::Deal)
    }

    /// The plies that would be left if a seat took its last decision back, or all of its turn.
    pub(crate) fn undo(&self, seat: Seat, turn: bool) -> Option<usize> {
        if self.is_over() || self.decider != Some(seat) {
            return None;
        }
        let before = if turn { self.before.first() } else { self.before.last() };
        before.map(|before| before.plies)
    }

    /// Whether a decision would end the turn of its seat, so that it may wait to be confirmed.
    pub(crate) fn ends_turn(&self, seat: Seat, ply: &str) -> bool {
        let mut next = self.game.fork();
        next.play(ply).is_ok() && next.turn() != Turn::Decide(seat)
    }

    /// Goes on by an entry and tells what came of it, or says why not and changes nothing.
    pub(crate) fn follow(&mut self, stamped: &Stamped) -> Result<Option<Told>, Obstacle> {
        let actor = self.actor();
        // Who lets his time run out has used it, though a bot plays on.
        let human = actor.filter(|&seat| self.players[seat].bot.is_none());
        let told = self.carry_out(&stamped.entry)?;
        let undone = matches!(stamped.entry, Entry::Undo(..));
        self.clocks.pass(human, actor, self.actor(), stamped.at - self.last, undone);
        self.number += 1;
        self.last = stamped.at;
        Ok(told)
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Option<Told>, Obstacle> {
        if self.is_over() {
            return Err(Obstacle::Over);
        }
        match entry {
            Entry::Play(seat, ply) => return self.decide(*seat, ply, false).map(Some),
            Entry::Hold(seat, ply) => return self.decide(*seat, ply, true).map(Some),
            Entry::Deal(ply) => return self.reveal(ply).map(Some),
            Entry::Confirm(seat) => self.confirm(*seat)?,
            Entry::Undo(seat, plies) => self.take_back(*seat, *plies)?,
            Entry::Resign(seat) | Entry::Expire(seat) => self.resign(*seat)?,
            Entry::Replace(seat, level) | Entry::Lapse(seat, level) => self.replace(*seat, *level)?,
            Entry::Return(seat) => self.give_back(*seat)?,
            Entry::Origin(origin) => self.inherit(*origin)?,
        }
        Ok(None)
    }

    fn decide(&mut self, seat: Seat, ply: &str, hold: bool) -> Result<Told, Obstacle> {
        if self.hold.is_some() {
            return Err(if self.hold == Some(seat) { Obstacle::ConfirmFirst } else { Obstacle::OtherTurn });
        }
        if self.game.turn() != Turn::Decide(seat) {
            return Err(Obstacle::OtherTurn);
        }
        let before = Before { game: self.game.fork(), plies: self.plies };
        let told = self.ply(Some(seat), ply)?;
        if self.decider.replace(seat) != Some(seat) {
            self.before.clear();
        }
        self.before.push(before);
        self.hold = hold.then_some(seat);
        Ok(told)
    }

    fn reveal(&mut self, ply: &str) -> Result<Told, Obstacle> {
        if self.hold.is_some() || self.game.turn() != Turn::Deal {
            return Err(Obstacle::OtherTurn);
        }
        let told = self.ply(None, ply)?;
        self.draws += 1;
        self.before.clear();
        self.decider = None;
        Ok(told)
    }

    fn ply(&mut self, by: Option<Seat>, ply: &str) -> Result<Told, Obstacle> {
        let what = self.game.tell(ply);
        let done = if by.is_some() { self.game.play(ply) } else { self.game.reveal(ply) };
        let events = done.map_err(Obstacle::Rules)?;
        self.plies += 1;
        Ok(Told { ply: self.plies - 1, by: by.map(Seat::index), notation: ply.to_owned(), what, events })
    }

    /// What came before is of another game: it is not taken back, has cost nobody time, and the dealer counts his draws anew.
    fn inherit(&mut self, origin: Origin) -> Result<(), Obstacle> {
        if self.origin.is_some() || origin.plies != self.plies {
            return Err(Obstacle::OtherTurn);
        }
        self.origin = Some(origin);
        self.draws = 0;
        self.before.clear();
        self.decider = None;
        self.clocks = self.clocks.whole();
        Ok(())
    }

    fn confirm(&mut self, seat: Seat) -> Result<(), Obstacle> {
        if self.hold != Some(seat) {
            return Err(Obstacle::NothingToConfirm);
        }
        self.hold = None;
        // A confirmed turn is not taken back.
        self.before.clear();
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, plies: usize) -> Result<(), Obstacle> {
        let at = self.before.iter().position(|before| before.plies == plies).filter(|_| self.decider == Some(seat));
        let before = at.and_then(|at| self.before.drain(at..).next()).ok_or(Obstacle::NothingToUndo)?;
        self.game = before.game;
        self.plies = before.plies;
        self.hold = None;
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Obstacle> {
        if !self.players[seat].person || self.players[seat].resigned {
            return Err(Obstacle::NotAPersons);
        }
        self.players[seat].resigned = true;
        self.players[seat].bot = Some(STAND_IN);
        self.release(seat);
        let mut seats = Seat::all(self.game.players());
        let left = seats.clone().filter(|&seat| !self.players[seat].resigned).count();
        let people = seats.any(|seat| self.players[seat].person && !self.players[seat].resigned);
        self.resigned = left < 2 || !people;
        Ok(())
    }

    fn replace(&mut self, seat: Seat, level: Level) -> Result<(), Obstacle> {
        if !self.players[seat].person || self.players[seat].resigned {
            return Err(Obstacle::NotAPersons);
        }
        self.players[seat].bot = Some(level);
        self.release(seat);
        Ok(())
    }

    /// A bot confirms what its person left unconfirmed.
    fn release(&mut self, seat: Seat) {
        if self.hold == Some(seat) {
            self.hold = None;
            self.before.clear();
        }
    }

    fn give_back(&mut self, seat: Seat) -> Result<(), Obstacle> {
        let player = &mut self.players[seat];
        if !player.person || player.resigned {
            return Err(Obstacle::NotAPersons);
        }
        if player.bot.is_none() {
            return Err(Obstacle::Present);
        }
        if !self.clocks.renew(seat) {
            return Err(Obstacle::TimeIsUp);
        }
        player.bot = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Options;

    fn two_people(clock: Clock) -> Course {
        let kind = shelf::find("jardins").unwrap();
        let game = kind.start(2, &Options::read(kind.meta(), []).unwrap(), None).unwrap();
        let players = PerSeat([Player { person: true, ..Player::default() }; Seat::MOST]);
        let mut course = Course::begin(game, Seed::new([7; 32]), players, clock, 0);
        while let Some(entry) = course.draw() {
            course.follow(&Stamped { entry, at: 0 }).unwrap();
        }
        course
    }

    #[test]
    fn who_has_used_the_time_of_a_whole_game_does_not_return() {
        let mut course = two_people(Clock::Total { seconds: 30, increment: 0 });
        let seat = course.actor().unwrap();
        assert_eq!(course.deadline(), Some(30_000));
        course.follow(&Stamped { entry: Entry::Lapse(seat, STAND_IN), at: 30_100 }).unwrap();
        let back = course.follow(&Stamped { entry: Entry::Return(seat), at: 31_000 });
        assert_eq!(back, Err(Obstacle::TimeIsUp));
    }

    #[test]
    fn what_comes_from_another_game_is_not_taken_back_and_costs_no_time() {
        let mut course = two_people(Clock::Total { seconds: 30, increment: 5 });
        let (seat, draws, plies) = (course.actor().unwrap(), course.draws, course.plies + 1);
        let ply = course.game().actions()[0].clone();
        course.follow(&Stamped { entry: Entry::Play(seat, ply), at: 4000 }).unwrap();
        let undo = course.undo(seat, false);
        let origin = Origin { plies, commitment: None };
        let wrong = Entry::Origin(Origin { plies: plies + 1, commitment: None });
        assert_eq!(course.follow(&Stamped { entry: wrong, at: 4000 }), Err(Obstacle::OtherTurn));
        course.follow(&Stamped { entry: Entry::Origin(origin), at: 4000 }).unwrap();
        assert!(undo.is_some() && draws > 0 && course.draws == 0);
        assert_eq!((course.origin(), course.undo(seat, false)), (Some(origin), None));
        assert_eq!(course.deadline(), Some(34_000));
        let twice = course.follow(&Stamped { entry: Entry::Origin(origin), at: 4000 });
        assert_eq!(twice, Err(Obstacle::OtherTurn));
    }

    #[test]
    fn who_returns_gives_nobody_else_time() {
        let mut course = two_people(Clock::Turn { seconds: 60 });
        let seat = course.actor().unwrap();
        let other = seat.left(2);
        course.follow(&Stamped { entry: Entry::Replace(other, STAND_IN), at: 10_000 }).unwrap();
        course.follow(&Stamped { entry: Entry::Return(other), at: 40_000 }).unwrap();
        assert_eq!(course.deadline(), Some(60_000));
    }

    #[test]
    fn a_turn_begins_anew_for_who_returns() {
        let mut course = two_people(Clock::Turn { seconds: 60 });
        let seat = course.actor().unwrap();
        course.follow(&Stamped { entry: Entry::Lapse(seat, STAND_IN), at: 60_000 }).unwrap();
        assert_eq!(course.deadline(), None);
        course.follow(&Stamped { entry: Entry::Return(seat), at: 70_000 }).unwrap();
        assert_eq!(course.deadline(), Some(130_000));
    }
}
