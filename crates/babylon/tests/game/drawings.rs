//! Drawings, positions and previews.

use babylon::{Components, DrawingError, Floor, Garden, Payment, Placement, Position, PositionError, Refusal, Tile};
use game::{Game, Seat};

use crate::support::{YOU, building, cell, garden, other, play, tile};

fn faults(drawing: &str) -> Vec<DrawingError> {
    Garden::read(drawing, &Components::standard()).expect_err("a faulty drawing")
}

#[test]
fn a_drawing_is_read_back_as_the_same_garden() {
    let drawing = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  P |-  - |.  .
        4  .  . |-  s |s  f |.  .
        floor 2
        3  .  .  . |b  - |.  .  .
        4  .  .  . |T  - |.  .  .";
    let garden = garden(drawing);
    let again = Garden::read(&garden.draw(&Components::standard()), &Components::standard());
    assert_eq!(again, Ok(garden));
}

#[test]
fn impossible_gardens_are_refused_with_every_fault() {
    let anchor = |name: &str| name.parse().unwrap();
    let floor = |number| Floor::new(number).unwrap();
    let floating = "floor 3\n1 |s  f |.\n2 |-  - |.";
    assert!(faults(floating).contains(&DrawingError::MissingFloor { floor: floor(3) }));
    assert_eq!(faults(floating).len(), 5, "four corners rest on nothing");
    let same = "floor 1\n1 |s  f |.\n2 |-  - |.\nfloor 2\n1 |s  - |.\n2 |f  - |.";
    assert!(faults(same).contains(&DrawingError::SameFootprint { anchor: anchor("a1") }));
    let half = "floor 1\n1 |s  F>|.\n2 |-  - |.";
    assert_eq!(faults(half), [DrawingError::LooseEnd { cell: cell("b1"), floor: floor(1) }]);
    let torn = "floor 1\n1 |s  f |.\n2 |-  .  .";
    assert_eq!(faults(torn), [DrawingError::Torn { floor: floor(1), cell: cell("a1") }]);
    let unknown = "floor 1\n1 |s  s |.\n2 |-  - |.";
    assert_eq!(faults(unknown), [DrawingError::NoTile { anchor: anchor("a1") }]);
    let balcony = "floor 1\n1 |O  O |.\n2 |-  - |.";
    assert_eq!(faults(balcony), [DrawingError::TwoBelvederes { anchor: anchor("a1") }]);
    assert!(matches!(faults("floor 17").as_slice(), [DrawingError::Line { .. }]));
    assert!(matches!(faults("1 |s  f |").as_slice(), [DrawingError::Line { .. }]), "no floor yet");
    assert_eq!(faults("c3 white"), [DrawingError::NoTerrace { anchor: anchor("c3") }]);
}

#[test]
fn impossible_tables_are_refused() {
    let refused = |position: Position| position.build().expect_err("an impossible table");
    let white = tile("white start");
    assert_eq!(refused(Position::new(2).notch(YOU, white).dug(white)), [PositionError::Twice(white)]);
    assert!(matches!(refused(Position::new(5)).as_slice(), [PositionError::Setup(_)]));
    let third = Seat::new(2).unwrap();
    assert_eq!(refused(Position::new(2).singles(third, 1)), [PositionError::Seat(third)]);
    assert_eq!(refused(Position::new(2).round(16)), [PositionError::Round(16)]);
    assert_eq!(refused(Position::new(2).singles(other(), 7)), [PositionError::Stored(other())]);
    assert!(!refused(Position::new(2).quarry("C C\nX")).is_empty());
    let three = "floor 1\n1 |s  f |s  - |\n2 |-  - |f  - |";
    assert_eq!(refused(Position::new(2).garden(YOU, three).round(1)), [PositionError::Round(1)]);
    let all_clay = "C C C C\nC C C C\nC C C C\nC C C C";
    let dug = Position::new(2).dug(tile("white clay 1")).quarry(all_clay);
    assert_eq!(refused(dug), [PositionError::TooFew(babylon::Material::Clay)]);
}

#[test]
fn a_built_table_keeps_the_laws() {
    let drawing = "floor 1\n3  .  . |-  T |-  - |\n4  .  . |-  s |s  f |";
    for players in 2..=4 {
        let position =
            Position::new(players).garden(YOU, drawing).singles(YOU, 9).doubles(YOU, 1).dug(tile("white clay 2"));
        let game = position.build().unwrap();
        assert_eq!(game.audit(), Ok(()));
        let mut list = Vec::new();
        game.actions(&mut list);
        assert!(list.iter().all(|&action| game.check(action).is_ok()));
    }
}

fn placement(text: &str) -> Placement {
    match text.parse().unwrap() {
        babylon::Action::Place(placement) => placement,
        other => panic!("{other} is no placement"),
    }
}

/// What a placement costs and which decor it opens is told before it is made.
#[test]
fn a_placement_is_previewed() {
    let drawing = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  T |-  - |.  .
        4  .  . |-  s |s  f |.  .";
    let game = building(drawing, 3, "white clay 1");
    let preview = game.preview_placement(placement("place dug d3 floor 2 without se")).unwrap();
    assert_eq!(preview.payment, Payment { singles: 2, doubles: 0, exchanged: 0 });
    assert_eq!((preview.singles_left, preview.doubles_left), (1, 0));
    assert_eq!(preview.statues, cell("d3").into());
    assert_eq!(preview.belvedere, Some(cell("e4")));
    assert_eq!(preview.points, 2 + 1 - 1, "a floor higher, a belvedere more, a statue less");
    assert!(preview.decor.iter().all(Vec::is_empty), "the stairs below would be covered");
    let refused = game.preview_placement(placement("place dug d3 floor 2 without nw"));
    assert_eq!(refused, Err(Refusal::StatueSupports { cell: cell("d3") }));
}

#[test]
fn a_preview_lists_decor_by_rotation() {
    let drawing = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |-  s |.  .  .  .
        4  .  . |-  f |.  .  .  .";
    let game = building(drawing, 9, "pink clay 1");
    let opened = |place: &str| {
        let preview = game.preview_placement(placement(place)).unwrap();
        preview.decor.map(|list| list.iter().map(|(decor, _)| decor.to_string()).collect::<Vec<_>>())
    };
    assert_eq!(opened("place dug e3 floor 1"), [vec!["fountain d4-e4"], vec![], vec![], vec![]]);
    assert_eq!(opened("place dug e3 floor 2"), [vec!["stairs d3-e3"], vec![], vec![], vec![]]);
    assert_eq!(opened("place dug e4 floor 1"), [vec![], vec!["fountain d4-e4"], vec![], vec![]]);
}

/// Nothing but the tiles limits the floors: thirteen of them reach the seventh.
#[test]
fn a_garden_has_as_many_floors_as_its_tiles_can_make() {
    assert_eq!(usize::from(Floor::MOST), babylon::MOST_TERRACES);
    let climb = "c4 floor 1, b2 floor 2, c3 floor 3 without ne, d1 floor 2, c1 floor 4 without nw, c2 floor 5 without se, \
         e3 floor 2, e2 floor 4 without ne, d2 floor 6 without sw, d5 floor 2, e4 floor 4 without se, d4 floor 5 without sw, \
         d3 floor 7 without nw";
    let mut drawing = String::new();
    for (place, tile) in climb.split(", ").zip(Tile::all()) {
        let mut game = building(&drawing, 8, &tile.to_string());
        play(&mut game, &format!("place dug {place}\nrotate 0"));
        drawing = game.garden(YOU).draw(&game.components());
    }
    let garden = garden(&drawing);
    assert_eq!((garden.tallest(), garden.height(cell("d3"))), (7, 7));
    assert_eq!(garden.score().points(babylon::Category::Summit), 14);
}
