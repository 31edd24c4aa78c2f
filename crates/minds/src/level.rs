//! The opponents that front ends offer, by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::Misread;

use crate::{Budget, Leaf, Spec};

/// An opponent by name, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays anything.
    Pupil,
    /// Looks to the end of its own turn.
    Scribe,
    /// Looks ahead a little.
    Architect,
    /// Looks ahead further.
    Vizier,
    /// Thinks as long as the table lets it.
    Oracle,
}

impl Level {
    /// All levels, the weakest first. Words: `minds-level-KEY`.
    pub const ALL: [Level; 5] = [Level::Pupil, Level::Scribe, Level::Architect, Level::Vizier, Level::Oracle];

    /// The name on the command line and in message ids.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Pupil => "pupil",
            Level::Scribe => "scribe",
            Level::Architect => "architect",
            Level::Vizier => "vizier",
            Level::Oracle => "oracle",
        }
    }

    /// How somebody of this level decides; only the strongest takes `time` for it.
    pub const fn spec(self, time: Duration) -> Spec {
        match self {
            Level::Pupil => Spec::Random,
            Level::Scribe => Spec::Greedy,
            Level::Architect => Spec::Search(Budget::Simulations(24), Leaf::Foreseen),
            Level::Vizier => Spec::Search(Budget::Simulations(300), Leaf::Foreseen),
            Level::Oracle => Spec::Search(Budget::Time(time), Leaf::Foreseen),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Level {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Level, Misread> {
        Level::ALL.into_iter().find(|level| level.key() == text).ok_or_else(|| Misread::new(text, "level"))
    }
}
