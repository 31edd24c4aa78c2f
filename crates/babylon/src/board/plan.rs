//! A garden from above: the floor of the topmost terrace on every cell, what is seen there, and the flower.

use crate::{Anchor, Cell, Corner, DecorKind, DecorPlace, DecorView, Flower, PlayerView, SIDE, View};
use game::board::{Area, Hue, Pen, Style, Viewpoint};

use super::{hue, letter};

/// How wide a cell is.
const CELL: u16 = 4;

/// What is seen on a cell.
#[derive(Clone, Copy)]
struct Seen {
    floor: u8,
    sign: char,
    flower: Option<Flower>,
}

/// A garden from above.
pub(super) struct Plan {
    cells: Vec<(Cell, Seen)>,
}

impl Plan {
    pub(super) fn of(player: &PlayerView) -> Plan {
        Plan { cells: Cell::all().map(|cell| (cell, Seen::at(player, cell))).collect() }
    }

    /// With its cells as places, if it is the garden of the one to move; a tile held over it is drawn too.
    pub(super) fn draw(&self, pen: &mut Pen, x: u16, y: u16, places: bool, ghost: Option<&Ghost>) {
        letters(pen, x + 2, y, CELL);
        for &(cell, seen) in &self.cells {
            let at = (x + 2 + CELL * u16::from(cell.x()), y + 1 + u16::from(cell.y()));
            if cell.x() == 0 {
                pen.heading(x, at.1, &(cell.y() + 1).to_string());
            }
            let (text, style) = match ghost.and_then(|ghost| ghost.on(cell)) {
                Some((floor, sign, flower)) => {
                    (format!("{floor}{sign}{}", letter(flower)), ghost_style(Style::ink(hue(flower))))
                }
                None => (seen.text(), seen.style()),
            };
            pen.write(at.0, at.1, &text, style);
            if places {
                pen.place(format!("cell {cell}"), meant(cell), Area::new(at.0, at.1, CELL - 1, 1));
            }
        }
    }

    /// Two signs for a cell: the floor, and what is seen.
    pub(super) fn draw_small(&self, pen: &mut Pen, x: u16, y: u16) {
        letters(pen, x + 2, y, 2);
        for &(cell, seen) in &self.cells {
            let at = (x + 2 + 2 * u16::from(cell.x()), y + 1 + u16::from(cell.y()));
            if cell.x() == 0 {
                pen.heading(x, at.1, &(cell.y() + 1).to_string());
            }
            let text: String = seen.text().chars().take(2).collect();
            let style = seen.style();
            pen.write(at.0, at.1, &text, style);
        }
    }
}

fn letters(pen: &mut Pen, x: u16, y: u16, step: u16) {
    for column in 0..SIDE {
        pen.heading(x + step * u16::from(column), y, &char::from(b'a' + column).to_string());
    }
}

/// Where nothing is allowed, one would place the tile that was dug.
fn meant(cell: Cell) -> Option<String> {
    Some(format!("place dug {} floor 1", Anchor::new(cell)?))
}

fn ghost_style(style: Style) -> Style {
    style.bold().italic().reversed()
}

impl Seen {
    fn at(player: &PlayerView, cell: Cell) -> Seen {
        let floor = player.heights.at(cell);
        let top =
            player.terraces.iter().find(|terrace| terrace.floor == floor && terrace.anchor.corner(cell).is_some());
        let icon = top.and_then(|terrace| {
            let corner = terrace.anchor.corner(cell)?;
            let at = Corner::ALL.iter().position(|&other| other == corner)?;
            terrace.tile.face.0.get(at).copied()
        });
        let decor = player.decor.iter().rev().find_map(|&decor| standing(decor, cell, floor));
        Seen { floor, sign: decor.or(icon).unwrap_or(' '), flower: top.map(|terrace| terrace.tile.flower) }
    }

    fn text(self) -> String {
        match self.flower {
            Some(flower) => {
                let floor = char::from_digit(self.floor.into(), 36).unwrap_or('+');
                format!("{floor}{}{}", self.sign, letter(flower))
            }
            None if self.sign != ' ' => format!("·{} ", self.sign),
            None => "·  ".to_owned(),
        }
    }

    fn style(self) -> Style {
        self.flower.map_or(Style::ink(Hue::Dim), |flower| Style::ink(hue(flower)))
    }
}

/// The sign of decor on a cell, if some stands there and is on top; a bridge is seen over what it crosses.
fn standing(decor: DecorView, cell: Cell, top: u8) -> Option<char> {
    let (here, crosses) = match decor.at {
        DecorPlace::On(on) => (on == cell, false),
        DecorPlace::Between(link) => {
            let (first, last) = (link.first(), link.last());
            let between = |low: u8, at: u8, high: u8| low < at && at < high;
            let crosses = (first.y() == cell.y() && last.y() == cell.y() && between(first.x(), cell.x(), last.x()))
                || (first.x() == cell.x() && last.x() == cell.x() && between(first.y(), cell.y(), last.y()));
            (first == cell || last == cell, crosses)
        }
    };
    if crosses {
        return (decor.kind == DecorKind::Bridge && decor.floor >= top).then_some('=');
    }
    let reaches = decor.floor + u8::from(decor.kind == DecorKind::Stairs);
    (here && (decor.floor == top || reaches == top)).then_some(sign(decor.kind))
}

/// Capitals stand, small letters are icons.
pub(super) const fn sign(kind: DecorKind) -> char {
    match kind {
        DecorKind::Stairs => 'S',
        DecorKind::Fountain => 'F',
        DecorKind::Bridge => 'B',
        DecorKind::Statue => 'T',
        DecorKind::Pillar => 'P',
        DecorKind::Belvedere => 'O',
    }
}

/// A tile held over the garden before it is placed.
pub(super) struct Ghost {
    anchor: Anchor,
    floor: String,
    face: [char; 4],
    flower: Flower,
}

impl Ghost {
    /// The tile that would be placed where the cursor is: as chosen, or the first one.
    pub(super) fn under_cursor(view: &View, legal: &[String], look: &Viewpoint<'_>) -> Option<Ghost> {
        let anchor = look.cursor?.strip_prefix("cell ")?;
        let (source, floor) = look.chosen.into_iter().chain(legal.iter().map(String::as_str)).find_map(|ply| {
            let words: Vec<_> = ply.split(' ').collect();
            match words.as_slice() {
                ["place", source, at, "floor", floor, ..] if *at == anchor => Some((*source, *floor)),
                _ => None,
            }
        })?;
        let held = match source {
            "dug" => view.dug,
            _ => view.players.get(look.seat.index())?.notch,
        }?;
        Some(Ghost {
            anchor: anchor.parse().ok()?,
            floor: floor.to_owned(),
            face: held.turned[look.quarters % 4].0,
            flower: held.tile.flower,
        })
    }

    fn on(&self, cell: Cell) -> Option<(&str, char, Flower)> {
        let corner = self.anchor.corner(cell)?;
        let at = Corner::ALL.iter().position(|&other| other == corner)?;
        Some((&self.floor, *self.face.get(at)?, self.flower))
    }
}
