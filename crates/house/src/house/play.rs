//! Deciding, taking back, confirming, giving up, standing in.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, single_spaced};
use minds::{Level, MindSpec};
use tokio::sync::MutexGuard;

use super::House;
use crate::error::HouseError;
use crate::fair_queue::Asker;
use crate::game_in_play::{EntryError, GameInPlay};
use crate::names;
use crate::table::{Table, TableState};
use crate::think_pool::{LEAST, Priority, Ration};
use crate::time::now;
use protocol::{LogItem, OnTimeout, TableSettings, TableStatus};
use store::{Entry, TimedEntry};
use store::{Person, ResultRow, TableChange};

/// How long after a bot should have decided somebody looks whether it was forgotten.
const GRACE: i64 = 15_000;
/// How long the levels think about that answer at once.
const QUICK: Duration = Duration::from_secs(1);

impl House {
    /// A table in play, locked.
    pub(super) async fn in_play<'a>(
        self: &Arc<House>,
        table: &'a Arc<Table>,
    ) -> Result<MutexGuard<'a, TableState>, HouseError> {
        let state = table.state.lock().await;
        match state.row.state {
            TableStatus::Open => Err(HouseError::NotBegun),
            TableStatus::Closed => Err(HouseError::Closed),
            TableStatus::Over => Err(HouseError::Entry(EntryError::Over)),
            TableStatus::Playing => Ok(state),
        }
    }

    /// The same, for a person in one of their seats.
    async fn in_seat<'a>(
        self: &Arc<House>,
        person: &Person,
        table: &'a Arc<Table>,
        seat: usize,
    ) -> Result<(MutexGuard<'a, TableState>, Seat), HouseError> {
        let state = self.in_play(table).await?;
        let number = state.seat(seat)?;
        if !state.is_of(seat, &person.id) {
            return Err(HouseError::NotYourSeat);
        }
        Ok((state, number))
    }

    pub(super) async fn play(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        seat: usize,
        at: usize,
        ply: &str,
    ) -> Result<(), HouseError> {
        let (mut state, seat) = self.in_seat(person, table, seat).await?;
        self.apply_timeout(table, &mut state).await?;
        let in_play = in_play(&state)?;
        if in_play.number() != at {
            return Err(HouseError::Stale);
        }
        if in_play.player(seat).bot.is_some() {
            return Err(HouseError::Entry(EntryError::OtherTurn));
        }
        let ply = single_spaced(ply);
        let hold = person.preferences.confirm && in_play.ends_turn(seat, &ply);
        let entry = if hold { Entry::Hold(seat, ply) } else { Entry::Play(seat, ply) };
        self.metrics.decisions.inc();
        self.advance(table, &mut state, entry).await
    }

    /// Applies an entry that a person may make in one of their seats.
    pub(super) async fn act_in_seat(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        seat: usize,
        entry: impl FnOnce(Seat, &GameInPlay) -> Result<Entry, EntryError>,
    ) -> Result<(), HouseError> {
        let (mut state, seat) = self.in_seat(person, table, seat).await?;
        let entry = entry(seat, in_play(&state)?)?;
        self.advance(table, &mut state, entry).await
    }

    /// Applies an entry, and every draw after it, to a copy of the game; stores them, swaps the copy in, and broadcasts it.
    pub(super) async fn advance(
        self: &Arc<House>,
        table: &Arc<Table>,
        state: &mut TableState,
        entry: Entry,
    ) -> Result<(), HouseError> {
        let (settings, due_before) = (state.row.settings, state.row.due);
        let mut next = in_play(state)?.clone();
        let (number, actor) = (next.number(), next.actor());
        let back = if let Entry::Undo(_, plies) = entry { Some(plies) } else { None };
        let mut entries = vec![TimedEntry { entry, at: self.clock.now().max(next.last()) }];
        let mut log = Vec::new();
        log.extend(next.follow(&entries[0])?);
        draw_all(&mut next, &mut entries, &mut log)?;
        let due = due(&next, settings.think);
        let ended = now();
        let (over, passed) = (next.is_over(), next.actor() != actor);
        let change = match (over, due == due_before) {
            (true, _) => TableChange::Over { at: ended, ended: results(&next) },
            (false, true) => TableChange::Same,
            (false, false) => TableChange::Due(due),
        };
        if let Err(error) = self.repository.append(&table.id, number, &entries, change).await {
            return Err(self.not_stored(table, state, error).await);
        }
        state.in_play = Some(next);
        state.row.due = due;
        if over {
            state.row.state = TableStatus::Over;
            state.row.changed = ended;
        }
        table.broadcast_snapshot(state, log, back);
        if over || !matches!(entries[0].entry, Entry::Play(..)) {
            table.broadcast(crate::table::TableBroadcast::Table);
        }
        if over || passed {
            self.notify_lobby(table);
        }
        self.think(table, state);
        Ok(())
    }

    /// If the time of the one to act has run out, what the table agreed on happens.
    pub(super) async fn apply_timeout(
        self: &Arc<House>,
        table: &Arc<Table>,
        state: &mut TableState,
    ) -> Result<(), HouseError> {
        let TableSettings { on_timeout, stand_in, .. } = state.row.settings;
        let in_play = in_play(state)?;
        let (Some(deadline), Some(seat)) = (in_play.deadline(), in_play.actor()) else { return Ok(()) };
        if self.clock.now() < deadline {
            return Ok(());
        }
        let entry = match on_timeout {
            OnTimeout::Bot => Entry::Timeout(seat, stand_in),
            OnTimeout::Resign => Entry::Expire(seat),
        };
        self.advance(table, state, entry).await
    }

    /// If it is a bot's turn, it begins to think.
    pub(super) fn think(self: &Arc<House>, table: &Arc<Table>, state: &TableState) {
        table.stands(state);
        let Some(in_play) = state.in_play.as_ref().filter(|_| state.row.state == TableStatus::Playing) else {
            return;
        };
        let Some((seat, level)) = in_play.bot_to_move() else { return };
        let number = in_play.number();
        if !table.begin_thought(number) {
            return;
        }
        let turn = Duration::from_secs(state.row.settings.think.min(self.thinking.seconds).into());
        let used = Duration::from_millis(u64::try_from(self.clock.now() - in_play.turn_began()).unwrap_or_default());
        let thought = Thought {
            key: state.row.game.clone(),
            game: in_play.game().fork(),
            level,
            time: time_for_decision(turn, used),
            asker: self.signs.asker(&state.row.owner),
        };
        let (house, table) = (Arc::clone(self), Arc::clone(table));
        tokio::spawn(async move {
            house.decide_for(&table, number, seat, thought).await;
            table.end_thought(number);
        });
    }

    async fn decide_for(self: &Arc<House>, table: &Arc<Table>, number: usize, seat: Seat, thought: Thought) {
        if self.is_shared() {
            let at = self.clock.now();
            let until = at + GRACE + thought.time.as_millis() as i64;
            if self.repository.lease(&table.id, number, &self.holder, at, until).await.is_err() {
                // Another process thinks about it, or the database is away: the keeper looks again when it is due.
                return;
            }
        }
        let lane = if thought.level == Level::Oracle { Priority::Deep } else { Priority::Quick };
        let fallback = thought.game.actions().into_iter().next();
        self.metrics.thinking.inc();
        let cost = if lane == Priority::Deep { thought.time } else { QUICK };
        let asker = thought.asker.clone();
        let thinking =
            self.think_pool.think(lane, &asker, cost.as_millis() as u64, move |ration| thought.decide(&ration));
        let decision = tokio::select! {
            decision = thinking => Some(decision.ok().flatten()),
            // What is thought about is not so any more.
            () = table.leaves(number) => None,
        };
        self.metrics.thinking.dec();
        let Some(ply) = decision.and_then(|decision| decision.or(fallback)) else { return };
        while let Err(HouseError::Unavailable) = self.bot_plays(table, number, seat, &ply).await {
            tokio::time::sleep(super::AGAIN).await;
        }
    }

    async fn bot_plays(
        self: &Arc<House>,
        table: &Arc<Table>,
        number: usize,
        seat: Seat,
        ply: &str,
    ) -> Result<(), HouseError> {
        let mut state = self.in_play(table).await?;
        let in_play = in_play(&state)?;
        if in_play.number() != number || in_play.bot_to_move().map(|(seat, _)| seat) != Some(seat) {
            return Err(HouseError::Stale);
        }
        self.advance(table, &mut state, Entry::Play(seat, ply.to_owned())).await
    }
}

/// Lets the dealer draw everything due, at the time of the first entry.
pub(super) fn draw_all(
    in_play: &mut GameInPlay,
    entries: &mut Vec<TimedEntry>,
    log: &mut Vec<LogItem>,
) -> Result<(), HouseError> {
    while let Some(entry) = in_play.draw() {
        let stamped = TimedEntry { entry, at: in_play.last() };
        log.extend(in_play.follow(&stamped)?);
        entries.push(stamped);
    }
    Ok(())
}

/// How a game has ended for each seat. One that went on from the middle of another counts for nobody.
pub(super) fn results(in_play: &GameInPlay) -> Vec<ResultRow> {
    let Some(ending) = in_play.ending().filter(|_| in_play.origin().is_none()) else { return Vec::new() };
    let standing = in_play.game().standing();
    let result = |seat: Seat| ResultRow {
        points: standing.total(seat),
        won: ending.winners.contains(&seat.index()),
        played: ending.played,
    };
    Seat::all(in_play.game().players()).map(result).collect()
}

/// What a bot has to think about.
struct Thought {
    key: String,
    game: Box<dyn game::AnyGame>,
    level: Level,
    time: Duration,
    /// The table's maker: their share of thinking time pays for it.
    asker: Asker,
}

impl Thought {
    /// Decides in the time that is left to each when several share it.
    fn decide(self, ration: &Ration) -> Option<String> {
        let spec: MindSpec = self.level.spec(ration.of(self.time));
        let mut mind = catalog::mind(&self.key, spec, u64::from_le_bytes(names::random()))?;
        mind.heed(&ration.stop);
        mind.decide(self.game.as_ref())
    }
}

/// How long to think about a decision when so much of the time for the turn is used: the first ones of a turn matter most.
fn time_for_decision(turn: Duration, used: Duration) -> Duration {
    (turn.saturating_sub(used) * 3 / 5).max(LEAST)
}

/// The game of a table in play.
pub(super) fn in_play(state: &TableState) -> Result<&GameInPlay, HouseError> {
    state.in_play.as_ref().ok_or(HouseError::NotBegun)
}

/// When the house has to look at a table by itself.
pub(super) fn due(in_play: &GameInPlay, think: u32) -> Option<i64> {
    match in_play.bot_to_move() {
        Some(_) => Some(in_play.last() + GRACE + i64::from(think) * 1000),
        None => in_play.deadline(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_turn_of_many_decisions_takes_at_most_a_second_more_than_the_table_says() {
        for seconds in [1, 4, 60] {
            let turn = Duration::from_secs(seconds);
            let mut used = Duration::ZERO;
            let mut last = turn;
            for _ in 0..6 {
                let time = time_for_decision(turn, used);
                assert!(time <= last && time >= LEAST);
                (used, last) = (used + time, time);
            }
            assert!(used <= turn + Duration::from_secs(1), "{used:?} of {turn:?}");
            assert!(used >= turn * 9 / 10, "most of the time is used: {used:?} of {turn:?}");
        }
    }
}
