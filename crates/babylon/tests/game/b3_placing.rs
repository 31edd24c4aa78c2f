//! B3: placing a terrace.

use babylon::{Action, Babylon, Bill, Cells, Corner, Floor, Garden, Position, Refusal, Step};
use game::Game;

use crate::support::{YOU, allowed, assert_garden, building, cell, play, refused, tile};

fn floor(number: u8) -> Floor {
    Floor::new(number).unwrap()
}

fn placements(game: &Babylon) -> Vec<String> {
    let mut list = Vec::new();
    game.list_placements(&mut list);
    list.iter().map(ToString::to_string).collect()
}

const TWO_FLOORS: &str = "floor 1
       a  b  c  d  e  f  g  h
    1 |s  f |s  f |.  .  .  .
    2 |t  b |-  - |.  .  .  .
    floor 2
    1  . |t  b |.  .  .  .  .
    2  . |s  f |.  .  .  .  .";

/// B3.1: 49 places on the bare board, any of four rotations.
#[test]
fn a_tile_covers_two_by_two_cells_in_any_rotation() {
    let game = building("", 4, "white clay 1");
    assert_eq!(placements(&game).iter().filter(|place| !place.contains("without")).count(), 49);
    assert!("place dug h1 floor 1".parse::<babylon::Action>().is_err(), "it would stick out");
    for (degrees, upper, lower) in [
        (0, "|s  f |", "|-  - |"),
        (90, "|-  s |", "|-  f |"),
        (180, "|-  - |", "|f  s |"),
        (270, "|f  - |", "|s  - |"),
    ] {
        let mut game = game;
        play(&mut game, "place dug a1 floor 1");
        assert_eq!(refused(&game, "done"), ("B3.1", Refusal::OtherStep { due: Step::Rotate }));
        play(&mut game, &format!("rotate {degrees}"));
        assert_garden(&game, &format!("floor 1\n1 {upper}.  .  .  .  .  .\n2 {lower}.  .  .  .  .  ."));
    }
}

/// B3.1: the height of a cell is the floor of the topmost terrace on it.
#[test]
fn heights_are_those_of_the_topmost_terrace() {
    let game = building(TWO_FLOORS, 0, "pink clay 1");
    let heights = ["a1", "b1", "c1", "d1", "h8"].map(|name| game.garden(YOU).height(cell(name)));
    assert_eq!(heights, [1, 2, 2, 1, 0]);
}

/// B3.2: every cell must be lower than the floor.
#[test]
fn a_terrace_is_above_everything_it_covers() {
    let game = building(TWO_FLOORS, 8, "pink clay 1");
    let low = Refusal::TooLow { cell: cell("c2"), height: 2, floor: floor(2) };
    assert_eq!(refused(&game, "place dug c2 floor 2"), ("B3.2", low));
    let low = Refusal::TooLow { cell: cell("d2"), height: 1, floor: floor(1) };
    assert_eq!(refused(&game, "place dug d2 floor 1"), ("B3.2", low));
}

/// B3.2: the floor below must have a terrace, covered or not, near or far.
#[test]
fn floors_are_built_one_by_one() {
    let flat = "floor 1
        1 |s  f |s  f |.
        2 |t  b |-  - |.";
    let game = building(flat, 8, "pink clay 1");
    assert_eq!(refused(&game, "place dug b1 floor 3"), ("B3.2", Refusal::MissingFloor { floor: floor(3) }));
    assert!(allowed(&game, "place dug b1 floor 2"));
    let game = building("", 8, "pink clay 1");
    assert_eq!(refused(&game, "place dug b1 floor 2"), ("B3.2", Refusal::MissingFloor { floor: floor(2) }));
    let covered = building(TWO_FLOORS, 8, "pink clay 1");
    assert!(allowed(&covered, "place dug e5 floor 2"), "floor 1 is far away and partly covered");
}

/// B3.2: no two terraces have the same footprint, at whatever height.
#[test]
fn a_footprint_is_used_once() {
    let game = building(TWO_FLOORS, 8, "pink clay 1");
    for place in ["place dug a1 floor 3 without ne", "place dug b1 floor 3", "place dug c1 floor 2"] {
        assert!(matches!(refused(&game, place), ("B3.2", Refusal::SameFootprint { .. })), "{place}");
    }
}

/// A bridge on floor 2 over a statue on floor 1.
const OVER_STATUE: &str = "floor 1
       a  b  c  d  e  f  g  h
    4  .  . |T  - |.  .  .  .
    5  .  . |-  b |.  .  .  .
    floor 2
    3  .  .  . |-  s |.  .  .
    4 |-  B>|==|B< - |.  .  .
    5 |-  t |.  .  .  .  .  .";

/// B3.2: a terrace must be above every bridge whose middle cell it covers.
#[test]
fn nothing_is_built_under_a_bridge() {
    let game = building(OVER_STATUE, 9, "pink clay 1");
    for number in [1, 2] {
        let under = Refusal::UnderBridge { cell: cell("c4"), floor: floor(number) };
        assert_eq!(refused(&game, &format!("place dug b3 floor {number}")), ("B3.2", under));
    }
}

/// B3.3: a cell under a bridge gives no support, not even by its statue.
#[test]
fn the_middle_of_a_bridge_supports_nothing() {
    let game = building(OVER_STATUE, 9, "pink clay 1");
    for place in ["place dug b3 floor 3", "place dug c3 floor 3 without se", "place dug c3 floor 3 without sw"] {
        assert!(matches!(refused(&game, place), ("B3.4", Refusal::TooFewSupports { .. })), "{place}");
    }
    assert!(placements(&game).iter().all(|place| !place.contains(" c4 ") && !place.contains(" b4 ")));
    let low = "floor 1
           a  b  c  d  e  f  g  h
        4 |-  B>|==|B< - |.  .  .
        5 |-  t |. |t  - |.  .  .";
    let game = building(low, 9, "pink clay 1");
    let too_few = ("B3.4", Refusal::TooFewSupports { found: 2 });
    assert_eq!(refused(&game, "place dug b3 floor 2 without sw"), too_few, "the end and the middle");
}

/// Two terraces side by side; a statue stands at d3.
const STATUE: &str = "floor 1
       a  b  c  d  e  f  g  h
    3  .  . |-  T |-  - |.  .
    4  .  . |-  s |s  f |.  .";

/// B3.3: gap 1 takes a single pillar, or a statue free of charge, which stops being one.
#[test]
fn a_statue_supports_free_of_charge() {
    let mut game = building(STATUE, 3, "white clay 2");
    play(&mut game, "place dug d3 floor 2\nrotate 0");
    assert_eq!(game.hand(YOU).singles, 0, "three singles and the statue");
    assert_garden(
        &game,
        "floor 1
        3  .  . |-  P |-  - |.  .
        4  .  . |-  s |s  f |.  .
        floor 2
        3  .  .  . |b  - |.  .  .
        4  .  .  . |t  - |.  .  .",
    );
    assert!(game.garden(YOU).standing_statues().is_empty());
}

/// B3.3: gap 2 takes a double pillar, and a larger gap none.
#[test]
fn the_gap_decides_the_pillar() {
    let mut game = building(TWO_FLOORS, 8, "pink clay 1");
    assert_eq!(refused(&game, "place dug e5 floor 3"), ("B3.4", Refusal::TooFewSupports { found: 0 }));
    play(&mut game, "place dug e5 floor 2");
    assert_eq!(game.hand(YOU).singles, 0, "four doubles on the bare board");
    let poor = building(TWO_FLOORS, 7, "pink clay 1");
    let needs = Refusal::Pillars { bill: Bill { singles: 0, doubles: 4 }, needed: 8, has: 7 };
    assert_eq!(refused(&poor, "place dug e5 floor 2"), ("B3.3", needs));
    assert!(allowed(&poor, "place dug e5 floor 2 without ne"));
}

/// B3.3: a spot on which something stands takes no pillar, and a statue at gap 2 is no support.
#[test]
fn a_spot_that_is_taken_takes_no_pillar() {
    let taken = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  T |-  - |.  .
        4  .  . |-  O |s  f |.  .
        floor 2
        7 |s  f |.  .  .  .  .  .
        8 |-  - |.  .  .  .  .  .
        c3 yellow";
    let game = building(taken, 9, "white clay 2");
    assert_eq!(refused(&game, "place dug d3 floor 2"), ("B3.4", Refusal::MustLeaveOut { corner: Corner::Sw }));
    assert!(allowed(&game, "place dug d3 floor 2 without sw"), "statue and two singles");
    assert_eq!(refused(&game, "place dug d3 floor 3"), ("B3.4", Refusal::TooFewSupports { found: 2 }));
}

/// B3.4: three or four supports; with three, a belvedere above the missing one takes its spot.
#[test]
fn three_supports_and_a_belvedere() {
    for (without, corner) in ["nw", "ne", "se", "sw"].into_iter().zip(Corner::ALL) {
        let mut game = building("", 3, "white basalt 1");
        assert!(!allowed(&game, "place dug c3 floor 1"), "four pillars are too many");
        play(&mut game, &format!("place dug c3 floor 1 without {without}\nrotate 0"));
        let terrace = game.garden(YOU).terraces()[0];
        let used = terrace.anchor().cell(corner);
        assert_eq!((terrace.belvedere(), game.hand(YOU).singles), (Some(used), 0));
        assert!(!game.garden(YOU).free().has(used) && game.garden(YOU).icon(used).is_none(), "the icon is used up");
    }
}

/// B3.4: a statue at gap 1 always supports; of the others any may be left out; two are too few.
#[test]
fn a_statue_is_never_left_out() {
    let game = building(STATUE, 3, "white clay 2");
    let statue = ("B3.4", Refusal::StatueSupports { cell: cell("d3") });
    assert_eq!(refused(&game, "place dug d3 floor 2 without nw"), statue);
    for corner in ["ne", "se", "sw"] {
        assert!(allowed(&game, &format!("place dug d3 floor 2 without {corner}")));
    }
    let game = building(TWO_FLOORS, 8, "pink clay 1");
    assert_eq!(refused(&game, "place dug c2 floor 3"), ("B3.4", Refusal::TooFewSupports { found: 2 }));
}

/// B3.4: with the option, a statue at gap 1 may be left out too: a belvedere hangs over it and it goes on standing.
#[test]
fn a_statue_may_be_left_out_where_the_table_wants_it() {
    let table = || Position::new(2).option("statues", "may-be-left-out").singles(YOU, 9);
    let mut game = table().garden(YOU, STATUE).dug(tile("white clay 2")).build().unwrap();
    for corner in ["nw", "ne", "se", "sw"] {
        assert!(allowed(&game, &format!("place dug d3 floor 2 without {corner}")));
    }
    let preview = |without: &str| {
        let Action::Place(placement) = format!("place dug d3 floor 2{without}").parse().unwrap() else { panic!() };
        game.preview_placement(placement).unwrap()
    };
    assert_eq!(preview("").statues, Cells::from(cell("d3")));
    assert_eq!((preview(" without nw").statues, preview(" without nw").belvedere), (Cells::NONE, Some(cell("d3"))));
    play(&mut game, "place dug d3 floor 2 without nw\nrotate 0");
    assert_eq!(game.hand(YOU).singles, 6, "three pillars, no statue");
    let left_out = "floor 1
        3  .  . |-  T |-  - |.  .
        4  .  . |-  s |s  f |.  .
        floor 2
        3  .  .  . |O  - |.  .  .
        4  .  .  . |t  - |.  .  .";
    assert_garden(&game, left_out);
    assert_eq!(game.garden(YOU).standing_statues(), Cells::from(cell("d3")));
    assert!(allowed(&game, "statue d4"), "it still aligns others");
    game.audit().unwrap();
    let again = table().garden(YOU, &game.garden(YOU).draw(&game.components()));
    assert!(again.build().is_ok());
    assert!(Garden::read(&game.garden(YOU).draw(&game.components()), &game.components()).is_err(), "not otherwise");
}

/// Stairs from d5 on floor 1 up to d4 on floor 2, with room to build over both ends.
const STAIRS: &str = "floor 1
       a  b  c  d  e  f  g  h
    5  .  . |-  S^|-  - |.  .
    6  .  . |-  f |f  t |.  .
    floor 2
    3  .  . |b  - |-  f |.  .
    4  .  . |-  Zv|t  b |.  .";

/// B3.5: the corner without support may hang over the upper end of stairs, but over the lower end only at gap 2.
#[test]
fn a_corner_hangs_over_the_lower_end_of_stairs_at_gap_two() {
    let game = building(STAIRS, 9, "pink clay 2");
    assert!(allowed(&game, "place dug d3 floor 3 without sw"), "the upper end, gap 1");
    assert_eq!(refused(&game, "place dug d5 floor 2"), ("B3.5", Refusal::StairsBelow { cell: cell("d5") }));
    assert_eq!(refused(&game, "place dug d5 floor 2 without nw").0, "B3.5");
    assert!(allowed(&game, "place dug d5 floor 3 without nw"), "gap 2");
}

/// B3.5: it may hang over a belvedere, a fountain, the end of a bridge, a statue at gap 2, and bare spots however
/// deep.
#[test]
fn a_corner_hangs_over_anything_lower() {
    let fountain = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  t |-  - |.  .
        4  .  . |-  Fv|s  b |.  .
        5  .  . |-  F^|.  .  .  .
        6  .  . |-  s |.  .  .  .";
    assert!(allowed(&building(fountain, 9, "white basalt 1"), "place dug d3 floor 2 without sw"));
    let bridge = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  t |-  - |.  .
        4  .  . |-  Bv|s  f |.  .
        5  .  .  .  :  .  .  .  .
        6  .  . |-  B^|.  .  .  .
        7  .  . |-  s |.  .  .  .";
    assert!(allowed(&building(bridge, 9, "white basalt 1"), "place dug d3 floor 2 without sw"));
    let statue = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  b |-  - |.  .
        4  .  . |-  T |s  f |.  .
        floor 2
        1 |-  - |.  .  .  .  .  .
        2 |s  t |.  .  .  .  .  .";
    let game = building(statue, 9, "white basalt 1");
    assert!(allowed(&game, "place dug d3 floor 3 without sw"), "gap 2");
    assert_eq!(refused(&game, "place dug d3 floor 2 without sw").0, "B3.4", "gap 1");
    let deep = building(
        "floor 1
           a  b  c  d  e  f  g  h
        5  .  .  .  . |s  - |.  .
        6  .  .  .  . |-  f |.  .
        floor 2
        3  .  . |b  - |-  f |.  .
        4  .  . |-  s |t  b |.  .",
        9,
        "white basalt 1",
    );
    assert!(allowed(&deep, "place dug d4 floor 3 without sw"), "d5 is bare board, three floors below");
}

/// B3.6: a spot covered by a tile, seen from above, is dead: no pillar and no decor, however much room there is.
#[test]
fn a_covered_spot_is_dead() {
    let mut game = Position::new(2)
        .garden(YOU, STATUE)
        .singles(YOU, 14)
        .notch(YOU, tile("white clay 2"))
        .dug(tile("pink clay 2"))
        .build()
        .unwrap();
    play(&mut game, "place notch a6 floor 1\nrotate 0\nplace dug b6 floor 2 without sw\nrotate 0");
    assert_garden(
        &game,
        "floor 1
        6 |b  - |.  .  .  .  .  .
        7 |t  - |.  .  .  .  .  .
        floor 2
        6  . |b  - |.  .  .  .  .
        7  . |O  t |.  .  .  .  .",
    );
    assert!(matches!(refused(&game, "statue b7"), ("B4.1", Refusal::NotFree { .. })), "the upper spot is meant");
    let beneath = building(TWO_FLOORS, 9, "pink clay 1");
    assert!(matches!(refused(&beneath, "place dug b2 floor 2"), ("B3.2", Refusal::TooLow { .. })));
    assert!(!beneath.garden(YOU).showing(babylon::Icon::Fountain).has(cell("b1")), "the icon below is gone");
}
