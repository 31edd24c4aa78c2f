//! The whole table as text.

use std::fmt::Write as _;

use table::{Game, Phrase, Seat, Words};

use crate::cells::{Cell, SIDE};
use crate::drawing::{COLUMNS, floor_row, letter, signs};
use crate::garden::Garden;
use crate::pieces::Piece;
use crate::quarry::Stack;
use crate::terrace::{Floor, OnSpot, Terrace};
use crate::tiles::{Material, Tile};
use crate::tower::TowerTile;
use crate::{Babylon, Components, phrases};

/// How wide a grid is drawn, with the space after it.
const GRID: usize = 30;
/// The widest line.
const WIDTH: usize = 100;
/// How many grids stand side by side.
const ABREAST: usize = 3;

/// The quarry, the tower, and every garden.
pub(crate) fn table(game: &Babylon, words: &dyn Words) -> String {
    let mut text = format!("{}\n\n", headline(game, words));
    quarry(game, words, &mut text);
    supply(game, words, &mut text);
    for seat in Seat::all(game.players()) {
        player(game, seat, words, &mut text);
    }
    text.push_str(&words.word("babylon-picture-legend"));
    text.push('\n');
    text.lines().map(|line| wrap(line.trim_end()) + "\n").collect()
}

/// Breaks a line that is too wide for a terminal; what follows is indented.
fn wrap(line: &str) -> String {
    if line.chars().count() <= WIDTH {
        return line.to_owned();
    }
    let (mut text, mut column) = (String::new(), 0);
    for word in line.split(' ') {
        let length = word.chars().count() + 1;
        let breaks = column > 0 && column + length > WIDTH;
        text.push_str(if breaks {
            "\n  "
        } else if column > 0 {
            " "
        } else {
            ""
        });
        text.push_str(word);
        column = if breaks { 2 + length } else { column + length };
    }
    text
}

fn headline(game: &Babylon, words: &dyn Words) -> String {
    let effect = phrases::tower(game.tower.now().unwrap_or(TowerTile::NoEffect));
    let round = Phrase::new("babylon-picture-round").with("round", game.round()).with("rounds", game.rounds());
    words.say(&round.with("effect", effect))
}

/// Each stack as level, flower, icons, and what it would pay the seat to move.
fn quarry(game: &Babylon, words: &dyn Words, text: &mut String) {
    let digging = game.due(crate::Step::Dig).is_ok();
    let _ = writeln!(text, "{}", words.word("babylon-picture-quarry"));
    let _ = writeln!(text, "   {}", ["a", "b", "c", "d"].map(|column| format!("{column:<15}")).concat());
    for (at, stack) in Stack::all().enumerate() {
        if at % 4 == 0 {
            let _ = write!(text, "{}  ", at / 4 + 1);
        }
        let pay = game.pay(stack).filter(|_| digging).map_or(String::new(), |pay| format!(" +{}", pay.singles));
        let top = game.quarry.top(stack).map_or("·".to_owned(), |tile| tile_signs(game, tile));
        let _ = write!(text, "{:<15}", top + &pay);
        if at % 4 == 3 {
            text.push('\n');
        }
    }
    for material in Material::ALL {
        let unseen = game.quarry.unseen(material).count();
        let line =
            Phrase::new("babylon-picture-unseen").with("material", phrases::material(material)).with("count", unseen);
        let _ = writeln!(text, "{}", words.say(&line));
    }
    let unseen = |tile: &TowerTile| game.tower.unseen(*tile) > 0;
    let tower = |tile| {
        Phrase::new("babylon-picture-count").with("count", game.tower.unseen(tile)).with("name", phrases::tower(tile))
    };
    let tiles: Vec<_> = TowerTile::ALL.into_iter().filter(unseen).map(tower).collect();
    let _ = writeln!(text, "{}\n", words.say(&Phrase::new("babylon-picture-tower").with("tiles", tiles)));
}

/// `3w sf--`: level, first letter of the flower, icons clockwise from the north-west.
fn tile_signs(game: &Babylon, tile: Tile) -> String {
    let icons: String = game.components.face(tile).map(letter).iter().collect();
    let level = tile.material().map_or(0, Material::level);
    format!("{level}{} {icons}", &tile.flower().word()[..1])
}

/// B0.5: what is left, where that matters.
fn supply(game: &Babylon, words: &dyn Words, text: &mut String) {
    if !game.supply.is_strict() {
        return;
    }
    let left = |piece| {
        let count = game.supply.left(piece, &game.components);
        Phrase::new("babylon-picture-count")
            .with("count", count)
            .with("name", Phrase::new(format!("babylon-piece-{}", piece.word())))
    };
    let line = Phrase::new("babylon-picture-supply").with("pieces", Piece::ALL.map(left).to_vec());
    let _ = writeln!(text, "{}\n", words.say(&line));
}

fn player(game: &Babylon, seat: Seat, words: &dyn Words, text: &mut String) {
    let hand = &game.hands[seat];
    let nothing = || Phrase::new("babylon-tile-none");
    let notch = hand.notch.map_or_else(nothing, phrases::tile);
    let line = Phrase::new("babylon-picture-player")
        .with("seat", seat)
        .with("flower", game.flowers[seat].map_or_else(nothing, phrases::flower))
        .with("points", game.gardens[seat].score().total())
        .with("pillars", phrases::pillars(hand.singles, hand.doubles))
        .with("notch", notch);
    let _ = writeln!(text, "{}", words.say(&line));
    if let Some(tile) = game.dug.filter(|_| seat == game.active) {
        let _ = writeln!(text, "{}", words.say(&Phrase::new("babylon-picture-dug").with("tile", phrases::tile(tile))));
    }
    garden(&game.gardens[seat], &game.components, words, text);
    text.push('\n');
}

/// From above, as heights, floor by floor; then the names of the tiles.
fn garden(garden: &Garden, components: &Components, words: &dyn Words, text: &mut String) {
    if garden.terraces().is_empty() {
        return;
    }
    let mut grids = vec![
        grid(&words.word("babylon-picture-above"), |y| above_row(garden, components, y)),
        grid(&words.word("babylon-picture-heights"), |y| height_row(garden, y)),
    ];
    for floor in Floor::up_to(garden.tallest()) {
        let title = words.say(&Phrase::new("babylon-picture-floor").with("floor", floor.number()));
        grids.push(grid(&title, |y| floor_row(garden, components, floor, y)));
    }
    for strip in grids.chunks(ABREAST) {
        for line in 0..strip[0].len() {
            let parts = strip.iter().map(|grid| format!("{:<GRID$}", grid[line]));
            let _ = writeln!(text, "{}", parts.collect::<String>());
        }
    }
    for terrace in garden.terraces() {
        let line = Phrase::new("babylon-picture-terrace")
            .with("cell", terrace.anchor().to_string())
            .with("floor", terrace.floor().number())
            .with("tile", phrases::tile(terrace.tile()))
            .with("degrees", terrace.rotation().degrees());
        let _ = writeln!(text, "{}", words.say(&line));
    }
}

fn grid(title: &str, row: impl Fn(u8) -> String) -> Vec<String> {
    [title.to_owned(), COLUMNS.to_owned()].into_iter().chain((0..SIDE).map(row)).collect()
}

/// What is seen from above; a spot under a bridge is marked `=`.
fn above_row(garden: &Garden, components: &Components, y: u8) -> String {
    let mut row = format!("{} ", y + 1);
    let mut west = None;
    for cell in (0..SIDE).filter_map(|x| Cell::new(x, y)) {
        let anchor = garden.top(cell).map(Terrace::anchor);
        row.push(if anchor == west { ' ' } else { '|' });
        let [sign, mark] = uppermost_signs(garden, components, cell);
        row.push(sign);
        row.push(if garden.under_bridge().has(cell) { '=' } else { mark });
        west = anchor;
    }
    row.push(if west.is_some() { '|' } else { ' ' });
    row
}

fn uppermost_signs(garden: &Garden, components: &Components, cell: Cell) -> [char; 2] {
    let Some(terrace) = garden.top(cell) else { return ['.', ' '] };
    let icons = terrace.icons(components.face(terrace.tile()));
    let corner = terrace.anchor().corner(cell);
    corner.map_or(signs(OnSpot::Nothing, None), |corner| signs(terrace.on(corner), icons[corner as usize]))
}

fn height_row(garden: &Garden, y: u8) -> String {
    let sign = |cell| match garden.height(cell) {
        0 => " . ".to_owned(),
        height => format!(" {height:<2}"),
    };
    format!("{} {}", y + 1, (0..SIDE).filter_map(|x| Cell::new(x, y)).map(sign).collect::<String>())
}
