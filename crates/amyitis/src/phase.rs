//! Where in the round we are: what is drawn or decided next.

use crate::pieces::{City, Group};
use crate::square::Square;

/// Who acts, and on what.
#[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisPhase", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The dealer draws.
    Deal(Draw),
    /// The seat to move decides.
    Decide(Step),
    /// The game is over.
    Over,
}

/// What the dealer draws.
#[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisDraw", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The tile of a square (A2.1).
    Tile(Square),
    /// The plant card of a city (A2.2).
    Card(City),
    /// The token of a level 2 caravaneer (A2.3).
    Token,
    /// The first player (A2.4).
    First,
    /// A group of craft cards (A3.1).
    Group(Group),
}

/// What a seat decides.
#[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisStep", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Pass, recruit or move the caravan (A3.3).
    Act,
    /// The row for the peasant (A4.2).
    Peasant,
    /// The temple for the priest (A4.4).
    Priest,
    /// The side for the engineer (A4.5).
    Engineer,
    /// What to sell in Babylon (A5.4).
    Sell,
    /// The side for the cube of Babylon (A5.4).
    Canal,
    /// How to pay (A5.3).
    Pay,
    /// Which of the court cards of the city (A5.5).
    Court,
    /// Which token on a level 2 caravaneer (A5.5).
    Token,
    /// Which square to plant (A6.1).
    Plant,
    /// Which court card as the bonus of the tile of this square (A6.2).
    Bonus(Square),
    /// Which token on a level 2 caravaneer taken as a bonus (A6.2).
    BonusToken(Square),
    /// The temple of the procession (A7.1).
    Procession,
    /// Camel or talent (A7.3).
    Ishtar,
    /// The row of fields (A7.3).
    Harvest,
    /// What to exchange (A7.3).
    Exchange,
    /// What to discard (A7.4).
    Discard,
}
