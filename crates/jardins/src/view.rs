//! Everything on the table, for those who draw it. Pieces and places have their words of the notation, so that a board that draws one can
//! write the decision about it: `take COLUMN ROW`, `place SPOT`, `buy PILE on PLOT`, `claim POSITION`.
//!
//! What a card shows is told once, under its name; the market, the hand and the gardens only name cards.

mod automa;
mod board;
mod face;
mod garden;

pub use automa::{AutomaView, CardOfAutoma};
pub use board::{ColumnView, HandView, ObjectiveView, PileView, RowView, ValueView};
pub use face::{FaceView, SeriesView};
pub use garden::{GardenView, ProgressView};

#[cfg(feature = "typescript")]
use std::collections::BTreeMap;

use game::Seat;
use serde::{Serialize, Serializer};

use crate::components::ROUNDS;
use crate::face::Tree;
use crate::pieces::{Column, Pile, Position, Row};
use crate::refusal::Step;
use crate::{Actor, Jardins};

/// Everything on the table, for those who draw it.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsView"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// The round in progress, from 1; 0 during set-up.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whose turn it is.
    pub active: Who,
    /// The step of the turn that asks for a decision: take, place, buy or claim.
    pub step: Option<&'static str>,
    /// Who holds the first-player tile.
    pub crown: Option<Who>,
    /// Garden cards that have not been drawn.
    pub unseen: u32,
    /// The gold and tools that are left for all; nothing if they never run out.
    pub supply: Option<PurseView>,
    /// The rows of the market, from the bottom.
    pub rows: Vec<RowView>,
    /// The columns of the market, from the left.
    pub columns: Vec<ColumnView>,
    /// The card that was taken and has to be laid.
    pub hand: Option<HandView>,
    /// The piles of enhancements.
    pub piles: Vec<PileView>,
    /// The royal objectives, by position.
    pub objectives: Vec<ObjectiveView>,
    /// The gardens, by seat.
    pub gardens: Vec<GardenView>,
    /// The Automa of solo play.
    pub automa: Option<AutomaView>,
    /// What the cards in sight show, by name.
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<String, FaceView>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, FaceView>))]
    pub cards: ByName<FaceView>,
    /// What the enhancements in sight show, by name.
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<String, FaceView>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, FaceView>))]
    pub tiles: ByName<FaceView>,
    /// What neighbouring trees of a species score.
    pub series: Vec<SeriesView>,
    /// Points for 0, 1, 2 … irrigated cards on marked places.
    pub irrigation: Vec<u8>,
}

/// Gold and tools.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsPurse"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PurseView {
    /// Gold.
    pub gold: u8,
    /// Tools.
    pub tools: u8,
}

impl View {
    pub(crate) fn of(game: &Jardins) -> View {
        View {
            round: game.round,
            rounds: ROUNDS,
            active: game.active.into(),
            step: game.step().map(word),
            crown: game.crown.map(Who::from),
            unseen: game.unseen.cards(),
            supply: game.supply().map(|left| PurseView { gold: left.gold, tools: left.tools }),
            rows: Row::ALL.into_iter().map(|row| RowView::of(game, row)).collect(),
            columns: Column::ALL.into_iter().map(|column| ColumnView::of(game, column)).collect(),
            hand: HandView::of(game),
            piles: Pile::ALL.into_iter().map(|pile| PileView::of(game, pile)).collect(),
            objectives: Position::ALL.into_iter().map(|position| ObjectiveView::of(game, position)).collect(),
            gardens: Seat::all(game.seats()).map(|seat| GardenView::of(game, seat)).collect(),
            automa: AutomaView::of(game),
            cards: face::cards_in_sight(game),
            tiles: face::tiles_in_sight(game),
            series: Tree::ALL.into_iter().map(|tree| SeriesView::of(game, tree)).collect(),
            irrigation: game.figures.irrigation_points.to_vec(),
        }
    }
}

const fn word(step: Step) -> &'static str {
    match step {
        Step::Take => "take",
        Step::Place => "place",
        Step::Buy => "buy",
        Step::Claim => "claim",
    }
}

/// Somebody at the table: a player by the index of their seat, or the Automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsWho", type = "number | \"automa\""))]
pub struct Who(pub Actor);

impl From<Actor> for Who {
    fn from(actor: Actor) -> Who {
        Who(actor)
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Actor::Player(seat) => seat.serialize(serializer),
            Actor::Automa => serializer.serialize_str("automa"),
        }
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Who {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};

        let player = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
        let automa = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["automa"]));
        let who = OneOfBuilder::new().item(player).item(automa);
        who.description(Some("Somebody at the table: a player by the index of their seat, or the Automa.")).into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Who {}

/// Things by their names, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByName<T>(pub Vec<(&'static str, T)>);

impl<T> ByName<T> {
    /// The thing of this name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, thing)| thing)
    }
}

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, thing)| (name, thing)))
    }
}
