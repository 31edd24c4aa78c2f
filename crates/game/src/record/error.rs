//! What can be wrong with a record.

use crate::{ComponentErrors, MoveError, Paragraph, ParseError, Phrase, Seat, SetupError};

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
#[error("line {line:?}, ply {ply:?}: {kind:?}")]
pub struct RecordError {
    /// The line of the file, from 1, if it is the matter of one.
    pub line: Option<usize>,
    /// The ply, from 1, if it is the matter of one.
    pub ply: Option<usize>,
    /// What.
    pub kind: Box<RecordErrorKind>,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// The first line is not that of a record.
    NotARecord(ParseError),
    /// A line has not the form of one.
    Unreadable(ParseError),
    /// A header line is missing.
    Missing(&'static str),
    /// A header line is there twice.
    Twice(&'static str),
    /// No table has so many seats.
    TooManySeats {
        /// The number in the header.
        players: usize,
    },
    /// A named seat is not at the table.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
    /// More plies are said to come from another game than there are.
    ShortOrigin {
        /// How many should come from there.
        plies: usize,
        /// How many there are.
        found: usize,
    },
    /// A ply after the result.
    AfterResult,
    /// The record is of another game.
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game it should be.
        known: String,
    },
    /// The record is of another version of the rules.
    OtherRules {
        /// The version of the record.
        found: u32,
        /// The version in use.
        known: u32,
    },
    /// The record was played with other component figures.
    OtherComponents {
        /// The fingerprint in the record.
        found: String,
        /// The fingerprint in use.
        known: &'static str,
    },
    /// Players or options are wrong.
    Setup(SetupError),
    /// The component file is wrong.
    Components(ComponentErrors),
    /// Somebody else's turn.
    OtherTurn {
        /// Who acts in the record; `None` is the dealer.
        found: Option<Seat>,
        /// Who has to act.
        due: Option<Seat>,
    },
    /// A decision or outcome that is not legal there.
    Illegal {
        /// What stands in the record.
        found: String,
        /// Why it is refused.
        rejection: MoveError,
        /// How many are legal.
        legal: usize,
        /// The legal ones that look most like it.
        near: Vec<String>,
    },
    /// A ply after the end of the game.
    AfterEnd,
    /// A result, but the game is not over.
    NotOver,
    /// The result is not the one that the rules compute.
    OtherResult {
        /// The points in the record.
        found: Vec<i32>,
        /// The points that the rules compute.
        computed: Vec<i32>,
    },
    /// The seed is not the one that was committed to.
    OtherCommitment,
    /// An outcome is not the one that the seed deals.
    OtherDeal {
        /// The outcome in the record.
        found: String,
        /// What the seed deals.
        dealt: String,
    },
}

impl RecordError {
    pub(super) fn line(line: usize, kind: RecordErrorKind) -> RecordError {
        RecordError { line: Some(line), ply: None, kind: Box::new(kind) }
    }

    pub(super) fn whole(kind: RecordErrorKind) -> RecordError {
        RecordError { line: None, ply: None, kind: Box::new(kind) }
    }

    /// Where the rules say so, if it is a matter of rules.
    pub fn paragraph(&self) -> Option<Paragraph> {
        match self.kind.as_ref() {
            RecordErrorKind::Illegal { rejection, .. } => rejection.paragraph(),
            _ => None,
        }
    }

    /// The sentence that says what is wrong (not where).
    pub fn phrase(&self) -> Phrase {
        self.kind.phrase()
    }
}

impl RecordErrorKind {
    fn phrase(&self) -> Phrase {
        match self {
            RecordErrorKind::NotARecord(misread) => Phrase::new("table-record-title")
                .with("found", misread.found.as_str())
                .with("expected", misread.expected),
            RecordErrorKind::Unreadable(misread) => misread.phrase(),
            RecordErrorKind::Missing(key) => Phrase::new("table-record-missing").with("key", *key),
            RecordErrorKind::Twice(key) => Phrase::new("table-record-twice").with("key", *key),
            RecordErrorKind::TooManySeats { players } => {
                Phrase::new("table-record-seats").with("players", *players).with("most", Seat::MOST)
            }
            RecordErrorKind::NoSuchSeat { seat, players } => {
                Phrase::new("table-record-no-seat").with("number", seat.to_string()).with("players", *players)
            }
            RecordErrorKind::ShortOrigin { plies, found } => {
                Phrase::new("table-record-origin").with("plies", *plies).with("found", *found)
            }
            RecordErrorKind::AfterResult => Phrase::new("table-record-after-result"),
            RecordErrorKind::OtherGame { found, known } => other("table-record-game", found, known),
            RecordErrorKind::OtherRules { found, known } => {
                Phrase::new("table-record-rules").with("found", *found).with("known", *known)
            }
            RecordErrorKind::OtherComponents { found, known } => other("table-record-components", found, known),
            RecordErrorKind::Setup(fault) => fault.phrase(),
            RecordErrorKind::Components(faults) => Phrase::new("table-record-component-faults")
                .with("faults", faults.0.iter().map(crate::ComponentError::phrase).collect::<Vec<_>>()),
            RecordErrorKind::OtherTurn { found, due } => {
                Phrase::new("table-record-turn").with("found", actor(*found)).with("due", actor(*due))
            }
            RecordErrorKind::Illegal { found, rejection, legal, near } => Phrase::new("table-record-illegal")
                .with("found", found.as_str())
                .with("reason", rejection.phrase())
                .with("legal", *legal)
                .with("near", near.join(" · ")),
            RecordErrorKind::AfterEnd => Phrase::new("table-record-after-end"),
            RecordErrorKind::NotOver => Phrase::new("table-record-not-over"),
            RecordErrorKind::OtherResult { found, computed } => {
                other("table-record-result", &points(found), &points(computed))
            }
            RecordErrorKind::OtherCommitment => Phrase::new("table-record-commitment"),
            RecordErrorKind::OtherDeal { found, dealt } => other("table-record-deal", found, dealt),
        }
    }
}

fn other(id: &'static str, found: &str, known: &str) -> Phrase {
    Phrase::new(id).with("found", found).with("known", known)
}

fn actor(by: Option<Seat>) -> Phrase {
    match by {
        Some(seat) => Phrase::new("table-actor-seat").with("number", seat.to_string()),
        None => Phrase::new("table-actor-dealer"),
    }
}

fn points(points: &[i32]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
