//! `semiramis lab tune`: the weights of a game's terms, from games it plays against itself.

use std::io::Write;

use catalog::GameVisitor;
use game::Evaluate;
use indicatif::ProgressBar;
use lab::SelfPlay;

use super::pool;
use crate::cli::Tune;
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(tune: &Tune, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let meta = super::game(&tune.game)?.meta();
    let play = super::self_play(tune.games, &tune.play)?;
    let bar = pool::progress_bar(tune.games * (meta.most - meta.fewest + 1) as u64, voice);
    let visitor = Tuner { play, threads: tune.play.threads, bar };
    let Some(file) = catalog::visit(meta.key, visitor).transpose()? else { return Ok(()) };
    Ok(write!(output, "{file}")?)
}

struct Tuner {
    play: SelfPlay,
    threads: Option<usize>,
    bar: ProgressBar,
}

impl GameVisitor for Tuner {
    type Output = Result<String, Failure>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let file = pool::threads(self.threads)?.install(|| lab::tune::<G>(self.play, |games| self.bar.inc(games)))?;
        self.bar.finish_and_clear();
        Ok(file)
    }
}
