//! What happens at the table. The sentences: `phrases.rs`.

use table::Seat;

use crate::components::{Face, TileFace};
use crate::garden::Owner;
use crate::pieces::{Bundle, Category, City, Court, Craft, Crafts, Gift, Group, Resource, Row, Spaces, Temple};
use crate::square::{Side, Square};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields of an event say what they are.
pub enum Event {
    /// A2.1
    TileLaid { square: Square, face: TileFace },
    /// A2.2
    CardLaid { city: City, up: Face, down: Face },
    /// A2.3
    TokenLaid { kind: Resource },
    /// A2.4
    FirstDrawn { seat: Seat },
    /// A3
    RoundBegins { round: u16, first: Seat },
    /// A3.1
    GroupLaid { group: Group, crafts: Crafts },
    /// A3.2
    Income { seat: Seat, level: u8 },
    /// Points, wherever they come from.
    Scored { seat: Seat, category: Category, points: i16 },
    /// Camels or talents come from the supply (A9.1: fewer than due if it has no more).
    Taken { seat: Seat, gift: Gift, count: u8, due: u8 },
    /// A3.4
    Passed { seat: Seat },
    /// A3.4
    WaitsForTalent { seat: Seat },
    /// A4.1
    Recruited { seat: Seat, craft: Craft, group: Group, talents: u8 },
    /// A4.2; nothing is taken if the supply has none (A9.1).
    Harvested { seat: Seat, row: Row, space: u8, kind: Resource, taken: bool },
    /// A4.3
    RowEmptied { row: Row },
    /// A4.3
    GardenerWon { seat: Seat, row: Row },
    /// A4.3
    GardenersGone { seat: Seat, row: Row },
    /// A4.3
    RowTied { row: Row },
    /// A4.4, A7.1
    TempleEntered { owner: Owner, temple: Temple },
    /// A4.4
    CubeExpelled { owner: Owner, temple: Temple },
    /// A4.5, A5.4
    Irrigated { seat: Seat, side: Side },
    /// A5.1
    CaravanMoved { seat: Seat, to: City, spaces: Spaces, camels: u8 },
    /// A5.4
    Sold { seat: Seat, bundle: Bundle },
    /// A5.5, A5.6
    Paid { seat: Seat, bundle: Bundle },
    /// A5.5
    CourtTaken { seat: Seat, kind: Court, level: u8 },
    /// A5.5
    TokenTaken { seat: Seat, kind: Resource },
    /// A6.1
    GardenersSpent { seat: Seat, count: u8 },
    /// A6.2
    TileTaken { seat: Seat, square: Square, face: TileFace },
    /// A6.2
    NoCourtLeft { seat: Seat },
    /// A6.3
    IrrigationTied { square: Square },
    /// A6.4
    NeutralPlaced { side: Side, count: u8 },
    /// A5.6
    CardTurned { city: City, up: Face },
    /// A7.1
    ProcessionBegins { seat: Seat },
    /// A7.2
    Ranked { temple: Temple, first: Seat, second: Option<Seat> },
    /// A7.2
    TempleEmpty { temple: Temple },
    /// A7.3
    NoGift { seat: Seat },
    /// A7.3
    NoCubeForField { seat: Seat },
    /// A7.3
    Exchanged { seat: Seat, give: Resource, take: Resource },
    /// A7.3
    Declined { seat: Seat },
    /// A7.4
    Discarded { seat: Seat, kind: Resource },
    /// A7.5
    FirstPasses { seat: Seat },
    /// A7.5
    GardenDone { tiles: u8 },
    /// A9.2
    RoundsOver { round: u16 },
}
