//! The garden as it is drawn: squares by floor, sides with their areas (A1).

use serde::{Serialize, Serializer};

use super::Cube;
use crate::Amyitis;
use crate::components::{Bonus, TileFace};
use crate::garden::Owner;
use crate::square::{Side, Sides, Square};

/// A floor of the garden.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisFloor"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Floor {
    /// Its number, 4 at the summit.
    pub floor: u8,
    /// The quality a plant needs there.
    pub need: u8,
    /// Its squares.
    pub squares: Vec<Plot>,
}

/// A square of the garden.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisPlot"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Plot {
    /// Which.
    pub at: Square,
    /// Its tile, as long as nobody has planted there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub tile: Option<Tile>,
    /// Whether it is planted; a square that is neither planted nor holds a tile is not used.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub planted: bool,
}

/// A garden tile.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisTile", optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tile {
    /// Its points.
    pub points: u8,
    /// The talents it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub talents: Option<u8>,
    /// The camels it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camels: Option<u8>,
    /// How many court cards it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub court: Option<u8>,
}

impl Tile {
    fn of(face: TileFace) -> Tile {
        let bare = Tile { points: face.points, talents: None, camels: None, court: None };
        match face.bonus {
            Bonus::Nothing => bare,
            Bonus::Talents(count) => Tile { talents: Some(count), ..bare },
            Bonus::Camels(count) => Tile { camels: Some(count), ..bare },
            Bonus::Court => Tile { court: Some(1), ..bare },
        }
    }
}

/// The sides between squares, each with its one or two irrigation areas, the filled ones first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canals(pub Vec<(Side, Vec<Option<Cube>>)>);

/// By the names of the sides.
impl Serialize for Canals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(side, areas)| (side, areas)))
    }
}

pub(super) fn floors(game: &Amyitis) -> [Floor; 4] {
    [4, 3, 2, 1].map(|number| {
        let on: Vec<_> = Square::all().filter(|square| square.floor().number() == number).collect();
        let need = on.first().map_or(0, |square| square.floor().need());
        Floor { floor: number, need, squares: on.into_iter().map(|square| Plot::of(game, square)).collect() }
    })
}

impl Plot {
    fn of(game: &Amyitis, at: Square) -> Plot {
        let tile = game.garden.tile(at).map(|tile| Tile::of(game.figures.tile(tile)));
        Plot { at, tile, planted: game.garden.planted().has(at) }
    }
}

impl Canals {
    pub(super) fn of(game: &Amyitis) -> Canals {
        Canals(Side::all().map(|side| (side, areas(game, side))).collect())
    }
}

fn areas(game: &Amyitis, at: Side) -> Vec<Option<Cube>> {
    let on = |owner| usize::from(game.garden.cubes(owner, Sides::only(at)));
    let cubes = Owner::all(game.count()).flat_map(|owner| std::iter::repeat_n(Some(Cube::of(owner)), on(owner)));
    let room = game.garden.room(at, game.waterworks());
    cubes.chain(std::iter::repeat_n(None, room.into())).collect()
}
