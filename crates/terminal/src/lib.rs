//! The table in a terminal.
//!
//! A [`Session`] is a game with people and minds around one screen: it deals, lets minds decide, plays what people decide, takes back
//! and remembers. [`plain`] shows it line by line, for pipes, scripts and screen readers.

pub mod plain;
mod session;
mod sheet;

pub use session::{Player, Session, Told};
pub use sheet::{align, score_sheet};

use table::{Texts, texts};

/// Everything the terminal can say.
pub const TEXTS: Texts = texts!("terminal");
