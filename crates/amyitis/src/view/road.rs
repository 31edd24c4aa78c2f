//! The caravan's road (A0.7).

use serde::Serialize;

use crate::Amyitis;
use crate::components::{self, Face};
use crate::phase::{Phase, Step};
use crate::pieces::{City, Court, Resource, Spaces};

/// A city on the road.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisRoadPlace"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoadPlace {
    /// Which.
    pub city: City,
    /// What it is for.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub trade: Trade,
}

/// What a city is for.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "AmyitisTrade", tag = "trade", rename_all = "lowercase")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "trade", rename_all = "lowercase")]
pub enum Trade {
    /// Resources are sold there.
    Sale {
        /// The points for each.
        points: u8,
    },
    /// Court cards are taken there.
    Court {
        /// What it asks for.
        asks: Resource,
        /// The kinds of card it offers.
        offers: [Court; 2],
    },
    /// Plants are bought there.
    Plant {
        /// What it asks for.
        asks: Resource,
        /// Its plant card, the upper face first; none before it is dealt.
        card: Option<[Face; 2]>,
    },
}

/// The road, clockwise.
pub(super) fn places(game: &Amyitis) -> [RoadPlace; 9] {
    game.figures.circuit.map(|stop| RoadPlace { city: stop.city, trade: trade(game, stop.trade) })
}

/// While the seat to move may travel: the camels the trip to each city would cost, had it so many; 0 where it may not go.
pub(super) fn fares(game: &Amyitis) -> Option<Vec<u8>> {
    let fare = |spaces: Spaces| if spaces.count() > game.longest_trip() { 0 } else { game.fare(spaces) };
    let spaces = (0..9).filter_map(|at| Spaces::new((at + 8 - game.caravan) % 9 + 1));
    (game.phase == Phase::Decide(Step::Act)).then(|| spaces.map(fare).collect())
}

fn trade(game: &Amyitis, trade: components::Trade) -> Trade {
    match trade {
        components::Trade::Sale => Trade::Sale { points: crate::selling::SALE_POINTS as u8 },
        components::Trade::Court { asks, offers } => Trade::Court { asks, offers },
        components::Trade::Plant { asks, slot } => Trade::Plant { asks, card: game.plants[slot as usize] },
    }
}
