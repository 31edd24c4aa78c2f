//! What a player has, and what lies in the general supply.

use crate::components::{Components, InPlay};
use crate::pieces::{Category, Court, Crafts, Gift, Stock};
use crate::pieces::{Craft, Resource};

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Cubes in hand.
    pub cubes: u8,
    /// Talents.
    pub talents: u8,
    /// Camels.
    pub camels: u8,
    /// Resources.
    pub stock: Stock,
    /// The level of the caravaneer, 0 to 2.
    pub caravaneer: u8,
    /// The level of the banker, 1 to 3; 0 for none.
    pub banker: u8,
    /// The level of the palace, 1 to 6; 0 for none.
    pub palace: u8,
    /// Gardeners.
    pub gardeners: u8,
    /// Garden tiles taken, as bits.
    pub(crate) tiles: u32,
    /// Points of the categories that are scored during the game.
    pub(crate) points: [i16; Player::SCORED],
}

impl Player {
    /// How many categories are scored during the game: all but favour and resources.
    pub(crate) const SCORED: usize = Category::Favour.index();

    /// Nobody sits here.
    pub(crate) const ABSENT: Player = Player {
        cubes: 0,
        talents: 0,
        camels: 0,
        stock: Stock([0; 5]),
        caravaneer: 0,
        banker: 0,
        palace: 0,
        gardeners: 0,
        tiles: 0,
        points: [0; Player::SCORED],
    };

    /// A2.4
    pub(crate) fn begin(figures: &Components) -> Player {
        Player { cubes: figures.cubes, talents: figures.start_talents, camels: figures.start_camels, ..Player::ABSENT }
    }

    /// How many garden tiles this player took.
    pub const fn tiles(&self) -> u8 {
        self.tiles.count_ones() as u8
    }

    /// The level held of a kind of court card; gardeners have none.
    #[inline]
    pub const fn level(&self, kind: Court) -> u8 {
        match kind {
            Court::Caravaneer => self.caravaneer,
            Court::Banker => self.banker,
            Court::Palace => self.palace,
            Court::Gardener => 0,
        }
    }

    /// The next card of a kind: one level up, one gardener more.
    pub(crate) fn gain(&mut self, kind: Court) {
        match kind {
            Court::Caravaneer => self.caravaneer += 1,
            Court::Banker => self.banker += 1,
            Court::Palace => self.palace += 1,
            Court::Gardener => self.gardeners += 1,
        }
    }
}

/// Tokens on the level 2 caravaneers that nobody has yet: at most one of each kind but wine (A2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tokens(u8);

impl Tokens {
    /// Whether one of this kind is there.
    #[inline]
    pub const fn has(self, kind: Resource) -> bool {
        self.0 >> kind.index() & 1 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are there.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&kind| self.has(kind))
    }

    pub(crate) fn add(&mut self, kind: Resource) {
        self.0 |= 1 << kind.index();
    }

    pub(crate) fn remove(&mut self, kind: Resource) {
        self.0 &= !(1 << kind.index());
    }
}

/// The general supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supply {
    /// Talents.
    pub talents: u8,
    /// Camels.
    pub camels: u8,
    /// Resources.
    pub stock: Stock,
    /// Gardeners.
    pub gardeners: u8,
    /// The tokens on level 2 caravaneers; there are as many cards as tokens.
    pub tokens: Tokens,
    pub(crate) caravaneers: u8,
    pub(crate) bankers: [u8; 3],
    pub(crate) palaces: [u8; 6],
}

impl Supply {
    /// What is left after everybody has sat down (A2.4); tokens are laid later.
    pub(crate) fn begin(figures: &Components, in_play: &InPlay, players: u8) -> Supply {
        Supply {
            talents: figures.talents - players * figures.start_talents,
            camels: figures.camels - players * figures.start_camels,
            stock: figures.resources,
            gardeners: in_play.gardeners,
            tokens: Tokens::default(),
            caravaneers: in_play.caravaneers[1],
            bankers: in_play.bankers,
            palaces: in_play.palaces,
        }
    }

    /// The top level of a kind of court card.
    pub(crate) const fn top(kind: Court) -> u8 {
        match kind {
            Court::Caravaneer => 2,
            Court::Banker => 3,
            Court::Palace => 6,
            Court::Gardener => u8::MAX,
        }
    }

    /// How many cards of a kind and level are left; none beyond the top.
    #[inline]
    pub fn court(&self, kind: Court, level: u8) -> u8 {
        match (kind, level) {
            (Court::Caravaneer, 1) => self.caravaneers,
            (Court::Caravaneer, 2) => self.tokens.len(),
            (Court::Banker, 1..=3) => self.bankers[level as usize - 1],
            (Court::Palace, 1..=6) => self.palaces[level as usize - 1],
            (Court::Gardener, _) => self.gardeners,
            _ => 0,
        }
    }

    /// Gives out a card. A level 2 caravaneer leaves with its token.
    pub(crate) fn give(&mut self, kind: Court, level: u8) {
        match kind {
            Court::Caravaneer if level == 1 => self.caravaneers -= 1,
            Court::Caravaneer => {}
            Court::Banker => self.bankers[level as usize - 1] -= 1,
            Court::Palace => self.palaces[level as usize - 1] -= 1,
            Court::Gardener => self.gardeners -= 1,
        }
    }

    /// How many camels or talents there are.
    #[inline]
    pub const fn of(&self, gift: Gift) -> u8 {
        match gift {
            Gift::Camel => self.camels,
            Gift::Talent => self.talents,
        }
    }
}

/// A group of three craft cards (A3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards {
    pub(crate) dealt: Crafts,
    pub(crate) open: Crafts,
    pub(crate) turned: u8,
}

impl Cards {
    pub(crate) const fn deal(dealt: Crafts) -> Cards {
        Cards { dealt, open: dealt, turned: 0 }
    }

    /// The cards that are still face up.
    #[inline]
    pub const fn open(&self) -> Crafts {
        self.open
    }

    /// A4.1: as many talents as cards are turned over.
    #[inline]
    pub const fn cost(&self) -> u8 {
        self.turned
    }

    #[inline]
    pub(crate) fn turn(&mut self, craft: Craft) {
        self.open.0[craft.index()] -= 1;
        self.turned += 1;
    }
}
