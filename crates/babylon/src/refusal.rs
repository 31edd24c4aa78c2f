//! Why a decision or an outcome is refused: each reason with its paragraph and its figures.

use game::{Paragraph, Phrase, Seat};

use crate::cells::{Anchor, Cell, Corner};
use crate::phrases;
use crate::pieces::{Bill, Piece};
use crate::place::Source;
use crate::quarry::Stack;
use crate::terrace::Floor;
use crate::tiles::{Flower, Icon, Material, Tile};
use crate::tower::TowerTile;

/// The steps at which a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// B1.3: choose a board.
    Choose,
    /// B1.2: remove a clay tile.
    Remove,
    /// B2.1: dig.
    Dig,
    /// B2.3: build.
    Build,
    /// B3.1: turn the tile just placed.
    Rotate,
    /// B2.5: store.
    Store,
}

impl Step {
    const fn paragraph(self) -> &'static str {
        match self {
            Step::Choose => "B1.3",
            Step::Remove => "B1.2",
            Step::Dig => "B2.1",
            Step::Build => "B2.3",
            Step::Rotate => "B3.1",
            Step::Store => "B2.5",
        }
    }

    /// The message that names it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Step::Choose => "babylon-step-choose",
            Step::Remove => "babylon-step-remove",
            Step::Dig => "babylon-step-dig",
            Step::Build => "babylon-step-build",
            Step::Rotate => "babylon-step-rotate",
            Step::Store => "babylon-step-store",
        }
    }
}

/// Why a decision or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The dealer draws first.
    DealerIsDue,
    /// A seat decides first.
    SeatIsDue,
    /// Another step of the turn is due.
    OtherStep {
        /// The step that is due.
        due: Step,
    },
    /// The dealer draws something else now.
    OtherDraw,
    /// A tile appears on another stack.
    OtherStack {
        /// The stack where one is due.
        due: Stack,
    },
    /// A tile of another material appears.
    OtherMaterial {
        /// The material that is due.
        due: Material,
    },
    /// The tile has already appeared.
    SeenBefore {
        /// The tile.
        tile: Tile,
    },
    /// There is not one flower for each player.
    FlowerCount {
        /// How many flowers there are.
        found: u8,
        /// How many players there are.
        needed: u8,
    },
    /// Somebody has already chosen this board.
    BoardTaken {
        /// The flower of the board.
        flower: Flower,
        /// Who has it.
        seat: Seat,
    },
    /// Nobody sits there.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// All tower tiles of this kind have been seen.
    TowerSeen {
        /// The kind.
        tile: TowerTile,
    },
    /// Only clay tiles are removed.
    NotClay {
        /// The stack.
        stack: Stack,
    },
    /// There is nothing to dig.
    EmptyStack {
        /// The stack.
        stack: Stack,
    },
    /// The tile is not there (any more).
    NoTile {
        /// Where it should be.
        source: Source,
    },
    /// The floor below is missing.
    MissingFloor {
        /// The floor that was wanted.
        floor: Floor,
    },
    /// A cell is already as high as that.
    TooLow {
        /// The cell.
        cell: Cell,
        /// Its height.
        height: u8,
        /// The floor that was wanted.
        floor: Floor,
    },
    /// Another terrace covers exactly these cells.
    SameFootprint {
        /// The place.
        anchor: Anchor,
    },
    /// A bridge is in the way.
    UnderBridge {
        /// The cell under its middle.
        cell: Cell,
        /// The floor that was wanted.
        floor: Floor,
    },
    /// Three supports are needed.
    TooFewSupports {
        /// How many are possible.
        found: u8,
    },
    /// A corner has no support and must be the one that is left out.
    MustLeaveOut {
        /// The corner.
        corner: Corner,
    },
    /// A statue right under the terrace always supports it.
    StatueSupports {
        /// The cell of the statue.
        cell: Cell,
    },
    /// Stairs begin under the corner without support.
    StairsBelow {
        /// The cell of their lower end.
        cell: Cell,
    },
    /// There are too few pillars in hand.
    Pillars {
        /// What the supports are.
        bill: Bill,
        /// How many singles that takes, exchanges included.
        needed: u8,
        /// How many singles there are.
        has: u8,
    },
    /// The box has run out of these.
    NoPiece {
        /// The kind.
        piece: Piece,
    },
    /// The ends are not in one row or column.
    Diagonal,
    /// The ends are too near or too far from each other.
    WrongReach {
        /// The decor.
        icon: Icon,
    },
    /// There is no terrace.
    BareBoard {
        /// The cell.
        cell: Cell,
    },
    /// Something stands there.
    NotFree {
        /// The cell.
        cell: Cell,
    },
    /// The spot does not have the icon.
    WrongIcon {
        /// The cell.
        cell: Cell,
        /// The icon it would need.
        needed: Icon,
        /// The icon it has.
        found: Option<Icon>,
    },
    /// No end is on a terrace placed this turn.
    NotFresh,
    /// Stairs join floors that are one apart.
    StairsFloors {
        /// The floor of the first end.
        first: u8,
        /// The floor of the last end.
        last: u8,
    },
    /// A fountain is on one floor.
    FountainFloors {
        /// The floor of the first end.
        first: u8,
        /// The floor of the last end.
        last: u8,
    },
    /// A fountain joins two terraces.
    FountainOneTerrace,
    /// A bridge is on one floor.
    BridgeFloors {
        /// The floor of the first end.
        first: u8,
        /// The floor of the last end.
        last: u8,
    },
    /// A terrace between the ends is too high.
    BridgeBlocked {
        /// The cell between.
        cell: Cell,
        /// Its height.
        height: u8,
    },
    /// Another bridge passes there on that floor.
    BridgeCrossed {
        /// The cell between.
        cell: Cell,
        /// The floor.
        floor: Floor,
    },
    /// No statue stands in line with it.
    OutOfLine {
        /// The cell.
        cell: Cell,
    },
    /// The tower has no effect on decor this round.
    NoEffect,
    /// The effect has been used this turn.
    EffectUsed,
    /// The effect has been used on this terrace.
    EffectUsedOnTile {
        /// The cell it was to serve.
        cell: Cell,
    },
    /// The effect must serve an end of the decor.
    EffectNotAnEnd {
        /// The cell it was to serve.
        cell: Cell,
    },
    /// The effect serves terraces placed this turn only.
    EffectOldTerrace {
        /// The cell.
        cell: Cell,
    },
    /// The spot has the icon anyway.
    EffectNeedless {
        /// The cell.
        cell: Cell,
        /// The icon.
        icon: Icon,
    },
    /// The effect needs a spot with an icon.
    EffectNeedsIcon {
        /// The cell.
        cell: Cell,
    },
    /// The effect needs a spot without an icon.
    EffectNeedsBlank {
        /// The cell.
        cell: Cell,
    },
}

impl game::Refusal for Refusal {
    fn paragraph(&self) -> Paragraph {
        Paragraph(match self {
            Refusal::NoPiece { .. } => "B0.5",
            Refusal::OtherStack { .. } | Refusal::OtherMaterial { .. } | Refusal::SeenBefore { .. } => "B1.1",
            Refusal::NotClay { .. } | Refusal::NoSuchSeat { .. } => "B1.2",
            Refusal::FlowerCount { .. } | Refusal::BoardTaken { .. } => "B1.3",
            Refusal::Over | Refusal::OtherDraw | Refusal::TowerSeen { .. } => "B1.4",
            Refusal::DealerIsDue | Refusal::SeatIsDue => "B1.5",
            Refusal::OtherStep { due } => due.paragraph(),
            Refusal::EmptyStack { .. } => "B2.1",
            Refusal::NoTile { .. } => "B2.3",
            Refusal::Pillars { .. } => "B3.3",
            Refusal::MissingFloor { .. }
            | Refusal::TooLow { .. }
            | Refusal::SameFootprint { .. }
            | Refusal::UnderBridge { .. } => "B3.2",
            Refusal::TooFewSupports { .. } | Refusal::MustLeaveOut { .. } | Refusal::StatueSupports { .. } => "B3.4",
            Refusal::StairsBelow { .. } => "B3.5",
            Refusal::Diagonal
            | Refusal::BareBoard { .. }
            | Refusal::NotFree { .. }
            | Refusal::WrongIcon { .. }
            | Refusal::NotFresh => "B4.1",
            Refusal::StairsFloors { .. } | Refusal::WrongReach { icon: Icon::Stairs } => "B4.2",
            Refusal::FountainFloors { .. }
            | Refusal::FountainOneTerrace
            | Refusal::WrongReach { icon: Icon::Fountain | Icon::Statue } => "B4.3",
            Refusal::BridgeFloors { .. }
            | Refusal::BridgeBlocked { .. }
            | Refusal::BridgeCrossed { .. }
            | Refusal::WrongReach { icon: Icon::Bridge } => "B4.4",
            Refusal::OutOfLine { .. } => "B4.5",
            Refusal::NoEffect
            | Refusal::EffectUsed
            | Refusal::EffectUsedOnTile { .. }
            | Refusal::EffectNotAnEnd { .. }
            | Refusal::EffectOldTerrace { .. }
            | Refusal::EffectNeedless { .. }
            | Refusal::EffectNeedsIcon { .. }
            | Refusal::EffectNeedsBlank { .. } => "B4.6",
        })
    }

    fn phrase(&self) -> Phrase {
        phrases::refusal(*self)
    }
}
