//! Reads everything back, into an empty database.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};

use serde::Deserialize;

use super::{BackupError, BackupProgress, FORMAT, Head, Tail, VERSION};
use crate::schema::{TABLES, TableSchema, current_name};
use crate::transaction::{Access, Transaction};
use crate::{Store, StoreError, Value, migrations};

/// Rows written at a time; a statement has room for 32,766 cells.
const PAGE: usize = 200;
/// No row is nearly as long as this.
const LONGEST: u64 = 16 << 20;

/// A row as a line.
#[derive(Deserialize)]
struct Line {
    t: String,
    r: Vec<Value>,
}

/// What a line may be after the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum Any {
    Row(Line),
    End(Tail),
}

/// Puts a backup into an empty database, all of it or nothing, and says how many rows that were.
pub async fn restore(
    store: &Store,
    input: &mut (dyn BufRead + Send),
    progress: &mut (dyn FnMut(BackupProgress) + Send),
) -> Result<u64, BackupError> {
    let mut lines = Lines { input, number: 0 };
    let schema = lines.head()?;
    let transaction = Transaction::begin(store, Access::Write).await?;
    let mut restoring =
        Restoring { transaction, older: schema < migrations::VERSION, page: None, done: BTreeMap::new() };
    restoring.expect_empty().await?;
    let told = loop {
        match lines.next()? {
            Any::Row(row) => restoring.add(row, lines.number).await?,
            Any::End(Tail { end }) => break end,
        }
        progress(BackupProgress { done: restoring.rows(), of: None });
    };
    restoring.store_page(lines.number).await?;
    restoring.compare(&told)?;
    let rows = restoring.rows();
    restoring.transaction.commit().await?;
    Ok(rows)
}

struct Lines<'a> {
    input: &'a mut (dyn BufRead + Send),
    /// The line read last; the first is 1.
    number: usize,
}

impl Lines<'_> {
    fn read(&mut self) -> Result<Vec<u8>, BackupError> {
        let mut line = Vec::new();
        (&mut *self.input).take(LONGEST).read_until(b'\n', &mut line).map_err(BackupError::Unread)?;
        if line.is_empty() { Err(BackupError::Cut(self.number)) } else { Ok(line) }
    }

    /// The version of the schema it was written with.
    fn head(&mut self) -> Result<i64, BackupError> {
        let head: Head = serde_json::from_slice(&self.read()?).map_err(|_| BackupError::Foreign)?;
        self.number = 1;
        if head.format != FORMAT || head.version != VERSION {
            return Err(BackupError::Foreign);
        }
        let (found, known) = (head.schema, migrations::VERSION);
        if (1..=known).contains(&found) { Ok(found) } else { Err(BackupError::Version { found, known }) }
    }

    fn next(&mut self) -> Result<Any, BackupError> {
        let line = self.read()?;
        self.number += 1;
        // What does not end with a line end was cut, however it reads.
        if line.last() != Some(&b'\n') {
            return Err(BackupError::Cut(self.number));
        }
        serde_json::from_slice(&line).map_err(|_| BackupError::Line(self.number))
    }
}

/// Rows of one table, side by side.
struct Page {
    table: &'static TableSchema,
    cells: Vec<Value>,
}

impl Page {
    fn rows(&self) -> usize {
        self.cells.len() / self.table.columns.len()
    }
}

struct Restoring {
    transaction: Transaction,
    /// Whether it was written with an older schema.
    older: bool,
    /// What is not in the database yet.
    page: Option<Page>,
    done: BTreeMap<&'static str, u64>,
}

impl Restoring {
    async fn expect_empty(&self) -> Result<(), BackupError> {
        for table in TABLES {
            let rows = self.transaction.read(table.page(false, 1), Vec::new()).await?;
            if !rows.is_empty() {
                return Err(BackupError::NotEmpty(table.name));
            }
        }
        Ok(())
    }

    async fn add(&mut self, mut row: Line, line: usize) -> Result<(), BackupError> {
        let table = TableSchema::find(&row.t).ok_or(BackupError::Line(line))?;
        // Columns that were added since come last and may be empty.
        if self.older && row.r.len() < table.columns.len() {
            row.r.resize(table.columns.len(), Value::Null);
        }
        if row.r.len() != table.columns.len() {
            return Err(BackupError::Line(line));
        }
        if self.page.as_ref().is_some_and(|page| page.table != table || page.rows() == PAGE) {
            self.store_page(line).await?;
        }
        let page = self.page.get_or_insert_with(|| Page { table, cells: Vec::new() });
        page.cells.extend(row.r);
        *self.done.entry(table.name).or_default() += 1;
        Ok(())
    }

    async fn store_page(&mut self, line: usize) -> Result<(), BackupError> {
        let Some(page) = self.page.take() else { return Ok(()) };
        let sql = page.table.insert(page.rows());
        self.transaction.run(sql, page.cells).await.map_err(|error| match error {
            StoreError::Conflict => BackupError::Contradiction(line),
            error => error.into(),
        })
    }

    fn rows(&self) -> u64 {
        self.done.values().sum()
    }

    fn compare(&self, told: &BTreeMap<String, u64>) -> Result<(), BackupError> {
        let told: BTreeMap<_, _> = told.iter().map(|(name, rows)| (current_name(name), *rows)).collect();
        for table in TABLES {
            let found = self.done.get(table.name).copied().unwrap_or(0);
            let told = told.get(table.name).copied().unwrap_or(0);
            if found != told {
                return Err(BackupError::Count { table: table.name, found, told });
            }
        }
        Ok(())
    }
}
