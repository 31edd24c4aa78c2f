//! The opponents that front ends offer, by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::ParseError;

use crate::{Budget, Leaf, MindSpec};

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
    pub const fn spec(self, time: Duration) -> MindSpec {
        match self {
            Level::Pupil => MindSpec::Random,
            Level::Scribe => MindSpec::Greedy,
            Level::Architect => MindSpec::Search(Budget::Simulations(24), Leaf::LookedAhead),
            Level::Vizier => MindSpec::Search(Budget::Simulations(300), Leaf::LookedAhead),
            Level::Oracle => MindSpec::Search(Budget::Time(time), Leaf::LookedAhead),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Level, ParseError> {
        Level::ALL.into_iter().find(|level| level.key() == text).ok_or_else(|| ParseError::new(text, "level"))
    }
}
