//! The house: tables, seats and live play on a real database.

pub mod admin;
pub mod protocol;
pub mod store;

use table::{Texts, texts};

/// What the house says.
pub const TEXTS: Texts = texts!("house");
