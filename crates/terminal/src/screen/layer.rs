//! What lies over the table.

use std::path::PathBuf;

use minds::Hint;

use super::line::Line;
use super::rules::Pager;

/// What lies over the table and takes the keys.
pub(super) enum Layer {
    None,
    /// A decision is typed.
    Typing(Line),
    /// One of several decisions of a place is chosen.
    Choice(Choice),
    /// Which keys there are or what the signs of the board mean, over something else.
    Help(Help, Box<Layer>),
    /// Everything the chosen decision would do.
    Preview,
    /// The rules.
    Rules(Box<Pager>),
    /// The best decisions.
    Hints(Vec<Hint<String>>),
    /// Something is asked for in words.
    Ask(Ask, Line),
    /// The game would be lost.
    Abandon(AfterSaving),
    /// A file would be replaced.
    Replace(PathBuf, AfterSaving),
}

/// What help is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Help {
    Keys,
    Signs,
}

impl Help {
    /// The other one.
    pub(super) const fn next(self) -> Help {
        match self {
            Help::Keys => Help::Signs,
            Help::Signs => Help::Keys,
        }
    }
}

impl Layer {
    /// Whether every sign is typed into it.
    pub(super) fn takes_text(&self) -> bool {
        match self {
            Layer::Typing(_) | Layer::Ask(..) => true,
            Layer::Rules(pager) => pager.typing.is_some(),
            _ => false,
        }
    }
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
    Save(AfterSaving),
    /// What to load.
    Load,
    /// What to say to the others.
    Say,
}

/// What comes after saving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AfterSaving {
    Stay,
    Leave,
    Load,
}
