//! Opening a game: a new one, or one from a file.

use std::io;
use std::path::Path;
use std::time::Duration;

use minds::Level;
use table::record::RecordFault;
use table::{Kind, Phrase, Record, Seed, StartFault};
use terminal::{Company, Player, Session};

use super::Table;
use crate::cli::Play;
use crate::failure::Failure;
use crate::files;
use crate::voice::Voice;

/// A new game, or the one in a file.
pub(super) fn table(play: &Play, voice: &Voice) -> Result<Table, Failure> {
    let kind = super::super::game(play.game.as_deref().unwrap_or_default())?;
    let components = super::super::component_file(play.setup.components.as_deref())?;
    let company = match &play.load {
        Some(path) => resume(play, kind, path, voice)?,
        None => Box::new(begin(play, kind, components.as_deref(), voice)?),
    };
    Ok(Table { kind, components, company })
}

fn begin(play: &Play, kind: &dyn Kind, components: Option<&str>, voice: &Voice) -> Result<Session, Failure> {
    let meta = kind.meta();
    let count = play.setup.players(meta);
    let game = kind.start(count, &play.setup.options(meta)?, components).map_err(|fault| match fault {
        StartFault::Setup(fault) => Failure::from(fault),
        StartFault::Components(faults) => {
            let file = play.setup.components.as_ref().map(|path| path.display().to_string());
            Failure::components(file.unwrap_or_default(), &faults)
        }
    })?;
    Ok(Session::new(game, players(play, kind, count)?, names(play, count, voice), seed(play)?))
}

/// The game in a file, with those of the command line in its seats.
pub(super) fn resume(
    play: &Play,
    kind: &'static dyn Kind,
    path: &Path,
    voice: &Voice,
) -> Result<Box<dyn Company>, Failure> {
    let components = super::super::component_file(play.setup.components.as_deref())?;
    let wrong = |fault: RecordFault| super::super::record::faulty(&path.display().to_string(), &fault);
    let mut record: Record = files::read(path)?.parse().map_err(wrong)?;
    let players = players(play, kind, record.players)?;
    let defaults = names(play, record.players, voice);
    for (name, default) in record.names.iter_mut().zip(defaults) {
        name.get_or_insert(default);
    }
    let session = Session::resume(kind, components.as_deref(), record, players, seed(play)?).map_err(wrong)?;
    Ok(Box::new(session))
}

fn seed(play: &Play) -> Result<Seed, Failure> {
    play.seed.map_or_else(fresh_seed, |number| Ok(Seed::of_number(number)))
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
