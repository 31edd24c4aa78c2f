//! `semiramis help`: what a command does, as its `--help` says.

use std::io::Write;

use crate::cli::Help;
use crate::failure::Failure;
use crate::localise;
use crate::voice::Voice;

pub(super) fn run(help: &Help, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let mut command = localise::command(voice);
    command.build();
    let mut found = &mut command;
    for name in &help.commands {
        let known: Vec<String> = found.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
        found = found.find_subcommand_mut(name).ok_or_else(|| localise::no_command(name, &known))?;
    }
    Ok(write!(output, "{}", found.render_help())?)
}
