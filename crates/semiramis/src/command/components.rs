//! `semiramis components`: the figures of a game, and whether a file of them is sound.

use std::io::Write;
use std::path::Path;

use game::{Basis, Phrase, components};

use crate::cli::Components;
use crate::failure::Failure;
use crate::files;
use crate::voice::Voice;

pub(super) fn run(asked: &Components, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let kind = super::game(&asked.game)?;
    match &asked.check {
        None if asked.basis => write_bases(kind.standard_components(), voice, output),
        None => Ok(write!(output, "{}", kind.standard_components())?),
        Some(path) => {
            let text = files::read(path)?;
            let checked = kind.check_components(&text).map_err(|faults| Failure::components(shown(path), &faults))?;
            if asked.basis {
                write_bases(&text, voice, output)?;
            }
            let sound =
                Phrase::new("cli-components-sound").with("file", shown(path)).with("fingerprint", checked.fingerprint);
            Ok(writeln!(output, "{}", voice.say(&sound))?)
        }
    }
}

/// What the figures of a sound file rest on: the places of the file, by their basis.
fn write_bases(text: &str, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    // The file is sound: nothing of it can't be read.
    let bases = components::bases(text).map(|bases| bases.figures).unwrap_or_default();
    for basis in Basis::ALL.map(Some).into_iter().chain([None]) {
        let places: Vec<_> = bases.iter().filter(|based| based.basis == basis).map(|based| &*based.place).collect();
        if places.is_empty() {
            continue;
        }
        let head = match basis {
            Some(basis) => {
                Phrase::new("cli-components-basis").with("basis", basis.name()).with("meaning", basis.meaning())
            }
            None => Phrase::new("cli-components-no-basis"),
        };
        writeln!(output, "{}", voice.say(&head))?;
        places.iter().try_for_each(|place| writeln!(output, "  {place}"))?;
        writeln!(output)?;
    }
    Ok(())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
