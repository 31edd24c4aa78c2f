//! A4: recruiting.

use crate::support::Scene;
use amyitis::{Category, Event, Row, Temple};

const GROUPS: [&str; 3] = ["peasant priest engineer", "peasant priest engineer", "peasant merchant merchant"];

/// A4.1: as many talents as cards are turned over in the group.
#[test]
fn a_card_costs_a_talent_for_each_card_turned_before_it() {
    let mut table = Scene::of(3).groups(&GROUPS).talents(1, 2).talents(2, 0).begins();
    table.plays(1, "recruit merchant 3");
    assert_eq!((table.player(1).talents, table.player(1).camels), (2, 2));
    assert_eq!(table.refuses("recruit merchant 3"), ("A4.1", "talents".to_owned()));
    table.plays(2, "pass").plays(3, "recruit merchant 3");
    assert_eq!(table.player(3).talents, 3);
    table.plays(1, "recruit peasant 3");
    assert_eq!((table.player(1).talents, table.game.groups()[2].cost()), (0, 3));
    table.plays(1, "field top");
    assert_eq!(table.refuses("recruit peasant 3"), ("A4.1", "card".to_owned()));
    assert_eq!(table.refuses("recruit peasant 4"), ("A3.1", "group".to_owned()));
}

/// A4.1: peasants, priests and engineers need a cube; merchants do not.
#[test]
fn without_a_cube_only_merchants_can_be_recruited() {
    let singles = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2";
    let doubles = "a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 a2-a3";
    let table = Scene::of(3).groups(&GROUPS).water("1", singles).water("1", doubles).water("1", doubles).begins();
    assert_eq!(table.player(1).cubes, 0);
    assert_eq!(table.offers("recruit"), ["recruit merchant 3"]);
    for craft in ["peasant", "priest", "engineer"] {
        assert_eq!(table.refuses(&format!("recruit {craft} 1")), ("A4.1", "no-cube".to_owned()));
    }
}

/// A4.1: an engineer also needs an available side.
#[test]
fn without_a_side_no_engineer_can_be_recruited() {
    let sides = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2 \
                 a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 a2-a3 b2-b3";
    let doubles = "a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 a2-a3 b2-b3";
    let table = Scene::of(3).groups(&GROUPS).water("2", sides).water("3", doubles).begins();
    assert_eq!(table.refuses("recruit engineer 1"), ("A4.1", "no-side".to_owned()));
    assert_eq!(table.offers("recruit").len(), 6);
}

/// A4.2
#[test]
fn a_peasant_takes_the_leftmost_empty_field() {
    let mut table = Scene::of(3).groups(&GROUPS).field("top", "2 3").begins();
    table.plays(1, "recruit peasant 1");
    assert_eq!(table.offers(""), ["field top", "field bottom"]);
    table.plays(1, "field top");
    assert_eq!(table.holds(1), "barley");
    assert_eq!((table.game.fields(Row::Top).len(), table.player(1).cubes), (3, 29));
    assert!(matches!(table.seen[0], Event::Harvested { space: 2, taken: true, .. }));
}

/// A4.3
#[test]
fn a_full_row_pays_a_gardener_and_is_emptied() {
    let mut table = Scene::of(3).groups(&GROUPS).field("bottom", "2 2 3 3").begins();
    table.plays_all(1, &["recruit peasant 1", "field bottom"]);
    assert!(table.game.fields(Row::Bottom).is_empty());
    assert_eq!([1, 2, 3].map(|number| table.player(number).gardeners), [0, 0, 0], "seats 2 and 3 tie");
    assert_eq!([1, 2, 3].map(|number| table.player(number).cubes), [30, 30, 30]);
    assert!(table.seen.contains(&Event::RowTied { row: Row::Bottom }));

    let mut table = Scene::of(3).groups(&GROUPS).field("bottom", "1 2 3 3").begins();
    table.plays_all(1, &["recruit peasant 1", "field bottom"]);
    assert_eq!([1, 2, 3].map(|number| table.player(number).gardeners), [0, 0, 0]);

    let mut table = Scene::of(3).groups(&GROUPS).field("bottom", "3 2 3 3").begins();
    table.plays_all(1, &["recruit peasant 1", "field bottom"]);
    assert_eq!([1, 2, 3].map(|number| table.player(number).gardeners), [0, 0, 1]);
    assert_eq!(table.game.supply().gardeners, 2);
}

/// A4.3: if no gardener is left, the row is emptied all the same.
#[test]
fn gardeners_run_out() {
    let scene = Scene::of(3).groups(&GROUPS).field("bottom", "1 1 1 2").court(2, amyitis::Court::Gardener, 3);
    let mut table = scene.begins();
    table.plays_all(1, &["recruit peasant 1", "field bottom"]);
    assert_eq!(table.player(1).gardeners, 0);
    assert!(table.game.fields(Row::Bottom).is_empty());
    assert!(table.seen.iter().any(|event| matches!(event, Event::GardenersGone { .. })));
}

/// A4.4
#[test]
fn a_priest_pushes_the_others_to_the_right() {
    let mut table = Scene::of(3).groups(&GROUPS).temple("tammuz", "2 3").begins();
    table.plays_all(1, &["recruit priest 1", "temple tammuz"]);
    let order: Vec<_> =
        table.game.temple(Temple::Tammuz).iter().map(|owner| owner.seat().unwrap().index() + 1).collect();
    assert_eq!(order, [1, 2, 3]);
    assert_eq!(table.player(1).cubes, 29);
}

/// A4.5
#[test]
fn an_engineer_scores_two_points() {
    let mut table = Scene::of(3).groups(&GROUPS).begins();
    table.plays_all(1, &["recruit engineer 1", "irrigate d3-d4"]);
    assert_eq!((table.points(1, Category::Engineers), table.player(1).cubes), (2, 29));
    assert!(table.game.garden().full().has("d3-d4".parse().unwrap()));
}

/// A4.6
#[test]
fn a_merchant_brings_a_camel() {
    let mut table = Scene::of(3).groups(&GROUPS).begins();
    table.plays(1, "recruit merchant 3");
    assert_eq!((table.player(1).camels, table.game.supply().camels), (2, 10));
    assert_eq!(table.game.phase(), amyitis::Phase::Decide(amyitis::Step::Act));
}
