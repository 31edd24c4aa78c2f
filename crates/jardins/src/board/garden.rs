//! A garden of three floors: cards in their places, tiles on them, places that the irrigation card marks, and where the next card may come.

use crate::view::{FaceView, GardenView};
use game::Seat;
use game::board::{Area, Hue, Pen, Style, width};

use super::{Board, subject_hue};

/// How wide a place is where there is little room, with the space after it.
pub(super) const PLOT: u16 = 13;
/// How many places the widest floor has.
pub(super) const WIDEST: u16 = 5;
/// How tall a whole garden is, with its heading.
pub(super) const TALL: u16 = 7;
/// The plots of each floor, the highest first, and by how many half places it is set in.
const FLOORS: [(&[&str], u16); 3] =
    [(&["3 1", "3 2", "3 3"], 2), (&["2 1", "2 2", "2 3", "2 4"], 1), (&["1 1", "1 2", "1 3", "1 4", "1 5"], 0)];

/// A floor is two lines: the subjects, and what else the cards show or the tiles on them. Says where the next line is.
pub(super) fn draw(board: &Board<'_>, seat: Seat, own: bool, pen: &mut Pen, top: u16) -> u16 {
    let mut y = top;
    for (plots, halves) in FLOORS {
        for (at, plot) in plots.iter().enumerate() {
            draw_plot(board, seat, own, pen, plot, (left(board, halves, at), y));
        }
        y += 2;
    }
    y
}

/// The garden of somebody else, as whole as one's own.
pub(super) fn draw_other(board: &Board<'_>, seat: Seat, pen: &mut Pen, top: u16) -> u16 {
    draw(board, seat, false, pen, top)
}

/// Where a place begins, on a floor that is set in by so many half places.
fn left(board: &Board<'_>, halves: u16, at: usize) -> u16 {
    1 + halves * board.plot / 2 + board.plot * at as u16
}

fn draw_plot(board: &Board<'_>, seat: Seat, own: bool, pen: &mut Pen, plot: &str, (x, y): (u16, u16)) {
    let Some(garden) = board.garden(seat) else { return };
    let card = garden.cards.get(plot).and_then(|card| board.view.cards.get(card));
    let tile = garden.tiles.get(plot).and_then(|tile| board.view.tiles.get(tile));
    mark(garden, plot, pen, (x, y));
    if let Some(face) = card {
        let style = Style::ink(subject_hue(face));
        let text = board.text(face);
        let (first, second) = board.in_two(face, &text);
        pen.write_in(x + 1, y, first, board.plot - 2, style);
        pen.write_in(x + 1, y + 1, second, board.plot - 2, style);
    }
    // Only a card without a subject carries a tile, so that its second line is free.
    if let Some(face) = tile {
        let style = Style::ink(subject_hue(face));
        let whole = board.text(face);
        let text = if width(&whole) < usize::from(board.plot - 2) { whole } else { short(board, face) };
        pen.write_in(x + 1, y + 1, &format!("+{text}"), board.plot - 2, style);
    }
    if own {
        let area = Area::new(x, y, board.plot - 1, 2);
        pen.place(format!("plot {plot}"), None, area);
        let spot = spot(garden.spots.as_slice(), garden.cards.0.as_slice(), plot);
        let name = spot.unwrap_or_else(|| plot.to_owned());
        pen.place(format!("spot {name}"), Some(format!("place {name}")), area);
    }
}

/// Whether the irrigation card marks a place, and whether water has come there.
fn mark(garden: &GardenView, plot: &str, pen: &mut Pen, (x, y): (u16, u16)) {
    let (sign, hue) = if garden.watered.contains(&plot) {
        ("◆", Hue::Water)
    } else if garden.marked.contains(&plot) {
        ("◇", Hue::Water)
    } else {
        ("·", Hue::Dim)
    };
    pen.ink(x, y, sign, hue);
}

/// The spot a plot stands for now: an upper plot itself; on floor 1 the places next to the ends.
fn spot(spots: &[&str], cards: &[(&str, &str)], plot: &str) -> Option<String> {
    let at = plot.strip_prefix("1 ").and_then(|at| at.parse::<usize>().ok())?;
    let laid = cards.iter().filter(|(plot, _)| plot.starts_with("1 ")).count();
    let has = |name: &str| spots.contains(&name);
    match at {
        1 if laid == 0 && has("first") => Some("first".to_owned()),
        1 if has("left") => Some("left".to_owned()),
        at if at == laid + 1 && has("right") => Some("right".to_owned()),
        _ => None,
    }
}

/// One line for a floor, and where the next line is.
pub(super) fn draw_small(board: &Board<'_>, seat: Seat, pen: &mut Pen, top: u16) -> u16 {
    let Some(garden) = board.garden(seat) else { return top };
    for (row, (plots, halves)) in FLOORS.into_iter().enumerate() {
        for (at, plot) in plots.iter().enumerate() {
            let x = left(board, halves, at);
            mark(garden, plot, pen, (x, top + row as u16));
            let card = garden.cards.get(plot).and_then(|card| board.view.cards.get(card));
            let tile = garden.tiles.get(plot).and_then(|tile| board.view.tiles.get(tile));
            let faces = || card.into_iter().chain(tile);
            let whole = faces().map(|face| board.text(face)).collect::<Vec<_>>().join("+");
            let room = board.plot - 2;
            let text = if board.full && width(&whole) <= room.into() {
                whole
            } else {
                faces().map(|face| short(board, face)).collect::<Vec<_>>().join("+")
            };
            let style = card.map_or(Style::ink(Hue::Dim), |face| Style::ink(subject_hue(face)));
            pen.write_in(x + 1, top + row as u16, &text, room, style);
        }
    }
    top + FLOORS.len() as u16
}

/// A card in a few letters: the first ones of its subject, points, signs.
fn short(board: &Board<'_>, face: &FaceView) -> String {
    let letters = if face.wish.is_some() { 4 } else { 3 };
    let name: String = board.name(face).chars().take(letters).collect();
    let points: String = face.points.iter().flatten().chain(&face.each).map(ToString::to_string).collect();
    format!("{name}{points}{}", board.signs(face))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::{Animal, Jardins, Named, Tree, Wish};
    use game::board::Viewpoint;
    use game::{Game, Language, Setup};
    use texts::Translator;

    use super::*;

    #[test]
    fn no_two_cards_have_the_same_few_letters() {
        let view = Jardins::new(&Setup::standard(&Jardins::META, 2)).unwrap().view();
        let animal = |animal: Animal| FaceView { animal: Some(animal.name()), ..FaceView::default() };
        let tree = |tree: Tree| FaceView { tree: Some(tree.name()), ..FaceView::default() };
        let wish = |wish: Wish| FaceView { wish: Some(wish.name()), ..FaceView::default() };
        let animals = Animal::LIST.iter().copied().map(animal);
        let trees = Tree::LIST.iter().copied().map(tree);
        let faces: Vec<_> = animals.chain(trees).chain(Wish::LIST.iter().copied().map(wish)).collect();
        for language in Language::ALL {
            let words = Translator::new(language, [Jardins::META.texts]);
            let board = Board::new(&view, &Viewpoint::of_seat(Seat::FIRST, &words, 80));
            let short: BTreeSet<_> = faces.iter().map(|face| short(&board, face)).collect();
            assert_eq!(short.len(), faces.len(), "{short:?}");
        }
    }
}
