//! What goes over the wire, written once: the page gets these types as TypeScript, hosts as an OpenAPI document.
//!
//! A table is a list of *entries* (decisions, draws, undone decisions, resignations …), numbered from 0. Whoever looks at a table is told a [`Moment`] after
//! each change; it names how many entries there were, so that nobody misses or repeats one. Whatever somebody wants to do at a table is a [`Deed`].
//! Decisions and draws are in the notation of the game; sentences are [`table::Phrase`]s, said in the reader's language by the reader.

mod analysis;
mod deed;
mod lesson;
mod lobby;
mod moment;
mod people;
mod replay;
mod statistics;

pub use analysis::{Analysis, AnalysisNews, Better, PlyAnalysis, SeatAnalysis};
pub use deed::{Deed, Frame};
pub use lesson::{Example, Lesson, LessonStep};
pub use lobby::{
    Clock, GameInfo, Lapse, LevelInfo, List, LobbyNews, NewTable, OptionInfo, Policy, SeatInfo, SeatKind, SeatWish,
    TableInfo, TableState,
};
pub use moment::{
    Advice, ChatLine, Clocks, Ending, Explanation, Failure, Moment, Reason, Refusal, Score, SeatScore, TableNews, Told,
};
pub use people::{Account, Me, Name, NewToken, Preferences, Token};
pub use replay::{Origin, Replay, Scene};
pub use statistics::{GameStatistics, OpponentTally, PastGame, PlayersTally, Statistics, Tally};
