//! What a change of the figures does to a game: two editions, on the same deals.
//!
//! A game of the first edition and the game of the second with the same number get the same random numbers, for the
//! dealer and for the minds. What luck gave to one it mostly gave to the other too, so the difference of the two is
//! surer than the difference of two means.

use game::{Evaluate, Game, Meta, Seat, Setup, SetupError, Standing};
use rayon::prelude::*;
use serde::Serialize;

use crate::simulate::{BLOCK, play_numbered};
use crate::tally::WHOLE;
use crate::{GameSummary, Interval, Plan, Sample};

/// A figure of two editions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Change {
    /// Its mean in the first edition.
    pub before: f64,
    /// Its mean in the second.
    pub after: f64,
    /// By how much the second is above the first, game by game.
    pub difference: Interval,
}

/// The points of a category in two editions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct CategoryChange {
    /// The category.
    pub category: &'static str,
    /// Its points.
    #[serde(flatten)]
    pub change: Change,
}

/// A seat in two editions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatChange {
    /// Its number, from 1.
    pub seat: usize,
    /// Its share of wins; a shared win counts in part.
    pub wins: Change,
    /// Its points.
    pub points: Change,
    /// Its points by category.
    pub categories: Vec<CategoryChange>,
}

/// What a change of the figures does to a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The key of the game.
    pub game: &'static str,
    /// How many games of each edition.
    pub games: u64,
    /// The points of a seat, on average over the seats.
    pub points: Change,
    /// The same by category.
    pub categories: Vec<CategoryChange>,
    /// Each seat.
    pub seats: Vec<SeatChange>,
    /// Decisions and outcomes of a game.
    pub plies: Change,
    /// Decisions of a game.
    pub decisions: Change,
    /// Rounds of a game.
    pub rounds: Change,
}

/// Numbers that come in pairs.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Pairs {
    before: i64,
    after: i64,
    differences: Sample,
}

impl Pairs {
    fn add(&mut self, [before, after]: [i32; 2]) {
        self.before += i64::from(before);
        self.after += i64::from(after);
        self.differences.add(after - before);
    }

    fn merge(&mut self, other: &Pairs) {
        self.before += other.before;
        self.after += other.after;
        self.differences.merge(&other.differences);
    }

    /// `unit`: what one stands for.
    fn change(&self, unit: f64) -> Change {
        let mean = |sum: i64| sum as f64 / self.differences.len().max(1) as f64 * unit;
        Change {
            before: mean(self.before),
            after: mean(self.after),
            difference: self.differences.interval().scaled(unit),
        }
    }
}

#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct SeatPairs {
    shares: Pairs,
    points: Pairs,
    categories: Vec<Pairs>,
}

impl SeatPairs {
    fn count(&mut self, seat: Seat, standings: &[Standing; 2]) {
        let both = |figure: &dyn Fn(&Standing) -> i32| standings.each_ref().map(figure);
        self.points.add(both(&|standing| standing.total(seat)));
        self.shares.add(both(&|standing| (standing.share(seat) * f64::from(WHOLE)).round() as i32));
        for (category, pairs) in self.categories.iter_mut().enumerate() {
            pairs.add(both(&|standing| standing.points(seat, category)));
        }
    }
}

/// What is counted of pairs of games. Tallies of other games on the same set-ups can be merged.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct PairTally {
    games: u64,
    /// Over all seats.
    points: Pairs,
    categories: Vec<Pairs>,
    seats: Vec<SeatPairs>,
    plies: Pairs,
    decisions: Pairs,
    rounds: Pairs,
}

impl PairTally {
    /// Nothing counted yet.
    pub fn new(meta: &Meta, players: usize) -> PairTally {
        let categories = vec![Pairs::default(); meta.categories.len()];
        let seat = SeatPairs { categories: categories.clone(), ..SeatPairs::default() };
        PairTally { seats: vec![seat; players], categories, ..PairTally::default() }
    }

    fn count<G: Game>(&mut self, games: [&G; 2], summaries: [GameSummary; 2]) {
        self.games += 1;
        self.plies.add(summaries.map(|summary| summary.plies as i32));
        self.decisions.add(summaries.map(|summary| summary.decisions as i32));
        self.rounds.add(games.map(|game| i32::from(game.round())));
        let standings = games.map(Game::standing);
        let players = self.seats.len();
        let over_seats = |points: &dyn Fn(&Standing, Seat) -> i32| {
            standings.each_ref().map(|standing| Seat::all(players).map(|seat| points(standing, seat)).sum())
        };
        self.points.add(over_seats(&Standing::total));
        for (category, pairs) in self.categories.iter_mut().enumerate() {
            pairs.add(over_seats(&|standing, seat| standing.points(seat, category)));
        }
        for (seat, pairs) in Seat::all(players).zip(&mut self.seats) {
            pairs.count(seat, &standings);
        }
    }

    /// Counts everything another tally counted.
    pub fn merge(mut self, other: &PairTally) -> PairTally {
        self.games += other.games;
        self.points.merge(&other.points);
        self.plies.merge(&other.plies);
        self.decisions.merge(&other.decisions);
        self.rounds.merge(&other.rounds);
        merge_all(&mut self.categories, &other.categories);
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.shares.merge(&other.shares);
            seat.points.merge(&other.points);
            merge_all(&mut seat.categories, &other.categories);
        }
        self
    }
}

fn merge_all(left: &mut [Pairs], right: &[Pairs]) {
    left.iter_mut().zip(right).for_each(|(left, right)| left.merge(right));
}

impl Comparison {
    /// Reads a tally.
    pub fn new(meta: &Meta, tally: &PairTally) -> Comparison {
        let each = 1.0 / tally.seats.len().max(1) as f64;
        let named = |categories: &[Pairs], unit| {
            let pairs = meta.categories.iter().zip(categories);
            pairs.map(|(&category, pairs)| CategoryChange { category, change: pairs.change(unit) }).collect()
        };
        let seat = |(number, seat): (usize, &SeatPairs)| SeatChange {
            seat: number,
            wins: seat.shares.change(1.0 / f64::from(WHOLE)),
            points: seat.points.change(1.0),
            categories: named(&seat.categories, 1.0),
        };
        Comparison {
            game: meta.key,
            games: tally.games,
            points: tally.points.change(each),
            categories: named(&tally.categories, each),
            seats: (1..).zip(&tally.seats).map(seat).collect(),
            plies: tally.plies.change(1.0),
            decisions: tally.decisions.change(1.0),
            rounds: tally.rounds.change(1.0),
        }
    }
}

/// Plays the game of a number with both set-ups, and counts the pair.
pub(crate) fn play_pair<G: Evaluate>(
    starts: [G; 2],
    plan: &Plan,
    number: u64,
    list: &mut Vec<G::Action>,
    tally: &mut PairTally,
) {
    let [one, other] = starts.map(|start| play_numbered(start, plan, number, list));
    tally.count([&one.0, &other.0], [one.1, other.1]);
}

/// Plays the games of a plan with both set-ups, which differ in their components only, on all cores of the current
/// thread pool. `progress` is told of pairs of games as they are finished.
pub fn compare<G: Evaluate>(
    before: &Setup<G::Components>,
    after: &Setup<G::Components>,
    plan: &Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<PairTally, SetupError> {
    let starts = [G::new(before)?, G::new(after)?];
    let empty = || PairTally::new(&G::META, before.players);
    let play = |block: u64| {
        let numbers = block * BLOCK..plan.games.min((block + 1) * BLOCK);
        let count = numbers.end - numbers.start;
        let mut tally = empty();
        let mut list = Vec::with_capacity(G::MOST_ACTIONS);
        for number in numbers {
            play_pair(starts, plan, number, &mut list, &mut tally);
        }
        progress(count);
        tally
    };
    let blocks = plan.games.div_ceil(BLOCK);
    Ok((0..blocks).into_par_iter().map(play).reduce(empty, |left, right| left.merge(&right)))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use game::contract::pebbles::{Figures, Pebbles};
    use game::{Components, Edition};
    use minds::MindSpec;

    use super::*;
    use crate::{Report, simulate};

    const SEATS: usize = 3;

    fn edition(gold: u8) -> Edition<Figures> {
        Figures::editions().load(&Figures::STANDARD.replacen("gold = 3", &format!("gold = {gold}"), 1)).unwrap()
    }

    fn setup(gold: u8) -> Setup<Figures> {
        Setup { components: edition(gold), ..Setup::standard(&Pebbles::META, SEATS) }
    }

    fn compared(before: u8, after: u8, plan: &Plan) -> Comparison {
        Comparison::new(&Pebbles::META, &compare::<Pebbles>(&setup(before), &setup(after), plan, |_| {}).unwrap())
    }

    fn plan(games: u64) -> Plan {
        Plan { games, seed: 5, minds: Vec::new() }
    }

    fn is(interval: Interval, mean: f64, reach: f64) -> bool {
        (interval.mean - mean).abs() < 1e-9 && (interval.reach() - reach).abs() < 1e-9
    }

    /// Differences 2, 0 and 3: mean 5/3, deviation √(7/3), Student's figure for two degrees of freedom 4.303.
    #[test]
    fn differences_of_pairs_are_those_of_the_textbook() {
        let mut pairs = Pairs::default();
        [[1, 3], [2, 2], [4, 7]].into_iter().for_each(|pair| pairs.add(pair));
        let change = pairs.change(1.0);
        assert!((change.before - 7.0 / 3.0).abs() < 1e-12 && (change.after - 4.0).abs() < 1e-12);
        assert!(is(change.difference, 5.0 / 3.0, 4.303 * (7.0f64 / 3.0 / 3.0).sqrt()), "{change:?}");
        let halves = pairs.change(0.5);
        assert!(is(halves.difference, 5.0 / 6.0, 4.303 * (7.0f64 / 3.0 / 3.0).sqrt() / 2.0), "{halves:?}");
    }

    #[test]
    fn nothing_can_be_told_of_one_pair_or_none() {
        for games in [0, 1] {
            assert!(compared(3, 5, &plan(games)).points.difference.reach().is_infinite(), "{games}");
        }
    }

    /// Random players do not look at the worth of gold, so both editions play the same games. The bag has one for each
    /// seat, and gold can't be given away.
    #[test]
    fn what_is_sure_has_no_width_and_what_is_not_touched_no_difference() {
        let comparison = compared(3, 5, &plan(200));
        assert!(is(comparison.points.difference, 2.0, 0.0), "{comparison:?}");
        let [stones, gold] = &comparison.categories[..] else { panic!("two categories") };
        assert!(is(stones.change.difference, 0.0, 0.0) && is(gold.change.difference, 2.0, 0.0), "{comparison:?}");
        assert!((gold.change.before - 3.0).abs() < 1e-9 && (gold.change.after - 5.0).abs() < 1e-9);
        for length in [comparison.plies, comparison.decisions, comparison.rounds] {
            assert!(is(length.difference, 0.0, 0.0), "{comparison:?}");
        }
        // One seat may draw more gold than another: what it gains is not sure.
        assert!(comparison.seats.iter().all(|seat| seat.points.difference.reach() > 0.0));
        let wins: f64 = comparison.seats.iter().map(|seat| seat.wins.difference.mean).sum();
        assert!(wins.abs() < 1e-9, "what one seat wins another loses: {wins}");
    }

    #[test]
    fn each_edition_is_what_a_simulation_of_it_says() {
        let plan = Plan { games: 300, seed: 7, minds: vec![MindSpec::Greedy, MindSpec::Random] };
        let comparison = compared(1, 9, &plan);
        for (gold, after) in [(1, false), (9, true)] {
            let report = Report::new(&Pebbles::META, &simulate::<Pebbles>(&setup(gold), &plan, |_| {}).unwrap());
            for (seat, alone) in comparison.seats.iter().zip(&report.seats) {
                let side = |change: Change| if after { change.after } else { change.before };
                assert!((side(seat.points) - alone.points.interval.mean).abs() < 1e-9);
                assert!((side(seat.wins) - alone.wins.mean).abs() < 1e-9);
            }
        }
        let back = compared(9, 1, &plan);
        assert!((back.points.difference.mean + comparison.points.difference.mean).abs() < 1e-9);
    }

    #[test]
    fn pairs_are_surer_than_two_simulations() {
        let plan = plan(400);
        let seat = compared(3, 5, &plan).seats[0].points.difference.reach();
        let alone = |gold| {
            let tally = simulate::<Pebbles>(&setup(gold), &plan, |_| {}).unwrap();
            Report::new(&Pebbles::META, &tally).seats[0].points.interval.reach()
        };
        assert!(seat < alone(3).hypot(alone(5)), "{seat}");
    }

    #[test]
    fn figures_do_not_depend_on_the_number_of_cores_and_tallies_can_be_merged() {
        let told = AtomicU64::new(0);
        let run = |threads, plan: &Plan| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let tell = |games| {
                told.fetch_add(games, Ordering::Relaxed);
            };
            pool.install(|| compare::<Pebbles>(&setup(3), &setup(4), plan, tell)).unwrap()
        };
        let one = run(1, &plan(150));
        assert_eq!(one, run(3, &plan(150)));
        assert_eq!(told.into_inner(), 300);
        let empty = PairTally::new(&Pebbles::META, SEATS);
        assert_eq!(empty.merge(&one), one);
        let twice = Comparison::new(&Pebbles::META, &one.clone().merge(&one));
        let once = Comparison::new(&Pebbles::META, &one);
        assert_eq!(twice.games, 300);
        assert!((twice.points.difference.mean - once.points.difference.mean).abs() < 1e-9);
    }
}
