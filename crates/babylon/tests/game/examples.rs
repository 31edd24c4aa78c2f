//! The worked examples of the rulebook, one test each.

use babylon::{Bill, Category, Floor, Flower, Position, Refusal};
use game::Game;

use crate::support::{YOU, allowed, assert_garden, building, cell, garden, later, other, play, refused, tile};

const QUARRY: &str = "
    C C C C
    B B G C
    G . G G
    C C B C";

/// B2.1: granite A at c3, not the digger's flower: an equal neighbour, a lower one and the bottom pay, the clay one
/// does not.
#[test]
fn granite_pays_three() {
    let quarry = "
        C C C C
        C C C C
        C . G G
        C C B C";
    let table = Position::new(2).flower(YOU, Flower::White).quarry(quarry);
    let mut game = table.top("c3".parse().unwrap(), tile("yellow granite 1")).build().unwrap();
    play(&mut game, "dig c3");
    assert_eq!(game.hand(YOU).singles, 3);
}

/// B2.1: basalt B at a2, the digger's flower: the wall, the equal neighbour and the flower pay, clay and granite do
/// not.
#[test]
fn basalt_pays_three() {
    let table = Position::new(2).flower(YOU, Flower::Pink).flower(other(), Flower::White).quarry(QUARRY);
    let mut game = table.top("a2".parse().unwrap(), tile("pink basalt 1")).build().unwrap();
    play(&mut game, "dig a2");
    assert_eq!(game.hand(YOU).singles, 3);
}

/// B3.4: three supports and a belvedere.
#[test]
fn three_pillars_and_a_belvedere() {
    let mut game = building("", 3, "white basalt 1");
    play(&mut game, "place dug c3 floor 1 without se\nrotate 0");
    assert_garden(
        &game,
        "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |s  f |.  .  .  .
        4  .  . |b  O |.  .  .  .",
    );
}

/// B3.2: identical footprints are refused.
#[test]
fn terraces_are_never_completely_superposed() {
    let game = building("floor 1\n3  .  . |s  f |.\n4  .  . |-  - |.", 8, "pink clay 1");
    assert_eq!(
        refused(&game, "place dug c3 floor 2"),
        ("B3.2", Refusal::SameFootprint { anchor: "c3".parse().unwrap() })
    );
    assert!(allowed(&game, "place dug c4 floor 2"), "one row further it stands");
}

/// B3.3: two singles on floor 1 and two doubles on the board make floor 2.
#[test]
fn singles_and_doubles_make_floor_two() {
    let mut game = building("floor 1\n3  .  . |s  f |.\n4  .  . |-  - |.", 6, "pink clay 1");
    play(&mut game, "place dug d3 floor 2\nrotate 0");
    assert_garden(
        &game,
        "floor 1
        3  .  . |s  f |.  .  .  .
        4  .  . |-  - |.  .  .  .
        floor 2
        3  .  .  . |s  - |.  .  .
        4  .  .  . |f  - |.  .  .",
    );
    assert_eq!(game.hand(YOU).singles, 0);
    let poor = building("floor 1\n3  .  . |s  f |.\n4  .  . |-  - |.", 5, "pink clay 1");
    let needs = Refusal::Pillars { bill: Bill { singles: 2, doubles: 2 }, needed: 6, has: 5 };
    assert_eq!(refused(&poor, "place dug d3 floor 2"), ("B3.3", needs));
}

/// B4.5: four spots, three statues: the third spot is out of line, the fourth in line; the third, on an older tile,
/// stays empty.
#[test]
fn four_spots_three_statues() {
    let mut game = building("", 4, "pink clay 3");
    play(&mut game, "place dug a1 floor 1\nrotate 0\nstatue b1");
    game = later(&game, "white clay 2");
    play(&mut game, "place dug d1 floor 1\nrotate 90\nstatue d1");
    game = later(&game, "pink clay 2");
    play(&mut game, "place dug f4 floor 1\nrotate 0");
    assert_eq!(refused(&game, "statue g5"), ("B4.5", Refusal::OutOfLine { cell: cell("g5") }), "the third spot");
    game = later(&game, "blue clay 2");
    play(&mut game, "place dug g1 floor 1\nrotate 270\nstatue g1");
    assert_garden(
        &game,
        "floor 1
           a  b  c  d  e  f  g  h
        1 |s  T |. |T  b |. |T  - |
        2 |-  - |. |-  - |. |b  - |
        4  .  .  .  .  . |b  - |.
        5  .  .  .  .  . |-  t |.",
    );
    assert_eq!(refused(&game, "statue g5"), ("B4.1", Refusal::NotFresh), "in line now, but on an older terrace");
}

/// B5.2: stairs from floor 1 to 2 score 3, from 2 to 3 score 5.
#[test]
fn stairs_score_the_sum_of_their_floors() {
    let low = "floor 1
           a  b  c  d  e  f  g  h
        1 |-  S>|.  .  .  .  .  .
        2 |-  f |.  .  .  .  .  .
        floor 2
        1  .  . |Z< - |.  .  .  .
        2  .  . |-  b |.  .  .  .";
    assert_eq!(garden(low).score().points(Category::Stairs), 3);
    let high = "floor 1
           a  b  c  d  e  f  g  h
        1 |-  t |f  t |.  .  .  .
        2 |-  b |-  - |.  .  .  .
        floor 2
        1  .  .  . |S< - |.  .  .
        2  .  .  . |-  b |.  .  .
        floor 3
        1  . |-  Z>|.  .  .  .  .
        2  . |-  f |.  .  .  .  .";
    assert_eq!(garden(high).score().points(Category::Stairs), 5);
}

/// B5.2: a fountain on floor 2 scores 6.
#[test]
fn a_fountain_on_floor_two_scores_six() {
    let drawing = "floor 1
           a  b  c  d  e  f  g  h
        7 |s  f |.  .  .  .  .  .
        8 |-  - |.  .  .  .  .  .
        floor 2
        1 |-  F>|F< - |.  .  .  .
        2 |-  t |-  t |.  .  .  .";
    assert_eq!(garden(drawing).score().points(Category::Fountains), 6);
}

/// Three floors, the third resting on doubles and a distant second floor; a statue at b1 on floor 3.
const THREE_FLOORS: &str = "floor 1
       a  b  c  d  e  f  g  h
    1 |-  t |f  t |.  .  .  .
    2 |-  b |-  - |.  .  .  .
    floor 2
    7 |s  f |.  .  .  .  .  .
    8 |-  - |.  .  .  .  .  .
    floor 3
    1  . |T  - |.  .  .  .  .
    2  . |-  b |.  .  .  .  .";

/// B5.2: a statue on floor 3 scores 3.
#[test]
fn a_statue_on_floor_three_scores_three() {
    assert_eq!(garden(THREE_FLOORS).score().points(Category::Statues), 3);
}

/// B5.4: the summit scores 2, 4, 6.
#[test]
fn the_summit_scores_two_four_six() {
    let floors: Vec<&str> = THREE_FLOORS.split("    floor ").collect();
    let up_to = |count: usize| garden(&floors[..count].join("    floor ")).score().points(Category::Summit);
    assert_eq!([up_to(1), up_to(2), up_to(3)], [2, 4, 6]);
}

/// B3.2: floor 3 is refused without a terrace on floor 2, and allowed with a distant one.
#[test]
fn floor_three_needs_a_second_floor_anywhere() {
    let flat = "floor 1
        1 |-  t |f  t |.
        2 |-  b |-  - |.";
    let game = building(flat, 8, "pink clay 2");
    let floor = Floor::new(3).unwrap();
    assert_eq!(refused(&game, "place dug b1 floor 3"), ("B3.2", Refusal::MissingFloor { floor }));
    let distant = format!("{flat}\nfloor 2\n7 |s  f |.\n8 |-  - |.");
    assert!(allowed(&building(&distant, 8, "pink clay 2"), "place dug b1 floor 3"));
}

/// B3.3, B4.5: a statue used as a pillar scores 0 and aligns nothing.
#[test]
fn a_statue_used_as_a_pillar_is_no_statue() {
    let one = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  T |-  - |.  .
        4  .  . |-  s |s  f |.  .";
    let table =
        Position::new(2).garden(YOU, one).singles(YOU, 7).dug(tile("blue clay 1")).notch(YOU, tile("white clay 2"));
    let mut game = table.build().unwrap();
    assert_eq!(game.garden(YOU).score().points(Category::Statues), 1);
    play(&mut game, "place dug d3 floor 2\nrotate 0");
    assert_eq!(game.garden(YOU).score().points(Category::Statues), 0);
    play(&mut game, "place notch g6 floor 1\nrotate 0");
    assert!(allowed(&game, "statue g7"), "none stands, so it is a first one, in line with nothing");
}

/// B5.1: a tile hidden by several others together scores nothing.
#[test]
fn a_terrace_under_several_others_scores_nothing() {
    let with = |fourth: &str| {
        format!(
            "floor 1
               a  b  c  d  e  f  g  h
            3  .  . |s  f |.  .  .  .
            4  .  . |-  - |.  .  .  .
            floor 2
            2  . |s  t |s  b |.  .  .
            3  . |-  - |-  - |.  .  .
            {fourth}
            c3 white\nb2 pink\nd2 yellow\nb4 blue"
        )
    };
    let three = with("4  . |b  t |.\n5  . |-  - |.");
    let four = with("4  . |b  t |f  - |\n5  . |-  - |-  t |");
    assert_eq!(garden(&three).score().points(Category::FlowerSets), 4);
    assert_eq!(garden(&four).score().points(Category::FlowerSets), 0);
}

/// B5.5: a tie decided by visible holes.
#[test]
fn fewer_visible_holes_win_a_tie() {
    let one = "floor 1\n1 |s  f |.\n2 |-  - |.";
    let two = "floor 1\n1 |s  - |b  - |\n2 |f  - |-  t |";
    let table = Position::new(2).garden(YOU, two).garden(other(), one).to_move(other()).round(15);
    let mut game = table.dug(tile("blue basalt 1")).build().unwrap();
    play(&mut game, "done\nkeep none");
    let standing = game.standing();
    assert_eq!(standing.total(YOU), standing.total(other()));
    assert_eq!((game.garden(YOU).visible_holes(), game.garden(other()).visible_holes()), (56, 60));
    assert_eq!(standing.winners().collect::<Vec<_>>(), [YOU]);
}
