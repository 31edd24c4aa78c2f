//! The house as a host runs it: the real binary, real databases, real kills.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../../../server/tests/support/client.rs"]
mod client;
#[expect(dead_code, reason = "this test uses a part of it")]
#[path = "../../../store/tests/support/postgres.rs"]
mod postgres;
#[path = "../../../store/tests/support/small_disk.rs"]
mod small_disk;

mod docs;
mod drill;
mod editions;
mod ends;
mod engine;
mod examples;
mod kills;
mod load;
mod memory;
mod monitoring;
mod orders;
mod outside;
mod process;
mod serving;
mod settings;
mod several;
mod siege;
mod tls;
mod traces;
mod trouble;
