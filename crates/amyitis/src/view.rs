//! Everything on the table, for those who draw it: in a page, in a terminal.
//!
//! Pieces and places have the words of the notation, so that a board that draws a card or a side can write the decision
//! about it: `recruit engineer 2`, `irrigate c2-d2`. What is printed on the board comes along (floors, prices, offers):
//! a board needs no other source, and no rule.

mod court;
mod garden;
mod lines;
mod road;
mod seats;
mod words;

pub use court::{Banker, Caravaneer, Palace, Stacks};
pub use garden::{Canals, Floor, Plot, Tile};
pub use lines::{Cube, Fields, Niches, Recruits};
pub use road::{RoadPlace, Trade};
pub use seats::{Purse, Store};

use game::{Game, Seat, Turn};
use serde::Serialize;

use crate::Amyitis;
use crate::phase::Phase;
use crate::pieces::{City, Row, Temple};
use crate::square::{Side, Sides};

/// Everything on the table.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisView"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
    /// What is drawn or decided next.
    pub phase: Phase,
    /// The seat that decides, if one does.
    pub mover: Option<Seat>,
    /// The first player.
    pub first: Seat,
    /// The floors of the garden, the summit first.
    pub floors: [Floor; 4],
    /// The sides between its squares, with their irrigation areas.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, (number | null)[]>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, Vec<Option<i8>>>))]
    pub sides: Canals,
    /// The sides that touch the river.
    pub river: Vec<Side>,
    /// The sides that carry water from the river.
    pub wet: Vec<Side>,
    /// The game ends after the round that leaves so many tiles in the garden.
    pub last: u8,
    /// Amyitis' favour: from so many tiles on, so many points.
    pub favour: [(u8, u8); 2],
    /// The rows of fields.
    pub fields: [Fields; 2],
    /// The temples, in the order in which they reward.
    pub temples: [Niches; 3],
    /// The cubes on the Pass square, in the order of passing; none at a table where passing needs no cube.
    pub pass: Option<Vec<Cube>>,
    /// The groups of craft cards.
    pub crafts: Vec<Recruits>,
    /// The cities of the caravan's road, clockwise.
    pub road: [RoadPlace; 9],
    /// While the seat to move may travel: the camels the trip to each of them would cost, had it so many; 0 where it may not go.
    pub fares: Option<Vec<u8>>,
    /// The city where the caravan stands.
    pub caravan: City,
    /// The court cards that are left.
    pub court: Stacks,
    /// The general supply.
    pub supply: Store,
    /// What lies in front of each seat.
    pub players: Vec<Purse>,
}

impl View {
    pub(crate) fn of(game: &Amyitis) -> View {
        let standing = game.standing();
        let in_play = game.figures.with(game.count());
        View {
            round: game.round(),
            phase: game.phase,
            mover: if let Turn::Decide(seat) = game.turn() { Some(seat) } else { None },
            first: game.first,
            floors: garden::floors(game),
            sides: Canals::of(game),
            river: Sides::RIVER.iter().collect(),
            wet: game.garden.wet().iter().collect(),
            last: in_play.last_tiles,
            favour: in_play.favour.steps(),
            fields: Row::ALL.map(|row| Fields::of(game, row)),
            temples: Temple::ALL.map(|temple| Niches::of(game, temple)),
            pass: lines::pass_square(game),
            crafts: game.groups().iter().map(Recruits::of).collect(),
            road: road::places(game),
            fares: road::fares(game),
            caravan: game.caravan(),
            court: Stacks::of(game),
            supply: Store::of(game),
            players: Seat::all(game.count()).map(|seat| Purse::of(game, &standing, seat)).collect(),
        }
    }
}
