//! The binary: the command line over everything else.
//!
//! [`cli`] says which commands there are, [`localise`] gives them their words, [`command`] has a file for each. Every command writes to the
//! output it is given and fails with a [`failure::Failure`], which is a sentence and an exit code.

mod cli;
mod command;
mod examples;
mod failure;
mod files;
mod localise;
mod page;
mod settings;
mod typeset;
mod voice;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use failure::Failure;
use game::Phrase;
use voice::Voice;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let mut voice = Voice::new(voice::language(&arguments, |name| std::env::var(name).ok()));
    let mut output = io::BufWriter::new(io::stdout().lock());
    let done = run(&arguments, &mut voice, &mut output).and_then(|()| Ok(output.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&voice),
    }
}

fn run(arguments: &[std::ffi::OsString], voice: &mut Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let cli = localise::parse(arguments, voice)?;
    voice.set_volume(cli.volume());
    let begun = Instant::now();
    command::run(cli, voice, output)?;
    voice.note(&Phrase::new("cli-took").with("seconds", voice.decimal(begun.elapsed().as_secs_f64(), 1)));
    Ok(())
}
