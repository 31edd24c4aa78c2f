//! Tiles, as they lie and as they could be turned.

use std::fmt;

use serde::Serialize;

use super::Signs;
use crate::Babylon;
use crate::tiles::{Face, Flower, Material, Rotation, Tile};

/// A tile as it lies, written as three words: `pink clay s--f`, `white start sfbt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonTile", type = "string"))]
pub struct TileView {
    /// Its flower.
    pub flower: Flower,
    /// What it is made of; nothing for a starting tile.
    pub material: Option<Material>,
    /// Its icons, clockwise from the north-west: `s` stairs, `f` fountain, `b` bridge, `t` statue, `-` blank.
    pub face: Signs,
}

/// A face turned by 0, 90, 180 and 270 degrees.
pub type Turned = [Signs; 4];

/// A tile that waits to be built.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonHeld"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HeldView {
    /// The tile.
    pub tile: TileView,
    /// Its face in each of the four rotations.
    #[cfg_attr(feature = "openapi", schema(value_type = [Signs; 4]))]
    pub turned: Turned,
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for TileView {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, Type};

        let words = "A tile as it lies: its flower, its material and its icons, clockwise from the north-west.";
        ObjectBuilder::new().schema_type(Type::String).description(Some(words)).examples(["pink clay s--f"]).into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for TileView {}

impl TileView {
    pub(crate) fn of(game: &Babylon, tile: Tile, rotation: Rotation) -> TileView {
        let face = Signs::of_face(rotation.turn(game.components.face(tile)));
        TileView { flower: tile.flower(), material: tile.material(), face }
    }
}

impl fmt::Display for TileView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.flower.word(), self.material.map_or("start", Material::word), self.face)
    }
}

impl HeldView {
    pub(crate) fn of(game: &Babylon, tile: Tile) -> HeldView {
        HeldView { tile: TileView::of(game, tile, Rotation::NONE), turned: turned(game.components.face(tile)) }
    }
}

pub(crate) fn turned(face: Face) -> Turned {
    Rotation::ALL.map(|rotation| Signs::of_face(rotation.turn(face)))
}
