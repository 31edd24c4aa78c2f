//! Every type on the wire, written once: the server and its clients share them, the page gets them as TypeScript, and
//! hosts read them as an OpenAPI document.
//!
//! Start with [`ClientMessage`] and [`TableUpdate`], the two directions of a table's WebSocket. A table is a list of
//! numbered *entries* (moves, draws, undone moves, resignations …). After each change everybody who looks at the table
//! gets a [`Snapshot`]. It names how many entries there were, so that nobody misses or repeats one. Moves and draws are
//! in the notation of the game. Sentences are [`game::Phrase`]s, which the reader's program says in the reader's
//! language.

mod account;
mod analysis;
mod command;
mod comparison;
mod edition;
mod error;
mod export;
mod lesson;
mod lobby;
mod moderation;
mod people;
mod query;
mod replay;
mod schema;
mod snapshot;
mod statistics;
mod table;
mod update;

pub use account::{
    AccountInfo, Departure, Forgotten, LinkInfo, LinkKind, NewMail, NewPassword, OneTimeLink, PasswordByLink,
    SessionInfo,
};
pub use analysis::{Analysis, AnalysisProgress, BetterMove, PlyAnalysis, SeatAnalysis};
pub use command::{ClientMessage, Command};
pub use comparison::{CategoryChange, Change, Comparison, ComparisonProgress, ComparisonWish, SeatChange};
pub use edition::{EditionChoice, EditionDraft, EditionFault, EditionFile, EditionInfo, TableEdition};
pub use error::{ErrorCode, ErrorResponse, Problem};
pub use export::{PersonalData, PersonalLine, PersonalSession, PersonalTable};
pub use lesson::{Example, Lesson, LessonStep};
pub use lobby::{GameInfo, LevelInfo, LobbyUpdate, OptionInfo, TableFilter};
pub use moderation::{
    AddressBan, AdminPerson, AdminSeat, AdminTable, AuditLine, Ban, Bulletin, Deed, NewAddressBan, NewBan, NewBulletin,
    PersonName, Report, ReportReason, Settlement, Visitor,
};
pub use people::{Account, Me, NewName, NewToken, Preferences, Token, TokenInfo, TokenScope};
pub use query::{
    AdminTablesQuery, AnalysisQuery, AuditQuery, ComparisonQuery, ExplanationQuery, LessonSnapshotQuery, PeopleFilter,
    PeopleQuery, ReplayQuery, ReportsQuery, SnapshotQuery, TableSocketQuery, TablesQuery,
};
pub use replay::{BranchPoint, Replay, ReplayPosition};
pub use schema::{GameKey, GameView};
pub use snapshot::{Ending, LogItem, Score, SeatScore, Snapshot, TimeLeft};
pub use statistics::{GameStatistics, PastGame, Results, ResultsByOpponent, ResultsByPlayers, Statistics};
pub use table::{Clock, NewTable, OnTimeout, SeatInfo, SeatKind, SeatRequest, TableInfo, TableSettings, TableStatus};
pub use update::{Answer, ChatLine, Explanation, Hint, HintReason, TableUpdate};
