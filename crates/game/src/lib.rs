//! The words every game speaks.
//!
//! A game here is its draws and its decisions: nothing is hidden but what has not been drawn yet, so a state holds the
//! *set* of what is unseen, never its order. Start with [`Game`], the one trait a game crate implements; then
//! [`Setup`] (how a game begins), [`Phrase`] (how it speaks, in any language), [`Record`] (how it is remembered) and
//! [`Dealer`] (who draws, and how anybody can check the shuffle afterwards). Front ends that do not care which game they hold use
//! [`AnyGame`]. Game crates prove that they keep the laws with one line: `game::contract!`.
//!
//! The smallest complete game, `contract::pebbles`, played by its notation and kept as a record that anybody can check:
//!
//! ```
//! use game::contract::pebbles::Pebbles;
//! use game::{AnyGame, Dealer, GameKind, GameKindOf, Options, Record, Seed, Turn};
//!
//! let kind: &dyn GameKind = &GameKindOf::<Pebbles>::new();
//! let seed = Seed::of_number(7);
//! let mut game = kind.start(2, &Options::defaults(kind.meta()), None)?;
//! let mut record = Record::begin(game.as_ref());
//! record.commitment = Some(seed.commitment());
//! loop {
//!     match game.turn() {
//!         Turn::Deal => {
//!             let drawn = game.deal(&mut Dealer::new(seed).draw(record.draws())).expect("the dealer draws");
//!             game.reveal(&drawn)?;
//!             record.push(None, drawn);
//!         }
//!         Turn::Decide(seat) => {
//!             game.play("keep")?;
//!             record.push(Some(seat), "keep".to_owned());
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! record.finish(game.as_ref());
//! record.seed = Some(seed);
//! let read: Record = record.to_string().parse()?;
//! read.check(kind, None)?; // every ply is legal, and the result is right
//! read.verify(kind, None)?; // the dealer has drawn what the seed says
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
