//! Games that were left: they are kept side by side in the data folder, and listed by `semiramis play --resume`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use game::{Phrase, Record};

use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::Voice;

/// The folder of the games that were left, in the data folder.
const FOLDER: &str = "left";

fn folder() -> Result<PathBuf, Failure> {
    Ok(super::data_folder()?.join(FOLDER))
}

/// A player who leaves at once is not asked, and loses nothing.
pub(super) fn keep(game: &str, record: &str, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder()?;
    std::fs::create_dir_all(&folder).map_err(|error| files::unwritable(&folder, &error))?;
    let path = free(&folder, game).map_err(|error| files::unwritable(&folder, &error))?;
    files::save(&path, record)?;
    let kept = Phrase::new("terminal-kept-for-you").with("command", command(&path));
    Ok(writeln!(output, "{}", voice.say(&kept))?)
}

/// A new, empty file, named after the game and the time.
fn free(folder: &Path, game: &str) -> io::Result<PathBuf> {
    let time = humantime::format_rfc3339_seconds(SystemTime::now()).to_string().replace(':', "-");
    let mut number = 1;
    loop {
        let path = folder.join(format!("{game}-{time}-{number}.sem"));
        match std::fs::File::create_new(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            made => return made.map(|_| path),
        }
    }
}

/// What to type to go on with a record.
fn command(path: &Path) -> String {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    format!("semiramis play --load {}", quoted(&absolute))
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// The unfinished games, the one that was left last first.
fn unfinished() -> Result<Vec<(PathBuf, Record)>, Failure> {
    let folder = folder()?;
    let entries = match std::fs::read_dir(&folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|error| files::unreadable(&folder, &error))?,
    };
    let read = |path: PathBuf| {
        let written = path.metadata().and_then(|data| data.modified()).ok()?;
        let record: Record = files::read(&path).ok()?.parse().ok()?;
        record.result.is_none().then_some((written, path, record))
    };
    let mut games: Vec<_> = entries.flatten().filter_map(|entry| read(entry.path())).collect();
    games.sort_by(|one, other| (other.0, &other.1).cmp(&(one.0, &one.1)));
    Ok(games.into_iter().map(|(_, path, record)| (path, record)).collect())
}

/// Lists the games that were left, each with what to type to go on.
pub(super) fn list(voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let games = unfinished()?;
    if games.is_empty() {
        writeln!(output, "{}", voice.word("cli-play-none-left"))?;
    }
    for (index, (path, record)) in games.iter().enumerate() {
        let title = catalog::find(&record.game)
            .map_or_else(|| record.game.clone(), |kind| voice.word(&kind.meta().message("title")));
        let names: Vec<_> = record.names.iter().flatten().map(String::as_str).collect();
        let line = Phrase::new("cli-play-left")
            .with("number", index + 1)
            .with("title", title)
            .with("names", names.join(", "))
            .with("plies", record.plies.len());
        writeln!(output, "{}\n    {}", voice.say(&line), command(path))?;
    }
    Ok(())
}

/// The file with the game that the command line wants to go on with.
pub(super) fn file(play: &Play) -> Result<Option<PathBuf>, Failure> {
    let Some(number) = play.resume else { return Ok(play.load.clone()) };
    let found = unfinished()?.into_iter().nth(number.wrapping_sub(1)).map(|(path, _)| path);
    let none = || Failure::new(Code::Usage, Phrase::new("cli-play-no-left").with("found", number));
    found.map(Some).ok_or_else(none)
}
