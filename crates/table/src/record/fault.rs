//! What can be wrong with a record.

use std::fmt;

use crate::{Faults, Misread, Paragraph, Phrase, Rejection, Seat, SetupFault};

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line of the file, from 1, if it is the matter of one.
    pub line: Option<usize>,
    /// The ply, from 1, if it is the matter of one.
    pub ply: Option<usize>,
    /// What.
    pub kind: Box<RecordFaultKind>,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFaultKind {
    /// The first line is not that of a record.
    NotARecord(Misread),
    /// A line has not the form of one.
    Misread(Misread),
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
    Setup(SetupFault),
    /// The component file is wrong.
    Components(Faults),
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
        rejection: Rejection,
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

impl RecordFault {
    pub(super) fn line(line: usize, kind: RecordFaultKind) -> RecordFault {
        RecordFault { line: Some(line), ply: None, kind: Box::new(kind) }
    }

    pub(super) fn whole(kind: RecordFaultKind) -> RecordFault {
        RecordFault { line: None, ply: None, kind: Box::new(kind) }
    }

    /// Where the rules say so, if it is a matter of rules.
    pub fn paragraph(&self) -> Option<Paragraph> {
        match self.kind.as_ref() {
            RecordFaultKind::Illegal { rejection, .. } => rejection.paragraph(),
            _ => None,
        }
    }

    /// The sentence that says what is wrong (not where).
    pub fn phrase(&self) -> Phrase {
        self.kind.phrase()
    }
}

impl RecordFaultKind {
    fn phrase(&self) -> Phrase {
        use RecordFaultKind as Kind;
        match self {
            Kind::NotARecord(misread) => Phrase::new("table-record-title")
                .with("found", misread.found.as_str())
                .with("expected", misread.expected),
            Kind::Misread(misread) => misread.phrase(),
            Kind::Missing(key) => Phrase::new("table-record-missing").with("key", *key),
            Kind::Twice(key) => Phrase::new("table-record-twice").with("key", *key),
            Kind::TooManySeats { players } => {
                Phrase::new("table-record-seats").with("players", *players).with("most", Seat::MOST)
            }
            Kind::NoSuchSeat { seat, players } => {
                Phrase::new("table-record-no-seat").with("number", seat.to_string()).with("players", *players)
            }
            Kind::ShortOrigin { plies, found } => {
                Phrase::new("table-record-origin").with("plies", *plies).with("found", *found)
            }
            Kind::AfterResult => Phrase::new("table-record-after-result"),
            Kind::OtherGame { found, known } => other("table-record-game", found, known),
            Kind::OtherRules { found, known } => {
                Phrase::new("table-record-rules").with("found", *found).with("known", *known)
            }
            Kind::OtherComponents { found, known } => other("table-record-components", found, known),
            Kind::Setup(fault) => fault.phrase(),
            Kind::Components(faults) => Phrase::new("table-record-component-faults")
                .with("faults", faults.0.iter().map(crate::Fault::phrase).collect::<Vec<_>>()),
            Kind::OtherTurn { found, due } => {
                Phrase::new("table-record-turn").with("found", actor(*found)).with("due", actor(*due))
            }
            Kind::Illegal { found, rejection, legal, near } => Phrase::new("table-record-illegal")
                .with("found", found.as_str())
                .with("reason", rejection.phrase())
                .with("legal", *legal)
                .with("near", near.join(" · ")),
            Kind::AfterEnd => Phrase::new("table-record-after-end"),
            Kind::NotOver => Phrase::new("table-record-not-over"),
            Kind::OtherResult { found, computed } => other("table-record-result", &points(found), &points(computed)),
            Kind::OtherCommitment => Phrase::new("table-record-commitment"),
            Kind::OtherDeal { found, dealt } => other("table-record-deal", found, dealt),
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

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {:?}, ply {:?}: {:?}", self.line, self.ply, self.kind)
    }
}

impl std::error::Error for RecordFault {}
