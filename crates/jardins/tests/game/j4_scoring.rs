//! J4: scoring, garden by garden.

use game::{Game, Seat};
use jardins::{Honours, Pattern, Score};

use crate::support::{figures, garden, random_game};

fn score(picture: &str, pattern: Option<Pattern>, honours: Honours) -> Score {
    garden(picture).score(pattern, honours, &figures())
}

fn plain(picture: &str) -> Score {
    score(picture, None, Honours::default())
}

/// J4.1: only irrigated cards on marked places count.
#[test]
fn water_counts_on_marked_places() {
    let picture = "lion-water  monkey        peacock
                   cedar-water dyer          date-palm  lion
                   beekeeper   perfumer      smith      date-palm  date-palm";
    let water = |pattern| score(picture, Some(pattern), Honours::default()).irrigation;
    // Irrigated: both first places of floors 1 and 2, the third of floor 1, the first of floor 3.
    assert_eq!(water(Pattern::West), 10);
    assert_eq!(water(Pattern::East), 0);
    assert_eq!(water(Pattern::Walls), 4);
    assert_eq!(water(Pattern::Heart), 4);
    assert_eq!(water(Pattern::Gate), 4);
    assert_eq!(plain(picture).irrigation, 0);
}

/// J4.1: in mid-game the places are counted from the leftmost card as it stands; growth at the left moves the water.
#[test]
fn water_is_read_from_the_leftmost_card_as_it_stands() {
    let west = |picture| score(picture, Some(Pattern::West), Honours::default()).irrigation;
    assert_eq!(west("dyer beekeeper date-palm"), 2);
    assert_eq!(west("date-palm dyer beekeeper"), 1);
}

/// J4.1: an irrigated enhancement on an irrigated card is one irrigated card.
#[test]
fn a_card_is_irrigated_once() {
    let west = |picture| score(picture, Some(Pattern::West), Honours::default()).irrigation;
    assert_eq!(west("red-water-gold+date-palm-water"), 1);
    assert_eq!(west("red-red-gold+date-palm-water"), 1);
}

/// J4.2: for each colour the group with most flowers, not the one with most cards.
#[test]
fn flowers_count_in_their_best_group() {
    let score = plain(
        "lion             monkey
         red-water-gold   date-palm    smith
         red-water-tools  red-crown-gold date-palm red-red-gold+red-red",
    );
    // Three cards with one red each on the left, one card with four on the right.
    assert_eq!(score.flowers, 4);
}

/// J4.2: cards of a group must each show the colour, on card or enhancement, and be neighbours.
#[test]
fn an_enhancement_joins_two_groups() {
    let apart = plain("blue-blue-gold yellow-yellow-gold blue-blue-tools");
    assert_eq!(apart.flowers, 2 + 2);
    let joined = plain("blue-blue-gold yellow-yellow-gold+blue-red blue-blue-tools");
    assert_eq!(joined.flowers, 5 + 2 + 1);
}

/// J4.3: a group beyond the longest series starts a new one; species do not mix.
#[test]
fn trees_score_series_by_series() {
    assert_eq!(plain("date-palm date-palm date-palm date-palm date-palm").trees, 18 + 3);
    assert_eq!(plain("cedar-water cedar-gold cedar-water cedar-crown cedar-tools").trees, 9 + 5);
    assert_eq!(plain("cedar-water date-palm cedar-gold").trees, 2 + 3 + 2);
    assert_eq!(plain("red-red-gold+date-palm date-palm").trees, 7);
}

/// J4.3: trees connect over floors.
#[test]
fn trees_connect_upwards() {
    let score = plain(
        "cedar-crown
         lion      cedar-water
         monkey    peacock      cedar-gold",
    );
    assert_eq!(score.trees, 9);
}

/// J4.3: a group is whatever connects, also where it branches: 1-3, 2-1, 2-2 and 3-2 are four.
#[test]
fn a_group_of_trees_may_branch() {
    let score = plain(
        "lion             dragon-tree-red
         dragon-tree-blue dragon-tree-yellow lion   lion
         lion             lion               dragon-tree-water lion lion",
    );
    assert_eq!(score.trees, 14);
}

/// J4.4: each animal by its floor, on card or enhancement.
#[test]
fn animals_score_by_floor() {
    assert_eq!(plain("lion monkey peacock red-red-gold+lion-crown").animals, 5 + 3 + 3 + 3);
    let score = plain(
        "peacock-water
         monkey-water lion-water
         lion         date-palm   date-palm",
    );
    assert_eq!(score.animals, 4 + 4 + 2 + 5);
}

/// J4.5: what each of the fourteen characters counts, in one garden.
#[test]
fn every_character_counts_its_own() {
    let rest = "monkey-blue-yellow  peacock-crown      herald
                cedar-water         red-red-gold+lion  blue-yellow-tools  @
                date-palm           red-yellow-water   lion               date-palm  dragon-tree-blue";
    // Without the character: 2 + 1 blue … counted below by hand.
    let with = |character: &str| {
        let honours = Honours { claimed: 3, points: 0 };
        let garden = garden(&rest.replace('@', character));
        let herald = 2 * 3;
        garden.score(None, honours, &figures()).characters - herald
    };
    assert_eq!(with("dyer"), 3, "blue flowers");
    assert_eq!(with("beekeeper"), 3, "yellow flowers");
    assert_eq!(with("perfumer"), 3, "red flowers");
    assert_eq!(with("water-bearer"), 3, "two irrigated cards and itself");
    assert_eq!(with("chamberlain"), 3, "two crowns and its own");
    assert_eq!(with("florist"), 2 * 3, "three sets of flowers");
    assert_eq!(with("storyteller"), 2, "the herald and itself");
    assert_eq!(with("tamer"), 4, "three animals and the enhancement");
    assert_eq!(with("forester"), 4, "trees");
    assert_eq!(with("treasurer"), 2, "one gold icon and its own");
    assert_eq!(with("architect"), 2, "one enhancement");
    assert_eq!(with("painter"), 3 * 2, "as many sets as characters");
    assert_eq!(with("smith"), 2, "one tool icon and its own");
    let second_herald = garden("herald").score(None, Honours { claimed: 4, points: 14 }, &figures());
    assert_eq!(second_herald.characters, 8);
}

/// J4.5: a character counts itself only if it shows what it counts.
#[test]
fn a_character_does_not_count_itself_for_nothing() {
    assert_eq!(plain("tamer").characters, 0);
    assert_eq!(plain("storyteller").characters, 1);
    assert_eq!(plain("water-bearer").characters, 1);
    assert_eq!(plain("architect").characters, 0);
}

/// J4.6: the places of the markers.
#[test]
fn objectives_score_by_their_places() {
    let mut paid = 0;
    for number in 0..200 {
        let game = random_game(4, number);
        for seat in Seat::all(4) {
            assert_eq!(game.standing().points(seat, 5), crate::slow::score_of(&game, seat)[5]);
            paid += game.standing().points(seat, 5);
        }
    }
    assert!(paid > 0);
}

/// J4.7: most points, then most tools and gold together, then the win is shared.
#[test]
fn ties_are_decided_by_tools_and_gold() {
    let (mut by_purse, mut shared) = (0, 0);
    for number in 0..6000 {
        let game = random_game(2, number);
        let standing = game.standing();
        let [one, two] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let purse = |seat| i32::from(game.player(seat).purse.gold) + i32::from(game.player(seat).purse.tools);
        let key = |seat| (standing.total(seat), purse(seat));
        let winners: Vec<Seat> = standing.winners().collect();
        if key(one) == key(two) {
            shared += 1;
            assert_eq!(winners, [one, two]);
        } else {
            by_purse += i32::from(standing.total(one) == standing.total(two));
            assert_eq!(winners, [if key(one) > key(two) { one } else { two }]);
        }
    }
    assert!(by_purse > 50 && shared > 5, "{by_purse} decided, {shared} shared");
}
