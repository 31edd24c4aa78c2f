//! A game in play at a table: its entries, folded into how it stands. No clock is read and nothing is stored here.

mod clocks;
mod snapshot;

pub(crate) use clocks::Clocks;
pub(crate) use snapshot::score;

use std::sync::Arc;

use game::record::Origin;
use game::{AnyGame, Dealer, MoveError, PerSeat, Seat, Seed, Turn, UndoHistory};
use minds::Level;

use protocol::{Clock, LogItem};
use store::{Entry, TimedEntry};

/// The bot that plays on for somebody who is absent or has resigned.
pub(crate) const STAND_IN: Level = Level::Scribe;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Player {
    /// The bot that plays it, now.
    pub(crate) bot: Option<Level>,
    /// Whether a person sits there, even if a bot plays for them.
    pub(crate) person: bool,
    /// Whether that person has given up.
    pub(crate) resigned: bool,
}

/// A state that can be gone back to.
#[derive(Clone)]
struct Before {
    game: Arc<Box<dyn AnyGame>>,
    draws: usize,
}

/// Why an entry can't follow.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum EntryError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is the turn of somebody else.
    #[error("it is the turn of somebody else")]
    OtherTurn,
    /// The rules don't allow it.
    #[error("the rules do not allow it")]
    Rules(MoveError),
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// There is nothing to confirm.
    #[error("there is nothing to confirm")]
    NothingToConfirm,
    /// The turn has to be confirmed or taken back first.
    #[error("the turn has to be confirmed or taken back first")]
    ConfirmFirst,
    /// The seat is played by its person.
    #[error("the seat is played by its person")]
    Present,
    /// A bot's seat, or one whose person has given up.
    #[error("no person plays the seat")]
    NotAPersons,
    /// Its time is up.
    #[error("the time of the seat is up")]
    TimeIsUp,
}

/// A game in play: the entries of a table, folded into how it stands.
///
/// A clone is cheap: it shares the game and its earlier states until one of the two goes on.
#[derive(Clone)]
pub(crate) struct GameInPlay {
    game: Arc<Box<dyn AnyGame>>,
    dealer: Dealer,
    seed: Seed,
    /// The hash of the seed, as everybody sees it.
    commitment: Arc<str>,
    players: PerSeat<Player, { Seat::MOST }>,
    clocks: Clocks,
    /// How many entries there were.
    number: usize,
    plies: usize,
    draws: usize,
    undo: UndoHistory<Before>,
    hold: Option<Seat>,
    resigned: bool,
    /// Which plies come from another game.
    origin: Option<Origin>,
    last: i64,
    /// Who decides, in which round, and since when.
    turn: Option<(Seat, u16, i64)>,
}

impl std::fmt::Debug for GameInPlay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameInPlay").field("number", &self.number).field("plies", &self.plies).finish_non_exhaustive()
    }
}

impl GameInPlay {
    /// A game that begins at this time.
    pub(crate) fn begin(
        game: Box<dyn AnyGame>,
        seed: Seed,
        players: PerSeat<Player, { Seat::MOST }>,
        clock: Clock,
        at: i64,
    ) -> GameInPlay {
        let clocks = Clocks::new(clock, game.players());
        GameInPlay {
            game: Arc::new(game),
            dealer: Dealer::new(seed),
            commitment: seed.commitment().to_string().into(),
            seed,
            players,
            clocks,
            number: 0,
            plies: 0,
            draws: 0,
            undo: UndoHistory::default(),
            hold: None,
            resigned: false,
            origin: None,
            last: at,
            turn: None,
        }
    }

    /// Since when the seat that decides has been deciding in this round, whatever was drawn meanwhile.
    pub(crate) fn turn_began(&self) -> i64 {
        self.turn.map_or(self.last, |(.., since)| since)
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &dyn AnyGame {
        self.game.as_ref().as_ref()
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

    /// What the dealer has to draw now, if it is the dealer's turn.
    pub(crate) fn draw(&self) -> Option<Entry> {
        if self.is_over() || self.hold.is_some() {
            return None;
        }
        self.game.deal(&mut self.dealer.draw(self.draws)).map(Entry::Deal)
    }

    /// The plies that would be left if a seat took its last decision back, or all of its turn. Against bots alone, the turns before
    /// can be taken back as well, one after the other.
    pub(crate) fn undo(&self, seat: Seat, turn: bool) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        let before =
            || self.undo.turn_before(self.plies).filter(|_| self.alone() == Some(seat) && self.actor() == Some(seat));
        self.undo.this_turn(seat, turn).or_else(before)
    }

    /// The seat whose person may take something back now.
    fn undoer(&self) -> Option<Seat> {
        let decider = self.undo.decider().filter(|&seat| self.players[seat].bot.is_none());
        [decider, self.alone()].into_iter().flatten().find(|&seat| self.undo(seat, false).is_some())
    }

    /// The seat of the only person, where all others are bots.
    fn alone(&self) -> Option<Seat> {
        let mut people = Seat::all(self.game.players()).filter(|&seat| self.players[seat].person);
        let one = people.next()?;
        (people.next().is_none() && self.players[one].bot.is_none()).then_some(one)
    }

    /// Whether a decision would end the turn of its seat, so that it may wait to be confirmed.
    pub(crate) fn ends_turn(&self, seat: Seat, ply: &str) -> bool {
        let mut next = self.game.fork();
        next.play(ply).is_ok() && next.turn() != Turn::Decide(seat)
    }

    /// Applies an entry and returns its line of the log, or says why not and changes nothing.
    pub(crate) fn follow(&mut self, stamped: &TimedEntry) -> Result<Option<LogItem>, EntryError> {
        let actor = self.actor();
        // A person who runs out of time has used it, even if a bot plays on.
        let human = actor.filter(|&seat| self.players[seat].bot.is_none());
        let item = self.carry_out(&stamped.entry)?;
        let undone = matches!(stamped.entry, Entry::Undo(..));
        self.clocks.pass(human, actor, self.actor(), stamped.at - self.last, undone);
        self.number += 1;
        self.last = stamped.at;
        if let Some(seat) = self.actor() {
            let now = (seat, self.game.round());
            if self.turn.is_none_or(|(seat, round, _)| (seat, round) != now) {
                self.turn = Some((now.0, now.1, stamped.at));
            }
        }
        Ok(item)
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Option<LogItem>, EntryError> {
        if self.is_over() {
            return Err(EntryError::Over);
        }
        match entry {
            Entry::Play(seat, ply) => return self.decide(*seat, ply, false).map(Some),
            Entry::Hold(seat, ply) => return self.decide(*seat, ply, true).map(Some),
            Entry::Deal(ply) => return self.reveal(ply).map(Some),
            Entry::Confirm(seat) => self.confirm(*seat)?,
            Entry::Undo(seat, plies) => self.take_back(*seat, *plies)?,
            Entry::Resign(seat) | Entry::Expire(seat) => self.resign(*seat)?,
            Entry::Replace(seat, level) | Entry::Timeout(seat, level) => self.replace(*seat, *level)?,
            Entry::Return(seat) => self.give_back(*seat)?,
            Entry::Origin(origin) => self.inherit(*origin)?,
        }
        Ok(None)
    }

    fn decide(&mut self, seat: Seat, ply: &str, hold: bool) -> Result<LogItem, EntryError> {
        if self.hold.is_some() {
            return Err(if self.hold == Some(seat) { EntryError::ConfirmFirst } else { EntryError::OtherTurn });
        }
        if self.game.turn() != Turn::Decide(seat) {
            return Err(EntryError::OtherTurn);
        }
        let before = self.now();
        let item = self.ply(Some(seat), ply)?;
        let alone = self.alone() == Some(seat);
        self.undo.decided(seat, (alone, self.game.players()), before, self.plies - 1);
        self.hold = hold.then_some(seat);
        Ok(item)
    }

    fn reveal(&mut self, ply: &str) -> Result<LogItem, EntryError> {
        if self.hold.is_some() || self.game.turn() != Turn::Deal {
            return Err(EntryError::OtherTurn);
        }
        let item = self.ply(None, ply)?;
        self.draws += 1;
        self.undo.drawn();
        Ok(item)
    }

    fn ply(&mut self, by: Option<Seat>, ply: &str) -> Result<LogItem, EntryError> {
        let what = self.game.tell(ply);
        let game = Arc::make_mut(&mut self.game);
        let done = if by.is_some() { game.play(ply) } else { game.reveal(ply) };
        let events = done.map_err(EntryError::Rules)?;
        self.plies += 1;
        Ok(LogItem { ply: self.plies - 1, by: by.map(Seat::index), notation: ply.to_owned(), what, events })
    }

    /// Everything before comes from another game: it can't be taken back, cost nobody time, and the dealer counts draws from zero.
    fn inherit(&mut self, origin: Origin) -> Result<(), EntryError> {
        if self.origin.is_some() || origin.plies != self.plies {
            return Err(EntryError::OtherTurn);
        }
        self.origin = Some(origin);
        self.draws = 0;
        self.undo.forget();
        self.clocks = self.clocks.whole();
        Ok(())
    }

    fn confirm(&mut self, seat: Seat) -> Result<(), EntryError> {
        if self.hold != Some(seat) {
            return Err(EntryError::NothingToConfirm);
        }
        self.hold = None;
        self.undo.confirmed();
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, plies: usize) -> Result<(), EntryError> {
        let alone = self.alone() == Some(seat);
        let before = self.undo.take_back(seat, alone, plies).ok_or(EntryError::NothingToUndo)?;
        self.game = before.game;
        self.plies = plies;
        self.draws = before.draws;
        self.hold = None;
        Ok(())
    }

    /// The game as it stands, to be gone back to.
    fn now(&self) -> Before {
        Before { game: Arc::clone(&self.game), draws: self.draws }
    }

    fn resign(&mut self, seat: Seat) -> Result<(), EntryError> {
        if !self.players[seat].person || self.players[seat].resigned {
            return Err(EntryError::NotAPersons);
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

    fn replace(&mut self, seat: Seat, level: Level) -> Result<(), EntryError> {
        if !self.players[seat].person || self.players[seat].resigned {
            return Err(EntryError::NotAPersons);
        }
        self.players[seat].bot = Some(level);
        self.release(seat);
        Ok(())
    }

    /// A bot confirms what its person left unconfirmed.
    fn release(&mut self, seat: Seat) {
        if self.hold == Some(seat) {
            self.hold = None;
            self.undo.confirmed();
        }
    }

    fn give_back(&mut self, seat: Seat) -> Result<(), EntryError> {
        let player = &mut self.players[seat];
        if !player.person || player.resigned {
            return Err(EntryError::NotAPersons);
        }
        if player.bot.is_none() {
            return Err(EntryError::Present);
        }
        if !self.clocks.renew(seat) {
            return Err(EntryError::TimeIsUp);
        }
        player.bot = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Options;

    fn two_people(clock: Clock) -> GameInPlay {
        let kind = catalog::find("jardins").unwrap();
        let game = kind.start(2, &Options::read(kind.meta(), []).unwrap(), None).unwrap();
        let players = PerSeat([Player { person: true, ..Player::default() }; Seat::MOST]);
        let mut in_play = GameInPlay::begin(game, Seed::new([7; 32]), players, clock, 0);
        while let Some(entry) = in_play.draw() {
            in_play.follow(&TimedEntry { entry, at: 0 }).unwrap();
        }
        in_play
    }

    #[test]
    fn who_has_used_the_time_of_a_whole_game_does_not_return() {
        let mut in_play = two_people(Clock::Total { seconds: 30, increment: 0 });
        let seat = in_play.actor().unwrap();
        assert_eq!(in_play.deadline(), Some(30_000));
        in_play.follow(&TimedEntry { entry: Entry::Timeout(seat, STAND_IN), at: 30_100 }).unwrap();
        let back = in_play.follow(&TimedEntry { entry: Entry::Return(seat), at: 31_000 });
        assert_eq!(back, Err(EntryError::TimeIsUp));
    }

    #[test]
    fn what_comes_from_another_game_is_not_taken_back_and_costs_no_time() {
        let mut in_play = two_people(Clock::Total { seconds: 30, increment: 5 });
        let (seat, draws, plies) = (in_play.actor().unwrap(), in_play.draws, in_play.plies + 1);
        let ply = in_play.game().actions()[0].clone();
        in_play.follow(&TimedEntry { entry: Entry::Play(seat, ply), at: 4000 }).unwrap();
        let undo = in_play.undo(seat, false);
        let origin = Origin { plies, commitment: None };
        let wrong = Entry::Origin(Origin { plies: plies + 1, commitment: None });
        assert_eq!(in_play.follow(&TimedEntry { entry: wrong, at: 4000 }), Err(EntryError::OtherTurn));
        in_play.follow(&TimedEntry { entry: Entry::Origin(origin), at: 4000 }).unwrap();
        assert!(undo.is_some() && draws > 0 && in_play.draws == 0);
        assert_eq!((in_play.origin(), in_play.undo(seat, false)), (Some(origin), None));
        assert_eq!(in_play.deadline(), Some(34_000));
        let twice = in_play.follow(&TimedEntry { entry: Entry::Origin(origin), at: 4000 });
        assert_eq!(twice, Err(EntryError::OtherTurn));
    }

    /// One person among bots plays until it is their turn for the third time.
    /// Returns how many plies there were when each of their turns began, too.
    fn third_turn_against_bots() -> (GameInPlay, Seat, Vec<usize>) {
        let mut in_play = two_people(Clock::None);
        let me = in_play.actor().unwrap();
        let other = Seat::all(2).find(|&seat| seat != me).unwrap();
        in_play.players[other] = Player { bot: Some(STAND_IN), ..Player::default() };
        let (mut begins, mut last) = (Vec::new(), None);
        loop {
            let seat = in_play.actor().unwrap();
            if seat == me && last != Some(me) {
                begins.push(in_play.plies);
            }
            if begins.len() == 3 {
                return (in_play, me, begins);
            }
            last = Some(seat);
            let ply = in_play.game().actions()[0].clone();
            in_play.follow(&TimedEntry { entry: Entry::Play(seat, ply), at: 0 }).unwrap();
            while let Some(entry) = in_play.draw() {
                in_play.follow(&TimedEntry { entry, at: 0 }).unwrap();
            }
        }
    }

    #[test]
    fn against_bots_whole_turns_are_taken_back_and_the_dealer_draws_the_same_again() {
        let (mut in_play, me, begins) = third_turn_against_bots();
        let (view, plies, draws) = (in_play.game().view().to_string(), in_play.plies, in_play.draws);
        assert_eq!(in_play.undoer(), Some(me), "a bot that decided last takes nothing back");
        let second = in_play.undo(me, true).unwrap();
        let mut plies_back = vec![second];
        in_play.follow(&TimedEntry { entry: Entry::Undo(me, second), at: 0 }).unwrap();
        assert_eq!((in_play.plies, in_play.actor()), (second, Some(me)));
        assert!(in_play.draws < draws);
        plies_back.push(in_play.undo(me, true).unwrap());
        in_play.follow(&TimedEntry { entry: Entry::Undo(me, plies_back[1]), at: 0 }).unwrap();
        assert_eq!(plies_back, [begins[1], begins[0]], "all of a turn goes, its first decision too");
        assert_eq!(in_play.undo(me, true), None);
        while in_play.plies < plies {
            let seat = in_play.actor().unwrap();
            let ply = in_play.game().actions()[0].clone();
            in_play.follow(&TimedEntry { entry: Entry::Play(seat, ply), at: 0 }).unwrap();
            while let Some(entry) = in_play.draw() {
                in_play.follow(&TimedEntry { entry, at: 0 }).unwrap();
            }
        }
        assert_eq!(in_play.game().view().to_string(), view);
    }

    #[test]
    fn among_people_a_turn_is_not_taken_back_once_somebody_else_has_decided() {
        let (mut in_play, me, begins) = third_turn_against_bots();
        let other = Seat::all(2).find(|&seat| seat != me).unwrap();
        in_play.players[other] = Player { person: true, ..Player::default() };
        assert_eq!(in_play.undo(me, true), None);
        let earlier = begins[0];
        let wrong = in_play.follow(&TimedEntry { entry: Entry::Undo(me, earlier), at: 0 });
        assert_eq!(wrong, Err(EntryError::NothingToUndo));
    }

    #[test]
    fn a_copy_goes_on_by_itself() {
        let mut in_play = two_people(Clock::Turn { seconds: 60 });
        let seat = in_play.actor().unwrap();
        let ply = in_play.game().actions()[0].clone();
        in_play.follow(&TimedEntry { entry: Entry::Play(seat, ply), at: 0 }).unwrap();
        let seen = |in_play: &GameInPlay| serde_json::to_string(&in_play.snapshot(0, Vec::new(), None)).unwrap();
        let before = seen(&in_play);
        let mut copy = in_play.clone();
        let plies = copy.undo(seat, true).unwrap();
        copy.follow(&TimedEntry { entry: Entry::Undo(seat, plies), at: 0 }).unwrap();
        copy.follow(&TimedEntry { entry: Entry::Resign(seat), at: 0 }).unwrap();
        assert_ne!(seen(&copy), before);
        assert_eq!(seen(&in_play), before);
        assert_eq!(in_play.undo(seat, true), Some(plies));
    }

    #[test]
    fn who_returns_gives_nobody_else_time() {
        let mut in_play = two_people(Clock::Turn { seconds: 60 });
        let seat = in_play.actor().unwrap();
        let other = seat.left(2);
        in_play.follow(&TimedEntry { entry: Entry::Replace(other, STAND_IN), at: 10_000 }).unwrap();
        in_play.follow(&TimedEntry { entry: Entry::Return(other), at: 40_000 }).unwrap();
        assert_eq!(in_play.deadline(), Some(60_000));
    }

    #[test]
    fn a_turn_begins_anew_for_who_returns() {
        let mut in_play = two_people(Clock::Turn { seconds: 60 });
        let seat = in_play.actor().unwrap();
        in_play.follow(&TimedEntry { entry: Entry::Timeout(seat, STAND_IN), at: 60_000 }).unwrap();
        assert_eq!(in_play.deadline(), None);
        in_play.follow(&TimedEntry { entry: Entry::Return(seat), at: 70_000 }).unwrap();
        assert_eq!(in_play.deadline(), Some(130_000));
    }
}
