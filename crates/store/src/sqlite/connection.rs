//! A connection to an SQLite file: how it is opened, filled, read, and what its errors mean.

use std::path::Path;
use std::time::Duration;

use rusqlite::types::{ToSqlOutput, Type, ValueRef};
use rusqlite::{Connection, Error, ErrorCode, OpenFlags, ToSql, TransactionBehavior};

use crate::migrations::{self, Dialect};
use crate::{Row, StoreError, Value};

/// How long a connection waits for another process to let go of the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pages in the log before they are copied to the file: the more, the fewer copies of a page that changes often.
const LOG_PAGES: i64 = 4000;

/// A connection that writes, durably.
pub(super) fn writing(path: &Path) -> rusqlite::Result<Connection> {
    let connection = open(path)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    connection.pragma_update(None, "cache_size", -16_000)?;
    Ok(connection)
}

/// A connection that only reads.
pub(super) fn reading(path: &Path) -> rusqlite::Result<Connection> {
    let connection = open(path)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    // A file that has gone is an error, not a new and empty house.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(128);
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    Ok(connection)
}

/// Looks whether the file is sound, as far as that is quickly done.
pub(super) fn check(path: &Path, connection: &Connection) -> Result<(), StoreError> {
    let found = rows(connection, "PRAGMA quick_check(1)", &[]).map_err(|error| unopened(path, error))?;
    match found.first().and_then(|row| row.text(0)) {
        Some("ok") => Ok(()),
        why => Err(damaged(path, why.unwrap_or_default())),
    }
}

fn damaged(path: &Path, why: &str) -> StoreError {
    StoreError::Damaged { file: path.display().to_string(), why: why.trim().to_owned() }
}

/// Brings the schema up to date.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    // Nothing is written where nothing is missing: a house on a full disk still opens.
    if missing(connection)?.is_empty() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(unavailable)?;
    for migration in missing(&transaction)? {
        transaction.execute_batch(migrations::TABLE).map_err(unavailable)?;
        transaction.execute_batch(&migration.sql).map_err(unavailable)?;
    }
    transaction.commit().map_err(unavailable)
}

fn missing(connection: &Connection) -> Result<Vec<migrations::Migration>, StoreError> {
    let version = version(connection).map_err(unavailable)?;
    migrations::from(version, Dialect::Sqlite).map_err(StoreError::Unavailable)
}

fn version(connection: &Connection) -> rusqlite::Result<i64> {
    // What the connection remembers of the schema may be old: a statement looks.
    if rows(connection, "SELECT 1 FROM sqlite_master WHERE name = 'schema'", &[])?.is_empty() {
        return Ok(0);
    }
    Ok(rows(connection, migrations::READ, &[])?.first().and_then(|row| row.int(0)).unwrap_or(0))
}

/// Carries out a statement and says how many rows it changed.
pub(super) fn execute(connection: &Connection, sql: &str, values: &[Value]) -> rusqlite::Result<usize> {
    let mut statement = connection.prepare_cached(sql)?;
    for (index, value) in values.iter().enumerate() {
        statement.raw_bind_parameter(index + 1, value)?;
    }
    statement.raw_execute()
}

/// The rows of a statement.
pub(super) fn rows(connection: &Connection, sql: &str, values: &[Value]) -> rusqlite::Result<Vec<Row>> {
    let mut statement = connection.prepare_cached(sql)?;
    let columns = statement.column_count();
    for (index, value) in values.iter().enumerate() {
        statement.raw_bind_parameter(index + 1, value)?;
    }
    let mut rows = statement.raw_query();
    let mut read = Vec::new();
    while let Some(row) = rows.next()? {
        let cells = (0..columns).map(|column| cell(column, row.get_ref(column)?));
        read.push(Row(cells.collect::<rusqlite::Result<_>>()?));
    }
    Ok(read)
}

fn cell(column: usize, value: ValueRef<'_>) -> rusqlite::Result<Value> {
    let wrong = |kind| Error::InvalidColumnType(column, String::new(), kind);
    match value {
        ValueRef::Null => Ok(Value::Null),
        ValueRef::Integer(number) => Ok(Value::Int(number)),
        ValueRef::Text(text) => Ok(Value::Text(std::str::from_utf8(text).map_err(|_| wrong(Type::Text))?.to_owned())),
        ValueRef::Real(_) => Err(wrong(Type::Real)),
        ValueRef::Blob(_) => Err(wrong(Type::Blob)),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

/// What an error says of the one batch it met, if it does not concern the database as a whole.
pub(super) fn concerns_batch(error: &Error) -> Option<StoreError> {
    match error {
        Error::SqliteFailure(failure, _) => match failure.code {
            ErrorCode::ConstraintViolation => Some(StoreError::Conflict),
            ErrorCode::Unknown | ErrorCode::TooBig | ErrorCode::TypeMismatch | ErrorCode::ParameterOutOfRange => {
                Some(StoreError::Unavailable(sentence(error)))
            }
            _ => None,
        },
        // A statement that is wrong in itself.
        _ => Some(StoreError::Unavailable(sentence(error))),
    }
}

/// Whether a connection works again when the cause of an error has passed.
pub(super) fn passes(error: &Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy))
}

/// An error as one of the store.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
pub(super) fn unavailable(error: Error) -> StoreError {
    StoreError::Unavailable(sentence(&error))
}

/// Why a file was not opened.
pub(super) fn unopened(path: &Path, error: Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => damaged(path, &sentence(&error)),
        _ => unavailable(error),
    }
}

/// What an error says, without the statement it is about.
fn sentence(error: &Error) -> String {
    match error {
        Error::SqlInputError { msg, .. } => msg.clone(),
        _ => error.to_string(),
    }
}
