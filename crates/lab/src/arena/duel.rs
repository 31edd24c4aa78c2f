//! What two minds make of the same deals.

use std::collections::BTreeMap;

use minds::MindSpec;
use serde::Serialize;

use super::ArenaGame;
use crate::Interval;

/// Two minds that met. Games on the same deal go together: what luck gave to one of them, it gave to the other as well
/// when they had changed seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// How one decides.
    pub mind: String,
    /// How the other decides.
    pub rival: String,
    /// On how many deals they met.
    pub deals: u64,
    /// By how many points the first was ahead of the second.
    pub ahead: Interval,
}

impl Duel {
    /// What two minds of a schedule made of the deals on which they met; nothing if they never did.
    pub(super) fn between(mind: usize, rival: usize, minds: &[MindSpec], arena_games: &[ArenaGame]) -> Option<Duel> {
        let ahead = by_deal(arena_games, |arena_game| Some(arena_game.points_of(mind)? - arena_game.points_of(rival)?));
        (!ahead.is_empty()).then(|| Duel {
            mind: minds[mind].to_string(),
            rival: minds[rival].to_string(),
            deals: ahead.len() as u64,
            ahead: Interval::of_mean(&ahead),
        })
    }
}

/// The mean of a figure over the games on each deal that have it.
pub(super) fn by_deal(arena_games: &[ArenaGame], figure: impl Fn(&ArenaGame) -> Option<f64>) -> Vec<f64> {
    let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for arena_game in arena_games {
        if let Some(number) = figure(arena_game) {
            deals.entry(arena_game.deal).or_default().push(number);
        }
    }
    deals.into_values().filter_map(|numbers| mean(numbers.into_iter())).collect()
}

/// The mean of some numbers, if there are any.
pub(super) fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = numbers.fold((0.0, 0), |(sum, count), number| (sum + number, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arena_game(deal: u64, seats: [usize; 2], points: [i32; 2]) -> ArenaGame {
        ArenaGame { deal, seats: seats.to_vec(), points: points.to_vec(), shares: vec![0; 2], plies: 1 }
    }

    #[test]
    fn the_luck_of_a_deal_is_taken_out() {
        let minds = [MindSpec::Greedy, MindSpec::Random];
        // The first seat has twenty points more, and the first mind three more than that.
        let arena_games = [
            arena_game(0, [0, 1], [43, 20]),
            arena_game(0, [1, 0], [40, 23]),
            arena_game(1, [0, 1], [33, 10]),
            arena_game(1, [1, 0], [30, 13]),
        ];
        let duel = Duel::between(0, 1, &minds, &arena_games).unwrap();
        assert_eq!((duel.mind.as_str(), duel.rival.as_str(), duel.deals), ("greedy", "random", 2));
        assert_eq!(duel.ahead, Interval { mean: 3.0, low: 3.0, high: 3.0 });
        assert!(Duel::between(1, 0, &minds, &arena_games[..1]).unwrap().ahead.low.is_infinite());
    }

    #[test]
    fn minds_that_never_met_have_no_duel() {
        let minds = [MindSpec::Greedy, MindSpec::Random, MindSpec::Random];
        assert_eq!(Duel::between(0, 2, &minds, &[arena_game(0, [0, 1], [1, 2])]), None);
        assert_eq!(Duel::between(0, 1, &minds, &[]), None);
    }
}
