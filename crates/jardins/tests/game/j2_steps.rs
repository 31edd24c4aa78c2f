//! J2.1 to J2.7: the steps of a turn.
//!
//! In a game of two in which everybody takes the lowest card of column 1, 2, 3 in turn, seat 1 gets the rows 1 and 3 of the first
//! market, seat 2 the rows 2 and 4.

use game::{Game, Turn};
use jardins::{Actor, Card, Element, Enhancement, Floor, Garden, Pile, Position, Refusal, Spot, Step};

use crate::support::{Opening, Story, figures, garden, play_with, plot, seat};

/// The first round of such a game: three places for each seat.
fn first_round(story: &mut Story, one: [&str; 3], two: [&str; 3]) {
    for turn in 0..3 {
        let column = turn + 1;
        story.tell(&format!("1 take {column} 1\n1 place {}", one[turn]));
        story.tell(&format!("2 take {column} 1\n2 place {}", two[turn]));
    }
}

/// J2.1: from the bottom row up the cards cost 0, 1, 2 and 3 tools.
#[test]
fn higher_rows_cost_tools() {
    for row in 1..=4u8 {
        let mut story = Opening::of(2).draws("first 1").begin();
        let wanted = story.column(2)[usize::from(row) - 1];
        story.tell(&format!("1 take 2 {row}"));
        assert_eq!(story.tools(1), 4 - (row - 1));
        assert_eq!(story.game.in_hand().map(Card::name), Some(wanted));
        assert_eq!(story.game.player(seat(1)).gardeners, [0, 1, 0]);
    }
}

/// J2.1: who has too few tools takes a lower card.
#[test]
fn what_costs_too_many_tools_is_refused() {
    let mut story = Opening::of(2)
        .market(
            "lion     monkey    peacock
             florist  dyer      perfumer
             date-palm date-palm date-palm
             date-palm date-palm date-palm",
        )
        .draws("first 1")
        .begin();
    story.tell("1 take 1 4\n1 place first\n2 take 1 1\n2 place first").until_take();
    assert_eq!(story.tools(1), 1);
    assert_eq!(story.refused("take 2 3"), Refusal::TooFewTools { needed: 2, found: 1 });
    assert_eq!(story.choices(), ["take 2 1", "take 2 2", "take 3 1", "take 3 2"]);
}

/// J2.1: a column has as many places as there are players.
#[test]
fn a_full_column_is_closed() {
    for players in 2..=5 {
        let mut story = Opening::of(players).draws("first 1").begin();
        for number in 1..=players {
            story.tell(&format!("{number} take 3 1\n{number} place first"));
        }
        let refused = story.until_take().refused("take 3 1");
        assert_eq!(refused, Refusal::ColumnFull { column: jardins::Column::Three, places: players as u8 });
    }
}

/// J2.2: the first card simply begins floor 1.
#[test]
fn the_first_card_begins_floor_one() {
    let mut story = Opening::of(2).draws("first 1").begin();
    story.tell("1 take 1 1");
    assert_eq!(story.choices(), ["place first"]);
    assert_eq!(story.refused("place left"), Refusal::GardenNotBegun);
    assert_eq!(story.refused("place 2 1"), Refusal::GardenNotBegun);
}

/// J2.2: floor 1 grows at both ends; a card of floor 2 or 3 stands on two neighbours.
#[test]
fn upper_cards_stand_on_two() {
    let spots = |garden: &Garden| garden.spots().map(|spot| spot.to_string()).collect::<Vec<_>>();
    let risen = garden(
        "lion monkey  .
         date-palm date-palm date-palm",
    );
    assert_eq!(spots(&risen), ["left", "right", "3 1"]);
    let flat = garden("date-palm date-palm date-palm");
    assert_eq!(spots(&flat), ["left", "right", "2 1", "2 2"]);
    let refused = |spot: &str| {
        let jardins::Action::Place(spot) = format!("place {spot}").parse().expect("notation") else { unreachable!() };
        flat.may_lay(spot)
    };
    assert_eq!(refused("2 3"), Err(Refusal::NoSupport { plot: plot(2, 3) }));
    assert_eq!(refused("3 1"), Err(Refusal::NoSupport { plot: plot(3, 1) }));
    assert_eq!(refused("first"), Err(Refusal::GardenBegun));
}

/// J2.2: floors end at 5, 4 and 3.
#[test]
fn floors_end_at_five_four_and_three() {
    let garden = garden(
        "lion monkey peacock
         dyer smith painter herald
         date-palm date-palm date-palm date-palm date-palm",
    );
    assert_eq!(garden.spots().count(), 0);
    assert_eq!(garden.may_lay(Spot::Left), Err(Refusal::FloorFinished));
    assert_eq!(garden.may_lay(Spot::Right), Err(Refusal::FloorFinished));
    assert_eq!(garden.may_lay(Spot::Upper(plot(3, 3))), Err(Refusal::Taken { plot: plot(3, 3) }));
}

/// J2.2: no floor need be finished first, and the row of five is settled only when it is complete.
#[test]
fn a_garden_may_rise_before_it_is_wide() {
    let mut garden = garden(
        "monkey
         lion date-palm",
    );
    assert_eq!(garden.unsettled(), 3);
    garden.lay(Card::Peacock, Spot::Left);
    assert_eq!(garden.unsettled(), 2);
    assert_eq!(garden.card(plot(2, 2)), Some(Card::Monkey));
    assert_eq!(garden.card(plot(2, 1)), None);
}

/// J2.3: gold or tools equal to the floor, at once.
#[test]
fn bonuses_pay_by_the_floor() {
    let mut story = Opening::of(2)
        .market(
            "lion           monkey          peacock
             peacock-gold   peacock-tools   cedar-gold
             lion-water     monkey-water    peacock-water
             cedar-tools    blue-crown-gold date-palm",
        )
        .draws("first 2")
        .begin();
    // Seat 2 starts: it has the rows 1 and 3 this time.
    story.tell("2 take 1 1");
    let before = story.tools(2);
    story.tell("2 place first");
    assert_eq!(story.tools(2), before + 1);
    story.tell("1 take 1 1\n1 place first");
    story.tell("2 take 2 1\n2 place right");
    assert_eq!(story.gold(2), 3);
    story.tell("1 take 2 1\n1 place right\n2 take 3 1\n2 place right\n1 take 3 1\n1 place right");
    story.tell("2 take 1 1\n2 place 2 1");
    assert_eq!(story.gold(2), 5);
    story.tell("1 take 1 1\n1 place 2 1\n2 take 2 1");
    let before = story.tools(2);
    story.tell("2 place 2 2");
    assert_eq!(story.tools(2), before + 2);
    story.tell("1 take 2 1\n1 place 2 2\n2 take 3 1\n2 place 3 1");
    assert_eq!(story.gold(2), 8);
}

/// J2.3: a crown takes the first-player tile from its holder.
#[test]
fn a_crown_takes_the_tile() {
    let mut story = Opening::of(2)
        .market(
            "lion     monkey   peacock
             florist  dyer     perfumer
             tamer    forester date-palm
             lion-water herald date-palm",
        )
        .draws("first 1")
        .begin();
    story.tell("1 take 1 1\n1 place first");
    assert!(story.holds_crown(1));
    story.tell("2 take 1 1\n2 place first");
    assert!(story.holds_crown(2));
    story.tell("1 take 2 1\n1 place right");
    assert!(story.holds_crown(1));
    story.tell("2 take 2 1\n2 place right");
    assert!(story.holds_crown(2));
}

/// J2.4: the column slides down and a new card comes on top; it is drawn from what is unseen.
#[test]
fn the_column_slides_down_and_is_refilled() {
    let mut story = Opening::of(2)
        .market(
            "lion     monkey   peacock
             florist  dyer     perfumer
             tamer    forester date-palm
             lion-water herald date-palm",
        )
        .draws("first 1")
        .begin();
    story.tell("1 take 1 2\n1 place first\n* card smith");
    assert_eq!(story.column(1), ["lion-water", "florist", "lion", "smith"]);
    assert_eq!(story.column(2), ["herald", "forester", "dyer", "monkey"]);
    story.until_take().tell("2 take 1 1\n2 place first");
    let again = story.game.check_outcome("card smith".parse().expect("notation"));
    assert_eq!(again, Err(Refusal::DrawnBefore { due: jardins::Draw::Card }));
}

/// A game in which seat 1 has a plain card and 3 gold after the first placement.
fn shop() -> Story {
    let mut story = Opening::of(2)
        .market(
            "lion           monkey          peacock
             florist        dyer            perfumer
             tamer          forester        date-palm
             red-water-gold yellow-yellow-gold date-palm",
        )
        .draws(
            "tile cedar
             tile cedar-tools
             tile date-palm-water
             objective blue-flowers
             objective yellow-flowers
             objective animals
             objective characters
             first 1",
        )
        .begin();
    story.tell("1 take 1 1\n1 place first\n* card smith");
    story
}

/// J2.5: pay the top tile of a pile, lay it on a plain card, and its bonus comes at once; the next tile shows.
#[test]
fn an_enhancement_is_bought() {
    let mut story = shop();
    assert_eq!(story.gold(1), 3);
    assert_eq!(story.choices(), ["buy 2 on 1 1", "buy 3 on 1 1", "no-buy"]);
    let tools = story.tools(1);
    story.tell("1 buy 3 on 1 1");
    assert_eq!((story.gold(1), story.tools(1)), (0, tools + 1));
    assert_eq!(story.game.top(Pile::Three), None);
    story.tell("* tile lion-crown");
    assert_eq!(story.game.top(Pile::Three), Some(Enhancement::LionCrown));
    let garden = &story.game.player(seat(1)).garden;
    assert_eq!(garden.enhancement(plot(1, 1)), Some(Enhancement::CedarTools));
}

/// J2.5: one enhancement in a turn, and it may be declined.
#[test]
fn one_purchase_or_none() {
    let mut story = shop();
    story.tell("1 buy 2 on 1 1\n* tile lion");
    assert_ne!(story.game.step(), Some(Step::Buy));
    let mut story = shop();
    story.tell("1 no-buy");
    assert_eq!((story.gold(1), story.game.top(Pile::Two)), (3, Some(Enhancement::Cedar)));
}

/// J2.5: too little gold, no card, a card with a subject, a card that has one already.
#[test]
fn what_cannot_be_bought_is_refused() {
    let mut story = shop();
    assert_eq!(story.refused("buy 4 on 1 1"), Refusal::TooLittleGold { needed: 4, found: 3 });
    assert_eq!(story.refused("buy 2 on 1 2"), Refusal::NoCard { plot: plot(1, 2) });
    story.tell("1 buy 2 on 1 1\n* tile lion\n2 take 1 1\n2 place first");
    story.tell("1 take 2 1\n1 place right");
    assert_eq!(story.gold(1), 2);
    assert_eq!(story.refused("buy 2 on 1 1"), Refusal::Enhanced { plot: plot(1, 1) });
    assert_eq!(story.choices(), ["buy 2 on 1 2", "no-buy"]);
    story.tell("1 no-buy\n2 take 2 1\n2 place right\n1 take 3 1\n1 place right");
    assert_eq!(story.refused("buy 2 on 1 3"), Refusal::NotEmpty { plot: plot(1, 3) });
}

/// J2.5: without a plain card or enough gold nothing can be bought, and nobody is asked.
#[test]
fn without_an_empty_card_nobody_is_asked() {
    let mut story = shop();
    story.tell("1 no-buy\n2 take 1 1\n2 place first\n* card painter");
    assert_eq!(story.gold(2), 2);
    // Seat 2 has gold but only a character: its turn is over.
    assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
    assert_eq!(story.game.step(), Some(Step::Take));
}

/// J2.5: an empty pile sells nothing.
#[test]
fn an_empty_pile_sells_nothing() {
    let mut seen = false;
    for number in 0..60 {
        // A player who can buys from the dearest pile, which has five tiles.
        play_with(5, "box", number, |game, list| {
            if game.top(Pile::Four).is_none() && game.round() > 0 {
                let Some(&first) = list.iter().find(|action| action.to_string().starts_with("buy")) else { return 0 };
                let (_, plot) =
                    first.to_string().split_once("on ").map(|(a, b)| (a.to_owned(), b.to_owned())).expect("on");
                let dear = format!("buy 4 on {plot}").parse().expect("notation");
                assert_eq!(game.check(dear), Err(Refusal::PileEmpty { pile: Pile::Four }));
                assert!(list.iter().all(|action| !action.to_string().starts_with("buy 4")));
                seen = true;
                return list.len() - 1;
            }
            let four = list.iter().position(|action| action.to_string().starts_with("buy 4"));
            let high = if game.step() == Some(Step::Take) { 0 } else { list.len() - 1 };
            four.unwrap_or(high)
        });
    }
    assert!(seen, "no pile ran out");
}

/// J2.6: one floor must show enough, whenever it was built; the claim is a choice.
#[test]
fn an_objective_may_be_claimed_at_any_time() {
    let mut story = Opening::of(2)
        .market(
            "date-palm      cedar-gold     peacock
             florist        dyer           perfumer
             lion           monkey         peacock-water
             cedar-water    cedar-water    dragon-tree-blue",
        )
        .draws(
            "objective animals
             objective crowns
             objective gold
             objective characters
             first 1",
        )
        .begin();
    first_round(&mut story, ["first", "right", "right"], ["first", "right", "right"]);
    // Seat 2 has three animals on floor 1 and declines.
    assert_eq!(story.choices(), ["claim 1", "no-claim"]);
    story.tell("2 no-claim\n1 take 1 1\n1 place right\n2 take 1 1\n2 place right");
    assert_eq!(story.choices(), ["claim 1", "no-claim"]);
    assert_eq!(story.refused("claim 2"), Refusal::TooFewElements { objective: Element::Crowns, needed: 3, found: 0 });
    story.tell("2 claim 1");
    assert_eq!(story.game.honours(seat(2)).points, 5);
    story.tell("1 take 2 1\n1 place right\n2 take 2 1\n2 place right");
    // Claimed once, it is not offered again.
    story.until_take();
    assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
}

/// J2.6: with the first-player tile one element less is needed; the best free place is taken first.
#[test]
fn the_tile_saves_one_element_and_the_best_place_goes_first() {
    let mut story = Opening::of(2)
        .market(
            "date-palm      cedar-gold     peacock-tools
             florist        dyer           perfumer
             lion           monkey         peacock-water
             lion-water     monkey-water   peacock",
        )
        .draws(
            "objective crowns
             objective gold
             objective animals
             objective characters
             first 1",
        )
        .begin();
    story.tell("1 take 1 1\n1 place first\n2 take 1 1\n2 place first\n1 take 2 1\n1 place right");
    let tools = story.tools(1);
    // Two animals are enough for the holder of the tile: first value, and a tool at once.
    story.tell("1 claim 3");
    assert_eq!((story.game.honours(seat(1)).points, story.tools(1)), (2, tools + 1));
    story.tell("2 take 2 1\n2 place right\n1 take 3 1\n1 place right\n2 take 3 1\n2 place right");
    let tools = story.tools(2);
    story.tell("2 claim 3");
    assert_eq!((story.game.honours(seat(2)).points, story.tools(2)), (1, tools + 1));
    assert!(story.game.claims(Position::Three).first.contains(Actor::Player(seat(1))));
}

/// J2.6: one claim in a turn, each objective once.
#[test]
fn one_claim_in_a_turn() {
    let mut story = Opening::of(2)
        .market(
            "date-palm      cedar-gold     peacock-tools
             florist        dyer           perfumer
             lion           monkey         peacock
             lion-water     monkey-water   peacock-water",
        )
        .draws(
            "objective animals
             objective irrigated
             objective gold
             objective characters
             first 1",
        )
        .begin();
    story.tell("1 take 1 1\n1 place first\n2 take 1 1\n2 place first\n1 take 2 1\n1 place right");
    assert_eq!(story.choices(), ["claim 1", "claim 2", "no-claim"]);
    story.tell("1 claim 2\n2 take 2 1\n2 place right\n1 take 3 1\n1 place right");
    assert_eq!(story.refused("claim 2"), Refusal::ClaimedBefore { position: Position::Two });
    assert_eq!(story.choices(), ["claim 1", "no-claim"]);
}

/// J2.7: enhancements count like cards; icons count as printed, crown and gold each; irrigation counts once per card.
#[test]
fn cards_and_enhancements_add_up() {
    let garden = garden(
        "yellow-crown-gold
         red-water-gold+date-palm-water blue-blue-tools+blue-red-tools lion-water",
    );
    let count = |floor: usize, element| garden.count_on(Floor::ALL[floor - 1], element, &figures());
    assert_eq!(count(1, Element::Irrigated), 2, "water on card and enhancement is one irrigated card");
    assert_eq!(count(1, Element::Trees), 1);
    assert_eq!(count(1, Element::BlueFlowers), 3);
    assert_eq!(count(1, Element::RedFlowers), 2);
    assert_eq!(count(1, Element::Tools), 2);
    assert_eq!((count(2, Element::Crowns), count(2, Element::Gold)), (1, 1));
}
