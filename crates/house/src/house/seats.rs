//! Making a table, sitting down, standing up, beginning.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{AnyGame, Options, Seat, Seed, StartError};
use minds::Level;
use tokio::sync::MutexGuard;

use super::moderation::check_not_kicked;
use super::play::{draw_all, due};
use super::{House, begin, open_seat};
use crate::error::HouseError;
use crate::names;
use crate::table::{Table, TableBroadcast, TableState, named};
use crate::time::now;
use protocol::{Clock, NewTable, SeatKind, SeatRequest, TableSettings, TableStatus};
use store::{Person, SeatRow, TableRow};

const MONTH: u32 = 30 * 24 * 3600;

impl House {
    /// Makes a table; if every seat is taken, it begins.
    pub async fn make(self: &Arc<House>, person: &Person, wish: &NewTable) -> Result<Arc<Table>, HouseError> {
        check_settings(&wish.settings)?;
        if let Some(origin) = &wish.origin {
            return self.branch(person, wish, origin).await;
        }
        let edition = self.chosen_edition(wish)?;
        let game = game(&wish.game, &wish.options, wish.seats.len(), edition.as_deref())?;
        let seats = wish.seats.iter().map(|wish| seat(person, wish)).collect::<Result<Vec<_>, HouseError>>()?;
        if !seats.iter().any(|seat| seat.kind != SeatKind::Bot) {
            return Err(HouseError::NobodySits);
        }
        self.may_make(person).await?;
        let mut row = row(person, game.as_ref(), wish.settings, wish.public);
        if seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            row.address = self.may_open(person).await?;
        }
        self.repository.add_table(&row, &seats, &[]).await?;
        let table = self.table(&row.id).await?;
        self.notify_lobby(&table);
        self.start_if_full(&table).await?;
        Ok(table)
    }

    /// An open table, locked.
    pub(super) async fn still_open<'a>(
        self: &Arc<House>,
        table: &'a Arc<Table>,
    ) -> Result<MutexGuard<'a, TableState>, HouseError> {
        let state = table.state.lock().await;
        match state.row.state {
            TableStatus::Open => Ok(state),
            TableStatus::Closed => Err(HouseError::Closed),
            _ => Err(HouseError::Begun),
        }
    }

    pub(super) async fn sit(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        seat: usize,
        name: Option<&str>,
    ) -> Result<(), HouseError> {
        let wish = match name {
            None => SeatRequest::Me,
            Some(name) => SeatRequest::Here { name: name.to_owned() },
        };
        let row = self::seat(person, &wish)?;
        let state = self.not_closed(table).await?;
        check_not_kicked(&state, &person.id)?;
        // Whoever sits there already has what they want: a program that is started again sits down again.
        if state.seats.get(seat) == Some(&row) {
            return Ok(());
        }
        drop(state);
        self.take_seat(table, self.still_open(table).await?, seat, row).await
    }

    pub(super) async fn stand(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        seat: usize,
    ) -> Result<(), HouseError> {
        let state = self.still_open(table).await?;
        let row = state.seats.get(seat).ok_or(HouseError::Seat)?;
        let own = row.person.as_deref() == Some(&person.id);
        // The owner of the table may also send a bot away.
        let host = row.kind == SeatKind::Bot && state.row.owner == person.id;
        if !own && !host {
            return Err(HouseError::NotYourSeat);
        }
        self.reseat(table, state, seat, open_seat()).await
    }

    pub(super) async fn invite(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        seat: usize,
        level: Level,
    ) -> Result<(), HouseError> {
        let state = self.still_open(table).await?;
        if state.row.owner != person.id {
            return Err(HouseError::NotYourTable);
        }
        self.take_seat(table, state, seat, bot(level)).await
    }

    /// Somebody takes an open seat; if it was the last, the game begins.
    async fn take_seat(
        self: &Arc<House>,
        table: &Arc<Table>,
        state: MutexGuard<'_, TableState>,
        seat: usize,
        row: SeatRow,
    ) -> Result<(), HouseError> {
        if state.seats.get(seat).ok_or(HouseError::Seat)?.kind != SeatKind::Open {
            return Err(HouseError::Taken);
        }
        self.reseat(table, state, seat, row).await?;
        self.start_if_full(table).await
    }

    async fn reseat(
        self: &Arc<House>,
        table: &Arc<Table>,
        mut state: MutexGuard<'_, TableState>,
        seat: usize,
        row: SeatRow,
    ) -> Result<(), HouseError> {
        let number = Seat::new(seat).ok_or(HouseError::Seat)?;
        if let Err(error) = self.repository.reseat(&table.id, number, &state.seats[seat], &row).await {
            return Err(self.not_stored(table, &mut state, error).await);
        }
        state.seats[seat] = row;
        table.broadcast(TableBroadcast::Table);
        self.notify_lobby(table);
        Ok(())
    }

    pub(super) async fn start_by(self: &Arc<House>, person: &Person, table: &Arc<Table>) -> Result<(), HouseError> {
        let state = self.still_open(table).await?;
        if state.row.owner != person.id {
            return Err(HouseError::NotYourTable);
        }
        if state.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Err(HouseError::SeatsOpen);
        }
        self.start(table, state).await
    }

    pub(super) async fn start_if_full(self: &Arc<House>, table: &Arc<Table>) -> Result<(), HouseError> {
        let state = match self.still_open(table).await {
            Ok(state) => state,
            Err(HouseError::Begun) => return Ok(()),
            Err(error) => return Err(error),
        };
        if state.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Ok(());
        }
        self.start(table, state).await
    }

    /// The game begins: the dealer draws what lies on the table first.
    async fn start(
        self: &Arc<House>,
        table: &Arc<Table>,
        mut state: MutexGuard<'_, TableState>,
    ) -> Result<(), HouseError> {
        let at = now();
        let mut in_play = begin(&state, self.clock.now()).ok_or_else(|| HouseError::Game(state.row.game.clone()))?;
        let mut entries = Vec::new();
        let mut log = Vec::new();
        draw_all(&mut in_play, &mut entries, &mut log)?;
        let due = due(&in_play, state.row.settings.think);
        if let Err(error) = self.repository.start(&table.id, &entries, due, at).await {
            return Err(self.not_stored(table, &mut state, error).await);
        }
        state.row.state = TableStatus::Playing;
        state.row.changed = at;
        (state.row.due, state.row.address) = (due, None);
        state.in_play = Some(in_play);
        table.broadcast(TableBroadcast::Table);
        table.broadcast_snapshot(&state, log, None);
        self.notify_lobby(table);
        self.think(table, &state);
        Ok(())
    }
}

fn check_settings(settings: &TableSettings) -> Result<(), HouseError> {
    let fits = match settings.clock {
        Clock::None => true,
        Clock::Turn { seconds } => (5..=MONTH).contains(&seconds),
        Clock::Total { seconds, increment } => (30..=MONTH).contains(&seconds) && increment <= 3600,
    };
    if !fits {
        return Err(HouseError::Clock);
    }
    if !(1..=60).contains(&settings.think) {
        return Err(HouseError::Think);
    }
    if settings.absence != 0 && !(5..=MONTH).contains(&settings.absence) {
        return Err(HouseError::Absence);
    }
    Ok(())
}

/// A game as the catalog has it now, with an edition or the standard box.
pub(super) fn game(
    key: &str,
    options: &BTreeMap<String, String>,
    players: usize,
    edition: Option<&str>,
) -> Result<Box<dyn AnyGame>, HouseError> {
    let kind = catalog::find(key).ok_or_else(|| HouseError::Game(key.chars().take(40).collect()))?;
    let chosen = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::read(kind.meta(), chosen).map_err(HouseError::Setup)?;
    kind.start(players, &options, edition).map_err(|fault| match fault {
        StartError::Setup(fault) => HouseError::Setup(fault),
        StartError::Components(faults) => HouseError::Components(faults),
    })
}

/// A new table of somebody's, still open.
pub(super) fn row(person: &Person, game: &dyn AnyGame, settings: TableSettings, public: bool) -> TableRow {
    let at = now();
    TableRow {
        id: names::new_id(),
        game: game.meta().key.to_owned(),
        rules: game.meta().rules,
        components: game.fingerprint().to_owned(),
        edition: game.edition().map(|(text, _)| text.to_owned()),
        options: named(game.options()),
        settings,
        public,
        state: TableStatus::Open,
        owner: person.id.clone(),
        seed: Seed::new(names::random()).to_string(),
        due: None,
        rematch: None,
        created: at,
        changed: at,
        agreed: Vec::new(),
        visited: at,
        address: None,
        chat_closed: false,
    }
}

pub(super) fn seat(person: &Person, wish: &SeatRequest) -> Result<SeatRow, HouseError> {
    let taken =
        |name| SeatRow { kind: SeatKind::Person, person: Some(person.id.clone()), name: Some(name), level: None };
    Ok(match wish {
        SeatRequest::Me => taken(person.name.clone()),
        SeatRequest::Here { name } => taken(names::name(name).ok_or(HouseError::Name)?),
        SeatRequest::Open => open_seat(),
        SeatRequest::Bot { level } => bot(*level),
    })
}

fn bot(level: Level) -> SeatRow {
    SeatRow { kind: SeatKind::Bot, person: None, name: None, level: Some(level) }
}
