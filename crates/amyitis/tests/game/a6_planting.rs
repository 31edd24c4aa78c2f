//! A6: planting.

use crate::support::{Scene, Table};
use amyitis::{Category, City, Court, Event, Owner, Sides};

/// Seat 1 stands before Ur with a palm for its plant of quality 1.
fn before_ur() -> Scene {
    Scene::of(3).camels(1, 1).caravan(City::Susa).has(1, "palm")
}

/// A6.1: a tile, a full side, and enough quality.
#[test]
fn a_square_needs_a_tile_a_full_side_and_quality() {
    let mut table = before_ur().water("2", "d3-d4 c2-d2 b3-c3").planted(2, "d3").begins();
    table.plays(1, "move 1");
    assert_eq!(table.offers(""), ["plant d2", "plant d4"]);
    assert_eq!(table.refuses("plant d3"), ("A6.1", "planted".to_owned()));
    assert_eq!(table.refuses("plant a4"), ("A6.1", "no-full-side".to_owned()));
    assert_eq!(table.refuses("plant c2"), ("A6.1", "quality".to_owned()));
    assert!(table.game.garden().full().has("c2-d2".parse().unwrap()));
}

/// A6.1: exactly the gardeners needed are spent.
#[test]
fn gardeners_raise_the_quality() {
    let scene = || before_ur().court(1, Court::Gardener, 2).water("2", "d3-d4 c2-d2 b2-c2 b2-c2");
    let spent = |square: &str| {
        let mut table = scene().begins();
        table.plays_all(1, &["move 1", &format!("plant {square}")]);
        2 - table.player(1).gardeners
    };
    assert_eq!(["d4", "c2", "b2"].map(spent), [0, 1, 2]);
}

/// A6.2: gardeners return first, so that one may be taken again.
#[test]
fn a_gardener_spent_can_be_taken_back() {
    let mut table = before_ur()
        .court(1, Court::Gardener, 2)
        .court(2, Court::Gardener, 1)
        .water("2", "b2-c2 b2-c2")
        .tile("b2", "5 court")
        .begins();
    assert_eq!(table.game.supply().gardeners, 0);
    table.plays_all(1, &["move 1", "plant b2"]);
    assert_eq!(table.offers(""), ["court caravaneer", "court banker", "court palace", "court gardener"]);
    table.plays(1, "court gardener");
    assert_eq!((table.player(1).gardeners, table.game.supply().gardeners), (1, 1));
}

/// A6.2: points, then the bonus.
#[test]
fn the_tile_gives_points_and_its_bonus() {
    let planted = |square: &str, words: &str| {
        let mut table = before_ur().water("2", "d3-d4").tile(square, words).begins();
        table.plays_all(1, &["move 1", &format!("plant {square}")]);
        (table.points(1, Category::Tiles), table.player(1).talents, table.player(1).camels, table.player(1).tiles())
    };
    assert_eq!(planted("d4", "4"), (4, 4, 0, 1));
    assert_eq!(planted("d4", "3 talents 2"), (3, 6, 0, 1));
    assert_eq!(planted("d3", "2 camels 1"), (2, 4, 1, 1));
}

/// A6.2: a court bonus is free and works like a purchase.
#[test]
fn a_court_bonus_is_taken_without_payment() {
    let bonus = || before_ur().water("2", "d3-d4").tile("d4", "1 court").court(1, Court::Caravaneer, 1).begins();
    let mut table = bonus();
    table.plays_all(1, &["move 1", "plant d4"]);
    assert_eq!(table.refuses("pass"), ("A6.2", "not-now".to_owned()));
    table.plays(1, "court palace");
    assert_eq!(table.points(1, Category::Palace), 2);
    let mut table = bonus();
    table.plays_all(1, &["move 1", "plant d4", "court caravaneer"]);
    assert_eq!((table.player(1).caravaneer, table.player(1).stock.sum()), (2, 1), "with its token");
}

/// A6.2, A5.5: as a bonus, too, one chooses between two tokens.
#[test]
fn a_bonus_caravaneer_with_two_tokens_left_is_a_choice() {
    let mut table = Scene::of(4)
        .camels(1, 1)
        .caravan(City::Susa)
        .has(1, "palm")
        .court(1, Court::Caravaneer, 1)
        .tokens("barley dates")
        .water("1", "d3-d4")
        .tile("d4", "2 court")
        .begins();
    table.plays_all(1, &["move 1", "plant d4", "court caravaneer"]);
    assert_eq!(table.offers(""), ["token barley", "token dates"]);
    table.plays(1, "token dates");
    assert_eq!(table.points(1, Category::Irrigation), 1, "planting goes on afterwards");
}

/// A6.2: without any card left there is no bonus.
#[test]
fn a_court_bonus_can_come_to_nothing() {
    let mut table = Scene::of(2)
        .camels(1, 1)
        .caravan(City::Susa)
        .has(1, "palm")
        .court(1, Court::Caravaneer, 2)
        .court(1, Court::Banker, 3)
        .court(1, Court::Palace, 6)
        .court(2, Court::Gardener, 2)
        .water("1", "d3-d4")
        .tile("d4", "1 court")
        .begins();
    table.plays_all(1, &["move 1", "plant d4"]);
    assert!(table.seen.iter().any(|event| matches!(event, Event::NoCourtLeft { .. })));
    table.plays(2, "pass");
}

/// A6.3: the player with most cubes around the square scores the plant's own quality, and it does not matter who planted.
#[test]
fn the_irrigation_bonus_goes_to_the_most_cubes() {
    let bonus = |sides: &[(&str, &str)]| {
        let scene = sides.iter().fold(before_ur(), |scene, (who, sides)| scene.water(who, sides));
        let mut table = scene.begins();
        table.plays_all(1, &["move 1", "plant d3"]);
        [1, 2, 3].map(|number| table.points(number, Category::Irrigation))
    };
    assert_eq!(bonus(&[("1", "d3-d4")]), [1, 0, 0]);
    assert_eq!(bonus(&[("1", "d3-d4"), ("2", "d2-d3 c3-d3")]), [0, 1, 0]);
    assert_eq!(bonus(&[("1", "d3-d4"), ("2", "d2-d3")]), [0, 0, 0], "a tie gives nothing");
    assert_eq!(bonus(&[("n", "d3-d4 c3-d3"), ("3", "d2-d3")]), [0, 0, 1], "neutral cubes are nobody's");
    assert_eq!(bonus(&[("n", "d3-d4")]), [0, 0, 0]);
}

/// A6.3: gardeners do not raise the bonus; both cubes of a double side count.
#[test]
fn gardeners_do_not_count_for_the_bonus() {
    let mut table = before_ur().court(1, Court::Gardener, 2).water("3", "b2-c2 b2-c2").water("2", "b2-b3").begins();
    table.plays_all(1, &["move 1", "plant b2"]);
    assert_eq!([2, 3].map(|number| table.points(number, Category::Irrigation)), [0, 1]);
}

/// A6.4: every empty area between two plants gets a neutral cube.
#[test]
fn neutral_cubes_grow_between_plants() {
    let neutral =
        |table: &Table, side: &str| table.game.garden().cubes(Owner::Neutral, Sides::only(side.parse().unwrap()));
    let mut table = before_ur()
        .court(1, Court::Gardener, 2)
        .water("2", "b2-c2")
        .water("3", "b2-c2 b1-b2")
        .planted(2, "b1 a2")
        .begins();
    table.plays_all(1, &["move 1", "plant b2"]);
    assert_eq!(neutral(&table, "b1-b2"), 1, "one area was taken");
    assert_eq!(neutral(&table, "a2-b2"), 2, "both were empty");
    assert_eq!(neutral(&table, "b2-b3"), 0, "b3 is not planted");
    assert!(table.game.garden().full().has("a2-b2".parse().unwrap()));
    assert!(!table.game.garden().wet().has("a2-b2".parse().unwrap()), "still cut off from the river");
}
