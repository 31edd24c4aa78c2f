//! A3: a round.

use crate::support::{Scene, Table, seat};
use amyitis::{Category, Court, Event, Owner, Temple};
use game::{Game, Turn};

/// A3.1
#[test]
fn as_many_groups_of_three_as_players() {
    for players in 2..=4 {
        let mut table = Table::fresh(players);
        while !table.odds()[0].0.starts_with("group") {
            let line = table.odds().remove(0).0;
            table.draws(&line);
        }
        for _ in 0..players {
            assert_eq!(table.refuses_draw("first 1"), ("A3.1", "other-draw".to_owned()));
            table.draws(
                "group peasant priest merchant"
                    .replace("merchant", if players == 2 { "engineer" } else { "merchant" })
                    .as_str(),
            );
        }
        assert_eq!(table.game.groups().len(), players);
        assert!(table.game.groups().iter().all(|cards| cards.open().sum() == 3 && cards.cost() == 0));
        assert_eq!(table.game.turn(), Turn::Decide(seat(1)));
        assert_eq!(table.refuses_draw("group peasant priest priest"), ("A3.3", "seat-first".to_owned()));
    }
}

/// A3.1
#[test]
fn no_more_cards_can_be_drawn_than_there_are() {
    let mut table = Table::fresh(2);
    while !table.odds()[0].0.starts_with("group") {
        let line = table.odds().remove(0).0;
        table.draws(&line);
    }
    assert_eq!(table.refuses_draw("group engineer engineer engineer"), ("A3.1", "cards".to_owned()));
    table.draws("group peasant peasant peasant");
    assert_eq!(table.refuses_draw("group peasant priest priest"), ("A3.1", "cards".to_owned()));
}

/// A3.2: income comes with the craft cards, in turn order from the first player.
#[test]
fn bankers_pay_at_the_beginning_of_a_round() {
    let mut table = Scene::of(4)
        .first(4)
        .court(1, Court::Banker, 1)
        .court(2, Court::Banker, 2)
        .court(3, Court::Banker, 3)
        .passed(1)
        .passed(2)
        .passed(3)
        .turn_of(4)
        .begins();
    table.plays(4, "pass").plays(3, "temple marduk");
    let before = [1, 2, 3, 4].map(|number| table.player(number).talents);
    for _ in 0..3 {
        table.draws("group peasant priest engineer");
    }
    table.draws("group peasant priest merchant");
    let income: Vec<_> = table
        .seen
        .iter()
        .filter_map(
            |event| if let Event::Income { seat, level } = event { Some((seat.index() + 1, *level)) } else { None },
        )
        .collect();
    assert_eq!(income, [(1, 1), (2, 2), (3, 3)], "seat 1 is first now, seat 4 has no banker");
    let after = [1, 2, 3, 4].map(|number| table.player(number).talents);
    assert_eq!([0, 1, 2, 3].map(|at| after[at] - before[at]), [1, 2, 2, 0]);
    assert_eq!(table.points(3, Category::Bankers), 2);
}

/// A3.3: one action a turn, clockwise.
#[test]
fn turns_go_round_until_everybody_has_passed() {
    let mut table = Scene::of(3)
        .groups(&["merchant merchant merchant", "peasant peasant peasant", "priest priest priest"])
        .first(2)
        .turn_of(2)
        .begins();
    table.plays(2, "recruit merchant 1").plays(3, "recruit merchant 1").plays(1, "pass");
    table.plays(2, "recruit merchant 1").plays(3, "pass").plays(2, "recruit peasant 2");
    assert_eq!(table.refuses("pass"), ("A4.2", "not-now".to_owned()));
    table.plays(2, "field top").plays(2, "pass");
    assert_eq!(table.offers(""), ["temple ishtar", "temple marduk", "temple tammuz"]);
}

/// A3.4: a player who has passed takes a talent each time their turn would come, but not after the last pass.
#[test]
fn waiting_brings_talents() {
    let mut table = Scene::of(3)
        .groups(&["merchant merchant merchant", "peasant peasant peasant", "priest priest priest"])
        .begins();
    table.plays(1, "pass").plays(2, "pass");
    assert_eq!(table.player(1).talents, 4);
    table.plays(3, "recruit merchant 1");
    assert_eq!([1, 2, 3].map(|number| table.player(number).talents), [5, 5, 4]);
    table.plays(3, "recruit merchant 1");
    assert_eq!([1, 2, 3].map(|number| table.player(number).talents), [6, 6, 3]);
    table.plays(3, "pass");
    assert_eq!([1, 2, 3].map(|number| table.player(number).talents), [6, 6, 3]);
    assert!(!table.game.has_passed(seat(1)), "the next round begins afresh");
}

/// A3.4, A7.5: the cube of who passes lies on the Pass square until the end of the round.
#[test]
fn passing_puts_a_cube_on_the_pass_square() {
    let mut table = Scene::of(3).first(2).turn_of(2).begins();
    let lying = |table: &Table| table.game.pass_square().iter().filter_map(Owner::seat).collect::<Vec<_>>();
    table.plays(2, "pass");
    assert!(matches!(table.seen[..], [Event::Passed { cube: true, .. }]));
    table.plays(3, "pass").plays(1, "pass");
    assert_eq!(lying(&table), [seat(2), seat(3), seat(1)], "in the order of passing");
    assert_eq!([1, 2, 3].map(|number| table.player(number).cubes), [29; 3]);
    table.plays(1, "temple ishtar");
    assert_eq!(lying(&table).len(), 3, "they lie there until the end of the round");
    table.plays(1, "take camel");
    assert!(table.seen.contains(&Event::PassSquareCleared));
    assert!(lying(&table).is_empty());
    assert_eq!([1, 2, 3].map(|number| table.player(number).cubes), [29, 30, 30]);
}

/// All 32 areas of the garden, but for one on `a1-b1`.
fn all_but_one(scene: Scene) -> Scene {
    let single = "a4-b4 b4-c4 c4-d4 d1-d2 d2-d3 d3-d4 a3-a4 b3-b4 c3-c4 a3-b3 b3-c3 c3-d3 c2-d2 c1-d1 c2-c3 c1-c2";
    let double = "b1-c1 a2-b2 b2-c2 a1-a2 b1-b2 a2-a3";
    scene.water("1", single).water("1", double).water("1", double).water("1", "a1-b1")
}

/// A3.4: with no cube in hand one passes all the same.
#[test]
fn passing_is_always_possible() {
    let mut table = all_but_one(Scene::of(2)).water("1", "a1-b1").begins();
    assert_eq!(table.player(1).cubes, 0);
    table.plays(1, "pass");
    assert!(matches!(table.seen[..], [Event::Passed { cube: false, .. }]));
    assert!(table.game.pass_square().is_empty());
}

/// A3.4, A7.1: a last cube on the Pass square is missing in the procession; at a table where passing needs no cube it is not.
#[test]
fn a_cube_on_the_pass_square_is_not_in_hand() {
    for (option, in_temple) in [("pass=cube", false), ("pass=free", true)] {
        let mut table = all_but_one(Scene::ruled(2, option)).first(2).turn_of(2).begins();
        assert_eq!(table.player(1).cubes, 1);
        table.plays(2, "pass").plays(1, "pass");
        assert_eq!(table.player(1).cubes, u8::from(in_temple), "{option}");
        table.plays(1, "temple marduk");
        assert_eq!(!table.game.temple(Temple::Marduk).is_empty(), in_temple, "{option}");
        assert_eq!(table.game.view().pass.is_none(), in_temple, "the Pass square is shown where it is used");
    }
}

/// A3.5: the steps of A7 follow the last pass.
#[test]
fn the_round_closes_with_the_procession() {
    let mut table = Scene::of(3).begins();
    table.all_pass();
    assert!(table.seen.iter().any(|event| matches!(event, Event::ProcessionBegins { seat: last } if *last == seat(3))));
    table.plays(3, "temple ishtar").plays(3, "take camel");
    assert_eq!((table.game.turn(), table.game.round()), (Turn::Deal, 2));
}
