//! Reading a record: form only. Whether the plies are legal is a matter of replaying them.

use std::str::FromStr;

use super::{Origin, Ply, Record, RecordFault, RecordFaultKind as Kind};
use crate::{Misread, Seat, Tokens};

/// The first line of every record.
const TITLE: &str = "semiramis record 1";

impl FromStr for Record {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Record, RecordFault> {
        let mut draft = Draft::default();
        let mut lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| is_content(line));
        match lines.next() {
            Some((_, TITLE)) => {}
            Some((at, found)) => return Err(RecordFault::line(at + 1, Kind::NotARecord(Misread::new(found, TITLE)))),
            None => return Err(RecordFault::line(1, Kind::NotARecord(Misread::new("", TITLE)))),
        }
        for (at, line) in lines {
            draft.line(at + 1, line).map_err(|kind| RecordFault::line(at + 1, kind))?;
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
    players: Option<usize>,
    options: Vec<(String, String)>,
    names: Vec<(Seat, String)>,
    commitment: Option<crate::Commitment>,
    origin: Option<Origin>,
    plies: Vec<Ply>,
    lines: Vec<usize>,
    result: Option<Vec<i32>>,
    seed: Option<crate::Seed>,
}

impl Draft {
    fn line(&mut self, number: usize, line: &str) -> Result<(), Kind> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if word == "*" || word.starts_with(|c: char| c.is_ascii_digit()) {
            return self.ply(number, word, rest);
        }
        let ended = matches!(word, "result" | "seed");
        if !ended && !self.plies.is_empty() {
            return Err(Kind::Misread(Misread::new(word, "ply, result or seed")));
        }
        self.header(word, rest)
    }

    fn ply(&mut self, number: usize, by: &str, text: &str) -> Result<(), Kind> {
        let by = if by == "*" { None } else { Some(by.parse().map_err(Kind::Misread)?) };
        if self.result.is_some() || self.seed.is_some() {
            return Err(Kind::AfterResult);
        }
        if text.is_empty() {
            return Err(Kind::Misread(Misread::new("", "ply")));
        }
        self.plies.push(Ply { by, text: text.to_owned() });
        self.lines.push(number);
        Ok(())
    }

    fn header(&mut self, word: &str, rest: &str) -> Result<(), Kind> {
        match word {
            "game" => once("game", &mut self.game, one_word(rest, "key")?),
            "rules" => once("rules", &mut self.rules, number(rest, "number")?),
            "components" => once("components", &mut self.components, one_word(rest, "16 hex digits")?),
            "players" => once("players", &mut self.players, number(rest, "number")?),
            "commitment" => once("commitment", &mut self.commitment, rest.parse().map_err(Kind::Misread)?),
            "from" => once("from", &mut self.origin, origin(rest)?),
            "seed" => once("seed", &mut self.seed, rest.parse().map_err(Kind::Misread)?),
            "result" => once("result", &mut self.result, points(rest)?),
            "option" => self.option(rest),
            "seat" => self.seat(rest),
            other => Err(Kind::Misread(Misread::new(other, "header, ply or result"))),
        }
    }

    fn option(&mut self, rest: &str) -> Result<(), Kind> {
        let mut tokens = Tokens::new(rest);
        let key = tokens.word("key").map_err(Kind::Misread)?;
        let value = tokens.word("value").map_err(Kind::Misread)?;
        tokens.end().map_err(Kind::Misread)?;
        if self.options.iter().any(|(known, _)| known == key) {
            return Err(Kind::Twice("option"));
        }
        self.options.push((key.to_owned(), value.to_owned()));
        Ok(())
    }

    fn seat(&mut self, rest: &str) -> Result<(), Kind> {
        let (seat, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let seat: Seat = seat.parse().map_err(Kind::Misread)?;
        if self.names.iter().any(|&(known, _)| known == seat) {
            return Err(Kind::Twice("seat"));
        }
        let name = super::write::clean(name);
        if name.is_empty() {
            return Err(Kind::Misread(Misread::new("", "name")));
        }
        self.names.push((seat, name));
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordFault> {
        let missing = |key| RecordFault::whole(Kind::Missing(key));
        let players = self.players.ok_or(missing("players"))?;
        if players == 0 || players > Seat::MOST {
            return Err(RecordFault::whole(Kind::TooManySeats { players }));
        }
        let mut names = vec![None; players];
        for (seat, name) in self.names {
            *names.get_mut(seat.index()).ok_or(RecordFault::whole(Kind::NoSuchSeat { seat, players }))? = Some(name);
        }
        let found = self.plies.len();
        if let Some(Origin { plies, .. }) = self.origin.filter(|origin| origin.plies > found) {
            return Err(RecordFault::whole(Kind::ShortOrigin { plies, found }));
        }
        Ok(Record {
            game: self.game.ok_or(missing("game"))?,
            rules: self.rules.ok_or(missing("rules"))?,
            components: self.components.ok_or(missing("components"))?,
            players,
            options: self.options,
            names,
            commitment: self.commitment,
            origin: self.origin,
            plies: self.plies,
            result: self.result,
            seed: self.seed,
            lines: self.lines,
        })
    }
}

fn once<T>(key: &'static str, slot: &mut Option<T>, value: T) -> Result<(), Kind> {
    if slot.is_some() {
        return Err(Kind::Twice(key));
    }
    *slot = Some(value);
    Ok(())
}

fn one_word(text: &str, expected: &'static str) -> Result<String, Kind> {
    let mut tokens = Tokens::new(text);
    let word = tokens.word(expected).map_err(Kind::Misread)?;
    tokens.end().map_err(Kind::Misread)?;
    Ok(word.to_owned())
}

fn origin(text: &str) -> Result<Origin, Kind> {
    let (plies, commitment) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let commitment = match commitment.trim() {
        "" => None,
        commitment => Some(commitment.parse().map_err(Kind::Misread)?),
    };
    Ok(Origin { plies: number(plies, "number")?, commitment })
}

fn number<T: FromStr>(text: &str, expected: &'static str) -> Result<T, Kind> {
    text.parse().map_err(|_| Kind::Misread(Misread::new(text, expected)))
}

fn points(text: &str) -> Result<Vec<i32>, Kind> {
    text.split_whitespace().map(|word| number(word, "number")).collect()
}
