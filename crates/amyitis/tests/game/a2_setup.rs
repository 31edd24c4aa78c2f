//! A2: setting up.

use crate::support::{Scene, Table};
use amyitis::{Bonus, City, Square};
use game::{Game, Turn};

/// A2.1
#[test]
fn the_ten_lies_on_the_summit_and_the_others_on_their_floors() {
    for (players, tiles) in [(2, 12), (3, 15), (4, 15)] {
        let mut table = Table::fresh(players);
        let summit = table.game.garden().tile(Square::SUMMIT).unwrap();
        assert_eq!(table.game.tile(summit).points, 10);
        assert_eq!(table.game.tile(summit).bonus, Bonus::Nothing);
        let mut drawn = 0;
        while table.odds()[0].0.starts_with("tile") {
            let line = table.odds().pop().unwrap().0;
            table.draws(&line);
            drawn += 1;
        }
        assert_eq!(drawn, tiles);
    }
    let table = Table::fresh(4);
    assert_eq!(table.refuses_draw("tile c1 6"), ("A2.1", "other-draw".to_owned()));
    assert_eq!(table.refuses("pass"), ("A3.1", "dealer-first".to_owned()));
}

/// A2.2
#[test]
fn plant_cards_lie_with_quality_one_up() {
    let mut table = Table::fresh(4);
    while !table.odds()[0].0.starts_with("card") {
        let line = table.odds().remove(0).0;
        table.draws(&line);
    }
    assert_eq!(table.refuses_draw("card eshnunna 2+palm 1"), ("A2.2", "plant".to_owned()));
    assert_eq!(table.refuses_draw("card ur 1 2+palm"), ("A2.2", "other-draw".to_owned()));
    table.draws("card eshnunna 1 2+salt");
    assert_eq!(table.refuses_draw("card ur 1 2+salt"), ("A2.2", "plant".to_owned()));
    table.draws("card ur 1 2+palm").draws("card mari 1 2+dates").draws("card khorsabad 2+salt 2+barley");
}

/// A2.3
#[test]
fn each_top_caravaneer_carries_a_token_of_its_own() {
    for (players, tokens) in [(2, 1), (3, 1), (4, 2)] {
        let mut table = Table::fresh(players);
        while !table.odds()[0].0.starts_with("token") {
            let line = table.odds().remove(0).0;
            table.draws(&line);
        }
        assert_eq!(
            table.odds().iter().map(|(line, _)| line.as_str()).collect::<Vec<_>>(),
            ["token barley", "token dates", "token salt", "token palm"]
        );
        assert_eq!(table.refuses_draw("token wine"), ("A2.3", "token-to-lay".to_owned()));
        table.draws("token palm");
        if tokens == 2 {
            assert_eq!(table.refuses_draw("token palm"), ("A2.3", "token-to-lay".to_owned()));
            table.draws("token salt");
        }
        assert_eq!(table.game.supply().tokens.len(), tokens);
        assert_eq!(table.game.supply().stock.sum(), 35 - tokens);
        assert!(table.odds()[0].0.starts_with("first"));
    }
}

/// A2.4
#[test]
fn everybody_begins_alike_and_the_first_player_is_drawn() {
    let mut table = Table::fresh(3);
    while !table.odds()[0].0.starts_with("first") {
        let line = table.odds().remove(0).0;
        table.draws(&line);
    }
    assert_eq!(table.odds(), [("first 1".to_owned(), 1), ("first 2".to_owned(), 1), ("first 3".to_owned(), 1)]);
    assert_eq!(table.refuses_draw("first 4"), ("A2.4", "seat".to_owned()));
    table.draws("first 2").deals();
    assert_eq!(table.game.turn(), Turn::Decide(crate::support::seat(2)));
    assert_eq!(table.game.caravan(), City::Babylon);
    for number in 1..=3 {
        let player = table.player(number);
        assert_eq!((player.cubes, player.talents, player.camels), (30, 4, 1));
        assert_eq!((player.caravaneer, player.banker, player.palace, player.gardeners), (0, 0, 0, 0));
        assert_eq!(player.stock.sum(), 0);
        assert_eq!(table.game.standing().total(crate::support::seat(number)), 0);
    }
}

#[test]
fn a_position_that_does_not_fit_is_refused() {
    assert_eq!(Scene::of(2).talents(1, 31).fault(), "not so many camels or talents");
    assert_eq!(Scene::of(2).has(1, "wine wine wine wine wine wine wine wine").fault(), "not so many resources");
    assert_eq!(Scene::of(2).turn_of(3).fault(), "nobody sits there");
    assert_eq!(Scene::of(2).planted(1, "d1").fault(), "the square holds no tile");
}
