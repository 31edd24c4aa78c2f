//! `semiramis engine`: a game and its minds over standard input and output, a line each way, for programs. The protocol
//! is told in `docs/engine.md`.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use game::{AnyGame, CheckedFile, ComponentErrors, Options, Phrase, Record, Seat, Turn};
use minds::{Budget, MindSpec};

use crate::cli::Engine;
use crate::failure::Failure;
use crate::voice::Voice;

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// How long the strongest level thinks if nobody says.
const SECONDS: f64 = 4.0;
/// How many hints are given if nobody says how many.
const HINTS: usize = 5;

pub(crate) fn run(engine: &Engine, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let mut desk = Desk { seed: engine.seed, boxes: boxes(&engine.components)?, sitting: None };
    writeln!(output, "semiramis engine {PROTOCOL} {}", env!("CARGO_PKG_VERSION"))?;
    output.flush()?;
    for line in std::io::stdin().lock().split(b'\n') {
        let line = line?;
        let words = words(&line);
        if let Ok(["quit", ..]) = words.as_deref() {
            break;
        }
        match words.and_then(|words| desk.answer(&words)) {
            Ok(lines) => lines.iter().try_for_each(|line| writeln!(output, "{line}"))?,
            Err(phrase) => writeln!(output, "error {}", one_line(&voice.say(&phrase)))?,
        }
        output.flush()?;
    }
    Ok(())
}

/// The component file of each game that one was named for.
type Boxes = Vec<(&'static str, String)>;

/// Reads component files. A file does not say which game it is for: it is the one that understands it.
fn boxes(files: &[PathBuf]) -> Result<Boxes, Failure> {
    let mut boxes = Boxes::new();
    for path in files {
        let text = crate::files::read(path)?;
        let (key, checked) = best_reading(&text);
        checked.map_err(|faults| Failure::components(path.display().to_string(), &faults))?;
        if boxes.iter().any(|&(known, _)| known == key) {
            return Err(Failure::usage(Phrase::new("cli-engine-two-files").with("game", key)));
        }
        boxes.push((key, text));
    }
    Ok(boxes)
}

/// The game that takes a component file, or finds the least wrong with it.
fn best_reading(text: &str) -> (&'static str, Result<CheckedFile, ComponentErrors>) {
    let readings = catalog::GAMES.iter().map(|kind| (kind.meta().key, kind.check_components(text)));
    let faults =
        |reading: &(_, Result<_, ComponentErrors>)| reading.1.as_ref().err().map_or(0, |faults| faults.0.len());
    readings.min_by_key(faults).unwrap_or(("", Err(ComponentErrors(Vec::new()))))
}

/// The words of a line. Every line gets an answer, so one without words is an error too.
fn words(line: &[u8]) -> Result<Vec<&str>, Phrase> {
    let text = std::str::from_utf8(line).map_err(|_| Phrase::new("cli-engine-bytes"))?;
    let words: Vec<_> = text.split_whitespace().collect();
    if words.is_empty() { Err(Phrase::new("cli-engine-blank")) } else { Ok(words) }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A game in progress and how it came about.
struct Sitting {
    game: Box<dyn AnyGame>,
    record: Record,
    before: Vec<Box<dyn AnyGame>>,
}

/// Where the lines are answered.
struct Desk {
    seed: u64,
    boxes: Boxes,
    sitting: Option<Sitting>,
}

type Lines = Result<Vec<String>, Phrase>;

impl Desk {
    fn answer(&mut self, line: &[&str]) -> Lines {
        let [word, words @ ..] = line else { return Err(Phrase::new("cli-engine-blank")) };
        match *word {
            "games" => Ok(vec![format!("games {}", keys().join(" "))]),
            "seed" => self.set_seed(words),
            "new" => self.begin(words),
            "ply" => self.ply(words),
            "undo" => self.undo(),
            "turn" => Ok(vec![format!("turn {}", turn(self.game()?))]),
            "legal" => Ok(list("legal", self.game()?.actions())),
            "odds" => Ok(list("odds", self.game()?.odds().iter().map(|(ply, weight)| format!("{weight} {ply}")))),
            "think" => self.think(words),
            "hint" => self.hint(words),
            "view" => Ok(vec![format!("view {}", self.game()?.view().get())]),
            "score" => Ok(vec![format!("score {}", score(self.game()?))]),
            "record" => Ok(list("record", self.sitting()?.record.to_string().lines().map(str::to_owned))),
            other => Err(Phrase::new("cli-engine-unknown").with("found", other)),
        }
    }

    fn sitting(&self) -> Result<&Sitting, Phrase> {
        self.sitting.as_ref().ok_or_else(|| Phrase::new("cli-engine-no-game"))
    }

    fn game(&self) -> Result<&dyn AnyGame, Phrase> {
        self.sitting().map(|sitting| sitting.game.as_ref())
    }

    fn set_seed(&mut self, words: &[&str]) -> Lines {
        self.seed = number(words)?;
        Ok(ok())
    }

    fn begin(&mut self, words: &[&str]) -> Lines {
        let [key, players, options @ ..] = words else { return Err(form("new GAME PLAYERS [KEY=VALUE …]")) };
        let no_game = || Phrase::new("cli-no-game").with("found", *key).with("known", keys().join(", "));
        let kind = catalog::find(key).ok_or_else(no_game)?;
        let chosen: Option<Vec<_>> = options.iter().map(|option| option.split_once('=')).collect();
        let chosen = chosen.ok_or_else(|| form("KEY=VALUE"))?;
        let options = Options::read(kind.meta(), chosen).map_err(|fault| fault.phrase())?;
        let components = self.boxes.iter().find(|(game, _)| game == key).map(|(_, text)| text.as_str());
        let game = kind.start(number(&[players])?, &options, components).map_err(|fault| match fault {
            game::StartError::Setup(fault) => fault.phrase(),
            game::StartError::Components(_) => no_game(),
        })?;
        self.sitting = Some(Sitting { record: Record::begin(game.as_ref()), game, before: Vec::new() });
        Ok(ok())
    }

    fn ply(&mut self, words: &[&str]) -> Lines {
        let sitting = self.sitting.as_mut().ok_or_else(|| Phrase::new("cli-engine-no-game"))?;
        let text = words.join(" ");
        let before = sitting.game.fork();
        let (by, done) = match sitting.game.turn() {
            Turn::Decide(seat) => (Some(seat), sitting.game.play(&text)),
            Turn::Deal => (None, sitting.game.reveal(&text)),
            Turn::Over => return Err(Phrase::new("table-record-after-end")),
        };
        done.map_err(|rejection| rejection.phrase())?;
        sitting.before.push(before);
        sitting.record.push(by, text);
        if sitting.game.turn() == Turn::Over {
            sitting.record.finish(sitting.game.as_ref());
        }
        Ok(vec![format!("ok {}", turn(sitting.game.as_ref()))])
    }

    fn undo(&mut self) -> Lines {
        let sitting = self.sitting.as_mut().ok_or_else(|| Phrase::new("cli-engine-no-game"))?;
        sitting.game = sitting.before.pop().ok_or_else(|| Phrase::new("cli-engine-no-undo"))?;
        sitting.record.plies.pop();
        sitting.record.result = None;
        Ok(vec![format!("ok {}", turn(sitting.game.as_ref()))])
    }

    /// The decision of a mind, or what a fair dealer draws.
    fn think(&self, words: &[&str]) -> Lines {
        let (mind, seconds) = match words {
            [] => ("oracle", SECONDS),
            [mind] => (*mind, SECONDS),
            [mind, seconds] => (*mind, seconds.parse().map_err(|_| form("think [MIND [SECONDS]]"))?),
            _ => return Err(form("think [MIND [SECONDS]]")),
        };
        let spec: MindSpec = super::mind(mind, seconds).map_err(|_| form("think [MIND [SECONDS]]"))?;
        let game = self.game()?;
        let decided = match game.turn() {
            Turn::Deal => game.deal(&mut game::Shuffler::new(self.seed, self.sitting()?.record.plies.len() as u64)),
            _ => catalog::mind(game.meta().key, spec, self.seed).and_then(|mut mind| mind.decide(game)),
        };
        decided.map(|ply| vec![format!("best {ply}")]).ok_or_else(|| Phrase::new("table-record-after-end"))
    }

    fn hint(&self, words: &[&str]) -> Lines {
        let most = if words.is_empty() { HINTS } else { number(words)? };
        let game = self.game()?;
        let budget = Budget::Simulations(minds::HINT_SIMULATIONS);
        let hints = catalog::hinter(game.meta().key, budget, self.seed).map(|mut hinter| hinter.hints(game, most));
        let line = |hint: &minds::Hint<String>| format!("{:.3} {} {}", hint.worth, hint.visits, hint.action);
        Ok(list("hints", hints.unwrap_or_default().iter().map(line)))
    }
}

fn keys() -> Vec<&'static str> {
    catalog::GAMES.iter().map(|kind| kind.meta().key).collect()
}

fn ok() -> Vec<String> {
    vec!["ok".to_owned()]
}

fn form(expected: &str) -> Phrase {
    Phrase::new("cli-engine-form").with("expected", expected)
}

fn number<T: std::str::FromStr>(words: &[&str]) -> Result<T, Phrase> {
    let [word] = words else { return Err(form("NUMBER")) };
    word.parse().map_err(|_| form("NUMBER"))
}

fn turn(game: &dyn AnyGame) -> String {
    match game.turn() {
        Turn::Decide(seat) => seat.to_string(),
        Turn::Deal => "*".to_owned(),
        Turn::Over => "over".to_owned(),
    }
}

/// How many lines follow, and the lines.
fn list(name: &str, lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut all = vec![String::new()];
    all.extend(lines);
    all[0] = format!("{name} {}", all.len() - 1);
    all
}

fn score(game: &dyn AnyGame) -> String {
    let standing = game.standing();
    let totals = Seat::all(game.players()).map(|seat| standing.total(seat).to_string());
    totals.collect::<Vec<_>>().join(" ")
}
