//! `semiramis games`: which games there are, for how many, with what options.

use std::io::Write;

use table::Phrase;

use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    for meta in shelf::GAMES.iter().map(|kind| kind.meta()) {
        let title = voice.word(&meta.message("title"));
        let line = Phrase::new("cli-games-line")
            .with("key", meta.key)
            .with("title", title)
            .with("fewest", meta.fewest)
            .with("most", meta.most);
        writeln!(output, "{}", voice.say(&line))?;
        for option in meta.options {
            let name = voice.word(&meta.message(&format!("option-{}", option.key)));
            writeln!(output, "    --option {}={}  {name}", option.key, option.values.join("|"))?;
        }
    }
    Ok(())
}
