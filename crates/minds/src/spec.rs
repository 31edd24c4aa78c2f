//! How a mind decides, as a word.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::{Evaluate, ParseError, Shuffler};

use crate::{Budget, Evaluator, Greedy, Leaf, Mind, Random, Search};

/// How a mind decides. Written `random`, `greedy`, `search:400` (simulations), `search:0.5s` (seconds), and the same
/// with other leaves: `glance:400` (appraised at once), `playout:400` (judged by random games).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MindSpec {
    /// Plays anything.
    Random,
    /// Looks to the end of its own turn.
    Greedy,
    /// Looks ahead.
    Search(Budget, Leaf),
}

impl MindSpec {
    /// A mind that decides so, on one thread.
    pub fn mind<G: Evaluate>(self, seed: u64) -> Box<dyn Mind<G>> {
        match self {
            MindSpec::Random => Box::new(Random::new(Shuffler::new(seed, 0))),
            MindSpec::Greedy => Box::new(Greedy::new(Evaluator::standard())),
            MindSpec::Search(budget, leaf) => Box::new(Search::new(&Evaluator::standard(), budget, leaf, 1, seed)),
        }
    }
}

impl fmt::Display for MindSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MindSpec::Random => f.write_str("random"),
            MindSpec::Greedy => f.write_str("greedy"),
            MindSpec::Search(budget, leaf) => {
                let name = match leaf {
                    Leaf::LookedAhead => "search",
                    Leaf::Evaluated => "glance",
                    Leaf::PlayedOut => "playout",
                };
                match budget {
                    Budget::Simulations(count) => write!(f, "{name}:{count}"),
                    Budget::Time(time) => write!(f, "{name}:{}s", time.as_secs_f64()),
                }
            }
        }
    }
}

impl FromStr for MindSpec {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MindSpec, ParseError> {
        let wrong = || ParseError::new(text, "mind");
        let (name, budget) = text.split_once(':').unwrap_or((text, ""));
        let leaf = match name {
            "random" if budget.is_empty() => return Ok(MindSpec::Random),
            "greedy" if budget.is_empty() => return Ok(MindSpec::Greedy),
            "search" => Leaf::LookedAhead,
            "glance" => Leaf::Evaluated,
            "playout" => Leaf::PlayedOut,
            _ => return Err(wrong()),
        };
        let budget = match budget.strip_suffix('s') {
            Some(seconds) => {
                let seconds = seconds.parse().map_err(|_| wrong())?;
                Budget::Time(Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?)
            }
            None => Budget::Simulations(budget.parse().map_err(|_| wrong())?),
        };
        Ok(MindSpec::Search(budget, leaf))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for word in ["random", "greedy", "search:400", "search:0.25s", "search:4s", "glance:50", "playout:1000"] {
            assert_eq!(word.parse::<MindSpec>().unwrap().to_string(), word);
        }
        for wrong in ["", "search", "search:", "search:-1s", "search:xs", "greedy:4", "search:NaNs", "oracle"] {
            assert!(wrong.parse::<MindSpec>().is_err(), "{wrong}");
        }
    }
}
