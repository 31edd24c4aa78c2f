//! B4: decor.

use babylon::{Babylon, Floor, Icon, Position, Refusal, TowerTile};
use game::Game;

use crate::support::{YOU, allowed, assert_garden, building, cell, play, refused, tile};

/// A terrace of an earlier turn with a fountain at d3 and a statue icon at d4.
const OLD: &str = "floor 1
       a  b  c  d  e  f  g  h
    3  .  . |-  f |.  .  .  .
    4  .  . |-  t |.  .  .  .";

fn floor(number: u8) -> Floor {
    Floor::new(number).unwrap()
}

/// B4.1: both ends on free visible spots with the icon, at least one on a terrace placed this turn, never diagonal.
#[test]
fn decor_stands_on_free_spots_with_its_icon() {
    let mut game = building(OLD, 4, "yellow clay 2");
    assert_eq!(refused(&game, "statue d4"), ("B4.1", Refusal::NotFresh), "an older terrace");
    play(&mut game, "place dug e3 floor 1\nrotate 0");
    assert_eq!(refused(&game, "fountain d3-e4"), ("B4.1", Refusal::Diagonal));
    assert_eq!(refused(&game, "statue a1"), ("B4.1", Refusal::BareBoard { cell: cell("a1") }));
    let wrong = Refusal::WrongIcon { cell: cell("e3"), needed: Icon::Statue, found: Some(Icon::Fountain) };
    assert_eq!(refused(&game, "statue e3"), ("B4.1", wrong));
    let blank = Refusal::WrongIcon { cell: cell("f3"), needed: Icon::Statue, found: None };
    assert_eq!(refused(&game, "statue f3"), ("B4.1", blank));
    play(&mut game, "fountain d3-e3");
    assert_eq!(refused(&game, "fountain d3-e3"), ("B4.1", Refusal::NotFree { cell: cell("d3") }));
    assert_garden(
        &game,
        "floor 1
        3  .  . |-  F>|F< - |.  .
        4  .  . |-  t |t  - |.  .",
    );
}

/// B4.1: decor is free and optional.
#[test]
fn decor_is_free_and_optional() {
    let mut game = building(OLD, 4, "yellow clay 2");
    play(&mut game, "place dug e3 floor 1\nrotate 0\nfountain d3-e3\nstatue e4\ndone");
    assert_eq!(game.hand(YOU).singles, 0, "only the terrace was paid");
    let mut game = building(OLD, 4, "yellow clay 2");
    play(&mut game, "place dug e3 floor 1\nrotate 0\ndone");
}

/// B4.2: stairs join neighbouring cells of terraces one floor apart.
#[test]
fn stairs_join_floors_one_apart() {
    let old = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  s |.  .  .  .
        4  .  . |-  f |.  .  .  .";
    let mut game = building(old, 8, "pink clay 1");
    let mut flat = game;
    play(&mut game, "place dug e3 floor 2\nrotate 0\nstairs d3-e3");
    assert_garden(
        &game,
        "floor 1
        3  .  . |-  S>|.  .  .  .
        floor 2
        3  .  .  .  . |Z< - |.  .
        4  .  .  .  . |f  - |.  .",
    );
    play(&mut flat, "place dug e3 floor 1\nrotate 0");
    assert_eq!(refused(&flat, "stairs d3-e3"), ("B4.2", Refusal::StairsFloors { first: 1, last: 1 }));
    assert_eq!(refused(&flat, "stairs d3-f3"), ("B4.2", Refusal::WrongReach { icon: Icon::Stairs }));
    let towering = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  s |.  .  .  .
        4  .  . |-  f |.  .  .  .
        floor 2
        2  .  .  .  . |-  t |.  .
        3  .  .  .  . |-  b |.  .
        4  .  .  .  . |-  - |.  .
        5  .  .  .  . |s  t |.  .";
    let mut game = building(towering, 8, "pink clay 1");
    play(&mut game, "place dug e3 floor 3\nrotate 0");
    assert_eq!(refused(&game, "stairs d3-e3"), ("B4.2", Refusal::StairsFloors { first: 1, last: 3 }));
}

/// B4.3: a fountain joins neighbouring cells of two different terraces of the same floor.
#[test]
fn a_fountain_joins_two_terraces_of_one_floor() {
    let mut game = building(OLD, 8, "yellow clay 2");
    let mut high = game;
    play(&mut game, "place dug e3 floor 1\nrotate 0");
    assert!(allowed(&game, "fountain d3-e3"));
    assert_eq!(refused(&game, "fountain d3-d5"), ("B4.3", Refusal::WrongReach { icon: Icon::Fountain }));
    play(&mut high, "place dug e3 floor 2\nrotate 0");
    assert_eq!(refused(&high, "fountain d3-e3"), ("B4.3", Refusal::FountainFloors { first: 1, last: 2 }));
    let table = Position::new(2).tower(TowerTile::IconAsAnother).singles(YOU, 4).dug(tile("yellow clay 2"));
    let mut alone = table.build().unwrap();
    play(&mut alone, "place dug e3 floor 1\nrotate 0");
    assert_eq!(refused(&alone, "fountain e3-e4 using e4"), ("B4.3", Refusal::FountainOneTerrace));
}

/// B4.4: one row or column, one floor, exactly one cell between, without a terrace there at that floor or above.
#[test]
fn a_bridge_spans_exactly_one_cell() {
    let old = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  b |.  .  .  .
        4  .  . |-  t |.  .  .  .";
    let mut game = building(old, 8, "white clay 2");
    let mut high = game;
    play(&mut game, "place dug f3 floor 1\nrotate 0");
    assert_eq!(refused(&game, "bridge d3-e3"), ("B4.4", Refusal::WrongReach { icon: Icon::Bridge }));
    play(&mut game, "bridge d3-f3");
    assert_garden(
        &game,
        "floor 1
        3  .  . |-  B>|==|B< - |.
        4  .  . |-  t |. |t  - |.",
    );
    assert!(!game.garden(YOU).footings_left().has(cell("e3")), "its middle cell takes no pillar");
    play(&mut high, "place dug f3 floor 2\nrotate 0");
    assert_eq!(refused(&high, "bridge d3-f3"), ("B4.4", Refusal::BridgeFloors { first: 1, last: 2 }));
    let beside = "floor 1
           a  b  c  d  e  f  g  h
        3  .  .  . |b  t |.  .  .
        4  .  .  . |-  - |.  .  .";
    let mut game = building(beside, 4, "white clay 2");
    play(&mut game, "place dug f3 floor 1\nrotate 0");
    assert_eq!(refused(&game, "bridge d3-f3"), ("B4.4", Refusal::BridgeBlocked { cell: cell("e3"), height: 1 }));
}

/// B4.4: lower terraces may be under a bridge, and what stands there does not matter.
#[test]
fn a_bridge_passes_over_lower_terraces() {
    let statue = "floor 1
           a  b  c  d  e  f  g  h
        4  .  . |T  - |.  .  .  .
        5  .  . |-  b |.  .  .  .
        floor 2
        4 |-  b |.  .  .  .  .  .
        5 |-  t |.  .  .  .  .  .";
    let mut game = building(statue, 8, "white clay 3");
    play(&mut game, "place dug d3 floor 2\nrotate 90\nbridge b4-d4");
    assert_garden(
        &game,
        "floor 1
        4  .  . |T  - |.  .  .  .
        floor 2
        3  .  .  . |-  s |.  .  .
        4 |-  B>|==|B< - |.  .  .",
    );
    let garden = game.garden(YOU);
    assert!(garden.statues().has(cell("c4")), "the statue still stands");
    assert_eq!(garden.score().points(babylon::Category::Statues), 1, "and is seen: only tiles hide");
    assert!(!garden.footings_left().has(cell("c4")));
}

/// B4.4: decor may be placed under a bridge, so that the order of the two does not matter; a pillar may not.
#[test]
fn decor_before_or_after_the_bridge_ends_alike() {
    let old = "floor 1
           a  b  c  d  e  f  g  h
        7  .  .  .  .  .  . |s  f |
        8  .  .  .  .  .  . |-  - |
        floor 2
        4 |-  b |.  .  .  .  .  .
        5 |-  t |.  .  .  .  .  .";
    let table = Position::new(2).garden(YOU, old).singles(YOU, 12);
    let mut game = table.notch(YOU, tile("white clay 2")).dug(tile("white clay 3")).build().unwrap();
    play(&mut game, "place notch c4 floor 1\nrotate 90\nplace dug d3 floor 2\nrotate 90");
    let (mut one, mut other) = (game, game);
    play(&mut one, "statue c4\nbridge b4-d4");
    play(&mut other, "bridge b4-d4");
    assert!(allowed(&other, "statue c4") && !other.garden(YOU).footings_left().has(cell("c4")));
    play(&mut other, "statue c4");
    assert_eq!(one.garden(YOU), other.garden(YOU));
}

/// The four arms of a cross around c4; a bridge joins b4 and d4.
fn crossroads(north: u8) -> Babylon {
    let arms = "
        3  .  .  . |-  s |.  .  .
        4 |-  B>|==|B< - |.  .  .
        5 |-  t |.  .  .  .  .  .";
    let north_arm = "
        2  . |-  s |.  .  .  .  .
        3  . |-  b |.  .  .  .  .";
    let drawing = if north == 1 {
        "floor 1
        2  . |-  s |.  .  .  .  .
        3  . |-  b |-  s |.  .  .
        4 |-  B>|==|B< - |.  .  .
        5 |-  t |.  .  .  .  .  ."
            .to_owned()
    } else {
        format!("floor 1{arms}\nfloor 2{north_arm}")
    };
    building(&drawing, 8, "white clay 2")
}

/// B4.4: no second bridge over a cell at the same floor, but bridges may cross on different floors.
#[test]
fn bridges_cross_on_different_floors_only() {
    let mut same = crossroads(1);
    play(&mut same, "place dug c5 floor 1\nrotate 0");
    assert_eq!(refused(&same, "bridge c3-c5"), ("B4.4", Refusal::BridgeCrossed { cell: cell("c4"), floor: floor(1) }));
    let mut other = crossroads(2);
    play(&mut other, "place dug c5 floor 2\nrotate 0\nbridge c3-c5");
    assert_garden(
        &other,
        "floor 1
        4 |-  B>|==|B< - |.  .  .
        floor 2
        3  . |-  Bv|.  .  .  .  .
        4  .  .  :  .  .  .  .  .
        5  .  . |B^ - |.  .  .  .",
    );
}

/// B4.5: the first statue anywhere, each later one in the row or column of one that stands.
#[test]
fn statues_stand_in_line() {
    let mut first = building("", 4, "white clay 2");
    play(&mut first, "place dug e5 floor 1\nrotate 0\nstatue e6");
    let one = "floor 1
        1 |T  - |.  .  .  .  .  .
        2 |-  b |.  .  .  .  .  .";
    let game = building(one, 4, "white clay 2");
    let statue_at = |place: &str, spot: &str| {
        let mut game = game;
        play(&mut game, &format!("place dug {place} floor 1\nrotate 0"));
        game.refuses(&format!("statue {spot}"))
    };
    assert_eq!(statue_at("e5", "e6"), Some(("B4.5", Refusal::OutOfLine { cell: cell("e6") })));
    assert_eq!(statue_at("a6", "a7"), None, "the same column, however far");
}

trait Refuses {
    fn refuses(&self, action: &str) -> Option<(&'static str, Refusal)>;
}

impl Refuses for Babylon {
    fn refuses(&self, action: &str) -> Option<(&'static str, Refusal)> {
        (!allowed(self, action)).then(|| refused(self, action))
    }
}

/// B4.5: distance and floors do not matter, and a statue that is merely hidden still aligns others.
#[test]
fn a_hidden_statue_still_aligns_others() {
    let hidden = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  T |-  - |.  .
        4  .  . |-  s |s  f |.  .
        floor 2
        7 |s  f |.  .  .  .  .  .
        8 |-  - |.  .  .  .  .  .
        floor 3
        3  .  .  . |O  - |.  .  .
        4  .  .  . |t  b |.  .  .";
    let game = building(hidden, 4, "white clay 2");
    assert_eq!(game.garden(YOU).score().points(babylon::Category::Statues), 0);
    let after = |place: &str| {
        let mut game = game;
        play(&mut game, &format!("place dug {place} floor 1\nrotate 0"));
        game
    };
    assert!(allowed(&after("g2"), "statue g3"), "row 3, two floors lower and seen by nobody");
    assert_eq!(refused(&after("g5"), "statue g6").0, "B4.5");
}

/// B4.5: a statue that serves as a pillar no longer stands and aligns nothing; with none standing, the next is a
/// first one.
#[test]
fn a_statue_used_as_a_pillar_aligns_nothing() {
    let one = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  T |-  - |.  .
        4  .  . |-  s |s  f |.  .";
    let table =
        Position::new(2).garden(YOU, one).singles(YOU, 7).dug(tile("pink clay 3")).notch(YOU, tile("white clay 2"));
    let mut game = table.build().unwrap();
    play(&mut game, "place dug d3 floor 2\nrotate 90\nstatue e4");
    play(&mut game, "place notch a2 floor 1\nrotate 0");
    assert_eq!(refused(&game, "statue a3"), ("B4.5", Refusal::OutOfLine { cell: cell("a3") }), "row 3 was its row");
}

fn with_effect(effect: TowerTile) -> Babylon {
    let table = Position::new(2).garden(YOU, OLD).tower(effect).singles(YOU, 8);
    let mut game = table.dug(tile("white clay 2")).notch(YOU, tile("pink clay 2")).build().unwrap();
    play(&mut game, "place dug e3 floor 1\nrotate 0");
    game
}

/// B4.6: one icon of a terrace placed this turn counts as another, for one end of one decor, once a turn.
#[test]
fn one_icon_counts_as_another() {
    let mut game = with_effect(TowerTile::IconAsAnother);
    let wrong = Refusal::WrongIcon { cell: cell("e3"), needed: Icon::Fountain, found: Some(Icon::Bridge) };
    assert_eq!(refused(&game, "fountain d3-e3"), ("B4.1", wrong), "not without saying so");
    assert_eq!(refused(&game, "statue f3 using f3"), ("B4.6", Refusal::EffectNeedsIcon { cell: cell("f3") }));
    let needless = Refusal::EffectNeedless { cell: cell("e4"), icon: Icon::Statue };
    assert_eq!(refused(&game, "statue e4 using e4"), ("B4.6", needless));
    assert_eq!(refused(&game, "statue e4 using e3"), ("B4.6", Refusal::EffectNotAnEnd { cell: cell("e3") }));
    let old = Refusal::EffectOldTerrace { cell: cell("d4") };
    assert_eq!(refused(&game, "fountain d4-e4 using d4"), ("B4.6", old));
    play(&mut game, "fountain d3-e3 using e3");
    assert_garden(
        &game,
        "floor 1
        3  .  . |-  F>|F< - |.  .
        4  .  . |-  t |t  - |.  .",
    );
    assert_eq!(refused(&game, "fountain d4-e4 using e4").0, "B4.1", "d4 has no fountain either");
    play(&mut game, "place notch g3 floor 1\nrotate 0");
    assert_eq!(refused(&game, "statue g3 using g3"), ("B4.6", Refusal::EffectUsed), "once for both tiles together");
}

/// B4.6: one blank spot of a terrace placed this turn counts as any icon.
#[test]
fn one_blank_spot_counts_as_any_icon() {
    let mut game = with_effect(TowerTile::BlankAsAny);
    assert_eq!(refused(&game, "fountain d3-e3 using e3"), ("B4.6", Refusal::EffectNeedsBlank { cell: cell("e3") }));
    assert!(allowed(&game, "statue f3 using f3") && allowed(&game, "statue f4 using f4"));
    play(&mut game, "statue f4 using f4");
    assert_eq!(refused(&game, "statue f3 using f3"), ("B4.6", Refusal::EffectUsed));
    let game = with_effect(TowerTile::NoEffect);
    assert_eq!(refused(&game, "statue f3 using f3"), ("B4.6", Refusal::NoEffect));
}

/// B4.6: with the option, the effect serves each tile of the turn once, and a tile on another anew.
#[test]
fn the_effect_serves_each_tile_where_the_table_wants_it() {
    let table = || Position::new(2).option("tower-icons", "each-tile").tower(TowerTile::BlankAsAny).singles(YOU, 14);
    let both = || table().dug(tile("white clay 2")).notch(YOU, tile("pink clay 1"));
    let mut game = both().build().unwrap();
    play(&mut game, "place dug a1 floor 1\nrotate 0\nstatue b1 using b1");
    let used = |place| ("B4.6", Refusal::EffectUsedOnTile { cell: cell(place) });
    assert_eq!(refused(&game, "statue b2 using b2"), used("b2"));
    assert!(!game.view().tower.used, "the other tile may still come");
    play(&mut game, "place notch c1 floor 1\nrotate 0");
    assert_eq!(refused(&game, "statue b2 using b2"), used("b2"));
    play(&mut game, "statue d1 using d1");
    assert_eq!(refused(&game, "statue c2 using c2"), used("c2"));
    assert!(game.view().tower.used);
    play(&mut game, "done");
    assert!(!game.view().tower.used, "the next player has not used it");

    let mut game = both().build().unwrap();
    play(&mut game, "place dug a1 floor 1\nrotate 0\nstatue b2 using b2\nplace notch b2 floor 2 without se\nrotate 0");
    assert_eq!(refused(&game, "statue b1 using b1"), used("b1"));
    assert!(allowed(&game, "statue c2 using c2"), "the tile above has not been served");
}

/// B4.6: the spot must be free.
#[test]
fn the_effect_needs_a_free_spot() {
    let table = Position::new(2).tower(TowerTile::BlankAsAny).singles(YOU, 3).dug(tile("white clay 2"));
    let mut game = table.build().unwrap();
    play(&mut game, "place dug e3 floor 1 without ne\nrotate 0");
    assert_eq!(refused(&game, "statue f3 using f3"), ("B4.1", Refusal::NotFree { cell: cell("f3") }), "a belvedere");
    assert!(allowed(&game, "statue f4 using f4"));
}
