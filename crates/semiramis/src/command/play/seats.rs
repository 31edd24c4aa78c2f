//! Who sits where: as the command line says, else as the record of the game remembers, else one person among bots.

use std::fmt;
use std::time::Duration;

use game::{GameKind, Phrase, Record};
use minds::Level;
use terminal::Player;

use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::voice::Voice;

/// How long an oracle thinks about a decision if nobody says, in seconds.
const SECONDS: f64 = 2.0;

/// Who plays a seat, in the words of a record: `person`, `scribe`, `oracle 2.5`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Sitter {
    Person,
    Bot { level: Level, seconds: f64 },
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str(Record::PERSON),
            Sitter::Bot { level: Level::Oracle, seconds } => write!(f, "{} {seconds}", Level::Oracle),
            Sitter::Bot { level, .. } => level.fmt(f),
        }
    }
}

impl Sitter {
    /// What a record says of a seat. A time on the command line counts more than that of the record.
    fn read(text: &str, time: Option<f64>) -> Option<Sitter> {
        if text == Record::PERSON {
            return Some(Sitter::Person);
        }
        let mut words = text.split(' ');
        let level = words.next()?.parse().ok()?;
        let told = words.next().map_or(Some(SECONDS), |seconds| seconds.parse().ok())?;
        Some(Sitter::Bot { level, seconds: time.unwrap_or(told) })
    }

    fn player(self, kind: &dyn GameKind, seed: u64) -> Result<Player, Failure> {
        let Sitter::Bot { level, seconds } = self else { return Ok(Player::Person) };
        let time = Duration::try_from_secs_f64(seconds)
            .map_err(|_| Failure::usage(Phrase::new("cli-play-time").with("found", seconds.to_string())))?;
        Ok(catalog::mind(kind.meta().key, level.spec(time), seed).map_or(Player::Person, Player::Mind))
    }

    fn default_name(self, number: usize, voice: &Voice) -> String {
        match self {
            Sitter::Person => voice.say(&Phrase::new("cli-play-person").with("number", number)),
            Sitter::Bot { level, .. } => {
                let level = voice.word(&format!("minds-level-{level}"));
                voice.say(&Phrase::new("cli-play-bot").with("level", level).with("number", number))
            }
        }
    }
}

/// Those at a table that begins.
pub(super) fn new(play: &Play, count: usize) -> Result<Vec<Sitter>, Failure> {
    let people = play.people.unwrap_or(1);
    if people > count {
        return Err(Failure::usage(Phrase::new("cli-play-people").with("found", people).with("most", count)));
    }
    let seconds = play.time.unwrap_or(SECONDS);
    let bot = |index: usize| Sitter::Bot { level: level(play, index - people), seconds };
    Ok((0..count).map(|index| if index < people { Sitter::Person } else { bot(index) }).collect())
}

/// The levels go round the bots' seats.
fn level(play: &Play, bot: usize) -> Level {
    play.bots.get(bot % play.bots.len().max(1)).copied().unwrap_or(Level::Architect)
}

/// Those at a table that goes on: the same as before, unless the command line says who plays.
pub(super) fn again(play: &Play, record: &Record) -> Result<Vec<Sitter>, Failure> {
    let told = new(play, record.players)?;
    if play.people.is_some() || !play.bots.is_empty() {
        return Ok(told);
    }
    let seat = |(told, text): (Sitter, &Option<String>)| match text {
        None => Ok(told),
        Some(text) => Sitter::read(text, play.time).ok_or_else(|| unknown(text)),
    };
    told.into_iter().zip(&record.sitters).map(seat).collect()
}

fn unknown(text: &str) -> Failure {
    let phrase = Phrase::new("cli-no-mind").with("found", text).with("known", Level::ALL.map(Level::key).join(", "));
    Failure::new(Code::Faulty, phrase)
}

/// The players of these seats.
pub(super) fn players(play: &Play, kind: &dyn GameKind, sitters: &[Sitter]) -> Result<Vec<Player>, Failure> {
    let seed = |index: usize| play.seed.unwrap_or(0).wrapping_add(index as u64);
    sitters.iter().enumerate().map(|(index, sitter)| sitter.player(kind, seed(index))).collect()
}

/// The names of those at a table that begins.
pub(super) fn names(play: &Play, sitters: &[Sitter], voice: &Voice) -> Vec<String> {
    let default = |(index, sitter): (usize, &Sitter)| {
        play.names.get(index).cloned().unwrap_or_else(|| sitter.default_name(index + 1, voice))
    };
    sitters.iter().enumerate().map(default).collect()
}

/// Writes into a record who plays on. A name stays with the one who bore it: no bot plays under the name of a person.
pub(super) fn note(record: &mut Record, play: &Play, sitters: &[Sitter], voice: &Voice) {
    let names = names(play, sitters, voice);
    for (index, (sitter, name)) in sitters.iter().zip(names).enumerate() {
        let same =
            record.sitters[index].as_ref().map_or(*sitter == Sitter::Person, |before| *before == sitter.to_string());
        if !same || play.names.len() > index {
            record.names[index] = None;
        }
        record.names[index].get_or_insert(name);
    }
    record.sitters = texts(sitters);
}

/// The sitters in the words of a record.
pub(super) fn texts(sitters: &[Sitter]) -> Vec<Option<String>> {
    sitters.iter().map(|sitter| Some(sitter.to_string())).collect()
}
