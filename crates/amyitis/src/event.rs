//! What happens at the table. The sentences: `phrases/events.rs`.

use game::Seat;

use crate::components::{Face, TileFace};
use crate::garden::Owner;
use crate::pieces::{Bundle, Category, City, Court, Craft, Crafts, Gift, Group, Resource, Row, Spaces, Temple};
use crate::square::{Side, Square};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields of an event are named by what they are")]
pub enum Event {
    /// A garden tile is laid (A2.1).
    TileLaid { square: Square, face: TileFace },
    /// A plant card is laid in its city (A2.2).
    CardLaid { city: City, up: Face, down: Face },
    /// A token is laid on a level 2 caravaneer (A2.3).
    TokenLaid { kind: Resource },
    /// The first player is known (A2.4).
    FirstDrawn { seat: Seat },
    /// A round begins (A3).
    RoundBegins { round: u16, first: Seat },
    /// Three craft cards are laid out (A3.1).
    GroupLaid { group: Group, crafts: Crafts },
    /// A banker pays; talents and points follow as events of their own (A3.2).
    Income { seat: Seat, level: u8 },
    /// Points are scored, wherever they come from.
    Scored { seat: Seat, category: Category, points: i16 },
    /// Camels or talents come from the supply, fewer than due if it has no more (A9.1).
    Taken { seat: Seat, gift: Gift, count: u8, due: u8 },
    /// Somebody passes, with a cube for the Pass square or without (A3.4).
    Passed { seat: Seat, cube: bool },
    /// The turn of somebody who has passed comes; the talent follows as an event of its own (A3.4).
    WaitsForTalent { seat: Seat },
    /// A craft card is paid and turned over (A4.1).
    Recruited { seat: Seat, craft: Craft, group: Group, talents: u8 },
    /// A cube is placed in a field; nothing is taken if the supply has none (A4.2, A9.1).
    Harvested { seat: Seat, row: Row, space: u8, kind: Resource, taken: bool },
    /// A full row is emptied, its cubes go home (A4.3).
    RowEmptied { row: Row },
    /// Somebody takes a gardener for most cubes in a row (A4.3).
    GardenerWon { seat: Seat, row: Row },
    /// Somebody has most cubes in a row, but no gardener is left (A4.3).
    GardenersGone { seat: Seat, row: Row },
    /// Nobody has most cubes in a row (A4.3).
    RowTied { row: Row },
    /// A cube enters a temple (A4.4, A7.1).
    TempleEntered { owner: Owner, temple: Temple },
    /// The fifth cube of a temple goes home (A4.4).
    CubeExpelled { owner: Owner, temple: Temple },
    /// A cube is placed on a side (A4.5, A5.4).
    Irrigated { seat: Seat, side: Side },
    /// The caravan reaches a city (A5.1).
    CaravanMoved { seat: Seat, to: City, spaces: Spaces, camels: u8 },
    /// Resources are sold in Babylon (A5.4).
    Sold { seat: Seat, bundle: Bundle },
    /// A city is paid (A5.5, A5.6).
    Paid { seat: Seat, bundle: Bundle },
    /// A court card is taken (A5.5, A6.2).
    CourtTaken { seat: Seat, kind: Court, level: u8 },
    /// A level 2 caravaneer is wanted, and one of several tokens has to be chosen (A5.5).
    TokenDue { seat: Seat },
    /// The token of a level 2 caravaneer is taken (A5.5).
    TokenTaken { seat: Seat, kind: Resource },
    /// Gardeners return to the supply (A6.1).
    GardenersSpent { seat: Seat, count: u8 },
    /// A square is planted and its tile taken (A6.2).
    TileTaken { seat: Seat, square: Square, face: TileFace },
    /// A court bonus comes to nothing (A6.2).
    NoCourtLeft { seat: Seat },
    /// Nobody has most cubes around a planted square (A6.3).
    IrrigationTied { square: Square },
    /// Neutral cubes fill a side between two plants (A6.4).
    NeutralPlaced { side: Side, count: u8 },
    /// A neutral cube is due, and none is left (A9.1).
    NeutralCubesGone,
    /// A plant card is turned over (A5.6).
    CardTurned { city: City, up: Face },
    /// Everybody has passed, the procession is due (A7.1).
    ProcessionBegins { seat: Seat },
    /// A temple has a first, and perhaps a second (A7.2).
    Ranked { temple: Temple, first: Seat, second: Option<Seat> },
    /// Nobody serves in a temple (A7.2).
    TempleEmpty { temple: Temple },
    /// Ishtar has nothing to give (A7.3).
    NoGift { seat: Seat },
    /// The first of Tammuz has no cube (A7.3).
    NoCubeForField { seat: Seat },
    /// The second of Tammuz exchanges a resource (A7.3).
    Exchanged { seat: Seat, give: Resource, take: Resource },
    /// The second of Tammuz exchanges nothing (A7.3).
    Declined { seat: Seat },
    /// A resource too many is discarded (A7.4).
    Discarded { seat: Seat, kind: Resource },
    /// The cubes on the Pass square go home (A7.5).
    PassSquareCleared,
    /// The first-player card passes on (A7.5).
    FirstPasses { seat: Seat },
    /// The game ends because few tiles are left (A7.5).
    GardenDone { tiles: u8 },
    /// The game ends with its last round (A9.2).
    RoundsOver { round: u16 },
}
