//! What lies in front of the players, and what is left for all.

use game::{Seat, Standing};
use serde::Serialize;

use crate::Amyitis;
use crate::pieces::Stock;
use crate::player::Supply;

/// The general supply.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisStore"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Store {
    /// Talents.
    pub talents: u8,
    /// Camels.
    pub camels: u8,
    /// Resources.
    pub stock: Stock,
    /// Neutral cubes, at a table where they can run out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub neutral: Option<u8>,
}

impl Store {
    pub(super) fn of(game: &Amyitis) -> Store {
        let Supply { talents, camels, stock, .. } = game.supply;
        Store { talents, camels, stock, neutral: game.neutral_cubes() }
    }
}

/// What lies in front of a player.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisPurse"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Purse {
    /// The points if the game ended now, favour and resources included.
    pub points: i32,
    /// Cubes in hand.
    pub cubes: u8,
    /// Talents.
    pub talents: u8,
    /// Camels.
    pub camels: u8,
    /// Resources.
    pub stock: Stock,
    /// The level of the caravaneer.
    pub caravaneer: u8,
    /// The level of the banker; 0 for none.
    pub banker: u8,
    /// The level of the palace; 0 for none.
    pub palace: u8,
    /// Gardeners.
    pub gardeners: u8,
    /// How many garden tiles this player took.
    pub tiles: u8,
    /// Whether this player has passed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub passed: bool,
}

impl Purse {
    pub(super) fn of(game: &Amyitis, standing: &Standing, seat: Seat) -> Purse {
        let player = game.player(seat);
        Purse {
            points: standing.total(seat),
            cubes: player.cubes,
            talents: player.talents,
            camels: player.camels,
            stock: player.stock,
            caravaneer: player.caravaneer,
            banker: player.banker,
            palace: player.palace,
            gardeners: player.gardeners,
            tiles: player.tiles(),
            passed: game.has_passed(seat),
        }
    }
}
