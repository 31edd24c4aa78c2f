//! The table in a terminal.
//!
//! A [`Company`] is a game with those who play it: a [`Session`] is people and minds around one screen, a [`Guest`] sits at a table of a house. [`plain`]
//! shows it line by line, for pipes, scripts and screen readers; [`full`] shows it on the whole screen, with a board for each game.

mod boards;
mod company;
mod course;
mod fit;
pub mod full;
mod guest;
mod palette;
pub mod plain;
mod session;
mod sheet;
mod telling;
mod thinking;

pub use company::{Company, News, Waiting};
pub use course::Told;
pub use guest::{Away, Guest, Link, Refusal};
pub use palette::{Depth, Palette};
pub use session::{Player, Session};
pub use sheet::{align, score_sheet};

use table::{Texts, texts};

/// Everything the terminal can say.
pub const TEXTS: Texts = texts!("terminal");
