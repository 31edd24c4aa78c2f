//! The boards of the games: drawn from what the games say is on the table, with the places where decisions are taken.
//!
//! A board decides nothing. It draws pieces at places, says which place a decision belongs to, and what one would ask for at a place.

mod amyitis;
mod babylon;
mod jardins;
mod pen;

pub(crate) use pen::{Pen, Place, Sketch};

use ::amyitis::Amyitis;
use ::babylon::Babylon;
use ::jardins::Jardins;
use table::{Erased, Game, Match, Seat, Words};

use crate::palette::Palette;

/// How somebody looks at a board.
pub(crate) struct Look<'a> {
    /// Says the words on it.
    pub(crate) words: &'a dyn Words,
    /// Colours it.
    pub(crate) palette: Palette,
    /// How wide it may be.
    pub(crate) width: u16,
    /// Whose garden is in front.
    pub(crate) seat: Seat,
    /// The name of the place where the cursor is.
    pub(crate) cursor: Option<&'a str>,
    /// The decision that is chosen.
    pub(crate) chosen: Option<&'a str>,
    /// By how many quarters a tile is held turned.
    pub(crate) quarters: usize,
    /// Whether a side view is from the east instead of the south.
    pub(crate) from_east: bool,
}

/// Draws a game, with every legal decision at its places.
pub(crate) fn draw(game: &dyn Match, legal: &[String], look: &Look<'_>) -> Sketch {
    let mut pen = Pen::new(look);
    if let Some(game) = as_game::<Amyitis>(game) {
        let view = game.view();
        amyitis::draw(&view, look, &mut pen);
        pen.finish(legal, |ply| amyitis::homes(ply, &view))
    } else if let Some(game) = as_game::<Babylon>(game) {
        babylon::draw(&game.view(), legal, look, &mut pen);
        pen.finish(legal, babylon::homes)
    } else if let Some(game) = as_game::<Jardins>(game) {
        jardins::draw(&game.view(), legal, look, &mut pen);
        pen.finish(legal, jardins::homes)
    } else {
        picture(game, look, &mut pen);
        pen.finish(legal, |_| Vec::new())
    }
}

fn as_game<G: Game>(game: &dyn Match) -> Option<&G> {
    game.as_any().downcast_ref::<Erased<G>>().map(|erased| &erased.game)
}

/// A game without a board of its own shows its picture.
fn picture(game: &dyn Match, look: &Look<'_>, pen: &mut Pen<'_>) {
    for (y, line) in game.picture(look.words).lines().enumerate() {
        pen.plain(0, y as u16, line);
    }
}
