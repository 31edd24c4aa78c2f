//! Why the house refuses something.

use game::record::{RecordError, RecordErrorKind};
use game::{ComponentError, ComponentErrors, MoveError, Phrase, SetupError};

use crate::game_in_play::EntryError;
use crate::moderation_error::ModerationError;
use protocol::{ErrorCode, ErrorResponse};
use store::StoreError;

/// Why the house refuses something. People read its phrase; the operator's log has its key.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
#[error("the house refuses: {}", self.key())]
pub enum HouseError {
    /// What was sent can't be read; the words say where.
    Unreadable(String),
    /// No such table, or none this person may see.
    Table,
    /// No such game in the catalog.
    Game(String),
    /// No such seat at this table.
    Seat,
    /// No such page of the interface.
    Page,
    /// This address is not asked in this way.
    Method,
    /// A body has to be of this media type.
    MediaType(&'static str),
    /// A body may have so many kilobytes.
    TooLarge(usize),
    /// The person has no name yet.
    Nameless,
    /// The token or session is wrong or has ended.
    Credential,
    /// Guests have no account.
    NoAccount,
    /// The host has banned this person.
    Banned,
    /// A program plays in somebody's name, and no more.
    Program,
    /// The person has no such token.
    Token,
    /// The person has no such session.
    Session,
    /// The link was used, or its time is over.
    Link,
    /// The house sends no mail.
    NoMail,
    /// A mail address has not the form of one.
    Mail,
    /// The present password is wrong.
    OldPassword,
    /// What has to be typed to go for good is not the guest's name.
    TypedName,
    /// Another person's seat.
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
    /// It does not fit how the game stands.
    Entry(EntryError),
    /// Players or options are wrong.
    Setup(SetupError),
    /// The host offers no such edition.
    Edition,
    /// A component file is faulty.
    Components(ComponentErrors),
    /// A component file is longer than so many KiB.
    LongEdition(usize),
    /// So many editions are in use that no new one is taken.
    ManyEditions,
    /// A comparison plays so many games.
    Games {
        /// At least.
        least: usize,
        /// At most.
        most: usize,
    },
    /// Bots of this level think too long to play many games.
    SlowLevel,
    /// The clock of a table has to be within bounds.
    Clock,
    /// How long the strongest bot may think has to be within bounds.
    Think,
    /// Nobody would sit at the table.
    NobodySits,
    /// The seat's person is looking at the table.
    Present,
    /// At a table with a clock only the clock decides who is absent.
    ByClock,
    /// No bot plays for anybody at this table.
    NoStandIn,
    /// The seat's person was there less than the table's time ago; so many minutes are left.
    NotAbsent(i64),
    /// After how long somebody is absent has to be within bounds.
    Absence,
    /// So many wait already.
    Crowded(usize),
    /// The table allows no hints.
    Hints,
    /// A name has to be something.
    Name,
    /// The chat line is empty.
    NothingSaid,
    /// The login has not the form of one.
    Login,
    /// The login is taken.
    LoginTaken,
    /// Login or password are wrong.
    WrongPassword,
    /// The password is too short or too long.
    Password,
    /// The person has an account already.
    HasAccount,
    /// Too much at once: so many seconds should pass before the next try.
    TooFast(u32),
    /// More moves than may be asked about at once; so many may.
    TooManyMoves(usize),
    /// One address has too many sockets.
    TooManySockets,
    /// What was sent came too slowly.
    TooSlow,
    /// The person has too many tables.
    TooManyTables,
    /// So many tables of the person or of their address wait for players.
    ManyOpenTables(usize),
    /// The request comes from another site.
    Foreign,
    /// A record is faulty.
    Record(RecordError),
    /// A record is longer than any game.
    TooLong,
    /// There are only so many plies.
    Ply(usize),
    /// A new table and the game it goes on from don't agree.
    Origin,
    /// It is refused for the sake of others, or to an admin.
    Moderation(ModerationError),
    /// The house can't store or read now.
    Unavailable,
}

impl HouseError {
    /// What kind of error it is.
    pub fn code(&self) -> ErrorCode {
        match self {
            HouseError::Unreadable(_)
            | HouseError::Method
            | HouseError::MediaType(_)
            | HouseError::TooLarge(_)
            | HouseError::TooManyMoves(_)
            | HouseError::TooSlow
            | HouseError::Record(_)
            | HouseError::TooLong
            | HouseError::Ply(_)
            | HouseError::Origin
            | HouseError::Setup(_)
            | HouseError::Components(_)
            | HouseError::LongEdition(_)
            | HouseError::Games { .. }
            | HouseError::SlowLevel
            | HouseError::Clock
            | HouseError::Think
            | HouseError::Absence
            | HouseError::NobodySits
            | HouseError::Name
            | HouseError::NothingSaid
            | HouseError::Login
            | HouseError::Mail
            | HouseError::TypedName
            | HouseError::Password => ErrorCode::Unreadable,
            HouseError::Nameless | HouseError::Credential => ErrorCode::Unauthenticated,
            HouseError::Table
            | HouseError::Game(_)
            | HouseError::Seat
            | HouseError::Edition
            | HouseError::Page
            | HouseError::Session
            | HouseError::Link
            | HouseError::Token => ErrorCode::Unknown,
            HouseError::Stale
            | HouseError::Taken
            | HouseError::Begun
            | HouseError::LoginTaken
            | HouseError::HasAccount => ErrorCode::Stale,
            HouseError::Entry(_) => ErrorCode::Rules,
            HouseError::TooFast(_)
            | HouseError::TooManySockets
            | HouseError::Crowded(_)
            | HouseError::TooManyTables
            | HouseError::ManyOpenTables(_)
            | HouseError::ManyEditions => ErrorCode::Limit,
            HouseError::Moderation(error) => error.code(),
            HouseError::Unavailable => ErrorCode::Unavailable,
            _ => ErrorCode::Forbidden,
        }
    }

    /// The sentence that says it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            HouseError::Unreadable(words) => Phrase::new("house-no-unreadable").with("words", words.as_str()),
            HouseError::Game(found) => Phrase::new("house-no-game").with("found", found.as_str()),
            HouseError::Setup(fault) => fault.phrase(),
            HouseError::Moderation(error) => error.phrase(),
            HouseError::Components(faults) => Phrase::new("house-no-components")
                .with("count", faults.0.len())
                .with("faults", faults.0.iter().map(ComponentError::phrase).collect::<Vec<_>>()),
            HouseError::LongEdition(most) => Phrase::new("house-no-long-edition").with("most", *most),
            HouseError::Games { least, most } => {
                Phrase::new("house-no-games").with("least", *least).with("most", *most)
            }
            HouseError::Record(fault) => faulty(fault),
            HouseError::NotAbsent(minutes) => Phrase::new("house-no-not-absent").with("minutes", *minutes),
            HouseError::MediaType(wanted) => Phrase::new("house-no-media-type").with("wanted", *wanted),
            HouseError::TooLarge(most) => Phrase::new("house-no-too-large").with("most", *most),
            HouseError::TooFast(seconds) => Phrase::new("house-no-too-fast").with("seconds", *seconds),
            HouseError::TooManyMoves(most) => Phrase::new("house-no-many-moves").with("most", *most),
            HouseError::ManyOpenTables(most) => Phrase::new("house-no-many-open-tables").with("most", *most),
            HouseError::Crowded(before) => Phrase::new("house-no-crowded").with("before", *before),
            HouseError::Ply(most) => Phrase::new("house-no-ply").with("most", *most),
            HouseError::Entry(EntryError::Rules(rejection)) => rejection.phrase(),
            simple => Phrase::new(format!("house-no-{}", simple.key())),
        }
    }

    /// The end of the message's id.
    fn key(&self) -> &'static str {
        match self {
            HouseError::Unreadable(_) => "unreadable",
            HouseError::Table => "table",
            HouseError::Game(_) => "game",
            HouseError::Seat => "seat",
            HouseError::Page => "page",
            HouseError::Method => "method",
            HouseError::MediaType(_) => "media-type",
            HouseError::TooLarge(_) => "too-large",
            HouseError::Nameless => "nameless",
            HouseError::Credential => "credential",
            HouseError::NoAccount => "no-account",
            HouseError::Banned => "banned",
            HouseError::Program => "program",
            HouseError::Token => "token",
            HouseError::Session => "session",
            HouseError::Link => "link",
            HouseError::NoMail => "no-mail",
            HouseError::Mail => "mail",
            HouseError::OldPassword => "old-password",
            HouseError::TypedName => "typed-name",
            HouseError::NotYourSeat => "your-seat",
            HouseError::NotYourTable => "your-table",
            HouseError::Taken => "taken",
            HouseError::Begun => "begun",
            HouseError::NotBegun => "not-begun",
            HouseError::SeatsOpen => "seats-open",
            HouseError::NotOver => "not-over",
            HouseError::Closed => "closed",
            HouseError::Stale => "stale",
            HouseError::Entry(error) => entry_error_key(error),
            HouseError::Setup(_) => "setup",
            HouseError::Edition => "edition",
            HouseError::Components(_) => "components",
            HouseError::LongEdition(_) => "long-edition",
            HouseError::ManyEditions => "many-editions",
            HouseError::Games { .. } => "games",
            HouseError::SlowLevel => "slow-level",
            HouseError::Clock => "clock",
            HouseError::Think => "think",
            HouseError::NobodySits => "nobody-sits",
            HouseError::Present => "present",
            HouseError::ByClock => "by-clock",
            HouseError::NoStandIn => "no-stand-in",
            HouseError::NotAbsent(_) => "not-absent",
            HouseError::Absence => "absence",
            HouseError::Hints => "hints",
            HouseError::Name => "name",
            HouseError::NothingSaid => "nothing-said",
            HouseError::Login => "login",
            HouseError::LoginTaken => "login-taken",
            HouseError::WrongPassword => "wrong-password",
            HouseError::Password => "password",
            HouseError::HasAccount => "has-account",
            HouseError::TooFast(_) => "too-fast",
            HouseError::TooManyMoves(_) => "many-moves",
            HouseError::TooManySockets => "many-sockets",
            HouseError::Crowded(_) => "crowded",
            HouseError::TooSlow => "too-slow",
            HouseError::TooManyTables => "many-tables",
            HouseError::ManyOpenTables(_) => "many-open-tables",
            HouseError::Foreign => "foreign",
            HouseError::Record(_) => "record",
            HouseError::TooLong => "too-long",
            HouseError::Ply(_) => "ply",
            HouseError::Origin => "origin",
            HouseError::Moderation(error) => error.key(),
            HouseError::Unavailable => "unavailable",
        }
    }
}

/// What is wrong with a record, and where.
fn faulty(fault: &RecordError) -> Phrase {
    let what = match fault.kind.as_ref() {
        RecordErrorKind::OtherComponents { .. } => Phrase::new("house-record-components"),
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

fn entry_error_key(error: &EntryError) -> &'static str {
    match error {
        EntryError::Over => "over",
        EntryError::OtherTurn => "other-turn",
        EntryError::Rules(_) => "rules",
        EntryError::NothingToUndo => "undo",
        EntryError::NothingToConfirm => "confirm",
        EntryError::ConfirmFirst => "confirm-first",
        EntryError::Present => "own-play",
        EntryError::NotAPersons => "persons",
        EntryError::TimeIsUp => "time",
    }
}

impl From<HouseError> for ErrorResponse {
    fn from(error: HouseError) -> ErrorResponse {
        let paragraph = match &error {
            HouseError::Entry(EntryError::Rules(rejection)) => {
                rejection.paragraph().map(|paragraph| paragraph.to_string())
            }
            HouseError::Record(fault) => fault.paragraph().map(|paragraph| paragraph.to_string()),
            _ => None,
        };
        ErrorResponse { code: error.code(), phrase: error.phrase(), paragraph }
    }
}

impl From<StoreError> for HouseError {
    fn from(error: StoreError) -> HouseError {
        match error {
            StoreError::Conflict => HouseError::Stale,
            _ => HouseError::Unavailable,
        }
    }
}

impl From<ModerationError> for HouseError {
    fn from(error: ModerationError) -> HouseError {
        HouseError::Moderation(error)
    }
}

impl From<EntryError> for HouseError {
    fn from(error: EntryError) -> HouseError {
        HouseError::Entry(error)
    }
}

impl From<MoveError> for HouseError {
    fn from(rejection: MoveError) -> HouseError {
        HouseError::Entry(EntryError::Rules(rejection))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Language;
    use texts::Translator;

    /// Every refusal; a new one that is not here does not compile.
    fn every() -> Vec<HouseError> {
        let mut all = vec![HouseError::Unreadable("line 1".into())];
        while let Some(next) = all.last().and_then(after) {
            all.push(next);
        }
        all
    }

    fn after(error: &HouseError) -> Option<HouseError> {
        Some(match error {
            HouseError::Unreadable(_) => HouseError::Table,
            HouseError::Table => HouseError::Game("chess".into()),
            HouseError::Game(_) => HouseError::Seat,
            HouseError::Seat => HouseError::Page,
            HouseError::Page => HouseError::Method,
            HouseError::Method => HouseError::MediaType("application/json"),
            HouseError::MediaType(_) => HouseError::TooLarge(64),
            HouseError::TooLarge(_) => HouseError::Nameless,
            HouseError::Nameless => HouseError::Credential,
            HouseError::Credential => HouseError::NoAccount,
            HouseError::NoAccount => HouseError::Banned,
            HouseError::Banned => HouseError::Program,
            HouseError::Program => HouseError::Token,
            HouseError::Token => HouseError::Session,
            HouseError::Session => HouseError::Link,
            HouseError::Link => HouseError::NoMail,
            HouseError::NoMail => HouseError::Mail,
            HouseError::Mail => HouseError::OldPassword,
            HouseError::OldPassword => HouseError::TypedName,
            HouseError::TypedName => HouseError::NotYourSeat,
            HouseError::NotYourSeat => HouseError::NotYourTable,
            HouseError::NotYourTable => HouseError::Taken,
            HouseError::Taken => HouseError::Begun,
            HouseError::Begun => HouseError::NotBegun,
            HouseError::NotBegun => HouseError::SeatsOpen,
            HouseError::SeatsOpen => HouseError::NotOver,
            HouseError::NotOver => HouseError::Closed,
            HouseError::Closed => HouseError::Stale,
            HouseError::Stale => HouseError::Entry(EntryError::Over),
            HouseError::Entry(error) => after_entry_error(error),
            HouseError::Setup(_) => HouseError::Edition,
            HouseError::Edition => {
                HouseError::Components(catalog::find("amyitis").unwrap().check_components("a = 1").unwrap_err())
            }
            HouseError::Components(_) => HouseError::LongEdition(32),
            HouseError::LongEdition(_) => HouseError::ManyEditions,
            HouseError::ManyEditions => HouseError::Games { least: 2, most: 2000 },
            HouseError::Games { .. } => HouseError::SlowLevel,
            HouseError::SlowLevel => HouseError::Clock,
            HouseError::Clock => HouseError::Think,
            HouseError::Think => HouseError::NobodySits,
            HouseError::NobodySits => HouseError::Present,
            HouseError::Present => HouseError::ByClock,
            HouseError::ByClock => HouseError::NoStandIn,
            HouseError::NoStandIn => HouseError::NotAbsent(3),
            HouseError::NotAbsent(_) => HouseError::Absence,
            HouseError::Absence => HouseError::Hints,
            HouseError::Hints => HouseError::Name,
            HouseError::Name => HouseError::NothingSaid,
            HouseError::NothingSaid => HouseError::Login,
            HouseError::Login => HouseError::LoginTaken,
            HouseError::LoginTaken => HouseError::WrongPassword,
            HouseError::WrongPassword => HouseError::Password,
            HouseError::Password => HouseError::HasAccount,
            HouseError::HasAccount => HouseError::TooFast(3),
            HouseError::TooFast(_) => HouseError::TooManyMoves(64),
            HouseError::TooManyMoves(_) => HouseError::TooManySockets,
            HouseError::TooManySockets => HouseError::Crowded(3),
            HouseError::Crowded(_) => HouseError::TooSlow,
            HouseError::TooSlow => HouseError::TooManyTables,
            HouseError::TooManyTables => HouseError::ManyOpenTables(20),
            HouseError::ManyOpenTables(_) => HouseError::Foreign,
            HouseError::Foreign => HouseError::Record("nonsense".parse::<game::Record>().unwrap_err()),
            HouseError::Record(fault) => after_record(fault),
            HouseError::TooLong => HouseError::Ply(12),
            HouseError::Ply(_) => HouseError::Origin,
            HouseError::Origin => HouseError::Moderation(ModerationError::Kicked),
            HouseError::Moderation(_) => HouseError::Unavailable,
            HouseError::Unavailable => return None,
        })
    }

    /// A record may be faulty in a line, in a ply, as a whole, or for other figures.
    fn after_record(fault: &RecordError) -> HouseError {
        let next = |line, ply, kind| HouseError::Record(RecordError { line, ply, kind: Box::new(kind) });
        let other = RecordErrorKind::OtherComponents { found: "a".to_owned(), known: "b" };
        match (fault.line, fault.ply, fault.kind.as_ref()) {
            (Some(_), None, _) => next(Some(20), Some(9), RecordErrorKind::AfterEnd),
            (Some(_), Some(_), _) => next(None, None, RecordErrorKind::NotOver),
            (None, _, RecordErrorKind::NotOver) => next(None, None, other),
            _ => HouseError::TooLong,
        }
    }

    fn after_entry_error(error: &EntryError) -> HouseError {
        HouseError::Entry(match error {
            EntryError::Over => EntryError::OtherTurn,
            EntryError::OtherTurn => EntryError::Rules(misread()),
            EntryError::Rules(_) => EntryError::NothingToUndo,
            EntryError::NothingToUndo => EntryError::NothingToConfirm,
            EntryError::NothingToConfirm => EntryError::ConfirmFirst,
            EntryError::ConfirmFirst => EntryError::Present,
            EntryError::Present => EntryError::NotAPersons,
            EntryError::NotAPersons => EntryError::TimeIsUp,
            EntryError::TimeIsUp => return HouseError::Setup(too_many_players()),
        })
    }

    fn amyitis(players: usize) -> Result<Box<dyn game::AnyGame>, game::StartError> {
        let kind = catalog::find("amyitis").unwrap();
        kind.start(players, &game::Options::read(kind.meta(), []).unwrap(), None)
    }

    fn misread() -> MoveError {
        amyitis(2).unwrap().check("dance").unwrap_err()
    }

    fn too_many_players() -> SetupError {
        match amyitis(6).err() {
            Some(game::StartError::Setup(fault)) => fault,
            other => unreachable!("{other:?}"),
        }
    }

    #[test]
    fn every_refusal_is_said_in_both_languages() {
        for language in [Language::En, Language::Fr] {
            let speaker = Translator::new(language, catalog::texts().chain([crate::TEXTS]));
            for error in every() {
                let said = speaker.try_say(&error.phrase());
                assert!(said.as_ref().is_ok_and(|said| said.len() > 10), "{error:?}: {said:?}");
            }
        }
    }
}
