//! What if: a new table that goes on from the middle of another game.

use std::sync::Arc;

use game::record::{Origin as Inherited, Ply};
use game::{Options, Record};

use super::play::{draw_all, due};
use super::replays::{kind_of, read};
use super::seats::{game, row, seat};
use super::{House, begin};
use crate::error::HouseError;
use crate::game_in_play::{EntryError, GameInPlay};
use crate::table::{Table, TableState, named};
use protocol::{BranchPoint, NewTable, SeatKind, TableStatus};
use store::Person;
use store::{Entry, TimedEntry};

impl House {
    /// Makes a table of one's own that goes on from somewhere. It begins at once: nobody is waited for.
    pub(super) async fn branch(
        self: &Arc<House>,
        person: &Person,
        wish: &NewTable,
        origin: &BranchPoint,
    ) -> Result<Arc<Table>, HouseError> {
        let (record, ply) = self.origin(origin).await?;
        self.check_no_hint(person, &record).await?;
        let inherited = inherited(&record, ply)?;
        let wish = agreed(wish, &record)?;
        let seats = wish.seats.iter().map(|wish| seat(person, wish)).collect::<Result<Vec<_>, HouseError>>()?;
        if seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Err(HouseError::SeatsOpen);
        }
        if seats.iter().all(|seat| seat.kind == SeatKind::Bot) {
            return Err(HouseError::NobodySits);
        }
        self.may_make(person).await?;
        let game = game(&wish.game, &wish.options, wish.seats.len(), record.edition.as_deref())?;
        let row = row(person, game.as_ref(), wish.settings, wish.public);
        let mut state = TableState { row, edition: None, seats, in_play: None, lines: 0, kicked: Vec::new() };
        let (in_play, entries) = go_on(&state, &record.plies[..ply], inherited, self.clock.now())?;
        state.row.state = TableStatus::Playing;
        state.row.due = due(&in_play, wish.settings.think);
        self.repository.add_table(&state.row, &state.seats, &entries).await?;
        let table = self.table(&state.row.id).await?;
        self.notify_lobby(&table);
        Ok(table)
    }

    /// The game that is gone on from, and after how many of its plies.
    async fn origin(self: &Arc<House>, origin: &BranchPoint) -> Result<(Record, usize), HouseError> {
        match origin {
            BranchPoint::Table { id, ply } => Ok((self.record(&self.table(id).await?).await?, *ply)),
            BranchPoint::Record { record, ply } => Ok((read(record)?, *ply)),
        }
    }
}

/// How many plies come from a record, and who had promised the last of them.
fn inherited(record: &Record, plies: usize) -> Result<Inherited, HouseError> {
    if plies > record.plies.len() {
        return Err(HouseError::Ply(record.plies.len()));
    }
    let first = record.origin.filter(|origin| plies <= origin.plies);
    Ok(Inherited { plies, commitment: first.map_or(record.commitment, |origin| origin.commitment) })
}

/// The wish for a table of one's own with what the other game had chosen.
fn agreed(wish: &NewTable, record: &Record) -> Result<NewTable, HouseError> {
    let kind = kind_of(record)?;
    let chosen = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::recorded(kind.meta(), chosen).map_err(HouseError::Setup)?;
    let options = named(&options);
    let same = wish.options.iter().all(|(key, value)| options.get(key) == Some(value));
    if wish.game != record.game || wish.seats.len() != record.players || wish.edition.is_some() || !same {
        return Err(HouseError::Origin);
    }
    Ok(NewTable { options, public: false, origin: None, ..wish.clone() })
}

/// The game of a table that begins with plies of another game, and its first entries.
fn go_on(
    state: &TableState,
    plies: &[Ply],
    origin: Inherited,
    at: i64,
) -> Result<(GameInPlay, Vec<TimedEntry>), HouseError> {
    let mut in_play = begin(state, at).ok_or_else(|| HouseError::Game(state.row.game.clone()))?;
    let entry = |ply: &Ply| match ply.by {
        Some(seat) => Entry::Play(seat, ply.text.clone()),
        None => Entry::Deal(ply.text.clone()),
    };
    let inherited = plies.iter().map(entry).chain([Entry::Origin(origin)]);
    let mut entries: Vec<_> = inherited.map(|entry| TimedEntry { entry, at }).collect();
    for stamped in &entries {
        in_play.follow(stamped)?;
    }
    draw_all(&mut in_play, &mut entries, &mut Vec::new())?;
    if in_play.is_over() {
        return Err(HouseError::Entry(EntryError::Over));
    }
    Ok((in_play, entries))
}
