//! SQLite: one writer with group commit, a few readers, each a thread with its own connection.
//!
//! What is written waits in a channel. The writer takes all that waits, stores it in one transaction and answers when
//! that is on disk: a hundred moves cost one wait for the disk. Threads end when the last handle is gone and nothing
//! waits any more.

mod connection;
mod lock;
mod readers;
mod transaction;
mod writer;

pub(super) use transaction::Transaction;

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::{fmt, fs, io, thread};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::transaction::Access;
use super::{Batch, Row, Statement, StoreError};
use lock::ServingLock;

/// An SQLite file.
#[derive(Clone)]
pub(super) struct Sqlite {
    path: Arc<Path>,
    writes: mpsc::Sender<writer::WriteJob>,
    reads: mpsc::Sender<readers::ReadJob>,
    /// Held by the process that serves the file.
    _serving: Option<Arc<ServingLock>>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sqlite").field(&self.path).finish()
    }
}

impl Sqlite {
    /// Opens a file, makes it and its folder if there is none, and brings its schema up to date.
    pub(super) fn open(path: &Path) -> Result<Sqlite, StoreError> {
        create(path).map_err(|error| unusable(path, &error))?;
        let connection = connection::writing(path).map_err(|error| connection::unopened(path, error))?;
        Sqlite::start(path, connection, None)
    }

    /// The same for the process that serves the file: there is no other, and the file is sound.
    pub(super) fn open_to_serve(path: &Path) -> Result<Sqlite, StoreError> {
        let serving = ServingLock::take(path).map_err(|error| unusable(path, &error))?;
        let serving = serving.ok_or_else(|| StoreError::InUse(path.display().to_string()))?;
        create(path).map_err(|error| unusable(path, &error))?;
        let connection = connection::writing(path).map_err(|error| connection::unopened(path, error))?;
        connection::check(path, &connection)?;
        Sqlite::start(path, connection, Some(Arc::new(serving)))
    }

    fn start(path: &Path, mut connection: Connection, serving: Option<Arc<ServingLock>>) -> Result<Sqlite, StoreError> {
        connection::migrate(&mut connection)?;
        let writes = start_writer(path.to_path_buf(), connection).map_err(|error| unusable(path, &error))?;
        let reads = readers::start(path).map_err(|error| unusable(path, &error))?;
        Ok(Sqlite { path: path.into(), writes, reads, _serving: serving })
    }

    /// The rows of a statement.
    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        let (done, answer) = oneshot::channel();
        self.reads.send(readers::ReadJob { statement, done }).map_err(|_| StoreError::ended())?;
        answer.await.map_err(|_| StoreError::ended())?
    }

    /// Stores a batch; once asked for it is stored even if nobody waits for the answer.
    pub(super) async fn write(&self, batch: Batch) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writes.send(writer::WriteJob { batch, done }).map_err(|_| StoreError::ended())?;
        answer.await.map_err(|_| StoreError::ended())?
    }

    /// Where the file is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// A connection of one's own.
    pub(super) async fn transaction(&self, access: Access) -> Result<Transaction, StoreError> {
        Transaction::begin(&self.path, access).await
    }
}

fn unusable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unavailable(format!("{}: {error}", path.display()))
}

fn start_writer(path: PathBuf, connection: Connection) -> io::Result<mpsc::Sender<writer::WriteJob>> {
    let (sender, jobs) = mpsc::channel();
    thread::Builder::new().name("store writer".to_owned()).spawn(move || writer::run(&path, connection, &jobs))?;
    Ok(sender)
}

/// Makes the file and its folder, for nobody else to read.
fn create(path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        private_folder(folder)?;
    }
    match private_file().open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

#[cfg(unix)]
fn private_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn private_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

#[cfg(unix)]
fn private_file() -> fs::OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true).mode(0o600);
    options
}

#[cfg(not(unix))]
fn private_file() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    options
}
