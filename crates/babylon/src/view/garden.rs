//! A garden: terraces on what supports them, and what stands on them.

use std::fmt;

use serde::Serialize;

use super::{Signs, TileView};
use crate::Babylon;
use crate::cells::{Anchor, Cell, Side};
use crate::decor::{Decor, Link};
use crate::garden::Garden;
use crate::scoring::{SeenThing, Thing};
use crate::terrace::{OnSpot, Terrace};

/// A tile that has been placed.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonTerrace"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TerraceView {
    /// Its north-west cell.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub anchor: Anchor,
    /// Its floor, from 1.
    pub floor: u8,
    /// The tile as it lies.
    pub tile: TileView,
    /// B3.3: what supports its corners, clockwise from the north-west: `1` a single pillar, `2` a double one, `t` a
    /// statue, `-` nothing.
    pub on: Signs,
}

/// What can stand on a terrace.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonDecorKind"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum DecorKind {
    /// B4.2.
    Stairs,
    /// B4.3.
    Fountain,
    /// B4.4.
    Bridge,
    /// B4.5: a statue that stands.
    Statue,
    /// B3.3: a statue that serves as a pillar.
    Pillar,
    /// B3.4.
    Belvedere,
}

/// Where decor stands: on one cell, or on two that it joins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecorPlace {
    /// One cell.
    On(Cell),
    /// Two cells.
    Between(Link),
}

/// Something that stands on a terrace.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonDecor"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DecorView {
    /// What it is.
    pub kind: DecorKind,
    /// Its cell or its two cells, as in the notation.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub at: DecorPlace,
    /// Its floor; that of the lower end for stairs.
    pub floor: u8,
    /// B4.2: where stairs rise to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rises: Option<Side>,
    /// B5.2: what it scores by itself; 0 if no part of it is seen from above.
    pub points: u8,
}

impl fmt::Display for DecorPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecorPlace::On(cell) => cell.fmt(f),
            DecorPlace::Between(link) => write!(f, "{}-{}", link.first(), link.last()),
        }
    }
}

pub(crate) fn terraces(game: &Babylon, garden: &Garden) -> Vec<TerraceView> {
    let supports = garden.supports();
    let view = |(terrace, on): (&Terrace, [char; 4])| TerraceView {
        anchor: terrace.anchor(),
        floor: terrace.floor().number(),
        tile: TileView::of(game, terrace.tile(), terrace.rotation()),
        on: Signs(on),
    };
    garden.terraces().iter().zip(supports).map(view).collect()
}

/// Everything that stands in a garden; statues that serve as pillars come last.
pub(crate) fn decor(garden: &Garden) -> Vec<DecorView> {
    let standing = garden.seen_from_above();
    standing.iter().filter_map(|sight| DecorView::of(garden, sight)).chain(pillars(garden)).collect()
}

impl DecorView {
    fn of(garden: &Garden, sight: &SeenThing) -> Option<DecorView> {
        let (kind, at) = match sight.thing {
            Thing::Terrace(_) => return None,
            Thing::Belvedere(cell) => (DecorKind::Belvedere, DecorPlace::On(cell)),
            Thing::Decor(Decor::Statue(cell)) => (DecorKind::Statue, DecorPlace::On(cell)),
            Thing::Decor(Decor::Stairs(link)) => (DecorKind::Stairs, DecorPlace::Between(link)),
            Thing::Decor(Decor::Fountain(link)) => (DecorKind::Fountain, DecorPlace::Between(link)),
            Thing::Decor(Decor::Bridge(link)) => (DecorKind::Bridge, DecorPlace::Between(link)),
        };
        let rises = match at {
            DecorPlace::Between(link) if kind == DecorKind::Stairs => {
                let low = garden.at(link.first(), sight.floor).map(|terrace| terrace.on_cell(link.first()));
                let side = link.side();
                Some(if low == Some(OnSpot::StairsUp(side)) { side } else { side.opposite() })
            }
            _ => None,
        };
        Some(DecorView { kind, at, floor: sight.floor.number(), rises, points: sight.points })
    }
}

/// B3.3: the statues that serve as pillars.
fn pillars(garden: &Garden) -> impl Iterator<Item = DecorView> + '_ {
    garden.terraces().iter().flat_map(|terrace| {
        let floor = terrace.floor().number();
        terrace.standing().filter(|&(_, on)| on == OnSpot::Pillar).map(move |(cell, _)| DecorView {
            kind: DecorKind::Pillar,
            at: DecorPlace::On(cell),
            floor,
            rises: None,
            points: 0,
        })
    })
}
