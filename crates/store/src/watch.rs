//! What is watched of a database: how long its statements take, and whether it is there.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::{Step, StoreError};

/// Seconds: from a page in memory to a database that does not answer.
const SECONDS: [f64; 10] = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0, 5.0];
/// How often the log may say that the database is away: a disk that is nearly full comes and goes many times a second.
const REMINDER: Duration = Duration::from_mins(1);

/// What is watched of a database.
#[derive(Debug)]
pub struct Watch {
    statements: Family<StatementLabels, Histogram, fn() -> Histogram>,
    /// The histogram of each statement: a program has only so many.
    known: RwLock<HashMap<&'static str, Histogram>>,
    available: Gauge,
    last_backup: Gauge,
    outage: Mutex<Outage>,
}

#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
struct StatementLabels {
    statement: String,
}

/// Whether the database is away, and what the log knows of it.
#[derive(Debug, Default)]
struct Outage {
    since: Option<Instant>,
    /// When the log last said that it is.
    told: Option<Instant>,
    /// Whether the log has to say that it is back.
    is_told: bool,
    /// What has failed since.
    failures: u64,
}

impl Watch {
    pub(crate) fn new() -> Watch {
        let available = Gauge::default();
        available.set(1);
        Watch {
            statements: Family::new_with_constructor((|| Histogram::new(SECONDS)) as fn() -> Histogram),
            known: RwLock::default(),
            available,
            last_backup: Gauge::default(),
            outage: Mutex::default(),
        }
    }

    /// Adds the figures to those of the house.
    pub fn register(&self, registry: &mut Registry) {
        let help = "Seconds until a statement was read, or was stored with all that is stored together with it";
        registry.register("statement_seconds", help, self.statements.clone());
        let help = "1 as long as the database takes what is to be stored, 0 while it is away or its disk is full";
        registry.register("available", help, self.available.clone());
        let help = "When the last scheduled backup was written, in seconds since 1970; 0 if there is none";
        registry.register("last_backup_timestamp_seconds", help, self.last_backup.clone());
    }

    /// Whether nothing has failed since something was stored.
    pub fn is_available(&self) -> bool {
        self.outage().since.is_none()
    }

    pub(crate) fn backed_up(&self, at: SystemTime) {
        let at = at.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        self.last_backup.set(at.as_secs() as i64);
    }

    /// Something was read.
    pub(crate) fn read<T>(&self, sql: &'static str, begun: Instant, read: &Result<T, StoreError>) {
        self.observe(sql, begun);
        if let Err(error) = read {
            self.note(error);
        }
    }

    /// Something was stored. Only then the database is known to be there: it can be read on a full disk, too.
    pub(crate) fn wrote(&self, first: &'static str, begun: Instant, written: &Result<(), StoreError>) {
        self.observe(first, begun);
        match written {
            Ok(()) => self.is_back(),
            Err(error) => self.note(error),
        }
    }

    fn observe(&self, sql: &'static str, begun: Instant) {
        let took = begun.elapsed().as_secs_f64();
        if let Some(known) = self.known.read().unwrap_or_else(PoisonError::into_inner).get(sql) {
            return known.observe(took);
        }
        let histogram = self.statements.get_or_create_owned(&StatementLabels { statement: name(sql) });
        histogram.observe(took);
        self.known.write().unwrap_or_else(PoisonError::into_inner).insert(sql, histogram);
    }

    /// Something failed. However often it does, the log has one line a minute, with a count.
    pub fn note(&self, error: &StoreError) {
        let StoreError::Unavailable(why) = error else { return };
        let mut outage = self.outage();
        let now = Instant::now();
        outage.since.get_or_insert(now);
        outage.failures += 1;
        self.available.set(0);
        if outage.told.is_none_or(|told| now - told >= REMINDER) {
            let failures = outage.failures;
            tracing::error!(why, failures, "the database is not available: nothing is acknowledged until it is");
            *outage = Outage { told: Some(now), is_told: true, failures: 0, ..*outage };
        }
    }

    fn is_back(&self) {
        let mut outage = self.outage();
        // Nearly always it was never away.
        let Some(since) = outage.since.take() else { return };
        self.available.set(1);
        if outage.is_told {
            let (failures, seconds) = (outage.failures, since.elapsed().as_secs());
            tracing::info!(failures, seconds, "the database is available again");
            *outage = Outage { is_told: false, failures: 0, ..*outage };
        }
    }

    fn outage(&self) -> MutexGuard<'_, Outage> {
        self.outage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What stands for a batch: its first statement.
pub(crate) fn first(batch: &[Step]) -> &'static str {
    match batch.first() {
        Some(Step::Run(statement) | Step::Must(statement)) => statement.sql,
        Some(Step::Append { .. }) => "APPEND INTO entries",
        Some(Step::Due { .. }) => "UPDATE tables WHERE due =",
        Some(Step::Notify(_)) => "NOTIFY",
        None => "NOTHING",
    }
}

/// What a statement is called: what it does, to which table, and which columns it looks for.
pub(crate) fn name(sql: &str) -> String {
    let words: Vec<&str> = sql.split_whitespace().collect();
    let is = |word: &str, names: &[&str]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    let after = |names: &[&str]| words.windows(2).find(|pair| is(pair[0], names)).map(|pair| plain(pair[1]));
    let verb = words.first().map(|word| word.to_ascii_lowercase()).unwrap_or_default();
    let table = after(&["from", "into", "update"]);
    let wanted = words.iter().position(|word| is(word, &["where"])).map_or(&[][..], |at| &words[at + 1..]);
    let compared = wanted.windows(2).filter(|pair| is(pair[1], &["=", "<", ">", "<=", ">=", "<>", "in", "is"]));
    let columns: Vec<_> = compared.map(|pair| plain(pair[0])).filter(|column| !column.is_empty()).collect();
    let by = if columns.is_empty() { "" } else { "by" };
    let parts = [verb.as_str(), table.unwrap_or_default(), by].into_iter().chain(columns.into_iter().take(3));
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A name without its table and what stands around it.
fn plain(word: &str) -> &str {
    let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let name = word.rsplit('.').next().unwrap_or(word);
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_are_called_by_what_they_do() {
        let called = |sql, is| assert_eq!(name(sql), is, "{sql}");
        called("SELECT kind FROM entries WHERE table_id = $1 AND number >= $2", "select entries by table_id number");
        called("INSERT INTO probe (id, at) VALUES (0, $1)", "insert probe");
        called("UPDATE tables SET state = 'over' WHERE id = $2 AND state <> 'over'", "update tables by id state");
        called(
            "SELECT p.id FROM sessions s JOIN persons p ON p.id = s.person WHERE s.hash = $1",
            "select sessions by hash",
        );
        called("DELETE FROM seats\n WHERE (person = $1)", "delete seats by person");
        called(first(&[Step::Notify(String::new())]), "notify");
    }

    #[test]
    fn an_outage_is_over_when_something_is_stored() {
        let watch = Watch::new();
        let away = || StoreError::Unavailable("gone".to_owned());
        watch.wrote("NOTHING", Instant::now(), &Err(StoreError::Conflict));
        assert!(watch.is_available(), "somebody who was faster is no outage");
        watch.wrote("NOTHING", Instant::now(), &Err(away()));
        watch.read::<()>("NOTHING", Instant::now(), &Err(away()));
        assert_eq!((watch.is_available(), watch.available.get()), (false, 0));
        watch.read("NOTHING", Instant::now(), &Ok(()));
        assert!(!watch.is_available(), "a full disk can be read");
        watch.wrote("NOTHING", Instant::now(), &Ok(()));
        assert_eq!((watch.is_available(), watch.available.get()), (true, 1));
    }
}
