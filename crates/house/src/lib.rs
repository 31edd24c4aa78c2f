//! The house: tables, seats and live play on a real database.

pub mod protocol;
pub mod store;
