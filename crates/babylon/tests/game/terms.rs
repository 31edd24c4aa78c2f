//! What each term of the evaluation says, of gardens that are drawn.

#![expect(clippy::float_cmp, reason = "small whole numbers are exact in a float")]

use babylon::{Babylon, Position, TowerTile};
use game::Evaluate;

use crate::support::{YOU, building, play, tile};

/// A terrace with stairs at c3 and a fountain at d3.
const ONE: &str = "floor 1
    3  .  . |s  f |.
    4  .  . |-  - |.";
/// Another one beside it.
const BESIDE: &str = "floor 1
    3  .  . |s  f |b  - |.
    4  .  . |-  - |t  - |.";
/// Another one half above it.
const ABOVE: &str = "floor 1
    3  .  . |s  f |.
    4  .  . |-  - |.
    floor 2
    3  .  .  . |s  - |.
    4  .  .  . |f  - |.";

fn term(game: &Babylon, name: &str) -> f32 {
    let mut values = vec![f32::NAN; Babylon::TERMS.len()];
    game.terms(YOU, &mut values);
    values[Babylon::TERMS.iter().position(|term| *term == name).unwrap()]
}

#[track_caller]
fn is(found: f32, expected: f32) {
    assert!((found - expected).abs() < 1e-4, "{found}, not {expected}");
}

/// Two players, and you dig next.
fn table(drawing: &str) -> Position {
    Position::new(2).garden(YOU, drawing)
}

/// How sure it is that what takes a few terraces comes true: one comes with each turn.
fn likely(game: &Babylon) -> f32 {
    let turns = term(game, "turns");
    turns / (turns + 2.0)
}

/// A term that says what may be built later, as if that were sure.
fn later(drawing: &str, name: &str) -> f32 {
    let game = table(drawing).build().unwrap();
    term(&game, name) / likely(&game)
}

/// B3.3: floor 3 rests on the four spots of floor 2 and the two of floor 1 that are not covered; the bare board has plenty of room.
#[test]
fn foundations_are_the_spots_that_could_carry_the_next_floor() {
    is(later("", "foundations"), 8.0);
    is(later(ONE, "foundations"), 8.0);
    is(later(ABOVE, "foundations"), 6.0);
}

/// B3.2, B3.3: nothing lies exactly above a terrace, so that floor 2 takes double pillars until there are two side by side.
#[test]
fn the_cheap_floor_is_the_highest_on_single_pillars() {
    is(later("", "cheap-floor"), 1.0);
    is(later(ONE, "cheap-floor"), 1.0);
    is(later(BESIDE, "cheap-floor"), 2.0);
}

#[test]
fn free_spots_count_by_their_floor() {
    is(later("", "free-spots"), 0.0);
    is(later(ONE, "free-spots"), 4.0);
    is(later(BESIDE, "free-spots"), 8.0);
    is(later(ABOVE, "free-spots"), 2.0 + 4.0 * 2.0);
}

/// Four cells in a square touch four times, eight in a rectangle ten times, six seven times.
#[test]
fn a_garden_is_compact_when_its_cells_touch() {
    is(later("", "compact"), 0.0);
    is(later(ONE, "compact"), 4.0 / 4.0);
    is(later(BESIDE, "compact"), 10.0 / 8.0);
    is(later(ABOVE, "compact"), 7.0 / 6.0);
    let apart = "floor 1\n1 |s  f |.  .  .\n2 |-  - |.  .  .\n3  .  .  .  . |b  - |.\n4  .  .  .  . |t  - |.";
    is(later(apart, "compact"), 8.0 / 8.0);
}

#[test]
fn there_is_room_on_the_highest_floor_and_below_it() {
    is(later("", "room-top"), 0.0);
    is(later(ONE, "room-top"), 1.0);
    is(later(ONE, "room-below"), 0.0);
    is(later(ABOVE, "room-top"), 2.0);
    is(later(ABOVE, "room-below"), 2.0);
}

/// B4.2, B4.3: on floor 1, a fountain brings 3 points, stairs up to floor 2 as many. A second decor is less sure than the first.
#[test]
fn open_icons_promise_their_decor() {
    is(later(ONE, "open-fountains"), 3.0);
    is(later(ONE, "open-stairs"), 3.0);
    is(later(ONE, "open-bridges"), 0.0);
    // North of c5 there is room for a terrace beyond one cell; north of e3 there is not.
    is(later("floor 1\n5  .  . |b  - |.\n6  .  . |t  - |.", "open-bridges"), 3.0);
    is(later(BESIDE, "open-bridges"), 0.0);
    is(later(ABOVE, "open-fountains"), 6.0);
    let game = table(ABOVE).build().unwrap();
    // No terrace of floor 3 lies beside d3, so that its stairs would lead down.
    is(later(ABOVE, "open-stairs"), 3.0 + 3.0 * likely(&game));
}

/// B5.3: a set has one of each of four; what lies beyond complete sets has begun the next.
#[test]
fn kinds_of_decor_and_flowers_are_on_their_way_to_a_set() {
    is(later("", "flower-kinds"), 0.0);
    is(later(ONE, "flower-kinds"), 1.0);
    is(later(ABOVE, "flower-kinds"), 2.0);
    is(later(ONE, "decor-kinds"), 0.0);
    let old = "floor 1\n3  .  . |-  f |.\n4  .  . |-  t |.";
    let mut game = building(old, 4, "yellow clay 2");
    play(&mut game, "place dug e3 floor 1\nrotate 0");
    let kinds = |game: &Babylon| term(game, "decor-kinds") / likely(game);
    is(kinds(&game), 0.0);
    play(&mut game, "fountain d3-e3");
    is(kinds(&game), 1.0);
    play(&mut game, "statue e4");
    is(kinds(&game), 2.0);
}

/// B4.1: the fountain beside that of d3 brings 3 points, the statue 1; turned another way they bring less.
#[test]
fn decor_on_the_terrace_just_placed_is_ready_when_it_is_turned() {
    let mut game = building("floor 1\n3  .  . |-  f |.\n4  .  . |-  t |.", 4, "yellow clay 2");
    is(term(&game, "unturned"), 0.0);
    play(&mut game, "place dug e3 floor 1");
    is(term(&game, "unturned"), 4.0);
    is(term(&game, "unturned-icons") / likely(&game), 2.0);
    is(term(&game, "ready"), 0.0);
    play(&mut game, "rotate 0");
    is(term(&game, "ready"), 4.0);
    is(term(&game, "unturned"), 0.0);
    play(&mut game, "fountain d3-e3");
    is(term(&game, "ready"), 1.0);
}

/// B2.5: six single pillars are stored; who builds can use five for each tile besides, and doubles too.
#[test]
fn pillars_count_as_far_as_they_can_be_used() {
    let stored = |singles| term(&table(ONE).singles(YOU, singles).build().unwrap(), "pillars");
    is(stored(5), 5.0);
    is(stored(8), 6.0);
    is(term(&table(ONE).doubles(YOU, 2).build().unwrap(), "pillars"), 0.0);
    let dug = || table(ONE).dug(tile("yellow clay 2"));
    let now = |position: Position, name| term(&position.build().unwrap(), name);
    is(now(dug().singles(YOU, 8), "pillars"), 8.0);
    is(now(dug().doubles(YOU, 2), "pillars"), 4.0);
    is(now(dug().singles(YOU, 2), "pillars-first"), 2.0);
    is(now(dug().singles(YOU, 8), "pillars-first"), 3.0);
}

/// B2.4: a terrace takes three pillars. The tile completes a fountain (3) and is a statue (1).
#[test]
fn a_tile_counts_as_built_if_it_can_be_paid_and_as_kept_if_not() {
    let with = |singles| table(ONE).singles(YOU, singles).dug(tile("yellow clay 2")).build().unwrap();
    let names = ["buildable", "fit-now", "flowers-now", "fit-later"];
    let terms = |game: &Babylon| names.map(|name| term(game, name));
    assert_eq!(terms(&with(3)), [1.0, 4.0, 1.0, 0.0]);
    assert_eq!(terms(&with(2)), [0.0, 0.0, 0.0, 4.0]);
    let both = |singles| {
        let tiles = table(ONE).notch(YOU, tile("pink clay 1")).dug(tile("yellow clay 2"));
        tiles.singles(YOU, singles).build().unwrap()
    };
    assert_eq!(terms(&both(5)), [1.0, 4.0, 1.0, 4.0]);
    assert_eq!(terms(&both(8)), [2.0, 8.0, 2.0, 0.0]);
    is(term(&both(8), "buildable-height"), 2.0);
    let tall = table(ABOVE).singles(YOU, 3).dug(tile("yellow clay 2")).build().unwrap();
    is(term(&tall, "buildable-height"), 2.0);
}

#[test]
fn the_tile_in_the_notch_counts_its_icons_and_a_missing_flower() {
    let notch = |drawing, name: &str, term_of: &str| {
        let game = table(drawing).notch(YOU, tile(name)).build().unwrap();
        term(&game, term_of) / likely(&game)
    };
    is(notch(ONE, "yellow clay 2", "notch-icons"), 2.0);
    is(notch(ABOVE, "yellow clay 2", "notch-icons"), 2.0 * 2.0);
    is(notch(ONE, "yellow clay 2", "notch-flower"), 1.0);
    is(notch("", "pink clay 1", "notch-icons"), 0.0);
    let game = table(ONE).build().unwrap();
    is(term(&game, "notch-flower") + term(&game, "fit-later"), 0.0);
}

/// B1.4, B2.2, B4.6: two tower tiles serve decor, the better the higher the garden; four change what a dig pays.
#[test]
fn the_tower_counts_for_who_has_yet_to_dig() {
    let all = [
        (TowerTile::IconAsAnother, 1.0, 0.0),
        (TowerTile::BlankAsAny, 1.0, 0.0),
        (TowerTile::SingleMore, 0.0, 1.0),
        (TowerTile::DoubleMore, 0.0, 2.0),
        (TowerTile::FlowerPaysTwo, 0.0, 0.5),
        (TowerTile::PillarLess, 0.0, -1.0),
        (TowerTile::NoEffect, 0.0, 0.0),
    ];
    for (in_effect, effect, tower) in all {
        let game = table(ONE).tower(in_effect).build().unwrap();
        assert_eq!((term(&game, "effect"), term(&game, "tower")), (effect, tower), "{in_effect:?}");
    }
    is(term(&table(ABOVE).tower(TowerTile::BlankAsAny).build().unwrap(), "effect"), 2.0);
    let dug = table(ONE).tower(TowerTile::SingleMore).dug(tile("yellow clay 2"));
    is(term(&dug.build().unwrap(), "tower"), 0.0);
}
