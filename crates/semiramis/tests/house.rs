//! The house as a host runs it: the real binary, real databases, real kills.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../house/tests/support/client.rs"]
mod client;
#[allow(dead_code)]
#[path = "../../house/tests/support/postgres.rs"]
mod postgres;

#[path = "house/ends.rs"]
mod ends;
#[path = "house/engine.rs"]
mod engine;
#[path = "house/kills.rs"]
mod kills;
#[path = "house/load.rs"]
mod load;
#[path = "house/orders.rs"]
mod orders;
#[path = "house/outside.rs"]
mod outside;
#[path = "house/process.rs"]
mod process;
#[path = "house/settings.rs"]
mod settings;
#[path = "house/several.rs"]
mod several;
#[path = "house/trouble.rs"]
mod trouble;
