//! The Automa of solo play.

use serde::Serialize;

use crate::components::{AutomaAction, Discard, GARDENERS};
use crate::pieces::{AutomaCard, Column, Position};
use crate::{Actor, Jardins};

/// The Automa of solo play.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsAutoma"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AutomaView {
    /// The card it played last.
    pub card: Option<CardOfAutoma>,
    /// Cards of the Automa that have not been drawn.
    pub unseen: u32,
    /// Its gardeners that are at home.
    pub gardeners: u8,
    /// Its markers that are not on an objective.
    pub markers: u8,
    /// The fewest points of the second, third and best rating.
    pub ratings: Vec<u8>,
}

impl AutomaView {
    pub(super) fn of(game: &Jardins) -> Option<AutomaView> {
        game.is_solo().then(|| AutomaView {
            card: game.automa_card.map(|card| CardOfAutoma::of(game, card)),
            unseen: game.unseen.automa().len(),
            gardeners: GARDENERS - game.automa_gardeners.iter().sum::<u8>(),
            markers: Position::ALL.into_iter().filter(|&position| is_unmarked(game, position)).count() as u8,
            ratings: game.figures.ratings.to_vec(),
        })
    }
}

fn is_unmarked(game: &Jardins, position: Position) -> bool {
    game.claims(position).value(Actor::Automa).is_none()
}

/// J5.3. What a card of the Automa says.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsAutomaCard"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardOfAutoma {
    /// Its name.
    pub automa: &'static str,
    /// The columns in the order they are tried.
    pub columns: Vec<&'static str>,
    /// What is discarded: an element, or `flowers` for all cards with flowers.
    pub discards: &'static str,
    /// The row of the card that is discarded if none shows the element.
    pub row: Option<&'static str>,
    /// What it does then: crown, objective or pile.
    pub action: &'static str,
    /// The pile that loses its top.
    pub pile: Option<&'static str>,
}

impl CardOfAutoma {
    fn of(game: &Jardins, card: AutomaCard) -> CardOfAutoma {
        let instruction = game.figures.automa(card);
        let (discards, row) = match instruction.discard {
            Discard::One { element, otherwise } => (element.name(), Some(otherwise.name())),
            Discard::Flowers => ("flowers", None),
        };
        let (action, pile) = match instruction.action {
            AutomaAction::Crown => ("crown", None),
            AutomaAction::Objective => ("objective", None),
            AutomaAction::Pile(pile) => ("pile", Some(pile.name())),
        };
        CardOfAutoma {
            automa: card.name(),
            columns: instruction.columns.into_iter().map(Column::name).collect(),
            discards,
            row,
            action,
            pile,
        }
    }
}
