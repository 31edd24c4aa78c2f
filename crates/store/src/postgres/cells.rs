//! Cells, as PostgreSQL sends and wants them.

use std::error::Error;

use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::{Row, Value};

impl Value {
    /// The type of a gap that this fills; nothing fits anywhere.
    pub(super) fn kind(&self) -> Type {
        match self {
            Value::Null => Type::UNKNOWN,
            Value::Int(_) => Type::INT8,
            Value::Text(_) => Type::TEXT,
        }
    }
}

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, bytes: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(number) => number.to_sql(kind, bytes),
            Value::Text(text) => text.to_sql(kind, bytes),
        }
    }

    fn accepts(_: &Type) -> bool {
        // Statements are prepared for the types of their values.
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, bytes: &'a [u8]) -> Result<Value, Box<dyn Error + Sync + Send>> {
        match *kind {
            Type::INT8 => i64::from_sql(kind, bytes).map(Value::Int),
            Type::INT4 => i32::from_sql(kind, bytes).map(|number| Value::Int(number.into())),
            _ => String::from_sql(kind, bytes).map(Value::Text),
        }
    }

    fn from_sql_null(_: &Type) -> Result<Value, Box<dyn Error + Sync + Send>> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::INT4) || <String as FromSql>::accepts(kind)
    }
}

/// A row of an answer.
pub(super) fn row(row: &tokio_postgres::Row) -> Result<Row, tokio_postgres::Error> {
    (0..row.len()).map(|column| row.try_get(column)).collect::<Result<_, _>>().map(Row)
}
