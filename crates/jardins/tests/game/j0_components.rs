//! J0: what is in the box.

use jardins::{
    Animal, Bonus, Card, Colour, Element, Enhancement, Figures, Floor, Jardins, Pattern, Pile, Plot, Position, Subject,
    Tree,
};
use table::{Components, Game, Setup, SetupFault};

use crate::support::{Opening, figures};

/// J0.1
#[test]
fn the_box_is_complete() {
    let box_ = figures();
    assert_eq!(Card::ALL.into_iter().map(|card| box_.copies(card)).sum::<u32>(), 75);
    assert_eq!(Pile::ALL.map(|pile| (pile.cost(), box_.pile(pile).len())), [(2, 12), (3, 8), (4, 5)]);
    assert_eq!((Element::COUNT, Pattern::COUNT, jardins::AutomaCard::COUNT), (10, 5, 18));
}

/// J0.1
#[test]
fn one_to_five_play() {
    for players in 1..=5 {
        assert!(Jardins::new(&Setup::standard(&Jardins::META, players)).is_ok());
    }
    for players in [0, 6] {
        let refused = Jardins::new(&Setup::standard(&Jardins::META, players));
        assert_eq!(refused, Err(SetupFault::Players { found: players, fewest: 1, most: 5 }));
    }
}

/// The line of a piece in the component file, within its section.
fn line_of(section: &str, name: &str) -> &'static str {
    let (_, rest) = Figures::STANDARD.split_once(&format!("\n[{section}]\n")).expect("a section");
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    let mut found = lines.filter(|line| line.split_whitespace().next() == Some(name));
    found.next().expect("a line")
}

/// J0.2: a subject or none, up to three flowers, irrigation and bonus icons, each as its line says.
#[test]
fn every_card_shows_what_its_line_says() {
    let cards = Card::ALL.map(|card| (line_of("cards", card.name()), *figures().card(card)));
    let tiles = Enhancement::ALL.map(|tile| (line_of("enhancements", tile.name()), *figures().enhancement(tile)));
    for (line, face) in cards.into_iter().chain(tiles) {
        let quoted = |word: &str| line.matches(&format!("\"{word}\"")).count();
        for colour in Colour::ALL {
            assert_eq!(usize::from(face.flowers(colour)), quoted(colour.name()), "{line}");
        }
        assert!(Colour::ALL.map(|colour| face.flowers(colour)).iter().sum::<u8>() <= 3);
        assert_eq!(face.is_irrigated(), line.contains("irrigated = true"), "{line}");
        let icons = line.split_once("bonus").map_or("", |(_, icons)| icons);
        for bonus in Bonus::ALL {
            assert_eq!(face.has(bonus), icons.contains(bonus.name()), "{line}");
        }
        let subjects = ["animal =", "tree =", "character ="].map(|subject| line.contains(subject));
        let kinds = [
            matches!(face.subject, Subject::Animal { .. }),
            matches!(face.subject, Subject::Tree(_)),
            matches!(face.subject, Subject::Character { .. }),
        ];
        assert_eq!(subjects, kinds, "{line}");
        assert_eq!(face.is_empty(), !subjects.contains(&true));
    }
}

/// J0.2: how many cards there are of each kind.
#[test]
fn most_cards_are_empty() {
    let count = |element: Option<Element>| -> u32 {
        let of = |card: &Card| figures().card(*card).subject.element() == element;
        Card::ALL.into_iter().filter(of).map(|card| figures().copies(card)).sum()
    };
    let kinds = [Some(Element::Animals), Some(Element::Trees), Some(Element::Characters), None].map(count);
    assert_eq!(kinds, [15, 15, 14, 31]);
}

/// J0.3: lions do best on floor 1, monkeys on floor 2, peacocks on floor 3.
#[test]
fn animals_have_their_floor() {
    let cards = Card::ALL.map(|card| *figures().card(card));
    let tiles = Enhancement::ALL.map(|tile| *figures().enhancement(tile));
    for face in cards.into_iter().chain(tiles) {
        if let Subject::Animal { animal, points } = face.subject {
            let home = match animal {
                Animal::Lion => 0,
                Animal::Monkey => 1,
                Animal::Peacock => 2,
            };
            assert!((0..3).all(|floor| floor == home || points[floor] < points[home]), "{animal} {points:?}");
        }
    }
    let points = |card| match figures().card(card).subject {
        Subject::Animal { points, .. } => points,
        other => panic!("{other:?}"),
    };
    assert_eq!(points(Card::LionWater), [4, 2, 2]);
    assert_eq!(points(Card::Lion), [5, 3, 3]);
    assert_eq!(points(Card::Monkey), [3, 5, 3]);
    assert_eq!(points(Card::PeacockCrown), [2, 2, 4]);
}

/// J0.3
#[test]
fn trees_score_by_series() {
    let series = |tree, most| (1..=most).map(|trees| figures().tree_points(tree, trees)).collect::<Vec<_>>();
    assert_eq!(series(Tree::DragonTree, 2), [2, 7]);
    assert_eq!(series(Tree::Cedar, 3), [2, 5, 9]);
    assert_eq!(series(Tree::DatePalm, 4), [3, 7, 12, 18]);
}

/// J0.4
#[test]
fn irrigation_cards_mark_six_places() {
    let drawn = |pattern| {
        let row = |floor| {
            let marked = figures().pattern(pattern);
            Plot::of_floor(floor).map(|plot| if marked.contains(plot) { 'X' } else { '.' }).collect::<String>()
        };
        Floor::ALL.map(row).into_iter().rev().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(drawn(Pattern::West), "XX. XX.. XX...");
    assert_eq!(drawn(Pattern::East), ".XX ..XX ...XX");
    assert_eq!(drawn(Pattern::Walls), "X.X X..X X...X");
    assert_eq!(drawn(Pattern::Heart), ".X. .XX. .XXX.");
    assert_eq!(drawn(Pattern::Gate), "X.X .XX. .X.X.");
    assert!(Pattern::ALL.into_iter().all(|pattern| figures().pattern(pattern).len() == 6));
    assert_eq!(
        (0..=6).map(|matches| figures().irrigation_points(matches)).collect::<Vec<_>>(),
        [0, 1, 2, 4, 7, 10, 15]
    );
}

/// J0.5
#[test]
fn objectives_ask_for_three_or_four_flowers() {
    for element in Element::ALL {
        let flowers = Colour::ALL.map(Colour::element).contains(&element);
        assert_eq!(figures().objective(element), if flowers { 4 } else { 3 }, "{element}");
    }
}

/// J0.6
#[test]
fn positions_pay_and_have_places_by_the_number_of_players() {
    let rewards = Position::ALL.map(|position| figures().position(position));
    assert_eq!(rewards.map(|reward| reward.points), [[5, 3], [4, 2], [2, 1], [2, 1]]);
    assert_eq!(rewards.map(|reward| (reward.purse.gold, reward.purse.tools)), [(0, 0), (0, 0), (0, 1), (1, 0)]);
    let places = [1, 2, 3, 4, 5].map(|players| Opening::of(players).begin().game.objective_places());
    assert_eq!(places, [1, 1, 1, 2, 2]);
}

/// J0.7: five who never spend anything have more than the 20 gold and 30 tools of the box.
#[test]
fn gold_and_tools_never_run_out() {
    let (mut most_gold, mut most_tools) = (0, 0);
    for number in 0..40 {
        let game = crate::support::play_with(5, number, |_, list| {
            // The first card costs nothing, the last choice declines or builds high.
            if list[0].to_string().starts_with("take") { 0 } else { list.len() - 1 }
        });
        let purses = table::Seat::all(5).map(|seat| game.player(seat).purse);
        let (gold, tools) = purses.fold((0, 0), |(gold, tools), purse| (gold + purse.gold, tools + purse.tools));
        (most_gold, most_tools) = (most_gold.max(gold), most_tools.max(tools));
    }
    assert!(most_gold > 20 && most_tools > 30, "{most_gold} gold, {most_tools} tools");
}
