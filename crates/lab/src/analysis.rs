//! A finished game looked at again, on all cores.

use minds::{Analysis, AnalysisRun};

/// Takes every step of an analysis on all cores of the current thread pool. `progress` is told of plies as they are done.
pub fn analyse(run: &AnalysisRun, progress: impl Fn() + Sync) -> Analysis {
    rayon::broadcast(|_| {
        while run.step() {
            progress();
        }
    });
    run.analysis()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use game::contract::pebbles::{Pebbles, keep_everything};
    use game::{Dealer, Game, GameAdapter, Record, Seed, Setup};
    use minds::Analyst;

    use super::*;

    /// A game of two in which everybody keeps everything.
    fn record() -> Record {
        let mut game = GameAdapter::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap();
        let mut record = Record::begin(&game);
        keep_everything(&mut game, &Dealer::new(Seed::of_number(4)), &mut record);
        record
    }

    #[test]
    fn an_analysis_on_many_cores_is_that_of_one_and_every_ply_is_told() {
        let record = record();
        let analyse = |threads| {
            let run = AnalysisRun::new(Box::new(Analyst::<Pebbles>::new(&record, None, 40).unwrap()));
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let told = AtomicUsize::new(0);
            let tell = || {
                told.fetch_add(1, Ordering::Relaxed);
            };
            let analysis = pool.install(|| super::analyse(&run, tell));
            assert_eq!((told.into_inner(), analysis.plies.len()), (record.plies.len(), record.plies.len()));
            analysis
        };
        assert_eq!(analyse(3), analyse(1));
    }
}
