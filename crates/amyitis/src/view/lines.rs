//! Cubes in lines (fields, temples) and craft cards in groups.

use game::Seat;
use serde::Serialize;

use crate::Amyitis;
use crate::garden::Owner;
use crate::pieces::{Craft, Crafts, Resource, Row, Temple};
use crate::player::Cards;

/// A cube: the index of its owner's seat, or −1 for a neutral one.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisCube"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Cube(pub i8);

impl Cube {
    pub(crate) fn of(owner: Owner) -> Cube {
        Cube(owner.seat().map_or(-1, |seat| seat.index() as i8))
    }
}

/// A row of fields (A0.6).
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisFields"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fields {
    /// Which row.
    pub row: Row,
    /// What its fields give, from left to right.
    pub gives: [Resource; 5],
    /// The cubes on the first of them.
    pub cubes: Vec<Cube>,
}

impl Fields {
    pub(super) fn of(game: &Amyitis, row: Row) -> Fields {
        let gives = [0, 1, 2, 3, 4].map(|space| game.figures.field(row, space));
        Fields { row, gives, cubes: game.fields(row).iter().map(Cube::of).collect() }
    }
}

/// A temple.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisNiches"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Niches {
    /// Which.
    pub temple: Temple,
    /// Its spaces, from left to right.
    pub niches: [Option<Cube>; 4],
    /// Who would be first if it rewarded now (A7.2).
    pub first: Option<Seat>,
    /// Who would be second.
    pub second: Option<Seat>,
}

impl Niches {
    pub(super) fn of(game: &Amyitis, temple: Temple) -> Niches {
        let cubes = game.temple(temple);
        let (first, second) = game.ranking(temple);
        Niches { temple, niches: [0, 1, 2, 3].map(|space| cubes.get(space).map(Cube::of)), first, second }
    }
}

/// The cubes on the Pass square (A3.4), at a table where passing needs one.
pub(super) fn pass_square(game: &Amyitis) -> Option<Vec<Cube>> {
    game.rulings.cube_to_pass.then(|| game.pass_square().iter().map(Cube::of).collect())
}

/// A group of craft cards (A3.1).
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisRecruits"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Recruits {
    /// The talents a card of it costs.
    pub price: u8,
    /// The cards that are face up, in the order of the crafts.
    pub up: Vec<Craft>,
    /// The cards that are turned over.
    pub down: Vec<Craft>,
}

impl Recruits {
    pub(super) fn of(cards: &Cards) -> Recruits {
        let (dealt, open) = (cards.dealt.0, cards.open().0);
        let turned = Crafts([0, 1, 2, 3].map(|craft: usize| dealt[craft] - open[craft]));
        Recruits { price: cards.cost(), up: cards.open().cards().collect(), down: turned.cards().collect() }
    }
}
