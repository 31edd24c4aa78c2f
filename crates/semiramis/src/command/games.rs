//! `semiramis games`: which games there are, for how many, with what options.

use std::io::{self, Write};

use game::{Meta, Phrase};
use serde_json::json;

use crate::cli::Games;
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(games: &Games, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    if games.json {
        return write_json(voice, output);
    }
    for meta in catalog::GAMES.iter().map(|kind| kind.meta()) {
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

fn write_json(voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let game = |meta: &Meta| {
        let options = meta.options.iter().map(|option| json!({ "key": option.key, "values": option.values }));
        json!({
            "key": meta.key,
            "title": voice.word(&meta.message("title")),
            "players": { "fewest": meta.fewest, "most": meta.most },
            "rules": meta.rules,
            "options": options.collect::<Vec<_>>(),
        })
    };
    let games: Vec<_> = catalog::GAMES.iter().map(|kind| game(kind.meta())).collect();
    serde_json::to_writer_pretty(&mut *output, &games).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
