//! J0: what is in the box.

use game::{Components, Game, Setup, SetupError, Turn};
use jardins::{
    Action, Animal, Bonus, Card, Colour, Element, Enhancement, Figures, Floor, Jardins, Pattern, Pile, Plot, Position,
    Subject, Tree,
};

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
        assert_eq!(refused, Err(SetupError::Players { found: players, fewest: 1, most: 5 }));
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

/// The most gold and tools that five who never spend anything have together, in some games.
fn most_saved(supply: &str) -> (u8, u8) {
    let (mut most_gold, mut most_tools) = (0, 0);
    for number in 0..40 {
        let game = crate::support::play_with(5, supply, number, |_, list| {
            // The first card costs nothing, the last choice declines or builds high.
            if list[0].to_string().starts_with("take") { 0 } else { list.len() - 1 }
        });
        let purses = game::Seat::all(5).map(|seat| game.player(seat).purse);
        let (gold, tools) = purses.fold((0, 0), |(gold, tools), purse| (gold + purse.gold, tools + purse.tools));
        (most_gold, most_tools) = (most_gold.max(gold), most_tools.max(tools));
    }
    (most_gold, most_tools)
}

/// J0.7: the 20 gold and 30 tools of the box are all there is.
#[test]
fn gold_and_tools_run_out() {
    assert_eq!(most_saved("box"), (20, 30));
}

/// J0.7: with an unlimited supply there is always enough.
#[test]
fn an_unlimited_supply_never_runs_out() {
    let (gold, tools) = most_saved("unlimited");
    assert!(gold > 20 && tools > 30, "{gold} gold, {tools} tools");
}

/// J0.7: who should get more gets what is left; what is paid can be had again.
#[test]
fn who_should_get_more_than_is_left_gets_what_is_left() {
    let file = Figures::STANDARD.replace("tools = 30", "tools = 23").replace("gold  = 20", "gold  = 10");
    let setup = Setup {
        components: Figures::editions().load(&file).expect("a sound file"),
        ..Setup::standard(&Jardins::META, 5)
    };
    // Whoever takes the first card and does the last thing else pays nothing.
    let thrifty = |list: &[Action]| if matches!(list[0], Action::Take { .. }) { 0 } else { list.len() - 1 };
    let (mut nothing, mut some) = (0, 0);
    for number in 0..20 {
        let mut game = Jardins::new(&setup).expect("a game");
        let (mut random, mut list) = (game::Shuffler::new(3, number), Vec::new());
        while game.turn() != Turn::Over {
            let before = game.supply().expect("a limit");
            list.clear();
            game.actions(&mut list);
            let mut events = Vec::new();
            match game.turn() {
                Turn::Decide(_) => game.play_unchecked(list[thrifty(&list)], &mut events),
                _ => game.reveal_unchecked(game.deal(&mut random), &mut events),
            }
            assert_eq!(game.audit(), Ok(()));
            for event in events {
                if let jardins::Event::GainedTools { amount, .. } = event {
                    assert!(amount <= before.tools);
                    nothing += u32::from(amount == 0);
                    some += u32::from(amount > 0);
                }
            }
        }
    }
    assert!(nothing > 0 && some > 0, "{nothing} times nothing, {some} times something");
}

/// J0.7: a file from before the box was a limit means the published box, and names the same edition.
#[test]
fn a_file_without_a_supply_is_of_the_published_box() {
    let old = Figures::STANDARD.replace("[supply]\ngold  = 20\ntools = 30\n", "");
    assert!(old.len() < Figures::STANDARD.len());
    assert_eq!(Figures::editions().load(&old), Ok(figures()));
    assert_eq!(figures().fingerprint(), "e91cb1381156d9e9", "records of old name these figures so");
    let poor = Figures::STANDARD.replace("gold  = 20", "gold  = 9");
    assert!(Figures::editions().load(&poor).is_err(), "five players begin with ten");
    let other = Figures::STANDARD.replace("gold  = 20", "gold  = 21");
    assert_ne!(Figures::editions().load(&other), Ok(figures()));
}
