//! The house: tables, seats and live play on a real database.
//!
//! Start with [`protocol`], what goes over the wire. A table is a list of entries in the database ([`store`]); the *course* folds them into how a game stands;
//! the *house* lets people act on it, stores first and tells after; the *API* is the house over HTTP and sockets. [`Server`] wires it together.

pub mod admin;
mod api;
mod bots;
mod config;
mod course;
mod door;
mod entry;
mod health;
mod house;
mod ledger;
mod lessons;
mod live;
mod metrics;
mod names;
mod people;
pub mod protocol;
mod refusal;
mod server;
mod sessions;
pub mod store;
mod time;

pub use api::{Asset, Assets};
pub use config::{Config, Limits};
pub use server::{Closed, Server};

/// The sentences this crate itself can say, as Fluent files.
pub const TEXTS: table::Texts = table::texts!("house");
