//! Hashing passwords: away from the threads that serve, and few at once, for a hash takes 19 MiB and tens of milliseconds.

use std::sync::LazyLock;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::error::HouseError;

type Job = Box<dyn FnOnce() + Send>;

/// So many hashes at once.
const THREADS: usize = 2;
/// So many may wait, about a second; who comes after is told to try again.
const WAITING: usize = 32;

static JOBS: LazyLock<SyncSender<Job>> = LazyLock::new(|| {
    let (jobs, waiting) = sync_channel(WAITING);
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..THREADS {
        let waiting = Arc::clone(&waiting);
        // Where no thread can be had, nobody hears, which is said as it is.
        let _ = thread::Builder::new().name("passwords".to_owned()).spawn(move || work(&waiting));
    }
    jobs
});

fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job();
    }
}

/// Hashes, or says that too many wait.
pub(crate) async fn hashing<T: Send + 'static>(
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<T, HouseError> {
    let (answer, heard) = oneshot::channel();
    let job: Job = Box::new(move || {
        // Who has gone needs no answer.
        if !answer.is_closed() {
            drop(answer.send(work()));
        }
    });
    JOBS.try_send(job).map_err(|full| match full {
        TrySendError::Full(_) => HouseError::TooFast(1),
        TrySendError::Disconnected(_) => HouseError::Unavailable,
    })?;
    heard.await.ok().flatten().ok_or(HouseError::Unavailable)
}
