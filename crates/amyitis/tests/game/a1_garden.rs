//! A1: the garden.

use crate::support::{Scene, Table};
use amyitis::{Side, Square};
use game::Game;

const ENGINEERS: [&str; 3] = ["engineer engineer engineer", "peasant peasant peasant", "priest priest priest"];

/// A1.1
#[test]
fn the_summit_needs_no_more_than_the_third_floor() {
    let need = |name: &str| name.parse::<Square>().unwrap().floor().need();
    assert_eq!(["a1", "a2", "b2", "c3", "a3", "d1", "d4"].map(need), [3, 3, 3, 2, 2, 1, 1]);
}

/// A1.2: a double side takes two cubes, a single one takes one.
#[test]
fn eight_sides_are_double() {
    let doubles: Vec<_> = Side::all()
        .filter(|side| {
            let name = side.to_string();
            let scene = Scene::of(3).water("1", &name);
            scene.begins().game.garden().full().is_empty()
        })
        .map(|side| side.to_string())
        .collect();
    assert_eq!(doubles, ["a1-b1", "b1-c1", "a2-b2", "b2-c2", "a1-a2", "b1-b2", "a2-a3", "b2-b3"]);
    assert_eq!(Scene::of(3).water("1", "a1-b1 a1-b1").begins().game.garden().full().len(), 1);
    assert_eq!(Scene::of(3).water("1", "c1-d1 c1-d1").fault(), "the side is full");
}

/// A1.2
#[test]
fn a_full_side_takes_no_cube() {
    let mut table = Scene::of(3).groups(&ENGINEERS).water("2", "d3-d4").begins();
    table.plays(1, "recruit engineer 1");
    assert_eq!(table.refuses("irrigate d3-d4"), ("A1.2", "side-full".to_owned()));
}

/// A1.3: only the river sides are available at first; water runs along full sides, and it does not matter who filled them.
#[test]
fn water_comes_from_the_river() {
    let mut table = Scene::of(3).groups(&ENGINEERS).begins();
    table.plays(1, "recruit engineer 1");
    assert_eq!(
        table.offers("irrigate"),
        ["a4-b4", "b4-c4", "c4-d4", "d1-d2", "d2-d3", "d3-d4"].map(|side| format!("irrigate {side}"))
    );
    assert_eq!(table.refuses("irrigate a3-a4"), ("A1.3", "side-dry".to_owned()));
    table.plays(1, "irrigate a4-b4");
    table.plays(2, "recruit engineer 1").plays(2, "irrigate a3-a4");
}

/// A1.3: a half-filled double side joins nothing; the second cube lets the water through.
#[test]
fn half_a_double_side_carries_no_water() {
    let path = "d1-d2 c1-c2";
    let half = Scene::of(3).water("1", path).water("2", "b1-b2").begins();
    let full = Scene::of(3).water("1", path).water("2", "b1-b2 b1-b2").begins();
    let open = |table: &Table, side: &str| table.game.garden().available().has(side.parse().unwrap());
    assert!(open(&half, "b1-b2") && !open(&half, "a1-b1"));
    assert!(!open(&full, "b1-b2") && open(&full, "a1-b1"));
}

/// A1.3, A6.4: a side filled away from the water stays dry until it is joined.
#[test]
fn neutral_cubes_carry_water_once_they_are_joined() {
    let island = Scene::of(3).water("n", "a3-b3").begins();
    let garden = island.game.garden();
    assert!(garden.full().has("a3-b3".parse().unwrap()) && garden.wet().is_empty());
    assert!(!garden.available().has("a2-a3".parse().unwrap()));
    let joined = Scene::of(3).water("n", "a3-b3").water("1", "a4-b4 a3-a4").begins();
    assert!(joined.game.garden().wet().has("a3-b3".parse().unwrap()));
    assert!(joined.game.garden().available().has("a2-a3".parse().unwrap()));
}

/// A1.3: at a table where one cube carries water along a double side, it does so at once; the side is full with the second.
#[test]
fn half_a_double_side_carries_water_where_the_table_wants_it() {
    let scene = || Scene::ruled(3, "double-canals=one-cube").water("1", "d1-d2 c1-c2").water("2", "b1-b2");
    let table = scene().begins();
    let garden = table.game.garden();
    let side = |name: &str| name.parse::<Side>().unwrap();
    assert!(garden.available().has(side("a1-b1")) && garden.available().has(side("b1-b2")));
    assert!(garden.wet().has(side("b1-b2")) && !garden.full().has(side("b1-b2")));
    let squares = |table: &Table| table.game.garden().plantable();
    assert!(!squares(&table).has("b1".parse().unwrap()), "A6.1 asks for a full side");
    assert!(squares(&scene().water("2", "b1-b2").begins()).has("b1".parse().unwrap()));
}

/// A1.3, A6.4: at a table where neutral cubes carry water anywhere, one may build on from an island.
#[test]
fn neutral_cubes_carry_water_anywhere_where_the_table_wants_it() {
    let island = Scene::ruled(3, "neutral-water=anywhere").water("n", "a3-b3").begins();
    let garden = island.game.garden();
    assert!(garden.wet().has("a3-b3".parse().unwrap()));
    assert!(garden.available().has("a2-a3".parse().unwrap()) && garden.available().has("a3-a4".parse().unwrap()));
    assert!(!garden.available().has("a1-b1".parse().unwrap()), "only what meets the island");
    let half = Scene::ruled(3, "neutral-water=anywhere").water("n", "a1-b1").begins();
    assert!(!half.game.garden().available().has("a1-b1".parse().unwrap()), "half a double side joins nothing");
    let players = Scene::ruled(3, "neutral-water=anywhere").water("1", "a3-b3").begins();
    assert!(players.game.garden().wet().is_empty(), "cubes of players need the river");
}

/// A1.4
#[test]
fn three_squares_are_empty_with_two_players() {
    let table = Table::fresh(2).deals().game;
    let empty: Vec<_> = Square::all().filter(|&square| table.garden().tile(square).is_none()).collect();
    assert_eq!(empty.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c1", "d1", "d2"]);
    assert!(table.garden().planted().is_empty());
    assert_eq!(table.players(), 2);

    let mut table = Scene::of(2)
        .camels(1, 1)
        .has(1, "salt")
        .water("1", "d1-d2 d2-d3")
        .groups(&["peasant engineer engineer", "peasant peasant priest"])
        .tile("d3", "4")
        .begins();
    table.plays(1, "move 1");
    assert_eq!(table.refuses("plant d1"), ("A1.4", "no-tile".to_owned()));
    table.plays(1, "plant d3");
    assert!(!table.game.garden().full().has("c3-d3".parse().unwrap()), "d2 never counts as planted");
    table.plays(2, "recruit engineer 1").plays(2, "irrigate c1-d1");
}
