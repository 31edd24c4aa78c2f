//! The opponents that front ends offer, by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::{Game, Misread, Shuffler};

use crate::{Budget, Mind, Random, Search};

/// An opponent by name, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays anything.
    Pupil,
    /// Looks at a few dozen games before a decision.
    Scribe,
    /// Looks at some hundreds.
    Architect,
    /// Thinks as long as the table lets it.
    Oracle,
}

impl Level {
    /// All levels, the weakest first. Words: `minds-level-KEY`.
    pub const ALL: [Level; 4] = [Level::Pupil, Level::Scribe, Level::Architect, Level::Oracle];

    /// The name on the command line and in message ids.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Pupil => "pupil",
            Level::Scribe => "scribe",
            Level::Architect => "architect",
            Level::Oracle => "oracle",
        }
    }

    /// Somebody of this level; only the strongest takes `time` for a decision.
    pub fn mind<G: Game>(self, time: Duration, chance: Shuffler) -> Box<dyn Mind<G>> {
        match self {
            Level::Pupil => Box::new(Random::new(chance)),
            Level::Scribe => Box::new(Search::new(Budget::Simulations(64), chance)),
            Level::Architect => Box::new(Search::new(Budget::Simulations(800), chance)),
            Level::Oracle => Box::new(Search::new(Budget::Time(time), chance)),
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
