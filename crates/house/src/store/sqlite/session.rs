//! A connection of one's own, on a thread of its own.

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{connection, gone};
use crate::store::session::Purpose;
use crate::store::{Row, Trouble, Value};

type Work = Box<dyn FnOnce(&Connection) + Send>;

/// A connection within a transaction; the thread and what is not committed end with it.
pub(in crate::store) struct Session {
    work: mpsc::Sender<Work>,
}

impl Session {
    pub(super) async fn begin(path: &Arc<Path>, purpose: Purpose) -> Result<Session, Trouble> {
        let (work, waiting) = mpsc::channel::<Work>();
        let (opened, answer) = oneshot::channel();
        let path = Arc::clone(path);
        let serve = move || match open(&path, purpose) {
            Ok(connection) => {
                drop(opened.send(Ok(())));
                waiting.iter().for_each(|work| work(&connection));
            }
            Err(error) => drop(opened.send(Err(connection::unavailable(error)))),
        };
        let started = thread::Builder::new().name("store session".to_owned()).spawn(serve);
        started.map_err(|error| Trouble::Unavailable(error.to_string()))?;
        answer.await.map_err(|_| gone())?.map(|()| Session { work })
    }

    pub(in crate::store) async fn read(&self, sql: String, values: Vec<Value>) -> Result<Vec<Row>, Trouble> {
        self.ask(move |connection| connection::rows(connection, &sql, &values)).await
    }

    pub(in crate::store) async fn run(&self, sql: String, values: Vec<Value>) -> Result<(), Trouble> {
        self.ask(move |connection| connection::execute(connection, &sql, &values).map(drop)).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Trouble> {
        let (done, answer) = oneshot::channel();
        let work = move |connection: &Connection| drop(done.send(question(connection)));
        self.work.send(Box::new(work)).map_err(|_| gone())?;
        let answer = answer.await.map_err(|_| gone())?;
        answer.map_err(|error| connection::concerns_batch(&error).unwrap_or_else(|| connection::unavailable(error)))
    }
}

fn open(path: &Path, purpose: Purpose) -> rusqlite::Result<Connection> {
    let (connection, begin) = match purpose {
        Purpose::Read => (connection::reading(path)?, "BEGIN"),
        Purpose::Write => (connection::writing(path)?, "BEGIN IMMEDIATE"),
    };
    connection.execute_batch(begin)?;
    Ok(connection)
}
