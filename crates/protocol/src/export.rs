//! Everything that a house keeps of a person, for them to take along.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Preferences, TableInfo, TokenInfo};

/// Everything that this server keeps of you. Times are milliseconds since 1970.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
pub struct PersonalData {
    /// Your id, by which hosts know you.
    pub id: String,
    /// Your name at the tables.
    pub name: String,
    /// The login of your account, if you have one.
    pub login: Option<String>,
    /// The mail address that you have confirmed.
    pub mail: Option<String>,
    /// What you prefer.
    pub preferences: Preferences,
    /// When you first came.
    pub created: i64,
    /// The browsers that you are signed in with.
    pub sessions: Vec<PersonalSession>,
    /// Your tokens for programs, without their secrets.
    pub tokens: Vec<TokenInfo>,
    /// The tables that you have made or sit at, the oldest first.
    pub tables: Vec<PersonalTable>,
    /// Everything that you said, in order.
    pub said: Vec<PersonalLine>,
}

/// A browser that you are signed in with.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct PersonalSession {
    /// The browser and its system; empty if it did not say.
    pub browser: String,
    /// When you signed in.
    pub created: i64,
    /// When it was last used, to the minute.
    pub used: Option<i64>,
}

/// A table of yours.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
pub struct PersonalTable {
    /// The table as you see it.
    pub table: TableInfo,
    /// The record of its game, if that has begun.
    pub record: Option<String>,
}

/// Something that you said.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct PersonalLine {
    /// The id of the table.
    pub table: String,
    /// Your name then.
    pub name: String,
    /// Your seat, if you had one.
    pub seat: Option<usize>,
    /// What you said.
    pub text: String,
    /// When.
    pub at: i64,
}
