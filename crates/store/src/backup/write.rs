//! Writes everything down.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::{BackupError, BackupProgress, FORMAT, Head, Tail, VERSION};
use crate::schema::{TABLES, TableSchema};
use crate::transaction::{Access, Transaction};
use crate::{Row, Store, Value, migrations};

/// Rows read at a time.
const PAGE: usize = 1000;

/// A row as a line.
#[derive(Serialize)]
struct Line<'a> {
    t: &'a str,
    r: &'a [Value],
}

/// Writes every table, as it is at one moment, and says how many rows that were. The house may go on meanwhile.
pub async fn backup(
    store: &Store,
    output: &mut (dyn Write + Send),
    progress: &mut (dyn FnMut(BackupProgress) + Send),
) -> Result<u64, BackupError> {
    let transaction = Transaction::begin(store, Access::Read).await?;
    let mut writing = Writing { transaction, output, progress, done: 0, of: 0 };
    writing.all().await
}

struct Writing<'a> {
    transaction: Transaction,
    output: &'a mut (dyn Write + Send),
    progress: &'a mut (dyn FnMut(BackupProgress) + Send),
    done: u64,
    of: u64,
}

impl Writing<'_> {
    async fn all(&mut self) -> Result<u64, BackupError> {
        for table in TABLES {
            self.of += self.count(table).await?;
        }
        self.line(&Head { format: FORMAT.to_owned(), version: VERSION, schema: migrations::VERSION })?;
        let mut end = BTreeMap::new();
        for table in TABLES {
            end.insert(table.name.to_owned(), self.table(table).await?);
        }
        self.line(&Tail { end })?;
        self.output.flush().map_err(BackupError::Unwritten)?;
        Ok(self.done)
    }

    async fn count(&self, table: &TableSchema) -> Result<u64, BackupError> {
        let rows = self.transaction.read(table.count(), Vec::new()).await?;
        Ok(rows.first().and_then(|row| row.int(0)).unwrap_or(0) as u64)
    }

    /// Writes a table page by page and says how many rows it has.
    async fn table(&mut self, table: &TableSchema) -> Result<u64, BackupError> {
        let before = self.done;
        let mut key: Vec<Value> = Vec::new();
        loop {
            let rows = self.transaction.read(table.page(!key.is_empty(), PAGE), key).await?;
            for Row(cells) in &rows {
                self.line(&Line { t: table.name, r: cells })?;
            }
            self.done += rows.len() as u64;
            (self.progress)(BackupProgress { done: self.done, of: Some(self.of) });
            match rows.into_iter().nth(PAGE - 1) {
                Some(Row(last)) => key = last.into_iter().take(table.keys).collect(),
                None => return Ok(self.done - before),
            }
        }
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), BackupError> {
        let written = serde_json::to_writer(&mut *self.output, line).map_err(io::Error::from);
        written.and_then(|()| self.output.write_all(b"\n")).map_err(BackupError::Unwritten)
    }
}
