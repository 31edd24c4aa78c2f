//! Those who read, while the writer writes.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::{io, thread};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connection;
use crate::{Row, Statement, StoreError};

/// How many read at the same time.
const READERS: usize = 2;

/// A statement, and who waits for its rows.
pub(super) struct ReadJob {
    pub(super) statement: Statement,
    pub(super) done: oneshot::Sender<Result<Vec<Row>, StoreError>>,
}

type Jobs = Arc<Mutex<mpsc::Receiver<ReadJob>>>;

/// Starts the readers.
pub(super) fn start(path: &Path) -> io::Result<mpsc::Sender<ReadJob>> {
    let (sender, jobs) = mpsc::channel();
    let jobs: Jobs = Arc::new(Mutex::new(jobs));
    for _ in 0..READERS {
        let (path, jobs) = (path.to_path_buf(), Arc::clone(&jobs));
        thread::Builder::new().name("store reader".to_owned()).spawn(move || run(&path, &jobs))?;
    }
    Ok(sender)
}

fn run(path: &Path, jobs: &Jobs) {
    let mut open = None;
    while let Some(job) = next(jobs) {
        let rows = read(path, &mut open, &job.statement);
        // A reader with an error starts again with a new connection.
        if rows.is_err() {
            open = None;
        }
        drop(job.done.send(rows.map_err(connection::unavailable)));
    }
}

fn next(jobs: &Jobs) -> Option<ReadJob> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn read(path: &Path, open: &mut Option<Connection>, statement: &Statement) -> rusqlite::Result<Vec<Row>> {
    let connection = match open {
        Some(connection) => connection,
        None => open.insert(connection::reading(path)?),
    };
    connection::rows(connection, statement.sql, &statement.values)
}
