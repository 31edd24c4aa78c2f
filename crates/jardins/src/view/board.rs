//! What lies between the players: the market, the piles and the royal objectives.

use game::Seat;
use serde::Serialize;

use crate::face::Element;
use crate::objectives::{Markers, Value};
use crate::pieces::{Card, Column, Enhancement, Pile, Position, Row};
use crate::view::Who;
use crate::{Actor, Jardins, Phase};

/// A row of the market.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsRow"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RowView {
    /// Its name, from the bottom.
    pub row: &'static str,
    /// What a card in it costs.
    pub tools: u8,
}

impl RowView {
    pub(super) fn of(game: &Jardins, row: Row) -> RowView {
        RowView { row: row.name(), tools: game.figures.row_tools(row) }
    }
}

/// A column of the market.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsColumn"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ColumnView {
    /// Its name, from the left.
    pub column: &'static str,
    /// Its cards, from the bottom row up.
    pub cards: Vec<Option<&'static str>>,
    /// Who stands under it: one entry for each gardener.
    pub gardeners: Vec<Who>,
    /// How many gardeners it has room for.
    pub places: u8,
}

impl ColumnView {
    pub(super) fn of(game: &Jardins, column: Column) -> ColumnView {
        let cards = Row::ALL.into_iter().map(|row| game.market.card(column, row).map(Card::name));
        let out = everybody(game).flat_map(|actor| {
            let here = match actor {
                Actor::Player(seat) => game.player(seat).gardeners,
                Actor::Automa => game.automa_gardeners,
            };
            std::iter::repeat_n(Who(actor), here[column.index()].into())
        });
        ColumnView {
            column: column.name(),
            cards: cards.collect(),
            gardeners: out.collect(),
            places: game.column_places(),
        }
    }
}

fn everybody(game: &Jardins) -> impl Iterator<Item = Actor> {
    Seat::all(game.seats()).map(Actor::Player).chain([Actor::Automa])
}

/// The card somebody took and has to lay.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsHand"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandView {
    /// The card.
    pub card: &'static str,
    /// The column it comes from.
    pub column: &'static str,
}

impl HandView {
    pub(super) fn of(game: &Jardins) -> Option<HandView> {
        match game.phase {
            Phase::Place { card, column } => Some(HandView { card: card.name(), column: column.name() }),
            _ => None,
        }
    }
}

/// A pile of enhancements.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsPile"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PileView {
    /// Its name.
    pub pile: &'static str,
    /// What its tiles cost, in gold.
    pub gold: u8,
    /// The tile on top.
    pub top: Option<&'static str>,
    /// How many tiles lie under it.
    pub below: u32,
}

impl PileView {
    pub(super) fn of(game: &Jardins, pile: Pile) -> PileView {
        PileView {
            pile: pile.name(),
            gold: pile.cost(),
            top: game.top(pile).map(Enhancement::name),
            below: game.left_in(pile).len(),
        }
    }
}

/// A royal objective on its position.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsObjective"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ObjectiveView {
    /// The position.
    pub position: &'static str,
    /// What it asks for; nothing during set-up.
    pub element: Option<&'static str>,
    /// How many one floor has to show.
    pub need: u8,
    /// Gold that comes at once.
    pub gold: u8,
    /// Tools that come at once.
    pub tools: u8,
    /// The first and the second value.
    pub values: Vec<ValueView>,
}

impl ObjectiveView {
    pub(super) fn of(game: &Jardins, position: Position) -> ObjectiveView {
        let claims = game.claims(position);
        let reward = game.figures.position(position);
        ObjectiveView {
            position: position.name(),
            element: claims.objective.map(Element::name),
            need: claims.objective.map_or(0, |objective| game.figures.objective(objective)),
            gold: reward.purse.gold,
            tools: reward.purse.tools,
            values: vec![
                ValueView::of(game, game.points_of(position, Value::First), claims.first),
                ValueView::of(game, game.points_of(position, Value::Second), claims.second),
            ],
        }
    }
}

/// A value of an objective, with its places.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsValue"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ValueView {
    /// What each of its places is worth.
    pub points: u8,
    /// Who has a marker on each place, then nobody on the free ones.
    pub places: Vec<Option<Who>>,
}

impl ValueView {
    fn of(game: &Jardins, points: u8, markers: Markers) -> ValueView {
        let mut places: Vec<_> =
            everybody(game).filter(|&actor| markers.contains(actor)).map(|actor| Some(Who(actor))).collect();
        places.resize(places.len().max(game.objective_places().into()), None);
        ValueView { points, places }
    }
}
