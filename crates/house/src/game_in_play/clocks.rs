//! The time each seat has left.

use game::Seat;

use protocol::{Clock, TimeLeft};

/// The time each seat has left, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: [i64; Seat::MOST],
    players: usize,
}

impl Clocks {
    /// Clocks on which everybody has all of their time.
    pub(crate) fn new(clock: Clock, players: usize) -> Clocks {
        Clocks { clock, left: [full(clock); Seat::MOST], players }
    }

    /// The same clocks with everybody's time whole again.
    pub(crate) fn whole(&self) -> Clocks {
        Clocks::new(self.clock, self.players)
    }

    /// When the time of a seat runs out that has been acting since then.
    pub(crate) fn deadline(&self, seat: Seat, since: i64) -> Option<i64> {
        (self.clock != Clock::None).then(|| since + self.left[seat.index()].max(0))
    }

    /// Time has passed: `human` has used it, `before` acted until now, and `now` acts next.
    pub(crate) fn pass(
        &mut self,
        human: Option<Seat>,
        before: Option<Seat>,
        now: Option<Seat>,
        time: i64,
        undone: bool,
    ) {
        if let Some(seat) = human {
            self.left[seat.index()] -= time.max(0);
        }
        if before == now || undone {
            return;
        }
        match self.clock {
            Clock::None => {}
            Clock::Turn { .. } => now.into_iter().for_each(|seat| self.left[seat.index()] = full(self.clock)),
            Clock::Total { increment, .. } => {
                human.into_iter().for_each(|seat| self.left[seat.index()] += i64::from(increment) * 1000);
            }
        }
    }

    /// Gives a seat a new turn's time when its person returns; says no if its time for the whole game is up.
    pub(crate) fn renew(&mut self, seat: Seat) -> bool {
        if matches!(self.clock, Clock::Turn { .. }) {
            self.left[seat.index()] = full(self.clock);
        }
        self.clock == Clock::None || self.left[seat.index()] > 0
    }

    /// What those who look at the table see, a while after the last entry.
    pub(crate) fn time_left(&self, running: Option<Seat>, since: i64) -> Option<TimeLeft> {
        if self.clock == Clock::None {
            return None;
        }
        let used = |seat: Seat| if Some(seat) == running { since.max(0) } else { 0 };
        let left = Seat::all(self.players).map(|seat| (self.left[seat.index()] - used(seat)).max(0)).collect();
        Some(TimeLeft { left, running: running.map(Seat::index) })
    }
}

fn full(clock: Clock) -> i64 {
    match clock {
        Clock::None => 0,
        Clock::Turn { seconds } | Clock::Total { seconds, .. } => i64::from(seconds) * 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::FIRST;

    fn two() -> Seat {
        ONE.left(2)
    }

    #[test]
    fn a_turns_time_is_whole_again_when_the_next_turn_begins() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 60 }, 2);
        clocks.pass(Some(ONE), Some(ONE), Some(ONE), 10_000, false);
        assert_eq!(clocks.deadline(ONE, 10_000), Some(60_000));
        clocks.pass(Some(ONE), Some(ONE), Some(two()), 5_000, false);
        clocks.pass(Some(two()), Some(two()), Some(ONE), 1_000, true);
        assert_eq!(clocks.deadline(ONE, 0), Some(45_000), "an undo gives no new time");
        clocks.pass(Some(ONE), Some(ONE), Some(two()), 1_000, false);
        clocks.pass(Some(two()), Some(two()), Some(ONE), 1_000, false);
        assert_eq!(clocks.deadline(ONE, 0), Some(60_000));
    }

    #[test]
    fn the_time_of_a_whole_game_only_grows_by_its_increment() {
        let mut clocks = Clocks::new(Clock::Total { seconds: 60, increment: 5 }, 2);
        clocks.pass(Some(ONE), Some(ONE), Some(two()), 30_000, false);
        assert_eq!(clocks.deadline(ONE, 0), Some(35_000));
        clocks.pass(Some(two()), Some(two()), Some(two()), 70_000, false);
        assert!(!clocks.renew(two()));
        assert_eq!(clocks.time_left(Some(ONE), 5_000).unwrap().left, [30_000, 0]);
    }

    #[test]
    fn a_bot_uses_no_time() {
        let mut clocks = Clocks::new(Clock::Total { seconds: 60, increment: 0 }, 2);
        clocks.pass(None, Some(ONE), Some(two()), 30_000, false);
        assert_eq!(clocks.deadline(ONE, 0), Some(60_000));
    }
}
