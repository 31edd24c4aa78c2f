//! The one trait a game implements.

use std::fmt::Debug;
use std::hash::Hash;

use crate::board::{TextBoard, Viewpoint};
use crate::{Components, Meta, Notation, Phrase, RandomSource, Refusal, Seat, Setup, SetupError, Standing};

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// The dealer draws.
    Deal,
    /// The game is over.
    Over,
}

/// Something that happened at the table, for logs and animation.
pub trait Event: Clone + PartialEq + Debug + Send {
    /// The sentence that tells it.
    fn phrase(&self) -> Phrase;
}

/// Somebody who is told what happens.
pub trait Witness<E> {
    /// Takes note of an event. The closure builds it; a witness who does not care never calls it.
    fn see(&mut self, event: impl FnOnce() -> E);
}

/// The witness who looks away: events cost nothing.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<E> Witness<E> for Nobody {
    #[inline(always)]
    fn see(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn see(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A game in progress: a small value that holds everything on the table and the set of what is still unseen.
///
/// States are equal when they are the same position, whatever path led there; cloning one copies bytes only.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// A decision of a seat: one click. A turn is several.
    type Action: Notation;
    /// What the dealer draws.
    type Outcome: Notation;
    /// What a witness sees.
    type Event: Event;
    /// Why a decision is refused.
    type Refusal: Refusal;
    /// The figures of the box.
    type Components: Components;
    /// Everything on the table, for those who draw it. Names of pieces and places are those of the notation, so that a
    /// board that draws a piece can write the decision about it.
    type View: serde::Serialize;

    /// What is known of the game before it begins.
    const META: Meta;
    /// No state lists more decisions than this.
    const MOST_ACTIONS: usize;
    /// No game is longer than this many decisions and outcomes together.
    const MOST_PLIES: usize;

    /// The table as it stands before the first draw.
    fn new(setup: &Setup<Self::Components>) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn players(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The round in progress, from 1; 0 during set-up.
    fn round(&self) -> u16;

    /// Appends every legal decision of the seat to move, each once, in a fixed order; nothing when no seat decides.
    /// Allocates nothing if `list` has room for [`Self::MOST_ACTIONS`].
    fn actions(&self, list: &mut Vec<Self::Action>);

    /// Whether the seat to move may decide this; if not, why not.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a decision that is known to be legal. With another one the state is no longer that of any game.
    fn play_unchecked<W: Witness<Self::Event>>(&mut self, action: Self::Action, witness: &mut W);

    /// Carries out a decision, or refuses it and changes nothing.
    fn play<W: Witness<Self::Event>>(&mut self, action: Self::Action, witness: &mut W) -> Result<(), Self::Refusal> {
        self.check(action)?;
        self.play_unchecked(action, witness);
        Ok(())
    }

    /// Appends everything the dealer could draw now, each once, with its weight; nothing when it is not the dealer's turn. The
    /// chance of an outcome is its weight by the sum of all weights.
    fn odds(&self, list: &mut Vec<(Self::Outcome, u32)>);

    /// Draws with the true odds. Only meaningful on the dealer's turn.
    fn deal<C: RandomSource + ?Sized>(&self, random: &mut C) -> Self::Outcome;

    /// Whether the dealer could draw this now; if not, why not.
    fn check_outcome(&self, outcome: Self::Outcome) -> Result<(), Self::Refusal>;

    /// Carries out an outcome that is known to be possible.
    fn reveal_unchecked<W: Witness<Self::Event>>(&mut self, outcome: Self::Outcome, witness: &mut W);

    /// Carries out an outcome, or refuses it and changes nothing.
    fn reveal<W: Witness<Self::Event>>(
        &mut self,
        outcome: Self::Outcome,
        witness: &mut W,
    ) -> Result<(), Self::Refusal> {
        self.check_outcome(outcome)?;
        self.reveal_unchecked(outcome, witness);
        Ok(())
    }

    /// Points by category and placing if the game were scored now; final when it is over.
    fn standing(&self) -> Standing;

    /// Counts every piece: each is somewhere, none is anywhere twice. Says what is wrong, for tests.
    fn audit(&self) -> Result<(), String>;

    /// What the one to act has to do now, in one sentence.
    fn prompt(&self) -> Phrase;

    /// A decision in words, as seen from this state (with its cost, say).
    fn tell_action(&self, action: Self::Action) -> Phrase;

    /// An outcome in words.
    fn tell_outcome(&self, outcome: Self::Outcome) -> Phrase;

    /// What a decision would cost and open, before it is taken; empty where its own words say it all.
    fn preview(&self, action: Self::Action) -> Vec<Phrase> {
        let _ = action;
        Vec::new()
    }

    /// Everything on the table, for those who draw it.
    fn view(&self) -> Self::View;

    /// The line above the board in plain lines: the round, and what counts in it.
    fn headline(&self) -> Phrase;

    /// What the signs of the board leave out, said below it in plain lines.
    fn footnotes(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// The whole table in signs, with these legal decisions at their places.
    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard;

    /// A closing remark beyond the placing, such as the rating of a solo game.
    fn verdict(&self) -> Option<Phrase> {
        None
    }
}
