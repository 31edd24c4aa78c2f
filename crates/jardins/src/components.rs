//! The figures of the box (J0), read from `components.toml` or a file of the same form.

mod read;

use game::components::Reader;
use game::{Components, Edition, Editions};

use crate::face::{Element, Face, Tree};
use crate::garden::{Plot, Plots};
use crate::named::Set;
use crate::pieces::{AutomaCard, Card, Column, Enhancement, Level, Pattern, Pile, Position, Row};

/// J0.1. How many garden cards there are, copies included.
pub(crate) const GARDEN_CARDS: usize = 75;

/// How many rounds a game has (J2.0).
pub(crate) const ROUNDS: u8 = 4;

/// How many gardeners everybody has (J1.2): turns in a round.
pub(crate) const GARDENERS: u8 = 3;

/// J0.7. The gold and tools of the published box.
pub(crate) const BOX: (u8, u8) = (20, 30);

/// Gold and tools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Purse {
    /// Gold.
    pub gold: u8,
    /// Tools.
    pub tools: u8,
}

/// J0.6. What a position of royal objectives pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    /// Points for the first and the second value.
    pub points: [u8; 2],
    /// What is given at once.
    pub purse: Purse,
}

/// J5.3. What the Automa discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discard {
    /// The lowest card that shows this, else the card in that row.
    One {
        /// What the card must show.
        element: Element,
        /// The row of the card if none shows it.
        otherwise: Row,
    },
    /// All cards with flowers.
    Flowers,
}

/// J5.3. What the Automa does at the end of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AutomaAction {
    /// It takes the first-player tile.
    Crown,
    /// Its next marker goes on an objective.
    Objective,
    /// The top tile of a pile is discarded.
    Pile(Pile),
}

/// J5.3. What an Automa card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The columns in the order they are tried.
    pub columns: [Column; Column::COUNT],
    /// What is discarded.
    pub discard: Discard,
    /// What it does then.
    pub action: AutomaAction,
}

/// All figures of a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    pub(crate) supply: Purse,
    pub(crate) gardener_places: [u8; 5],
    pub(crate) row_tools: [u8; Row::COUNT],
    pub(crate) objective_places: [u8; 5],
    pub(crate) start: Purse,
    pub(crate) last_extra_tools: u8,
    pub(crate) solo: [Purse; Level::COUNT],
    pub(crate) ratings: [u8; 3],
    pub(crate) series: [Series; Tree::COUNT],
    pub(crate) irrigation_points: [u8; 7],
    pub(crate) patterns: [Plots; Pattern::COUNT],
    pub(crate) objectives: [u8; Element::COUNT],
    pub(crate) positions: [Reward; Position::COUNT],
    pub(crate) stack: Stack,
    cards: [Face; Card::COUNT],
    enhancements: [Face; Enhancement::COUNT],
    piles: [Set<Enhancement>; Pile::COUNT],
    automa: [Instruction; AutomaCard::COUNT],
}

/// J0.3. What neighbouring trees of a species score, by their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Series {
    pub(crate) longest: usize,
    pub(crate) points: [u16; Plot::COUNT + 1],
}

impl Series {
    /// J4.3. Series by series: a group beyond the longest series starts a new one.
    fn new(points: &[u8]) -> Series {
        let longest = points.len();
        let whole = points.last().copied().map_or(0, u16::from);
        let rest = |trees: usize| (trees % longest).checked_sub(1).map_or(0, |last| u16::from(points[last]));
        Series { longest, points: std::array::from_fn(|trees| (trees / longest) as u16 * whole + rest(trees)) }
    }
}

/// The garden cards as one row of bits, copies side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    /// The bits of each card.
    pub(crate) copies: [u128; Card::COUNT],
    /// The card of each bit.
    pub(crate) cards: [Card; GARDEN_CARDS],
}

impl Figures {
    /// What a garden card shows.
    #[inline]
    pub fn card(&self, card: Card) -> &Face {
        &self.cards[card.index()]
    }

    /// How many copies of a garden card there are.
    pub fn copies(&self, card: Card) -> u32 {
        self.stack.copies[card.index()].count_ones()
    }

    /// What an enhancement shows.
    #[inline]
    pub fn enhancement(&self, enhancement: Enhancement) -> &Face {
        &self.enhancements[enhancement.index()]
    }

    /// The enhancements of a pile.
    #[inline]
    pub fn pile(&self, pile: Pile) -> Set<Enhancement> {
        self.piles[pile.index()]
    }

    /// The pile of an enhancement.
    pub fn pile_of(&self, enhancement: Enhancement) -> Pile {
        Pile::ALL.into_iter().find(|&pile| self.pile(pile).contains(enhancement)).unwrap_or(Pile::Two)
    }

    /// The marked places of an irrigation card.
    #[inline]
    pub fn pattern(&self, pattern: Pattern) -> Plots {
        self.patterns[pattern.index()]
    }

    /// J0.4. Points for so many irrigated cards on marked places.
    #[inline]
    pub fn irrigation_points(&self, matches: u32) -> u8 {
        self.irrigation_points[matches as usize]
    }

    /// J4.3. Points for a group of so many neighbouring trees of a species.
    #[inline]
    pub fn tree_points(&self, tree: Tree, trees: u32) -> u16 {
        self.series[tree.index()].points[trees as usize]
    }

    /// J0.5. How many of its element an objective asks for.
    #[inline]
    pub fn objective(&self, objective: Element) -> u8 {
        self.objectives[objective.index()]
    }

    /// J0.6. What a position pays.
    #[inline]
    pub fn position(&self, position: Position) -> Reward {
        self.positions[position.index()]
    }

    /// J2.1. What the card in a row costs, in tools.
    #[inline]
    pub fn row_tools(&self, row: Row) -> u8 {
        self.row_tools[row.index()]
    }

    /// What an Automa card says.
    pub fn automa(&self, card: AutomaCard) -> Instruction {
        self.automa[card.index()]
    }

    /// J1.2. What everybody starts with.
    pub fn start(&self) -> Purse {
        self.start
    }

    /// J5.1. What a solo player starts with.
    pub fn solo_start(&self, level: Level) -> Purse {
        self.solo[level.index()]
    }
}

static EDITIONS: Editions<Figures> = Editions::new();

impl Components for Figures {
    const STANDARD: &'static str = include_str!("components.toml");
    const LATER: &'static [(&'static str, &'static str, i64)] =
        &[("supply", "gold", BOX.0 as i64), ("supply", "tools", BOX.1 as i64)];

    fn read(reader: &Reader<'_>) -> Option<Figures> {
        read::figures(reader)
    }

    fn editions() -> &'static Editions<Figures> {
        &EDITIONS
    }
}

/// A piece together with what it shows, so that it can be told in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown<T> {
    /// The piece.
    pub piece: T,
    /// What it shows.
    pub face: &'static Face,
}

/// A garden card and what it shows.
#[inline]
pub(crate) fn shown_card(figures: Edition<Figures>, piece: Card) -> Shown<Card> {
    Shown { piece, face: figures.figures().card(piece) }
}

/// An enhancement and what it shows.
#[inline]
pub(crate) fn shown_enhancement(figures: Edition<Figures>, piece: Enhancement) -> Shown<Enhancement> {
    Shown { piece, face: figures.figures().enhancement(piece) }
}
