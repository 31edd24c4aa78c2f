//! Playing many games.

use minds::play_out;
use rayon::prelude::*;
use table::{Game, Setup, SetupFault, Shuffler};

use crate::Tally;

/// Which games to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many.
    pub games: u64,
    /// The seed of all of them; game number `n` is the same in every plan with this seed.
    pub seed: u64,
}

/// Games between two reports of progress.
const BLOCK: u64 = 256;

/// Plays random games on all cores of the current thread pool. `progress` is told of games as they are finished.
pub fn simulate<G: Game>(
    setup: &Setup<G::Components>,
    plan: Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<Tally, SetupFault> {
    let start = G::new(setup)?;
    let empty = || Tally::new(&G::META, setup.players);
    let play = |block: u64| {
        let numbers = block * BLOCK..plan.games.min((block + 1) * BLOCK);
        let count = numbers.end - numbers.start;
        let tally = play_block(start, plan.seed, numbers, empty());
        progress(count);
        tally
    };
    let blocks = plan.games.div_ceil(BLOCK);
    Ok((0..blocks).into_par_iter().map(play).reduce(empty, |left, right| left.merge(&right)))
}

fn play_block<G: Game>(start: G, seed: u64, numbers: std::ops::Range<u64>, mut tally: Tally) -> Tally {
    let mut list = Vec::with_capacity(G::MOST_ACTIONS);
    for number in numbers {
        let mut game = start;
        let plies = play_out(&mut game, &mut list, &mut Shuffler::new(seed, number));
        tally.count(&game, plies);
    }
    tally
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use table::contract::pebbles::Pebbles;

    use super::*;
    use crate::Report;

    fn run(games: u64, seed: u64, threads: usize) -> Tally {
        let setup = Setup::standard(&Pebbles::META, 3);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let told = AtomicU64::new(0);
        let tell = |count| {
            told.fetch_add(count, Ordering::Relaxed);
        };
        let tally = pool.install(|| simulate::<Pebbles>(&setup, Plan { games, seed }, tell)).unwrap();
        assert_eq!(told.into_inner(), games);
        tally
    }

    #[test]
    fn figures_do_not_depend_on_the_number_of_cores() {
        assert_eq!(run(1000, 7, 1), run(1000, 7, 3));
        assert_ne!(run(1000, 7, 1), run(1000, 8, 1));
    }

    #[test]
    fn the_report_adds_up() {
        let tally = run(2000, 1, 2);
        let report = Report::new(&Pebbles::META, &tally);
        assert_eq!(report.games, 2000);
        let wins: f64 = report.seats.iter().map(|seat| seat.wins.mean).sum();
        assert!((wins - 1.0).abs() < 1e-6, "{wins}");
        for seat in &report.seats {
            let sum: f64 = seat.categories.iter().map(|figure| figure.mean).sum();
            assert!((sum - seat.points.interval.mean).abs() < 1e-9);
        }
        // Three white, two black and a gold pebble for each: 3 - 2 + 3 points a head.
        let mean: f64 = report.seats.iter().map(|seat| seat.points.interval.mean).sum::<f64>() / 3.0;
        assert!((mean - 4.0).abs() < 1e-9, "{mean}");
        assert_eq!(report.plies.least, 36);
    }

    #[test]
    fn no_games_make_an_empty_report() {
        let report = Report::new(&Pebbles::META, &run(0, 1, 1));
        assert_eq!(report.games, 0);
        assert!(report.seats.iter().all(|seat| seat.points.interval.mean.abs() < 1e-9));
    }
}
