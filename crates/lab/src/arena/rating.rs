//! How good minds are, from the games they played.

use minds::MindSpec;
use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, confidence_interval, glicko_rating_period};

use super::ArenaGame;
use super::duel::{Duel, by_deal};
use crate::Interval;
use crate::tally::WHOLE;

/// What is known of one mind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contestant {
    /// How it decides.
    pub mind: String,
    /// How many games it sat in, in one seat or in several.
    pub games: u64,
    /// The share of these that it won, in any of its seats.
    pub wins: Interval,
    /// The same as a multiple of its fair share.
    pub fair_share: Interval,
    /// Its points in a seat; games on the same deal are taken together.
    pub points: Interval,
    /// Its rating.
    pub elo: Interval,
}

/// All minds, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ranking {
    /// The minds.
    pub contestants: Vec<Contestant>,
    /// Every two that met, the better one first.
    pub duels: Vec<Duel>,
}

/// Everybody starts here.
const START: f64 = 1500.0;
/// Ratings are found by going over all games this often, each time from the last ratings with the first uncertainty.
const PASSES: usize = 60;
/// In one pass a rating moves half as far as it would if the others stayed where they are, for they move too, and never further than this.
const FARTHEST: f64 = 100.0;

impl Ranking {
    /// Rates the minds of a schedule by the games played.
    pub fn of(minds: &[MindSpec], arena_games: &[ArenaGame]) -> Ranking {
        let ratings = ratings(minds.len(), arena_games);
        let mut order: Vec<usize> = (0..minds.len()).collect();
        order.sort_by(|&left, &right| ratings[right].rating.total_cmp(&ratings[left].rating));
        let pairs =
            order.iter().enumerate().flat_map(|(at, &mind)| order[at + 1..].iter().map(move |&rival| (mind, rival)));
        Ranking {
            contestants: order.iter().map(|&mind| contestant(mind, minds[mind], &ratings[mind], arena_games)).collect(),
            duels: pairs.filter_map(|(mind, rival)| Duel::between(mind, rival, minds, arena_games)).collect(),
        }
    }
}

fn contestant(at: usize, mind: MindSpec, rating: &GlickoRating, arena_games: &[ArenaGame]) -> Contestant {
    let (mut games, mut won, mut fair) = (0, 0, 0.0);
    for arena_game in arena_games.iter().filter(|arena_game| arena_game.seats.contains(&at)) {
        games += 1;
        won += arena_game.of(at).map(|seat| arena_game.shares[seat]).sum::<i32>();
        fair += arena_game.of(at).count() as f64 / arena_game.seats.len() as f64;
    }
    let wins = Interval::of_share(f64::from(won) / f64::from(WHOLE), games);
    let (low, high) = confidence_interval(rating);
    Contestant {
        mind: mind.to_string(),
        games,
        wins,
        fair_share: if games == 0 { wins } else { wins.scaled(games as f64 / fair) },
        points: Interval::of_mean(&by_deal(arena_games, |arena_game| arena_game.points_of(at))),
        elo: Interval { mean: rating.rating, low, high },
    }
}

/// Every pair of different minds at a table is a duel; the one with more points won it.
fn ratings(minds: usize, arena_games: &[ArenaGame]) -> Vec<GlickoRating> {
    let duels: Vec<_> = (0..minds).map(|mind| duels(mind, arena_games)).collect();
    let fresh = |rating: f64| GlickoRating { rating, ..GlickoRating::new() };
    let mut ratings = vec![fresh(START); minds];
    for _ in 0..PASSES {
        let rated = |(own, duels): (&GlickoRating, &Vec<(usize, Outcomes)>)| {
            let results: Vec<_> = duels.iter().map(|&(rival, outcome)| (known(&ratings[rival]), outcome)).collect();
            let alone = glicko_rating_period(&fresh(own.rating), &results, &GlickoConfig::new());
            let step = ((alone.rating - own.rating) / 2.0).clamp(-FARTHEST, FARTHEST);
            GlickoRating { rating: own.rating + step, ..alone }
        };
        ratings = ratings.iter().zip(&duels).map(rated).collect();
    }
    ratings
}

/// A rival whose strength is taken as certain: the uncertainty is all one's own.
fn known(rival: &GlickoRating) -> GlickoRating {
    GlickoRating { rating: rival.rating, deviation: 1.0 }
}

fn duels(mind: usize, arena_games: &[ArenaGame]) -> Vec<(usize, Outcomes)> {
    let mut duels = Vec::new();
    for arena_game in arena_games {
        for own in arena_game.of(mind) {
            for rival in (0..arena_game.seats.len()).filter(|&seat| arena_game.seats[seat] != mind) {
                let key = |seat: usize| (arena_game.points[seat], arena_game.shares[seat]);
                let outcome = match key(own).cmp(&key(rival)) {
                    std::cmp::Ordering::Greater => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Less => Outcomes::LOSS,
                };
                duels.push((arena_game.seats[rival], outcome));
            }
        }
    }
    duels
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many games of two minds, of which the first won so many.
    fn arena_games(minds: [usize; 2], won: u64, games: u64) -> impl Iterator<Item = ArenaGame> {
        (0..games).map(move |deal| {
            let shares = if deal < won { [WHOLE, 0] } else { [0, WHOLE] };
            ArenaGame { deal, seats: minds.to_vec(), points: shares.to_vec(), shares: shares.to_vec(), plies: 1 }
        })
    }

    #[test]
    fn ratings_are_as_far_apart_as_wins_say_however_many_games_there_are() {
        for (won, of, difference) in [(44, 50, 346.1), (88, 100, 346.1), (880, 1000, 346.1), (600, 1000, 70.4)] {
            let arena_games: Vec<_> = arena_games([0, 1], won, of).collect();
            let Ranking { contestants, .. } = Ranking::of(&[MindSpec::Greedy, MindSpec::Random], &arena_games);
            let apart = contestants[0].elo.mean - contestants[1].elo.mean;
            assert!((apart - difference).abs() < 10.0, "{won} of {of}: {apart}");
            assert_eq!(contestants[0].mind, "greedy");
        }
    }

    #[test]
    fn three_minds_are_rated_by_all_their_games() {
        // Each step is 400 · log10 3 = 190.8; the best meets the worst with twice that.
        let all: Vec<_> = arena_games([0, 1], 300, 400)
            .chain(arena_games([1, 2], 300, 400))
            .chain(arena_games([0, 2], 360, 400))
            .collect();
        let ranking = Ranking::of(&[MindSpec::Greedy, MindSpec::Greedy, MindSpec::Random], &all);
        let elo: Vec<_> = ranking.contestants.iter().map(|mind| mind.elo.mean).collect();
        assert!((elo[0] - elo[1] - 190.8).abs() < 10.0 && (elo[1] - elo[2] - 190.8).abs() < 10.0, "{elo:?}");
        assert!((elo.iter().sum::<f64>() / 3.0 - START).abs() < 10.0, "{elo:?}");
    }
}
