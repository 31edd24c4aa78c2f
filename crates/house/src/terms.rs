//! On which terms people use the house: how many tables may wait for players, and when what nobody uses is forgotten.

use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// On which terms people use the house. Nothing is no limit, and never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// So many open tables of one person.
    pub open_tables: Option<usize>,
    /// So many open tables made from one address.
    pub open_tables_nearby: Option<usize>,
    /// An open table to which nobody comes for so long is removed.
    pub open_tables_last: Option<Duration>,
    /// A guest who has never played and is not seen for so long is forgotten.
    pub strangers_last: Option<Duration>,
    /// Lines of the audit log, settled reports and what has ended are kept for so long.
    pub log_lasts: Option<Duration>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            open_tables: Some(20),
            open_tables_nearby: Some(100),
            open_tables_last: Some(7 * DAY),
            strangers_last: Some(30 * DAY),
            log_lasts: Some(365 * DAY),
        }
    }
}

impl Terms {
    /// Nothing is forgotten within an hour: the house looks every few minutes only.
    pub fn at_least_an_hour(time: Duration) -> Option<Duration> {
        (!time.is_zero()).then(|| time.max(HOUR))
    }

    /// The database itself keeps the audit log for 30 days.
    pub fn at_least_a_month(time: Duration) -> Option<Duration> {
        (!time.is_zero()).then(|| time.max(31 * DAY))
    }

    /// When an open table is removed, if nobody comes to it after this time; both in milliseconds since 1970.
    pub(crate) fn open_table_ends(&self, visited: i64) -> Option<i64> {
        self.open_tables_last.map(|last| visited + millis(last))
    }
}

/// A time in milliseconds.
pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2)
}
