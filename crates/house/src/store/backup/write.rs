//! Writes everything down.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::{BackupFault, FORMAT, Head, Progress, Tail, VERSION};
use crate::store::session::{Purpose, Session};
use crate::store::sheets::{SHEETS, Sheet};
use crate::store::{Row, Store, Value, migrations};

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
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<u64, BackupFault> {
    let session = Session::begin(store, Purpose::Read).await?;
    let mut writing = Writing { session, output, progress, done: 0, of: 0 };
    writing.all().await
}

struct Writing<'a> {
    session: Session,
    output: &'a mut (dyn Write + Send),
    progress: &'a mut (dyn FnMut(Progress) + Send),
    done: u64,
    of: u64,
}

impl Writing<'_> {
    async fn all(&mut self) -> Result<u64, BackupFault> {
        for sheet in SHEETS {
            self.of += self.count(sheet).await?;
        }
        self.line(&Head { format: FORMAT.to_owned(), version: VERSION, schema: migrations::VERSION })?;
        let mut end = BTreeMap::new();
        for sheet in SHEETS {
            end.insert(sheet.name.to_owned(), self.sheet(sheet).await?);
        }
        self.line(&Tail { end })?;
        self.output.flush().map_err(BackupFault::Unwritten)?;
        Ok(self.done)
    }

    async fn count(&self, sheet: &Sheet) -> Result<u64, BackupFault> {
        let rows = self.session.read(sheet.count(), Vec::new()).await?;
        Ok(rows.first().and_then(|row| row.int(0)).unwrap_or(0) as u64)
    }

    /// Writes a table page by page and says how many rows it has.
    async fn sheet(&mut self, sheet: &Sheet) -> Result<u64, BackupFault> {
        let before = self.done;
        let mut key: Vec<Value> = Vec::new();
        loop {
            let rows = self.session.read(sheet.page(!key.is_empty(), PAGE), key).await?;
            for Row(cells) in &rows {
                self.line(&Line { t: sheet.name, r: cells })?;
            }
            self.done += rows.len() as u64;
            (self.progress)(Progress { done: self.done, of: Some(self.of) });
            match rows.into_iter().nth(PAGE - 1) {
                Some(Row(last)) => key = last.into_iter().take(sheet.keys).collect(),
                None => return Ok(self.done - before),
            }
        }
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), BackupFault> {
        let written = serde_json::to_writer(&mut *self.output, line).map_err(io::Error::from);
        written.and_then(|()| self.output.write_all(b"\n")).map_err(BackupFault::Unwritten)
    }
}
