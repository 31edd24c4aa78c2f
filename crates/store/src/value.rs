//! What stands in a cell of a table.

use serde::{Deserialize, Serialize};

/// What stands in a cell of a table.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum Value {
    /// Nothing.
    Null,
    /// A number.
    Int(i64),
    /// A text.
    Text(String),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Int(number as i64)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Int(truth.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// A row of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row(pub Vec<Value>);

impl Row {
    /// The number in a column; `None` if there is none.
    pub fn int(&self, column: usize) -> Option<i64> {
        match self.0.get(column) {
            Some(Value::Int(number)) => Some(*number),
            _ => None,
        }
    }

    /// The text in a column; `None` if there is none.
    pub fn text(&self, column: usize) -> Option<&str> {
        match self.0.get(column) {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }
}
