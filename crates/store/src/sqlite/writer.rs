//! The one who writes: everything that waits goes to disk together.

use std::path::Path;
use std::sync::mpsc;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connection;
use crate::{Batch, StoreError};

/// A group is no larger than this, so that nobody waits for more than so many others.
const MOST: usize = 512;

/// A batch, and who waits for it.
pub(super) struct WriteJob {
    pub(super) batch: Batch,
    pub(super) done: oneshot::Sender<Written>,
}

type Written = Result<(), StoreError>;

/// Writes until nobody can ask any more.
pub(super) fn run(path: &Path, first: Connection, jobs: &mpsc::Receiver<WriteJob>) {
    let mut open = Some(first);
    let mut group = Vec::with_capacity(MOST);
    while let Ok(job) = jobs.recv() {
        group.push(job);
        group.extend(jobs.try_iter().take(MOST - 1));
        match store_with(path, &mut open, &group) {
            Ok(answers) => group.drain(..).zip(answers).for_each(|(job, answer)| drop(job.done.send(answer))),
            Err(error) => {
                tracing::debug!(%error, jobs = group.len(), "the database did not store");
                let error = connection::unavailable(error);
                group.drain(..).for_each(|job| drop(job.done.send(Err(error.clone()))));
            }
        }
    }
}

/// Stores a group; after an error the connection is kept if it can still be trusted, else the next group gets a new one.
fn store_with(path: &Path, open: &mut Option<Connection>, group: &[WriteJob]) -> rusqlite::Result<Vec<Written>> {
    let connection = match open.take() {
        Some(connection) => connection,
        None => connection::writing(path)?,
    };
    let stored = store(&connection, group);
    if stored.as_ref().err().is_none_or(connection::passes) && settle(&connection).is_ok() {
        *open = Some(connection);
    }
    stored
}

/// Leaves no transaction open.
fn settle(connection: &Connection) -> rusqlite::Result<()> {
    if connection.is_autocommit() { Ok(()) } else { command(connection, "ROLLBACK") }
}

/// How batches of a group are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Care {
    /// Not at all: nearly always nobody was faster.
    None,
    /// Each can be taken back alone.
    Savepoints,
}

/// Stores a group in one transaction; an error concerns all of it, and nothing of it is stored.
fn store(connection: &Connection, group: &[WriteJob]) -> rusqlite::Result<Vec<Written>> {
    match attempt(connection, group, Care::None)? {
        Some(answers) => Ok(answers),
        None => attempt(connection, group, Care::Savepoints).map(Option::unwrap_or_default),
    }
}

/// `None` if a batch has to be taken back and can't be without the others.
fn attempt(connection: &Connection, group: &[WriteJob], care: Care) -> rusqlite::Result<Option<Vec<Written>>> {
    command(connection, "BEGIN IMMEDIATE")?;
    let mut answers = Vec::with_capacity(group.len());
    for job in group {
        match carry_out(connection, &job.batch, care)? {
            Done::Answered(answer) => answers.push(answer),
            Done::Spoilt => {
                command(connection, "ROLLBACK")?;
                return Ok(None);
            }
        }
    }
    command(connection, "COMMIT")?;
    Ok(Some(answers))
}

enum Done {
    Answered(Written),
    /// It was refused after it had changed something.
    Spoilt,
}

fn carry_out(connection: &Connection, batch: &Batch, care: Care) -> rusqlite::Result<Done> {
    if care == Care::Savepoints {
        command(connection, "SAVEPOINT batch")?;
    }
    let mut changed = false;
    let answer = steps(connection, batch, &mut changed)?;
    if care == Care::Savepoints {
        if answer.is_err() {
            command(connection, "ROLLBACK TO batch")?;
        }
        command(connection, "RELEASE batch")?;
    } else if answer.is_err() && changed {
        return Ok(Done::Spoilt);
    }
    Ok(Done::Answered(answer))
}

fn steps(connection: &Connection, batch: &Batch, changed: &mut bool) -> rusqlite::Result<Written> {
    for step in batch {
        // There is no other process to hear a notification.
        let Some((statement, must)) = step.statement() else { continue };
        match connection::execute(connection, statement.sql, &statement.values) {
            Ok(rows) => {
                *changed |= rows > 0;
                if must && rows != 1 {
                    return Ok(Err(StoreError::Conflict));
                }
            }
            Err(error) => return connection::concerns_batch(&error).map_or(Err(error), |refusal| Ok(Err(refusal))),
        }
    }
    Ok(Ok(()))
}

fn command(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection::execute(connection, sql, &[]).map(drop)
}
