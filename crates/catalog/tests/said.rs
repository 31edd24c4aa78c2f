//! Everything a game says, an example of each sentence, in both languages: refusals with their paragraphs, events, decisions, outcomes, previews, prompts.
//!
//! The examples come from random games and from the recorded ones. People have read them once; a snapshot in each game's place holds what they say. Where
//! sentences are meant to change, `INSTA_UPDATE=always cargo nextest run -p catalog said` writes the snapshots anew: read what `git diff` shows.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use game::board::TextBoard;
use game::{AnyGame, Arg, GameKind, Language, MoveError, Options, Phrase, RandomSource, Record, Shuffler, Turn};
use texts::Translator;

/// So many games at each number of players …
const GAMES: u64 = 16;
/// … and so many wrong decisions at each step: most refusals are rare.
const STRAYS: usize = 24;

/// What is only said within a sentence.
const PART: &str = "part of a sentence";

/// An example of each sentence, by what kind it is, its message and its paragraph.
#[derive(Default)]
struct Said {
    examples: BTreeMap<(&'static str, String, &'static str), Phrase>,
}

impl Said {
    fn hear(&mut self, kind: &'static str, phrase: &Phrase) {
        self.hear_refusal(kind, phrase, "");
    }

    fn hear_refusal(&mut self, kind: &'static str, phrase: &Phrase, paragraph: &'static str) {
        self.examples.entry((kind, phrase.id.to_string(), paragraph)).or_insert_with(|| phrase.clone());
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(part) => self.hear(PART, part),
                Arg::List(parts) => parts.iter().for_each(|part| self.hear(PART, part)),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }

    fn hear_rejection(&mut self, rejected: Result<(), MoveError>) {
        if let Err(rejected @ MoveError::Illegal { .. }) = rejected {
            self.hear_refusal("refusal", &rejected.phrase(), rejected.paragraph().map_or("", |paragraph| paragraph.0));
        }
    }

    /// Whether a message is a whole sentence of a game, by how it begins: `GAME-refusal`, `GAME-event` and the like.
    fn is_of_a_kind(&self, id: &str) -> bool {
        let kind = |id: &str| id.splitn(3, '-').take(2).map(str::to_owned).collect::<Vec<_>>();
        self.examples.keys().any(|(what, said, _)| *what != PART && kind(said) == kind(id))
    }

    /// Each sentence in both languages, and the messages that no game has said.
    fn write(&self, kind: &dyn GameKind) -> String {
        let names = ["Ada", "Ben", "Cleo", "Dan", "Eva"].map(str::to_owned);
        let [english, french] = [Language::En, Language::Fr]
            .map(|language| Translator::new(language, catalog::texts()).with_names(names.to_vec()));
        let mut text = String::new();
        let mut last = "";
        for ((what, id, paragraph), phrase) in &self.examples {
            if *what != last {
                let _ = writeln!(text, "# {what}");
                last = what;
            }
            let _ = writeln!(text, "{}", format!("{id} {paragraph}").trim_end());
            for speaker in [&english, &french] {
                let _ = writeln!(text, "    {}", speaker.try_say(phrase).unwrap().replace('\n', "\n    "));
            }
        }
        let _ = writeln!(text, "# never said in these games");
        for id in kind.meta().texts.get(Language::En).lines().filter_map(|line| Some(line.split_once(" =")?.0)) {
            if self.is_of_a_kind(id) && !self.examples.keys().any(|(_, said, _)| said == id) {
                let _ = writeln!(text, "{id}");
            }
        }
        text
    }
}

/// What was decided and drawn in other positions, legal now or not.
#[derive(Default)]
struct Strays {
    plies: Vec<String>,
    known: HashSet<String>,
}

impl Strays {
    fn add(&mut self, ply: &str) {
        if self.known.insert(ply.to_owned()) {
            self.plies.push(ply.to_owned());
        }
    }

    fn any(&self, random: &mut Shuffler) -> Vec<String> {
        let tries = if self.plies.is_empty() { 0 } else { STRAYS };
        (0..tries).map(|_| self.mixed(random)).collect()
    }

    /// One of them, or words of two that are built alike: what nobody could ever decide has its refusals too.
    fn mixed(&self, random: &mut Shuffler) -> String {
        let [one, other] = [(); 2].map(|()| &self.plies[random.index(self.plies.len())]);
        let [own, others] = [one, other].map(|ply| ply.split_inclusive([' ', '-']).collect::<Vec<_>>());
        if own.len() != others.len() || random.below(2) == 0 {
            return one.clone();
        }
        own.iter().zip(others).map(|(own, other)| if random.below(2) == 0 { *own } else { other }).collect()
    }
}

fn start(kind: &dyn GameKind, players: usize, random: &mut Shuffler) -> Box<dyn AnyGame> {
    let meta = kind.meta();
    let options: Vec<_> =
        meta.options.iter().map(|spec| (spec.key, spec.values[random.index(spec.values.len())])).collect();
    kind.start(players, &Options::read(meta, options).unwrap(), None).unwrap()
}

/// Hears everything that is said of a position: what is to be done, why not something else, what a decision would bring.
fn listen(game: &dyn AnyGame, strays: &Strays, random: &mut Shuffler, said: &mut Said) {
    said.hear("prompt", &game.prompt());
    for stray in strays.any(random) {
        said.hear_rejection(game.check(&stray));
        // What can't be drawn is rejected and changes nothing; what can be drawn is drawn on a copy.
        said.hear_rejection(game.fork().reveal(&stray).map(drop));
    }
    for ply in game.actions() {
        game.preview(&ply).iter().for_each(|phrase| said.hear("preview", phrase));
    }
}

/// Goes on by a ply and hears what is said of it.
fn go_on(game: &mut dyn AnyGame, ply: &str, strays: &mut Strays, said: &mut Said) {
    let decides = matches!(game.turn(), Turn::Decide(_));
    said.hear(if decides { "decision" } else { "outcome" }, &game.tell(ply).unwrap());
    let events = if decides { game.play(ply) } else { game.reveal(ply) };
    events.unwrap().iter().for_each(|event| said.hear("event", event));
    strays.add(ply);
    game.verdict().iter().for_each(|phrase| said.hear("verdict", phrase));
}

/// Plays a game at random.
fn play(kind: &dyn GameKind, players: usize, number: u64, strays: &mut Strays, said: &mut Said) {
    let mut random = Shuffler::new(17, number);
    let mut game = start(kind, players, &mut random);
    loop {
        listen(game.as_ref(), strays, &mut random, said);
        let ply = match game.turn() {
            Turn::Over => return,
            Turn::Deal => game.deal(&mut random).unwrap(),
            Turn::Decide(_) => {
                let mut list = game.actions();
                list.swap_remove(random.index(list.len()))
            }
        };
        go_on(game.as_mut(), &ply, strays, said);
    }
}

/// The recorded games of a game, with the names of their files.
fn records(kind: &dyn GameKind) -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(kind.meta().key).join("tests/records");
    // A new game may have none yet.
    let mut paths: Vec<_> = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap().parse().unwrap())
    };
    paths.iter().map(read).collect()
}

/// Plays the recorded games of a game: people and minds get further than chance.
fn replay(kind: &dyn GameKind, strays: &mut Strays, said: &mut Said) {
    for (_, record) in records(kind) {
        let mut random = Shuffler::new(18, 0);
        let mut game = record.start(kind, None).unwrap();
        for ply in &record.plies {
            (0..8).for_each(|_| listen(game.as_ref(), strays, &mut random, said));
            go_on(game.as_mut(), &ply.text, strays, said);
        }
    }
}

/// The table in signs, twice in the middle of each recorded game and at its end.
fn boards(kind: &dyn GameKind) -> String {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eva"].map(str::to_owned);
    let words = Translator::new(Language::En, catalog::texts()).with_names(names.to_vec());
    let mut text = String::new();
    for (name, record) in records(kind) {
        let mut game = record.start(kind, None).unwrap();
        let plies = record.plies.len();
        for (at, ply) in (1..).zip(&record.plies) {
            let done = if ply.by.is_some() { game.play(&ply.text) } else { game.reveal(&ply.text) };
            done.unwrap();
            if [plies / 3, 2 * plies / 3, plies].contains(&at) {
                let _ = writeln!(text, "# {name}, ply {at}\n{}\n", TextBoard::plain(game.as_ref(), &words));
            }
        }
    }
    text
}

/// Compares a text with the one that is kept in the place of a game.
fn is_as_kept(kind: &dyn GameKind, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../../{}/tests/snapshots", kind.meta().key));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn every_board_shows_what_lies_on_the_table() {
    catalog::GAMES.iter().for_each(|&kind| is_as_kept(kind, "boards", &boards(kind)));
}

#[test]
fn every_sentence_says_what_it_was_read_to_say() {
    for &kind in catalog::GAMES {
        let (mut said, mut strays) = (Said::default(), Strays::default());
        for players in kind.meta().fewest..=kind.meta().most {
            (0..GAMES).for_each(|number| play(kind, players, number, &mut strays, &mut said));
        }
        replay(kind, &mut strays, &mut said);
        is_as_kept(kind, "said", &said.write(kind));
    }
}
