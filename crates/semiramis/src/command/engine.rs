//! `semiramis engine`: a game and its minds over standard input and output, a line each way, for programs. The protocol is told in `docs/engine.md`.

use std::io::{BufRead, Write};

use minds::{Budget, Spec};
use table::{Match, Options, Phrase, Record, Seat, Turn};

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
    let mut desk = Desk { seed: engine.seed, sitting: None };
    writeln!(output, "semiramis engine {PROTOCOL} {}", env!("CARGO_PKG_VERSION"))?;
    output.flush()?;
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let mut words = line.split_whitespace();
        let Some(word) = words.next() else { continue };
        if word == "quit" {
            break;
        }
        match desk.answer(word, &words.collect::<Vec<_>>()) {
            Ok(lines) => lines.iter().try_for_each(|line| writeln!(output, "{line}"))?,
            Err(phrase) => writeln!(output, "error {}", one_line(&voice.say(&phrase)))?,
        }
        output.flush()?;
    }
    Ok(())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A game in progress and how it came about.
struct Sitting {
    game: Box<dyn Match>,
    record: Record,
    before: Vec<Box<dyn Match>>,
}

/// Where the lines are answered.
struct Desk {
    seed: u64,
    sitting: Option<Sitting>,
}

type Lines = Result<Vec<String>, Phrase>;

impl Desk {
    fn answer(&mut self, word: &str, words: &[&str]) -> Lines {
        match word {
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

    fn game(&self) -> Result<&dyn Match, Phrase> {
        self.sitting().map(|sitting| sitting.game.as_ref())
    }

    fn set_seed(&mut self, words: &[&str]) -> Lines {
        self.seed = number(words)?;
        Ok(ok())
    }

    fn begin(&mut self, words: &[&str]) -> Lines {
        let [key, players, options @ ..] = words else { return Err(form("new GAME PLAYERS [KEY=VALUE …]")) };
        let no_game = || Phrase::new("cli-no-game").with("found", *key).with("known", keys().join(", "));
        let kind = shelf::find(key).ok_or_else(no_game)?;
        let chosen: Option<Vec<_>> = options.iter().map(|option| option.split_once('=')).collect();
        let chosen = chosen.ok_or_else(|| form("KEY=VALUE"))?;
        let options = Options::read(kind.meta(), chosen).map_err(|fault| fault.phrase())?;
        let game = kind.start(number(&[players])?, &options, None).map_err(|fault| match fault {
            table::StartFault::Setup(fault) => fault.phrase(),
            table::StartFault::Components(_) => no_game(),
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
        Ok(vec![format!("ok {}", turn(sitting.game.as_ref()))])
    }

    fn undo(&mut self) -> Lines {
        let sitting = self.sitting.as_mut().ok_or_else(|| Phrase::new("cli-engine-no-game"))?;
        sitting.game = sitting.before.pop().ok_or_else(|| Phrase::new("cli-engine-no-undo"))?;
        sitting.record.plies.pop();
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
        let spec: Spec = super::mind(mind, seconds).map_err(|_| form("think [MIND [SECONDS]]"))?;
        let game = self.game()?;
        let decided = match game.turn() {
            Turn::Deal => game.deal(&mut table::Shuffler::new(self.seed, self.sitting()?.record.plies.len() as u64)),
            _ => shelf::mind(game.meta().key, spec, self.seed).and_then(|mut mind| mind.decide(game)),
        };
        decided.map(|ply| vec![format!("best {ply}")]).ok_or_else(|| Phrase::new("table-record-after-end"))
    }

    fn hint(&self, words: &[&str]) -> Lines {
        let most = if words.is_empty() { HINTS } else { number(words)? };
        let game = self.game()?;
        let budget = Budget::Simulations(minds::HINT_SIMULATIONS);
        let advice = shelf::adviser(game.meta().key, budget, self.seed).map(|mut adviser| adviser.advise(game, most));
        let line = |advice: &minds::Advice| format!("{:.3} {} {}", advice.worth, advice.visits, advice.action);
        Ok(list("hints", advice.unwrap_or_default().iter().map(line)))
    }
}

fn keys() -> Vec<&'static str> {
    shelf::GAMES.iter().map(|kind| kind.meta().key).collect()
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

fn turn(game: &dyn Match) -> String {
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

fn score(game: &dyn Match) -> String {
    let standing = game.standing();
    let totals = Seat::all(game.players()).map(|seat| standing.total(seat).to_string());
    totals.collect::<Vec<_>>().join(" ")
}
