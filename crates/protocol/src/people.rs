//! People and how they sign in.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// You, as the house knows you.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// Your name at the tables.
    pub name: String,
    /// The login of your account, if you have one.
    pub login: Option<String>,
    /// What you prefer.
    pub preferences: Preferences,
    /// Whether you may use the admin page.
    pub admin: bool,
}

/// What a person prefers.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preferences {
    /// Whether to ask for a confirmation before each turn is over.
    pub confirm: bool,
}

/// A new name.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewName {
    /// The name. More than 32 characters are cut.
    #[schema(min_length = 1)]
    pub name: String,
}

/// Login and password of an account.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// The login: 3 to 32 letters, digits, `-`, `_` or `.`.
    #[schema(min_length = 3, max_length = 32, pattern = "^[A-Za-z0-9._-]+$")]
    pub login: String,
    /// The password: 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: String,
}

/// A password is never printed.
impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("login", &self.login).finish_non_exhaustive()
    }
}

/// A token to be made, for a bot of your own.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewToken {
    /// What it is for. More than 32 characters are cut.
    #[schema(min_length = 1)]
    pub label: String,
}

/// A token: shown once, then only its hash is known.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Token {
    /// To be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// What a token may do.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TokenScope {
    /// Sit, play, read and chat.
    Play,
}

/// A token of yours, without its secret.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TokenInfo {
    /// Its id, by which it can be ended.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it may do.
    pub scope: TokenScope,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// When it was last used, to the minute; never yet, if there is nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub used: Option<i64>,
}
