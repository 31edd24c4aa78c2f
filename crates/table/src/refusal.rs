//! Why a decision is refused.

use std::fmt;

use crate::{Misread, Phrase};

/// A paragraph of the rules, such as A4.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Paragraph(pub &'static str);

impl fmt::Display for Paragraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A typed reason why a decision or an outcome is refused, with the figures involved.
pub trait Reason: Copy + Eq + fmt::Debug + Send {
    /// Where the rules say so.
    fn paragraph(&self) -> Paragraph;

    /// The sentence that says what is missing.
    fn phrase(&self) -> Phrase;
}

/// Why something written was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// It is not in the notation of the game.
    Misread(Misread),
    /// It is in the notation, but not allowed here and now.
    Refused {
        /// Where the rules say so.
        paragraph: Paragraph,
        /// The sentence that says what is missing.
        phrase: Phrase,
    },
}

impl Rejection {
    /// The rejection that says a game's reason.
    pub fn of(reason: impl Reason) -> Rejection {
        Rejection::Refused { paragraph: reason.paragraph(), phrase: reason.phrase() }
    }

    /// The sentence.
    pub fn phrase(&self) -> Phrase {
        match self {
            Rejection::Misread(misread) => misread.phrase(),
            Rejection::Refused { phrase, .. } => phrase.clone(),
        }
    }

    /// Where the rules say so, if it is a matter of rules.
    pub fn paragraph(&self) -> Option<Paragraph> {
        match self {
            Rejection::Misread(_) => None,
            Rejection::Refused { paragraph, .. } => Some(*paragraph),
        }
    }
}
