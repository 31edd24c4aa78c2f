//! Making a table, sitting down, standing up, beginning.

use std::collections::BTreeMap;
use std::sync::Arc;

use minds::Level;
use table::{Match, Options, Seat, Seed, StartFault};
use tokio::sync::MutexGuard;

use super::playing::{draw_all, due};
use super::{House, begin, open_seat};
use crate::ledger::{Person, SeatRow, TableRow};
use crate::live::{Live, News, Sitting};
use crate::names;
use crate::protocol::{Clock, NewTable, Policy, SeatKind, SeatWish, TableState};
use crate::refusal::No;
use crate::time::now;

const MONTH: u32 = 30 * 24 * 3600;

impl House {
    /// Makes a table; if every seat is taken, it begins.
    pub(crate) async fn make(self: &Arc<House>, person: &Person, wish: &NewTable) -> Result<Arc<Live>, No> {
        check_policy(&wish.policy)?;
        if let Some(origin) = &wish.origin {
            return self.branch(person, wish, origin).await;
        }
        let game = game(&wish.game, &wish.options, wish.seats.len())?;
        let seats = wish.seats.iter().map(|wish| seat(person, wish)).collect::<Result<Vec<_>, No>>()?;
        if !seats.iter().any(|seat| seat.kind != SeatKind::Bot) {
            return Err(No::NobodySits);
        }
        self.may_make(person).await?;
        let row = row(person, wish, game.as_ref());
        self.ledger.add_table(&row, &seats, &[]).await?;
        let live = self.table(&row.id).await?;
        self.tell_lobby(&live);
        self.start_if_full(&live).await?;
        Ok(live)
    }

    /// Whether somebody may have one more table.
    pub(super) async fn may_make(&self, person: &Person) -> Result<(), No> {
        let most = self.limits.tables;
        let fits = most == 0 || self.ledger.count_owned(&person.id).await? < most;
        if fits { Ok(()) } else { Err(No::TooManyTables) }
    }

    /// An open table, locked, as the database knows it.
    async fn still_open<'a>(self: &Arc<House>, live: &'a Arc<Live>) -> Result<MutexGuard<'a, Sitting>, No> {
        let sitting = self.up_to_date(live).await?;
        match sitting.row.state {
            TableState::Open => Ok(sitting),
            TableState::Closed => Err(No::Closed),
            _ => Err(No::Begun),
        }
    }

    pub(super) async fn sit(
        self: &Arc<House>,
        person: &Person,
        live: &Arc<Live>,
        seat: usize,
        name: Option<&str>,
    ) -> Result<(), No> {
        let wish = match name {
            None => SeatWish::Me,
            Some(name) => SeatWish::Here { name: name.to_owned() },
        };
        let row = self::seat(person, &wish)?;
        let sitting = self.still_open(live).await?;
        if sitting.seats.get(seat).ok_or(No::Seat)?.kind != SeatKind::Open {
            return Err(No::Taken);
        }
        self.reseat(live, sitting, seat, row).await?;
        self.start_if_full(live).await
    }

    pub(super) async fn stand(self: &Arc<House>, person: &Person, live: &Arc<Live>, seat: usize) -> Result<(), No> {
        let sitting = self.still_open(live).await?;
        let row = sitting.seats.get(seat).ok_or(No::Seat)?;
        let own = row.person.as_deref() == Some(&person.id);
        // Who made the table may also send a bot away.
        let host = row.kind == SeatKind::Bot && sitting.row.owner == person.id;
        if !own && !host {
            return Err(No::NotYourSeat);
        }
        self.reseat(live, sitting, seat, open_seat()).await
    }

    pub(super) async fn invite(
        self: &Arc<House>,
        person: &Person,
        live: &Arc<Live>,
        seat: usize,
        level: Level,
    ) -> Result<(), No> {
        let sitting = self.still_open(live).await?;
        if sitting.row.owner != person.id {
            return Err(No::NotYourTable);
        }
        if sitting.seats.get(seat).ok_or(No::Seat)?.kind != SeatKind::Open {
            return Err(No::Taken);
        }
        self.reseat(live, sitting, seat, bot(level)).await?;
        self.start_if_full(live).await
    }

    async fn reseat(
        self: &Arc<House>,
        live: &Arc<Live>,
        mut sitting: MutexGuard<'_, Sitting>,
        seat: usize,
        row: SeatRow,
    ) -> Result<(), No> {
        let number = Seat::new(seat).ok_or(No::Seat)?;
        if let Err(trouble) = self.ledger.reseat(&live.id, number, &sitting.seats[seat], &row).await {
            sitting.spoiled = true;
            self.health.note(&trouble);
            return Err(trouble.into());
        }
        sitting.seats[seat] = row;
        live.tell(News::Table);
        self.tell_lobby(live);
        Ok(())
    }

    pub(super) async fn start_by(self: &Arc<House>, person: &Person, live: &Arc<Live>) -> Result<(), No> {
        let sitting = self.still_open(live).await?;
        if sitting.row.owner != person.id {
            return Err(No::NotYourTable);
        }
        if sitting.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Err(No::SeatsOpen);
        }
        self.start(live, sitting).await
    }

    pub(super) async fn start_if_full(self: &Arc<House>, live: &Arc<Live>) -> Result<(), No> {
        let sitting = match self.still_open(live).await {
            Ok(sitting) => sitting,
            Err(No::Begun) => return Ok(()),
            Err(no) => return Err(no),
        };
        if sitting.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Ok(());
        }
        self.start(live, sitting).await
    }

    /// The game begins: the dealer draws what lies on the table first.
    async fn start(self: &Arc<House>, live: &Arc<Live>, mut sitting: MutexGuard<'_, Sitting>) -> Result<(), No> {
        let at = now();
        let mut course = begin(&sitting, at).ok_or_else(|| No::Game(sitting.row.game.clone()))?;
        let mut entries = Vec::new();
        let mut told = Vec::new();
        draw_all(&mut course, &mut entries, &mut told)?;
        let due = due(&course, sitting.row.policy.think);
        if let Err(trouble) = self.ledger.start(&live.id, &entries, due, at).await {
            sitting.spoiled = true;
            self.health.note(&trouble);
            return Err(trouble.into());
        }
        sitting.row.state = TableState::Playing;
        sitting.row.changed = at;
        sitting.row.due = due;
        sitting.course = Some(course);
        live.tell(News::Table);
        live.tell_moment(&mut sitting, told, None);
        self.tell_lobby(live);
        self.think(live, &sitting);
        Ok(())
    }
}

fn check_policy(policy: &Policy) -> Result<(), No> {
    let fits = match policy.clock {
        Clock::None => true,
        Clock::Turn { seconds } => (5..=MONTH).contains(&seconds),
        Clock::Total { seconds, increment } => (30..=MONTH).contains(&seconds) && increment <= 3600,
    };
    if !fits {
        return Err(No::Clock);
    }
    if !(1..=60).contains(&policy.think) {
        return Err(No::Think);
    }
    Ok(())
}

/// A game as the shelf has it now.
pub(super) fn game(key: &str, options: &BTreeMap<String, String>, players: usize) -> Result<Box<dyn Match>, No> {
    let kind = shelf::find(key).ok_or_else(|| No::Game(key.chars().take(40).collect()))?;
    let chosen = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::read(kind.meta(), chosen).map_err(No::Setup)?;
    kind.start(players, &options, None).map_err(|fault| match fault {
        StartFault::Setup(fault) => No::Setup(fault),
        StartFault::Components(_) => No::Game(key.to_owned()),
    })
}

pub(super) fn row(person: &Person, wish: &NewTable, game: &dyn Match) -> TableRow {
    let at = now();
    TableRow {
        id: names::new_id(),
        game: wish.game.clone(),
        rules: game.meta().rules,
        components: game.fingerprint().to_owned(),
        options: game.options().iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        policy: wish.policy,
        public: wish.public,
        state: TableState::Open,
        owner: person.id.clone(),
        seed: Seed::new(names::random()).to_string(),
        due: None,
        rematch: None,
        created: at,
        changed: at,
    }
}

pub(super) fn seat(person: &Person, wish: &SeatWish) -> Result<SeatRow, No> {
    let taken =
        |name| SeatRow { kind: SeatKind::Person, person: Some(person.id.clone()), name: Some(name), level: None };
    Ok(match wish {
        SeatWish::Me => taken(person.name.clone()),
        SeatWish::Here { name } => taken(names::name(name).ok_or(No::Name)?),
        SeatWish::Open => open_seat(),
        SeatWish::Bot { level } => bot(*level),
    })
}

fn bot(level: Level) -> SeatRow {
    SeatRow { kind: SeatKind::Bot, person: None, name: None, level: Some(level) }
}
