//! How a game in play stands, for those who look at it.

use game::{AnyGame, Seat, Standing, Turn};

use super::GameInPlay;
use protocol::{Ending, LogItem, Score, SeatScore, Snapshot};

impl GameInPlay {
    /// How it stands at this time, with the log since an earlier snapshot and how many plies of that one remain.
    pub(crate) fn snapshot(&self, now: i64, log: Vec<LogItem>, back: Option<usize>) -> Snapshot {
        let actor = self.actor();
        let legal = match (self.is_over() || self.hold.is_some(), self.game.turn()) {
            (false, Turn::Decide(_)) => self.game.actions(),
            _ => Vec::new(),
        };
        let running = actor.filter(|&seat| self.players[seat].bot.is_none());
        Snapshot {
            number: self.number,
            plies: self.plies,
            round: self.game.round(),
            turn: actor.map(Seat::index),
            prompt: self.game.prompt(),
            legal,
            view: self.game.view(),
            score: score(self.game()),
            log,
            back,
            undo: self.undoer().map(Seat::index),
            confirm: self.hold.map(Seat::index),
            clocks: self.clocks.time_left(running, now - self.last),
            commitment: self.commitment.to_string(),
            ending: self.ending(),
        }
    }

    /// How it ended, once it has.
    pub(crate) fn ending(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let standing = self.game.standing();
        let all = Seat::all(self.game.players());
        let winners: Vec<_> = if self.resigned {
            let left: Vec<_> = all.clone().filter(|&seat| !self.players[seat].resigned).collect();
            let best = left.iter().map(|&seat| standing.place(seat)).min();
            left.into_iter().filter(|&seat| Some(standing.place(seat)) == best).collect()
        } else {
            standing.winners().collect()
        };
        Some(Ending {
            winners: winners.into_iter().map(Seat::index).collect(),
            played: !self.resigned,
            verdict: self.game.verdict().filter(|_| !self.resigned),
            seed: self.seed.to_string(),
        })
    }
}

/// The points of everybody.
pub(crate) fn score(game: &dyn AnyGame) -> Score {
    let standing = game.standing();
    let categories = game.meta().categories.len();
    let seat = |seat| seat_score(&standing, seat, categories);
    Score { seats: Seat::all(game.players()).map(seat).collect() }
}

fn seat_score(standing: &Standing, seat: Seat, categories: usize) -> SeatScore {
    SeatScore {
        points: (0..categories).map(|category| standing.points(seat, category)).collect(),
        total: standing.total(seat),
        tiebreak: standing.tiebreak(seat),
        place: standing.place(seat),
    }
}
