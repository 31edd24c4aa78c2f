//! Rulings: where players may reasonably differ, a table chooses. The first value of each option is how we play.

use game::{OptionSpec, Options};

use crate::MOST_PLAYERS;

/// A3.4. Once passing tied up no cube.
const PASS: OptionSpec = OptionSpec { before: "free", ..ruling("pass", &["cube", "free"]) };
/// A0.1
const NEUTRAL_CUBES: OptionSpec = ruling("neutral-cubes", &["unlimited", "box"]);
/// A1.3
const DOUBLE_CANALS: OptionSpec = ruling("double-canals", &["full", "one-cube"]);
/// A1.3
const NEUTRAL_WATER: OptionSpec = ruling("neutral-water", &["joined", "anywhere"]);
/// A5.1
const FULL_CIRCUIT: OptionSpec = ruling("full-circuit", &["allowed", "forbidden"]);

/// The options of a table, in the order of the rules.
pub(crate) const OPTIONS: &[OptionSpec] = &[NEUTRAL_CUBES, DOUBLE_CANALS, NEUTRAL_WATER, PASS, FULL_CIRCUIT];

const fn ruling(key: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec::new(key, values, 2, MOST_PLAYERS)
}

/// What a table chose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rulings {
    /// A0.1: neutral cubes run out.
    pub(crate) few_neutral_cubes: bool,
    /// A1.3: how water runs.
    pub(crate) water: Water,
    /// A3.4: who passes puts a cube on the Pass square.
    pub(crate) cube_to_pass: bool,
    /// A5.1: the caravan may go all the way round.
    pub(crate) full_circuit: bool,
}

/// How water runs (A1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Water {
    /// One cube carries water along a double side.
    pub(crate) by_one_cube: bool,
    /// Neutral cubes carry water even where nothing joins them to the river.
    pub(crate) by_neutral_cubes: bool,
}

impl Rulings {
    pub(crate) fn of(options: &Options) -> Rulings {
        let default = |spec: OptionSpec| options.get(spec.key) == spec.values[0];
        Rulings {
            few_neutral_cubes: !default(NEUTRAL_CUBES),
            water: Water { by_one_cube: !default(DOUBLE_CANALS), by_neutral_cubes: !default(NEUTRAL_WATER) },
            cube_to_pass: default(PASS),
            full_circuit: default(FULL_CIRCUIT),
        }
    }
}
