//! The one place where the house looks at the clock.
//!
//! The system's clock is read once, when the process begins; from then on time only passes. Somebody who sets the clock
//! costs no player anything.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

static STEADY: LazyLock<SteadyTime> = LazyLock::new(|| SteadyTime::begin(system));

/// Milliseconds since 1970.
pub fn now() -> i64 {
    STEADY.now()
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

/// The time of a process.
struct SteadyTime {
    began_at: i64,
    began: Instant,
}

impl SteadyTime {
    fn begin(clock: impl Fn() -> i64) -> SteadyTime {
        SteadyTime { began_at: clock(), began: Instant::now() }
    }

    fn now(&self) -> i64 {
        self.began_at + i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX - self.began_at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_clock_that_jumps_an_hour_moves_no_time() {
        let clock = std::cell::Cell::new(1_000_000);
        let steady = SteadyTime::begin(|| clock.get());
        clock.set(clock.get() + 3_600_000);
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert!((1_000_020..1_060_000).contains(&steady.now()), "{}", steady.now());
    }
}
