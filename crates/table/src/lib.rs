//! The words every game speaks.
//!
//! A game here is its draws and its decisions: nothing is hidden but what has not been drawn yet, so a state holds the
//! *set* of what is unseen, never its order. Start with [`Game`], the one trait a game crate implements; then
//! [`Setup`] (how a game begins), [`Phrase`] (how it speaks, in any language), [`Record`] (how it is remembered) and
//! [`Dealer`] (who draws, and how anybody can check the shuffle afterwards). Front ends that do not care which game they hold use
//! [`Match`]. Game crates prove that they keep the laws with one line: `table::contract!`.
//!
//! This crate does no input or output, reads no clock and has no randomness of its own.

mod any;
mod appraise;
mod chance;
pub mod components;
#[cfg(feature = "contract")]
pub mod contract;
mod game;
mod meta;
mod notation;
mod phrase;
pub mod record;
mod refusal;
mod rulebook;
mod seat;
mod setup;
mod standing;

pub use any::{Erased, Kind, KindOf, Match, StartFault};
pub use appraise::{Appraise, MOST_TERMS};
pub use chance::{Chance, Commitment, Dealer, Draw, Seed, Shuffler, pick_weighted};
pub use components::{Components, Edition, Editions, Fault, Faults};
pub use game::{Event, Game, Nobody, Turn, Witness};
pub use meta::{Language, Meta, OptionSpec, Texts};
pub use notation::{Misread, Notation, Tokens, nearest};
pub use phrase::{Arg, Phrase, Words};
pub use record::Record;
pub use refusal::{Paragraph, Reason, Rejection};
pub use rulebook::{Rulebook, Section, Text, example};
pub use seat::{PerSeat, Seat};
pub use setup::{Options, Setup, SetupFault};
pub use standing::Standing;

/// The sentences this crate itself can say, as Fluent files.
pub const TEXTS: Texts = texts!("table");
