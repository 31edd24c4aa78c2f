//! What the house may rely on, whichever database it uses.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../support/bases.rs"]
mod bases;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/small_disk.rs"]
mod small_disk;

mod backups;
mod batches;
mod disk;
mod kill;
mod schema;
mod server;
mod serving;
mod tls;
