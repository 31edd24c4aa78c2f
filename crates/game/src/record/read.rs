//! Reading a record: form only. Whether the plies are legal is a matter of replaying them.

use std::str::FromStr;

use super::{Origin, Ply, Record, RecordError, RecordErrorKind};
use crate::{ParseError, Seat, Words, single_spaced};

/// The first line of every record.
const TITLE: &str = "semiramis record 1";

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut draft = Draft::default();
        let mut lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| is_content(line));
        match lines.next() {
            Some((_, TITLE)) => {}
            Some((at, found)) => {
                return Err(RecordError::line(at + 1, RecordErrorKind::NotARecord(ParseError::new(found, TITLE))));
            }
            None => return Err(RecordError::line(1, RecordErrorKind::NotARecord(ParseError::new("", TITLE)))),
        }
        for (at, line) in lines {
            draft.line(at + 1, line).map_err(|kind| RecordError::line(at + 1, kind))?;
        }
        draft.finish()
    }
}

fn is_content(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// A record of which some lines have been read.
#[derive(Default)]
struct Draft {
    game: Option<String>,
    rules: Option<u32>,
    components: Option<String>,
    edition: Vec<String>,
    players: Option<usize>,
    options: Vec<(String, String)>,
    names: Vec<(Seat, String)>,
    sitters: Vec<(Seat, String)>,
    commitment: Option<crate::Commitment>,
    origin: Option<Origin>,
    plies: Vec<Ply>,
    lines: Vec<usize>,
    result: Option<Vec<i32>>,
    seed: Option<crate::Seed>,
}

impl Draft {
    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordErrorKind> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if word == "*" || word.starts_with(|c: char| c.is_ascii_digit()) {
            return self.ply(number, word, rest);
        }
        let ended = matches!(word, "result" | "seed");
        if !ended && !self.plies.is_empty() {
            return Err(RecordErrorKind::Unreadable(ParseError::new(word, "ply, result or seed")));
        }
        self.header(word, rest)
    }

    fn ply(&mut self, number: usize, by: &str, text: &str) -> Result<(), RecordErrorKind> {
        let by = if by == "*" { None } else { Some(by.parse().map_err(RecordErrorKind::Unreadable)?) };
        if self.result.is_some() || self.seed.is_some() {
            return Err(RecordErrorKind::AfterResult);
        }
        if text.is_empty() {
            return Err(RecordErrorKind::Unreadable(ParseError::new("", "ply")));
        }
        self.plies.push(Ply { by, text: single_spaced(text) });
        self.lines.push(number);
        Ok(())
    }

    fn header(&mut self, word: &str, rest: &str) -> Result<(), RecordErrorKind> {
        match word {
            "game" => once("game", &mut self.game, one_word(rest, "key")?),
            "rules" => once("rules", &mut self.rules, number(rest, "number")?),
            "components" => once("components", &mut self.components, one_word(rest, "16 hex digits")?),
            "edition" => {
                self.edition.push(rest.to_owned());
                Ok(())
            }
            "players" => once("players", &mut self.players, number(rest, "number")?),
            "commitment" => {
                once("commitment", &mut self.commitment, rest.parse().map_err(RecordErrorKind::Unreadable)?)
            }
            "from" => once("from", &mut self.origin, origin(rest)?),
            "seed" => once("seed", &mut self.seed, rest.parse().map_err(RecordErrorKind::Unreadable)?),
            "result" => once("result", &mut self.result, points(rest)?),
            "option" => self.option(rest),
            "seat" => of_seat("seat", &mut self.names, rest, "name"),
            "player" => of_seat("player", &mut self.sitters, rest, "person or level"),
            other => Err(RecordErrorKind::Unreadable(ParseError::new(other, "header, ply or result"))),
        }
    }

    fn option(&mut self, rest: &str) -> Result<(), RecordErrorKind> {
        let mut words = Words::new(rest);
        let key = words.word("key").map_err(RecordErrorKind::Unreadable)?;
        let value = words.word("value").map_err(RecordErrorKind::Unreadable)?;
        words.end().map_err(RecordErrorKind::Unreadable)?;
        if self.options.iter().any(|(known, _)| known == key) {
            return Err(RecordErrorKind::Twice("option"));
        }
        self.options.push((key.to_owned(), value.to_owned()));
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        let missing = |key| RecordError::whole(RecordErrorKind::Missing(key));
        let players = self.players.ok_or(missing("players"))?;
        if players == 0 || players > Seat::MOST {
            return Err(RecordError::whole(RecordErrorKind::TooManySeats { players }));
        }
        let names = by_seat(self.names, players)?;
        let sitters = by_seat(self.sitters, players)?;
        let found = self.plies.len();
        if let Some(Origin { plies, .. }) = self.origin.filter(|origin| origin.plies > found) {
            return Err(RecordError::whole(RecordErrorKind::ShortOrigin { plies, found }));
        }
        Ok(Record {
            game: self.game.ok_or(missing("game"))?,
            rules: self.rules.ok_or(missing("rules"))?,
            components: self.components.ok_or(missing("components"))?,
            edition: (!self.edition.is_empty()).then(|| self.edition.join("\n")),
            players,
            options: self.options,
            names,
            sitters,
            commitment: self.commitment,
            origin: self.origin,
            plies: self.plies,
            result: self.result,
            seed: self.seed,
            lines: self.lines,
        })
    }
}

fn once<T>(key: &'static str, slot: &mut Option<T>, value: T) -> Result<(), RecordErrorKind> {
    if slot.is_some() {
        return Err(RecordErrorKind::Twice(key));
    }
    *slot = Some(value);
    Ok(())
}

/// What is said of a seat, once for each.
fn of_seat(
    header: &'static str,
    known: &mut Vec<(Seat, String)>,
    rest: &str,
    expected: &'static str,
) -> Result<(), RecordErrorKind> {
    let (seat, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let seat: Seat = seat.parse().map_err(RecordErrorKind::Unreadable)?;
    if known.iter().any(|&(before, _)| before == seat) {
        return Err(RecordErrorKind::Twice(header));
    }
    let text = super::write::clean(text);
    if text.is_empty() {
        return Err(RecordErrorKind::Unreadable(ParseError::new("", expected)));
    }
    known.push((seat, text));
    Ok(())
}

/// What is said of the seats, in their order.
fn by_seat(said: Vec<(Seat, String)>, players: usize) -> Result<Vec<Option<String>>, RecordError> {
    let mut all = vec![None; players];
    for (seat, text) in said {
        let none = RecordError::whole(RecordErrorKind::NoSuchSeat { seat, players });
        *all.get_mut(seat.index()).ok_or(none)? = Some(text);
    }
    Ok(all)
}

fn one_word(text: &str, expected: &'static str) -> Result<String, RecordErrorKind> {
    let mut words = Words::new(text);
    let word = words.word(expected).map_err(RecordErrorKind::Unreadable)?;
    words.end().map_err(RecordErrorKind::Unreadable)?;
    Ok(word.to_owned())
}

fn origin(text: &str) -> Result<Origin, RecordErrorKind> {
    let (plies, commitment) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let commitment = match commitment.trim() {
        "" => None,
        commitment => Some(commitment.parse().map_err(RecordErrorKind::Unreadable)?),
    };
    Ok(Origin { plies: number(plies, "number")?, commitment })
}

fn number<T: FromStr>(text: &str, expected: &'static str) -> Result<T, RecordErrorKind> {
    text.parse().map_err(|_| RecordErrorKind::Unreadable(ParseError::new(text, expected)))
}

fn points(text: &str) -> Result<Vec<i32>, RecordErrorKind> {
    text.split_whitespace().map(|word| number(word, "number")).collect()
}
