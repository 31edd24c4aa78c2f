//! `semiramis play`: a table in the terminal, line by line.

use std::cell::RefCell;
use std::io::{self, Write};
use std::time::Duration;

use minds::{Budget, Level};
use table::{Kind, Language, Match, Phrase, Record, Seed, StartFault};
use terminal::plain::{self, End, Host};
use terminal::{Player, Session};

use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::{self, Voice};

/// Simulations before a hint.
const HINT: u32 = 2000;

pub(super) fn run(play: Play, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let kind = super::game(&play.setup.game)?;
    let mut session = open(&play, kind, voice)?;
    let names: Vec<String> = session.record().names.iter().flatten().cloned().collect();
    let speak = |language: Language| voice::speaker(language).with_names(names.clone());
    let adviser = RefCell::new(shelf::adviser(kind.meta().key, Budget::Simulations(HINT), 0));
    let advise = |game: &dyn Match, most: usize| {
        adviser.borrow_mut().as_mut().map(|adviser| adviser.advise(game, most)).unwrap_or_default()
    };
    let (language, save) = (voice.language(), play.save);
    let host = Host { speak: &speak, language, save, write: &files::write, advise: &advise };
    match plain::run(&mut session, &host, &mut io::stdin().lock(), output)? {
        End::Over | End::Left => Ok(()),
        End::InputEnded => Err(Failure::Said(Code::InputEnded, Vec::new())),
    }
}

/// A new game, or the one in a file.
fn open(play: &Play, kind: &'static dyn Kind, voice: &Voice) -> Result<Session, Failure> {
    let components = super::component_file(play.setup.components.as_deref())?;
    let seed = play.seed.map_or_else(fresh_seed, |number| Ok(Seed::of_number(number)))?;
    if let Some(path) = &play.load {
        let wrong = |fault: table::record::RecordFault| super::record::faulty(&path.display().to_string(), &fault);
        let mut record: Record = files::read(path)?.parse().map_err(wrong)?;
        let players = players(play, kind, record.players)?;
        let defaults = names(play, record.players, voice);
        for (name, default) in record.names.iter_mut().zip(defaults) {
            name.get_or_insert(default);
        }
        return Session::resume(kind, components.as_deref(), record, players, seed).map_err(wrong);
    }
    let meta = kind.meta();
    let count = play.setup.players(meta);
    let game = kind.start(count, &play.setup.options(meta)?, components.as_deref()).map_err(|fault| match fault {
        StartFault::Setup(fault) => Failure::from(fault),
        StartFault::Components(faults) => {
            let file = play.setup.components.as_ref().map(|path| path.display().to_string());
            Failure::components(file.unwrap_or_default(), &faults)
        }
    })?;
    Ok(Session::new(game, players(play, kind, count)?, names(play, count, voice), seed))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::from)?;
    Ok(Seed::new(bytes))
}

/// People in the first seats, bots of the named levels in the others.
fn players(play: &Play, kind: &dyn Kind, count: usize) -> Result<Vec<Player>, Failure> {
    if play.people > count {
        return Err(Failure::usage(Phrase::new("cli-play-people").with("found", play.people).with("most", count)));
    }
    let time = Duration::try_from_secs_f64(play.time)
        .map_err(|_| Failure::usage(Phrase::new("cli-play-time").with("found", play.time.to_string())))?;
    let seat = |index: usize| {
        let level = level(play, index);
        let seed = play.seed.unwrap_or(0).wrapping_add(index as u64);
        let mind = (index >= play.people).then(|| shelf::mind(kind.meta().key, level.spec(time), seed)).flatten();
        mind.map_or(Player::Person, Player::Mind)
    };
    Ok((0..count).map(seat).collect())
}

/// The levels go round the bots' seats.
fn level(play: &Play, index: usize) -> Level {
    let bot = index.saturating_sub(play.people);
    play.bots.get(bot % play.bots.len().max(1)).copied().unwrap_or(Level::Architect)
}

fn names(play: &Play, count: usize, voice: &Voice) -> Vec<String> {
    let default = |index: usize| {
        let number = index + 1;
        if index < play.people {
            voice.say(&Phrase::new("cli-play-person").with("number", number))
        } else {
            let level = voice.word(&format!("minds-level-{}", level(play, index)));
            voice.say(&Phrase::new("cli-play-bot").with("level", level).with("number", number))
        }
    };
    (0..count).map(|index| play.names.get(index).cloned().unwrap_or_else(|| default(index))).collect()
}
