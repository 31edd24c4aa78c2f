//! Decisions and outcomes as words.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat, Words};

use crate::cells::{Cell, Corner};
use crate::decor::{Decor, Link};
use crate::place::{Placement, Source};
use crate::quarry::Stack;
use crate::setup::Flowers;
use crate::terrace::Floor;
use crate::tiles::{Flower, Icon, Rotation, Tile, read_word};
use crate::tower::TowerTile;

/// A decision: one click.
///
/// ```text
/// decision = "choose" flower | "remove" stack | "dig" stack
///          | "place" ("dug" | "notch") cell "floor" number ["without" corner]
///          | "rotate" ("0" | "90" | "180" | "270")
///          | ("stairs" | "fountain" | "bridge") cell "-" cell ["using" cell]
///          | "statue" cell ["using" cell]
///          | "done" | "keep" ("dug" | "notch" | "none")
/// corner   = "nw" | "ne" | "se" | "sw"
/// ```
///
/// Cells are `a1` to `h8` from the north-west, stacks `a1` to `d4`. A tile is placed by its north-west cell. Of two
/// cells
/// joined by decor the first is the one further north or west. `using` names the end that the tower's effect serves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// B1.3: choose the board with a flower.
    Choose(Flower),
    /// B1.2: remove the clay tile of a stack before the game.
    Remove(Stack),
    /// B2.1: dig the top tile of a stack.
    Dig(Stack),
    /// B3: place a terrace.
    Place(Placement),
    /// B3.1: turn the terrace just placed.
    Rotate(Rotation),
    /// B4: place decor.
    Adorn {
        /// The decor.
        decor: Decor,
        /// B4.6: the end that the tower's effect serves.
        using: Option<Cell>,
    },
    /// B2.3: stop building.
    Done,
    /// B2.5: keep an unbuilt tile, or none.
    Keep(Option<Source>),
}

/// What the dealer draws.
///
/// ```text
/// outcome = "show" stack tile | "flowers" flower flower [flower [flower]] | "first" seat | "tower" effect
/// tile    = flower ("clay" | "granite" | "basalt") number
/// flower  = "white" | "pink" | "yellow" | "blue"
/// effect  = "single-more" | "double-more" | "icon-as-another" | "blank-as-any"
///         | "flower-pays-two" | "pillar-less" | "no-effect"
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// B1.1: the tile that appears on a stack.
    Show {
        /// The stack.
        stack: Stack,
        /// The tile.
        tile: Tile,
    },
    /// B1.3: who has which flower.
    Flowers(Flowers),
    /// B1.2: the first player.
    First(Seat),
    /// B1.4: the tower tile of the next round.
    Tower(TowerTile),
}

impl fmt::Display for Decor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decor::Stairs(link) | Decor::Fountain(link) | Decor::Bridge(link) => {
                write!(f, "{} {}-{}", self.icon().word(), link.first(), link.last())
            }
            Decor::Statue(cell) => write!(f, "statue {cell}"),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "place {} {} floor {}", self.source.word(), self.anchor, self.floor.number())?;
        self.without.map_or(Ok(()), |corner| write!(f, " without {}", corner.word()))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(flower) => write!(f, "choose {}", flower.word()),
            Action::Remove(stack) => write!(f, "remove {stack}"),
            Action::Dig(stack) => write!(f, "dig {stack}"),
            Action::Place(placement) => placement.fmt(f),
            Action::Rotate(rotation) => write!(f, "rotate {}", rotation.degrees()),
            Action::Adorn { decor, using: None } => decor.fmt(f),
            Action::Adorn { decor, using: Some(cell) } => write!(f, "{decor} using {cell}"),
            Action::Done => f.write_str("done"),
            Action::Keep(kept) => write!(f, "keep {}", kept.map_or("none", Source::word)),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        const EXPECTED: &str = "decision";
        let mut words = Words::new(text);
        let action = match words.word(EXPECTED)? {
            "choose" => Action::Choose(read_word(&mut words, Flower::of_word, "flower")?),
            "remove" => Action::Remove(words.parse("stack")?),
            "dig" => Action::Dig(words.parse("stack")?),
            "place" => Action::Place(read_placement(&mut words)?),
            "rotate" => Action::Rotate(read_word(&mut words, rotation_of_word, "rotation")?),
            "done" => Action::Done,
            "keep" => Action::Keep(read_kept(&mut words)?),
            word => match Icon::of_word(word) {
                Some(icon) => read_decor(icon, &mut words)?,
                None => return Err(ParseError::new(word, EXPECTED)),
            },
        };
        words.end()?;
        Ok(action)
    }
}

fn read_placement(words: &mut Words<'_>) -> Result<Placement, ParseError> {
    let source = read_word(words, source_of_word, "source")?;
    let anchor = words.parse("anchor")?;
    words.literal("floor")?;
    let expected = "floor";
    let number = words.number(1..=Floor::MOST, expected)?;
    let floor = Floor::new(number).ok_or_else(|| ParseError::new("", expected))?;
    let without = if words.take("without") { Some(read_word(words, corner_of_word, "corner")?) } else { None };
    Ok(Placement { source, anchor, floor, without })
}

fn read_decor(icon: Icon, words: &mut Words<'_>) -> Result<Action, ParseError> {
    let decor = match icon {
        Icon::Statue => Decor::Statue(words.parse("cell")?),
        Icon::Stairs => Decor::Stairs(read_link(words)?),
        Icon::Fountain => Decor::Fountain(read_link(words)?),
        Icon::Bridge => Decor::Bridge(read_link(words)?),
    };
    let using = if words.take("using") { Some(words.parse("cell")?) } else { None };
    Ok(Action::Adorn { decor, using })
}

fn read_link(words: &mut Words<'_>) -> Result<Link, ParseError> {
    let read = |word: &str| {
        let (first, last) = word.split_once('-')?;
        Link::new(first.parse().ok()?, last.parse().ok()?)
    };
    read_word(words, read, "link")
}

fn source_of_word(word: &str) -> Option<Source> {
    Source::ALL.into_iter().find(|source| source.word() == word)
}

fn read_kept(words: &mut Words<'_>) -> Result<Option<Source>, ParseError> {
    if words.take("none") {
        return Ok(None);
    }
    read_word(words, source_of_word, "source | none").map(Some)
}

fn corner_of_word(word: &str) -> Option<Corner> {
    Corner::ALL.into_iter().find(|corner| corner.word() == word)
}

fn rotation_of_word(word: &str) -> Option<Rotation> {
    Rotation::ALL.into_iter().find(|rotation| rotation.degrees().to_string() == word)
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Show { stack, tile } => write!(f, "show {stack} {tile}"),
            Outcome::Flowers(flowers) => flowers.fmt(f),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Tower(tile) => write!(f, "tower {}", tile.word()),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Outcome, ParseError> {
        const EXPECTED: &str = "outcome";
        let mut words = Words::new(text);
        let outcome = match words.word(EXPECTED)? {
            "show" => {
                let stack = words.parse("stack")?;
                Outcome::Show { stack, tile: Tile::read(&mut words)? }
            }
            "flowers" => return text.parse().map(Outcome::Flowers),
            "first" => Outcome::First(words.parse("seat")?),
            "tower" => Outcome::Tower(read_word(&mut words, TowerTile::of_word, "effect")?),
            word => return Err(ParseError::new(word, EXPECTED)),
        };
        words.end()?;
        Ok(outcome)
    }
}
