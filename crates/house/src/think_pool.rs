//! Bots think on threads of their own, of low priority, away from those who serve people.
//!
//! There are lanes: the strongest level may think for a minute, and must not keep the others waiting, who answer within
//! a second; nor must those who ask for hints. In each lane people and addresses are served in turn, and nobody has
//! more than their share of its threads. There are more threads than cores: when many think at once, everybody's
//! thought is shallower, and nobody waits for a long one of somebody else.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::fair_queue::{Asker, FairQueue};

/// A thought; it is told among how many addresses time is shared.
type Job = Box<dyn FnOnce(usize) + Send>;

/// How long a thought may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Priority {
    /// A second at most.
    Quick,
    /// As long as the table lets it.
    Deep,
    /// A hint for a person: no bot waits for it.
    Hint,
}

/// The threads that think.
#[derive(Debug)]
pub(crate) struct ThinkPool {
    quick: Lane,
    deep: Lane,
    hints: Lane,
}

/// How much nicer than the rest of the process: a host with one core still serves people first.
const NICER: i32 = 10;
/// So many times the threads of one person are those of one address, and so many those of a lane.
const ADDRESS: usize = 2;
const LANE: usize = 6;
/// So many thoughts may wait for hints; who comes after is told how many they are.
const CROWD: usize = 64;

impl ThinkPool {
    /// So many threads for each person in each lane of bots, and one for hints.
    pub(crate) fn new(threads: usize) -> std::io::Result<ThinkPool> {
        Ok(ThinkPool {
            quick: Lane::new("bots", threads)?,
            deep: Lane::new("deep-bots", threads)?,
            hints: Lane::new("hints", 1)?,
        })
    }

    /// How many wait for hints, if they are so many that nobody should wait behind them.
    pub(crate) fn crowd(&self) -> Option<usize> {
        let waiting = self.hints.shared.lock().queue.len();
        (waiting >= CROWD).then_some(waiting)
    }

    /// Thinks for somebody, for so many milliseconds; `None` if the thought broke off.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        lane: Priority,
        asker: &Asker,
        cost: u64,
        thought: impl FnOnce(usize) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (answer, heard) = oneshot::channel();
        let job: Job = Box::new(move |share| {
            // Nobody waits for it any more.
            if !answer.is_closed() {
                drop(answer.send(thought(share)));
            }
        });
        let lane = match lane {
            Priority::Quick => &self.quick,
            Priority::Deep => &self.deep,
            Priority::Hint => &self.hints,
        };
        lane.shared.lock().queue.push(asker, cost, job);
        lane.shared.some.notify_one();
        heard.await.ok().flatten()
    }
}

/// Threads that serve one queue; they end with it.
#[derive(Debug)]
struct Lane {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<LaneState>,
    some: Condvar,
    /// So many threads for one person.
    person: usize,
}

#[derive(Default)]
struct LaneState {
    queue: FairQueue<Job>,
    /// How many threads think for each person and address.
    people: HashMap<String, usize>,
    addresses: HashMap<String, usize>,
    closed: bool,
}

impl std::fmt::Debug for LaneState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LaneState").field("waiting", &self.queue.len()).finish_non_exhaustive()
    }
}

impl Lane {
    fn new(name: &str, threads: usize) -> std::io::Result<Lane> {
        let person = threads.max(1);
        let lane = Lane { shared: Arc::new(Shared { state: Mutex::default(), some: Condvar::new(), person }) };
        for _ in 0..person * LANE {
            let shared = Arc::clone(&lane.shared);
            thread::Builder::new().name(name.to_owned()).spawn(move || shared.work())?;
        }
        Ok(lane)
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.some.notify_all();
    }
}

impl LaneState {
    /// The next thought of somebody who has not their share of threads already.
    fn next(&mut self, person: usize) -> Option<(Asker, Job)> {
        let LaneState { queue, people, addresses, .. } = self;
        let busy = |counts: &HashMap<String, usize>, key: &str| counts.get(key).copied().unwrap_or(0);
        let free = |key: &str| busy(people, key) < person && busy(addresses, key) < person * ADDRESS;
        let (asker, job) = queue.pop(&free)?;
        *people.entry(asker.person.clone()).or_default() += 1;
        *addresses.entry(asker.address.clone()).or_default() += 1;
        Some((asker, job))
    }

    fn done(&mut self, asker: &Asker) {
        for (counts, key) in [(&mut self.people, &asker.person), (&mut self.addresses, &asker.address)] {
            if let Some(count) = counts.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(key);
                }
            }
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, LaneState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        // On Linux this is a matter of the thread; where it is refused, bots are as urgent as people.
        let _ = rustix::process::nice(NICER);
        let mut state = self.lock();
        while !state.closed {
            let Some((asker, job)) = state.next(self.person) else {
                state = self.some.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let share = state.queue.addresses() + 1;
            drop(state);
            // A thought that breaks off drops its answer; the thread goes on.
            if catch_unwind(AssertUnwindSafe(|| job(share))).is_err() {
                tracing::error!("a bot's thought broke off");
            }
            state = self.lock();
            state.done(&asker);
            // Somebody may have waited for this one's share.
            self.some.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;
    use std::pin::pin;
    use std::sync::mpsc::channel;
    use std::task::Poll;
    use std::time::Duration;

    fn asker(address: &str, person: &str) -> Asker {
        Asker { address: address.to_owned(), person: person.to_owned() }
    }

    #[tokio::test]
    async fn deep_thoughts_do_not_delay_quick_ones() {
        let pool = Arc::new(ThinkPool::new(1).unwrap());
        let (release, wait) = channel::<()>();
        let (begin, begun) = oneshot::channel();
        let deep = Arc::clone(&pool);
        let deep = tokio::spawn(async move {
            let thought = move |_| begin.send(()).ok().and_then(|()| wait.recv().ok()).map(|()| 1);
            deep.think(Priority::Deep, &asker("a", "p"), 1000, thought).await
        });
        begun.await.unwrap();
        assert_eq!(pool.think(Priority::Quick, &asker("a", "p"), 1000, |_| Some(2)).await, Some(2));
        release.send(()).unwrap();
        assert_eq!(deep.await.unwrap(), Some(1));
    }

    #[tokio::test]
    async fn a_thought_that_breaks_off_takes_no_other_with_it() {
        let pool = ThinkPool::new(1).unwrap();
        let broken = pool.think::<u8>(Priority::Quick, &asker("a", "p"), 1000, |_| panic!("broken")).await;
        assert_eq!(broken, None);
        assert_eq!(pool.think(Priority::Quick, &asker("a", "p"), 1000, |_| Some(3)).await, Some(3));
    }

    /// The minutes that one person's oracles think cost another nothing but depth.
    #[tokio::test]
    async fn a_hundred_long_thoughts_of_one_person_and_thirty_of_one_address_keep_nobody_else_waiting() {
        let pool = Arc::new(ThinkPool::new(1).unwrap());
        let (release, wait) = channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        for number in 0..130 {
            let (pool, wait) = (Arc::clone(&pool), Arc::clone(&wait));
            let person = if number < 100 { "many".to_owned() } else { format!("guest {number}") };
            tokio::spawn(async move {
                pool.think(Priority::Deep, &asker("a", &person), 60_000, move |_| {
                    let _ = wait.lock().map(|wait| wait.recv());
                    Some(())
                })
                .await
            });
        }
        // All ask from one address: its share of threads thinks, the others wait.
        let all_wait = async {
            while pool.deep.shared.lock().queue.len() != 130 - ADDRESS {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), all_wait).await.unwrap();
        let one = asker("b", "one");
        let honest = pool.think(Priority::Deep, &one, 1000, Some);
        let share = tokio::time::timeout(Duration::from_secs(5), honest).await.unwrap();
        assert!(share.is_some_and(|share| share > 1), "{share:?}: time is shared while others wait");
        drop(release);
    }

    /// Asks for what is not there yet, and does not wait for it.
    async fn ask_and_leave(asked: impl Future) -> bool {
        let mut asked = pin!(asked);
        poll_fn(|context| Poll::Ready(asked.as_mut().poll(context).is_pending())).await
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_thought() {
        let pool = ThinkPool::new(1).unwrap();
        let (release, wait) = channel::<()>();
        let (begun, thought) = channel::<()>();
        let first = asker("a", "p");
        let blocking = pool.think(Priority::Quick, &first, 1000, move |_| wait.recv().ok());
        let dropped = pool.think(Priority::Quick, &first, 1000, move |_| begun.send(()).ok());
        tokio::pin!(blocking);
        assert!(ask_and_leave(async { tokio::join!(&mut blocking, dropped) }).await);
        release.send(()).unwrap();
        blocking.await;
        assert_eq!(pool.think(Priority::Quick, &first, 1000, |_| Some(1)).await, Some(1));
        assert!(thought.try_recv().is_err());
    }
}
