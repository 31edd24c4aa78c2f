//! Bots think on threads of their own, of low priority, away from those who serve people.
//!
//! There are lanes: the strongest level may think for a minute, and must not keep the others waiting, who answer within
//! a second; nor must those who ask for hints. In each lane people and addresses are served in turn, and nobody has
//! more than their share of its threads. There are more threads than cores: when many think at once, everybody's
//! thought is shallower. Who has to wait all the same makes the thoughts that begin shorter, and ends the longest one.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use minds::Stop;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::fair_queue::{Asker, FairQueue};

/// What a thought is given.
pub(crate) struct Ration {
    /// Among how many time is shared.
    share: usize,
    /// Tells it that it was long enough, or that nobody waits for it any more.
    pub(crate) stop: Stop,
}

impl Ration {
    /// What is left of a time: everybody thinks less before somebody waits.
    pub(crate) fn of(&self, time: Duration) -> Duration {
        let share = u32::try_from(self.share).unwrap_or(u32::MAX).max(1);
        (time / share).max(LEAST.min(time))
    }
}

/// How much may be thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkLimits {
    /// So many may wait for hints and analyses; when more come, those of the address for whom most wait are told how many wait.
    pub waiting: usize,
    /// So many analyses of one address may be under way.
    pub analyses: usize,
    /// A bot thinks about a turn at most so many seconds, whatever its table says.
    pub seconds: u32,
}

impl Default for ThinkLimits {
    fn default() -> ThinkLimits {
        ThinkLimits { waiting: 64, analyses: 4, seconds: 60 }
    }
}

/// Nobody thinks for less than this, however many share the time.
pub(crate) const LEAST: Duration = Duration::from_millis(200);

/// Somebody was sent away: so many wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crowd(pub(crate) usize);

/// What becomes of somebody who waits.
type Outcome = Result<usize, Crowd>;

/// A thought that waits.
struct Job {
    begin: Box<dyn FnOnce(Outcome) + Send>,
    stop: Stop,
}

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

impl ThinkPool {
    /// So many threads for each person in each lane of bots, and one for hints; so many may wait for hints.
    pub(crate) fn new(threads: usize, most_hints: usize) -> std::io::Result<ThinkPool> {
        Ok(ThinkPool {
            quick: Lane::new("bots", threads, usize::MAX)?,
            deep: Lane::new("deep-bots", threads, usize::MAX)?,
            hints: Lane::new("hints", 1, most_hints)?,
        })
    }

    /// About how many are served before somebody who waits for a hint; nothing if they do not wait.
    pub(crate) fn before_hint(&self, asker: &Asker) -> Option<usize> {
        self.hints.shared.lock().queue.before(asker)
    }

    /// From now on, so many may wait for hints.
    pub(crate) fn limit_hints(&self, most: usize) {
        self.hints.shared.most.store(most, Ordering::Relaxed);
    }

    fn lane(&self, lane: Priority) -> &Lane {
        match lane {
            Priority::Quick => &self.quick,
            Priority::Deep => &self.deep,
            Priority::Hint => &self.hints,
        }
    }

    /// Thinks for somebody, for so many milliseconds; `None` if the thought broke off. It ends early when nobody waits
    /// for it any more.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        lane: Priority,
        asker: &Asker,
        cost: u64,
        thought: impl FnOnce(Ration) -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, Crowd> {
        let (answer, heard) = oneshot::channel();
        let stop = Stop::default();
        let _left = StopOnDrop(stop.clone());
        let own = stop.clone();
        let begin = Box::new(move |outcome: Outcome| {
            // Nobody waits for it any more.
            if !answer.is_closed() {
                drop(answer.send(outcome.map(|share| thought(Ration { share, stop: own }))));
            }
        });
        let shared = &self.lane(lane).shared;
        shared.push(asker, cost, Job { begin, stop });
        let mut heard = pin!(heard);
        loop {
            match timeout(LEAST, &mut heard).await {
                Ok(heard) => return heard.unwrap_or(Ok(None)),
                // Those who think may have thought long enough by now.
                Err(_) => shared.lock().make_way(shared.person),
            }
        }
    }
}

/// Whoever waits for a thought stops it when they go.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
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
    /// So many may wait.
    most: AtomicUsize,
}

/// A thought that is being thought.
struct Running {
    asker: Asker,
    since: Instant,
    stop: Stop,
}

#[derive(Default)]
struct LaneState {
    queue: FairQueue<Job>,
    /// What each busy thread thinks.
    running: HashMap<usize, Running>,
    closed: bool,
}

impl std::fmt::Debug for LaneState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LaneState").field("waiting", &self.queue.len()).finish_non_exhaustive()
    }
}

impl Lane {
    fn new(name: &str, threads: usize, most: usize) -> std::io::Result<Lane> {
        let person = threads.max(1);
        let lane = Lane {
            shared: Arc::new(Shared { state: Mutex::default(), some: Condvar::new(), person, most: most.into() }),
        };
        for thread in 0..person * LANE {
            let shared = Arc::clone(&lane.shared);
            thread::Builder::new().name(name.to_owned()).spawn(move || shared.work(thread))?;
        }
        Ok(lane)
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.closed = true;
        state.running.values().for_each(|running| running.stop.stop());
        drop(state);
        self.shared.some.notify_all();
    }
}

impl LaneState {
    /// Whether somebody may have one more thread; their share is this times the threads of one person.
    fn is_free(running: &HashMap<usize, Running>, person: usize, key: &str) -> bool {
        let (mut people, mut addresses) = (0, 0);
        for asker in running.values().map(|running| &running.asker) {
            people += usize::from(asker.person == key);
            addresses += usize::from(asker.address == key);
        }
        people < person && addresses < person * ADDRESS
    }

    /// The next thought of somebody who has not their share of threads already.
    fn next(&mut self, person: usize) -> Option<(Asker, Job)> {
        let LaneState { queue, running, .. } = self;
        queue.pop(&|key| LaneState::is_free(running, person, key))
    }

    /// If somebody waits although they have not their share of threads, the thought that took longest has been long enough.
    fn make_way(&self, person: usize) {
        let all_busy = self.running.len() >= person * LANE;
        if !all_busy || !self.queue.is_servable(&|key| LaneState::is_free(&self.running, person, key)) {
            return;
        }
        let long = |running: &&Running| running.since.elapsed() >= LEAST && !running.stop.is_told();
        let longest = self.running.values().filter(long).min_by_key(|running| running.since);
        longest.into_iter().for_each(|running| running.stop.stop());
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, LaneState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a thought into the queue; if too many wait, somebody of the address for whom most do is sent away.
    fn push(&self, asker: &Asker, cost: u64, job: Job) {
        let mut state = self.lock();
        let before = state.queue.len();
        state.queue.push(asker, cost, job);
        let away = if before >= self.most.load(Ordering::Relaxed) { state.queue.send_away() } else { None };
        state.make_way(self.person);
        drop(state);
        self.some.notify_one();
        away.into_iter().for_each(|job| (job.begin)(Err(Crowd(before))));
    }

    fn work(&self, thread: usize) {
        // On Linux this is a matter of the thread; where it is refused, bots are as urgent as people.
        let _ = rustix::process::nice(NICER);
        let mut state = self.lock();
        while !state.closed {
            let Some((asker, job)) = state.next(self.person) else {
                state = self.some.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let share = state.queue.share(&asker);
            state.running.insert(thread, Running { asker, since: Instant::now(), stop: job.stop });
            state.make_way(self.person);
            drop(state);
            // A thought that breaks off drops its answer; the thread goes on.
            if catch_unwind(AssertUnwindSafe(|| (job.begin)(Ok(share)))).is_err() {
                tracing::error!("a bot's thought broke off");
            }
            state = self.lock();
            state.running.remove(&thread);
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

    const MANY: usize = 1000;

    fn asker(address: &str, person: &str) -> Asker {
        Asker { address: address.to_owned(), person: person.to_owned() }
    }

    #[tokio::test]
    async fn deep_thoughts_do_not_delay_quick_ones() {
        let pool = Arc::new(ThinkPool::new(1, MANY).unwrap());
        let (release, wait) = channel::<()>();
        let (begin, begun) = oneshot::channel();
        let deep = Arc::clone(&pool);
        let deep = tokio::spawn(async move {
            let thought = move |_| begin.send(()).ok().and_then(|()| wait.recv().ok()).map(|()| 1);
            deep.think(Priority::Deep, &asker("a", "p"), 1000, thought).await
        });
        begun.await.unwrap();
        assert_eq!(pool.think(Priority::Quick, &asker("a", "p"), 1000, |_| Some(2)).await, Ok(Some(2)));
        release.send(()).unwrap();
        assert_eq!(deep.await.unwrap(), Ok(Some(1)));
    }

    #[tokio::test]
    async fn a_thought_that_breaks_off_takes_no_other_with_it() {
        let pool = ThinkPool::new(1, MANY).unwrap();
        let broken = pool.think::<u8>(Priority::Quick, &asker("a", "p"), 1000, |_| panic!("broken")).await;
        assert_eq!(broken, Ok(None));
        assert_eq!(pool.think(Priority::Quick, &asker("a", "p"), 1000, |_| Some(3)).await, Ok(Some(3)));
    }

    /// The minutes that one person's oracles think cost another nothing but depth.
    #[tokio::test]
    async fn a_hundred_long_thoughts_of_one_person_and_thirty_of_one_address_keep_nobody_else_waiting() {
        let pool = Arc::new(ThinkPool::new(1, MANY).unwrap());
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
        let honest = pool.think(Priority::Deep, &one, 1000, |ration| Some(ration.share));
        let share = tokio::time::timeout(Duration::from_secs(5), honest).await.unwrap();
        assert!(
            share.is_ok_and(|share| share.is_some_and(|share| share > 1)),
            "{share:?}: time is shared while others wait"
        );
        drop(release);
    }

    /// Asks for what is not there yet, and does not wait for it.
    async fn ask_and_leave(asked: impl Future) -> bool {
        let mut asked = pin!(asked);
        poll_fn(|context| Poll::Ready(asked.as_mut().poll(context).is_pending())).await
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_thought() {
        let pool = ThinkPool::new(1, MANY).unwrap();
        let (release, wait) = channel::<()>();
        let (begun, thought) = channel::<()>();
        let first = asker("a", "p");
        let blocking = pool.think(Priority::Quick, &first, 1000, move |_| wait.recv().ok());
        let dropped = pool.think(Priority::Quick, &first, 1000, move |_| begun.send(()).ok());
        tokio::pin!(blocking);
        assert!(ask_and_leave(async { tokio::join!(&mut blocking, dropped) }).await);
        release.send(()).unwrap();
        blocking.await.unwrap();
        assert_eq!(pool.think(Priority::Quick, &first, 1000, |_| Some(1)).await, Ok(Some(1)));
        assert!(thought.try_recv().is_err());
    }

    /// Thinks until it is told to stop.
    #[expect(clippy::needless_pass_by_value, clippy::unnecessary_wraps, reason = "the form of a thought")]
    fn endless(ration: Ration) -> Option<()> {
        while !ration.stop.is_told() {
            thread::yield_now();
        }
        Some(())
    }

    #[tokio::test]
    async fn a_thought_ends_when_nobody_waits_for_it_any_more() {
        let pool = ThinkPool::new(1, MANY).unwrap();
        let (begin, begun) = oneshot::channel();
        let thought = move |ration: Ration| begin.send(()).ok().and_then(|()| endless(ration));
        let who = asker("a", "p");
        let thinking = pool.think(Priority::Deep, &who, 60_000, thought);
        tokio::select! {
            done = thinking => panic!("{done:?}"),
            begun = begun => begun.unwrap(),
        }
        // The only thread of this person is free again.
        assert_eq!(pool.think(Priority::Deep, &who, 1000, |_| Some(1)).await, Ok(Some(1)));
    }

    #[tokio::test]
    async fn the_longest_thought_ends_when_somebody_else_would_wait_for_it() {
        let pool = Arc::new(ThinkPool::new(1, MANY).unwrap());
        for number in 0..LANE {
            let pool = Arc::clone(&pool);
            let who = asker(&format!("address {number}"), &format!("person {number}"));
            tokio::spawn(async move { pool.think(Priority::Deep, &who, 60_000, endless).await });
        }
        let all_think = async {
            while pool.deep.shared.lock().running.len() < LANE {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), all_think).await.unwrap();
        let who = asker("b", "one");
        let honest = pool.think(Priority::Deep, &who, 1000, |_| Some(1));
        let answer = tokio::time::timeout(Duration::from_mins(1), honest).await.unwrap();
        assert_eq!(answer, Ok(Some(1)));
    }

    #[tokio::test]
    async fn a_full_queue_sends_away_the_crowd_and_not_the_one_who_comes() {
        let pool = Arc::new(ThinkPool::new(1, 3).unwrap());
        let crowd: Vec<_> = (0..ADDRESS + 4)
            .map(|number| {
                let (pool, who) = (Arc::clone(&pool), asker("a", &format!("guest {number}")));
                tokio::spawn(async move { pool.think(Priority::Hint, &who, 900, endless).await })
            })
            .collect();
        let all_wait = async {
            while pool.hints.shared.lock().queue.len() < 3 || crowd.iter().filter(|one| one.is_finished()).count() < 1 {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), all_wait).await.unwrap();
        let one = asker("b", "one");
        let honest = pool.think(Priority::Hint, &one, 900, |_| Some(1));
        assert_eq!(tokio::time::timeout(Duration::from_mins(1), honest).await.unwrap(), Ok(Some(1)));
        let mut away = Vec::new();
        for one in crowd.into_iter().filter(tokio::task::JoinHandle::is_finished) {
            away.push(one.await.unwrap());
        }
        assert!(!away.is_empty() && away.iter().all(|one| *one == Err(Crowd(3))), "{away:?}");
    }
}
