//! The table in a terminal.
//!
//! [`Players`] are those around a table and the game they play: [`LocalPlayers`] are people and minds around one
//! screen, [`RemotePlayers`] sit at a table of a server. [`lines`] shows the table line by line, for pipes, scripts and
//! screen readers; [`screen`] shows it on the whole screen, with a board for each game.

mod game_in_play;
mod legend;
pub mod lines;
mod local;
mod log;
mod palette;
mod players;
mod remote;
mod score_sheet;
pub mod screen;
mod signals;
mod thinking;

pub use game_in_play::LogItem;
pub use local::{LocalPlayers, Player};
pub use palette::{Background, Depth, Palette};
pub use players::{News, Players, Waiting};
pub use remote::{JoinError, Link, RemotePlayers, trusted_tls};
pub use score_sheet::{align, plain_table, score_sheet};
pub use signals::Signals;

use game::{Texts, texts};

/// Everything the terminal can say.
pub const TEXTS: Texts = texts!("terminal");
