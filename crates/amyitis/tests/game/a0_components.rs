//! A0: the box.

use crate::support::{Scene, Table, seat};
use amyitis::{Amyitis, City, Components, Court, Refusal, Resource, Square};
use game::{Components as _, Game, Setup};

fn standard(players: usize) -> Amyitis {
    Table::fresh(players).deals().game
}

/// A0.1
#[test]
fn the_box_holds_its_tokens_and_tiles() {
    for players in 2..=4 {
        let game = standard(players);
        let held =
            |of: fn(&amyitis::Player) -> u8| (1..=players).map(|number| of(game.player(seat(number)))).sum::<u8>();
        assert_eq!(held(|player| player.talents) + game.supply().talents, 30);
        assert_eq!(held(|player| player.camels) + game.supply().camels, 14);
        let resources: u8 = game.supply().stock.sum() + game.supply().tokens.len();
        assert_eq!(resources, 35);
        assert_eq!(held(|player| player.cubes), 30 * players as u8);
        assert_eq!(game.garden().standing().len(), if players == 2 { 13 } else { 16 });
    }
    for kind in Resource::ALL {
        let fresh = Table::fresh(4).game;
        assert_eq!(fresh.supply().stock.of(kind), 7);
    }
    for wrong in [0, 1, 5] {
        assert!(Amyitis::new(&Setup::standard(&Amyitis::META, wrong)).is_err());
    }
}

/// A0.2: the ways to draw the first group tell how many cards of each craft are in play.
#[test]
fn eighteen_craft_cards_with_four_fourteen_with_three_ten_with_two() {
    for (players, cards, three_peasants, two_engineers) in [(2, 120, 1, 2), (3, 364, 4, 9), (4, 816, 10, 24)] {
        let mut table = Table::fresh(players);
        while !table.odds()[0].0.starts_with("group") {
            let line = table.odds().remove(0).0;
            table.draws(&line);
        }
        let odds = table.odds();
        let of = |line: &str| odds.iter().find(|(outcome, _)| outcome == line).map_or(0, |&(_, weight)| weight);
        assert_eq!(odds.iter().map(|&(_, weight)| weight).sum::<u32>(), cards);
        assert_eq!(of("group peasant peasant peasant"), three_peasants);
        assert_eq!(of("group priest priest priest"), three_peasants);
        assert_eq!(of("group engineer engineer merchant"), two_engineers);
        assert_eq!(of("group engineer merchant merchant"), two_engineers);
    }
}

/// A0.3
#[test]
fn court_cards_depend_on_the_number_of_players() {
    let left = |players: usize, kind, levels: u8| -> Vec<u8> {
        let game = standard(players);
        (1..=levels).map(|level| game.supply().court(kind, level)).collect()
    };
    for (players, caravaneers, bankers, palaces, gardeners) in [
        (2, [1, 1], [1, 1, 1], [1, 1, 1, 1, 1, 1], 2),
        (3, [2, 1], [2, 1, 1], [2, 2, 1, 1, 1, 1], 3),
        (4, [3, 2], [3, 2, 1], [3, 3, 2, 2, 1, 1], 4),
    ] {
        assert_eq!(left(players, Court::Caravaneer, 2), caravaneers);
        assert_eq!(left(players, Court::Banker, 3), bankers);
        assert_eq!(left(players, Court::Palace, 6), palaces);
        assert_eq!(left(players, Court::Gardener, 1), [gardeners]);
        assert!(standard(players).supply().court(Court::Banker, 4) == 0);
    }
}

/// A0.4, A2.2
#[test]
fn three_plants_grow_better_and_khorsabad_has_its_own() {
    let mut table = Table::fresh(3);
    let mut cards = Vec::new();
    while !table.odds()[0].0.starts_with("token") {
        let odds = table.odds();
        if odds[0].0.starts_with("card") {
            cards.push(odds.clone());
        }
        table.draws(&odds[0].0);
    }
    let lines = |at: usize| cards[at].iter().map(|(line, weight)| (line.as_str(), *weight)).collect::<Vec<_>>();
    assert_eq!(
        lines(0),
        [("card eshnunna 1 2+palm", 1), ("card eshnunna 1 2+dates", 1), ("card eshnunna 1 2+salt", 1)]
    );
    assert_eq!(lines(1), [("card ur 1 2+dates", 1), ("card ur 1 2+salt", 1)]);
    assert_eq!(lines(2), [("card mari 1 2+salt", 1)]);
    assert_eq!(lines(3), [("card khorsabad 2+barley 2+salt", 1), ("card khorsabad 2+salt 2+barley", 1)]);
}

/// A0.5: the tiles that can lie on each floor.
#[test]
fn tiles_have_a_quality_points_and_a_bonus() {
    let table = Table::fresh(4);
    let odds = table.odds();
    let third_floor: Vec<_> = odds.iter().map(|(line, _)| line.as_str()).collect();
    assert_eq!(
        third_floor,
        ["tile b1 5 court", "tile b1 6 court", "tile b1 6 talents 2", "tile b1 6 camels 2", "tile b1 8"]
    );
    let mut table = Table::fresh(4);
    table.draws("tile b1 8");
    assert_eq!(table.odds().len(), 6, "six tiles of quality 2 for c1");
    assert_eq!(table.refuses_draw("tile c1 8"), ("A2.1", "tile".to_owned()));
    table.draws("tile c1 4 talents 2");
    assert_eq!(table.odds().len(), 8, "eight tiles of quality 1 for d1");
    table.draws("tile d1 1 court");
    assert_eq!(table.odds()[0].0, "tile a2 5 court");
}

/// A0.6
#[test]
fn fields_lie_in_two_rows_of_five() {
    let harvested = |row: &str, before: usize| {
        let mut table = Scene::of(4)
            .groups(&[
                "peasant peasant peasant",
                "priest priest priest",
                "engineer engineer engineer",
                "merchant merchant merchant",
            ])
            .field(row, &"2 ".repeat(before))
            .begins();
        table.plays_all(1, &["recruit peasant 1", &format!("field {row}")]);
        table.player(1).stock.kinds().map(Resource::word).next().unwrap()
    };
    assert_eq!([0, 1, 2, 3, 4].map(|at| harvested("top", at)), ["salt", "palm", "barley", "dates", "wine"]);
    assert_eq!([0, 1, 2, 3, 4].map(|at| harvested("bottom", at)), ["barley", "dates", "salt", "palm", "wine"]);
}

/// A0.7: with camels and nothing else, every city but Babylon tells what it asks for.
#[test]
fn nine_cities_lie_on_the_circuit() {
    let table = Scene::of(4).camels(1, 9).begins();
    let asked: Vec<_> = (1..=9)
        .map(|spaces| match table.game.check(format!("move {spaces}").parse().unwrap()) {
            Err(Refusal::CannotPay { city, asks, .. }) => format!("{city}: {asks}"),
            Err(Refusal::NothingToSell) => "babylon".to_owned(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        asked,
        [
            "eshnunna: salt",
            "susa: barley",
            "ur: palm",
            "uruk: dates",
            "mari: barley",
            "palmyra: salt",
            "khorsabad: barley dates",
            "nineveh: palm",
            "babylon"
        ]
    );
    let offered = |city, wine: usize| {
        let mut table = Scene::of(4).camels(1, 1).has(1, &"wine ".repeat(wine)).caravan(city).begins();
        table.plays(1, "move 1").offers("court").join(" ")
    };
    assert_eq!(offered(City::Eshnunna, 1), "court caravaneer court banker");
    assert_eq!(offered(City::Ur, 1), "court caravaneer court banker");
    assert_eq!(offered(City::Mari, 1), "court palace court banker");
    assert_eq!(offered(City::Khorsabad, 1), "court palace court caravaneer");
}

#[test]
fn the_standard_file_is_standard() {
    let standard = Components::editions().standard();
    assert!(standard.is_standard());
    assert_eq!(Components::editions().load(Components::STANDARD).unwrap(), standard);
    let commented = format!("# corrected by nobody\n{}", Components::STANDARD);
    assert_eq!(Components::editions().load(&commented).unwrap(), standard);
    assert_eq!(standard.fingerprint().len(), 16);
    assert_eq!(Square::SUMMIT.floor().number(), 4);
}
