//! The editions that a host offers: a folder for each game, a component file for each edition.

use std::fs;
use std::path::{Path, PathBuf};

use game::{ComponentError, Phrase};
use house::{OfferError, OfferedEdition};

use crate::failure::{Code, Failure};
use crate::files;

/// Reads `FOLDER/GAME/NAME.toml`. If any file is faulty, nothing is offered and everything that is wrong with all of them is said.
pub(super) fn read(folder: Option<&Path>) -> Result<Vec<OfferedEdition>, Failure> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let (mut editions, mut faults) = (Vec::new(), Vec::new());
    for game in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        for file in entries(&game)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
            match OfferedEdition::read(&stem(&game), &stem(&file), &files::read(&file)?) {
                Ok(edition) => editions.push(edition),
                Err(error) => faults.extend(said(&file, &stem(&game), &error)),
            }
        }
    }
    if faults.is_empty() { Ok(editions) } else { Err(Failure::Said(Code::Faulty, faults)) }
}

/// What is in a folder, by name. Hidden files are none of ours.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| files::unreadable(folder, &error))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| !stem(path).starts_with('.'));
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn said(file: &Path, game: &str, error: &OfferError) -> Vec<Phrase> {
    let about = |id: &'static str| Phrase::new(id).with("file", file.display().to_string());
    match error {
        OfferError::Game => {
            let known: Vec<_> = catalog::GAMES.iter().map(|kind| kind.meta().key).collect();
            vec![about("cli-serve-edition-game").with("found", game).with("known", known.join(", "))]
        }
        OfferError::Standard => vec![about("cli-serve-edition-standard")],
        OfferError::TooLong => vec![about("cli-serve-edition-long")],
        OfferError::Components(faults) => std::iter::once(about("cli-components-faulty").with("count", faults.0.len()))
            .chain(faults.0.iter().map(ComponentError::phrase))
            .collect(),
    }
}
