//! What happens at a table, as it is stored.

use minds::Level;
use table::Seat;
use table::record::Origin;

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
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
    Lapse(Seat, Level),
    /// The time of a seat ran out, and it has lost.
    Expire(Seat),
    /// Everything before comes from another game.
    Origin(Origin),
}

/// An entry and when it happened, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stamped {
    pub(crate) entry: Entry,
    pub(crate) at: i64,
}

impl Entry {
    /// The columns it is stored in: kind, seat, text.
    pub(crate) fn columns(&self) -> (&'static str, Option<Seat>, String) {
        match self {
            Entry::Play(seat, ply) => ("play", Some(*seat), ply.clone()),
            Entry::Hold(seat, ply) => ("hold", Some(*seat), ply.clone()),
            Entry::Deal(ply) => ("deal", None, ply.clone()),
            Entry::Confirm(seat) => ("confirm", Some(*seat), String::new()),
            Entry::Undo(seat, plies) => ("undo", Some(*seat), plies.to_string()),
            Entry::Resign(seat) => ("resign", Some(*seat), String::new()),
            Entry::Replace(seat, level) => ("replace", Some(*seat), level.to_string()),
            Entry::Return(seat) => ("return", Some(*seat), String::new()),
            Entry::Lapse(seat, level) => ("lapse", Some(*seat), level.to_string()),
            Entry::Expire(seat) => ("expire", Some(*seat), String::new()),
            Entry::Origin(origin) => ("origin", None, origin_text(origin)),
        }
    }

    /// The entry in these columns, if it is one.
    pub(crate) fn read(kind: &str, seat: Option<i64>, text: &str) -> Option<Entry> {
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
            "lapse" => Entry::Lapse(seat()?, text.parse().ok()?),
            "expire" => Entry::Expire(seat()?),
            "origin" => Entry::Origin(read_origin(text)?),
            _ => return None,
        })
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
            Entry::Lapse(seat, Level::Scribe),
            Entry::Expire(seat),
            Entry::Origin(Origin { plies: 40, commitment: None }),
            Entry::Origin(Origin { plies: 40, commitment: Some(table::Seed::of_number(1).commitment()) }),
        ];
        for entry in entries {
            let (kind, seat, text) = entry.columns();
            assert_eq!(Entry::read(kind, seat.map(|seat| seat.index() as i64), &text), Some(entry));
        }
        assert_eq!(Entry::read("play", Some(9), "pass"), None);
        assert_eq!(Entry::read("dance", Some(0), ""), None);
    }
}
