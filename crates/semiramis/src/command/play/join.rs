//! Joining a table of a house. Who was there before is known again: the house's cookie is kept in the data folder, for nobody else to read.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use game::Phrase;
use terminal::{JoinError, Link, RemotePlayers};

use super::PlayedGame;
use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::Voice;

/// The file with the cookies, by house.
const FILE: &str = "guests.json";

pub(super) fn table(link: &str, play: &Play, voice: &Voice) -> Result<PlayedGame, Failure> {
    let link: Link = link.parse().map_err(|error| failed(&error))?;
    let book = super::data_folder()?.join(FILE);
    let mut known = read(&book);
    let default = voice.say(&Phrase::new("cli-play-person").with("number", 1));
    let name = play.names.first().map(String::as_str);
    let remote = RemotePlayers::join(&link, name, &default, known.get(&link.house).cloned(), catalog::find);
    let remote = remote.map_err(|error| failed(&error))?;
    if known.insert(link.house.clone(), remote.cookie().to_owned()).as_deref() != Some(remote.cookie()) {
        write(&book, &known)?;
    }
    Ok(PlayedGame { kind: remote.kind(), components: None, players: Box::new(remote), save: None })
}

fn failed(error: &JoinError) -> Failure {
    let code = match error {
        JoinError::Link(_) | JoinError::Refused(_) | JoinError::Game(_) => Code::Usage,
        JoinError::Unreachable(_) | JoinError::Untrusted(_) | JoinError::Broken(_) => Code::File,
    };
    Failure::new(code, error.phrase())
}

/// The cookies that are known; a file that can't be read is as good as none.
fn read(path: &Path) -> BTreeMap<String, String> {
    fs::read_to_string(path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn write(path: &Path, known: &BTreeMap<String, String>) -> Result<(), Failure> {
    let wrong = |error: std::io::Error| files::unwritable(path, &error);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(wrong)?;
    }
    let text = serde_json::to_string(known).map_err(|error| wrong(error.into()))?;
    files::write(path, &text).map_err(wrong)?;
    make_private(path).map_err(wrong)
}

#[cfg(unix)]
fn make_private(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}
