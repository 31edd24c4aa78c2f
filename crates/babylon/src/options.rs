//! What a table chooses: the supply (B0.5), who has which board (B1.3), statues as supports (B3.4), how often the tower
//! serves decor (B4.6).

use game::{OptionSpec, Options};

use crate::MOST_PLAYERS;

/// B0.5: whether what is in the box is all there is. Once the box was no limit unless the table wanted it so.
const SUPPLY: OptionSpec = OptionSpec {
    before: "unlimited",
    formerly: &[("strict-supply", "no", "unlimited"), ("strict-supply", "yes", "box")],
    ..OptionSpec::new("supply", &["box", "unlimited"], 2, MOST_PLAYERS)
};
/// B1.3: whether boards are dealt or chosen in turn order.
const BOARDS: OptionSpec = OptionSpec::new("boards", &["dealt", "chosen"], 2, MOST_PLAYERS);
/// B3.4: whether a statue right under a terrace always supports it.
const STATUES: OptionSpec = OptionSpec::new("statues", &["support", "may-be-left-out"], 2, MOST_PLAYERS);
/// B4.6: how often the tower's effect serves decor.
const EFFECTS: OptionSpec = OptionSpec::new("tower-icons", &["each-turn", "each-tile"], 2, MOST_PLAYERS);

/// Everything a table can choose.
pub(crate) const ALL: &[OptionSpec] = &[SUPPLY, BOARDS, STATUES, EFFECTS];

/// B3.4: what a statue right under a terrace is to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Statues {
    /// Always a support.
    #[default]
    Support,
    /// A support, unless the player leaves it out.
    MayBeLeftOut,
}

/// What the table chose, but for the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Choices {
    /// B1.3: whether players choose their boards.
    pub(crate) boards: bool,
    /// B3.4: statues as supports.
    pub(crate) statues: Statues,
    /// B4.6: whether the tower's effect on decor serves each tile, not each turn.
    pub(crate) effect_each_tile: bool,
}

impl Choices {
    pub(crate) fn of(options: &Options) -> Choices {
        let statues = match options.get(STATUES.key) {
            "may-be-left-out" => Statues::MayBeLeftOut,
            _ => Statues::Support,
        };
        Choices {
            boards: options.get(BOARDS.key) == "chosen",
            statues,
            effect_each_tile: options.get(EFFECTS.key) == "each-tile",
        }
    }
}

/// B0.5: whether the box is the limit.
pub(crate) fn is_limited(options: &Options) -> bool {
    options.get(SUPPLY.key) == "box"
}
