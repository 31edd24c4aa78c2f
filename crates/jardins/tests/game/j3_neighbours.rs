//! J3: places and neighbours.

use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};

use jardins::{Card, Garden, Plot, Spot};

use crate::slow;
use crate::support::{Opening, garden, plot};

fn coordinates(plot: Plot) -> (i32, i32) {
    (i32::from(plot.place()) - 1, plot.floor().index() as i32)
}

/// J3.1: beside, below and above, as the formula says.
#[test]
fn neighbours_are_beside_below_and_above() {
    for here in Plot::all() {
        let by_table: BTreeSet<_> = here.neighbours().iter().map(coordinates).collect();
        let exists = |&(x, y): &(i32, i32)| (0..3).contains(&y) && (0..5 - y).contains(&x);
        let by_formula: BTreeSet<_> = slow::neighbours(coordinates(here)).into_iter().filter(exists).collect();
        assert_eq!(by_table, by_formula, "{here}");
    }
}

/// J3.1: a card stands on the place below with its own number and the next.
#[test]
fn a_card_stands_on_its_number_and_the_next() {
    let below = |floor, place| plot(floor, place).supports().iter().map(coordinates).collect::<Vec<_>>();
    assert_eq!(below(2, 1), [(0, 0), (1, 0)]);
    assert_eq!(below(3, 2), [(1, 1), (2, 1)]);
    assert!(below(1, 3).is_empty());
}

/// J3.1: growth at the left renumbers every card and its enhancement, on every floor.
#[test]
fn growth_at_the_left_renumbers() {
    let mut grown = garden(
        "peacock
         monkey dyer
         lion red-water-gold+cedar date-palm",
    );
    grown.lay(Card::Smith, Spot::Left);
    let expected = garden(
        ".      peacock
         .      monkey dyer
         smith  lion   red-water-gold+cedar date-palm",
    );
    assert_eq!(grown, expected);
}

/// J3.1: gardens are the same when the same cards lie side by side, from whatever end they grew.
#[test]
fn the_same_garden_is_equal_whatever_way_it_grew() {
    let (lion, monkey, peacock) = (Card::Lion, Card::Monkey, Card::Peacock);
    let build = |steps: &[(Card, Spot)]| {
        let mut garden = Garden::default();
        for &(card, spot) in steps {
            garden.lay(card, spot);
        }
        garden
    };
    let right = build(&[(lion, Spot::First), (monkey, Spot::Right), (peacock, Spot::Right)]);
    let left = build(&[(peacock, Spot::First), (monkey, Spot::Left), (lion, Spot::Left)]);
    let middle = build(&[(monkey, Spot::First), (peacock, Spot::Right), (lion, Spot::Left)]);
    assert!(right == left && left == middle);
}

/// J3.1: two ways through a game that end in the same gardens end in the same state, with the same hash.
#[test]
fn states_that_are_the_same_garden_are_equal() {
    let market = "florist    dyer         perfumer
                  cedar-gold cedar-tools  date-palm
                  date-palm  date-palm    date-palm
                  lion       monkey       peacock";
    let mut one = Opening::of(2).market(market).draws("first 1").begin();
    one.tell("1 take 1 1\n1 place first\n* card smith\n2 take 3 1\n2 place first\n* card painter");
    one.until_take().tell("1 take 2 1\n1 place right\n* card treasurer").until_take();
    let mut other = Opening::of(2).market(market).draws("first 1").begin();
    other.tell("1 take 2 1\n1 place first\n* card treasurer\n2 take 3 1\n2 place first\n* card painter");
    other.until_take().tell("1 take 1 1\n1 place left\n* card smith").until_take();
    assert_eq!(one.game, other.game);
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one(one.game), hasher.hash_one(other.game));
}

/// J3.1: the numbers of a decision are those of the garden as it stands when it is taken.
#[test]
fn notation_counts_from_the_leftmost_card_as_it_stands() {
    let mut story = Opening::of(2)
        .market(
            "florist    dyer         perfumer
             cedar-gold cedar-tools  date-palm
             date-palm  date-palm    date-palm
             lion       monkey       peacock",
        )
        .draws("first 1")
        .begin();
    story.tell("1 take 1 1\n1 place first\n2 take 1 1\n2 place first\n1 take 2 1\n1 place right");
    story.tell("2 take 2 1\n2 place right\n1 take 3 1");
    assert_eq!(story.choices(), ["place left", "place right", "place 2 1"]);
    story.tell("1 place left\n2 take 3 1\n2 place right\n1 take 1 1");
    // What was place 1 is place 2 now: the pair of lion and monkey carries 2 2.
    let garden = story.game.player(crate::support::seat(1)).garden;
    assert_eq!(garden.card(plot(1, 2)), Some(Card::Lion));
    assert_eq!(story.choices(), ["place left", "place right", "place 2 1", "place 2 2"]);
}
