//! What is left in the box, where that is a limit: the count of each piece by its sign, and in words what has run out.

use game::Phrase;
use game::board::{Hue, Pen, Viewpoint};

use crate::{DecorKind, Piece, View};

use super::plan::sign;

/// Draws it from a line on; says which line is the next.
pub(super) fn draw(view: &View, look: &Viewpoint<'_>, pen: &mut Pen, y: u16) -> u16 {
    let Some(supply) = &view.supply else { return y };
    let left: Vec<_> = supply.iter().map(|&(piece, count)| format!("{count}{}", sign_of(piece))).collect();
    let left = Phrase::new("babylon-terminal-supply").with("pieces", left.join(" "));
    pen.ink(0, y, &look.words.say(&left), Hue::Gold);
    let gone = supply.iter().filter(|&&(_, count)| count == 0);
    let gone: Vec<_> = gone.map(|(piece, _)| look.words.word(&format!("babylon-piece-{}", piece.word()))).collect();
    if gone.is_empty() {
        return y + 1;
    }
    let gone = Phrase::new("babylon-board-supply-gone").with("pieces", gone.join(", "));
    pen.ink(0, y + 1, &look.words.say(&gone), Hue::Alarm);
    y + 2
}

/// A piece by the sign it has on the board, pillars by those of a hand.
const fn sign_of(piece: Piece) -> char {
    match piece {
        Piece::Single => '|',
        Piece::Double => '‖',
        Piece::Belvedere => sign(DecorKind::Belvedere),
        Piece::Stairs => sign(DecorKind::Stairs),
        Piece::Fountain => sign(DecorKind::Fountain),
        Piece::Statue => sign(DecorKind::Statue),
        Piece::Bridge => sign(DecorKind::Bridge),
    }
}
