//! Long work that somebody waits for: it is done in small pieces on the lane of hints, so that no bot waits for it, and
//! a hint at most for one piece.
//!
//! Whoever asks is told how far it is; when nobody asks any more, it stops. What came of it is kept for a while.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};

use super::AGAIN;
use crate::error::HouseError;
use crate::fair_queue::Asker;
use crate::think_pool::{Crowd, Priority, ThinkLimits, ThinkPool};
use crate::time::now;

/// Whoever wants another one asks again after so many seconds.
const ANOTHER: u32 = 5;
/// So many are remembered.
const KEPT: usize = 100;
/// A work that nobody has asked about for so many milliseconds is given up.
const FORGOTTEN: i64 = 60_000;
/// How long a piece takes, about.
pub(super) const PIECE: Duration = Duration::from_millis(200);

/// What a client knows already, and how long it waits for more.
#[derive(Clone, Copy, Debug)]
pub struct LongPoll {
    /// So much was done when the client asked before.
    pub done: usize,
    /// How long to wait until more is.
    pub wait: Duration,
}

/// The works of a kind that are under way or done, by what they are about.
#[derive(Debug)]
pub(crate) struct Jobs<T> {
    jobs: Mutex<HashMap<String, Arc<Job<T>>>>,
}

impl<T> Default for Jobs<T> {
    fn default() -> Jobs<T> {
        Jobs { jobs: Mutex::default() }
    }
}

/// A work.
#[derive(Debug)]
pub(super) struct Job<T> {
    key: String,
    /// Who asked first.
    pub(super) asker: Asker,
    progress: watch::Sender<Progress<T>>,
    /// When somebody last asked about it.
    asked: AtomicI64,
}

/// How far a work is.
#[derive(Debug)]
pub(super) struct Progress<T> {
    pub(super) done: usize,
    /// What is known by now.
    pub(super) known: Option<Arc<T>>,
    pub(super) stage: Stage,
}

impl<T> Clone for Progress<T> {
    fn clone(&self) -> Progress<T> {
        Progress { done: self.done, known: self.known.clone(), stage: self.stage }
    }
}

/// Whether anything more will be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    UnderWay,
    Over,
    Broken,
}

impl<T> Jobs<T> {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job<T>>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The work about this: remembered, under way, or a new one that `begin` sets going.
    pub(super) fn find_or_begin(
        &self,
        key: String,
        asker: Asker,
        limits: &ThinkLimits,
        begin: impl FnOnce(Arc<Job<T>>),
    ) -> Result<Arc<Job<T>>, HouseError> {
        let mut jobs = self.jobs();
        if let Some(job) = jobs.get(&key) {
            return Ok(Arc::clone(job));
        }
        check_room(&jobs, &asker, limits)?;
        forget_oldest(&mut jobs);
        let nothing = Progress { done: 0, known: None, stage: Stage::UnderWay };
        let progress = watch::Sender::new(nothing);
        let job = Arc::new(Job { key: key.clone(), asker, progress, asked: AtomicI64::new(now()) });
        jobs.insert(key, Arc::clone(&job));
        begin(Arc::clone(&job));
        Ok(job)
    }

    /// Gives a work up; whoever waits for it is told.
    pub(super) fn give_up(&self, job: &Job<T>) {
        self.jobs().remove(&job.key);
        job.progress.send_modify(|progress| progress.stage = Stage::Broken);
    }

    /// Gives up what a person began and that is still under way.
    pub(super) fn give_up_of(&self, person: &str) {
        let theirs = |job: &Arc<Job<T>>| job.asker.person == person && job.is_under_way();
        let theirs: Vec<_> = self.jobs().values().filter(|job| theirs(job)).cloned().collect();
        theirs.iter().for_each(|job| self.give_up(job));
    }
}

/// Whether somebody may begin another work: everybody has one at a time.
fn check_room<T>(jobs: &HashMap<String, Arc<Job<T>>>, asker: &Asker, limits: &ThinkLimits) -> Result<(), HouseError> {
    let under_way: Vec<_> = jobs.values().filter(|job| job.is_under_way()).map(|job| &job.asker).collect();
    let neighbours = under_way.iter().filter(|other| other.address == asker.address).count();
    if under_way.iter().any(|other| other.person == asker.person) {
        Err(HouseError::TooFast(ANOTHER))
    } else if under_way.len() >= limits.waiting || neighbours >= limits.analyses {
        Err(HouseError::Crowded(under_way.len()))
    } else {
        Ok(())
    }
}

/// Forgets what was asked for longest ago.
fn forget_oldest<T>(jobs: &mut HashMap<String, Arc<Job<T>>>) {
    while jobs.len() >= KEPT {
        let done = jobs.iter().filter(|(_, job)| !job.is_under_way());
        let oldest = done.min_by_key(|(_, job)| job.asked.load(Ordering::Relaxed)).map(|(key, _)| key.clone());
        let Some(oldest) = oldest else { return };
        jobs.remove(&oldest);
    }
}

impl<T> Job<T> {
    fn is_under_way(&self) -> bool {
        self.progress.borrow().stage == Stage::UnderWay
    }

    /// Whether anybody still waits for it.
    pub(super) fn is_wanted(&self) -> bool {
        self.is_under_way() && now() - self.asked.load(Ordering::Relaxed) <= FORGOTTEN
    }

    /// One piece, as soon as it is its turn; who is sent away from a crowd comes again.
    pub(super) async fn piece<P: Send + 'static>(
        &self,
        pool: &ThinkPool,
        work: impl Fn() -> Option<P> + Clone + Send + 'static,
    ) -> Option<P> {
        loop {
            let own = work.clone();
            match pool.think(Priority::Hint, &self.asker, PIECE.as_millis() as u64, move |_| own()).await {
                Ok(done) => return done,
                Err(Crowd(_)) => sleep(AGAIN).await,
            }
        }
    }

    /// Tells how far it is and what is known, unless it was given up meanwhile.
    pub(super) fn tell(&self, news: Progress<T>) {
        self.progress.send_if_modified(|progress| {
            let goes_on = progress.stage == Stage::UnderWay;
            if goes_on {
                *progress = news;
            }
            goes_on
        });
    }

    /// How far it is, as soon as that is more than a client knows, or after some time.
    pub(super) async fn news(&self, poll: LongPoll) -> Result<Progress<T>, HouseError> {
        let mut progress = self.progress.subscribe();
        let until = Instant::now() + poll.wait;
        loop {
            self.asked.store(now(), Ordering::Relaxed);
            let news = progress.borrow_and_update().clone();
            match news.stage {
                Stage::Broken => return Err(HouseError::Unavailable),
                Stage::UnderWay if news.done <= poll.done && Instant::now() < until => {}
                Stage::UnderWay | Stage::Over => return Ok(news),
            }
            // Heard or not: look again.
            let _ = timeout_at(until, progress.changed()).await;
        }
    }
}
