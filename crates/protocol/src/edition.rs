//! Editions: component files with which a table may be played instead of the standard box.

use game::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// An edition that the host offers.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditionInfo {
    /// What it is chosen by.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// The fingerprint of its figures.
    pub fingerprint: String,
}

/// The edition of a table or a record that is not played with the standard box.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableEdition {
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The fingerprint of its figures.
    pub fingerprint: String,
}

/// Which edition a new table is played with.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EditionChoice {
    /// One that the host offers.
    Offered {
        /// Its key.
        key: String,
    },
    /// One of one's own.
    Own {
        /// The component file, at most 32 KiB.
        #[schema(max_length = 32_768)]
        file: String,
    },
}

/// A component file to be checked; nothing of it is kept.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EditionDraft {
    /// As a file.
    File {
        /// TOML.
        text: String,
    },
    /// As the figures that a file would hold.
    Figures {
        /// An object of the form of `figures` in the answer.
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
        figures: Value,
    },
}

/// A component file, and everything that is wrong with it.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditionFile {
    /// The name that the file gives itself.
    pub name: Option<String>,
    /// The fingerprint of its figures; nothing if it has faults.
    pub fingerprint: Option<String>,
    /// Whether these are the figures of the standard box.
    pub standard: bool,
    /// TOML.
    pub text: String,
    /// The same as JSON; nothing if the text is not TOML.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown> | null"))]
    pub figures: Option<Value>,
    /// Everything that is wrong with it.
    pub faults: Vec<EditionFault>,
}

/// One thing that is wrong with a component file.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditionFault {
    /// Where, as a path of keys: `tiles[3].points`; numbers count from 1.
    pub place: String,
    /// What.
    #[schema(value_type = Object)]
    pub phrase: Phrase,
}
