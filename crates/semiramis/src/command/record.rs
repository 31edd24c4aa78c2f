//! `semiramis record`: whether a record is sound, what it shows, and whether its dealer was honest.

use std::io::{self, Write};

use game::record::{Origin, RecordError};
use game::{AnyGame, GameKind, Phrase, Record as Game, Seat, Translate, Turn};
use serde::Serialize;

use crate::cli::{Record, Recorded, Show};
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::{self, Voice};

pub(super) fn run(record: &Record, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    match record {
        Record::Check(recorded) => check(recorded, voice, output),
        Record::Show(shown) => show(shown, voice, output),
        Record::Verify(recorded) => verify(recorded, voice, output),
    }
}

/// A record, its game, and the component file it was named with.
pub(super) struct Opened {
    pub(super) file: String,
    pub(super) record: Game,
    kind: &'static dyn GameKind,
    pub(super) components: Option<String>,
}

impl Opened {
    pub(super) fn open(recorded: &Recorded) -> Result<Opened, Failure> {
        let file = recorded.file.display().to_string();
        let record: Game = files::read(&recorded.file)?.parse().map_err(|fault| faulty(&file, &fault))?;
        let kind = super::game(&record.game)?;
        let components = super::component_file(recorded.components.as_deref())?;
        Ok(Opened { file, record, kind, components })
    }

    fn with<T>(&self, done: Result<T, RecordError>) -> Result<T, Failure> {
        done.map_err(|fault| faulty(&self.file, &fault))
    }

    pub(super) fn names(&self, voice: &Voice) -> Vec<String> {
        let unnamed = |seat: Seat| voice.say(&Phrase::new("table-actor-seat").with("number", seat.to_string()));
        let names = Seat::all(self.record.players).zip(&self.record.names);
        names.map(|(seat, name)| name.clone().unwrap_or_else(|| unnamed(seat))).collect()
    }
}

/// Where and why a record is faulty.
pub(super) fn faulty(file: &str, fault: &RecordError) -> Failure {
    let place = match (fault.line, fault.ply) {
        (Some(line), Some(ply)) => Phrase::new("cli-record-line-ply").with("line", line).with("ply", ply),
        (Some(line), None) => Phrase::new("cli-record-line").with("line", line),
        (None, Some(ply)) => Phrase::new("cli-record-ply").with("ply", ply),
        (None, None) => Phrase::new("cli-record-whole"),
    };
    let head = Phrase::new("cli-record-faulty").with("file", file).with("place", place).with("fault", fault.phrase());
    let paragraph = fault.paragraph().map(|id| Phrase::new("cli-record-paragraph").with("paragraph", id.to_string()));
    Failure::Said(Code::Faulty, std::iter::once(head).chain(paragraph).collect())
}

fn check(recorded: &Recorded, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let opened = Opened::open(recorded)?;
    let game = opened.with(opened.record.check(opened.kind, opened.components.as_deref()))?;
    let id = match (game.turn(), &opened.record.result) {
        (Turn::Over, Some(_)) => "cli-record-sound",
        (Turn::Over, None) => "cli-record-sound-no-result",
        _ => "cli-record-sound-unfinished",
    };
    let sound = Phrase::new(id).with("file", opened.file.as_str()).with("plies", opened.record.plies.len());
    Ok(writeln!(output, "{}", voice.say(&sound))?)
}

fn verify(recorded: &Recorded, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let opened = Opened::open(recorded)?;
    opened.with(opened.record.verify(opened.kind, opened.components.as_deref()))?;
    let honest =
        Phrase::new("cli-record-honest").with("file", opened.file.as_str()).with("draws", opened.record.draws());
    writeln!(output, "{}", voice.say(&honest))?;
    if let Some(origin) = opened.record.origin {
        writeln!(output, "{}", voice.say(&unchecked(origin)))?;
    }
    Ok(())
}

/// What of a record can't be verified, because it comes from another game.
fn unchecked(origin: Origin) -> Phrase {
    match origin.commitment {
        Some(commitment) => Phrase::new("cli-record-inherited-committed")
            .with("plies", origin.plies)
            .with("commitment", commitment.to_string()),
        None => Phrase::new("cli-record-inherited").with("plies", origin.plies),
    }
}

fn show(shown: &Show, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let opened = Opened::open(&shown.recorded)?;
    let all = opened.record.plies.len();
    let plies = shown.ply.unwrap_or(all);
    if plies > all {
        return Err(Failure::usage(Phrase::new("cli-record-no-ply").with("found", plies).with("most", all)));
    }
    let game = opened.with(opened.record.replay(opened.kind, opened.components.as_deref(), plies))?;
    if shown.json {
        return write_json(&PositionJson::new(game.as_ref(), plies, opened.names(voice)), output);
    }
    let words = voice::speaker(voice.language()).with_names(opened.names(voice));
    let title = voice.word(&opened.kind.meta().message("title"));
    let head = Phrase::new("cli-record-head").with("title", title).with("ply", plies).with("plies", all);
    writeln!(output, "{}", voice.say(&head))?;
    if let Some(ply) = plies.checked_sub(1).and_then(|last| opened.record.plies.get(last)) {
        writeln!(output, "{ply}")?;
    }
    let table = terminal::plain_table(game.as_ref(), &words);
    Ok(writeln!(output, "\n{table}\n\n{}", words.say(&game.prompt()))?)
}

/// A table after some ply, for those who draw it.
#[derive(Serialize)]
struct PositionJson {
    game: &'static str,
    categories: &'static [&'static str],
    players: Vec<String>,
    ply: usize,
    round: u16,
    turn: Option<Seat>,
    prompt: Phrase,
    legal: Vec<String>,
    score: Vec<Points>,
    view: Box<serde_json::value::RawValue>,
}

/// The points of a seat: in each category, and their sum.
#[derive(Serialize)]
struct Points {
    #[serde(rename = "points")]
    categories: Vec<i32>,
    total: i32,
    tiebreak: i32,
    place: usize,
}

impl PositionJson {
    fn new(game: &dyn AnyGame, ply: usize, players: Vec<String>) -> PositionJson {
        let meta = game.meta();
        let turn = match game.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Deal | Turn::Over => None,
        };
        let standing = game.standing();
        let points = |seat| Points {
            categories: (0..meta.categories.len()).map(|category| standing.points(seat, category)).collect(),
            total: standing.total(seat),
            tiebreak: standing.tiebreak(seat),
            place: standing.place(seat),
        };
        PositionJson {
            game: meta.key,
            categories: meta.categories,
            players,
            ply,
            round: game.round(),
            turn,
            prompt: game.prompt(),
            legal: if turn.is_some() { game.actions() } else { Vec::new() },
            score: Seat::all(game.players()).map(points).collect(),
            view: game.view(),
        }
    }
}

fn write_json(shown: &PositionJson, output: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *output, shown).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
