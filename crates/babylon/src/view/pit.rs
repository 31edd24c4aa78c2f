//! The quarry.

use game::{Game, Seat};
use serde::Serialize;

use super::TileView;
use crate::Babylon;
use crate::quarry::Stack;
use crate::tiles::{Material, Rotation};

/// A stack of the quarry.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonStack"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StackView {
    /// Its name.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub stack: Stack,
    /// How many tiles it has, from 0 to 3.
    pub height: u8,
    /// The top tile; none if the stack is empty or its top has not been seen yet.
    pub tile: Option<TileView>,
    /// B2.1, B2.2: the single pillars a dig would pay, by seat; nothing without a top tile.
    pub pays: Vec<u8>,
}

pub(crate) fn stacks(game: &Babylon) -> Vec<StackView> {
    Stack::all().map(|stack| StackView::of(game, stack)).collect()
}

/// B2.2: the double pillars any dig would pay anybody.
pub(crate) fn doubles(game: &Babylon) -> u8 {
    Stack::all().find_map(|stack| game.pay(stack)).map_or(0, |pay| pay.doubles)
}

impl StackView {
    fn of(game: &Babylon, stack: Stack) -> StackView {
        let pays = Seat::all(game.players()).filter_map(|seat| game.pay_to(seat, stack));
        StackView {
            stack,
            height: height(game, stack),
            tile: game.quarry.top(stack).map(|tile| TileView::of(game, tile, Rotation::NONE)),
            pays: pays.map(|pay| pay.singles).collect(),
        }
    }
}

/// The level of the top tile, or of the one that is about to appear.
fn height(game: &Babylon, stack: Stack) -> u8 {
    let due = game.appearing().filter(|&(due, material)| due == stack || material == Material::Clay);
    match (game.quarry.level(stack), due) {
        (0, Some((_, material))) => material.level(),
        (level, _) => level,
    }
}
