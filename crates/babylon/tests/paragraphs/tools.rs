//! What the crate offers beyond the rules: drawings, positions, previews.

use babylon::{Components, DrawingFault, Floor, Garden, Payment, Placement, Position, PositionFault, Refusal, Tile};
use table::{Game, Phrase, Seat, Words};

use crate::support::{YOU, building, cell, garden, other, play, tile};

fn faults(drawing: &str) -> Vec<DrawingFault> {
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
    assert!(faults(floating).contains(&DrawingFault::MissingFloor { floor: floor(3) }));
    assert_eq!(faults(floating).len(), 5, "four corners rest on nothing");
    let same = "floor 1\n1 |s  f |.\n2 |-  - |.\nfloor 2\n1 |s  - |.\n2 |f  - |.";
    assert!(faults(same).contains(&DrawingFault::SameFootprint { anchor: anchor("a1") }));
    let half = "floor 1\n1 |s  F>|.\n2 |-  - |.";
    assert_eq!(faults(half), [DrawingFault::LooseEnd { cell: cell("b1"), floor: floor(1) }]);
    let torn = "floor 1\n1 |s  f |.\n2 |-  .  .";
    assert_eq!(faults(torn), [DrawingFault::Torn { floor: floor(1), cell: cell("a1") }]);
    let unknown = "floor 1\n1 |s  s |.\n2 |-  - |.";
    assert_eq!(faults(unknown), [DrawingFault::NoTile { anchor: anchor("a1") }]);
    let balcony = "floor 1\n1 |O  O |.\n2 |-  - |.";
    assert_eq!(faults(balcony), [DrawingFault::TwoBelvederes { anchor: anchor("a1") }]);
    assert!(matches!(faults("floor 17").as_slice(), [DrawingFault::Line { .. }]));
    assert!(matches!(faults("1 |s  f |").as_slice(), [DrawingFault::Line { .. }]), "no floor yet");
    assert_eq!(faults("c3 white"), [DrawingFault::NoTerrace { anchor: anchor("c3") }]);
}

#[test]
fn impossible_tables_are_refused() {
    let refused = |position: Position| position.build().expect_err("an impossible table");
    let white = tile("white start");
    assert_eq!(refused(Position::new(2).notch(YOU, white).dug(white)), [PositionFault::Twice(white)]);
    assert!(matches!(refused(Position::new(5)).as_slice(), [PositionFault::Setup(_)]));
    let third = Seat::new(2).unwrap();
    assert_eq!(refused(Position::new(2).singles(third, 1)), [PositionFault::Seat(third)]);
    assert_eq!(refused(Position::new(2).round(16)), [PositionFault::Round(16)]);
    assert_eq!(refused(Position::new(2).singles(other(), 7)), [PositionFault::Stored(other())]);
    assert!(!refused(Position::new(2).quarry("C C\nX")).is_empty());
    let three = "floor 1\n1 |s  f |s  - |\n2 |-  - |f  - |";
    assert_eq!(refused(Position::new(2).garden(YOU, three).round(1)), [PositionFault::Round(1)]);
    let all_clay = "C C C C\nC C C C\nC C C C\nC C C C";
    let dug = Position::new(2).dug(tile("white clay 1")).quarry(all_clay);
    assert_eq!(refused(dug), [PositionFault::TooFew(babylon::Material::Clay)]);
}

#[test]
fn a_built_table_keeps_the_laws() {
    let drawing = "floor 1\n3  .  . |-  T |-  - |\n4  .  . |-  s |s  f |";
    for players in 2..=4 {
        let position =
            Position::new(players).garden(YOU, drawing).singles(YOU, 9).doubles(YOU, 1).dug(tile("white clay 2"));
        let game = position.strict_supply().build().unwrap();
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

/// Says ids and what fills them, like no language at all.
struct Plain;

impl Words for Plain {
    fn say(&self, phrase: &Phrase) -> String {
        let args: Vec<_> = phrase.args.iter().map(|(name, arg)| format!("{name}={arg:?}")).collect();
        format!("{} {}", phrase.id.trim_start_matches("babylon-"), args.join(" "))
    }

    fn name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}

/// The picture shows a garden from above, as heights and floor by floor.
#[test]
fn the_picture_shows_gardens_from_above_and_floor_by_floor() {
    let drawing = "floor 1
           a  b  c  d  e  f  g  h
        4  .  . |T  - |.  .  .  .
        5  .  . |-  b |.  .  .  .
        floor 2
        3  .  .  . |-  s |.  .  .
        4 |-  B>|==|B< - |.  .  .
        5 |-  t |.  .  .  .  .  .";
    let picture = building(drawing, 4, "white clay 1").picture(&Plain);
    let rows: Vec<_> = picture.lines().filter(|line| line.starts_with("4 ")).collect();
    assert!(
        rows.iter()
            .any(|row| row.contains("4 |-  B>|T=|B< - |.  .  .     4  2  2  1  2  2  .  .  .     4  .  . |T  - |"))
    );
    assert!(rows.iter().any(|row| row.starts_with("4 |-  B>|==|B< - |.")));
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
