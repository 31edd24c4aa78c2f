//! Why the house refuses something.

use table::record::{RecordFault, RecordFaultKind};
use table::{Phrase, Rejection, SetupFault};

use crate::course::Obstacle;
use crate::protocol::{Failure, Refusal};
use crate::store::Trouble;

/// Why the house refuses something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum No {
    /// What was sent can't be read; the words say where.
    Unreadable(String),
    /// No such table, or none one may see.
    Table,
    /// No such game on the shelf.
    Game(String),
    /// No such seat at this table.
    Seat,
    /// No such page of the interface.
    Page,
    /// One has not told one's name yet.
    Nameless,
    /// Somebody whom the host has shown the door.
    Banned,
    /// A program plays in somebody's name, and no more.
    Program,
    /// Not one's own seat.
    NotYourSeat,
    /// Only who made the table may.
    NotYourTable,
    /// The seat is taken.
    Taken,
    /// The game has begun already.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// Seats are still open.
    SeatsOpen,
    /// The game is not over.
    NotOver,
    /// The host of the house has closed the table.
    Closed,
    /// Something has happened since.
    Stale,
    /// The course of the game doesn't allow it.
    Obstacle(Obstacle),
    /// Players or options are wrong.
    Setup(SetupFault),
    /// The clock of a table has to be within bounds.
    Clock,
    /// How long the strongest bot may think has to be within bounds.
    Think,
    /// Nobody would sit at the table.
    NobodySits,
    /// The seat's person is looking at the table.
    Present,
    /// The table allows no hints.
    Hints,
    /// A name has to be something.
    Name,
    /// One has to say something.
    NothingSaid,
    /// The login has not the form of one.
    Login,
    /// The login is taken.
    LoginTaken,
    /// Login or password are wrong.
    WrongPassword,
    /// The password is too short or too long.
    Password,
    /// One has an account already.
    HasAccount,
    /// Too much at once.
    TooFast,
    /// What was sent came too slowly.
    TooSlow,
    /// One has too many tables.
    TooManyTables,
    /// The request comes from another site.
    Foreign,
    /// A record is faulty.
    Record(RecordFault),
    /// A record is longer than any game.
    TooLong,
    /// There are only so many plies.
    Ply(usize),
    /// A new table and the game it goes on from don't agree.
    Origin,
    /// The house can't store or read now.
    Unavailable,
}

impl No {
    fn code(&self) -> Failure {
        match self {
            No::Unreadable(_)
            | No::TooSlow
            | No::Record(_)
            | No::TooLong
            | No::Ply(_)
            | No::Origin
            | No::Setup(_)
            | No::Clock
            | No::Think
            | No::NobodySits
            | No::Name
            | No::NothingSaid
            | No::Login
            | No::Password => Failure::Unreadable,
            No::Table | No::Game(_) | No::Seat | No::Page | No::Nameless => Failure::Unknown,
            No::Stale | No::Taken | No::Begun | No::LoginTaken | No::HasAccount => Failure::Stale,
            No::Obstacle(_) => Failure::Rules,
            No::TooFast | No::TooManyTables => Failure::Limit,
            No::Unavailable => Failure::Unavailable,
            _ => Failure::Forbidden,
        }
    }

    /// The sentence that says it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            No::Unreadable(words) => Phrase::new("house-no-unreadable").with("words", words.as_str()),
            No::Game(found) => Phrase::new("house-no-game").with("found", found.as_str()),
            No::Setup(fault) => fault.phrase(),
            No::Record(fault) => faulty(fault),
            No::Ply(most) => Phrase::new("house-no-ply").with("most", *most),
            No::Obstacle(Obstacle::Rules(rejection)) => rejection.phrase(),
            simple => Phrase::new(format!("house-no-{}", simple.key())),
        }
    }

    /// The end of the message's id.
    fn key(&self) -> &'static str {
        match self {
            No::Unreadable(_) => "unreadable",
            No::Table => "table",
            No::Game(_) => "game",
            No::Seat => "seat",
            No::Page => "page",
            No::Nameless => "nameless",
            No::Banned => "banned",
            No::Program => "program",
            No::NotYourSeat => "your-seat",
            No::NotYourTable => "your-table",
            No::Taken => "taken",
            No::Begun => "begun",
            No::NotBegun => "not-begun",
            No::SeatsOpen => "seats-open",
            No::NotOver => "not-over",
            No::Closed => "closed",
            No::Stale => "stale",
            No::Obstacle(obstacle) => obstacle_key(obstacle),
            No::Setup(_) => "setup",
            No::Clock => "clock",
            No::Think => "think",
            No::NobodySits => "nobody-sits",
            No::Present => "present",
            No::Hints => "hints",
            No::Name => "name",
            No::NothingSaid => "nothing-said",
            No::Login => "login",
            No::LoginTaken => "login-taken",
            No::WrongPassword => "wrong-password",
            No::Password => "password",
            No::HasAccount => "has-account",
            No::TooFast => "too-fast",
            No::TooSlow => "too-slow",
            No::TooManyTables => "many-tables",
            No::Foreign => "foreign",
            No::Record(_) => "record",
            No::TooLong => "too-long",
            No::Ply(_) => "ply",
            No::Origin => "origin",
            No::Unavailable => "unavailable",
        }
    }
}

/// What is wrong with a record, and where.
fn faulty(fault: &RecordFault) -> Phrase {
    let what = match fault.kind.as_ref() {
        RecordFaultKind::OtherComponents { .. } => Phrase::new("house-record-components"),
        _ => fault.phrase(),
    };
    match (fault.line, fault.ply) {
        (Some(line), Some(ply)) => {
            Phrase::new("house-no-record-ply").with("line", line).with("ply", ply).with("fault", what)
        }
        (Some(line), None) => Phrase::new("house-no-record-line").with("line", line).with("fault", what),
        (None, _) => Phrase::new("house-no-record").with("fault", what),
    }
}

fn obstacle_key(obstacle: &Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Over => "over",
        Obstacle::OtherTurn => "other-turn",
        Obstacle::Rules(_) => "rules",
        Obstacle::NothingToUndo => "undo",
        Obstacle::NothingToConfirm => "confirm",
        Obstacle::ConfirmFirst => "confirm-first",
        Obstacle::Present => "own-play",
        Obstacle::NotAPersons => "persons",
        Obstacle::TimeIsUp => "time",
    }
}

impl From<No> for Refusal {
    fn from(no: No) -> Refusal {
        let paragraph = match &no {
            No::Obstacle(Obstacle::Rules(rejection)) => rejection.paragraph().map(|paragraph| paragraph.to_string()),
            No::Record(fault) => fault.paragraph().map(|paragraph| paragraph.to_string()),
            _ => None,
        };
        Refusal { code: no.code(), phrase: no.phrase(), paragraph }
    }
}

impl From<Trouble> for No {
    fn from(trouble: Trouble) -> No {
        match trouble {
            Trouble::Conflict => No::Stale,
            Trouble::Unavailable(_) => No::Unavailable,
        }
    }
}

impl From<Obstacle> for No {
    fn from(obstacle: Obstacle) -> No {
        No::Obstacle(obstacle)
    }
}

impl From<Rejection> for No {
    fn from(rejection: Rejection) -> No {
        No::Obstacle(Obstacle::Rules(rejection))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Language;
    use words::Speaker;

    /// Every refusal; a new one that is not here does not compile.
    fn every() -> Vec<No> {
        let mut all = vec![No::Unreadable("line 1".into())];
        while let Some(next) = all.last().and_then(after) {
            all.push(next);
        }
        all
    }

    fn after(no: &No) -> Option<No> {
        Some(match no {
            No::Unreadable(_) => No::Table,
            No::Table => No::Game("chess".into()),
            No::Game(_) => No::Seat,
            No::Seat => No::Page,
            No::Page => No::Nameless,
            No::Nameless => No::Banned,
            No::Banned => No::Program,
            No::Program => No::NotYourSeat,
            No::NotYourSeat => No::NotYourTable,
            No::NotYourTable => No::Taken,
            No::Taken => No::Begun,
            No::Begun => No::NotBegun,
            No::NotBegun => No::SeatsOpen,
            No::SeatsOpen => No::NotOver,
            No::NotOver => No::Closed,
            No::Closed => No::Stale,
            No::Stale => No::Obstacle(Obstacle::Over),
            No::Obstacle(obstacle) => after_obstacle(obstacle),
            No::Setup(_) => No::Clock,
            No::Clock => No::Think,
            No::Think => No::NobodySits,
            No::NobodySits => No::Present,
            No::Present => No::Hints,
            No::Hints => No::Name,
            No::Name => No::NothingSaid,
            No::NothingSaid => No::Login,
            No::Login => No::LoginTaken,
            No::LoginTaken => No::WrongPassword,
            No::WrongPassword => No::Password,
            No::Password => No::HasAccount,
            No::HasAccount => No::TooFast,
            No::TooFast => No::TooSlow,
            No::TooSlow => No::TooManyTables,
            No::TooManyTables => No::Foreign,
            No::Foreign => No::Record("nonsense".parse::<table::Record>().unwrap_err()),
            No::Record(fault) => after_record(fault),
            No::TooLong => No::Ply(12),
            No::Ply(_) => No::Origin,
            No::Origin => No::Unavailable,
            No::Unavailable => return None,
        })
    }

    /// A record may be faulty in a line, in a ply, as a whole, or for other figures.
    fn after_record(fault: &RecordFault) -> No {
        let next = |line, ply, kind| No::Record(RecordFault { line, ply, kind: Box::new(kind) });
        let other = RecordFaultKind::OtherComponents { found: "a".to_owned(), known: "b" };
        match (fault.line, fault.ply, fault.kind.as_ref()) {
            (Some(_), None, _) => next(Some(20), Some(9), RecordFaultKind::AfterEnd),
            (Some(_), Some(_), _) => next(None, None, RecordFaultKind::NotOver),
            (None, _, RecordFaultKind::NotOver) => next(None, None, other),
            _ => No::TooLong,
        }
    }

    fn after_obstacle(obstacle: &Obstacle) -> No {
        No::Obstacle(match obstacle {
            Obstacle::Over => Obstacle::OtherTurn,
            Obstacle::OtherTurn => Obstacle::Rules(misread()),
            Obstacle::Rules(_) => Obstacle::NothingToUndo,
            Obstacle::NothingToUndo => Obstacle::NothingToConfirm,
            Obstacle::NothingToConfirm => Obstacle::ConfirmFirst,
            Obstacle::ConfirmFirst => Obstacle::Present,
            Obstacle::Present => Obstacle::NotAPersons,
            Obstacle::NotAPersons => Obstacle::TimeIsUp,
            Obstacle::TimeIsUp => return No::Setup(too_many_players()),
        })
    }

    fn amyitis(players: usize) -> Result<Box<dyn table::Match>, table::StartFault> {
        let kind = shelf::find("amyitis").unwrap();
        kind.start(players, &table::Options::read(kind.meta(), []).unwrap(), None)
    }

    fn misread() -> Rejection {
        amyitis(2).unwrap().check("dance").unwrap_err()
    }

    fn too_many_players() -> SetupFault {
        match amyitis(6).err() {
            Some(table::StartFault::Setup(fault)) => fault,
            other => unreachable!("{other:?}"),
        }
    }

    #[test]
    fn every_refusal_is_said_in_both_languages() {
        for language in [Language::En, Language::Fr] {
            let speaker = Speaker::new(language, shelf::words().chain([crate::TEXTS]));
            for no in every() {
                let said = speaker.try_say(&no.phrase());
                assert!(said.as_ref().is_ok_and(|said| said.len() > 10), "{no:?}: {said:?}");
            }
        }
    }
}
