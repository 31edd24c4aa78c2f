//! The terms of an appraisal, over random games and in a few positions.

#![expect(clippy::float_cmp, reason = "what is meant to be the same is the same to the last bit")]

use amyitis::{Action, Amyitis, City, Court};
use game::{Evaluate, Game, MOST_TERMS, Nobody, RandomSource, Seat, Setup, Shuffler, Turn};

use crate::support::{Scene, seat};

/// The terms of a seat.
fn terms(game: &Amyitis, seat: Seat) -> Vec<f32> {
    let mut values = vec![f32::NAN; Amyitis::TERMS.len()];
    game.terms(seat, &mut values);
    values
}

/// One term of a seat, by name.
fn term(game: &Amyitis, seat: Seat, name: &str) -> f32 {
    let at = Amyitis::TERMS.iter().position(|term| *term == name).expect("a term");
    terms(game, seat)[at]
}

/// Plays random games and shows every position with the decision that comes next, if a seat decides.
fn visit(players: usize, games: u64, mut see: impl FnMut(&Amyitis, Option<Action>)) {
    for number in 0..games {
        let mut random = Shuffler::new(number, players as u64);
        let mut game = Amyitis::new(&Setup::standard(&Amyitis::META, players)).expect("a standard game begins");
        let mut list = Vec::new();
        loop {
            list.clear();
            game.actions(&mut list);
            let next = if list.is_empty() { None } else { Some(list[random.index(list.len())]) };
            see(&game, next);
            match (game.turn(), next) {
                (Turn::Deal, _) => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
                (Turn::Decide(_), Some(action)) => game.play_unchecked(action, &mut Nobody),
                _ => break,
            }
        }
    }
}

#[test]
fn every_term_has_a_name_of_its_own() {
    let names: std::collections::HashSet<_> = Amyitis::TERMS.iter().collect();
    assert_eq!(names.len(), Amyitis::TERMS.len());
    assert!(names.len() <= MOST_TERMS);
}

#[test]
fn every_term_is_written_and_finite() {
    for players in 2..=4 {
        visit(players, 20, |game, _| {
            for seat in Seat::all(players) {
                let values = terms(game, seat);
                assert!(values.iter().all(|value| value.is_finite() && value.abs() < 1000.0), "{values:?}");
            }
        });
    }
}

/// A8: in every position, and so in the last one, the points are those of the score sheet.
#[test]
fn points_are_those_of_the_score_sheet() {
    for players in 2..=4 {
        visit(players, 20, |game, _| {
            for seat in Seat::all(players) {
                assert_eq!(term(game, seat, "points") as i32, game.standing().total(seat));
            }
        });
    }
}

#[test]
fn what_was_paid_for_is_a_term_until_it_is_taken() {
    let rights = ["harvest", "prayer", "channel", "errand"];
    visit(2, 20, |game, next| {
        let (Some(action), Turn::Decide(seat)) = (next, game.turn()) else { return };
        let promised: f32 = rights.iter().map(|right| term(game, seat, right)).sum();
        match action {
            Action::Pass | Action::Recruit { .. } | Action::Move(_) => assert!(promised <= 0.0, "{action}"),
            Action::Irrigate(_) | Action::Sell(_) => assert!(promised > 0.0, "{action}"),
            _ => {}
        }
    });
}

#[test]
fn seats_are_equal_before_anything_is_decided() {
    let game = Amyitis::new(&Setup::standard(&Amyitis::META, 2)).expect("a standard game begins");
    let apart: Vec<_> = terms(&game, Seat::FIRST)
        .into_iter()
        .zip(terms(&game, Seat::FIRST.left(2)))
        .zip(Amyitis::TERMS)
        .filter(|((first, second), _)| (first - second).abs() > f32::EPSILON)
        .map(|(_, term)| *term)
        .collect();
    assert_eq!(apart, ["procession"]);
}

/// Seat 1 as the scene makes it, seen by the terms.
fn weighed(scene: Scene) -> impl Fn(&str) -> f32 {
    let game = scene.begins().game;
    move |name| term(&game, seat(1), name)
}

#[test]
fn more_talents_and_camels_are_worth_more_but_each_less_than_the_one_before() {
    let talents = |count| weighed(Scene::of(2).talents(1, count))("talents");
    let camels = |count| weighed(Scene::of(2).camels(1, count))("camels");
    for (name, worth) in [("talents", [0, 2, 4, 6].map(talents)), ("camels", [0, 2, 4, 6].map(camels))] {
        assert!(worth[0] == 0.0 && worth.is_sorted_by(|less, more| less < more), "{name}: {worth:?}");
        let gains: Vec<_> = worth.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(gains.is_sorted_by(|early, late| early > late), "{name}: {gains:?}");
    }
}

/// A7.4: without a caravaneer, two resources are kept.
#[test]
fn resources_count_as_kept_or_in_excess_and_by_their_kinds() {
    let of = |kinds: &str| weighed(Scene::of(2).has(1, kinds));
    let two = of("salt palm");
    let each = two("resources") / 2.0;
    assert!(each > 0.0 && two("excess") == 0.0);
    let four = of("salt salt palm wine");
    assert_eq!((four("resources"), four("excess")), (2.0 * each, 2.0));
    assert_eq!((four("wine"), four("variety")), (each, 3.0 * each));
    assert_eq!((two("wine"), two("variety")), (0.0, 2.0 * each));
    assert_eq!(four("points") - two("points"), 2.0, "each is a point at the end");
}

/// A4.3: who has most cubes in a row wins its gardener, when it is full.
#[test]
fn fields_count_the_lead_in_each_row_the_fuller_the_more() {
    let of = |top: &str| weighed(Scene::of(3).field("top", top))("fields");
    assert_eq!(of(""), 0.0);
    assert_eq!(of("1 2"), 0.0);
    assert!(of("1") > 0.0 && of("2") == -of("1"), "{} {}", of("1"), of("2"));
    assert!(of("1 1") > 2.0 * of("1"), "a lead of two in a fuller row");
    assert!(of("1 2 1") > of("1"), "the same lead in a fuller row");
    assert_eq!(of("2 3 1"), 0.0, "the others are not added up");
}

/// A7.2: the reward of a temple is for the first, and of three or four players for the second too.
#[test]
fn temples_count_the_share_of_the_reward() {
    for name in ["ishtar", "marduk", "tammuz"] {
        let of = |players, cubes: &str| weighed(Scene::of(players).temple(name, cubes))(name);
        assert_eq!([of(2, "2"), of(2, "1 2 1"), of(2, "1 2 2")], [0.0, 1.0, 0.0], "{name}");
        assert_eq!([of(3, "1 1 2"), of(3, "1 2 2"), of(3, "2 2 3")], [1.0, 0.5, 0.0], "{name}");
    }
    let stays = |cubes: &str| weighed(Scene::of(2).temple("ishtar", cubes))("devotion");
    assert!(stays("1") > 0.0 && stays("1 1") > stays("1") && stays("2") == 0.0);
    assert!(stays("1 2") > stays("2 1"), "who came in last stays longest");
}

#[test]
fn the_procession_is_led_by_who_is_last_and_the_turn_is_of_who_acts() {
    let game = Scene::of(3).first(2).turn_of(3).begins().game;
    let all = |name: &str| [1, 2, 3].map(|number| term(&game, seat(number), name));
    assert_eq!(all("procession"), [1.0, 0.0, 0.0]);
    assert_eq!(all("turn"), [0.0, 0.0, 1.0]);
}

/// A3.4: each card that nobody takes brings a talent to those who have passed.
#[test]
fn who_has_passed_waits_and_takes_no_card() {
    let game = Scene::of(2).passed(1).turn_of(2).begins().game;
    let of = |number, name: &str| term(&game, seat(number), name);
    assert!(of(1, "crafts") == 0.0 && of(1, "waiting") > 0.0 && of(1, "trip") == 0.0);
    assert!(of(2, "crafts") > 0.0 && of(2, "waiting") == 0.0);
}

#[test]
fn a_palace_promises_its_points_and_a_banker_what_is_brought_each_round() {
    let none = weighed(Scene::of(2));
    let banker = weighed(Scene::of(2).court(1, Court::Banker, 1));
    assert!(none("income") == 0.0 && none("interest") == 0.0 && banker("income") + banker("interest") > 0.0);
    assert!(none("caravaneer") == 0.0 && weighed(Scene::of(2).court(1, Court::Caravaneer, 1))("caravaneer") > 0.0);
    let palace = weighed(Scene::of(2).court(1, Court::Palace, 1));
    assert!(palace("points") > none("points") && palace("palace") > 0.0);
    let gardeners = [0, 1, 2].map(|count| weighed(Scene::of(2).court(1, Court::Gardener, count))("gardeners"));
    assert!(gardeners[0] == 0.0 && gardeners.is_sorted_by(|less, more| less < more), "{gardeners:?}");
}

/// A8.1: with two players 5 tiles bring 5 points and 7 bring 10. A fair share of the tiles to come is as likely as not.
#[test]
fn favour_is_worth_more_the_fewer_tiles_are_missing_and_nothing_once_it_is_complete() {
    let of = |squares: &str| weighed(Scene::of(2).planted(1, squares))("favour");
    let tiles = ["", "d4", "d4 d3", "d4 d3 c4", "d4 d3 c4 b4"].map(of);
    assert!(tiles[0] > 0.0 && tiles.is_sorted_by(|fewer, more| fewer < more), "{tiles:?}");
    // Three tiles are a fair share of the six that are left: the fifth is likelier, the seventh as likely as not.
    assert!((tiles[4] - 5.0 * (0.9 + 0.5)).abs() < 1e-4, "{tiles:?}");
    let five = of("d4 d3 c4 b4 a4");
    assert!(five > 0.0 && five < tiles[4], "the first five points are had: {five}");
    assert_eq!(of("d4 d3 c4 b4 a4 a3 b3"), 0.0);
}

/// A0.3: the second level of the caravaneer stores more, the third banker brings points too; each for the rounds left.
#[test]
fn caravaneers_and_bankers_count_for_each_round_to_come() {
    let of = |kind, count, name: &str| {
        let rounds = weighed(Scene::of(2).court(1, Court::Banker, 1))("income");
        weighed(Scene::of(2).court(1, kind, count))(name) / rounds
    };
    assert_eq!([0, 1, 2].map(|count| of(Court::Caravaneer, count, "caravaneer")), [0.0, 1.0, 1.0]);
    assert_eq!([0, 1, 2].map(|count| of(Court::Caravaneer, count, "storehouse")), [0.0, 0.0, 1.0]);
    assert_eq!([1, 2, 3].map(|count| of(Court::Banker, count, "income")), [1.0, 2.0, 2.0]);
    assert_eq!([1, 2].map(|count| of(Court::Banker, count, "interest")), [0.0, 0.0]);
    assert!(of(Court::Banker, 3, "interest") >= 2.0, "income is never spent when there are many rounds, points count");
}

/// A0.3: with two players there is one palace of each level: who has it shuts the other out.
#[test]
fn palaces_after_the_next_count_as_far_as_they_are_there_and_can_be_paid() {
    assert_eq!(weighed(Scene::of(2))("dynasty"), f32::from(3u8 + 4 + 5 + 7 + 10));
    assert_eq!(weighed(Scene::of(2).court(1, Court::Palace, 2))("dynasty"), f32::from(5u8 + 7 + 10));
    let shut = weighed(Scene::of(2).court(2, Court::Palace, 1));
    assert_eq!((shut("palace"), shut("dynasty")), (0.0, 0.0));
    let gap = weighed(Scene::of(3).court(2, Court::Palace, 6));
    assert_eq!(gap("dynasty"), f32::from(3u8), "the third palace is gone: {}", gap("dynasty"));
    assert_eq!(weighed(Scene::of(2).round(39))("dynasty"), 0.0, "one round is not enough for two palaces");
}

#[test]
fn who_will_never_have_a_banker_or_a_caravaneer_is_shut_out() {
    let of = |scene: Scene| weighed(scene)("shut-out");
    let banker = || Scene::of(2).court(2, Court::Banker, 1);
    assert_eq!(of(Scene::of(2)), 0.0);
    assert!(of(banker()) > 0.0);
    assert_eq!(of(banker().court(2, Court::Caravaneer, 1)), 2.0 * of(banker()));
    assert_eq!(of(Scene::of(2).court(1, Court::Banker, 1)), 0.0, "who has one is not");
    assert_eq!(of(Scene::of(3).court(2, Court::Banker, 1)), 0.0, "another one is left");
}

/// A6.3: who has more cubes than anybody else around a square scores when it is planted.
#[test]
fn irrigation_counts_majorities_around_squares_that_can_be_planted() {
    let of = |scene: Scene| weighed(scene)("irrigation");
    let own = || Scene::of(3).water("1", "d3-d4");
    assert_eq!([of(Scene::of(3)), of(own())], [0.0, 2.0]);
    assert_eq!(of(own().water("2", "c4-d4")), 1.0, "d4 is shared, c4 is another's");
    assert_eq!(of(own().planted(2, "d3")), 1.0, "d3 is planted");
    assert_eq!(of(own().water("2", "c4-d4").water("1", "d2-d3")), 2.0, "d2 and d3");
}

#[test]
fn aqueducts_are_cubes_beside_squares_that_are_still_dry() {
    let of = |cubes: &str| weighed(Scene::of(3).water("1", cubes));
    assert_eq!(of("d3-d4")("aqueducts"), 0.0);
    // The canal between b2 and c2 has two areas: with one cube it is not full, and b2 stays dry.
    assert_eq!(of("d3-d4 c2-d2 b2-c2")("aqueducts"), 1.0);
    let full = of("d3-d4 c2-d2 b2-c2 b2-c2");
    assert_eq!((full("aqueducts"), full("irrigation")), (0.0, 5.0));
}

/// A5.2: a trip costs a camel for each space. What camels don't reach yet is only planned.
#[test]
fn a_trip_is_for_the_camels_in_hand_and_a_plan_for_those_to_come() {
    let to_ur = |camels| weighed(Scene::of(3).caravan(City::Susa).has(1, "palm").water("2", "d3-d4").camels(1, camels));
    let [none, one] = [0, 1].map(to_ur);
    assert_eq!(none("trip"), 0.0);
    assert!(one("trip") > 0.0 && none("plan") > 0.0);
    let from_nineveh =
        |camels| weighed(Scene::of(3).caravan(City::Nineveh).has(1, "salt").water("2", "d3-d4").camels(1, camels));
    let near = [0, 1, 2].map(|camels| from_nineveh(camels)("trip"));
    assert!(near[0] == 0.0 && near.is_sorted(), "{near:?}");
    assert_eq!(weighed(Scene::of(3).water("2", "d3-d4"))("plan"), 0.0, "nothing to pay with");
}
