//! B2: dig, build, store.

use babylon::{Babylon, Bill, Flower, Position, Refusal, Source, Stack, Step, TowerTile};
use game::{Game, Turn};

use crate::support::{YOU, allowed, assert_garden, building, deal, idle, other, play, refused, tile};

fn pays(game: &Babylon, stack: &str) -> u8 {
    game.pay(stack.parse::<Stack>().unwrap()).unwrap().singles
}

const QUARRY: &str = "
    C C G B
    C G B .
    G B . .
    C B G C";

/// B2.1: an edge pays at the wall, at an empty stack, and at a stack as high or lower; one's own flower pays one.
#[test]
fn edges_that_are_not_below_a_neighbour_pay() {
    let own = |stack: &str, name: &str| {
        Position::new(2).quarry(QUARRY).top(stack.parse().unwrap(), tile(name)).build().unwrap()
    };
    assert_eq!(pays(&own("a1", "pink clay 1"), "a1"), 4, "two walls, two equal neighbours");
    assert_eq!(pays(&own("a1", "white clay 1"), "a1"), 5, "and one's own flower");
    assert_eq!(pays(&own("b2", "pink granite 1"), "b2"), 2, "clay to the north and west is higher");
    assert_eq!(pays(&own("c2", "pink basalt 1"), "c2"), 2, "empty stacks to the south and east");
    assert_eq!(pays(&own("b4", "pink basalt 1"), "b4"), 2, "the wall and the equal neighbour");
    assert_eq!(pays(&own("d4", "blue clay 1"), "d4"), 4, "the highest of all");
    let game = own("a1", "white clay 1");
    assert_eq!(refused(&game, "dig d2"), ("B2.1", Refusal::EmptyStack { stack: "d2".parse().unwrap() }));
}

/// B2.1: digging is a must: nothing else can be done first.
#[test]
fn digging_comes_first() {
    let mut game = Position::new(2).notch(YOU, tile("white start")).singles(YOU, 6).build().unwrap();
    for early in ["done", "keep none", "place notch a1 floor 1", "rotate 90", "statue a1"] {
        assert_eq!(refused(&game, early), ("B2.1", Refusal::OtherStep { due: Step::Dig }), "{early}");
    }
    play(&mut game, "dig a1");
    assert_eq!(refused(&game, "done"), ("B1.5", Refusal::DealerIsDue), "the tile below appears first");
    assert_eq!(game.tile(Source::Dug).map(|tile| tile.to_string()), Some("white clay 1".to_owned()));
}

/// B2.2: own flower pays 2; one pillar less, never below 0; one single or double more, for each player once.
#[test]
fn the_tower_changes_what_digging_pays() {
    let quarry = |tower| {
        let drawing = "
            G C G G
            C B C G
            G C G G
            G G G G";
        let table = Position::new(2).tower(tower).quarry(drawing);
        table.top("b2".parse().unwrap(), tile("pink basalt 1")).top("d4".parse().unwrap(), tile("white granite 1"))
    };
    let game = |tower| quarry(tower).build().unwrap();
    let both = |tower| [pays(&game(tower), "b2"), pays(&game(tower), "d4")];
    assert_eq!(both(TowerTile::NoEffect), [0, 5]);
    assert_eq!(both(TowerTile::FlowerPaysTwo), [0, 6]);
    assert_eq!(both(TowerTile::PillarLess), [0, 4], "never below none");
    assert_eq!(both(TowerTile::SingleMore), [1, 6]);
    assert_eq!(both(TowerTile::DoubleMore), [0, 5]);
    let mut game = game(TowerTile::DoubleMore);
    play(&mut game, "dig b2");
    assert_eq!((game.hand(YOU).singles, game.hand(YOU).doubles), (0, 1));
    play(&mut game, "done\nkeep none\ndig d4");
    assert_eq!((game.hand(other()).singles, game.hand(other()).doubles), (4, 1), "each player gets it");
}

/// B2.3: the dug tile, the notch tile, both in either order, or none.
#[test]
fn both_tiles_may_be_built_in_either_order() {
    let game =
        Position::new(2).notch(YOU, tile("white start")).dug(tile("white clay 1")).singles(YOU, 8).build().unwrap();
    for order in [["dug", "notch"], ["notch", "dug"]] {
        let mut game = game;
        play(&mut game, &format!("place {} a1 floor 1\nrotate 0\nplace {} c1 floor 1\nrotate 0", order[0], order[1]));
        assert_eq!(refused(&game, "place dug e1 floor 1"), ("B2.3", Refusal::NoTile { source: Source::Dug }));
        assert_eq!(game.garden(YOU).terraces().len(), 2);
        play(&mut game, "done");
        assert_eq!(game.turn(), Turn::Decide(other()), "nothing is left to store");
    }
    let built = |plies: &str| {
        let mut game = game;
        play(&mut game, plies);
        game
    };
    let one_way = built("place dug a1 floor 1\nrotate 90\nplace notch c1 floor 1\nrotate 0");
    let other_way = built("place notch c1 floor 1\nrotate 0\nplace dug a1 floor 1\nrotate 90");
    assert_eq!(one_way, other_way, "the same position, whatever path led there");
    let mut none = game;
    play(&mut none, "done");
    assert_eq!(refused(&none, "place dug a1 floor 1"), ("B2.5", Refusal::OtherStep { due: Step::Store }));
}

/// B2.3: decor may be placed at any moment after its tiles, also on the first tile after the second; the second tile
/// may stand on the
/// first and use a statue placed this turn.
#[test]
fn the_second_tile_may_stand_on_the_first_and_its_statue() {
    let board = "floor 1
           a  b  c  d  e  f  g  h
        1  .  .  .  . |s  f |.  .
        2  .  .  .  . |t  b |.  .";
    let mut game = Position::new(2)
        .garden(YOU, board)
        .notch(YOU, tile("white clay 2"))
        .dug(tile("pink clay 3"))
        .singles(YOU, 9)
        .build()
        .unwrap();
    play(&mut game, "place notch c1 floor 1\nrotate 180\nstatue d1");
    assert!(allowed(&game, "place dug d1 floor 2 without sw"));
    play(&mut game, "place dug d1 floor 2 without sw\nrotate 0");
    assert_garden(
        &game,
        "floor 1
           a  b  c  d  e  f  g  h
        1  .  . |-  P |s  f |.  .
        2  .  . |-  b |t  b |.  .
        floor 2
        1  .  .  . |s  t |.  .  .
        2  .  .  . |O  - |.  .  .",
    );
    assert_eq!(game.hand(YOU).singles, 9 - 4 - 2, "the statue was free of charge");
    assert_eq!(refused(&game, "statue d2").0, "B4.1", "the first tile is covered there");
}

/// B2.3: after the second tile, decor touching only the first is still allowed.
#[test]
fn decor_on_the_first_tile_may_wait_for_the_second() {
    let table = Position::new(2).notch(YOU, tile("white clay 2")).dug(tile("pink clay 1")).singles(YOU, 8);
    let mut game = table.build().unwrap();
    play(&mut game, "place notch a1 floor 1\nrotate 0\nplace dug e5 floor 1\nrotate 0");
    assert!(allowed(&game, "statue a2"));
    play(&mut game, "statue a2\ndone");
    assert_garden(
        &game,
        "floor 1
        1 |b  - |.  .  .  .  .  .
        2 |T  - |.  .  .  .  .  .",
    );
}

/// B2.4: a double is paid with a double in hand, else with two singles; a double is never two singles.
#[test]
fn two_singles_make_a_double_but_not_back() {
    let board = "floor 1
        1 |s  f |.
        2 |t  b |.";
    let table = |singles, doubles| {
        let table = Position::new(2).garden(YOU, board).dug(tile("white clay 1"));
        table.singles(YOU, singles).doubles(YOU, doubles).build().unwrap()
    };
    let mut game = table(6, 0);
    play(&mut game, "place dug b1 floor 2");
    assert_eq!((game.hand(YOU).singles, game.hand(YOU).doubles), (0, 0), "two singles and two exchanged doubles");
    let mut game = table(6, 1);
    play(&mut game, "place dug b1 floor 2");
    assert_eq!((game.hand(YOU).singles, game.hand(YOU).doubles), (2, 0), "the double in hand goes first");
    let game = table(1, 5);
    let needs = Refusal::Pillars { bill: Bill { singles: 2, doubles: 2 }, needed: 2, has: 1 };
    assert_eq!(refused(&game, "place dug b1 floor 2"), ("B3.3", needs));
    let game = table(5, 0);
    let needs = Refusal::Pillars { bill: Bill { singles: 2, doubles: 2 }, needed: 6, has: 5 };
    assert_eq!(refused(&game, "place dug b1 floor 2"), ("B3.3", needs));
}

/// B2.5: at most 6 singles stay, doubles never.
#[test]
fn six_singles_and_no_double_are_stored() {
    let table = Position::new(2).singles(YOU, 9).doubles(YOU, 2).dug(tile("white clay 1"));
    let mut game = table.build().unwrap();
    play(&mut game, "done\nkeep dug");
    assert_eq!((game.hand(YOU).singles, game.hand(YOU).doubles), (6, 0));
}

/// B2.5: of two unbuilt tiles one is kept, or none; of one, that one or none; the rest leaves the game.
#[test]
fn one_unbuilt_tile_is_kept() {
    let table = |notch: bool| {
        let table = Position::new(2).dug(tile("pink clay 1")).flower(YOU, Flower::White);
        if notch { table.notch(YOU, tile("white start")) } else { table }.build().unwrap()
    };
    for (keep, kept, lost) in [
        ("keep dug", Some("pink clay 1"), vec!["white start"]),
        ("keep notch", Some("white start"), vec!["pink clay 1"]),
        ("keep none", None, vec!["white start", "pink clay 1"]),
    ] {
        let mut game = table(true);
        play(&mut game, "done");
        play(&mut game, keep);
        assert_eq!(game.hand(YOU).notch, kept.map(tile));
        assert!(lost.into_iter().all(|lost| game.left_the_game().has(tile(lost))), "{keep}");
    }
    let mut game = table(false);
    play(&mut game, "done");
    assert_eq!(refused(&game, "keep notch"), ("B2.3", Refusal::NoTile { source: Source::Notch }));
    play(&mut game, "keep dug");
    assert_eq!(game.hand(YOU).notch, Some(tile("pink clay 1")));
}

/// B2.5: a kept tile can be built in a later turn.
#[test]
fn a_kept_tile_waits_in_the_notch() {
    let mut game = building("", 6, "white clay 2");
    play(&mut game, "done\nkeep dug");
    idle(&mut game);
    play(&mut game, "dig d4");
    deal(&mut game, 1);
    play(&mut game, "place notch a1 floor 1\nrotate 0\nstatue a2");
}
