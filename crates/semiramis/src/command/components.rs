//! `semiramis components`: the figures of a game, and whether a file of them is sound.

use std::io::Write;
use std::path::Path;

use table::Phrase;

use crate::cli::Components;
use crate::failure::Failure;
use crate::files;
use crate::voice::Voice;

pub(super) fn run(components: &Components, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let kind = super::game(&components.game)?;
    match &components.check {
        None => Ok(write!(output, "{}", kind.standard_components())?),
        Some(path) => {
            let fingerprint = kind
                .check_components(&files::read(path)?)
                .map_err(|faults| Failure::components(shown(path), &faults))?;
            let sound = Phrase::new("cli-components-sound").with("file", shown(path)).with("fingerprint", fingerprint);
            Ok(writeln!(output, "{}", voice.say(&sound))?)
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
