//! The board in signs: the quarry, a garden from above and from the side, and where decisions are taken.

use babylon::{Babylon, Components, Position};
use game::board::{TextBoard, Viewpoint};
use game::{Components as _, Game, Language};
use texts::Translator;

use crate::support::{YOU, building, tile};

const DRAWING: &str = "floor 1
       a  b  c  d  e  f  g  h
    4  .  . |T  - |.  .  .  .
    5  .  . |-  b |.  .  .  .
    floor 2
    3  .  .  . |-  s |.  .  .
    4 |-  B>|==|B< - |.  .  .
    5 |-  t |.  .  .  .  .  .";

fn board(game: &Babylon, legal: &[String], from_east: bool) -> TextBoard {
    let words = Translator::new(Language::En, [Babylon::META.texts]).with_names(vec!["Ana".to_owned()]);
    game.board(legal, &Viewpoint { from_east, ..Viewpoint::of_seat(YOU, &words, 100) })
}

fn legal(game: &Babylon) -> Vec<String> {
    let mut list = Vec::new();
    game.actions(&mut list);
    list.iter().map(ToString::to_string).collect()
}

#[test]
fn a_garden_is_seen_from_above_and_from_either_side() {
    let game = building(DRAWING, 4, "white clay 1");
    let (south, east) = (board(&game, &[], false).to_string(), board(&game, &[], true).to_string());
    for text in [&south, &east] {
        let above = "4 2-b 2Bb 1=p 2Bw 2-w ·";
        assert!(text.lines().any(|line| line.starts_with(above)), "the bridge and what it crosses\n{text}");
    }
    assert!(south.contains("from the south") && !south.contains("from the east"), "{south}");
    assert!(east.contains("from the east") && south != east, "{east}");
    assert!(south.starts_with("Quarry") && south.contains("● Ana"), "{south}");
}

#[test]
fn every_decision_has_a_place() {
    let game = building(DRAWING, 4, "white clay 1");
    let legal = legal(&game);
    let board = board(&game, &legal, false);
    for (number, decision) in legal.iter().enumerate() {
        let mut places = board.places.iter().filter(|place| place.plies.contains(&number));
        let cell = decision.split(' ').nth(2).map(|cell| format!("cell {cell}"));
        assert!(places.any(|place| place.button || Some(&place.name) == cell.as_ref()), "{decision}");
    }
}

/// B0.5: what is left of each piece is told by its sign, and in words what has run out; nothing without a limit.
#[test]
fn what_is_left_in_the_box_is_told() {
    let table = || Position::new(2).garden(YOU, DRAWING).dug(tile("white clay 1"));
    let left = board(&table().build().unwrap(), &[], false).to_string();
    assert!(left.contains("left in the box: 143| 53‖ 38O 15S 15F 37T 14B"), "{left}");
    assert!(!left.contains("None left"), "{left}");
    let poor =
        Components::STANDARD.replace("belvedere = 38", "belvedere = 0").replace("bridge    = 15", "bridge    = 1");
    let poor = Components::editions().load(&poor).unwrap();
    let gone = board(&table().components(poor).build().unwrap(), &[], false).to_string();
    assert!(gone.contains(" 0O ") && gone.contains("None left: belvederes, bridges"), "{gone}");
    let unlimited = board(&table().unlimited_supply().build().unwrap(), &[], false).to_string();
    assert!(!unlimited.contains("left in the box"), "{unlimited}");
}
