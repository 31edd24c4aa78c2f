//! The table in a real terminal: the real binary, in tmux; and at a real house.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../house/tests/support/certificate.rs"]
mod certificate;
#[path = "../../house/tests/support/client.rs"]
mod client;
#[allow(dead_code)]
#[path = "house/process.rs"]
mod process;

#[path = "terminal/join.rs"]
mod join;
#[path = "terminal/pipes.rs"]
mod pipes;
#[path = "terminal/screen.rs"]
mod screen;
#[path = "terminal/tls.rs"]
mod tls;
#[path = "terminal/tmux.rs"]
mod tmux;
