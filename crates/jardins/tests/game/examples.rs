//! The worked examples of the rulebook, each a test of its own.

use game::{Game, Seat, Turn};
use jardins::{Honours, Pattern, Position, Refusal};

use crate::slow;
use crate::support::{Opening, Story, figures, garden, random_game, seat};

/// J2.1: three players, two columns are full. Only the left one is open, and its second card costs one tool.
#[test]
fn only_the_left_column_is_open() {
    let mut story = Opening::of(3).draws("first 1").begin();
    for column in [2, 3] {
        for number in 1..=3 {
            let spot = if column == 2 { "first" } else { "right" };
            story.tell(&format!("{number} take {column} 1\n{number} place {spot}"));
        }
    }
    story.until_take();
    assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
    assert_eq!(story.choices(), ["take 1 1", "take 1 2", "take 1 3", "take 1 4"]);
    let tools = story.tools(1);
    story.tell("1 take 1 2");
    assert_eq!(story.tools(1), tools - 1);
}

/// J2.3: a card with gold on floor 2 pays 2.
#[test]
fn gold_on_the_second_floor_pays_two() {
    let mut story = Opening::of(2)
        .market(
            "lion       monkey    florist
             lion-water dyer      perfumer
             date-palm  date-palm date-palm
             date-palm  date-palm peacock-gold",
        )
        .draws("first 1")
        .begin();
    story.tell(
        "1 take 1 1\n1 place first\n2 take 1 1\n2 place first\n1 take 2 1\n1 place right\n2 take 2 1\n2 place right",
    );
    story.tell("1 take 3 1");
    assert_eq!(story.gold(1), 2);
    story.tell("1 place 2 1");
    assert_eq!(story.gold(1), 4);
}

/// Seat 2 has the rows 2 and 4 of the market: three cards for floor 1, then three more.
fn red_garden(fourth: &str, fifth: &str, sixth: &str) -> Story {
    let market = format!(
        "{fourth}        {fifth}          {sixth}
         date-palm       date-palm        date-palm
         red-water-tools red-water-gold   lion
         cedar-water     cedar-water      date-palm"
    );
    let mut story = Opening::of(2)
        .market(&market)
        .draws(
            "objective characters
             objective animals
             objective crowns
             objective red-flowers
             first 1",
        )
        .begin();
    let turns = [("first", "first"), ("right", "right"), ("right", "right"), ("right", "2 1"), ("right", "2 2")];
    for (turn, (one, two)) in turns.into_iter().enumerate() {
        let column = turn % 3 + 1;
        story.tell(&format!("1 take {column} 1\n1 place {one}\n2 take {column} 1\n2 place {two}"));
    }
    story
}

/// J2.6: five red flowers, two on floor 1 and three on floor 2, are not four on one floor …
#[test]
fn five_red_flowers_on_two_floors_are_not_four_on_one() {
    let mut story = red_garden("red-red-gold", "monkey-red-yellow", "tamer");
    story.tell("* card dragon-tree-yellow");
    // Nothing can be claimed: seat 2 is asked to buy at most, and then it is the other's turn.
    story.until_take();
    assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
    let refusal = Refusal::TooFewElements { objective: jardins::Element::RedFlowers, needed: 4, found: 3 };
    assert_eq!(story.game.why_not_claim(seat(2), Position::Four), Some(refusal));
}

/// J2.6: … but with the first-player tile the three on floor 2 are enough.
#[test]
fn with_the_tile_three_red_flowers_are_enough() {
    let mut story = red_garden("red-red-gold", "monkey-red-yellow", "tamer");
    story.tell("1 take 3 1\n1 place 2 1\n2 take 3 1\n2 place right");
    assert!(story.holds_crown(2));
    let gold = story.gold(2);
    story.tell("2 claim 4");
    assert_eq!(story.gold(2), gold + 1);
}

/// J2.6: with four on one floor the marker goes on position 4: one gold at once, two points at the end.
#[test]
fn four_red_flowers_on_one_floor_are_claimed() {
    let mut story = red_garden("red-red-gold", "red-red-tools", "tamer");
    assert!(!story.holds_crown(2));
    story.tell("* card dragon-tree-yellow\n2 no-buy");
    let gold = story.gold(2);
    story.tell("2 claim 4");
    assert_eq!(story.gold(2), gold + 1);
    assert_eq!(story.game.score(seat(2)).objectives, 2);
}

/// J4: the final scoring of 48 points.
#[test]
fn the_garden_of_48_points() {
    let garden = garden(
        "                   lion-water         chamberlain                 beekeeper
                  blue-yellow-crown  blue-red-yellow+cedar-gold  blue-blue-tools  monkey-red-yellow
         dragon-tree-yellow  yellow-water-tools  blue-water-crown+monkey-crown  cedar-water  cedar-tools",
    );
    let honours = Honours { claimed: 2, points: 4 + 2 };
    let score = garden.score(Some(Pattern::Gate), honours, &figures());
    assert_eq!(score.irrigation, 7, "four matches of five irrigated cards");
    assert_eq!(score.flowers, 5 + 1 + 4);
    assert_eq!(score.trees, 5 + 2 + 2);
    assert_eq!(score.animals, 2 + 3 + 2);
    assert_eq!(score.characters, 5 + 4);
    assert_eq!(score.objectives, 6);
    assert_eq!(score.total(), 48);
    let slow = slow::score(&garden, Some(Pattern::Gate), (2, 6), &figures());
    assert_eq!(slow, score.by_category().map(i32::from));
}

/// J4.3: three dragon trees together score 9.
#[test]
fn three_dragon_trees_score_nine() {
    let picture = "dragon-tree-water dragon-tree-blue dragon-tree-red";
    assert_eq!(garden(picture).score(None, Honours::default(), &figures()).trees, 9);
}

/// J4.3: five date palms together score 21.
#[test]
fn five_date_palms_score_twenty_one() {
    let picture = "date-palm
                   date-palm date-palm lion
                   lion      date-palm date-palm monkey";
    assert_eq!(garden(picture).score(None, Honours::default(), &figures()).trees, 21);
}

/// J2.5, J2.6: a crown by enhancement, then a discounted claim in the same turn.
#[test]
fn a_bought_crown_helps_at_once() {
    let mut story = Opening::of(2)
        .market(
            "florist     dyer           perfumer
             date-palm   date-palm      date-palm
             lion        red-water-gold peacock
             cedar-water cedar-water    date-palm",
        )
        .draws(
            "tile lion-crown
             objective animals
             objective gold
             objective crowns
             objective tools
             first 1",
        )
        .begin();
    story.tell(
        "1 take 1 1\n1 place first\n2 take 1 1\n2 place first\n1 take 2 1\n1 place right\n2 take 2 1\n2 place right",
    );
    story.tell("* card dragon-tree-yellow");
    assert!(story.holds_crown(1));
    story.tell("2 buy 3 on 1 2");
    assert!(story.holds_crown(2));
    // One lion on a card, one on the enhancement: two instead of three.
    story.tell("* tile monkey-crown\n2 claim 1");
    assert_eq!(story.game.score(seat(2)).objectives, 5);
}

/// J2.6: a third player finds both places taken.
#[test]
fn a_third_player_comes_too_late() {
    let mut story = Opening::of(3)
        .market(
            "florist     dyer         perfumer
             cedar-water cedar-water  dragon-tree-water
             date-palm   date-palm    date-palm
             date-palm   date-palm    date-palm",
        )
        .draws(
            "objective trees
             objective irrigated
             objective crowns
             objective tools
             first 1",
        )
        .begin();
    for column in 1..=3 {
        for number in 1..=3 {
            let spot = if column == 1 { "first" } else { "right" };
            story.tell(&format!("{number} take {column} 1\n{number} place {spot}"));
            if column == 3 && number < 3 {
                story.tell(&format!("{number} claim 1"));
            }
        }
    }
    assert_eq!(story.refused("claim 1"), Refusal::NoPlaceLeft { position: Position::One });
    assert_eq!(story.choices(), ["claim 2", "no-claim"]);
    assert_eq!([1, 2, 3].map(|number| story.game.score(seat(number)).objectives), [5, 3, 0]);
}

/// J4.7: a tie decided by tools and gold.
#[test]
fn a_tie_is_decided_by_tools_and_gold() {
    let tied = (0..10_000).map(|number| random_game(3, number)).find(|game| {
        let standing = game.standing();
        let best = Seat::all(3).map(|seat| standing.total(seat)).max();
        let first: Vec<_> = Seat::all(3).filter(|&seat| Some(standing.total(seat)) == best).collect();
        first.len() == 2 && standing.tiebreak(first[0]) != standing.tiebreak(first[1])
    });
    let game = tied.expect("a tie");
    let standing = game.standing();
    let winner = standing.winners().next().expect("a winner");
    assert_eq!(standing.winners().count(), 1);
    let second = Seat::all(3).find(|&seat| standing.place(seat) == 2).expect("a second");
    assert_eq!(standing.total(winner), standing.total(second));
    let riches = |seat| game.player(seat).purse.gold + game.player(seat).purse.tools;
    assert!(riches(winner) > riches(second));
}
