//! The words every game speaks.
//!
//! A game here is its draws and its decisions: nothing is hidden but what has not been drawn yet, so a state holds the
//! *set* of what is unseen, never its order. Start with [`Game`], the one trait a game crate implements; then
//! [`Setup`] (how a game begins), [`Phrase`] (how it speaks, in any language), [`Record`] (how it is remembered) and
//! [`Dealer`] (who draws, and how anybody can check the shuffle afterwards). Front ends that do not care which game they hold use
//! [`AnyGame`]. Game crates prove that they keep the laws with one line: `game::contract!`.
//!
//! This crate does no input or output, reads no clock and has no randomness of its own.

mod any;
mod basis;
pub mod board;
pub mod components;
#[cfg(feature = "contract")]
pub mod contract;
mod evaluate;
mod game;
mod meta;
mod notation;
#[cfg(feature = "openapi")]
mod openapi;
mod phrase;
mod random;
pub mod record;
mod refusal;
mod rulebook;
mod seat;
mod setup;
mod standing;
mod undo;

pub use any::{AnyGame, GameAdapter, GameKind, GameKindOf, StartError};
pub use basis::Basis;
pub use components::{CheckedFile, ComponentError, ComponentErrors, Components, Edition, Editions};
pub use evaluate::{Evaluate, MOST_TERMS};
pub use game::{Event, Game, Nobody, Turn, Witness};
pub use meta::{Language, LessonFiles, Meta, OptionSpec, Texts};
pub use notation::{Notation, ParseError, Words, nearest, single_spaced};
pub use phrase::{Arg, Phrase, Translate};
pub use random::{Commitment, Dealer, Draw, RandomSource, Seed, Shuffler, pick_weighted};
pub use record::Record;
pub use refusal::{MoveError, Paragraph, Refusal};
pub use rulebook::{Note, Rulebook, Section, Text, example};
pub use seat::{PerSeat, Seat};
pub use setup::{Options, Setup, SetupError};
pub use standing::Standing;
pub use undo::UndoHistory;

/// The sentences this crate itself can say, as Fluent files.
pub const TEXTS: Texts = texts!("game");
