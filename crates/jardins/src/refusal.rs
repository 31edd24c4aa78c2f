//! Why a decision or an outcome is refused, with the figures involved.

use game::{Paragraph, Phrase};

use crate::draw::Draw;
use crate::face::Element;
use crate::garden::Plot;
use crate::phrases;
use crate::pieces::{Column, Pile, Position};

/// A step of a turn that asks for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// J2.1.
    Take,
    /// J2.2.
    Place,
    /// J2.5.
    Buy,
    /// J2.6.
    Claim,
}

/// Why a decision or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// J2.0. The turn is at another step.
    OtherStep {
        /// The step it is at.
        due: Step,
    },
    /// The dealer draws first.
    DealerFirst {
        /// What has to be drawn.
        due: Draw,
    },
    /// The game is over.
    GameOver,
    /// J2.1. No place for a gardener is free.
    ColumnFull {
        /// The column.
        column: Column,
        /// How many places it has.
        places: u8,
    },
    /// J2.1. The card costs more tools.
    TooFewTools {
        /// What it costs.
        needed: u8,
        /// What the player has.
        found: u8,
    },
    /// J2.2. There is a first card already.
    GardenBegun,
    /// J2.2. The first card comes first.
    GardenNotBegun,
    /// J2.2. Floor 1 has all its cards.
    FloorFinished,
    /// J2.2. There is a card already.
    Taken {
        /// Where.
        plot: Plot,
    },
    /// J2.2. A card would not stand on two cards.
    NoSupport {
        /// Where.
        plot: Plot,
    },
    /// J2.5. The pile has run out.
    PileEmpty {
        /// Which.
        pile: Pile,
    },
    /// J2.5. The tile costs more gold.
    TooLittleGold {
        /// What it costs.
        needed: u8,
        /// What the player has.
        found: u8,
    },
    /// J2.5. There is no card to lay it on.
    NoCard {
        /// Where.
        plot: Plot,
    },
    /// J2.5. The card has an enhancement already.
    Enhanced {
        /// Where.
        plot: Plot,
    },
    /// J2.5. The card has a subject.
    NotEmpty {
        /// Where.
        plot: Plot,
    },
    /// J2.6. All places of the objective are taken.
    NoPlaceLeft {
        /// Which.
        position: Position,
    },
    /// J2.6. The player has claimed it before.
    ClaimedBefore {
        /// Which.
        position: Position,
    },
    /// J2.6. No floor shows enough.
    TooFewElements {
        /// What is asked for.
        objective: Element,
        /// How many the player needs on one floor.
        needed: u8,
        /// How many the best floor shows.
        found: u8,
    },
    /// It is not the dealer's turn.
    NotDealersTurn,
    /// Something else has to be drawn.
    OtherDraw {
        /// What.
        due: Draw,
    },
    /// It has been drawn before.
    DrawnBefore {
        /// What has to be drawn.
        due: Draw,
    },
    /// The tile belongs to another pile.
    OtherPile {
        /// The pile that has to show its next tile.
        pile: Pile,
    },
    /// J1.2. Nobody sits there.
    NoSuchSeat {
        /// How many sit at the table.
        players: u8,
    },
}

impl game::Refusal for Refusal {
    fn paragraph(&self) -> Paragraph {
        Paragraph(match self {
            Refusal::OtherStep { .. } | Refusal::GameOver | Refusal::NotDealersTurn => "J2.0",
            Refusal::ColumnFull { .. } | Refusal::TooFewTools { .. } => "J2.1",
            Refusal::GardenBegun
            | Refusal::GardenNotBegun
            | Refusal::FloorFinished
            | Refusal::Taken { .. }
            | Refusal::NoSupport { .. } => "J2.2",
            Refusal::PileEmpty { .. }
            | Refusal::TooLittleGold { .. }
            | Refusal::NoCard { .. }
            | Refusal::Enhanced { .. }
            | Refusal::NotEmpty { .. } => "J2.5",
            Refusal::NoPlaceLeft { .. } | Refusal::ClaimedBefore { .. } | Refusal::TooFewElements { .. } => "J2.6",
            Refusal::NoSuchSeat { .. } => "J1.2",
            Refusal::DealerFirst { due } | Refusal::OtherDraw { due } | Refusal::DrawnBefore { due } => paragraph(*due),
            Refusal::OtherPile { .. } => "J0.1",
        })
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Refusal::OtherStep { due } => Phrase::new("jardins-refusal-step").with("due", phrases::step(due)),
            Refusal::DealerFirst { due } => Phrase::new("jardins-refusal-dealer").with("due", phrases::draw(due)),
            Refusal::GameOver => Phrase::new("jardins-refusal-over"),
            Refusal::ColumnFull { column, places } => {
                Phrase::new("jardins-refusal-column").with("column", column.index() + 1).with("places", places)
            }
            Refusal::TooFewTools { needed, found } => lacking("jardins-refusal-tools", needed, found),
            Refusal::GardenBegun => Phrase::new("jardins-refusal-begun"),
            Refusal::GardenNotBegun => Phrase::new("jardins-refusal-not-begun"),
            Refusal::FloorFinished => Phrase::new("jardins-refusal-floor"),
            Refusal::Taken { plot } => phrases::at("jardins-refusal-taken", plot),
            Refusal::NoSupport { plot } => phrases::at("jardins-refusal-support", plot)
                .with("below", plot.floor().index())
                .with("next", plot.place() + 1),
            Refusal::PileEmpty { pile } => Phrase::new("jardins-refusal-pile").with("cost", pile.cost()),
            Refusal::TooLittleGold { needed, found } => lacking("jardins-refusal-gold", needed, found),
            Refusal::NoCard { plot } => phrases::at("jardins-refusal-no-card", plot),
            Refusal::Enhanced { plot } => phrases::at("jardins-refusal-enhanced", plot),
            Refusal::NotEmpty { plot } => phrases::at("jardins-refusal-not-empty", plot),
            Refusal::NoPlaceLeft { position } => positioned("jardins-refusal-no-place", position),
            Refusal::ClaimedBefore { position } => positioned("jardins-refusal-claimed", position),
            Refusal::TooFewElements { objective, needed, found } => {
                lacking("jardins-refusal-elements", needed, found).with("element", phrases::element(objective))
            }
            Refusal::NotDealersTurn => Phrase::new("jardins-refusal-no-draw"),
            Refusal::OtherDraw { due } => Phrase::new("jardins-refusal-other-draw").with("due", phrases::draw(due)),
            Refusal::DrawnBefore { due } => Phrase::new("jardins-refusal-drawn").with("due", phrases::draw(due)),
            Refusal::OtherPile { pile } => Phrase::new("jardins-refusal-other-pile").with("cost", pile.cost()),
            Refusal::NoSuchSeat { players } => Phrase::new("jardins-refusal-seat").with("players", players),
        }
    }
}

/// Where the rules tell of a draw.
fn paragraph(draw: Draw) -> &'static str {
    match draw {
        Draw::Card | Draw::Enhancement(_) | Draw::Objective | Draw::Irrigation => "J1.1",
        Draw::FirstPlayer => "J1.2",
        Draw::Automa => "J5.2",
    }
}

fn lacking(id: &'static str, needed: u8, found: u8) -> Phrase {
    Phrase::new(id).with("needed", needed).with("found", found)
}

fn positioned(id: &'static str, position: Position) -> Phrase {
    Phrase::new(id).with("position", position.index() + 1)
}
