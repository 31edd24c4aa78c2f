//! Who comes to the house.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Oneself, as the house knows one.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// One's name at the tables.
    pub name: String,
    /// The login of one's account, if one has one.
    pub login: Option<String>,
    /// What one prefers.
    pub preferences: Preferences,
}

/// What somebody prefers.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preferences {
    /// Whether one confirms each turn before it is over.
    pub confirm: bool,
}

/// A new name.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Name {
    /// At most 32 characters.
    pub name: String,
}

/// Login and password of an account.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// The login: 3 to 32 letters, digits, `-`, `_` or `.`.
    pub login: String,
    /// The password: at least 8 characters.
    pub password: String,
}

/// A password is never printed.
impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("login", &self.login).finish_non_exhaustive()
    }
}

/// A token to be made, for a bot of one's own.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewToken {
    /// What it is for.
    pub label: String,
}

/// A token: shown once, then only its hash is known.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Token {
    /// To be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}
