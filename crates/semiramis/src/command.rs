//! A file for each command.

mod admin;
mod analyse;
mod arena;
mod calibrate;
mod completions;
mod components;
mod db;
mod engine;
mod games;
mod help;
mod load;
mod location;
mod man;
mod play;
mod pool;
mod record;
mod rules;
mod serve;
mod siege;
mod simulate;
mod tune;

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use game::{Components, Edition, Evaluate, GameKind, Meta, Options, Phrase, SetupError, nearest};
use minds::{Level, MindSpec};

use crate::cli::{Cli, Command, Lab, SelfPlay, Setup};
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::Voice;

/// Carries out a command.
pub(crate) fn run(cli: Cli, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    match cli.command {
        Command::Play(play) => play::run(&play, voice, output),
        Command::Serve(serve) => serve::run(&serve, voice, output),
        Command::Engine(engine) => engine::run(&engine, voice, output),
        Command::Load(load) => load::run(&load, voice, output),
        Command::Siege(siege) => siege::run(&siege, voice, output),
        Command::Simulate(simulate) => simulate::run(&simulate, voice, output),
        Command::Arena(arena) => arena::run(&arena, voice, output),
        Command::Lab(Lab::Tune(tune)) => tune::run(&tune, voice, output),
        Command::Lab(Lab::Calibrate(calibrate)) => calibrate::run(&calibrate, voice, output),
        Command::Analyse(analyse) => analyse::run(&analyse, voice, output),
        Command::Record(record) => record::run(&record, voice, output),
        Command::Db(db) => db::run(&db, voice, output),
        Command::Admin(admin) => admin::run(&admin, voice, output),
        Command::Rules(rules) => rules::run(&rules, voice, output),
        Command::Components(components) => components::run(&components, voice, output),
        Command::Games(games) => games::run(&games, voice, output),
        Command::Completions(completions) => completions::run(&completions, voice, output),
        Command::Man(man) => man::run(&man, voice),
        Command::Help(help) => help::run(&help, voice, output),
    }
}

/// How a mind plays so many games against itself.
fn self_play(games: u64, play: &SelfPlay) -> Result<lab::SelfPlay, Failure> {
    Ok(lab::SelfPlay { games, mind: mind(&play.mind, 1.0)?, random: play.random, seed: play.seed })
}

/// The game with this key.
fn game(key: &str) -> Result<&'static dyn GameKind, Failure> {
    catalog::find(key).ok_or_else(|| {
        let known: Vec<_> = catalog::GAMES.iter().map(|kind| kind.meta().key).collect();
        Failure::usage(Phrase::new("cli-no-game").with("found", key).with("known", known.join(", ")))
    })
}

/// The text of a component file, if one is named.
fn component_file(path: Option<&Path>) -> Result<Option<String>, Failure> {
    path.map(files::read).transpose()
}

/// A mind by the name of its level or by how it decides; an oracle takes so many seconds.
fn mind(text: &str, seconds: f64) -> Result<MindSpec, Failure> {
    let time = Duration::try_from_secs_f64(seconds)
        .map_err(|_| Failure::usage(Phrase::new("cli-play-time").with("found", seconds.to_string())))?;
    let level = text.parse::<Level>().map(|level| level.spec(time));
    level.or_else(|_| text.parse()).map_err(|_| {
        let known: Vec<_> = Level::ALL.iter().map(|level| level.key()).collect();
        Failure::usage(Phrase::new("cli-no-mind").with("found", text).with("known", known.join(", ")))
    })
}

/// The figures of a file.
fn edition<C: Components>(path: &Path) -> Result<Edition<C>, Failure> {
    let loaded = C::editions().load(&files::read(path)?);
    loaded.map_err(|faults| Failure::components(path.display().to_string(), &faults))
}

/// Why an option is not one, and which was meant.
fn mistyped(fault: &SetupError) -> Failure {
    let meant = match fault {
        SetupError::Players { .. } => None,
        SetupError::UnknownOption { found, known } => meant(found, known),
        SetupError::UnknownValue { found, known, .. } => meant(found, known),
    };
    let guess = meant.map(|meant| Phrase::new("cli-wrong-guess").with("found", meant));
    Failure::Said(Code::Usage, std::iter::once(fault.phrase()).chain(guess).collect())
}

/// The nearest of these, if more than half of it was typed right from the beginning or up to the end.
fn meant(found: &str, known: &[&str]) -> Option<String> {
    let all: Vec<String> = known.iter().map(|&name| name.to_owned()).collect();
    let near = nearest(found, &all, 1).first().map(|&name| name.to_owned())?;
    let same = |(one, other): &(char, char)| one == other;
    let begins = found.chars().zip(near.chars()).take_while(same).count();
    let ends = found.chars().rev().zip(near.chars().rev()).take_while(same).count();
    (2 * (begins + ends) > near.chars().count()).then_some(near)
}

impl Setup {
    /// The set-up of a game whose type is known.
    fn of<G: Evaluate>(&self) -> Result<game::Setup<G::Components>, Failure> {
        let components = match &self.components {
            None => G::Components::editions().standard(),
            Some(path) => edition(path)?,
        };
        let setup = game::Setup { players: self.players(&G::META), options: self.options(&G::META)?, components };
        setup.check_players(&G::META)?;
        Ok(setup)
    }

    /// How many sit down: what was asked for, else three if the game is for three.
    fn players(&self, meta: &Meta) -> usize {
        self.players.unwrap_or(3.clamp(meta.fewest, meta.most))
    }

    fn options(&self, meta: &Meta) -> Result<Options, Failure> {
        let mut options = Options::defaults(meta);
        for option in &self.options {
            let wrong = || Failure::usage(Phrase::new("cli-option-form").with("found", option.as_str()));
            let (key, value) = option.split_once('=').ok_or_else(wrong)?;
            options.set(meta, key, value).map_err(|fault| mistyped(&fault))?;
        }
        Ok(options)
    }
}
