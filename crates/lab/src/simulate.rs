//! Playing many games.

use game::{Evaluate, Nobody, RandomSource, Seat, Setup, SetupError, Shuffler, Turn};
use minds::{Mind, MindSpec};
use rayon::prelude::*;

use crate::Tally;

/// Which games to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many.
    pub games: u64,
    /// The seed of all of them; game number `n` is the same in every plan with this seed and these minds.
    pub seed: u64,
    /// Who plays: the minds go round the seats. Nobody named: everybody plays at random.
    pub minds: Vec<MindSpec>,
}

/// How a game went, besides its result.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GameSummary {
    /// Decisions and outcomes.
    pub plies: usize,
    /// Decisions.
    pub decisions: usize,
    /// Legal decisions, added up over all decisions.
    pub choices: usize,
}

/// Games between two reports of progress.
pub(crate) const BLOCK: u64 = 64;

/// Plays games on all cores of the current thread pool. `progress` is told of games as they are finished.
pub fn simulate<G: Evaluate>(
    setup: &Setup<G::Components>,
    plan: &Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<Tally, SetupError> {
    let start = G::new(setup)?;
    let empty = || Tally::new(&G::META, setup.players);
    let play = |block: u64| {
        let numbers = block * BLOCK..plan.games.min((block + 1) * BLOCK);
        let count = numbers.end - numbers.start;
        let tally = play_block(start, plan, numbers, empty());
        progress(count);
        tally
    };
    let blocks = plan.games.div_ceil(BLOCK);
    Ok((0..blocks).into_par_iter().map(play).reduce(empty, |left, right| left.merge(&right)))
}

fn play_block<G: Evaluate>(start: G, plan: &Plan, numbers: std::ops::Range<u64>, mut tally: Tally) -> Tally {
    let mut list = Vec::with_capacity(G::MOST_ACTIONS);
    for number in numbers {
        let (game, summary) = play_numbered(start, plan, number, &mut list);
        tally.count(&game, summary);
    }
    tally
}

/// Plays one game of a plan to its end.
pub(crate) fn play_numbered<G: Evaluate>(
    start: G,
    plan: &Plan,
    number: u64,
    list: &mut Vec<G::Action>,
) -> (G, GameSummary) {
    let mut game = start;
    let mut random = Shuffler::new(plan.seed, number);
    let summary = if plan.minds.iter().all(|&mind| mind == MindSpec::Random) {
        let mut own = Shuffler::new(plan.seed, !number);
        play_game(&mut game, list, &mut random, |_, _, list| Some(list[own.index(list.len())]))
    } else {
        let seed = |seat: usize| plan.seed ^ (number << 3 | seat as u64);
        let mut minds: Vec<Box<dyn Mind<G>>> =
            (0..game.players()).map(|seat| plan.minds[seat % plan.minds.len()].mind(seed(seat))).collect();
        play_game(&mut game, list, &mut random, |game, seat, _| minds[seat.index()].decide(game))
    };
    (game, summary)
}

/// Plays a game to its end. `decide` is given the state, the seat and its legal decisions.
fn play_game<G: Evaluate>(
    game: &mut G,
    list: &mut Vec<G::Action>,
    random: &mut Shuffler,
    mut decide: impl FnMut(&G, Seat, &[G::Action]) -> Option<G::Action>,
) -> GameSummary {
    let mut summary = GameSummary::default();
    loop {
        match game.turn() {
            Turn::Over => return summary,
            Turn::Deal => game.reveal_unchecked(game.deal(random), &mut Nobody),
            Turn::Decide(seat) => {
                list.clear();
                game.actions(list);
                summary.decisions += 1;
                summary.choices += list.len();
                let Some(action) = decide(game, seat, list) else { return summary };
                game.play_unchecked(action, &mut Nobody);
            }
        }
        summary.plies += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use game::Game;
    use game::contract::pebbles::Pebbles;

    use super::*;
    use crate::Report;

    fn run(games: u64, seed: u64, threads: usize) -> Tally {
        let setup = Setup::standard(&Pebbles::META, 3);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let told = AtomicU64::new(0);
        let tell = |count| {
            told.fetch_add(count, Ordering::Relaxed);
        };
        let tally =
            pool.install(|| simulate::<Pebbles>(&setup, &Plan { games, seed, minds: Vec::new() }, tell)).unwrap();
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
    fn minds_go_round_the_seats() {
        let setup = Setup::standard(&Pebbles::META, 3);
        let plan = Plan { games: 500, seed: 2, minds: vec![MindSpec::Greedy, MindSpec::Random] };
        let report = Report::new(&Pebbles::META, &simulate::<Pebbles>(&setup, &plan, |_| {}).unwrap());
        let wins: Vec<_> = report.seats.iter().map(|seat| seat.wins.mean).collect();
        assert!(wins[0] > wins[1] && wins[2] > wins[1], "{wins:?}");
        assert!((1.0..=2.0).contains(&report.branching), "{}", report.branching);
        let decided: f64 = report.decisive.iter().map(|decisive| decisive.share.mean).sum();
        assert!(decided > 0.0, "{:?}", report.decisive);
    }

    #[test]
    fn no_games_make_an_empty_report() {
        let report = Report::new(&Pebbles::META, &run(0, 1, 1));
        assert_eq!(report.games, 0);
        assert!(report.seats.iter().all(|seat| seat.points.interval.mean.abs() < 1e-9));
    }
}
