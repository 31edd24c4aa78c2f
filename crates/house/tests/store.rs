//! What the house may rely on, whichever database it is kept in.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "support/bases.rs"]
mod bases;
#[path = "support/client.rs"]
mod client;
#[path = "support/postgres.rs"]
mod postgres;

#[path = "store/admin.rs"]
mod admin;
#[path = "store/backups.rs"]
mod backups;
#[path = "store/batches.rs"]
mod batches;
#[path = "store/disk.rs"]
mod disk;
#[path = "store/kill.rs"]
mod kill;
#[path = "store/schema.rs"]
mod schema;
#[path = "store/server.rs"]
mod server;
#[path = "store/statistics.rs"]
mod statistics;
#[path = "store/tls.rs"]
mod tls;
