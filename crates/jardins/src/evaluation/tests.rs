//! What each term says, of gardens drawn as they lie.

#![expect(clippy::float_cmp, reason = "small numbers and halves are exact in a float")]

use game::{Evaluate, Game, Seat, Setup};

use crate::face::Element;
use crate::garden::{Floor, Garden, Plot, Spot};
use crate::pieces::{Card, Enhancement, Pattern, Pile, Position};
use crate::{Actor, Jardins, Phase, Purse};

const YOU: Seat = Seat::FIRST;

/// A garden drawn as it lies: floor 1 is the last line, `.` is a free place.
fn garden(picture: &str) -> Garden {
    let mut garden = Garden::default();
    for (floor, line) in Floor::ALL.into_iter().zip(picture.lines().rev()) {
        for (card, place) in line.split_whitespace().zip(1..).filter(|(card, _)| *card != ".") {
            let spot = match (floor, place) {
                (Floor::One, 1) => Spot::First,
                (Floor::One, _) => Spot::Right,
                _ => Spot::Upper(Plot::new(floor, place).unwrap()),
            };
            garden.may_lay(spot).unwrap();
            garden.lay(card.parse::<Card>().expect(card), spot);
        }
    }
    garden
}

/// A table of two at your turn to take a card. You have this garden, and neither gold nor tools.
fn table(picture: &str) -> Jardins {
    let mut game = Jardins::new(&Setup::standard(&Jardins::META, 2)).unwrap();
    (game.round, game.phase, game.active) = (1, Phase::Take, Actor::Player(YOU));
    game.players[YOU.index()].garden = garden(picture);
    game
}

/// The same, with something on it changed.
fn changed(picture: &str, change: impl FnOnce(&mut Jardins)) -> Jardins {
    let mut game = table(picture);
    change(&mut game);
    game
}

fn term(game: &Jardins, name: &str) -> f32 {
    let mut values = [0.0; Jardins::TERMS.len()];
    game.terms(YOU, &mut values);
    values[Jardins::TERMS.iter().position(|term| *term == name).unwrap()]
}

#[track_caller]
fn is(game: &Jardins, name: &str, value: f32) {
    let found = term(game, name);
    assert!((found - value).abs() < 1e-4, "{name} is {found}, not {value}");
}

/// J4.1: with five marked places irrigated, the sixth would bring 5 points more; it is a little less likely than not.
#[test]
fn irrigation_is_what_marked_places_may_still_bring() {
    let five = "perfumer . .\ncedar-water dyer . .\nlion-water monkey-water lion monkey peacock";
    let with = |pattern| changed(five, |game| game.players[0].pattern = Some(pattern));
    is(&with(Pattern::West), "points", term(&table(five), "points") + 10.0);
    is(&with(Pattern::West), "irrigation", 0.45 * 5.0);
    is(&table(five), "irrigation", 0.0);
    // None of the marked places on floor 1 can be moved any more, and the others are all open.
    let none = "lion monkey peacock lion monkey";
    let open: f32 = [1.0, 2.0, 4.0, 7.0]
        .into_iter()
        .zip([4, 6, 4, 1])
        .zip(1..)
        .map(|((points, ways), wet)| points * ways as f32 * 0.45f32.powi(wet) * 0.55f32.powi(4 - wet))
        .sum();
    is(&changed(none, |game| game.players[0].pattern = Some(Pattern::West)), "irrigation", open);
}

/// J2.2: a garden that can still grow at the left is judged where its water serves best.
#[test]
fn irrigation_looks_for_the_best_columns() {
    let water = |picture| {
        let game = changed(picture, |game| game.players[0].pattern = Some(Pattern::East));
        term(&game, "irrigation")
    };
    let [wet, dry] = ["lion-water monkey", "lion monkey"].map(water);
    assert!(wet > dry && dry > 0.0, "{wet} {dry}");
    assert!(water("lion monkey-water lion lion lion") < water("lion-water lion"), "it lies where it lies");
}

/// J4.2: flowers grow where a card is still to come beside them.
#[test]
fn flower_room_counts_the_open_plots_beside_the_best_beds() {
    is(&table("red-red-gold lion monkey peacock lion"), "flower-room", 1.0);
    is(&table("lion monkey red-red-gold peacock lion"), "flower-room", 2.0);
    is(&table("red-red-gold lion blue-blue-gold peacock lion"), "flower-room", 3.0);
    // In the middle of floor 1 a card has two plots beside it and two above it.
    is(&table("red-red-gold"), "flower-room", 4.0);
    is(&table("lion monkey lion peacock lion"), "flower-room", 0.0);
}

#[test]
fn flowers_apart_can_still_be_joined_with_the_best_bed() {
    let apart = "red-red-gold lion red-water-gold monkey peacock";
    is(&table(apart), "flowers-apart", 1.0);
    is(&table(&format!("lion monkey . .\n{apart}")), "flowers-apart", 0.0);
    is(&table("red-red-gold red-water-gold lion monkey peacock"), "flowers-apart", 0.0);
}

/// J4.3: a date palm beside another brings 4, one alone 3; two dragon trees are a finished series.
#[test]
fn trees_count_what_one_more_brings_beyond_one_alone() {
    is(&table("date-palm"), "trees", (4.0 - 3.0) * 11.0 / 12.0);
    is(&table("date-palm date-palm"), "trees", (5.0 - 3.0) * 10.0 / 12.0);
    is(&table("date-palm cedar-water"), "trees", (1.0 + 1.0) * 10.0 / 12.0);
    is(&table("dragon-tree-red dragon-tree-blue"), "trees", 0.0);
    is(&table("lion lion . .\ndate-palm lion lion lion lion"), "trees", 0.0);
}

/// J4.5: each turn to come brings some of what a character counts.
#[test]
fn characters_promise_more_the_more_turns_there_are() {
    is(&table("dyer"), "characters", 0.55 * 11.0);
    is(&table("florist lion"), "characters", 2.0 * 0.4 * 10.0);
    is(&table("dyer painter"), "characters", (0.55 + 3.0 * 0.17) * 10.0);
    is(&table("lion"), "characters", 0.0);
}

fn asks_for_animals(position: Position) -> impl Fn(&mut Jardins) {
    move |game| game.board[position.index()].objective = Some(Element::Animals)
}

/// J2.6: position 1 pays 5 points, position 3 pays 2 and a tool at once.
#[test]
fn objectives_are_met_near_or_far() {
    let three = "lion monkey peacock";
    is(&changed(three, asks_for_animals(Position::One)), "objectives-met", 5.0);
    is(&changed(three, asks_for_animals(Position::Three)), "objectives-met", 2.0 + 0.7);
    is(&changed("lion monkey", asks_for_animals(Position::One)), "objectives-near", 5.0);
    is(&changed("lion", asks_for_animals(Position::One)), "objectives-far", 5.0 * 11.0 / 12.0);
    // Floor 1 has no room for two more animals, but for one there is the first-player tile. Floors 2 and 3 miss all three.
    let full = |first| changed(&format!("{first} cedar-gold cedar-water date-palm"), asks_for_animals(Position::One));
    is(&full("lion monkey"), "objectives-near", 5.0);
    let none = full("lion dyer");
    assert!(["objectives-met", "objectives-near", "objectives-far"].iter().all(|name| term(&none, name) == 0.0));
}

/// J2.6: each player claims an objective once, and the second place pays less.
#[test]
fn an_objective_that_is_claimed_promises_nothing_more() {
    let own = |game: &mut Jardins| {
        asks_for_animals(Position::One)(game);
        game.board[0].first.insert(Actor::Player(YOU));
    };
    is(&changed("lion monkey peacock", own), "objectives-met", 0.0);
    let second = |game: &mut Jardins| {
        asks_for_animals(Position::One)(game);
        game.board[0].first.insert(Actor::Player(YOU.left(2)));
    };
    is(&changed("lion monkey peacock", second), "objectives-met", 3.0);
}

/// J2.6: in the step for it, the best objective counts as claimed; the first-player tile stands for one element.
#[test]
fn the_claim_of_this_turn_is_a_term_of_its_own() {
    let at = |picture, crown: bool, phase| {
        changed(picture, |game| {
            asks_for_animals(Position::One)(game);
            game.phase = phase;
            game.crown = crown.then_some(Actor::Player(YOU));
        })
    };
    let claims = |game: Jardins| [term(&game, "claim"), term(&game, "objectives-met"), term(&game, "objectives-near")];
    assert_eq!(claims(at("lion monkey peacock", false, Phase::Claim)), [5.0, 0.0, 0.0]);
    assert_eq!(claims(at("lion monkey peacock", false, Phase::Take)), [0.0, 5.0, 0.0]);
    assert_eq!(claims(at("lion monkey", true, Phase::Claim)), [5.0, 0.0, 0.0]);
    assert_eq!(claims(at("lion monkey", false, Phase::Claim)), [0.0, 0.0, 5.0]);
    assert_eq!(claims(at("lion", true, Phase::Claim)), [0.0, 0.0, 0.0]);
    is(&at("lion monkey", true, Phase::Take), "favour", 5.0);
    is(&at("lion monkey", false, Phase::Take), "favour", 0.0);
}

/// J2.8: who holds the first-player tile at the end of a round starts the next; the last round has none after it.
#[test]
fn the_start_of_the_next_round_is_the_surer_the_later_it_is() {
    let start = |holder: Option<Seat>, round, turns_left| {
        let set = |game: &mut Jardins| {
            (game.crown, game.round, game.turns_left) = (holder.map(Actor::Player), round, turns_left);
        };
        term(&changed("lion", set), "start")
    };
    assert_eq!(start(None, 1, 0), 0.0);
    assert_eq!(start(Some(YOU.left(2)), 1, 0), 0.0);
    assert_eq!([6, 3, 0].map(|turns| start(Some(YOU), 1, turns)), [0.0, 0.5, 1.0]);
    assert_eq!(start(Some(YOU), crate::components::ROUNDS, 0), 0.0);
}

/// J2.1, J2.5: each card to come may cost a tool, and each turn may buy for 2 to 4 gold.
#[test]
fn gold_and_tools_are_spare_beyond_what_turns_can_use() {
    let with = |picture, gold, tools| changed(picture, |game| game.players[0].purse = Purse { gold, tools });
    let early = with("", 5, 15);
    is(&early, "tools", 12.0);
    is(&early, "spare-tools", 3.0);
    is(&early, "gold", 5.0);
    is(&early, "spare-gold", 0.0);
    let (rest, last) = (
        ". lion lion\nlion lion lion lion\nlion lion lion lion lion",
        "lion lion lion\nlion lion lion lion\nlion lion lion lion lion",
    );
    let late = with(rest, 5, 5);
    let ease = 0.7 + 0.3 / 12.0;
    is(&late, "tools", ease);
    is(&late, "spare-tools", 2.0 * ease);
    is(&late, "gold", 2.0 * ease);
    is(&late, "spare-gold", 2.0);
    is(&late, "tiebreak", 0.0);
    is(&with(last, 5, 4), "tiebreak", 9.0);
    is(&with(last, 5, 4), "gold", 0.0);
}

#[test]
fn empty_cards_are_no_more_than_can_be_filled() {
    is(&table("red-red-gold blue-blue-gold lion"), "empty-cards", 2.0);
    let reds = "red-red-gold red-red-gold red-red-gold";
    let full = format!("{reds}\n{reds} lion\nlion lion lion lion lion");
    is(&table(&full), "empty-cards", 0.0);
    is(&changed(&full, |game| game.phase = Phase::Buy), "empty-cards", 1.0);
}

/// J2.5: a lion on an empty card of floor 1 brings 3 points; it costs 2 gold, which serve no more once the garden is full.
#[test]
fn a_purchase_promises_what_it_brings_beyond_its_price() {
    let buys = |picture: &str, gold, tile: &str| {
        changed(picture, |game| {
            game.phase = Phase::Buy;
            game.players[0].purse.gold = gold;
            game.piles[Pile::Two.index()] = Some(tile.parse::<Enhancement>().unwrap());
        })
    };
    is(&buys("red-red-gold", 2, "lion"), "purchase", 3.0 - 2.0 * 1.3);
    is(&buys("red-red-gold", 1, "lion"), "purchase", 0.0);
    is(&buys("red-red-gold", 2, "red-red"), "purchase", 0.0);
    is(&buys("cedar-water", 2, "lion"), "purchase", 0.0);
    is(&table("red-red-gold"), "purchase", 0.0);
    let full = "lion lion lion\nlion lion lion lion\nred-red-gold lion lion lion lion";
    is(&buys(full, 2, "lion"), "purchase", 3.0);
    is(&buys(full, 2, "red-red"), "purchase", 2.0);
}

/// J2.2: a card on floor 2 or 3 needs two neighbours below it.
#[test]
fn upper_spots_are_the_places_of_floors_two_and_three_that_are_ready() {
    is(&table("lion"), "upper-spots", 0.0);
    is(&table("lion lion"), "upper-spots", 10.0 / 12.0);
    is(&table("lion lion lion"), "upper-spots", 2.0 * 9.0 / 12.0);
    is(&table("lion .\nlion lion lion"), "upper-spots", 8.0 / 12.0);
    is(&table("lion lion\nlion lion lion"), "upper-spots", 7.0 / 12.0);
    is(&table("lion lion lion lion\nlion lion lion lion lion"), "upper-spots", 3.0 * 3.0 / 12.0);
}
