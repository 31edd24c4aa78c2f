//! What the page teaches with: lessons, and the positions drawn in the rules.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::schema::GameView;

/// A guided first game: a record, and what is said and asked along it.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// The learner's seat.
    pub seat: usize,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// Something that is said at a moment of the game, and what the learner is asked to decide there.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonStep {
    /// What is said. Words: `lessons-GAME-TEXT`.
    pub text: String,
    /// After how many plies of the record.
    pub ply: usize,
    /// What is pointed at: something on the board that explains itself by this name (`data-about`).
    #[serde(default)]
    pub point: Option<String>,
    /// What the learner decides, one after the other: the next plies of the record. Nothing if there is only to look.
    #[serde(default)]
    pub decide: Vec<String>,
}

/// A position drawn in the rules.
#[derive(Serialize, Deserialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Example {
    /// Whose eyes it is seen through.
    pub seat: usize,
    /// How many sit at the table.
    pub players: usize,
    /// Which part of the board is drawn.
    pub part: String,
    /// Decisions that are marked on it.
    pub marked: Vec<String>,
    /// Everything on the table, as the game draws it.
    #[schema(value_type = GameView)]
    #[cfg_attr(feature = "typescript", ts(type = "GameView"))]
    pub view: Box<RawValue>,
}
