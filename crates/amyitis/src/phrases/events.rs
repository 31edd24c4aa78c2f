//! What happened, in words.

use game::Phrase;

use super::{card, say};
use crate::event::Event;
use crate::garden::Owner;
use crate::pieces::{Craft, Gift, Temple};

impl game::Event for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Event::TileLaid { .. }
            | Event::CardLaid { .. }
            | Event::TokenLaid { .. }
            | Event::FirstDrawn { .. }
            | Event::RoundBegins { .. }
            | Event::GroupLaid { .. } => self.tell_setup(),
            Event::Recruited { .. }
            | Event::Harvested { .. }
            | Event::RowEmptied { .. }
            | Event::GardenerWon { .. }
            | Event::GardenersGone { .. }
            | Event::RowTied { .. }
            | Event::TempleEntered { .. }
            | Event::CubeExpelled { .. }
            | Event::Irrigated { .. } => self.tell_recruiting(),
            Event::CaravanMoved { .. }
            | Event::Sold { .. }
            | Event::Paid { .. }
            | Event::CourtTaken { .. }
            | Event::TokenDue { .. }
            | Event::TokenTaken { .. } => self.tell_caravan(),
            Event::GardenersSpent { .. }
            | Event::TileTaken { .. }
            | Event::NoCourtLeft { .. }
            | Event::IrrigationTied { .. }
            | Event::NeutralPlaced { .. }
            | Event::NeutralCubesGone
            | Event::CardTurned { .. } => self.tell_planting(),
            Event::Ranked { .. }
            | Event::TempleEmpty { .. }
            | Event::NoGift { .. }
            | Event::NoCubeForField { .. }
            | Event::Exchanged { .. }
            | Event::Declined { .. } => self.tell_temples(),
            Event::Income { .. }
            | Event::Scored { .. }
            | Event::Taken { .. }
            | Event::Passed { .. }
            | Event::WaitsForTalent { .. }
            | Event::ProcessionBegins { .. }
            | Event::Discarded { .. }
            | Event::PassSquareCleared
            | Event::FirstPasses { .. }
            | Event::GardenDone { .. }
            | Event::RoundsOver { .. } => self.tell_round(),
        }
    }
}

/// Each of these tells the events of its part of the rulebook; `phrase` sends it no others.
impl Event {
    fn tell_setup(self) -> Phrase {
        match self {
            Event::TileLaid { square, face } => {
                say("event-tile-laid").with("square", square.to_string()).with("tile", face.phrase())
            }
            Event::CardLaid { city, up, down } => {
                say("event-card-laid").with("city", city.name()).with("up", up.phrase()).with("down", down.phrase())
            }
            Event::TokenLaid { kind } => say("event-token-laid").with("kind", kind.some()),
            Event::FirstDrawn { seat } => say("event-first").with("seat", seat),
            Event::GroupLaid { group, crafts } => say("event-group")
                .with("group", group.number())
                .with("crafts", crafts.cards().map(Craft::name).collect::<Vec<_>>()),
            Event::RoundBegins { round, first } => say("event-round").with("round", round).with("seat", first),
            _ => say("title"),
        }
    }

    fn tell_recruiting(self) -> Phrase {
        match self {
            Event::Recruited { seat, craft, group, talents } => say("event-recruited")
                .with("seat", seat)
                .with("craft", craft.indefinite())
                .with("group", group.number())
                .with("talents", talents),
            Event::Harvested { seat, row, kind, taken, .. } => {
                let told = if taken {
                    say("event-harvested").with("kind", kind.some())
                } else {
                    say("event-harvested-nothing").with("kind", kind.name())
                };
                told.with("seat", seat).with("row", row.name())
            }
            Event::RowEmptied { row } => say("event-row-emptied").with("row", row.name()),
            Event::GardenerWon { seat, row } => say("event-gardener").with("seat", seat).with("row", row.name()),
            Event::GardenersGone { seat, row } => say("event-no-gardener").with("seat", seat).with("row", row.name()),
            Event::RowTied { row } => say("event-row-tied").with("row", row.name()),
            Event::TempleEntered { owner, temple } => tell_cube("event-temple", owner, temple),
            Event::CubeExpelled { owner, temple } => tell_cube("event-expelled", owner, temple),
            Event::Irrigated { seat, side } => say("event-irrigated").with("seat", seat).with("side", side.to_string()),
            _ => say("title"),
        }
    }

    fn tell_caravan(self) -> Phrase {
        match self {
            Event::CaravanMoved { seat, to, spaces, camels } => say("event-moved")
                .with("seat", seat)
                .with("city", to.name())
                .with("spaces", spaces.count())
                .with("camels", camels),
            Event::Sold { seat, bundle } => say("event-sold").with("seat", seat).with("kinds", bundle.some()),
            Event::Paid { seat, bundle } => say("event-paid").with("seat", seat).with("kinds", bundle.some()),
            Event::CourtTaken { seat, kind, level } => {
                say("event-court").with("seat", seat).with("card", card(kind, level))
            }
            Event::TokenDue { seat } => say("event-token-due").with("seat", seat),
            Event::TokenTaken { seat, kind } => say("event-token").with("seat", seat).with("kind", kind.name()),
            _ => say("title"),
        }
    }

    fn tell_planting(self) -> Phrase {
        match self {
            Event::GardenersSpent { seat, count } => {
                say("event-gardeners-spent").with("seat", seat).with("count", count)
            }
            Event::TileTaken { seat, square, face } => {
                say("event-planted").with("seat", seat).with("square", square.to_string()).with("tile", face.phrase())
            }
            Event::NoCourtLeft { seat } => say("event-no-court").with("seat", seat),
            Event::IrrigationTied { square } => say("event-irrigation-tied").with("square", square.to_string()),
            Event::NeutralPlaced { side, count } => {
                say("event-neutral").with("side", side.to_string()).with("count", count)
            }
            Event::NeutralCubesGone => say("event-no-neutral-cube"),
            Event::CardTurned { city, up } => {
                say("event-card-turned").with("city", city.name()).with("up", up.phrase())
            }
            _ => say("title"),
        }
    }

    fn tell_round(self) -> Phrase {
        match self {
            Event::Income { seat, level } => say("event-income").with("seat", seat).with("level", level),
            Event::Scored { seat, category, points } => say("event-scored")
                .with("seat", seat)
                .with("points", i64::from(points))
                .with("category", category.name()),
            Event::Taken { seat, gift, count, .. } => {
                let id = match gift {
                    Gift::Camel => "event-camels",
                    Gift::Talent => "event-talents",
                };
                say(id).with("seat", seat).with("count", count)
            }
            Event::Passed { seat, cube: true } => say("event-passed-cube").with("seat", seat),
            Event::Passed { seat, cube: false } => say("event-passed").with("seat", seat),
            Event::PassSquareCleared => say("event-pass-cleared"),
            Event::WaitsForTalent { seat } => say("event-waits").with("seat", seat),
            Event::ProcessionBegins { seat } => say("event-procession").with("seat", seat),
            Event::Discarded { seat, kind } => say("event-discarded").with("seat", seat).with("kind", kind.some()),
            Event::FirstPasses { seat } => say("event-first-passes").with("seat", seat),
            Event::GardenDone { tiles } => say("event-garden-done").with("tiles", tiles),
            Event::RoundsOver { round } => say("event-rounds-over").with("round", round),
            _ => say("title"),
        }
    }

    fn tell_temples(self) -> Phrase {
        match self {
            Event::Ranked { temple, first, second: Some(second) } => {
                say("event-ranked").with("temple", temple.name()).with("first", first).with("second", second)
            }
            Event::Ranked { temple, first, second: None } => {
                say("event-ranked-alone").with("temple", temple.name()).with("first", first)
            }
            Event::TempleEmpty { temple } => say("event-temple-empty").with("temple", temple.name()),
            Event::NoGift { seat } => say("event-no-gift").with("seat", seat),
            Event::Exchanged { seat, give, take } => {
                say("event-exchanged").with("seat", seat).with("give", give.some()).with("take", take.some())
            }
            Event::Declined { seat } => say("event-declined").with("seat", seat),
            Event::NoCubeForField { seat } => say("event-no-cube-for-field").with("seat", seat),
            _ => say("title"),
        }
    }
}

fn tell_cube(id: &str, owner: Owner, temple: Temple) -> Phrase {
    match owner {
        Owner::Player(seat) => say(id).with("seat", seat),
        Owner::Neutral => say(&format!("{id}-neutral")),
    }
    .with("temple", temple.name())
}
