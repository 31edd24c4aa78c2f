//! The house: tables, seats, clocks, people, ratings and thinking, on a database. It knows no HTTP: the crate `server` opens it to people.
//!
//! Start with [`House`]. A table is a list of entries in the database (crate `store`). A *game in play* folds them into
//! how a game stands. [`House::act`] is the one gate for everything that people do at a table; it stores first and
//! tells after. What goes over the wire is in the crate `protocol`.

mod account;
pub mod admin;
mod browsers;
mod error;
mod fair_queue;
mod game_in_play;
mod hashing;
mod health;
mod host_words;
mod house;
mod lessons;
mod metrics;
mod moderation_error;
mod names;
mod passwords;
mod people;
mod sessions;
mod signs_of_life;
mod table;
mod terms;
mod think_pool;
mod time;
mod tokens;

pub use account::ForgottenPassword;
pub use error::HouseError;
pub use game_in_play::EntryError;
pub use house::{Admin, House, LobbyBroadcast, LobbyView, LongPoll, OfferError, OfferedEdition, compares_new_edition};
pub use lessons::Lessons;
pub use metrics::Metrics;
pub use moderation_error::ModerationError;
pub use names::{is_login, new_id};
pub use people::{check_ban, me};
pub use store::Person;
pub use table::{Table, TableBroadcast, text};
pub use terms::Terms;
pub use think_pool::ThinkLimits;
pub use time::{SystemClock, date, now};

/// The sentences this crate itself can say, as Fluent files.
pub const TEXTS: game::Texts = game::texts!("house");
