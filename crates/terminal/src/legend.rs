//! What the signs of a board mean.

use game::{AnyGame, Translate};
use texts::Translator;

/// The signs of a game's board, each with its meaning; none if the game does not say.
pub(crate) fn legend(game: &dyn AnyGame, words: &Translator) -> Vec<(String, String)> {
    let id = game.meta().message("terminal-legend");
    if !words.knows(&id) {
        return Vec::new();
    }
    // In French, a space that does not break stands before the colon.
    let halves = |line: &str| line.split_once(": ").map(|(sign, meaning)| (sign.trim().to_owned(), meaning.to_owned()));
    words.word(&id).lines().filter_map(halves).collect()
}
