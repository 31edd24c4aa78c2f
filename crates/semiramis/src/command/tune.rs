//! `semiramis lab tune`: the weights of a game's terms, from games it plays against itself.

use std::io::Write;

use indicatif::ProgressBar;
use lab::SelfPlay;
use shelf::Visitor;
use table::Appraise;

use super::pool;
use crate::cli::Tune;
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(tune: &Tune, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let meta = super::game(&tune.game)?.meta();
    let play = super::self_play(tune.games, &tune.play)?;
    let bar = pool::progress_bar(tune.games * (meta.most - meta.fewest + 1) as u64, voice);
    let visitor = Tuner { play, threads: tune.play.threads, bar };
    let Some(file) = shelf::visit(meta.key, visitor).transpose()? else { return Ok(()) };
    Ok(write!(output, "{file}")?)
}

struct Tuner {
    play: SelfPlay,
    threads: Option<usize>,
    bar: ProgressBar,
}

impl Visitor for Tuner {
    type Answer = Result<String, Failure>;

    fn visit<G: Appraise>(self) -> Self::Answer {
        let file = pool::threads(self.threads)?.install(|| lab::tune::<G>(self.play, |games| self.bar.inc(games)))?;
        self.bar.finish_and_clear();
        Ok(file)
    }
}
