//! Opening a game: a new one, or one from a file.

use std::io;
use std::path::{Path, PathBuf};

use game::record::RecordError;
use game::{GameKind, Phrase, Record, Seed, StartError};
use terminal::LocalPlayers;

use super::{PlayedGame, left, seats};
use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::Voice;

/// A new game, or the one in a file.
pub(super) fn table(play: &Play, voice: &Voice) -> Result<PlayedGame, Failure> {
    if let Some(path) = &play.save {
        check_target(play, path)?;
    }
    let table = match left::file(play)? {
        Some(path) => recorded(play, &path, voice)?,
        None => fresh(play, voice)?,
    };
    if let Some(path) = &table.save {
        files::check_writable(path)?;
    }
    Ok(table)
}

/// A file that exists is not replaced, unless it is the one that the game comes from, or somebody says so.
fn check_target(play: &Play, path: &Path) -> Result<(), Failure> {
    let same =
        |loaded: &PathBuf| matches!((loaded.canonicalize(), path.canonicalize()), (Ok(one), Ok(other)) if one == other);
    if play.force || !path.exists() || play.load.as_ref().is_some_and(same) {
        return Ok(());
    }
    let file = path.display().to_string();
    Err(Failure::new(Code::File, Phrase::new("cli-play-exists").with("file", file)))
}

fn fresh(play: &Play, voice: &Voice) -> Result<PlayedGame, Failure> {
    let kind = super::super::game(play.game.as_deref().unwrap_or_default())?;
    let components = super::super::component_file(play.setup.components.as_deref())?;
    let players = Box::new(begin(play, kind, components.as_deref(), voice)?);
    Ok(PlayedGame { kind, components, players, save: play.save.clone() })
}

fn begin(play: &Play, kind: &dyn GameKind, components: Option<&str>, voice: &Voice) -> Result<LocalPlayers, Failure> {
    let meta = kind.meta();
    let count = play.setup.players(meta);
    let game = kind.start(count, &play.setup.options(meta)?, components).map_err(|fault| match fault {
        StartError::Setup(fault) => Failure::from(fault),
        StartError::Components(faults) => {
            let file = play.setup.components.as_ref().map(|path| path.display().to_string());
            Failure::components(file.unwrap_or_default(), &faults)
        }
    })?;
    let sitters = seats::new(play, count)?;
    let (players, names) = (seats::players(play, kind, &sitters)?, seats::names(play, &sitters, voice));
    Ok(LocalPlayers::new(game, players, names, seed(play)?).with_sitters(seats::texts(&sitters)))
}

/// The game in a file, with those who played it. One's own unfinished game goes on in that file, unless another one is named.
pub(super) fn recorded(play: &Play, path: &Path, voice: &Voice) -> Result<PlayedGame, Failure> {
    let wrong = |fault: RecordError| super::super::record::faulty(&path.display().to_string(), &fault);
    let mut record: Record = files::read(path)?.parse().map_err(wrong)?;
    let kind = super::super::game(play.game.as_deref().unwrap_or(&record.game))?;
    let components = super::super::component_file(play.setup.components.as_deref())?;
    // A record from before records carried their figures does so from now on.
    record.edition = record.edition.or_else(|| components.clone());
    let goes_on = record.seed.is_some() && record.result.is_none() && !play.replay;
    let sitters = seats::again(play, &record)?;
    seats::note(&mut record, play, &sitters, voice);
    let players = seats::players(play, kind, &sitters)?;
    let local = LocalPlayers::resume(kind, components.as_deref(), record, players, seed(play)?).map_err(wrong)?;
    let own = goes_on && !files::is_standard(path);
    let save = play.save.clone().or_else(|| own.then(|| path.to_owned()));
    Ok(PlayedGame { kind, components, players: Box::new(local), save })
}

fn seed(play: &Play) -> Result<Seed, Failure> {
    play.seed.map_or_else(fresh_seed, |number| Ok(Seed::of_number(number)))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::from)?;
    Ok(Seed::new(bytes))
}
