//! What happens at the table.

use game::{Phrase, Seat};

use crate::Actor;
use crate::components::Shown;
use crate::face::Element;
use crate::garden::{Plot, Spot};
use crate::phrases;
use crate::pieces::{AutomaCard, Card, Column, Enhancement, Pattern, Pile, Position, Row};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card came on top of a column.
    Dealt {
        /// The column.
        column: Column,
        /// The card.
        card: Shown<Card>,
    },
    /// A pile shows its next tile.
    PileShows {
        /// The pile.
        pile: Pile,
        /// The tile.
        enhancement: Shown<Enhancement>,
    },
    /// An objective lies on a position.
    ObjectiveLaid {
        /// The position.
        position: Position,
        /// What it asks for.
        objective: Element,
        /// How many of it.
        need: u8,
    },
    /// A player got an irrigation card.
    IrrigationDealt {
        /// Who.
        seat: Seat,
        /// The card.
        pattern: Pattern,
    },
    /// The first player was drawn.
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A round begins.
    RoundBegins {
        /// Its number, from 1.
        round: u8,
        /// Who begins.
        starter: Actor,
    },
    /// A player took a card.
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Shown<Card>,
        /// From where.
        column: Column,
        /// From which row.
        row: Row,
        /// What it cost.
        tools: u8,
    },
    /// A player laid a card. At [`Spot::Left`] all their other cards have moved by one place.
    Placed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Shown<Card>,
        /// Where it was laid.
        spot: Spot,
        /// Where it lies now.
        plot: Plot,
    },
    /// A player got gold.
    GainedGold {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// A player got tools.
    GainedTools {
        /// Who.
        seat: Seat,
        /// How many.
        amount: u8,
    },
    /// The first-player tile changed hands.
    CrownTaken {
        /// Who has it now.
        by: Actor,
    },
    /// A player bought an enhancement.
    Bought {
        /// Who.
        seat: Seat,
        /// The enhancement.
        enhancement: Shown<Enhancement>,
        /// What it cost.
        gold: u8,
        /// Where it lies.
        plot: Plot,
    },
    /// A player bought no tile.
    BoughtNothing {
        /// Who.
        seat: Seat,
    },
    /// A player claimed no objective.
    ClaimedNothing {
        /// Who.
        seat: Seat,
    },
    /// A player claimed an objective.
    Claimed {
        /// Who.
        seat: Seat,
        /// Where.
        position: Position,
        /// What it asks for.
        objective: Element,
        /// Its points.
        points: u8,
    },
    /// The Automa begins its turn.
    AutomaTurn {
        /// Its card.
        card: AutomaCard,
        /// The column of its gardener.
        column: Column,
    },
    /// The Automa discarded a garden card.
    AutomaDiscards {
        /// The card.
        card: Shown<Card>,
        /// From where.
        column: Column,
    },
    /// The Automa put a marker on an objective.
    AutomaClaims {
        /// Where.
        position: Position,
        /// What it asks for.
        objective: Element,
    },
    /// The Automa discarded the top of a pile.
    AutomaDiscardsTile {
        /// The tile.
        enhancement: Shown<Enhancement>,
        /// From which pile.
        pile: Pile,
    },
    /// The game is over.
    GameOver,
}

impl game::Event for Event {
    fn phrase(&self) -> Phrase {
        use phrases::{at, card as a_card, enhancement as a_tile, in_column};
        match self {
            Event::Dealt { column, card } => in_column("jardins-event-dealt", *column).with("card", a_card(card)),
            Event::PileShows { pile, enhancement } => {
                Phrase::new("jardins-event-pile").with("cost", pile.cost()).with("tile", a_tile(enhancement))
            }
            Event::ObjectiveLaid { position, objective, need } => {
                about_objective("jardins-event-objective", *position, *objective).with("need", *need)
            }
            Event::IrrigationDealt { seat, pattern } => {
                by("jardins-event-irrigation", *seat).with("pattern", phrases::pattern(*pattern))
            }
            Event::FirstPlayer { seat } => by("jardins-event-first", *seat),
            Event::RoundBegins { round, starter } => {
                by_actor("jardins-event-round", "jardins-event-round-automa", *starter).with("round", *round)
            }
            Event::Took { seat, card, column, row, tools } => in_column("jardins-event-took", *column)
                .with("player", *seat)
                .with("card", a_card(card))
                .with("row", row.index() + 1)
                .with("tools", *tools),
            Event::Placed { seat, card, spot, plot } => {
                at(placed_id(*spot), *plot).with("player", *seat).with("card", a_card(card))
            }
            Event::GainedGold { seat, amount } => by("jardins-event-gold", *seat).with("amount", *amount),
            Event::GainedTools { seat, amount } => by("jardins-event-tools", *seat).with("amount", *amount),
            Event::CrownTaken { by } => by_actor("jardins-event-crown", "jardins-event-crown-automa", *by),
            Event::Bought { seat, enhancement, gold, plot } => at("jardins-event-bought", *plot)
                .with("player", *seat)
                .with("tile", a_tile(enhancement))
                .with("gold", *gold),
            Event::BoughtNothing { seat } => Phrase::new("jardins-event-bought-nothing").with("player", *seat),
            Event::ClaimedNothing { seat } => Phrase::new("jardins-event-claimed-nothing").with("player", *seat),
            Event::Claimed { seat, position, objective, points } => {
                about_objective("jardins-event-claimed", *position, *objective)
                    .with("player", *seat)
                    .with("points", *points)
            }
            Event::AutomaTurn { card, column } => {
                in_column("jardins-event-automa", *column).with("number", card.index() + 1)
            }
            Event::AutomaDiscards { card, column } => {
                in_column("jardins-event-automa-discards", *column).with("card", a_card(card))
            }
            Event::AutomaClaims { position, objective } => {
                about_objective("jardins-event-automa-claims", *position, *objective)
            }
            Event::AutomaDiscardsTile { enhancement, pile } => {
                Phrase::new("jardins-event-automa-tile").with("tile", a_tile(enhancement)).with("cost", pile.cost())
            }
            Event::GameOver => Phrase::new("jardins-event-over"),
        }
    }
}

/// Growth at the left is told apart, as it moves all other cards.
fn placed_id(spot: Spot) -> &'static str {
    if spot == Spot::Left { "jardins-event-placed-left" } else { "jardins-event-placed" }
}

fn about_objective(id: &'static str, position: Position, objective: Element) -> Phrase {
    Phrase::new(id).with("position", position.index() + 1).with("element", phrases::element(objective))
}

fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("player", seat)
}

/// A sentence about a player, or the one about the Automa.
fn by_actor(player: &'static str, automa: &'static str, actor: Actor) -> Phrase {
    match actor {
        Actor::Player(seat) => by(player, seat),
        Actor::Automa => Phrase::new(automa),
    }
}
