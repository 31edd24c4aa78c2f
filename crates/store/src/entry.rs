//! What happens at a table, as it is stored.

use game::Seat;
use game::record::Origin;
use minds::Level;

use crate::Statement;

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat decided.
    Play(Seat, String),
    /// A seat decided, and its turn waits to be confirmed.
    Hold(Seat, String),
    /// The dealer drew.
    Deal(String),
    /// A seat confirmed its turn.
    Confirm(Seat),
    /// A seat took decisions back, until so many plies were left.
    Undo(Seat, usize),
    /// A seat gave up.
    Resign(Seat),
    /// A bot plays for a seat.
    Replace(Seat, Level),
    /// A seat plays for itself again.
    Return(Seat),
    /// The time of a seat ran out: a bot plays on.
    Timeout(Seat, Level),
    /// The time of a seat ran out, and it has lost.
    Expire(Seat),
    /// Everything before comes from another game.
    Origin(Origin),
}

/// An entry and when it happened, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedEntry {
    /// What happened.
    pub entry: Entry,
    /// When.
    pub at: i64,
}

impl Entry {
    /// The columns it is stored in: kind, seat, text.
    pub fn columns(&self) -> (&'static str, Option<Seat>, String) {
        match self {
            Entry::Play(seat, ply) => ("play", Some(*seat), ply.clone()),
            Entry::Hold(seat, ply) => ("hold", Some(*seat), ply.clone()),
            Entry::Deal(ply) => ("deal", None, ply.clone()),
            Entry::Confirm(seat) => ("confirm", Some(*seat), String::new()),
            Entry::Undo(seat, plies) => ("undo", Some(*seat), plies.to_string()),
            Entry::Resign(seat) => ("resign", Some(*seat), String::new()),
            Entry::Replace(seat, level) => ("replace", Some(*seat), level.to_string()),
            Entry::Return(seat) => ("return", Some(*seat), String::new()),
            Entry::Timeout(seat, level) => ("lapse", Some(*seat), level.to_string()),
            Entry::Expire(seat) => ("expire", Some(*seat), String::new()),
            Entry::Origin(origin) => ("origin", None, origin_text(origin)),
        }
    }

    /// The entry in these columns, if it is one.
    pub fn read(kind: &str, seat: Option<i64>, text: &str) -> Option<Entry> {
        let seat = || Seat::new(usize::try_from(seat?).ok()?);
        Some(match kind {
            "play" => Entry::Play(seat()?, text.to_owned()),
            "hold" => Entry::Hold(seat()?, text.to_owned()),
            "deal" => Entry::Deal(text.to_owned()),
            "confirm" => Entry::Confirm(seat()?),
            "undo" => Entry::Undo(seat()?, text.parse().ok()?),
            "resign" => Entry::Resign(seat()?),
            "replace" => Entry::Replace(seat()?, text.parse().ok()?),
            "return" => Entry::Return(seat()?),
            "lapse" => Entry::Timeout(seat()?, text.parse().ok()?),
            "expire" => Entry::Expire(seat()?),
            "origin" => Entry::Origin(read_origin(text)?),
            _ => return None,
        })
    }
}

/// An entry as a row of its table.
pub(crate) struct EntryRow<'a> {
    pub(crate) table: &'a str,
    pub(crate) number: i64,
    pub(crate) kind: &'static str,
    pub(crate) seat: Option<i64>,
    pub(crate) text: String,
    pub(crate) at: i64,
}

impl<'a> EntryRow<'a> {
    pub(crate) fn new(table: &'a str, number: usize, timed: &TimedEntry) -> EntryRow<'a> {
        let (kind, seat, text) = timed.entry.columns();
        let seat = seat.map(|seat| seat.index() as i64);
        EntryRow { table, number: number as i64, kind, seat, text, at: timed.at }
    }

    /// Adds this row alone.
    pub(crate) fn insert(self) -> Statement {
        let sql = "INSERT INTO entries (table_id, number, kind, seat, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
        let values = vec![
            self.table.into(),
            self.number.into(),
            self.kind.into(),
            self.seat.into(),
            self.text.into(),
            self.at.into(),
        ];
        Statement { sql, values }
    }
}

fn origin_text(origin: &Origin) -> String {
    let commitment = origin.commitment.map(|commitment| format!(" {commitment}")).unwrap_or_default();
    format!("{}{commitment}", origin.plies)
}

fn read_origin(text: &str) -> Option<Origin> {
    let (plies, commitment) = text.split_once(' ').map_or((text, None), |(plies, rest)| (plies, Some(rest)));
    Some(Origin { plies: plies.parse().ok()?, commitment: commitment.map(str::parse).transpose().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_read_back_from_its_columns() {
        let seat = Seat::FIRST;
        let entries = [
            Entry::Play(seat, "pass".into()),
            Entry::Hold(seat, "pass".into()),
            Entry::Deal("draw gold".into()),
            Entry::Confirm(seat),
            Entry::Undo(seat, 12),
            Entry::Resign(seat),
            Entry::Replace(seat, Level::Scribe),
            Entry::Return(seat),
            Entry::Timeout(seat, Level::Scribe),
            Entry::Expire(seat),
            Entry::Origin(Origin { plies: 40, commitment: None }),
            Entry::Origin(Origin { plies: 40, commitment: Some(game::Seed::of_number(1).commitment()) }),
        ];
        for entry in entries {
            let (kind, seat, text) = entry.columns();
            assert_eq!(Entry::read(kind, seat.map(|seat| seat.index() as i64), &text), Some(entry));
        }
        assert_eq!(Entry::read("play", Some(9), "pass"), None);
        assert_eq!(Entry::read("dance", Some(0), ""), None);
    }
}
