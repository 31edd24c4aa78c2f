//! The house over HTTP and sockets: routes, limits, the OpenAPI document, the embedded page. The domain itself is the crate `house`.
//!
//! Start with [`Server`], which wires everything together, then `router.rs`: every address and the function that
//! answers it. `table_socket.rs` is the WebSocket of a table.

mod acceptor;
mod account;
mod account_limits;
mod admin;
mod analysis;
mod browser_name;
mod comparison;
mod config;
mod editions;
mod encoding;
mod error;
mod extract;
mod hosts;
mod lessons;
mod lobby_socket;
mod mail;
mod metrics;
mod openapi;
mod pace;
mod page;
mod people;
mod problem;
mod rate_limits;
mod read;
mod replay;
mod requests;
mod router;
mod server;
mod slow_readers;
mod statistics;
mod table_socket;
mod tables;
mod tls;

pub use config::{Config, Limits};
pub use house::{Terms, ThinkLimits};
pub use mail::{MailEncryption, MailError, MailSettings};
pub use page::{Asset, Assets};
pub use server::{Server, ServerError};
pub use tls::{TlsError, TlsFiles};

/// The letters this crate writes, as Fluent files.
pub const TEXTS: game::Texts = game::texts!("mail");
