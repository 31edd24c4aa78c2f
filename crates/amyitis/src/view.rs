//! Everything on the table, for those who draw it.

use serde::Serialize;
use table::Game;

use crate::Amyitis;

/// Everything on the table, for those who draw it.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisView"))]
pub struct View {
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
}

impl View {
    pub(crate) fn of(game: &Amyitis) -> View {
        View { round: game.round() }
    }
}
