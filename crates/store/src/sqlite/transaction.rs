//! A connection of one's own, on a thread of its own.

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connection;
use crate::transaction::Access;
use crate::{Row, StoreError, Value};

type Work = Box<dyn FnOnce(&Connection) + Send>;

/// A connection within a transaction; the thread and what is not committed end with it.
pub(crate) struct Transaction {
    work: mpsc::Sender<Work>,
}

impl Transaction {
    pub(super) async fn begin(path: &Arc<Path>, access: Access) -> Result<Transaction, StoreError> {
        let (work, waiting) = mpsc::channel::<Work>();
        let (opened, answer) = oneshot::channel();
        let path = Arc::clone(path);
        let serve = move || match open(&path, access) {
            Ok(connection) => {
                drop(opened.send(Ok(())));
                waiting.iter().for_each(|work| work(&connection));
            }
            Err(error) => drop(opened.send(Err(connection::unavailable(error)))),
        };
        let started = thread::Builder::new().name("store transaction".to_owned()).spawn(serve);
        started.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        answer.await.map_err(|_| StoreError::ended())?.map(|()| Transaction { work })
    }

    pub(crate) async fn read(&self, sql: String, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.ask(move |connection| connection::rows(connection, &sql, &values)).await
    }

    pub(crate) async fn run(&self, sql: String, values: Vec<Value>) -> Result<(), StoreError> {
        self.ask(move |connection| connection::execute(connection, &sql, &values).map(drop)).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        let work = move |connection: &Connection| drop(done.send(question(connection)));
        self.work.send(Box::new(work)).map_err(|_| StoreError::ended())?;
        let answer = answer.await.map_err(|_| StoreError::ended())?;
        answer.map_err(|error| connection::concerns_batch(&error).unwrap_or_else(|| connection::unavailable(error)))
    }
}

fn open(path: &Path, access: Access) -> rusqlite::Result<Connection> {
    let (connection, begin) = match access {
        Access::Read => (connection::reading(path)?, "BEGIN"),
        Access::Write => (connection::writing(path)?, "BEGIN IMMEDIATE"),
    };
    connection.execute_batch(begin)?;
    Ok(connection)
}
