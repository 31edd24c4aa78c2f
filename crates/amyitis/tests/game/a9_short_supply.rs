//! A9: short supply.

use crate::support::{Scene, Table};
use amyitis::{City, Court, Event, Gift, Owner, Row, Sides, Temple};
use game::{Game, Turn};

const GROUPS: [&str; 3] = ["peasant peasant merchant", "priest priest merchant", "engineer engineer merchant"];

/// A9.1: a player who takes from a short supply gets what is there; the rest of the act goes on.
#[test]
fn an_empty_supply_gives_nothing() {
    let mut table = Scene::of(3).groups(&GROUPS).camels(1, 0).camels(2, 13).begins();
    table.plays(1, "recruit merchant 1");
    assert_eq!(table.player(1).camels, 0);
    assert!(matches!(table.seen[1], Event::Taken { gift: Gift::Camel, count: 0, due: 1, .. }));

    let mut table = Scene::of(3).groups(&GROUPS).has(2, "salt salt salt salt salt salt salt").begins();
    table.plays_all(1, &["recruit peasant 1", "field top"]);
    assert_eq!((table.player(1).stock.sum(), table.game.fields(Row::Top).len()), (0, 1));
    assert!(table.seen.iter().any(|event| matches!(event, Event::Harvested { taken: false, .. })));
}

/// A9.1: fewer talents than a tile shows, and none for those who wait.
#[test]
fn a_short_supply_gives_what_it_has() {
    let scene =
        Scene::of(3).camels(1, 1).caravan(City::Susa).has(1, "palm").water("1", "d3-d4").tile("d4", "3 talents 2");
    let mut table = scene.talents(2, 21).begins();
    assert_eq!(table.game.supply().talents, 1);
    table.plays_all(1, &["move 1", "plant d4"]);
    assert_eq!((table.player(1).talents, table.game.supply().talents), (5, 0));
    table.plays(2, "pass").plays(3, "pass").plays(1, "pass");
    assert_eq!(table.player(2).talents, 21);
}

/// A9.1, A0.1: at a table with as many neutral cubes as the box has, the procession goes without those that are missing.
#[test]
fn the_procession_can_run_out_of_neutral_cubes() {
    let full = "n n n n";
    let procession = |option: &str, ishtar: &str, marduk: &str, tammuz: &str| {
        let scene = Scene::ruled(3, option).water("n", "a4-b4 b4-c4 c4-d4 a3-a4 b3-b4").passed(1).passed(2).turn_of(3);
        let mut table = scene.temple("ishtar", ishtar).temple("marduk", marduk).temple("tammuz", tammuz).begins();
        table.plays(3, "pass").plays(3, "temple tammuz");
        let neutral = |temple| table.game.temple(temple).iter().filter(|&owner| owner == Owner::Neutral).count();
        (Temple::ALL.map(neutral), table.seen.contains(&Event::NeutralCubesGone))
    };
    assert_eq!(
        procession("neutral-cubes=box", "n n n", "n n n", "n n n"),
        ([4, 3, 3], true),
        "14 are out: one for Ishtar"
    );
    assert_eq!(procession("neutral-cubes=unlimited", "n n n", "n n n", "n n n"), ([4, 4, 3], false));
    assert_eq!(
        procession("neutral-cubes=box", "n n n", "n n", full),
        ([4, 3, 3], false),
        "Tammuz gives one back first"
    );
}

/// A9.1, A6.4: automatic irrigation fills what it can, first in the row, nearer to the summit first.
#[test]
fn automatic_irrigation_can_run_out_of_neutral_cubes() {
    let before = |option: &str| {
        let scene =
            Scene::ruled(3, option).camels(1, 1).caravan(City::Susa).has(1, "palm").court(1, Court::Gardener, 2);
        let scene = scene.water("3", "b2-c2 b2-c2").planted(2, "b1 a2").water("n", "a4-b4 b4-c4");
        scene.temple("ishtar", "n n n n").temple("marduk", "n n n n").temple("tammuz", "n n n n").begins()
    };
    let on = |table: &Table, side: &str| table.game.garden().cubes(Owner::Neutral, Sides::only(side.parse().unwrap()));
    let mut table = before("neutral-cubes=box");
    table.plays_all(1, &["move 1", "plant b2"]);
    assert_eq!((on(&table, "a2-b2"), on(&table, "b1-b2"), table.game.neutral_cubes()), (1, 0, Some(0)));
    assert!(table.seen.contains(&Event::NeutralCubesGone));
    let mut table = before("neutral-cubes=unlimited");
    table.plays_all(1, &["move 1", "plant b2"]);
    assert_eq!((on(&table, "a2-b2"), on(&table, "b1-b2")), (2, 2));
    let all = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2";
    assert_eq!(Scene::ruled(3, "neutral-cubes=box").water("n", all).fault(), "more neutral cubes than there are");
}

/// A9.2
#[test]
fn a_game_without_end_is_over_after_round_forty() {
    let mut table = Scene::of(3).round(40).begins();
    table.all_pass();
    table.plays(3, "temple marduk");
    assert_eq!(table.game.turn(), Turn::Over);
    assert!(table.seen.iter().any(|event| matches!(event, Event::RoundsOver { round: 40 })));
    let mut table = Scene::of(3).round(39).begins();
    table.all_pass();
    table.plays(3, "temple marduk");
    assert_eq!(table.game.round(), 40);
}
