//! A7: the end of a round.

use crate::support::{Scene, Table, seat};
use amyitis::{Category, Court, Event, Owner, Row, Temple};
use game::{Game, Turn};

fn temple(table: &Table, temple: Temple) -> String {
    let sign = |owner: Owner| owner.seat().map_or("n".to_owned(), |seat| seat.to_string());
    table.game.temple(temple).iter().map(sign).collect::<Vec<_>>().join(" ")
}

/// The last of a round has passed: the procession is due.
fn closing(scene: Scene) -> Table {
    let mut table = scene.begins();
    table.all_pass();
    table
}

/// A7.1: the last in turn order leads; an own cube for one temple, neutral ones for the others.
#[test]
fn the_last_in_turn_order_leads_the_procession() {
    let mut table = closing(Scene::of(3).first(2).turn_of(2).temple("marduk", "1 2 2 3"));
    table.plays(1, "temple marduk");
    assert_eq!(temple(&table, Temple::Ishtar), "n");
    assert_eq!(temple(&table, Temple::Marduk), "1 1 2 2");
    assert_eq!(temple(&table, Temple::Tammuz), "n");
    assert_eq!([1, 2, 3].map(|number| table.player(number).cubes), [28, 28, 30], "seat 3 was pushed out");
}

/// A7.1: without a cube the choice still stands.
#[test]
fn a_procession_without_a_cube_spares_one_temple() {
    let singles = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2";
    let doubles = "a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 a2-a3";
    let mut table = closing(Scene::of(3).water("3", singles).water("3", doubles).water("3", doubles));
    assert_eq!(table.player(3).cubes, 0);
    table.plays(3, "temple tammuz");
    assert_eq!(Temple::ALL.map(|at| temple(&table, at)), ["n", "n", ""]);
}

/// A7.2: by number of cubes, then by the rightmost; neutral cubes never count; alone there is no second.
#[test]
fn temples_rank_by_cubes_and_then_by_the_rightmost() {
    let ranked = |players: usize, cubes: &str| {
        let mut table = closing(Scene::of(players).temple("marduk", cubes));
        table.plays(players, "temple tammuz");
        let told = table.seen.iter().find_map(|event| match event {
            Event::Ranked { temple: Temple::Marduk, first, second } => {
                Some((first.index() + 1, second.map_or(0, |seat| seat.index() + 1)))
            }
            _ => None,
        });
        told.unwrap_or((0, 0))
    };
    assert_eq!(ranked(4, "2 2 1"), (2, 1));
    assert_eq!(ranked(4, "1 2 3"), (3, 2));
    assert_eq!(ranked(4, "2 1 n"), (1, 2));
    assert_eq!(ranked(4, "3"), (3, 0), "alone");
    assert_eq!(ranked(4, "n n"), (0, 0));
    assert_eq!(ranked(2, "1 2"), (2, 0), "with 2 players there is no second");
}

/// A7.3: Ishtar gives the first a camel or a talent, the second the other.
#[test]
fn ishtar_gives_a_camel_and_a_talent() {
    let mut table = closing(Scene::of(3).temple("ishtar", "2 1"));
    table.plays(3, "temple marduk");
    assert_eq!(table.game.turn(), Turn::Decide(seat(1)));
    assert_eq!(table.offers(""), ["take camel", "take talent"]);
    let before = [1, 2].map(|number| (table.player(number).camels, table.player(number).talents));
    table.plays(1, "take talent");
    assert_eq!((table.player(1).camels, table.player(1).talents), (before[0].0, before[0].1 + 1));
    assert_eq!((table.player(2).camels, table.player(2).talents), (before[1].0 + 1, before[1].1));
}

/// A7.3: Ishtar gives what the supply has.
#[test]
fn ishtar_gives_nothing_the_supply_has_not() {
    let mut table = closing(Scene::of(3).camels(3, 12).temple("ishtar", "2 1"));
    table.plays(3, "temple marduk");
    assert_eq!(table.refuses("take camel"), ("A7.3", "supply-empty".to_owned()));
    table.plays(1, "take talent");
    assert_eq!(table.player(2).camels, 1, "there is no other for the second");
    let mut table = closing(Scene::of(3).camels(3, 12).talents(3, 22).temple("ishtar", "2 1").temple("marduk", "1"));
    table.plays(3, "temple tammuz");
    assert!(table.seen.iter().any(|event| matches!(event, Event::NoGift { .. })));
}

/// A7.3: Marduk gives points.
#[test]
fn marduk_gives_two_points_and_one() {
    let mut table = closing(Scene::of(3).temple("marduk", "2 1 1"));
    table.plays(3, "temple ishtar").plays(3, "take camel");
    assert_eq!([1, 2, 3].map(|number| table.points(number, Category::Marduk)), [2, 1, 0]);
}

/// A7.3: the first of Tammuz must harvest; the row may fill.
#[test]
fn tammuz_gives_a_field_to_the_first() {
    let mut table = closing(Scene::of(3).temple("tammuz", "2").field("top", "2 2 1 1"));
    table.plays(3, "temple marduk");
    assert_eq!(table.game.turn(), Turn::Decide(seat(2)));
    assert_eq!(table.offers(""), ["field top", "field bottom"]);
    table.plays(2, "field top");
    assert_eq!((table.player(2).gardeners, table.player(2).stock.sum()), (1, 1));
    assert!(table.game.fields(Row::Top).is_empty());
    assert_eq!(table.game.round(), 2);
}

/// A7.3: without a cube the first gets nothing, and the second stays second.
#[test]
fn tammuz_gives_nothing_without_a_cube() {
    let singles = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2";
    let doubles = "a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2";
    let scene = Scene::of(3).temple("tammuz", "1 2 2").water("2", singles).water("2", doubles).water("2", doubles);
    let mut table = closing(scene.has(1, "salt"));
    assert_eq!(table.player(2).cubes, 0);
    table.plays(3, "temple marduk");
    assert!(table.seen.iter().any(|event| matches!(event, Event::NoCubeForField { .. })));
    assert_eq!(table.game.turn(), Turn::Decide(seat(1)), "the exchange of the second");
    table.plays(1, "exchange salt palm");
}

/// A7.3: the second of Tammuz may give any resource for any kind in supply but wine.
#[test]
fn tammuz_lets_the_second_exchange() {
    let mut table =
        closing(Scene::of(3).temple("tammuz", "1 2").has(1, "salt wine").has(3, "palm palm palm palm palm palm palm"));
    table.plays(3, "temple marduk").plays(2, "field bottom");
    assert_eq!(
        table.offers(""),
        [
            "decline",
            "exchange salt barley",
            "exchange salt dates",
            "exchange wine barley",
            "exchange wine dates",
            "exchange wine salt"
        ]
    );
    assert_eq!(table.refuses("exchange salt wine"), ("A7.3", "wine".to_owned()));
    assert_eq!(table.refuses("exchange salt palm"), ("A7.3", "supply-lacks".to_owned()));
    assert_eq!(table.refuses("exchange salt salt"), ("A7.3", "same-kind".to_owned()));
    assert_eq!(table.refuses("exchange dates barley"), ("A7.3", "not-held".to_owned()));
    table.plays(1, "exchange wine barley");
    assert_eq!(table.holds(1), "barley salt");
}

/// A7.3: the exchange may be declined, and is not offered to somebody without resources.
#[test]
fn an_exchange_may_be_declined() {
    let mut table = closing(Scene::of(3).temple("tammuz", "1 2").has(1, "salt"));
    table.plays(3, "temple marduk").plays(2, "field bottom").plays(1, "decline");
    assert_eq!(table.player(1).stock.sum(), 1);
    let mut table = closing(Scene::of(3).temple("tammuz", "1 2"));
    table.plays(3, "temple marduk").plays(2, "field bottom");
    assert_eq!(table.game.round(), 2);
}

/// A7.4: in turn order, down to two resources, or four with the top caravaneer.
#[test]
fn too_many_resources_are_discarded() {
    let scene = Scene::of(3)
        .first(2)
        .turn_of(2)
        .has(1, "salt salt palm wine")
        .has(2, "barley barley barley barley dates")
        .has(3, "palm palm dates dates")
        .court(2, Court::Caravaneer, 2)
        .court(1, Court::Caravaneer, 1);
    let mut table = closing(scene);
    table.plays(1, "temple marduk");
    assert_eq!(table.offers(""), ["discard barley", "discard dates"]);
    assert_eq!(table.refuses("discard salt"), ("A7.4", "not-held".to_owned()));
    table.plays(2, "discard barley").plays(3, "discard palm").plays(3, "discard dates");
    table.plays(1, "discard salt").plays(1, "discard wine");
    assert_eq!([1, 2, 3].map(|number| table.player(number).stock.sum()), [2, 4, 2]);
    assert_eq!(table.game.round(), 2);
}

/// A7.5: the first-player card goes to the left.
#[test]
fn the_first_player_card_passes_to_the_left() {
    let mut table = closing(Scene::of(3).first(3).turn_of(3));
    table.plays(2, "temple marduk");
    assert_eq!((table.game.first(), table.game.round()), (seat(1), 2));
    table.deals();
    assert_eq!(table.game.turn(), Turn::Decide(seat(1)));
}

/// A7.5: the game ends when at most four tiles are left, three with 2 players.
#[test]
fn the_game_ends_when_few_tiles_are_left() {
    let twelve = "d4 d3 d2 d1 c4 b4 a4 c3 c2 c1 b3 a3";
    let eleven = &twelve[..twelve.len() - 3];
    for (players, planted, over) in [(3, twelve, true), (3, eleven, false), (4, twelve, true), (4, eleven, false)] {
        let mut table = closing(Scene::of(players).planted(1, planted));
        table.plays(players, "temple marduk");
        assert_eq!(table.game.turn() == Turn::Over, over, "{players} players");
    }
    let ten = "d4 d3 c4 b4 a4 c3 c2 b3 a3 a2";
    for (planted, over) in [(ten, true), (&ten[..ten.len() - 3], false)] {
        let mut table = closing(Scene::of(2).planted(1, planted));
        table.plays(2, "temple marduk");
        assert_eq!(table.game.turn() == Turn::Over, over);
        if over {
            assert_eq!(table.refuses("pass"), ("A7.5", "over".to_owned()));
        }
    }
}
