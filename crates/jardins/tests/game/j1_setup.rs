//! J1: setting up.

use game::{Game, Nobody, Seat, Setup, Shuffler, Turn};
use jardins::{Actor, Jardins, Outcome, Pile, Position, Purse};

use crate::support::{Opening, seat};

/// J1.1: twelve cards, three tiles, four objectives and an irrigation card each, all drawn by the dealer.
#[test]
fn the_table_is_laid() {
    for players in 2..=5 {
        let mut random = Shuffler::new(11, players as u64);
        let mut game = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a game");
        let mut draws = Vec::new();
        while game.turn() == Turn::Deal {
            let outcome = game.deal(&mut random);
            draws.push(outcome.to_string().split(' ').next().expect("a word").to_owned());
            game.reveal(outcome, &mut Nobody).expect("drawn");
        }
        let expected = [("card", 12), ("tile", 3), ("objective", 4), ("irrigation", players), ("first", 1)];
        let expected: Vec<_> = expected.into_iter().flat_map(|(word, count)| vec![word.to_owned(); count]).collect();
        assert_eq!(draws, expected);
        assert_eq!(game.market().cards().count(), 12);
        assert!(Pile::ALL.into_iter().all(|pile| game.top(pile).is_some()));
        assert!(Position::ALL.into_iter().all(|position| game.claims(position).objective.is_some()));
        assert!(Seat::all(players).all(|seat| game.player(seat).pattern.is_some()));
        assert_eq!((game.unseen().cards(), game.unseen().objectives().len()), (63, 6));
        assert_eq!(game.unseen().patterns().len() as usize, 5 - players);
        assert_eq!(Pile::ALL.map(|pile| game.left_in(pile).len()), [11, 7, 4]);
    }
}

/// J1.1: the market lies in three columns of four, filled from the bottom.
#[test]
fn the_market_lies_in_columns() {
    let story = Opening::of(2)
        .market(
            "herald    tamer   forester
             florist   dyer    painter
             cedar-gold lion   monkey
             date-palm smith   peacock",
        )
        .begin();
    assert_eq!(story.column(1), ["date-palm", "cedar-gold", "florist", "herald"]);
    assert_eq!(story.column(3), ["peacock", "monkey", "painter", "forester"]);
}

/// J1.1: every copy is equally likely, every tile of its pile, every objective, every irrigation card.
#[test]
fn the_odds_are_those_of_the_box() {
    let mut game = Jardins::new(&Setup::standard(&Jardins::META, 3)).expect("a game");
    let mut random = Shuffler::new(12, 0);
    let mut totals = Vec::new();
    while game.round() == 0 {
        let mut odds = Vec::new();
        game.odds(&mut odds);
        totals.push(odds.iter().map(|&(_, weight)| weight).sum::<u32>());
        if totals.len() == 1 {
            let weight = |line: &str| odds.iter().find(|(outcome, _)| outcome.to_string() == line).map(|odds| odds.1);
            assert_eq!(weight("card date-palm"), Some(6));
            assert_eq!(weight("card lion"), Some(1));
        }
        game.reveal(game.deal(&mut random), &mut Nobody).expect("drawn");
    }
    let cards: Vec<u32> = (64..=75).rev().collect();
    let expected = [cards, vec![12, 8, 5], vec![10, 9, 8, 7], vec![5, 4, 3], vec![3]].concat();
    assert_eq!(totals, expected);
}

/// J1.2
#[test]
fn the_first_player_is_drawn_and_the_last_gets_a_tool_more() {
    for players in 2..=5 {
        for first in 1..=players {
            let story = Opening::of(players).draws(&format!("first {first}")).begin();
            assert_eq!(story.game.crown(), Some(Actor::Player(seat(first))));
            assert_eq!(story.game.turn(), Turn::Decide(seat(first)));
            let last = seat(first).right(players);
            for one in Seat::all(players) {
                let expected = Purse { gold: 2, tools: if one == last { 5 } else { 4 } };
                assert_eq!(story.game.player(one).purse, expected);
                assert_eq!(story.game.player(one).gardeners, [0; 3]);
            }
        }
    }
}

/// J1.2: everybody may be the first player, with equal odds; nobody else may.
#[test]
fn only_those_at_the_table_can_be_first() {
    let mut game = Jardins::new(&Setup::standard(&Jardins::META, 3)).expect("a game");
    let mut random = Shuffler::new(13, 0);
    while game.draw() != Some(jardins::Draw::FirstPlayer) {
        game.reveal(game.deal(&mut random), &mut Nobody).expect("drawn");
    }
    let mut odds = Vec::new();
    game.odds(&mut odds);
    assert_eq!(odds, [1, 2, 3].map(|number| (Outcome::First(seat(number)), 1)));
    let refused = game.check_outcome(Outcome::First(seat(4)));
    assert_eq!(refused, Err(jardins::Refusal::NoSuchSeat { players: 3 }));
}
