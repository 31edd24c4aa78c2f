//! A5: the caravan.

use crate::support::{Scene, Table};
use amyitis::{Category, City, Court, Event};
use game::Game as _;

/// Everything every city could ask for, and a square to plant.
fn rich() -> Scene {
    Scene::of(4).has(1, "barley dates salt palm wine wine").water("2", "d3-d4")
}

/// A5.1: the price is the number of spaces less the bonus, and never less than one camel.
#[test]
fn a_space_costs_a_camel_less_the_bonus_of_the_caravaneer() {
    for (level, camels, reach) in
        [(0, 1, 1), (0, 3, 3), (1, 1, 3), (2, 1, 5), (2, 3, 7), (2, 5, 9), (2, 9, 9), (0, 9, 9)]
    {
        let table = rich().court(1, Court::Caravaneer, level).camels(1, camels).begins();
        let moves: Vec<_> = (1..=reach).map(|spaces| format!("move {spaces}")).collect();
        assert_eq!(table.offers("move"), moves, "level {level}, {camels} camels");
    }
    let paid = |level, spaces: u8| {
        let mut table = rich().court(1, Court::Caravaneer, level).camels(1, 9).begins();
        table.plays(1, &format!("move {spaces}"));
        9 - table.player(1).camels
    };
    assert_eq!([1, 2, 3, 9].map(|spaces| paid(0, spaces)), [1, 2, 3, 9]);
    assert_eq!([1, 2, 3, 9].map(|spaces| paid(1, spaces)), [1, 1, 1, 7]);
    assert_eq!([1, 4, 5, 9].map(|spaces| paid(2, spaces)), [1, 1, 1, 5]);
}

/// A5.1: nine spaces lead back to the same city.
#[test]
fn the_whole_circuit_may_be_travelled() {
    let mut table = rich().camels(1, 9).begins();
    table.plays(1, "move 9");
    assert_eq!(table.game.caravan(), City::Babylon);
    let table = rich().camels(1, 8).begins();
    assert_eq!(table.refuses("move 9"), ("A5.1", "camels".to_owned()));
}

/// A5.1: a table may forbid the whole circuit.
#[test]
fn the_whole_circuit_may_be_forbidden() {
    let table = Scene::ruled(4, "full-circuit=forbidden").camels(1, 9).has(1, "dates").begins();
    assert_eq!(table.offers("move"), ["move 4"], "Babylon would be the ninth space");
    assert_eq!(table.refuses("move 9"), ("A5.1", "full-circuit".to_owned()));
    assert_eq!(table.game.view().fares, Some(vec![0, 1, 2, 3, 4, 5, 6, 7, 8]), "no way leads back to Babylon");
    let table = Scene::ruled(4, "full-circuit=forbidden").camels(1, 1).court(1, Court::Caravaneer, 2).has(1, "palm");
    assert_eq!(table.begins().offers("move 9"), Vec::<String>::new());
}

/// A5.2: a city whose act can't be carried out can't be moved to, and the list says so.
#[test]
fn a_city_without_use_is_no_destination() {
    let table = Scene::of(4).camels(1, 9).has(1, "dates").begins();
    assert_eq!(table.offers("move"), ["move 4", "move 9"]);
    assert_eq!(table.refuses("move 2"), ("A5.5", "cannot-pay".to_owned()));
    assert_eq!(table.refuses("move 7"), ("A5.6", "cannot-pay".to_owned()));
    let table = Scene::of(4).camels(1, 9).has(1, "salt").begins();
    assert_eq!(table.refuses("move 1"), ("A5.6", "nothing-to-plant".to_owned()));
    assert_eq!(table.offers("move"), ["move 6", "move 9"]);
}

/// A5.3: who could pay either way chooses; who could not does not.
#[test]
fn wine_replaces_any_resource() {
    let to_uruk = |stock: &str| {
        let mut table = Scene::of(4).camels(1, 1).caravan(City::Ur).has(1, stock).begins();
        table.plays(1, "move 1");
        table
    };
    assert_eq!(to_uruk("dates wine").offers(""), ["pay dates", "pay wine"]);
    assert_eq!(to_uruk("wine").offers(""), ["court caravaneer", "court banker"]);
    assert_eq!(to_uruk("dates barley").offers(""), ["court caravaneer", "court banker"]);
    let mut table = to_uruk("dates wine");
    assert_eq!(table.refuses("pay barley"), ("A5.3", "payment".to_owned()));
    assert_eq!(table.refuses("court banker"), ("A5.3", "not-now".to_owned()));
    table.plays(1, "pay wine");
    assert_eq!(table.holds(1), "dates");
}

/// A5.3: wine pays for neither camels nor talents.
#[test]
fn wine_is_no_camel_and_no_talent() {
    let table = rich()
        .camels(1, 0)
        .talents(1, 0)
        .groups(&[
            "merchant merchant merchant",
            "peasant peasant peasant",
            "priest priest priest",
            "engineer engineer engineer",
        ])
        .turned(1, "merchant")
        .begins();
    assert!(table.offers("move").is_empty());
    assert_eq!(table.refuses("recruit merchant 1"), ("A4.1", "talents".to_owned()));
}

fn babylon(stock: &str) -> Scene {
    Scene::of(4).camels(1, 1).caravan(City::Nineveh).has(1, stock)
}

/// A5.4
#[test]
fn babylon_buys_one_or_two_resources_and_makes_you_irrigate() {
    let mut table = babylon("barley salt salt wine").begins();
    table.plays(1, "move 1");
    assert_eq!(
        table.offers(""),
        [
            "sell barley",
            "sell barley salt",
            "sell barley wine",
            "sell salt",
            "sell salt salt",
            "sell salt wine",
            "sell wine"
        ]
    );
    assert_eq!(table.refuses("sell barley barley"), ("A5.4", "not-held".to_owned()));
    table.plays(1, "sell salt wine");
    assert_eq!((table.points(1, Category::Sales), table.player(1).stock.sum()), (6, 2));
    assert_eq!(table.refuses("irrigate a1-b1"), ("A1.3", "side-dry".to_owned()));
    table.plays(1, "irrigate a4-b4");
    assert_eq!(table.points(1, Category::Engineers), 0, "no points for this cube");
    let mut table = babylon("dates").begins();
    table.plays_all(1, &["move 1", "sell dates", "irrigate d3-d4"]);
    assert_eq!(table.points(1, Category::Sales), 3);
}

/// A5.4: without something to sell, a cube and a side, Babylon can't be moved to.
#[test]
fn babylon_needs_goods_a_cube_and_a_side() {
    assert_eq!(babylon("").begins().refuses("move 1"), ("A5.4", "nothing-to-sell".to_owned()));
    let singles = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2";
    let doubles = "a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 a2-a3";
    let no_cube = babylon("salt").water("1", singles).water("1", doubles).water("1", doubles).begins();
    assert_eq!(no_cube.refuses("move 1"), ("A5.4", "babylon-cube".to_owned()));
    let no_side =
        babylon("salt").water("2", singles).water("3", doubles).water("3", doubles).water("4", "b2-b3 b2-b3").begins();
    assert_eq!(no_side.refuses("move 1"), ("A5.4", "babylon-side".to_owned()));
}

fn court_of(city: City, stock: &str) -> Scene {
    let before = City::ALL[city.index() - 1];
    Scene::of(4).camels(1, 1).caravan(before).has(1, stock)
}

/// A5.5: the next level of one of two kinds.
#[test]
fn a_court_city_sells_the_next_level() {
    let mut table = court_of(City::Palmyra, "salt").court(1, Court::Palace, 2).begins();
    table.plays(1, "move 1");
    assert_eq!(table.refuses("court caravaneer"), ("A5.5", "not-offered".to_owned()));
    assert_eq!(table.refuses("court gardener"), ("A5.5", "not-offered".to_owned()));
    table.plays(1, "court palace");
    assert_eq!((table.player(1).palace, table.points(1, Category::Palace)), (3, 2 + 3 + 4));
    assert_eq!(table.game.supply().court(Court::Palace, 2), 2, "covered cards never go back");
}

/// A5.5: a kind whose next level is gone is closed, and so is one whose top is held.
#[test]
fn gone_levels_are_closed() {
    let gone = court_of(City::Palmyra, "salt").court(1, Court::Banker, 2).court(2, Court::Banker, 3).begins();
    assert_eq!(gone.game.supply().court(Court::Banker, 3), 0);
    let mut table = gone;
    table.plays(1, "move 1");
    assert_eq!(table.refuses("court banker"), ("A5.5", "level-gone".to_owned()));
    let mut table = court_of(City::Palmyra, "salt").court(1, Court::Banker, 3).begins();
    table.plays(1, "move 1");
    assert_eq!(table.refuses("court banker"), ("A5.5", "top-held".to_owned()));
    let closed = court_of(City::Uruk, "dates").court(1, Court::Banker, 3).court(1, Court::Caravaneer, 2).begins();
    assert_eq!(closed.refuses("move 1"), ("A5.5", "court-closed".to_owned()));
}

/// A5.5: the top caravaneer comes with its token; with two left, one chooses.
#[test]
fn the_top_caravaneer_brings_a_token() {
    let mut table = court_of(City::Uruk, "dates").court(1, Court::Caravaneer, 1).tokens("salt palm").begins();
    table.plays_all(1, &["move 1", "court caravaneer"]);
    assert_eq!(table.offers(""), ["token salt", "token palm"]);
    assert_eq!(table.refuses("token barley"), ("A5.5", "no-token".to_owned()));
    table.plays(1, "token salt");
    assert_eq!((table.player(1).caravaneer, table.game.supply().tokens.len()), (2, 1));
    assert_eq!(table.holds(1), "salt");
}

fn mari(stock: &str) -> Table {
    Scene::of(4)
        .camels(1, 1)
        .caravan(City::Uruk)
        .has(1, stock)
        .plant(City::Mari, "2+palm", "1")
        .water("2", "d3-d4")
        .begins()
}

/// A5.6: city and face are both paid, in every way wine allows; then the card is turned.
#[test]
fn a_plant_costs_what_city_and_card_ask() {
    let mut table = mari("barley palm wine wine");
    table.plays(1, "move 1");
    assert_eq!(table.offers(""), ["pay barley palm", "pay palm wine", "pay barley wine", "pay wine wine"]);
    table.plays_all(1, &["pay barley wine", "plant d4"]);
    assert!(table.seen.iter().any(
        |event| matches!(event, Event::CardTurned { city: City::Mari, up } if up.quality == 1 && up.asks.is_none())
    ));
    assert_eq!(mari("barley salt").refuses("move 1"), ("A5.6", "cannot-pay".to_owned()));
    assert_eq!(mari("barley palm").plays(1, "move 1").offers(""), ["plant d3", "plant d4"]);
    assert_eq!(mari("barley palm").game.supply().stock.sum(), 31);
}

/// A5.6: the same kind twice is paid twice.
#[test]
fn two_of_a_kind_are_two_tokens() {
    let eshnunna = |stock: &str| {
        Scene::of(4).camels(1, 1).has(1, stock).plant(City::Eshnunna, "2+salt", "1").water("2", "d3-d4").begins()
    };
    assert_eq!(eshnunna("salt").refuses("move 1"), ("A5.6", "cannot-pay".to_owned()));
    assert_eq!(eshnunna("salt salt").plays(1, "move 1").offers(""), ["plant d3", "plant d4"]);
    assert_eq!(eshnunna("salt salt wine").plays(1, "move 1").offers("pay"), ["pay salt salt", "pay salt wine"]);
    assert_eq!(eshnunna("wine wine salt").plays(1, "move 1").offers("pay"), ["pay salt wine", "pay wine wine"]);
}
