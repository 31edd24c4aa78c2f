//! What if: a new table that goes on from the middle of another game.

use std::sync::Arc;

use table::Record;
use table::record::{Origin as Inherited, Ply};

use super::playing::{draw_all, due};
use super::replaying::read;
use super::seating::{game, row, seat};
use super::{House, begin};
use crate::course::{Course, Obstacle};
use crate::entry::{Entry, Stamped};
use crate::ledger::Person;
use crate::live::{Live, Sitting};
use crate::protocol::{NewTable, Origin, SeatKind, TableState};
use crate::refusal::No;
use crate::time::now;

impl House {
    /// Makes a table of one's own that goes on from somewhere. It begins at once: nobody is waited for.
    pub(super) async fn branch(
        self: &Arc<House>,
        person: &Person,
        wish: &NewTable,
        origin: &Origin,
    ) -> Result<Arc<Live>, No> {
        let (record, ply) = self.origin(origin).await?;
        let inherited = inherited(&record, ply)?;
        let wish = agreed(wish, &record)?;
        let seats = wish.seats.iter().map(|wish| seat(person, wish)).collect::<Result<Vec<_>, No>>()?;
        if seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Err(No::SeatsOpen);
        }
        if seats.iter().all(|seat| seat.kind == SeatKind::Bot) {
            return Err(No::NobodySits);
        }
        self.may_make(person).await?;
        let row = row(person, &wish, game(&wish.game, &wish.options, wish.seats.len())?.as_ref());
        let mut sitting = Sitting { row, seats, course: None, told: 0, lines: 0, spoiled: false };
        let (course, entries) = go_on(&sitting, &record.plies[..ply], inherited)?;
        sitting.row.state = TableState::Playing;
        sitting.row.due = due(&course, wish.policy.think);
        self.ledger.add_table(&sitting.row, &sitting.seats, &entries).await?;
        let live = self.table(&sitting.row.id).await?;
        self.tell_lobby(&live);
        Ok(live)
    }

    /// The game that is gone on from, and after how many of its plies.
    async fn origin(self: &Arc<House>, origin: &Origin) -> Result<(Record, usize), No> {
        match origin {
            Origin::Table { id, ply } => Ok((self.record(&self.table(id).await?).await?, *ply)),
            Origin::Record { record, ply } => Ok((read(record)?, *ply)),
        }
    }
}

/// How many plies come from a record, and who had promised the last of them.
fn inherited(record: &Record, plies: usize) -> Result<Inherited, No> {
    if plies > record.plies.len() {
        return Err(No::Ply(record.plies.len()));
    }
    let first = record.origin.filter(|origin| plies <= origin.plies);
    Ok(Inherited { plies, commitment: first.map_or(record.commitment, |origin| origin.commitment) })
}

/// The wish for a table of one's own with what the other game had chosen.
fn agreed(wish: &NewTable, record: &Record) -> Result<NewTable, No> {
    let options: std::collections::BTreeMap<_, _> = record.options.iter().cloned().collect();
    let same = wish.options.iter().all(|(key, value)| options.get(key) == Some(value));
    if wish.game != record.game || wish.seats.len() != record.players || !same {
        return Err(No::Origin);
    }
    Ok(NewTable { options, public: false, origin: None, ..wish.clone() })
}

/// The course of a table that begins with plies of another game, and its first entries.
fn go_on(sitting: &Sitting, plies: &[Ply], origin: Inherited) -> Result<(Course, Vec<Stamped>), No> {
    let at = now();
    let mut course = begin(sitting, at).ok_or_else(|| No::Game(sitting.row.game.clone()))?;
    let entry = |ply: &Ply| match ply.by {
        Some(seat) => Entry::Play(seat, ply.text.clone()),
        None => Entry::Deal(ply.text.clone()),
    };
    let inherited = plies.iter().map(entry).chain([Entry::Origin(origin)]);
    let mut entries: Vec<_> = inherited.map(|entry| Stamped { entry, at }).collect();
    for stamped in &entries {
        course.follow(stamped)?;
    }
    draw_all(&mut course, &mut entries, &mut Vec::new())?;
    if course.is_over() {
        return Err(No::Obstacle(Obstacle::Over));
    }
    Ok((course, entries))
}
