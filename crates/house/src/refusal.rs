//! Why the house refuses something.

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
    /// One has too many tables.
    TooManyTables,
    /// The request comes from another site.
    Foreign,
    /// The house can't store or read now.
    Unavailable,
}

impl No {
    fn code(&self) -> Failure {
        match self {
            No::Unreadable(_)
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
            No::TooManyTables => "many-tables",
            No::Foreign => "foreign",
            No::Unavailable => "unavailable",
        }
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
