//! A garden of three floors: cards in their places, tiles on them, places that the irrigation card marks, and where the next card may come.

use ratatui::layout::Rect;
use table::Seat;

use super::{Board, subject_hue};
use crate::boards::Pen;
use crate::palette::Hue;

/// How wide a place is, with the space after it.
const PLOT: u16 = 13;
/// The plots of each floor, the highest first, and how far it is set in.
const FLOORS: [(&[&str], u16); 3] = [
    (&["3 1", "3 2", "3 3"], PLOT),
    (&["2 1", "2 2", "2 3", "2 4"], PLOT / 2),
    (&["1 1", "1 2", "1 3", "1 4", "1 5"], 0),
];

/// A floor is its subjects, their signs, and a line of tiles if some lie there. Says where the next line is.
pub(super) fn draw(board: &Board<'_>, seat: Seat, own: bool, pen: &mut Pen<'_>, top: u16) -> u16 {
    let mut y = top;
    for (plots, indent) in FLOORS {
        for (at, plot) in plots.iter().enumerate() {
            draw_plot(board, seat, own, pen, plot, (1 + indent + PLOT * at as u16, y));
        }
        let tiles = board.garden(seat).is_some_and(|garden| plots.iter().any(|plot| garden.tiles.get(plot).is_some()));
        y += if tiles { 3 } else { 2 };
    }
    y
}

fn draw_plot(board: &Board<'_>, seat: Seat, own: bool, pen: &mut Pen<'_>, plot: &str, (x, y): (u16, u16)) {
    let Some(garden) = board.garden(seat) else { return };
    let card = garden.cards.get(plot).and_then(|card| board.view.cards.get(card));
    let tile = garden.tiles.get(plot).and_then(|tile| board.view.tiles.get(tile));
    let marked = garden.marked.contains(&plot);
    let watered = garden.watered.contains(&plot);
    let mark = if watered {
        "◆"
    } else if marked {
        "◇"
    } else {
        "·"
    };
    pen.ink(x, y, mark, if marked { Hue::Water } else { Hue::Dim });
    if let Some(face) = card {
        let style = pen.palette().ink(subject_hue(face));
        let subject = board.subject(face);
        let signs = board.signs(face);
        // A card without a subject is its signs.
        let subject = if subject.is_empty() { signs.clone() } else { format!("{subject} {signs}") };
        let (first, second) = subject.split_once(' ').map_or((subject.as_str(), ""), |(name, rest)| (name, rest));
        pen.write_in(x + 1, y, first, PLOT - 2, style);
        pen.write_in(x + 1, y + 1, second, PLOT - 2, style);
    }
    if let Some(face) = tile {
        let style = pen.palette().ink(subject_hue(face));
        let text = format!("{} {}", board.subject(face), board.signs(face));
        let text = format!("+{}", text.trim());
        pen.write_in(x + 1, y + 2, &text, PLOT - 2, style);
    }
    if own {
        let area = Rect::new(x, y, PLOT - 1, 2);
        pen.place(format!("plot {plot}"), None, area);
        let spot = spot(garden.spots.as_slice(), garden.cards.0.as_slice(), plot);
        let name = spot.unwrap_or_else(|| plot.to_owned());
        pen.place(format!("spot {name}"), Some(format!("place {name}")), area);
    }
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
pub(super) fn draw_small(board: &Board<'_>, seat: Seat, pen: &mut Pen<'_>, top: u16) -> u16 {
    let Some(garden) = board.garden(seat) else { return top };
    for (row, (plots, indent)) in FLOORS.into_iter().enumerate() {
        for (at, plot) in plots.iter().enumerate() {
            let x = 1 + indent + PLOT * at as u16;
            let marked = garden.marked.iter().any(|marked| marked == plot);
            pen.ink(x, top + row as u16, if marked { "◇" } else { "·" }, if marked { Hue::Water } else { Hue::Dim });
            let card = garden.cards.get(plot).and_then(|card| board.view.cards.get(card));
            let tile = garden.tiles.get(plot).and_then(|tile| board.view.tiles.get(tile));
            let text: Vec<_> = card.into_iter().chain(tile).map(|face| short(board, face)).collect();
            let style = card.map_or(pen.palette().ink(Hue::Dim), |face| pen.palette().ink(subject_hue(face)));
            pen.write_in(x + 1, top + row as u16, &text.join("+"), PLOT - 2, style);
        }
    }
    top + FLOORS.len() as u16
}

/// A card in a few letters: three of its subject, points, signs.
fn short(board: &Board<'_>, face: &::jardins::view::FaceView) -> String {
    let subject = board.subject(face);
    let name: String = subject.chars().take(3).collect();
    let points: String = face.points.iter().flatten().map(ToString::to_string).collect();
    format!("{}{points}{}", name.trim(), board.signs(face))
}
