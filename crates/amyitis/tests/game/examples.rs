//! The worked examples of the rulebook, each as a test of its own. White, Black, Blue and Red sit in this order.

use crate::support::{Scene, Table, seat};
use amyitis::{Category, City, Court, Owner, Row, Sides, Temple};
use game::{Game, Turn};

const WHITE: usize = 1;
const BLACK: usize = 2;
const BLUE: usize = 3;
const RED: usize = 4;

const GROUPS: [&str; 4] =
    ["peasant peasant merchant", "priest priest merchant", "engineer engineer merchant", "peasant priest engineer"];

/// A3.4: White and Black have passed; Blue recruits, Red passes, White and Black take a talent, Blue passes, Red gets none.
#[test]
fn a_pass_brings_a_talent_to_those_who_passed_before() {
    let mut table = Scene::of(4).groups(&GROUPS).passed(WHITE).passed(BLACK).turn_of(BLUE).begins();
    table.plays(BLUE, "recruit merchant 1");
    assert_eq!([WHITE, BLACK].map(|number| table.player(number).talents), [4, 4]);
    table.plays(RED, "pass");
    assert_eq!([WHITE, BLACK].map(|number| table.player(number).talents), [5, 5]);
    table.plays(BLUE, "pass");
    assert_eq!([WHITE, BLACK, BLUE, RED].map(|number| table.player(number).talents), [5, 5, 4, 4]);
    assert_eq!(table.game.turn(), Turn::Decide(seat(RED)), "the last in turn order leads the procession");
}

/// A4.1: the last card of the second group costs 2 talents, those left of the third cost 1.
#[test]
fn recruiting_costs_two_one_and_one() {
    let scene = || {
        Scene::of(3)
            .groups(&["peasant peasant merchant", "priest priest engineer", "peasant priest engineer"])
            .turned(2, "priest")
            .turned(2, "engineer")
            .turned(3, "engineer")
    };
    let cost = |line: &str| {
        let mut table = scene().begins();
        table.plays(1, line);
        4 - table.player(1).talents
    };
    assert_eq!(cost("recruit priest 2"), 2);
    assert_eq!(cost("recruit peasant 3"), 1);
    assert_eq!(cost("recruit priest 3"), 1);
    assert_eq!(cost("recruit peasant 1"), 0);
}

fn fields() -> Table {
    Scene::of(4).groups(&GROUPS).turn_of(BLUE).field("bottom", "4 3 4 2").field("top", "1 3").begins()
}

/// A4.2, A4.3: Blue fills the bottom row and takes wine; Red has most cubes there and takes the gardener.
#[test]
fn a_peasant_fills_the_bottom_row() {
    let mut table = Scene::of(4).groups(&GROUPS).turn_of(BLUE).field("bottom", "4 4 4 2").field("top", "1 3").begins();
    table.plays_all(BLUE, &["recruit peasant 1", "field bottom"]);
    assert_eq!(table.player(BLUE).stock.0, [0, 0, 0, 0, 1]);
    assert_eq!([WHITE, BLACK, BLUE, RED].map(|number| table.player(number).gardeners), [0, 0, 0, 1]);
    assert!(table.game.fields(Row::Bottom).is_empty());
}

/// A4.2: in the top row Blue would have taken barley, and the row would not be emptied.
#[test]
fn a_peasant_in_the_top_row_instead() {
    let mut table = fields();
    table.plays_all(BLUE, &["recruit peasant 1", "field top"]);
    assert_eq!(table.player(BLUE).stock.0, [1, 0, 0, 0, 0]);
    assert_eq!([table.game.fields(Row::Top).len(), table.game.fields(Row::Bottom).len()], [3, 4]);
}

/// A4.4: Black's priest pushes Red's cube out of the temple of Ishtar.
#[test]
fn a_priest_pushes_reds_cube_out() {
    let mut table = Scene::of(4).groups(&GROUPS).turn_of(BLACK).temple("ishtar", "3 1 3 4").begins();
    assert_eq!(table.player(RED).cubes, 29);
    table.plays_all(BLACK, &["recruit priest 2", "temple ishtar"]);
    assert_eq!((table.player(RED).cubes, table.player(BLACK).cubes), (30, 29));
    let order: Vec<_> =
        table.game.temple(Temple::Ishtar).iter().map(|owner| owner.seat().unwrap().index() + 1).collect();
    assert_eq!(order, [BLACK, BLUE, WHITE, BLUE]);
}

/// A1.3, A4.5: with b4-c4 full, the sides at its inner corner are available, those at the next corner are not.
#[test]
fn an_engineer_follows_the_water() {
    let mut table = Scene::of(4).groups(&GROUPS).water("3", "b4-c4").begins();
    table.plays(WHITE, "recruit engineer 3");
    for side in ["b3-b4", "c3-c4", "b3-c3"] {
        assert!(table.offers("irrigate").contains(&format!("irrigate {side}")), "{side}");
    }
    for side in ["b2-c2", "b2-b3", "c2-c3"] {
        assert_eq!(table.refuses(&format!("irrigate {side}")), ("A1.3", "side-dry".to_owned()), "{side}");
    }
    table.plays(WHITE, "irrigate b3-c3");
    assert_eq!(table.points(WHITE, Category::Engineers), 2);
}

/// A4.6
#[test]
fn a_merchant_brings_red_a_camel() {
    let mut table = Scene::of(4).groups(&GROUPS).turn_of(RED).begins();
    table.plays(RED, "recruit merchant 1");
    assert_eq!((table.player(RED).camels, table.game.supply().camels), (2, 9));
}

/// A5.1: with a level 1 caravaneer one camel takes Red 1, 2 or 3 spaces far.
#[test]
fn one_camel_takes_a_level_one_caravaneer_three_spaces() {
    let table = Scene::of(4)
        .turn_of(RED)
        .court(RED, Court::Caravaneer, 1)
        .has(RED, "salt barley palm dates wine")
        .water("1", "d3-d4")
        .begins();
    assert_eq!(table.offers("move"), ["move 1", "move 2", "move 3"]);
    assert_eq!(table.refuses("move 4"), ("A5.1", "camels".to_owned()));
}

fn uruk() -> Scene {
    Scene::of(4).turn_of(RED).caravan(City::Ur).has(RED, "dates").court(RED, Court::Caravaneer, 1)
}

/// A5.5: in Uruk Red pays dates for the level 1 banker or the level 2 caravaneer, which brings a palm.
#[test]
fn uruk_offers_a_banker_or_a_caravaneer() {
    let mut table = uruk().court(BLUE, Court::Caravaneer, 2).tokens("palm").begins();
    table.plays(RED, "move 1");
    assert_eq!(table.offers(""), ["court caravaneer", "court banker"]);
    table.plays(RED, "court caravaneer");
    assert_eq!((table.player(RED).caravaneer, table.player(RED).banker), (2, 0));
    assert_eq!(table.player(RED).stock.0, [0, 0, 0, 1, 0]);
}

/// A5.5: had the level 1 banker been gone, only the caravaneer would be left.
#[test]
fn uruk_without_a_banker() {
    let scene = [WHITE, BLACK, BLUE].into_iter().fold(uruk(), |scene, number| scene.court(number, Court::Banker, 1));
    let mut table = scene.begins();
    table.plays(RED, "move 1");
    assert_eq!(table.offers(""), ["court caravaneer"]);
    assert_eq!(table.refuses("court banker"), ("A5.5", "level-gone".to_owned()));
}

/// White in Mari with a quality 2 plant for barley and palm.
///
/// A: d4 and c3 beside full single sides; B: b2 beside a full double side; C: b1, whose only wet double side holds one
/// cube; D: d3, planted.
fn mari() -> Scene {
    Scene::of(4)
        .caravan(City::Uruk)
        .has(WHITE, "barley palm")
        .plant(City::Mari, "2+palm", "1")
        .water("2", "d3-d4 c3-d3 c2-c3 b2-c2 b2-c2 b1-c1")
        .planted(BLUE, "d3")
}

/// A5.6: Mari asks for barley, its plant for palm.
#[test]
fn mari_asks_for_barley_and_palm() {
    let mut table = mari().begins();
    table.plays(WHITE, "move 1");
    assert_eq!(table.player(WHITE).stock.sum(), 0);
    assert_eq!(mari().has(WHITE, "barley").begins().refuses("move 1"), ("A5.6", "cannot-pay".to_owned()));
    assert_eq!(mari().has(WHITE, "palm").begins().refuses("move 1"), ("A5.6", "cannot-pay".to_owned()));
}

/// A6.1: where a plant of quality 2 can be planted, and where not.
#[test]
fn planting_quality_two() {
    let mut table = mari().begins();
    table.plays(WHITE, "move 1");
    for a in ["d4", "c3", "c2"] {
        assert!(table.offers("plant").contains(&format!("plant {a}")), "{a}");
    }
    assert_eq!(table.refuses("plant b2"), ("A6.1", "quality".to_owned()), "B without a gardener");
    assert_eq!(table.refuses("plant b1"), ("A6.1", "no-full-side".to_owned()), "C");
    assert_eq!(table.refuses("plant d3"), ("A6.1", "planted".to_owned()), "D");

    let mut table = mari().court(WHITE, Court::Gardener, 1).begins();
    table.plays(WHITE, "move 1");
    assert_eq!(table.refuses("plant b1"), ("A6.1", "no-full-side".to_owned()), "C");
    table.plays(WHITE, "plant b2");
    assert_eq!(table.player(WHITE).gardeners, 0, "B takes the gardener");
}

/// A6.1: quality 1 is refused on the third floor, but two gardeners make it good enough for floors 3 and 4.
#[test]
fn quality_one_on_the_upper_floors() {
    let scene = |gardeners| {
        Scene::of(4)
            .caravan(City::Susa)
            .has(WHITE, "palm")
            .court(WHITE, Court::Gardener, gardeners)
            .water("2", "b2-c2 b2-c2 a1-b1 a1-b1 d3-d4")
    };
    for gardeners in 0..=1 {
        let mut table = scene(gardeners).begins();
        table.plays(WHITE, "move 1");
        assert_eq!(table.refuses("plant b2"), ("A6.1", "quality".to_owned()));
        assert_eq!(table.refuses("plant a1"), ("A6.1", "quality".to_owned()));
    }
    for square in ["b2", "a1"] {
        let mut table = scene(2).begins();
        table.plays_all(WHITE, &["move 1", &format!("plant {square}")]);
        assert_eq!(table.player(WHITE).gardeners, 0);
    }
}

/// A6.1: a plant of quality 2 may go on floor 1.
#[test]
fn quality_two_on_the_first_floor() {
    let mut table = mari().begins();
    table.plays_all(WHITE, &["move 1", "plant d4"]);
    assert_eq!(table.player(WHITE).tiles(), 1);
}

/// A6.2, A6.3: White scores 4 points and takes 2 talents; Black has most cubes around the square and scores 2.
#[test]
fn a_tile_and_an_irrigation_bonus() {
    let mut table = mari().tile("c3", "4 talents 2").water("1", "c3-c4").begins();
    table.plays_all(WHITE, &["move 1", "plant c3"]);
    assert_eq!((table.points(WHITE, Category::Tiles), table.player(WHITE).talents), (4, 6));
    assert_eq!([WHITE, BLACK].map(|number| table.points(number, Category::Irrigation)), [0, 2]);
}

/// A6.4: a neutral cube between the new plant and the one beside it.
#[test]
fn a_neutral_cube_between_two_plants() {
    let mut table = mari().planted(BLUE, "b3").begins();
    table.plays_all(WHITE, &["move 1", "plant c3"]);
    let side = "b3-c3".parse().unwrap();
    assert_eq!(table.game.garden().cubes(Owner::Neutral, Sides::only(side)), 1);
    assert!(table.game.garden().full().has(side));
}

/// The end of a round in which Black goes last; `1 n` is a temple with White's cube leftmost.
fn temples(ishtar: &str, marduk: &str, tammuz: &str) -> Table {
    let mut table = Scene::of(4)
        .first(BLUE)
        .turn_of(BLUE)
        .temple("ishtar", ishtar)
        .temple("marduk", marduk)
        .temple("tammuz", tammuz)
        .has(RED, "dates")
        .begins();
    table.all_pass();
    table
}

/// A7.1: Black leads the procession into the temple of Marduk; the others get a neutral cube each.
#[test]
fn a_procession_into_marduk() {
    let mut table = temples("3 4", "2 1", "1 4 2");
    table.plays(BLACK, "temple marduk");
    let entered = Temple::ALL.map(|temple| table.game.temple(temple).get(0).unwrap());
    assert_eq!(entered, [Owner::Neutral, Owner::Player(seat(BLACK)), Owner::Neutral]);
}

/// A7.2, A7.3: Ishtar: Red a camel, Blue a talent. Marduk: Black 2, White 1. Tammuz: Black, then Red; White nothing.
#[test]
fn the_three_temples() {
    let mut table = temples("3 4", "2 1", "1 4 2");
    table.plays(BLACK, "temple marduk");
    let before = [BLUE, RED].map(|number| (table.player(number).camels, table.player(number).talents));
    table.plays(RED, "take camel");
    assert_eq!((table.player(RED).camels, table.player(RED).talents), (before[1].0 + 1, before[1].1));
    assert_eq!((table.player(BLUE).camels, table.player(BLUE).talents), (before[0].0, before[0].1 + 1));
    assert_eq!([WHITE, BLACK, BLUE, RED].map(|number| table.points(number, Category::Marduk)), [1, 2, 0, 0]);
    table.plays(BLACK, "field bottom");
    assert_eq!(table.player(BLACK).stock.0, [1, 0, 0, 0, 0]);
    table.plays(RED, "exchange dates salt");
    assert_eq!(table.player(RED).stock.0, [0, 0, 1, 0, 0]);
    assert_eq!((table.player(WHITE).stock.sum(), table.game.round()), (0, 2));
}

/// A8.1: the favour tables for 2, 3 and 4 players.
#[test]
fn favour_is_paid_by_the_table_of_the_player_count() {
    let squares = ["d4", "d3", "c4", "b4", "a4", "c3", "c2", "b3"];
    let favour = |players, tiles: usize| {
        Scene::of(players).planted(1, &squares[..tiles].join(" ")).begins().points(1, Category::Favour)
    };
    for (players, low, high) in [(2, 5, 7), (3, 4, 6), (4, 3, 5)] {
        assert_eq!(favour(players, low - 1), 0);
        assert_eq!(favour(players, low), 5);
        assert_eq!(favour(players, high - 1), 5);
        assert_eq!(favour(players, high), 10);
        assert_eq!(favour(players, high + 1), 10);
    }
}

/// A3.2: a level 3 banker brings 2 talents and 2 points.
#[test]
fn the_income_of_a_level_three_banker() {
    let mut table = Scene::of(4).court(WHITE, Court::Banker, 3).begins();
    table.all_pass();
    let talents = table.player(WHITE).talents;
    table.plays(RED, "temple marduk").deals();
    assert_eq!((table.player(WHITE).talents, table.points(WHITE, Category::Bankers)), (talents + 2, 2));
}
