//! How a mind decides, as a word.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::{Appraise, Misread, Shuffler};

use crate::{Budget, Greedy, Judge, Leaf, Mind, Random, Search};

/// How a mind decides. Written `random`, `greedy`, `search:400` (simulations), `search:0.5s` (seconds), and the same with other leaves: `glance:400`
/// (appraised at once), `playout:400` (judged by random games).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Plays anything.
    Random,
    /// Looks to the end of its own turn.
    Greedy,
    /// Looks ahead.
    Search(Budget, Leaf),
}

impl Spec {
    /// A mind that decides so, on one thread.
    pub fn mind<G: Appraise>(self, seed: u64) -> Box<dyn Mind<G>> {
        match self {
            Spec::Random => Box::new(Random::new(Shuffler::new(seed, 0))),
            Spec::Greedy => Box::new(Greedy::new(Judge::standard())),
            Spec::Search(budget, leaf) => Box::new(Search::new(&Judge::standard(), budget, leaf, 1, seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Search(budget, leaf) => {
                let name = match leaf {
                    Leaf::Foreseen => "search",
                    Leaf::Appraised => "glance",
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

impl FromStr for Spec {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Spec, Misread> {
        let wrong = || Misread::new(text, "mind");
        let (name, budget) = text.split_once(':').unwrap_or((text, ""));
        let leaf = match name {
            "random" if budget.is_empty() => return Ok(Spec::Random),
            "greedy" if budget.is_empty() => return Ok(Spec::Greedy),
            "search" => Leaf::Foreseen,
            "glance" => Leaf::Appraised,
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
        Ok(Spec::Search(budget, leaf))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for word in ["random", "greedy", "search:400", "search:0.25s", "search:4s", "glance:50", "playout:1000"] {
            assert_eq!(word.parse::<Spec>().unwrap().to_string(), word);
        }
        for wrong in ["", "search", "search:", "search:-1s", "search:xs", "greedy:4", "search:NaNs", "oracle"] {
            assert!(wrong.parse::<Spec>().is_err(), "{wrong}");
        }
    }
}
