//! A9: short supply.

use crate::support::Scene;
use amyitis::{City, Event, Gift, Row};
use table::{Game, Turn};

const GROUPS: [&str; 3] = ["peasant peasant merchant", "priest priest merchant", "engineer engineer merchant"];

/// A9.1: whoever takes from an empty supply gets what is there; the rest of the act goes on.
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
