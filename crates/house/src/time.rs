//! The one place where the house looks at a clock.
//!
//! There are two. [`now`] is the calendar, for what people read. [`HouseClock`] is what the clocks at tables run by, and
//! everything else that processes on one database must agree on: somebody who sets a clock costs no player their time.

use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{ClockRow, Repository, StoreError};

/// The most that a time counts in which nobody noted how late it was, in milliseconds.
const STEP: i64 = 60_000;
/// How often is noted how late it is.
pub(crate) const BEAT: Duration = Duration::from_secs(10);

static STEADY: LazyLock<SteadyTime> = LazyLock::new(|| SteadyTime::begin(system()));
/// So much the calendar of the database is ahead of the system's.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// What the calendar says, in milliseconds since 1970. The system's clock is read once, when the process begins.
pub fn now() -> i64 {
    STEADY.now() + AHEAD.load(Ordering::Relaxed)
}

/// A moment as people read it: `2026-11-26 08:00 UTC`.
pub fn date(at: i64) -> String {
    // Later years than 9999 can't be written.
    let since = std::time::Duration::from_millis(u64::try_from(at).unwrap_or(0).min(253_402_300_799_000));
    let text = humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string();
    format!("{} UTC", text[..text.len().min(16)].replace('T', " "))
}

fn system() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A time that only passes.
#[derive(Clone, Copy, Debug)]
struct SteadyTime {
    began_at: i64,
    began: Instant,
}

impl SteadyTime {
    fn begin(at: i64) -> SteadyTime {
        SteadyTime { began_at: at, began: Instant::now() }
    }

    fn passed(&self) -> i64 {
        i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX - self.began_at)
    }

    fn now(&self) -> i64 {
        self.began_at + self.passed()
    }
}

/// What says what time the system has, in milliseconds since 1970.
pub type SystemClock = Box<dyn Fn() -> i64 + Send + Sync>;

/// The clock of a house. It is the same at every process, and stored: no process, and no clock that is set, moves it by
/// more than a minute. While the house is closed or can't store anything, it counts a minute and then stands still.
pub(crate) struct HouseClock {
    system: SystemClock,
    /// Since the last time that was noted.
    noted: Mutex<SteadyTime>,
}

impl fmt::Debug for HouseClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HouseClock").field(&self.now()).finish()
    }
}

impl Default for HouseClock {
    fn default() -> HouseClock {
        HouseClock::new(Box::new(system))
    }
}

impl HouseClock {
    /// A clock that shows what the system does, until [`HouseClock::begin`].
    pub(crate) fn new(system: SystemClock) -> HouseClock {
        HouseClock { noted: Mutex::new(SteadyTime::begin(system())), system }
    }

    /// How late it is, in milliseconds.
    pub(crate) fn now(&self) -> i64 {
        let noted = self.noted();
        noted.began_at + noted.passed().min(STEP)
    }

    /// What the calendar said when it was so late here: somewhat less long ago if the house was closed since.
    pub(crate) fn calendar(&self, at: i64) -> i64 {
        at + now() - self.now()
    }

    /// Goes on from where the clock of the house stood.
    pub(crate) async fn begin(&self, repository: &Repository) -> Result<(), StoreError> {
        let seen = self.reference(repository).await?;
        if repository.store().is_shared() {
            // The calendars of processes agree too.
            AHEAD.store(seen - STEADY.now(), Ordering::Relaxed);
        }
        let at = repository.clock().await?.map_or(seen, |row| row.at + (seen - row.seen).clamp(0, STEP));
        self.note(at);
        repository.set_clock(ClockRow { at, seen }).await
    }

    /// Notes how late it is, for the other processes and those to come. If another process is ahead, this one follows.
    pub(crate) async fn beat(&self, repository: &Repository) -> Result<(), StoreError> {
        let row = ClockRow { seen: self.reference(repository).await?, at: self.now() };
        repository.set_clock(row).await?;
        let ahead = repository.clock().await?.map_or(row.at, |row| row.at);
        self.note(self.now().max(ahead));
        Ok(())
    }

    /// The calendar by which is told how long nobody noted anything: that of the database server where there is one.
    async fn reference(&self, repository: &Repository) -> Result<i64, StoreError> {
        Ok(repository.server_time().await?.unwrap_or_else(&self.system))
    }

    fn note(&self, at: i64) {
        *self.noted() = SteadyTime::begin(at);
    }

    fn noted(&self) -> MutexGuard<'_, SteadyTime> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
