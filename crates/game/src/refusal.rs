//! Why a move is refused.

use std::fmt;

use crate::{ParseError, Phrase};

/// A paragraph of the rules, such as A4.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Paragraph(pub &'static str);

impl fmt::Display for Paragraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why the rules don't allow a move: each game has its own reasons, with the figures involved.
pub trait Refusal: Copy + Eq + fmt::Debug + Send {
    /// Where the rules say so.
    fn paragraph(&self) -> Paragraph;

    /// The sentence that says what is missing.
    fn phrase(&self) -> Phrase;
}

/// Why a written move was not carried out.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum MoveError {
    /// It is not in the notation of the game.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// The rules don't allow it here and now.
    #[error("the rules don't allow it: {paragraph}")]
    Illegal {
        /// Where the rules say so.
        paragraph: Paragraph,
        /// The sentence that says what is missing.
        phrase: Phrase,
    },
}

impl MoveError {
    /// The error that tells a game's refusal.
    pub fn illegal(refusal: impl Refusal) -> MoveError {
        MoveError::Illegal { paragraph: refusal.paragraph(), phrase: refusal.phrase() }
    }

    /// The sentence.
    pub fn phrase(&self) -> Phrase {
        match self {
            MoveError::Unreadable(error) => error.phrase(),
            MoveError::Illegal { phrase, .. } => phrase.clone(),
        }
    }

    /// Where the rules say so, if it is a matter of rules.
    pub fn paragraph(&self) -> Option<Paragraph> {
        match self {
            MoveError::Unreadable(_) => None,
            MoveError::Illegal { paragraph, .. } => Some(*paragraph),
        }
    }
}
