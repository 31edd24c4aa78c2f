//! What a house says, as far as a screen needs it. Its types are described by the house itself: `docs/api.md`.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Phrase;

/// What is heard at a table.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(super) enum TableNews {
    Table {
        table: Table,
    },
    Moment {
        moment: Box<Moment>,
    },
    Chat {
        lines: Vec<ChatLine>,
    },
    /// Answers to deeds come over HTTP here.
    #[serde(other)]
    Other,
}

#[derive(Deserialize, Debug)]
pub(super) struct Table {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) state: TableState,
    pub(super) seats: Vec<SeatInfo>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) policy: Policy,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum TableState {
    Open,
    Playing,
    Over,
    Closed,
}

#[derive(Deserialize, Debug)]
pub(super) struct SeatInfo {
    pub(super) kind: SeatKind,
    pub(super) name: Option<String>,
    pub(super) level: Option<String>,
    pub(super) resigned: bool,
    pub(super) mine: bool,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SeatKind {
    Open,
    Person,
    Bot,
}

#[derive(Deserialize, Debug)]
pub(super) struct Policy {
    pub(super) hints: bool,
}

#[derive(Deserialize, Debug)]
pub(super) struct Moment {
    pub(super) number: usize,
    pub(super) turn: Option<usize>,
    pub(super) told: Vec<Told>,
    pub(super) back: Option<usize>,
    pub(super) undo: Option<usize>,
    pub(super) confirm: Option<usize>,
    pub(super) commitment: String,
    pub(super) ending: Option<Ending>,
}

#[derive(Deserialize, Debug)]
pub(super) struct Told {
    pub(super) ply: usize,
    pub(super) notation: String,
}

#[derive(Deserialize, Debug)]
pub(super) struct Ending {
    pub(super) played: bool,
    pub(super) seed: String,
}

#[derive(Deserialize, Debug)]
pub(super) struct ChatLine {
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) text: String,
}

/// Why a deed was refused.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub(super) phrase: Phrase,
    pub(super) paragraph: Option<String>,
}

/// Oneself.
#[derive(Deserialize, Debug)]
pub(super) struct Me {}
