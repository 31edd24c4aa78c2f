//! What lies over the table.

use std::path::PathBuf;

use minds::Advice;

use super::line::Line;
use super::rules::Pager;

/// What lies over the table and takes the keys.
pub(super) enum Layer {
    None,
    /// A decision is typed.
    Typing(Line),
    /// One of several decisions of a place is chosen.
    Choice(Choice),
    /// Which keys there are.
    Help,
    /// Everything the chosen decision would do.
    Preview,
    /// The rules.
    Rules(Box<Pager>),
    /// The best decisions.
    Advice(Vec<Advice>),
    /// Something is asked for in words.
    Ask(Ask, Line),
    /// The game would be lost.
    Abandon(Then),
    /// A file would be replaced.
    Replace(PathBuf, Then),
}

/// Several decisions of one place, by their numbers in the list.
pub(super) struct Choice {
    pub(super) numbers: Vec<usize>,
    pub(super) at: usize,
}

/// What is asked for in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Where to save, and what then.
    Save(Then),
    /// What to load.
    Load,
    /// What to say to the others.
    Say,
}

/// What comes after saving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    Stay,
    Leave,
    Load,
}
