//! An account: its password, where its owner is written to, the browsers they are signed in with.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A browser that you are signed in with.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Its id, by which it can be ended.
    pub id: String,
    /// The browser and its system; empty if it did not say.
    pub browser: String,
    /// When you signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// When it was last used, to the minute; never since, if there is nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub used: Option<i64>,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Your account.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AccountInfo {
    /// Your login.
    pub login: String,
    /// Where you are written to when you have forgotten your password, as you have confirmed.
    pub mail: Option<String>,
    /// Whether this server sends mail.
    pub sends_mail: bool,
}

/// Another password.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on: at least 8 characters.
    pub new: String,
}

/// Where you want to be written to.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewMail {
    /// The address, to which a link is sent that confirms it; nothing, not to be written to any more.
    pub mail: Option<String>,
    /// Your password.
    pub password: String,
}

/// Somebody has forgotten a password.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forgotten {
    /// The login of the account, or its mail address.
    pub who: String,
}

/// What a link that works once is for.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LinkKind {
    /// To choose a new password.
    Password,
    /// To confirm a mail address.
    Mail,
}

/// A link that works once.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OneTimeLink {
    /// Its secret, which follows the `#`.
    pub link: String,
}

/// What is known of a link that works once.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkInfo {
    /// What it is for.
    pub kind: LinkKind,
    /// The login of the account.
    pub login: String,
    /// The address that it confirms.
    pub mail: Option<String>,
}

/// A new password, by a link that works once.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasswordByLink {
    /// The secret of the link.
    pub link: String,
    /// The password from now on: at least 8 characters.
    pub password: String,
}

/// You want to be forgotten.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Departure {
    /// Your password; of a guest, who has none, the name.
    pub confirm: String,
}

macro_rules! hide_secrets {
    ($($type:ty),*) => {$(
        /// A secret is never printed.
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($type)).finish_non_exhaustive()
            }
        }
    )*};
}

hide_secrets!(NewPassword, NewMail, OneTimeLink, PasswordByLink, Departure);
