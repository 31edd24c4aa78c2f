//! Why a decision or an outcome is refused, with the figures involved. The sentences: `phrases.rs`.

use crate::components::{Face, TileFace};
use crate::phase::{Draw, Step};
use crate::pieces::{Bundle, City, Court, Craft, Crafts, Gift, Group, Resource, Spaces};
use crate::square::{Floor, Side, Square};
use game::{Paragraph, Seat};

/// Why something is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nothing is decided after the end.
    Over,
    /// First the dealer draws.
    DealerFirst,
    /// A seat decides first.
    SeatFirst,
    /// Something else is decided now.
    NotNow {
        /// What is due.
        due: Step,
    },
    /// There are only as many groups as players (A3.1).
    NoSuchGroup {
        /// The group asked for.
        group: Group,
        /// How many there are.
        groups: u8,
    },
    /// No such card is face up in the group (A4.1).
    NoSuchCard {
        /// The craft.
        craft: Craft,
        /// The group.
        group: Group,
    },
    /// Not enough talents for the card (A4.1).
    Talents {
        /// What it costs.
        needed: u8,
        /// What the player has.
        held: u8,
    },
    /// The craft needs a cube in hand (A4.1).
    NoCube {
        /// The craft.
        craft: Craft,
    },
    /// No side is available for the engineer (A4.1).
    NoSide,
    /// All areas of the side hold a cube (A1.2).
    SideFull {
        /// The side.
        side: Side,
    },
    /// No water reaches the side (A1.3).
    SideDry {
        /// The side.
        side: Side,
    },
    /// Not enough camels for the trip (A5.1).
    Camels {
        /// How far.
        spaces: Spaces,
        /// What it costs.
        needed: u8,
        /// What the player has.
        held: u8,
    },
    /// The caravan may not go all the way round at this table (A5.1).
    FullCircuit,
    /// Nothing to sell in Babylon (A5.4).
    NothingToSell,
    /// No cube to place in Babylon (A5.4).
    NoCubeForBabylon,
    /// No side is available for the cube of Babylon (A5.4).
    NoSideForBabylon,
    /// The player does not have what is to be sold, paid, given or discarded.
    NotHeld {
        /// Where it matters: A5.3, A5.4, A7.3 or A7.4.
        paragraph: Paragraph,
        /// What is missing.
        bundle: Bundle,
    },
    /// What the city asks for can't be paid, even with wine (A5.5, A5.6).
    CannotPay {
        /// The city.
        city: City,
        /// What it asks for, with the extra of its plant.
        asks: Bundle,
        /// Whether it is a plant city.
        plant: bool,
    },
    /// That is not what the city asks for (A5.3).
    WrongPayment {
        /// What was offered.
        paid: Bundle,
        /// What it asks for.
        asks: Bundle,
    },
    /// Both kinds of court card are closed to the player (A5.5).
    CourtClosed {
        /// The city.
        city: City,
    },
    /// The city does not offer this kind (A5.5).
    NotOffered {
        /// The city.
        city: City,
        /// The kind.
        kind: Court,
    },
    /// The next level is gone (A5.5).
    LevelGone {
        /// The kind.
        kind: Court,
        /// The level.
        level: u8,
    },
    /// The player holds the top level (A5.5).
    TopHeld {
        /// The kind.
        kind: Court,
    },
    /// No gardener is left (A6.2).
    NoGardenerLeft,
    /// No level 2 caravaneer carries this token (A5.5).
    NoToken {
        /// The kind.
        kind: Resource,
    },
    /// No square can be planted with this plant (A5.6).
    NothingToPlant {
        /// The plant city.
        city: City,
        /// The plant's quality.
        quality: u8,
        /// The player's gardeners.
        gardeners: u8,
    },
    /// The square is not used with 2 players (A1.4).
    NoTileHere {
        /// The square.
        square: Square,
    },
    /// The square is planted (A6.1).
    Planted {
        /// The square.
        square: Square,
    },
    /// No side of the square is full (A6.1).
    NoFullSide {
        /// The square.
        square: Square,
    },
    /// The plant is not good enough for the floor (A6.1).
    Quality {
        /// The square.
        square: Square,
        /// Its floor.
        floor: Floor,
        /// The plant's quality.
        quality: u8,
        /// The gardeners it would take.
        needed: u8,
        /// The player's gardeners.
        held: u8,
    },
    /// The supply has none of it (A7.3).
    SupplyEmpty {
        /// Camel or talent.
        gift: Gift,
    },
    /// The supply has none of this resource (A7.3).
    SupplyLacks {
        /// The kind.
        kind: Resource,
    },
    /// Wine can't be taken in exchange (A7.3).
    WineForNothing,
    /// An exchange is for another kind (A7.3).
    SameKind {
        /// The kind.
        kind: Resource,
    },
    /// Something else is drawn now.
    OtherDraw {
        /// What is due.
        due: Draw,
    },
    /// No such tile is left for the square (A2.1).
    NoSuchTile {
        /// The square.
        square: Square,
        /// The tile.
        face: TileFace,
    },
    /// No such plant card is left for the city (A2.2).
    NoSuchPlant {
        /// The city.
        city: City,
        /// The face that would be up.
        up: Face,
        /// The other.
        down: Face,
    },
    /// No such token can be laid on a caravaneer (A2.3).
    NoTokenToLay {
        /// The kind.
        kind: Resource,
    },
    /// There is no such seat at the table (A2.4).
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// How many there are.
        players: u8,
    },
    /// Not so many cards of the craft are left (A3.1).
    NotEnoughCards {
        /// The craft.
        craft: Craft,
        /// How many were drawn.
        drawn: u8,
        /// How many are left.
        left: u8,
    },
}

impl Refusal {
    /// The first craft of which more cards are drawn than are left.
    pub(crate) fn too_many(drawn: Crafts, left: Crafts) -> Option<Refusal> {
        let craft = Craft::ALL.into_iter().find(|&craft| drawn.of(craft) > left.of(craft))?;
        Some(Refusal::NotEnoughCards { craft, drawn: drawn.of(craft), left: left.of(craft) })
    }
}

/// Where the rules speak of a kind of decision.
pub(crate) const fn paragraph_of(step: Step) -> Paragraph {
    Paragraph(match step {
        Step::Act => "A3.3",
        Step::Peasant => "A4.2",
        Step::Priest => "A4.4",
        Step::Engineer => "A4.5",
        Step::Sell | Step::Canal => "A5.4",
        Step::Pay => "A5.3",
        Step::Court | Step::Token => "A5.5",
        Step::Plant => "A6.1",
        Step::Bonus(_) | Step::BonusToken(_) => "A6.2",
        Step::Procession => "A7.1",
        Step::Ishtar | Step::Harvest | Step::Exchange => "A7.3",
        Step::Discard => "A7.4",
    })
}

/// Where the rules speak of a draw.
pub(crate) const fn paragraph_of_draw(draw: Draw) -> Paragraph {
    Paragraph(match draw {
        Draw::Tile(_) => "A2.1",
        Draw::Card(_) => "A2.2",
        Draw::Token => "A2.3",
        Draw::First => "A2.4",
        Draw::Group(_) => "A3.1",
    })
}
