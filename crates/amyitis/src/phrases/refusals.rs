//! Refusals in words, each with its paragraph.

use game::{Paragraph, Phrase};

use super::{card, say};
use crate::refusal::{Refusal, paragraph_of, paragraph_of_draw};

impl game::Refusal for Refusal {
    fn paragraph(&self) -> Paragraph {
        Paragraph(match *self {
            Refusal::NotNow { due } => return paragraph_of(due),
            Refusal::OtherDraw { due } => return paragraph_of_draw(due),
            Refusal::NotHeld { paragraph, .. } => return paragraph,
            Refusal::Over => "A7.5",
            Refusal::SideFull { .. } => "A1.2",
            Refusal::SideDry { .. } => "A1.3",
            Refusal::NoTileHere { .. } => "A1.4",
            Refusal::NoSuchTile { .. } => "A2.1",
            Refusal::NoSuchPlant { .. } => "A2.2",
            Refusal::NoTokenToLay { .. } => "A2.3",
            Refusal::NoSuchSeat { .. } => "A2.4",
            Refusal::DealerFirst | Refusal::NoSuchGroup { .. } | Refusal::NotEnoughCards { .. } => "A3.1",
            Refusal::SeatFirst => "A3.3",
            Refusal::NoSuchCard { .. } | Refusal::Talents { .. } | Refusal::NoCube { .. } | Refusal::NoSide => "A4.1",
            Refusal::Camels { .. } | Refusal::FullCircuit => "A5.1",
            Refusal::WrongPayment { .. } => "A5.3",
            Refusal::NothingToSell | Refusal::NoCubeForBabylon | Refusal::NoSideForBabylon => "A5.4",
            Refusal::CannotPay { plant: false, .. }
            | Refusal::CourtClosed { .. }
            | Refusal::NotOffered { .. }
            | Refusal::LevelGone { .. }
            | Refusal::TopHeld { .. }
            | Refusal::NoToken { .. } => "A5.5",
            Refusal::CannotPay { plant: true, .. } | Refusal::NothingToPlant { .. } => "A5.6",
            Refusal::Planted { .. } | Refusal::NoFullSide { .. } | Refusal::Quality { .. } => "A6.1",
            Refusal::NoGardenerLeft => "A6.2",
            Refusal::SupplyEmpty { .. }
            | Refusal::SupplyLacks { .. }
            | Refusal::WineForNothing
            | Refusal::SameKind { .. } => "A7.3",
        })
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Refusal::Over => say("refusal-over"),
            Refusal::DealerFirst => say("refusal-dealer-first"),
            Refusal::SeatFirst => say("refusal-seat-first"),
            Refusal::NotNow { due } => say("refusal-not-now").with("due", due.phrase()),
            Refusal::NoSuchGroup { .. }
            | Refusal::NoSuchCard { .. }
            | Refusal::Talents { .. }
            | Refusal::NoCube { .. }
            | Refusal::NoSide
            | Refusal::SideFull { .. }
            | Refusal::SideDry { .. } => self.tell_recruiting(),
            Refusal::NoTileHere { .. }
            | Refusal::Planted { .. }
            | Refusal::NoFullSide { .. }
            | Refusal::Quality { .. }
            | Refusal::NothingToPlant { .. } => self.tell_planting(),
            Refusal::OtherDraw { .. }
            | Refusal::NoSuchTile { .. }
            | Refusal::NoSuchPlant { .. }
            | Refusal::NoTokenToLay { .. }
            | Refusal::NoSuchSeat { .. }
            | Refusal::NotEnoughCards { .. } => self.tell_draw(),
            Refusal::SupplyEmpty { gift } => say("refusal-supply-empty").with("gift", gift.name()),
            Refusal::SupplyLacks { kind } => say("refusal-supply-lacks").with("kind", kind.name()),
            Refusal::WineForNothing => say("refusal-wine"),
            Refusal::SameKind { kind } => say("refusal-same-kind").with("kind", kind.name()),
            Refusal::Camels { .. }
            | Refusal::FullCircuit
            | Refusal::NothingToSell
            | Refusal::NoCubeForBabylon
            | Refusal::NoSideForBabylon
            | Refusal::NotHeld { .. }
            | Refusal::CannotPay { .. }
            | Refusal::WrongPayment { .. }
            | Refusal::CourtClosed { .. }
            | Refusal::NotOffered { .. }
            | Refusal::LevelGone { .. }
            | Refusal::TopHeld { .. }
            | Refusal::NoGardenerLeft
            | Refusal::NoToken { .. } => self.tell_trading(),
        }
    }
}

/// Each of these tells the refusals of its part of the rulebook; `phrase` sends it no others.
impl Refusal {
    fn tell_recruiting(&self) -> Phrase {
        match *self {
            Refusal::NoSuchGroup { group, groups } => {
                say("refusal-group").with("group", group.number()).with("groups", groups)
            }
            Refusal::NoSuchCard { craft, group } => {
                say("refusal-card").with("craft", craft.name()).with("group", group.number())
            }
            Refusal::Talents { needed, held } => say("refusal-talents").with("needed", needed).with("held", held),
            Refusal::NoCube { craft } => say("refusal-no-cube").with("craft", craft.name()),
            Refusal::NoSide => say("refusal-no-side"),
            Refusal::SideFull { side } => say("refusal-side-full").with("side", side.to_string()),
            Refusal::SideDry { side } => say("refusal-side-dry").with("side", side.to_string()),
            _ => say("title"),
        }
    }

    fn tell_trading(&self) -> Phrase {
        match *self {
            Refusal::Camels { spaces, needed, held } => {
                say("refusal-camels").with("spaces", spaces.count()).with("needed", needed).with("held", held)
            }
            Refusal::FullCircuit => say("refusal-full-circuit"),
            Refusal::NothingToSell => say("refusal-nothing-to-sell"),
            Refusal::NoCubeForBabylon => say("refusal-babylon-cube"),
            Refusal::NoSideForBabylon => say("refusal-babylon-side"),
            Refusal::NotHeld { bundle, .. } => say("refusal-not-held").with("kinds", bundle.names()),
            Refusal::CannotPay { city, asks, .. } => {
                say("refusal-cannot-pay").with("city", city.name()).with("kinds", asks.names())
            }
            Refusal::WrongPayment { paid, asks } => {
                say("refusal-payment").with("paid", paid.names()).with("kinds", asks.names())
            }
            Refusal::CourtClosed { city } => say("refusal-court-closed").with("city", city.name()),
            Refusal::NotOffered { city, kind } => {
                say("refusal-not-offered").with("city", city.name()).with("kind", kind.name())
            }
            Refusal::LevelGone { kind, level } => say("refusal-level-gone").with("card", card(kind, level)),
            Refusal::TopHeld { kind } => say("refusal-top-held").with("kind", kind.name()),
            Refusal::NoGardenerLeft => say("refusal-no-gardener"),
            Refusal::NoToken { kind } => say("refusal-no-token").with("kind", kind.name()),
            _ => say("title"),
        }
    }

    fn tell_planting(&self) -> Phrase {
        match *self {
            Refusal::NoTileHere { square } => say("refusal-no-tile").with("square", square.to_string()),
            Refusal::Planted { square } => say("refusal-planted").with("square", square.to_string()),
            Refusal::NoFullSide { square } => say("refusal-no-full-side").with("square", square.to_string()),
            Refusal::Quality { square, floor, quality, needed, held } => say("refusal-quality")
                .with("square", square.to_string())
                .with("floor", floor.number())
                .with("need", floor.need())
                .with("quality", quality)
                .with("needed", needed)
                .with("held", held),
            Refusal::NothingToPlant { city, quality, gardeners } => say("refusal-nothing-to-plant")
                .with("city", city.name())
                .with("quality", quality)
                .with("gardeners", gardeners),
            _ => say("title"),
        }
    }

    fn tell_draw(&self) -> Phrase {
        match *self {
            Refusal::OtherDraw { due } => say("refusal-other-draw").with("due", due.phrase()),
            Refusal::NoSuchTile { square, face } => {
                say("refusal-tile").with("square", square.to_string()).with("tile", face.phrase())
            }
            Refusal::NoSuchPlant { city, up, down } => {
                say("refusal-plant").with("city", city.name()).with("up", up.phrase()).with("down", down.phrase())
            }
            Refusal::NoTokenToLay { kind } => say("refusal-token-to-lay").with("kind", kind.name()),
            Refusal::NoSuchSeat { seat, players } => {
                say("refusal-seat").with("number", seat.to_string()).with("players", players)
            }
            Refusal::NotEnoughCards { craft, drawn, left } => {
                say("refusal-cards").with("craft", craft.name()).with("drawn", drawn).with("left", left)
            }
            _ => say("title"),
        }
    }
}
