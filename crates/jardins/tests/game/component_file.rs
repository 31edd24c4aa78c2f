//! The component file: it loads, and a faulty one is refused with every fault listed.

use game::components::ComponentErrorKind;
use game::{ComponentError, Components, Game, Setup, Shuffler};
use jardins::{Figures, Jardins};
use proptest::prelude::*;

use crate::support::play_out;

/// The faults of the standard file with some pieces of text replaced.
fn faults(changes: &[(&str, &str)]) -> Vec<(String, ComponentErrorKind)> {
    let mut text = Figures::STANDARD.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "the file has no `{old}`");
        text = text.replacen(old, new, 1);
    }
    let faults = Figures::editions().load(&text).expect_err("faults");
    faults.0.into_iter().map(|ComponentError { place, kind }| (place, kind)).collect()
}

fn fault(place: &str, kind: ComponentErrorKind) -> (String, ComponentErrorKind) {
    (place.to_owned(), kind)
}

#[test]
fn the_standard_file_loads() {
    assert!(Figures::editions().load(Figures::STANDARD).expect("sound").is_standard());
}

#[test]
fn other_figures_of_the_same_form_load() {
    let text = Figures::STANDARD.replace("dragon-tree = [2, 7]", "dragon-tree = [3, 8]");
    let edition = Figures::editions().load(&text).expect("sound");
    assert!(!edition.is_standard());
    assert_eq!(edition.tree_points(jardins::Tree::DragonTree, 3), 8 + 3);
}

#[test]
fn there_are_75_cards() {
    let found = faults(&[("date-palm           = { copies = 6", "date-palm           = { copies = 5")]);
    assert_eq!(found, [fault("cards", ComponentErrorKind::Total { found: 74, needed: 75 })]);
}

#[test]
fn piles_have_12_8_and_5_tiles() {
    let found = faults(&[("cedar                 = { pile = 2", "cedar                 = { pile = 4")]);
    let expected = [
        fault("enhancements.pile = 2", ComponentErrorKind::Count { found: 11, needed: 12 }),
        fault("enhancements.pile = 4", ComponentErrorKind::Count { found: 6, needed: 5 }),
    ];
    assert_eq!(found, expected);
}

#[test]
fn irrigation_cards_mark_six_places_of_twelve() {
    let found = faults(&[("\"X X . . .\"", "\"X X X . .\""), ("\". . X X\"", "\". . X\""), ("\"X . X\"", "\"X o X\"")]);
    let expected = [
        fault("irrigation.west", ComponentErrorKind::Total { found: 7, needed: 6 }),
        fault("irrigation.east.floor-2", ComponentErrorKind::Count { found: 3, needed: 4 }),
        fault("irrigation.walls.floor-3", ComponentErrorKind::Word { found: "o".to_owned(), known: "X, .".to_owned() }),
    ];
    assert_eq!(found, expected);
}

#[test]
fn every_name_must_be_there_and_be_known() {
    let found = faults(&[
        ("gate]", "portal]"),
        ("\nherald  ", "\nharold  "),
        ("\n18 =", "\n19 ="),
        ("crowns         = 3", "crown          = 3"),
    ]);
    let missing = ["irrigation.gate", "cards.herald", "automa.18", "objectives.crowns"];
    let unknown = ["irrigation.portal", "cards.harold", "automa.19", "objectives.crown"];
    for place in missing {
        assert!(found.contains(&fault(place, ComponentErrorKind::Missing)), "{place}: {found:?}");
    }
    for place in unknown {
        assert!(found.contains(&fault(place, ComponentErrorKind::Unknown)), "{place}: {found:?}");
    }
    assert_eq!(found.len(), 8, "{found:?}");
}

#[test]
fn words_are_checked() {
    let found = faults(&[
        ("animal = \"lion\"", "animal = \"tiger\""),
        ("tree = \"cedar\"", "tree = \"oak\""),
        ("[\"blue\", \"yellow\"]", "[\"blue\", \"green\"]"),
        ("bonus = [\"crown\", \"gold\"]", "bonus = [\"gold\", \"gold\"]"),
        ("character = \"crowns\"", "character = \"kings\""),
        ("discards = \"tree\"", "discards = \"stone\""),
    ]);
    let places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    for place in [
        "cards.lion-water.animal",
        "cards.cedar-water.tree",
        "cards.monkey-blue-yellow.flowers[2]",
        "cards.blue-crown-gold.bonus[2]",
        "cards.chamberlain.character",
        "automa.2.discards",
    ] {
        assert!(places.contains(&place), "{place}: {found:?}");
    }
}

#[test]
fn figures_are_checked() {
    let found = faults(&[
        ("gardener-places  = [2, 2, 3, 4, 5]", "gardener-places  = [1, 2, 2, 4, 5]"),
        ("row-tools        = [0, 1, 2, 3]", "row-tools        = [1, 1, 2, 3]"),
        ("ratings  = [46, 56, 66]", "ratings  = [46, 46, 66]"),
        ("flowers = [\"blue\", \"red\", \"yellow\"]", "flowers = [\"blue\", \"red\", \"yellow\", \"red\"]"),
        ("columns = [1, 2, 3]", "columns = [1, 1, 3]"),
        ("cedar       = [2, 5, 9]", "cedar       = [2, 5]"),
        ("gold             = 2", "gold             = \"two\""),
    ]);
    let places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    let expected = [
        "table.gardener-places[1]",
        "table.gardener-places[3]",
        "table.row-tools[1]",
        "start.gold",
        "solo.ratings[2]",
        "trees.cedar",
        "cards.blue-red-yellow.flowers",
        "automa.1.columns[2]",
    ];
    assert_eq!(places, expected);
}

#[test]
fn a_card_has_one_subject() {
    let found =
        faults(&[("{ tree = \"cedar\", bonus", "{ tree = \"cedar\", animal = \"lion\", points = [1, 2, 3], bonus")]);
    assert_eq!(found, [fault("cards.cedar-crown.tree", ComponentErrorKind::Unknown)]);
}

/// Lays out a game with a sound file, whatever its figures.
fn try_out(text: &str) {
    let Ok(components) = Figures::editions().load(text) else { return };
    for players in [1, 3] {
        let setup = Setup { components, ..Setup::standard(&Jardins::META, players) };
        let last = play_out(Jardins::new(&setup).expect("a game"), &mut Shuffler::new(60, 0), |_| {});
        last.audit().expect("every piece is there");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_change_of_the_file_makes_it_panic(line in 0usize..400, digit in 0u32..10, cut in any::<bool>()) {
        let lines: Vec<&str> = Figures::STANDARD.lines().collect();
        let at = line % lines.len();
        let figure = char::from_digit(digit, 10).expect("a digit");
        let changed: String = lines[at].chars().map(|c| if c.is_ascii_digit() { figure } else { c }).collect();
        let text: Vec<&str> = lines
            .iter()
            .enumerate()
            .filter(|&(index, _)| !(cut && index == at))
            .map(|(index, line)| if index == at { changed.as_str() } else { line })
            .collect();
        try_out(&text.join("\n"));
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,200}") {
        let _ = Figures::editions().load(&text);
    }

    #[test]
    fn no_torn_file_makes_it_panic(at in 0usize..12_000, length in 0usize..40, patch in "[a-z0-9\\[\\]{}=\", .]{0,6}") {
        let start = Figures::STANDARD.floor_char_boundary(at.min(Figures::STANDARD.len()));
        let end = Figures::STANDARD.floor_char_boundary((start + length).min(Figures::STANDARD.len()));
        try_out(&format!("{}{patch}{}", &Figures::STANDARD[..start], &Figures::STANDARD[end..]));
    }
}
