//! B5: the end.

use babylon::{Category, Decor, Link, Position, Thing};
use game::{Game, Seat, Turn};

use crate::support::{YOU, cell, garden, other, play, tile};

fn points(drawing: &str, category: Category) -> i16 {
    garden(drawing).score().points(category)
}

/// The terrace at c3, of which only d4 is seen.
const ALMOST_BURIED: &str = "floor 1
       a  b  c  d  e  f  g  h
    3  .  . |s  f |.  .  .  .
    4  .  . |-  - |.  .  .  .
    floor 2
    2  . |s  t |s  b |.  .  .
    3  . |-  - |-  - |.  .  .
    4  . |b  t |.  .  .  .  .
    5  . |-  - |.  .  .  .  .
    c3 white
    b2 pink
    d2 yellow
    b4 blue";

/// The same, with a fourth terrace over d4.
const BURIED: &str = "floor 1
       a  b  c  d  e  f  g  h
    3  .  . |s  f |.  .  .  .
    4  .  . |-  - |.  .  .  .
    floor 2
    2  . |s  t |s  b |.  .  .
    3  . |-  - |-  - |.  .  .
    4  . |b  t |b  - |.  .  .
    5  . |-  - |-  t |.  .  .
    c3 white
    b2 pink
    d2 yellow
    b4 blue
    d4 pink";

/// B5.1: a tile counts if any of its cells is not covered by a tile; several together can hide it.
#[test]
fn a_terrace_hidden_by_several_others_does_not_count() {
    assert_eq!(points(ALMOST_BURIED, Category::FlowerSets), 4, "its last cell is seen");
    assert_eq!(points(BURIED, Category::FlowerSets), 0);
    let seen = garden(BURIED).seen_from_above();
    let hidden = seen.iter().find(|sight| sight.thing == Thing::Terrace("c3".parse().unwrap())).unwrap();
    assert!(hidden.visible.is_empty());
    assert_eq!(hidden.hidden_by.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b2", "d2", "b4", "d4"]);
}

/// B5.1: decor counts if any of its cells is seen, and so does a belvedere; only tiles hide.
#[test]
fn half_hidden_decor_counts() {
    let half = "floor 1
           a  b  c  d  e  f  g  h
        4  .  . |t  F>|F< - |.  .
        5  .  . |-  - |-  t |.  .
        floor 2
        3  .  . |s  - |.  .  .  .
        4  .  . |-  O |.  .  .  .
        c4 yellow
        e4 blue";
    let game = garden(half);
    assert_eq!(game.score().points(Category::Fountains), 3, "its other half is seen");
    assert_eq!(game.score().points(Category::Belvederes), 1);
    let fountain = Thing::Decor(Decor::Fountain(Link::new(cell("d4"), cell("e4")).unwrap()));
    let sight = game.seen_from_above().into_iter().find(|sight| sight.thing == fountain).unwrap();
    assert_eq!((sight.visible, sight.points), (cell("e4").into(), 3));
    assert_eq!(sight.hidden_by, ["c3".parse().unwrap()]);
}

/// B5.1: the cells of a bridge are its two ends and its middle.
#[test]
fn a_bridge_is_seen_by_its_middle() {
    let covered = "floor 1
           a  b  c  d  e  f  g  h
        4 |-  B>|==|B< - |.  .  .
        5 |-  t |. |t  - |.  .  .
        floor 2
        3 |s  - |. |s  f |.  .  .
        4 |-  O |. |O  - |.  .  .";
    let garden = garden(covered);
    let sights = garden.seen_from_above();
    let bridge = sights.iter().find(|sight| matches!(sight.thing, Thing::Decor(Decor::Bridge(_)))).unwrap();
    assert_eq!(bridge.visible, cell("c4").into(), "both ends are hidden");
    assert_eq!(garden.score().points(Category::Bridges), 3);
}

/// Every kind of decor at least once, and every flower.
const RICH: &str = "floor 1
       a  b  c  d  e  f  g  h
    1 |T  S>|.  .  .  .  .  .
    2 |-  - |.  .  .  .  .  .
    7 |-  B>|==|B< - |.  .  .
    8 |-  t |. |t  - |.  .  .
    floor 2
    1  .  . |Z< F>|F< - |.  .
    2  .  . |T  O |-  T |.  .
    c1 pink";

/// B5.2: statue 1 × floor, fountain and bridge 3 × floor, stairs the sum of their floors, belvedere 1.
#[test]
fn decor_scores_by_its_floor() {
    assert_eq!(points(RICH, Category::Statues), 1 + 2 + 2);
    assert_eq!(points(RICH, Category::Fountains), 3 * 2);
    assert_eq!(points(RICH, Category::Bridges), 3);
    assert_eq!(points(RICH, Category::Stairs), 1 + 2);
    assert_eq!(points(RICH, Category::Belvederes), 1);
}

/// B5.2: what is listed one by one adds up to the score.
#[test]
fn things_seen_add_up_to_the_score() {
    let garden = garden(RICH);
    let listed: i16 = garden.seen_from_above().iter().map(|sight| i16::from(sight.points)).sum();
    let score = garden.score();
    let sets = score.points(Category::DecorSets) + score.points(Category::FlowerSets) + score.points(Category::Summit);
    assert_eq!(listed + sets, score.total());
}

/// B5.3: 4 for each set of all four decors and for each set of all four flowers; hidden ones do not count.
#[test]
fn sets_score_four() {
    assert_eq!(points(RICH, Category::DecorSets), 4);
    assert_eq!(points(&RICH.replace('T', "t"), Category::DecorSets), 0, "no statue, no set");
    assert_eq!(points(RICH, Category::FlowerSets), 4);
    assert_eq!(points(&RICH.replace("c1 pink", "c1 yellow"), Category::FlowerSets), 0, "no pink, no set");
    assert_eq!(points(BURIED, Category::FlowerSets), 0, "white is hidden");
}

/// B5.4: twice the highest floor.
#[test]
fn the_summit_scores_twice_its_floor() {
    let one = "floor 1
        1 |s  f |.
        2 |-  - |.";
    let two = "floor 1
        1 |s  f |.
        2 |-  - |.
        floor 2
        1  .  .  . |t  b |
        2  .  .  . |s  f |";
    assert_eq!([points("", Category::Summit), points(one, Category::Summit), points(two, Category::Summit)], [0, 2, 4]);
}

/// The last turn of a two-player game: both have 2 points.
fn last_turn(yours: &str, theirs: &str) -> babylon::Babylon {
    let table = Position::new(2).garden(YOU, yours).garden(other(), theirs).to_move(other()).round(15);
    let mut game = table.dug(tile("blue basalt 1")).build().unwrap();
    play(&mut game, "done\nkeep none");
    assert_eq!(game.turn(), Turn::Over);
    game
}

/// B5.5: most points, then fewest visible holes, then shared.
#[test]
fn ties_are_decided_by_visible_holes() {
    let one = "floor 1\n1 |s  f |.\n2 |-  - |.\na1 white";
    let also_one = "floor 1\n1 |s  - |.\n2 |f  - |.\na1 pink";
    let two = "floor 1\n1 |s  - |b  - |\n2 |f  - |-  t |\na1 pink\nc1 pink";
    let winners = |game: &babylon::Babylon| game.standing().winners().collect::<Vec<Seat>>();
    let game = last_turn(one, two);
    assert_eq!((game.standing().total(YOU), game.standing().total(other())), (2, 2));
    assert_eq!(winners(&game), [other()], "56 visible holes against 60");
    assert_eq!(winners(&last_turn(one, also_one)), [YOU, other()], "shared");
    let high = "floor 1\n1 |s  f |.\n2 |-  - |.\nfloor 2\n1  .  . |s  - |\n2  .  . |-  b |\na1 white";
    assert_eq!(winners(&last_turn(high, two)), [YOU], "more points");
}
