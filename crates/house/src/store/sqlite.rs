//! SQLite: one writer with group commit, a few readers, each a thread with its own connection.
//!
//! What is written waits in a channel. The writer takes all that waits, stores it in one transaction and answers when that is on disk: a hundred moves cost
//! one wait for the disk. Threads end when the last handle is gone and nothing waits any more.

mod connection;
mod readers;
mod session;
mod writer;

pub(super) use session::Session;

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::{fmt, fs, io, thread};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::session::Purpose;
use super::{Batch, Row, Statement, Trouble};

/// An SQLite file.
#[derive(Clone)]
pub struct Sqlite {
    path: Arc<Path>,
    writes: mpsc::Sender<writer::Job>,
    reads: mpsc::Sender<readers::Job>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sqlite").field(&self.path).finish()
    }
}

impl Sqlite {
    /// Opens a file, makes it and its folder if there is none, and brings its schema up to date.
    pub(super) fn open(path: &Path) -> Result<Sqlite, Trouble> {
        let failed = |error: io::Error| Trouble::Unavailable(format!("{}: {error}", path.display()));
        create(path).map_err(failed)?;
        let mut connection = connection::writing(path).map_err(connection::unavailable)?;
        connection::migrate(&mut connection)?;
        let path: Arc<Path> = path.into();
        let writes = start_writer(path.to_path_buf(), connection).map_err(failed)?;
        let reads = readers::start(&path).map_err(failed)?;
        Ok(Sqlite { path, writes, reads })
    }

    /// The rows of a statement.
    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>, Trouble> {
        let (done, answer) = oneshot::channel();
        self.reads.send(readers::Job { statement, done }).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Stores a batch; once asked for it is stored even if nobody waits for the answer.
    pub(super) async fn write(&self, batch: Batch) -> Result<(), Trouble> {
        let (done, answer) = oneshot::channel();
        self.writes.send(writer::Job { batch, done }).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Where the file is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// A connection of one's own.
    pub(super) async fn session(&self, purpose: Purpose) -> Result<Session, Trouble> {
        Session::begin(&self.path, purpose).await
    }
}

fn gone() -> Trouble {
    Trouble::Unavailable("its thread has ended".to_owned())
}

fn start_writer(path: PathBuf, connection: Connection) -> io::Result<mpsc::Sender<writer::Job>> {
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
