//! A8: the end of the game.

use crate::support::{Scene, seat};
use amyitis::{Amyitis, Category, Court, Event};
use game::{Game, Turn};

/// A8.1
#[test]
fn amyitis_favours_those_who_planted_most() {
    let squares = ["d4", "d3", "c4", "b4", "a4", "c3", "c2"];
    let favour = |players, tiles: usize| {
        Scene::of(players).planted(1, &squares[..tiles].join(" ")).begins().points(1, Category::Favour)
    };
    assert_eq!([0, 4, 5, 6, 7].map(|tiles| favour(2, tiles)), [0, 0, 5, 5, 10]);
    assert_eq!([0, 3, 4, 5, 6].map(|tiles| favour(3, tiles)), [0, 0, 5, 5, 10]);
    assert_eq!([0, 2, 3, 4, 5].map(|tiles| favour(4, tiles)), [0, 0, 5, 5, 10]);
}

/// A8.2: a point for each resource, wine included; nothing for camels and talents; a tie is shared.
#[test]
fn resources_left_score_and_ties_are_shared() {
    let twelve = "d4 d3 d2 d1 c4 b4 a4 c3 c2 c1 b3 a3";
    let mut table = Scene::of(3)
        .planted(3, twelve)
        .has(1, "wine salt")
        .court(2, Court::Palace, 1)
        .camels(2, 5)
        .talents(2, 9)
        .begins();
    table.all_pass();
    table.plays(3, "temple marduk");
    assert_eq!(table.game.turn(), Turn::Over);
    let standing = table.game.standing();
    assert_eq!([1, 2].map(|number| standing.total(seat(number))), [2, 2]);
    assert_eq!([1, 2, 3].map(|number| standing.place(seat(number))), [2, 2, 1]);
    assert!(table.seen.contains(&Event::Scored { seat: seat(1), category: Category::Resources, points: 2 }));
    assert!(table.seen.contains(&Event::Scored { seat: seat(3), category: Category::Favour, points: 10 }));
}

#[test]
fn the_score_sheet_lists_the_categories_in_order() {
    for category in Category::ALL {
        assert_eq!(Amyitis::META.categories[category.index()], category.word());
    }
}
