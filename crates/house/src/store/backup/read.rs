//! Reads everything back, into an empty database.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};

use serde::Deserialize;

use super::{BackupFault, FORMAT, Head, Progress, Tail, VERSION};
use crate::store::session::{Purpose, Session};
use crate::store::sheets::{SHEETS, Sheet};
use crate::store::{Store, Trouble, Value, migrations};

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
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<u64, BackupFault> {
    let mut lines = Lines { input, number: 0 };
    lines.head()?;
    let session = Session::begin(store, Purpose::Write).await?;
    let mut restoring = Restoring { session, page: None, done: BTreeMap::new() };
    restoring.expect_empty().await?;
    let told = loop {
        match lines.next()? {
            Any::Row(row) => restoring.add(row, lines.number).await?,
            Any::End(Tail { end }) => break end,
        }
        progress(Progress { done: restoring.rows(), of: None });
    };
    restoring.store_page(lines.number).await?;
    restoring.compare(&told)?;
    let rows = restoring.rows();
    restoring.session.commit().await?;
    Ok(rows)
}

struct Lines<'a> {
    input: &'a mut (dyn BufRead + Send),
    /// The line read last; the first is 1.
    number: usize,
}

impl Lines<'_> {
    fn read(&mut self) -> Result<Vec<u8>, BackupFault> {
        let mut line = Vec::new();
        (&mut *self.input).take(LONGEST).read_until(b'\n', &mut line).map_err(BackupFault::Unread)?;
        if line.is_empty() { Err(BackupFault::Cut(self.number)) } else { Ok(line) }
    }

    fn head(&mut self) -> Result<(), BackupFault> {
        let head: Head = serde_json::from_slice(&self.read()?).map_err(|_| BackupFault::Foreign)?;
        self.number = 1;
        if head.format != FORMAT || head.version != VERSION {
            return Err(BackupFault::Foreign);
        }
        let (found, known) = (head.schema, migrations::VERSION);
        if found == known { Ok(()) } else { Err(BackupFault::Version { found, known }) }
    }

    fn next(&mut self) -> Result<Any, BackupFault> {
        let line = self.read()?;
        self.number += 1;
        // What does not end with a line end was cut, however it reads.
        if line.last() != Some(&b'\n') {
            return Err(BackupFault::Cut(self.number));
        }
        serde_json::from_slice(&line).map_err(|_| BackupFault::Line(self.number))
    }
}

/// Rows of one table, side by side.
struct Page {
    sheet: &'static Sheet,
    cells: Vec<Value>,
}

impl Page {
    fn rows(&self) -> usize {
        self.cells.len() / self.sheet.columns.len()
    }
}

struct Restoring {
    session: Session,
    /// What is not in the database yet.
    page: Option<Page>,
    done: BTreeMap<&'static str, u64>,
}

impl Restoring {
    async fn expect_empty(&self) -> Result<(), BackupFault> {
        for sheet in SHEETS {
            let rows = self.session.read(sheet.page(false, 1), Vec::new()).await?;
            if !rows.is_empty() {
                return Err(BackupFault::NotEmpty(sheet.name));
            }
        }
        Ok(())
    }

    async fn add(&mut self, row: Line, line: usize) -> Result<(), BackupFault> {
        let sheet = Sheet::find(&row.t).filter(|sheet| sheet.columns.len() == row.r.len());
        let sheet = sheet.ok_or(BackupFault::Line(line))?;
        if self.page.as_ref().is_some_and(|page| page.sheet != sheet || page.rows() == PAGE) {
            self.store_page(line).await?;
        }
        let page = self.page.get_or_insert_with(|| Page { sheet, cells: Vec::new() });
        page.cells.extend(row.r);
        *self.done.entry(sheet.name).or_default() += 1;
        Ok(())
    }

    async fn store_page(&mut self, line: usize) -> Result<(), BackupFault> {
        let Some(page) = self.page.take() else { return Ok(()) };
        let sql = page.sheet.insert(page.rows());
        self.session.run(sql, page.cells).await.map_err(|trouble| match trouble {
            Trouble::Conflict => BackupFault::Contradiction(line),
            trouble @ Trouble::Unavailable(_) => trouble.into(),
        })
    }

    fn rows(&self) -> u64 {
        self.done.values().sum()
    }

    fn compare(&self, told: &BTreeMap<String, u64>) -> Result<(), BackupFault> {
        for sheet in SHEETS {
            let found = self.done.get(sheet.name).copied().unwrap_or(0);
            let told = told.get(sheet.name).copied().unwrap_or(0);
            if found != told {
                return Err(BackupFault::Count { table: sheet.name, found, told });
            }
        }
        Ok(())
    }
}
