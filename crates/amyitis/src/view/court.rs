//! The court cards that are left (A0.3).

use serde::Serialize;

use crate::Amyitis;
use crate::components;
use crate::pieces::{Court, Resource};

/// The court cards that are left.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisStacks"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stacks {
    /// Caravaneers, level 0 first: everybody begins with one of those.
    pub caravaneers: [Caravaneer; 3],
    /// Bankers, level 1 first.
    pub bankers: [Banker; 3],
    /// Palaces, level 1 first.
    pub palaces: [Palace; 6],
    /// How many gardeners are left.
    pub gardeners: u8,
    /// The resources that lie on the level 2 caravaneers.
    pub tokens: Vec<Resource>,
}

/// A level of caravaneer.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisCaravaneer"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Caravaneer {
    /// How many are left.
    pub left: u8,
    /// The spaces it adds to a trip.
    pub spaces: u8,
    /// The resources its owner keeps at the end of a round.
    pub keeps: u8,
}

/// A level of banker.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisBanker"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Banker {
    /// How many are left.
    pub left: u8,
    /// The talents it pays each round.
    pub talents: u8,
    /// The points it pays each round.
    pub points: u8,
}

/// A level of palace.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisPalace"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Palace {
    /// How many are left.
    pub left: u8,
    /// The points it scores when it is taken.
    pub points: u8,
}

impl Stacks {
    pub(super) fn of(game: &Amyitis) -> Stacks {
        let (figures, supply) = (&game.figures, &game.supply);
        let left = |kind, level: u8| supply.court(kind, level);
        let caravaneer = |level: u8| {
            let components::Caravaneer { spaces, keeps } = figures.caravaneers[level as usize];
            Caravaneer { left: left(Court::Caravaneer, level), spaces, keeps }
        };
        let banker = |level: u8| {
            let components::Banker { talents, points } = figures.bankers[level as usize - 1];
            Banker { left: left(Court::Banker, level), talents, points }
        };
        let palace =
            |level: u8| Palace { left: left(Court::Palace, level), points: figures.palaces[level as usize - 1] };
        Stacks {
            caravaneers: [0, 1, 2].map(caravaneer),
            bankers: [1, 2, 3].map(banker),
            palaces: [1, 2, 3, 4, 5, 6].map(palace),
            gardeners: supply.gardeners,
            tokens: supply.tokens.iter().collect(),
        }
    }
}
