//! Bots think on threads of their own, of low priority, away from those who serve people.
//!
//! There are lanes: the strongest level may think for a minute, and must not keep the others waiting, who answer within a second; nor must those who ask for
//! advice.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// How long a thought may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// A second at most.
    Quick,
    /// As long as the table lets it.
    Deep,
    /// Advice for a person: no bot waits for it.
    Advice,
}

/// The threads that think.
#[derive(Debug)]
pub(crate) struct Bots {
    quick: Sender<Job>,
    deep: Sender<Job>,
    advice: Sender<Job>,
}

/// How much nicer than the rest of the process: a host with one core still serves people first.
const NICER: i32 = 10;

impl Bots {
    /// So many threads for each lane of bots, and one for advice.
    pub(crate) fn new(threads: usize) -> std::io::Result<Bots> {
        Ok(Bots { quick: lane("bots", threads)?, deep: lane("deep-bots", threads)?, advice: lane("advice", 1)? })
    }

    /// Thinks; `None` if the thought broke off.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        lane: Lane,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (answer, heard) = oneshot::channel();
        let job: Job = Box::new(move || drop(answer.send(thought())));
        let jobs = match lane {
            Lane::Quick => &self.quick,
            Lane::Deep => &self.deep,
            Lane::Advice => &self.advice,
        };
        jobs.send(job).ok()?;
        heard.await.ok().flatten()
    }
}

fn lane(name: &str, threads: usize) -> std::io::Result<Sender<Job>> {
    let (jobs, waiting) = channel();
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..threads.max(1) {
        let waiting = Arc::clone(&waiting);
        thread::Builder::new().name(name.to_owned()).spawn(move || work(&waiting))?;
    }
    Ok(jobs)
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    // On Linux this is a matter of the thread; where it is refused, bots are as urgent as people.
    let _ = rustix::process::nice(NICER);
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A thought that breaks off drops its answer; the thread goes on.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot's thought broke off");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn deep_thoughts_do_not_delay_quick_ones() {
        let bots = Arc::new(Bots::new(1).unwrap());
        let (release, wait) = channel::<()>();
        let deep = Arc::clone(&bots);
        let deep = tokio::spawn(async move { deep.think(Lane::Deep, move || wait.recv().ok().map(|()| 1)).await });
        tokio::time::sleep(Duration::from_millis(10)).await;
        assert_eq!(bots.think(Lane::Quick, || Some(2)).await, Some(2));
        release.send(()).unwrap();
        assert_eq!(deep.await.unwrap(), Some(1));
    }

    #[tokio::test]
    async fn a_thought_that_breaks_off_takes_no_other_with_it() {
        let bots = Bots::new(1).unwrap();
        #[allow(clippy::panic)]
        let broken = bots.think::<u8>(Lane::Quick, || panic!("broken")).await;
        assert_eq!(broken, None);
        assert_eq!(bots.think(Lane::Quick, || Some(3)).await, Some(3));
    }
}
