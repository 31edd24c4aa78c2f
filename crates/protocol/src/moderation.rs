//! What keeps a house pleasant: who is at a table, reports, bans, what the host tells everybody, the audit log.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::table::TableStatus;
use crate::update::ChatLine;

/// Somebody at a table.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Visitor {
    /// How commands name them. It is another word at every table.
    pub who: String,
    /// Their name.
    pub name: String,
}

/// What a report is about.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ReportReason {
    /// What somebody says.
    Chat,
    /// How somebody calls themselves.
    Name,
    /// How somebody plays: by the advice of a program, or so slowly that nobody can go on.
    Play,
    /// Something else.
    Other,
}

/// What somebody tells the host about somebody at a table.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Report {
    /// Its id.
    pub id: String,
    /// The id of the table.
    pub table: String,
    /// Who reports.
    pub reporter: PersonName,
    /// Who is reported, as they were called then.
    pub person: PersonName,
    /// What it is about.
    pub reason: ReportReason,
    /// In the words of who reports.
    pub text: String,
    /// What the reported person had said last at that table.
    pub said: Vec<ChatLine>,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// When it was settled, if it is.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub settled: Option<i64>,
}

/// Whether a report is settled.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settlement {
    /// Whether it is.
    pub settled: bool,
}

/// A person by id and name.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PersonName {
    /// Their id.
    pub id: String,
    /// Their name; nothing if they are not known any more.
    pub name: Option<String>,
}

/// A person, as admins see them.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdminPerson {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Their login; a guest has none.
    pub login: Option<String>,
    /// Whether they may use the admin page.
    pub admin: bool,
    /// Whether they are banned, and until when.
    pub ban: Option<Ban>,
    /// When they came first, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// When they were last seen, to the minute.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub seen: Option<i64>,
    /// The address they came from when they last signed in or became a guest.
    pub address: Option<String>,
    /// At how many tables they have a seat.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub tables: i64,
    /// How many reports about them are not settled.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub reports: i64,
}

/// A ban.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ban {
    /// Until when, in milliseconds since 1970; nothing: without end.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// A ban to be.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Default, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewBan {
    /// Until when, in milliseconds since 1970; nothing: without end.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<i64>,
    /// Why; only admins read it.
    #[serde(default)]
    pub reason: String,
}

/// An address or a network that is banned.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AddressBan {
    /// The network: `203.0.113.7/32`, `2001:db8:1:2::/64`.
    pub network: String,
    /// Until when, in milliseconds since 1970; nothing: without end.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<i64>,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}

/// An address to be banned.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewAddressBan {
    /// An address or a network: `203.0.113.7`, `203.0.113.0/24`. An IPv6 address stands for its /64.
    pub address: String,
    /// Until when, in milliseconds since 1970; nothing: without end.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<i64>,
    /// Why; only admins read it.
    #[serde(default)]
    pub reason: String,
}

/// A table, as admins see it.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdminTable {
    /// Its id.
    pub id: String,
    /// The key of its game.
    pub game: String,
    /// How far it is.
    pub state: TableStatus,
    /// Whether it is in the lobby.
    pub public: bool,
    /// When it last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub changed: i64,
    /// Its seats, in order.
    pub seats: Vec<AdminSeat>,
}

/// A seat, as admins see it.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum AdminSeat {
    /// Nobody sits there.
    Open,
    /// A person sits there.
    Person {
        /// Their id.
        id: String,
        /// The name at this table, or else of the person.
        name: String,
    },
    /// A bot sits there.
    Bot {
        /// Its level.
        level: String,
    },
}

/// What the host tells everybody.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bulletin {
    /// Its id.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Until when it is shown, in milliseconds since 1970; nothing: until it is withdrawn.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<i64>,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}

/// What the host wants to tell everybody.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewBulletin {
    /// What it says; at most 500 letters.
    pub text: String,
    /// Until when it is shown, in milliseconds since 1970; nothing: until it is withdrawn.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// What a line of the audit log tells.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Deed {
    /// Somebody new has told their name.
    Guest,
    /// A guest has made an account.
    Register,
    /// Somebody has signed in.
    SignIn,
    /// Somebody has tried a wrong password for an account.
    WrongPassword,
    /// Somebody is an admin now.
    Grant,
    /// Somebody is an admin no more.
    Revoke,
    /// A person is banned.
    Ban,
    /// A person is let in again.
    Unban,
    /// An address is banned.
    BanAddress,
    /// An address is let in again.
    UnbanAddress,
    /// A table is closed.
    Close,
    /// A report is settled.
    Settle,
    /// A report is not settled after all.
    Reopen,
    /// The host tells something.
    Announce,
    /// The host tells it no more.
    Withdraw,
}

/// A line of the audit log.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AuditLine {
    /// Its id; to ask for the lines before it.
    pub id: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// What was done.
    pub deed: Deed,
    /// Who did it; nothing: the host on the command line, or somebody with a wrong password.
    pub actor: Option<PersonName>,
    /// To whom or what: a person, a table, an address, a report, a bulletin.
    pub subject: PersonName,
    /// From where.
    pub address: Option<String>,
    /// More about it: a reason, an end.
    pub note: String,
}
