//! Short names for what is many.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{DecorPlace, TileView};
use crate::cells::{Anchor, Cell};
use crate::drawing::letter;
use crate::garden::Garden;
use crate::quarry::Stack;
use crate::tiles::Face;

/// One sign for each corner of a tile, clockwise from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonSigns", type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Signs(pub [char; 4]);

impl Signs {
    /// The icons of a face: `s` stairs, `f` fountain, `b` bridge, `t` statue, `-` blank.
    pub(crate) fn of_face(face: Face) -> Signs {
        Signs(face.map(letter))
    }
}

impl fmt::Display for Signs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|sign| write!(f, "{sign}"))
    }
}

/// B3.1: the floor of the topmost terrace on each cell, one sign each, row by row from the north: `0` for the bare
/// board, letters from `a` for 10 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonHeights", type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Heights([u8; 64]);

impl Heights {
    pub(crate) fn of(garden: &Garden) -> Heights {
        Heights(garden.highest_floors())
    }

    /// The floor of the topmost terrace on a cell.
    pub fn at(&self, cell: Cell) -> u8 {
        self.0[cell.index()]
    }
}

impl fmt::Display for Heights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |&height: &u8| char::from_digit(u32::from(height), 36).unwrap_or('z');
        self.0.iter().try_for_each(|height| write!(f, "{}", sign(height)))
    }
}

/// What is written in a view as in the notation.
macro_rules! as_in_notation {
    ($($name:ident),*) => {
        $(impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })*
    };
}

as_in_notation!(Signs, Stack, Cell, Anchor, DecorPlace, TileView, Heights);
