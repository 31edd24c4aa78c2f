//! Threads, and a bar that shows how far they are.

use std::io::IsTerminal;

use game::Phrase;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::{Code, Failure};
use crate::voice::{Voice, Volume};

/// So many threads, or one for each core.
pub(super) fn threads(count: Option<usize>) -> Result<ThreadPool, Failure> {
    ThreadPoolBuilder::new().num_threads(count.unwrap_or(0)).build().map_err(|error| {
        Failure::new(Code::Usage, Phrase::new("cli-simulate-threads").with("error", error.to_string()))
    })
}

/// A bar of games on the error output, if a person is looking at it.
pub(super) fn progress_bar(games: u64, voice: &Voice) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if !std::io::stderr().is_terminal() || voice.volume() == Volume::Quiet {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let template = format!("{{bar:40}} {{pos}}/{{len}} {} {{per_sec}} {{eta}}", voice.word("cli-simulate-games"));
    bar.set_style(ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
