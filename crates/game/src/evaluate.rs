//! What a position promises, in named terms.

use crate::{Game, Seat};

/// A game that can say what a position promises a seat.
///
/// A term is a figure with a name (the message `KEY-term-NAME`): points so far, resources, cubes near water … The
/// weighted sum of all terms estimates the final points of the seat. Terms are the game's; weights are data, found by
/// the laboratory from games it plays against itself.
pub trait Evaluate: Game {
    /// The names of the terms, at most [`MOST_TERMS`].
    const TERMS: &'static [&'static str];

    /// The weights that come with the game: a TOML file with a table `players-N` for each number of players, holding a
    /// number for each term and `spread`, how many points the estimate is usually off at the beginning, as the scale of
    /// a logistic race. Where it is better not to think for the others, `rivals` says how sharply they choose their
    /// turns; where it is worth looking farther or closer behind leaves in the end, `farther` and `closer` say after
    /// how many simulations.
    const WEIGHTS: &'static str;

    /// Whether a decision of one seat may change at once what the position promises another. If not, decisions can be compared by the terms
    /// of the seat alone, which is faster.
    const CONTESTED: bool = true;

    /// Whether a decision that led here from the position before may have changed what the terms of the other seats
    /// tell. If not, they need not be counted again.
    fn concerns_others(&self, before: &Self) -> bool {
        let _ = before;
        true
    }

    /// How much of the game is left, as far as one can tell: from 1 at the beginning to almost 0 in the last turn. The
    /// more, the less sure is what the terms promise.
    fn left(&self) -> f32;

    /// Which piece a decision is about, where its notation only tells the place and another draw would have put another
    /// piece there; any number for each piece. Decisions about different pieces are different ones for a mind that
    /// thinks about draws to come.
    fn subject(&self, action: Self::Action) -> u32 {
        let _ = action;
        0
    }

    /// Writes the value of each term for a seat.
    fn terms(&self, seat: Seat, values: &mut [f32]);
}

/// The most terms a game has.
pub const MOST_TERMS: usize = 64;
