//! `semiramis completions`: what a shell needs to complete the command line.

use std::io::Write;

use crate::cli::Completions;
use crate::failure::Failure;
use crate::localise;
use crate::voice::Voice;

pub(super) fn run(completions: &Completions, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut localise::command(voice), "semiramis", &mut script);
    Ok(output.write_all(&script)?)
}
