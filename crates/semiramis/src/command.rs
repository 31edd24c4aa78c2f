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
mod kept;
mod load;
mod play;
mod pool;
mod record;
mod rules;
mod serve;
mod simulate;
mod tune;

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use minds::{Level, Spec};
use table::{Appraise, Components, Kind, Meta, Options, Phrase};

use crate::cli::{Cli, Command, Lab, SelfPlay, Setup};
use crate::failure::Failure;
use crate::files;
use crate::voice::Voice;

/// Carries out a command.
pub(crate) fn run(cli: Cli, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    match cli.command {
        Command::Play(play) => play::run(&play, voice, output),
        Command::Serve(serve) => serve::run(&serve, voice, output),
        Command::Engine(engine) => engine::run(&engine, voice, output),
        Command::Load(load) => load::run(&load, voice, output),
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
        Command::Games => games::run(voice, output),
        Command::Completions(completions) => completions::run(&completions, voice, output),
    }
}

/// How a mind plays so many games against itself.
fn self_play(games: u64, play: &SelfPlay) -> Result<lab::SelfPlay, Failure> {
    Ok(lab::SelfPlay { games, mind: mind(&play.mind, 1.0)?, random: play.random, seed: play.seed })
}

/// The game with this key.
fn game(key: &str) -> Result<&'static dyn Kind, Failure> {
    shelf::find(key).ok_or_else(|| {
        let known: Vec<_> = shelf::GAMES.iter().map(|kind| kind.meta().key).collect();
        Failure::usage(Phrase::new("cli-no-game").with("found", key).with("known", known.join(", ")))
    })
}

/// The text of a component file, if one is named.
fn component_file(path: Option<&Path>) -> Result<Option<String>, Failure> {
    path.map(files::read).transpose()
}

/// A mind by the name of its level or by how it decides; an oracle takes so many seconds.
fn mind(text: &str, seconds: f64) -> Result<Spec, Failure> {
    let time = Duration::try_from_secs_f64(seconds)
        .map_err(|_| Failure::usage(Phrase::new("cli-play-time").with("found", seconds.to_string())))?;
    let level = text.parse::<Level>().map(|level| level.spec(time));
    level.or_else(|_| text.parse()).map_err(|_| {
        let known: Vec<_> = Level::ALL.iter().map(|level| level.key()).collect();
        Failure::usage(Phrase::new("cli-no-mind").with("found", text).with("known", known.join(", ")))
    })
}

impl Setup {
    /// The set-up of a game whose type is known.
    fn of<G: Appraise>(&self) -> Result<table::Setup<G::Components>, Failure> {
        let editions = G::Components::editions();
        let components = match &self.components {
            None => editions.standard(),
            Some(path) => editions
                .load(&files::read(path)?)
                .map_err(|faults| Failure::components(path.display().to_string(), &faults))?,
        };
        let setup = table::Setup { players: self.players(&G::META), options: self.options(&G::META)?, components };
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
            options.set(meta, key, value)?;
        }
        Ok(options)
    }
}
