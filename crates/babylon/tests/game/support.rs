//! Tables that look like the table, and plies in notation.

use babylon::{Babylon, Cell, Components, Garden, Position, Refusal, Tile};
use game::{Game, Nobody, Options, Refusal as _, Seat, Setup, Shuffler, Turn};

/// The one who plays in most tests.
pub(crate) const YOU: Seat = Seat::FIRST;

/// The second seat.
pub(crate) fn other() -> Seat {
    YOU.left(2)
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// Two players; you have this garden and these single pillars, have just dug this tile, and build.
pub(crate) fn building(drawing: &str, singles: u8, dug: &str) -> Babylon {
    Position::new(2).garden(YOU, drawing).singles(YOU, singles).dug(tile(dug)).build().unwrap()
}

/// Your next turn: the same garden, four single pillars, and another tile dug.
pub(crate) fn later(game: &Babylon, dug: &str) -> Babylon {
    building(&game.garden(YOU).draw(&game.components()), 4, dug)
}

/// The table before the first draw.
pub(crate) fn fresh_table(players: usize, supply: &str) -> Babylon {
    table_with(players, "supply", supply)
}

/// The same with any option.
pub(crate) fn table_with(players: usize, key: &str, value: &str) -> Babylon {
    let options = Options::read(&Babylon::META, [(key, value)]).unwrap();
    Babylon::new(&Setup { options, ..Setup::standard(&Babylon::META, players) }).unwrap()
}

/// Plays and reveals one ply a line.
pub(crate) fn play(game: &mut Babylon, plies: &str) {
    for ply in plies.lines().map(str::trim).filter(|ply| !ply.is_empty()) {
        let refused = match game.turn() {
            Turn::Deal => game.reveal(ply.parse().unwrap(), &mut Nobody).err(),
            _ => game.play(ply.parse().unwrap(), &mut Nobody).err(),
        };
        assert_eq!(refused, None, "{ply}\n{}", game.garden(YOU).draw(&game.components()));
    }
}

/// The dealer draws until somebody decides.
pub(crate) fn deal(game: &mut Babylon, seed: u64) {
    let mut random = Shuffler::new(seed, 0);
    while game.turn() == Turn::Deal {
        game.reveal_unchecked(game.deal(&mut random), &mut Nobody);
    }
}

/// The player to move digs somewhere, builds nothing and keeps nothing.
pub(crate) fn idle(game: &mut Babylon) {
    let mut list = Vec::new();
    game.actions(&mut list);
    game.play(list[0], &mut Nobody).unwrap();
    deal(game, 7);
    play(game, "done\nkeep none");
    deal(game, 7);
}

/// The paragraph of a refusal, and the refusal.
pub(crate) fn refused(game: &Babylon, action: &str) -> (&'static str, Refusal) {
    let before = *game;
    let refusal = game.check(action.parse().unwrap()).expect_err(action);
    assert_eq!(before, *game);
    (refusal.paragraph().0, refusal)
}

pub(crate) fn allowed(game: &Babylon, action: &str) -> bool {
    let action = action.parse().unwrap();
    let mut list = Vec::new();
    game.actions(&mut list);
    assert_eq!(list.contains(&action), game.check(action).is_ok());
    list.contains(&action)
}

/// Asserts that your garden looks like this; tile names are left out.
pub(crate) fn assert_garden(game: &Babylon, drawing: &str) {
    let drawn = game.garden(YOU).draw(&game.components());
    let grids: Vec<_> = drawn.lines().filter(|line| !line.contains("rotate")).collect();
    let wanted: Vec<_> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    for line in &wanted {
        assert!(grids.iter().any(|drawn| drawn.trim() == *line), "no line `{line}` in\n{drawn}");
    }
    let floors = |lines: &[&str]| lines.iter().filter(|line| line.starts_with("floor")).count();
    assert_eq!(floors(&grids), floors(&wanted), "{drawn}");
}

/// A garden that was drawn, with the standard box.
pub(crate) fn garden(drawing: &str) -> Garden {
    Garden::read(drawing, &Components::standard()).unwrap()
}
