//! Deciding, taking back, confirming, giving up, standing in.

use std::sync::Arc;
use std::time::Duration;

use minds::{Level, Spec};
use table::Seat;
use tokio::sync::MutexGuard;

use super::House;
use crate::bots::Lane;
use crate::course::{Course, Obstacle};
use crate::entry::{Entry, Stamped};
use crate::ledger::{Next, Person, ResultRow};
use crate::live::{Live, Sitting};
use crate::names;
use crate::protocol::{Lapse, TableState, Told};
use crate::refusal::No;
use crate::store::Trouble;
use crate::time::now;

/// How long after a bot should have decided somebody looks whether it was forgotten.
const GRACE: i64 = 15_000;
/// How long to wait before a bot's decision that could not be stored is tried again.
const AGAIN: Duration = Duration::from_secs(1);

impl House {
    /// A table in play, locked, as the database knows it.
    async fn in_play<'a>(self: &Arc<House>, live: &'a Arc<Live>) -> Result<MutexGuard<'a, Sitting>, No> {
        let sitting = self.up_to_date(live).await?;
        match sitting.row.state {
            TableState::Open => Err(No::NotBegun),
            TableState::Closed => Err(No::Closed),
            TableState::Over => Err(No::Obstacle(Obstacle::Over)),
            TableState::Playing => Ok(sitting),
        }
    }

    /// The same, for somebody in one of his seats.
    async fn in_seat<'a>(
        self: &Arc<House>,
        person: &Person,
        live: &'a Arc<Live>,
        seat: usize,
    ) -> Result<(MutexGuard<'a, Sitting>, Seat), No> {
        let sitting = self.in_play(live).await?;
        let number = Seat::new(seat).filter(|_| seat < sitting.seats.len()).ok_or(No::Seat)?;
        if !sitting.is_of(seat, &person.id) {
            return Err(No::NotYourSeat);
        }
        Ok((sitting, number))
    }

    pub(super) async fn play(
        self: &Arc<House>,
        person: &Person,
        live: &Arc<Live>,
        seat: usize,
        at: usize,
        ply: &str,
    ) -> Result<(), No> {
        let (mut sitting, seat) = self.in_seat(person, live, seat).await?;
        self.lapse(live, &mut sitting).await?;
        let course = course(&mut sitting)?;
        if course.number() != at {
            return Err(No::Stale);
        }
        if course.player(seat).bot.is_some() {
            return Err(No::Obstacle(Obstacle::OtherTurn));
        }
        // As a record has it: words with single spaces.
        let ply = ply.split_whitespace().collect::<Vec<_>>().join(" ");
        let hold = person.preferences.confirm && course.ends_turn(seat, &ply);
        let entry = if hold { Entry::Hold(seat, ply) } else { Entry::Play(seat, ply) };
        self.metrics.decisions.inc();
        self.advance(live, &mut sitting, entry).await
    }

    pub(super) async fn undo(
        self: &Arc<House>,
        person: &Person,
        live: &Arc<Live>,
        seat: usize,
        turn: bool,
    ) -> Result<(), No> {
        let (mut sitting, seat) = self.in_seat(person, live, seat).await?;
        let plies = course(&mut sitting)?.undo(seat, turn).ok_or(Obstacle::NothingToUndo)?;
        self.advance(live, &mut sitting, Entry::Undo(seat, plies)).await
    }

    pub(super) async fn confirm(self: &Arc<House>, person: &Person, live: &Arc<Live>, seat: usize) -> Result<(), No> {
        let (mut sitting, seat) = self.in_seat(person, live, seat).await?;
        self.advance(live, &mut sitting, Entry::Confirm(seat)).await
    }

    pub(super) async fn resign(self: &Arc<House>, person: &Person, live: &Arc<Live>, seat: usize) -> Result<(), No> {
        let (mut sitting, seat) = self.in_seat(person, live, seat).await?;
        self.advance(live, &mut sitting, Entry::Resign(seat)).await
    }

    /// Somebody at the table lets a bot play for one who is absent, or for himself.
    pub(super) async fn replace(
        self: &Arc<House>,
        person: &Person,
        live: &Arc<Live>,
        seat: usize,
        level: Level,
    ) -> Result<(), No> {
        let mut sitting = self.in_play(live).await?;
        let number = Seat::new(seat).filter(|_| seat < sitting.seats.len()).ok_or(No::Seat)?;
        if sitting.seat_of(&person.id).is_none() {
            return Err(No::NotYourSeat);
        }
        // Whoever came to another process a moment ago is there.
        self.look_elsewhere(live).await?;
        let absent = sitting.seats[seat].person.as_deref().is_some_and(|other| !live.is_present(other));
        if !absent && !sitting.is_of(seat, &person.id) {
            return Err(No::Present);
        }
        self.advance(live, &mut sitting, Entry::Replace(number, level)).await
    }

    pub(super) async fn give_back(self: &Arc<House>, person: &Person, live: &Arc<Live>, seat: usize) -> Result<(), No> {
        let (mut sitting, seat) = self.in_seat(person, live, seat).await?;
        self.advance(live, &mut sitting, Entry::Return(seat)).await
    }

    /// Lets an entry happen with everything the dealer draws after it: stored first, told after.
    pub(super) async fn advance(
        self: &Arc<House>,
        live: &Arc<Live>,
        sitting: &mut Sitting,
        entry: Entry,
    ) -> Result<(), No> {
        let (policy, due_before) = (sitting.row.policy, sitting.row.due);
        let course = course(sitting)?;
        let (number, actor) = (course.number(), course.actor());
        let back = if let Entry::Undo(_, plies) = entry { Some(plies) } else { None };
        let mut entries = vec![Stamped { entry, at: now().max(course.last()) }];
        let mut told = Vec::new();
        told.extend(course.follow(&entries[0])?);
        draw_all(course, &mut entries, &mut told)?;
        let due = due(course, policy.think);
        let (over, passed) = (course.is_over(), course.actor() != actor);
        let next = match (over, due == due_before) {
            (true, _) => Next::Over(results(course)),
            (false, true) => Next::Same,
            (false, false) => Next::Due(due),
        };
        // Memory is ahead of the database until it is stored, and stays so if nobody waits for that.
        sitting.spoiled = true;
        if let Err(trouble) = self.ledger.append(&live.id, number, &entries, next).await {
            return Err(self.spoil(trouble));
        }
        sitting.spoiled = false;
        sitting.row.due = due;
        if over {
            sitting.row.state = TableState::Over;
            sitting.row.changed = entries[0].at;
        }
        live.tell_moment(sitting, told, back);
        if over || !matches!(entries[0].entry, Entry::Play(..)) {
            live.tell(crate::live::News::Table);
        }
        if over || passed {
            self.tell_lobby(live);
        }
        self.think(live, sitting);
        Ok(())
    }

    /// It was not stored: memory will be rebuilt before anybody uses it again.
    fn spoil(&self, trouble: Trouble) -> No {
        self.health.note(&trouble);
        if trouble != Trouble::Conflict {
            self.metrics.unavailable.inc();
        }
        trouble.into()
    }

    /// If the time of the one to act has run out, what the table agreed on happens.
    pub(super) async fn lapse(self: &Arc<House>, live: &Arc<Live>, sitting: &mut Sitting) -> Result<(), No> {
        let lapse = sitting.row.policy.lapse;
        let course = course(sitting)?;
        let (Some(deadline), Some(seat)) = (course.deadline(), course.actor()) else { return Ok(()) };
        if now() < deadline {
            return Ok(());
        }
        let entry = match lapse {
            Lapse::Bot => Entry::Lapse(seat, crate::course::STAND_IN),
            Lapse::Resign => Entry::Expire(seat),
        };
        self.advance(live, sitting, entry).await
    }

    /// If it is a bot's turn, it begins to think.
    pub(super) fn think(self: &Arc<House>, live: &Arc<Live>, sitting: &Sitting) {
        let Some(course) = sitting.course.as_ref().filter(|_| sitting.row.state == TableState::Playing) else { return };
        let Some((seat, level)) = course.bot_to_move() else { return };
        let number = course.number();
        if !live.begin_thought(number) {
            return;
        }
        let thought = Thought {
            key: sitting.row.game.clone(),
            game: course.game().fork(),
            level,
            time: Duration::from_secs(sitting.row.policy.think.into()),
        };
        let (house, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            house.decide_for(&live, number, seat, thought).await;
            live.end_thought(number);
        });
    }

    async fn decide_for(self: &Arc<House>, live: &Arc<Live>, number: usize, seat: Seat, thought: Thought) {
        if self.is_shared() {
            let until = now() + GRACE + thought.time.as_millis() as i64;
            if self.ledger.lease(&live.id, number, &self.holder, now(), until).await.is_err() {
                // Another process thinks about it, or the database is away: the keeper looks again when it is due.
                return;
            }
        }
        let lane = if thought.level == Level::Oracle { Lane::Deep } else { Lane::Quick };
        let fallback = thought.game.actions().into_iter().next();
        self.metrics.thinking.inc();
        let decision = self.bots.think(lane, move || thought.decide()).await;
        self.metrics.thinking.dec();
        let Some(ply) = decision.or(fallback) else { return };
        while let Err(No::Unavailable) = self.bot_plays(live, number, seat, &ply).await {
            tokio::time::sleep(AGAIN).await;
        }
    }

    async fn bot_plays(self: &Arc<House>, live: &Arc<Live>, number: usize, seat: Seat, ply: &str) -> Result<(), No> {
        let mut sitting = self.in_play(live).await?;
        let course = course(&mut sitting)?;
        if course.number() != number || course.bot_to_move().map(|(seat, _)| seat) != Some(seat) {
            return Err(No::Stale);
        }
        self.advance(live, &mut sitting, Entry::Play(seat, ply.to_owned())).await
    }
}

/// Lets the dealer draw all he has to, at the time of the first entry.
pub(super) fn draw_all(course: &mut Course, entries: &mut Vec<Stamped>, told: &mut Vec<Told>) -> Result<(), No> {
    while let Some(entry) = course.draw() {
        let stamped = Stamped { entry, at: course.last() };
        told.extend(course.follow(&stamped)?);
        entries.push(stamped);
    }
    Ok(())
}

/// How a game has ended for each seat. One that went on from the middle of another counts for nobody.
pub(super) fn results(course: &Course) -> Vec<ResultRow> {
    let Some(ending) = course.ending().filter(|_| course.origin().is_none()) else { return Vec::new() };
    let standing = course.game().standing();
    let result = |seat: Seat| ResultRow {
        points: standing.total(seat),
        won: ending.winners.contains(&seat.index()),
        played: ending.played,
    };
    Seat::all(course.game().players()).map(result).collect()
}

/// What a bot has to think about.
struct Thought {
    key: String,
    game: Box<dyn table::Match>,
    level: Level,
    time: Duration,
}

impl Thought {
    fn decide(self) -> Option<String> {
        let spec: Spec = self.level.spec(self.time);
        let seed = u64::from_le_bytes(names::random());
        shelf::mind(&self.key, spec, seed)?.decide(self.game.as_ref())
    }
}

/// The course of a table in play.
pub(super) fn course(sitting: &mut Sitting) -> Result<&mut Course, No> {
    sitting.course.as_mut().ok_or(No::NotBegun)
}

/// When the house has to look at a table by itself.
pub(super) fn due(course: &Course, think: u32) -> Option<i64> {
    match course.bot_to_move() {
        Some(_) => Some(course.last() + GRACE + i64::from(think) * 1000),
        None => course.deadline(),
    }
}
