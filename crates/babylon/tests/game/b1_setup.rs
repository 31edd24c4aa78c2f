//! B1: setup.

use babylon::{Flower, Material, Outcome, Position, Refusal, Stack, Step, Tile, TowerTile};
use game::contract::play_through;
use game::{Game, Nobody, Seat, Shuffler, Turn};

use crate::support::{allowed, deal, fresh_table, idle, other, play, refused, table_with};

fn stack(name: &str) -> Stack {
    name.parse().unwrap()
}

/// B1.1: 4×4 stacks of clay on granite on basalt; only top tiles are known.
#[test]
fn the_quarry_is_three_layers_of_which_the_top_is_known() {
    let mut game = fresh_table(4, "box");
    let mut odds = Vec::new();
    game.odds(&mut odds);
    assert_eq!(odds.len(), 16, "any clay tile can appear first");
    let odd = |tile: &str| format!("show a1 {tile}").parse::<Outcome>().unwrap();
    let refusal = |tile| game.check_outcome(odd(tile)).expect_err(tile);
    assert_eq!(refusal("white granite 1"), Refusal::OtherMaterial { due: Material::Clay });
    assert_eq!(
        game.check_outcome("show b1 white clay 1".parse().unwrap()),
        Err(Refusal::OtherStack { due: stack("a1") })
    );
    play(&mut game, "show a1 white clay 1");
    let again = game.check_outcome("show b1 white clay 1".parse().unwrap());
    assert_eq!(again, Err(Refusal::SeenBefore { tile: "white clay 1".parse().unwrap() }));
    deal(&mut game, 3);
    assert!(Stack::all().all(|stack| game.quarry().material(stack) == Some(Material::Clay)));
    assert_eq!(Material::ALL.map(|material| game.quarry().unseen(material).count()), [0, 16, 16]);
}

/// B1.1: what lies below appears when the tile above is taken: granite, then basalt, then nothing.
#[test]
fn tiles_appear_layer_by_layer() {
    let mut game = fresh_table(4, "box");
    deal(&mut game, 3);
    for material in [Material::Clay, Material::Granite, Material::Basalt] {
        assert_eq!(game.quarry().material(stack("b2")), Some(material));
        play(&mut game, "dig b2");
        assert_eq!(game.turn() == Turn::Deal, material != Material::Basalt);
        deal(&mut game, 4);
        play(&mut game, "done\nkeep none");
    }
    assert_eq!(game.quarry().top(stack("b2")), None);
    assert_eq!(refused(&game, "dig b2"), ("B2.1", Refusal::EmptyStack { stack: stack("b2") }));
}

/// B1.2: three players remove a clay tile each, clockwise from the first player; nothing is gained.
#[test]
fn three_players_remove_a_clay_tile_each() {
    let mut game = fresh_table(3, "box");
    for _ in 0..17 {
        let outcome = game.deal(&mut Shuffler::new(1, 0));
        game.reveal(outcome, &mut Nobody).unwrap();
    }
    play(&mut game, "first 2");
    let mut removers = Vec::new();
    for name in ["a1", "d4", "b3"] {
        let Turn::Decide(seat) = game.turn() else { panic!("somebody removes a tile") };
        removers.push(seat.to_string());
        assert_eq!(refused(&game, "dig a1"), ("B1.2", Refusal::OtherStep { due: Step::Remove }));
        play(&mut game, &format!("remove {name}"));
        deal(&mut game, 1);
        assert_eq!(game.quarry().material(stack(name)), Some(Material::Granite));
    }
    assert_eq!(removers, ["2", "3", "1"]);
    assert_eq!((game.round(), game.turn()), (1, Turn::Decide(Seat::new(1).unwrap())));
    assert!(Seat::all(3).all(|seat| game.hand(seat).singles == 0));
}

/// B1.2: two players do so three times round; four not at all; only clay can be removed.
#[test]
fn two_players_remove_six_tiles_and_four_none() {
    let mut game = fresh_table(2, "box");
    deal(&mut game, 5);
    let first = game.first_player();
    for (at, name) in ["a1", "b1", "c1", "d1", "a2", "b2"].into_iter().enumerate() {
        let due = if at % 2 == 0 { first } else { first.left(2) };
        assert_eq!(game.turn(), Turn::Decide(due));
        play(&mut game, &format!("remove {name}"));
        deal(&mut game, 5);
        if at == 0 {
            assert_eq!(refused(&game, "remove a1"), ("B1.2", Refusal::NotClay { stack: stack("a1") }));
        }
    }
    assert_eq!((game.round(), game.turn()), (1, Turn::Decide(first)));
    assert_eq!(game.left_the_game().iter().filter(|tile| tile.material() == Some(Material::Clay)).count(), 6);
    let mut game = fresh_table(4, "box");
    deal(&mut game, 5);
    assert_eq!(game.round(), 1);
}

/// B1.3: flowers at random, the starting tile in the notch, no pillars; the other starting tiles leave the game.
#[test]
fn everybody_begins_with_a_flower_and_its_starting_tile() {
    let mut game = fresh_table(3, "box");
    for _ in 0..16 {
        let outcome = game.deal(&mut Shuffler::new(1, 0));
        game.reveal(outcome, &mut Nobody).unwrap();
    }
    let mut odds = Vec::new();
    game.odds(&mut odds);
    assert_eq!(odds.len(), 24, "four flowers for the first, three for the second, two for the third");
    let too_few = game.check_outcome("flowers white pink".parse().unwrap());
    assert_eq!(too_few, Err(Refusal::FlowerCount { found: 2, needed: 3 }));
    play(&mut game, "flowers blue white yellow");
    for (seat, flower) in Seat::all(3).zip([Flower::Blue, Flower::White, Flower::Yellow]) {
        assert_eq!(game.flower(seat), Some(flower));
        assert_eq!(game.hand(seat).notch, Some(Tile::starting(flower)));
        assert_eq!((game.hand(seat).singles, game.hand(seat).doubles), (0, 0));
    }
    assert!(game.left_the_game().has(Tile::starting(Flower::Pink)));
    let pink = Stack::all().filter_map(|stack| game.quarry().top(stack)).filter(|tile| tile.flower() == Flower::Pink);
    assert_eq!(pink.count(), 4, "tiles of all four flowers stay in the quarry");
}

/// B1.3: where boards are chosen nothing is dealt: in turn order each takes one of those left, before clay tiles are
/// removed; the board that nobody takes leaves its starting tile out of the game.
#[test]
fn boards_are_chosen_in_turn_order_where_the_table_wants_it() {
    let mut game = table_with(3, "boards", "chosen");
    for _ in 0..16 {
        assert!(Seat::all(3).all(|seat| game.flower(seat).is_none()));
        let outcome = game.deal(&mut Shuffler::new(1, 0));
        game.reveal(outcome, &mut Nobody).unwrap();
    }
    assert_eq!(game.check_outcome("flowers white pink blue".parse().unwrap()), Err(Refusal::OtherDraw));
    play(&mut game, "first 2");
    let [third, first, second] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
    assert_eq!(game.turn(), Turn::Decide(first));
    assert_eq!(refused(&game, "remove a1"), ("B1.3", Refusal::OtherStep { due: Step::Choose }));
    play(&mut game, "choose yellow");
    assert_eq!(game.turn(), Turn::Decide(second));
    let taken = Refusal::BoardTaken { flower: Flower::Yellow, seat: first };
    assert_eq!(refused(&game, "choose yellow"), ("B1.3", taken));
    assert!(["white", "pink", "blue"].iter().all(|flower| allowed(&game, &format!("choose {flower}"))));
    play(&mut game, "choose white\nchoose pink");
    for (seat, flower) in [(first, Flower::Yellow), (second, Flower::White), (third, Flower::Pink)] {
        assert_eq!(game.flower(seat), Some(flower));
        assert_eq!(game.hand(seat).notch, Some(Tile::starting(flower)));
    }
    let starting = Flower::ALL.map(Tile::starting).into_iter().filter(|&tile| game.left_the_game().has(tile));
    assert_eq!(starting.collect::<Vec<_>>(), [Tile::starting(Flower::Blue)]);
    assert_eq!(game.turn(), Turn::Decide(first));
    assert_eq!(refused(&game, "choose blue"), ("B1.2", Refusal::OtherStep { due: Step::Remove }));
}

/// B1.3: four players choose and begin at once; the last has no choice.
#[test]
fn the_last_of_four_takes_the_board_that_is_left() {
    let mut game = table_with(4, "boards", "chosen");
    deal(&mut game, 3);
    let mut list = Vec::new();
    for left in (1..=4).rev() {
        assert_eq!((game.round(), game.view().boards.len()), (0, left));
        list.clear();
        game.actions(&mut list);
        assert_eq!(list.len(), left);
        game.play(list[0], &mut Nobody).unwrap();
        game.audit().unwrap();
    }
    assert_eq!((game.round(), game.turn()), (1, Turn::Decide(game.first_player())));
    assert_eq!((game.view().boards.len(), game.left_the_game().count()), (0, 0));
}

/// B1.4: 15, 13 or 11 rounds, with 14, 12 or 10 tower tiles: none before round 1, one before each other.
#[test]
fn a_tower_tile_is_turned_after_each_round_but_the_last() {
    for (players, rounds, turned) in [(2, 15, 14), (3, 13, 12), (4, 11, 10)] {
        let mut game = fresh_table(players, "box");
        let mut effects = vec![None];
        play_through(&mut game, &mut Shuffler::new(11, 0), |game| {
            if usize::from(game.round()) == effects.len() + 1 {
                effects.push(game.tower().now());
            }
            assert_eq!(game.tower().now().is_none(), game.round() < 2, "no effect in round 1");
        });
        assert_eq!(game.round(), rounds);
        assert_eq!(effects.len(), usize::from(rounds));
        assert_eq!(14 - game.tower().unseen_total(), turned);
    }
}

/// B1.4: each unseen tower tile is as likely as the others, and no kind comes more often than there are tiles.
#[test]
fn tower_tiles_come_from_those_unseen() {
    let last =
        Position::new(2).round(3).tower(TowerTile::PillarLess).to_move(other()).dug("pink clay 1".parse().unwrap());
    let mut game = last.build().unwrap();
    play(&mut game, "done\nkeep none");
    let mut odds = Vec::new();
    game.odds(&mut odds);
    assert_eq!(odds.iter().map(|&(_, weight)| weight).sum::<u32>(), 12, "two have been turned");
    assert!(odds.contains(&(Outcome::Tower(TowerTile::PillarLess), 1)), "one of two is left");
    play(&mut game, "tower pillar-less");
    assert_eq!((game.round(), game.tower().now()), (4, Some(TowerTile::PillarLess)));
    idle(&mut game);
    play(&mut game, "dig d4");
    deal(&mut game, 1);
    play(&mut game, "done\nkeep none");
    let refusal = game.check_outcome(Outcome::Tower(TowerTile::PillarLess));
    assert_eq!(refusal, Err(Refusal::TowerSeen { tile: TowerTile::PillarLess }));
}

/// B1.5: one turn each, clockwise from the first player, who stays the same all game.
#[test]
fn the_first_player_stays_the_same() {
    let mut game = fresh_table(4, "box");
    deal(&mut game, 8);
    let first = game.first_player();
    for round in 1..=11 {
        for seat in first.clockwise(4) {
            assert_eq!((game.round(), game.turn()), (round, Turn::Decide(seat)));
            idle(&mut game);
        }
    }
    assert_eq!(game.turn(), Turn::Over);
}
