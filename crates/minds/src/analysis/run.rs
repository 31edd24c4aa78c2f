//! The loop of an analysis, the same for one thread and for many, for a program that waits and for a server that is
//! asked for other things in between.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Analysis, AnyAnalyst, PlyAnalysis};

/// An analysis under way. Each step looks at one more ply; several threads may take steps at the same time.
pub struct AnalysisRun {
    analyst: Box<dyn AnyAnalyst>,
    /// The number of the next ply that nobody looks at, from 0.
    next: AtomicUsize,
    /// What was seen, in the order of being done.
    seen: Mutex<Vec<PlyAnalysis>>,
}

impl AnalysisRun {
    /// An analysis that has looked at nothing yet.
    pub fn new(analyst: Box<dyn AnyAnalyst>) -> AnalysisRun {
        AnalysisRun { analyst, next: AtomicUsize::new(0), seen: Mutex::default() }
    }

    /// How many plies there are to look at.
    pub fn plies(&self) -> usize {
        self.analyst.plies()
    }

    /// How many plies were looked at.
    pub fn done(&self) -> usize {
        self.seen().len()
    }

    /// Looks at the next ply. Says whether there was one: if not, others may still be looking at the last ones.
    pub fn step(&self) -> bool {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        if number >= self.plies() {
            return false;
        }
        let ply = self.analyst.look_at(number);
        self.seen().push(ply);
        true
    }

    /// What was seen so far, in the order of the game.
    pub fn analysis(&self) -> Analysis {
        let mut plies = self.seen().clone();
        plies.sort_by_key(|ply| ply.ply);
        Analysis::of(self.analyst.players(), plies)
    }

    fn seen(&self) -> MutexGuard<'_, Vec<PlyAnalysis>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    /// Five plies of two players, the last one first.
    struct Backwards;

    impl AnyAnalyst for Backwards {
        fn players(&self) -> usize {
            2
        }

        fn plies(&self) -> usize {
            5
        }

        fn look_at(&self, number: usize) -> PlyAnalysis {
            PlyAnalysis {
                ply: 5 - number,
                seat: Some(1 + number % 2),
                played: String::new(),
                choices: 2,
                chances: vec![0.5; 2],
                points: vec![0.0; 2],
                loss: number as f32,
                better: None,
                luck: vec![0.0; 2],
            }
        }
    }

    #[test]
    fn each_step_looks_at_one_more_ply_until_there_is_none() {
        let run = AnalysisRun::new(Box::new(Backwards));
        assert_eq!((run.plies(), run.done(), run.analysis().plies.len()), (5, 0, 0));
        for done in 1..=5 {
            assert!(run.step());
            assert_eq!((run.done(), run.analysis().plies.len()), (done, done));
        }
        assert!(!run.step() && !run.step());
        assert_eq!(run.done(), 5);
    }

    #[test]
    fn many_threads_look_at_every_ply_once_and_tell_them_in_order() {
        let run = AnalysisRun::new(Box::new(Backwards));
        thread::scope(|scope| (0..3).for_each(|_| drop(scope.spawn(|| while run.step() {}))));
        let analysis = run.analysis();
        assert_eq!(analysis.plies.iter().map(|ply| ply.ply).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        let losses: Vec<_> = analysis.seats.iter().map(|seat| (seat.decisions, seat.loss)).collect();
        assert_eq!(losses, [(3, 6.0), (2, 4.0)]);
    }
}
