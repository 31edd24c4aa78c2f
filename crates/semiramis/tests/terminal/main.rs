//! The table in a real terminal: the real binary, in tmux; and at a real house.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../../../store/tests/support/certificate.rs"]
mod certificate;
#[path = "../../../server/tests/support/client.rs"]
mod client;
#[expect(dead_code, reason = "this test uses a part of it")]
#[path = "../house/process.rs"]
mod process;

mod join;
mod pipes;
mod screen;
mod tls;
mod tmux;
