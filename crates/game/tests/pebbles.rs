//! The example game, paragraph by paragraph, and the promises of `game` shown on it: records, dealer, component files.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use game::components::ComponentErrorKind;
use game::contract::pebbles::{Choice, Colour, Figures, Pebbles, Refusal, keep_everything};
use game::record::{Origin, RecordErrorKind};
use game::{
    Components, Dealer, Game, GameAdapter, GameKind, GameKindOf, Nobody, Options, Record, Seat, Seed, Setup,
    SetupError, Turn,
};

const KIND: GameKindOf<Pebbles> = GameKindOf::new();

fn game() -> Pebbles {
    Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap()
}

fn draw(game: &mut Pebbles, colour: Colour) {
    game.reveal(colour, &mut Nobody).unwrap();
}

/// P0.1
#[test]
fn the_bag_holds_six_pebbles_for_each_player() {
    let mut odds = Vec::new();
    game().odds(&mut odds);
    assert_eq!(odds, [(Colour::White, 6), (Colour::Black, 4), (Colour::Gold, 2)]);
}

/// P1.1
#[test]
fn a_colour_that_is_out_is_not_drawn() {
    let mut game = game();
    for _ in 0..2 {
        draw(&mut game, Colour::Gold);
        game.play(Choice::Keep, &mut Nobody).unwrap();
    }
    assert_eq!(game.reveal(Colour::Gold, &mut Nobody), Err(Refusal::NoneLeft(Colour::Gold)));
    assert_eq!(game.play(Choice::Keep, &mut Nobody), Err(Refusal::NotNow));
}

/// P1.2
#[test]
fn what_is_kept_scores() {
    let mut game = game();
    draw(&mut game, Colour::Gold);
    game.play(Choice::Keep, &mut Nobody).unwrap();
    assert_eq!(game.standing().total(Seat::FIRST), 3);
}

/// P1.3
#[test]
fn two_pebbles_may_be_given_but_never_gold() {
    let mut game = game();
    for _ in 0..2 {
        for (colour, choice) in [(Colour::Black, Choice::Give), (Colour::White, Choice::Keep)] {
            draw(&mut game, colour);
            game.play(choice, &mut Nobody).unwrap();
        }
    }
    draw(&mut game, Colour::Black);
    assert_eq!(game.check(Choice::Give), Err(Refusal::GaveEnough { most: 2 }));
    game.play(Choice::Keep, &mut Nobody).unwrap();
    draw(&mut game, Colour::Gold);
    assert_eq!(game.check(Choice::Give), Err(Refusal::Gold));
}

fn dealt_record(seed: Seed) -> Record {
    let mut game = GameAdapter::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap();
    let mut record = Record::begin(&game);
    record.commitment = Some(seed.commitment());
    record.seed = Some(seed);
    record.names = vec![Some("Ana\n\u{7} la  Belle".to_owned()), None];
    keep_everything(&mut game, &Dealer::new(seed), &mut record);
    record
}

#[test]
fn a_record_is_read_back_checked_and_verified() {
    let text = dealt_record(Seed::of_number(1)).to_string();
    assert!(text.contains("\nseat 1 Ana la Belle\n"), "{text}");
    let record: Record = text.parse().unwrap();
    record.check(&KIND, None).unwrap();
    record.verify(&KIND, None).unwrap();
    assert_eq!(record.replay(&KIND, None, 2).unwrap().standing(), {
        let mut game = record.start(&KIND, None).unwrap();
        game.reveal(&record.plies[0].text).unwrap();
        game.play("keep").unwrap();
        game.standing()
    });
}

#[test]
fn spaces_between_words_change_nothing() {
    let good = dealt_record(Seed::of_number(1)).to_string();
    let spaced = good.replace("* draw ", " *  draw \t ").replace("1 keep", "1 \t keep ").replace("result ", "result  ");
    assert_ne!(spaced, good);
    let record: Record = spaced.parse().unwrap();
    record.check(&KIND, None).unwrap();
    record.verify(&KIND, None).unwrap();
    assert_eq!(record.to_string(), good, "it is written as always");
}

/// Replaces text in a good record and tells line, ply and kind of the fault.
fn fault_after(from: &str, to: &str) -> (Option<usize>, Option<usize>, RecordErrorKind) {
    let good = dealt_record(Seed::of_number(1)).to_string();
    assert!(good.contains(from), "{from} not in\n{good}");
    let text = good.replacen(from, to, 1);
    let fault = match text.parse::<Record>() {
        Err(fault) => fault,
        Ok(record) => match record.check(&KIND, None) {
            Err(fault) => fault,
            Ok(_) => record.verify(&KIND, None).expect_err("the record is still good"),
        },
    };
    (fault.line, fault.ply, *fault.kind)
}

#[test]
fn a_faulty_record_is_refused_with_line_ply_and_reason() {
    assert!(matches!(fault_after("semiramis record 1", "PK\u{3}"), (Some(1), None, RecordErrorKind::NotARecord(_))));
    assert!(matches!(fault_after("game pebbles\n", ""), (None, None, RecordErrorKind::Missing("game"))));
    assert!(matches!(fault_after("rules 1", "rules 1\nrules 1"), (Some(4), None, RecordErrorKind::Twice("rules"))));
    assert!(matches!(fault_after("rules 1", "rules 9"), (_, _, RecordErrorKind::OtherRules { found: 9, known: 1 })));
    assert!(matches!(fault_after("game pebbles", "game marbles"), (_, _, RecordErrorKind::OtherGame { .. })));
    assert!(matches!(
        fault_after("players 2", "players 4000"),
        (_, _, RecordErrorKind::TooManySeats { players: 4000 })
    ));
    assert!(matches!(
        fault_after("players 2", "players 5"),
        (_, _, RecordErrorKind::Setup(SetupError::Players { found: 5, fewest: 2, most: 3 }))
    ));
    assert!(matches!(
        fault_after("gifts two", "gifts three"),
        (_, _, RecordErrorKind::Setup(SetupError::UnknownValue { .. }))
    ));
    assert!(matches!(fault_after("components ", "components 0"), (_, _, RecordErrorKind::OtherComponents { .. })));
    assert!(matches!(fault_after("seat 1", "seat 3"), (_, _, RecordErrorKind::NoSuchSeat { .. })));
    assert!(matches!(fault_after("1 keep", "2 keep"), (Some(11), Some(2), RecordErrorKind::OtherTurn { .. })));
    assert!(matches!(
        fault_after("\nresult", "\n* draw gold\nresult"),
        (Some(35), Some(25), RecordErrorKind::AfterEnd)
    ));
    assert!(matches!(fault_after("\nseed", "\n1 keep\nseed"), (Some(_), None, RecordErrorKind::AfterResult)));
    assert!(matches!(
        fault_after("result ", "result 1"),
        (_, _, RecordErrorKind::OtherResult { .. } | RecordErrorKind::Unreadable(_))
    ));
    assert!(matches!(fault_after("seed ", "seed f"), (_, _, RecordErrorKind::Unreadable(_))));
}

#[test]
fn an_illegal_ply_is_refused_with_what_was_legal() {
    let (_, ply, kind) = fault_after("1 keep", "1 kepp");
    assert_eq!(ply, Some(2));
    match kind {
        RecordErrorKind::Illegal { found, near, legal, .. } => {
            assert_eq!((found.as_str(), near[0].as_str()), ("kepp", "keep"));
            assert!((1..=2).contains(&legal));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_dealer_who_cheats_is_found_out() {
    let mut record = dealt_record(Seed::of_number(1));
    record.seed = Some(Seed::of_number(2));
    assert_eq!(*record.verify(&KIND, None).unwrap_err().kind, RecordErrorKind::OtherCommitment);
    record.commitment = Some(Seed::of_number(2).commitment());
    assert!(matches!(*record.verify(&KIND, None).unwrap_err().kind, RecordErrorKind::OtherDeal { .. }));
    record.commitment = None;
    assert_eq!(*record.verify(&KIND, None).unwrap_err().kind, RecordErrorKind::Missing("commitment"));
}

#[test]
fn a_game_that_goes_on_from_another_promises_only_its_own_draws() {
    let old = dealt_record(Seed::of_number(1));
    let seed = Seed::of_number(2);
    let mut record = old.clone();
    record.plies.truncate(5);
    record.result = None;
    record.commitment = Some(seed.commitment());
    record.seed = Some(seed);
    record.origin = Some(Origin { plies: 5, commitment: old.commitment });
    let mut game = record.replay(&KIND, None, 5).unwrap();
    while let Turn::Decide(seat) = game.turn() {
        game.play("keep").unwrap();
        record.push(Some(seat), "keep".to_owned());
    }
    record.push(None, game.deal(&mut Dealer::new(seed).draw(0)).unwrap());
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!((read.origin, read.inherited(), read.draws()), (record.origin, 5, 1));
    read.verify(&KIND, None).unwrap();
    record.origin = None;
    assert!(
        matches!(*record.verify(&KIND, None).unwrap_err().kind, RecordErrorKind::OtherDeal { .. }),
        "nothing is inherited"
    );
    let origin = |line: &str| fault_after("\n\n", &format!("\n{line}\n\n")).2;
    assert_eq!(origin("from 900"), RecordErrorKind::ShortOrigin { plies: 900, found: old.plies.len() });
    for wrong in ["from", "from x", "from 2 xyz", "from -1"] {
        assert!(matches!(origin(wrong), RecordErrorKind::Unreadable(_)), "{wrong}");
    }
}

fn kinds(text: &str) -> Vec<(String, ComponentErrorKind)> {
    let faults = Figures::editions().load(text).unwrap_err();
    faults.0.into_iter().map(|fault| (fault.place, fault.kind)).collect()
}

#[test]
fn a_wrong_component_file_is_refused_with_every_fault() {
    let range = ComponentErrorKind::Range { found: 12, least: 1, most: 9 };
    assert_eq!(
        kinds("gold = 12\nsilver = 1\n[bag]\nwhite = \"x\"\ngold = 1"),
        [
            ("gold".to_owned(), range),
            ("bag.white".to_owned(), ComponentErrorKind::Kind { expected: "number", found: "text" }),
            ("bag.black".to_owned(), ComponentErrorKind::Missing),
            ("silver".to_owned(), ComponentErrorKind::Unknown),
        ]
    );
    let total = kinds("gold = 3\n[bag]\nwhite = 3\nblack = 3\ngold = 1");
    assert_eq!(total, [("bag".to_owned(), ComponentErrorKind::Total { found: 7, needed: 6 })]);
    let syntax = kinds("gold = 3\n[bag");
    assert!(matches!(syntax[..], [(_, ComponentErrorKind::Syntax { line: 2, .. })]), "{syntax:?}");
}

#[test]
fn files_that_mean_the_same_are_one_edition() {
    let standard = Figures::editions().standard();
    let reordered = "# a comment\nbag = { gold = 1, black = 2, white = 3 }\ngold = 3";
    assert_eq!(Figures::editions().load(reordered), Ok(standard));
    let other = Figures::editions().load("gold = 4\n[bag]\nwhite = 3\nblack = 2\ngold = 1").unwrap();
    assert_ne!(other, standard);
    assert!(standard.is_standard() && !other.is_standard());
    assert_eq!(other.fingerprint().len(), 16);
}

const OWN: &str = "name = \"  Poor pebbles \"\n\n  gold = 2 # less\n[bag]\nwhite = 3\nblack = 2\ngold = 1";

#[test]
fn a_file_may_have_a_name_which_belongs_to_the_edition() {
    let own = Figures::editions().load(OWN).unwrap();
    assert_eq!((own.name(), own.is_standard()), (Some("Poor pebbles"), false));
    let unnamed = Figures::editions().load(&OWN.replace("name =", "# name =")).unwrap();
    assert_ne!(own, unnamed);
    assert_eq!((unnamed.name(), own.figures()), (None, unnamed.figures()));
    let named = format!("name = \"Mine\"\n{}", Figures::STANDARD);
    assert!(!Figures::editions().load(&named).unwrap().is_standard(), "a name makes an edition");
    let name = |text: &str| kinds(&OWN.replace("\"  Poor pebbles \"", text));
    let wrong = ComponentErrorKind::Name { most: 60 };
    for text in ["\"\"", "\" \"", "\"a\\nb\"", &format!("\"{}\"", "x".repeat(61))] {
        assert_eq!(name(text), [("name".to_owned(), wrong.clone())], "{text}");
    }
    let faults = name("3\nsilver = 1");
    assert_eq!(faults.len(), 2, "each fault is told: {faults:?}");
}

#[test]
fn a_file_that_is_only_checked_is_not_kept() {
    let before = KIND.editions_in_use();
    let checked = KIND.check_components(OWN).unwrap();
    assert_eq!((checked.name.as_deref(), checked.standard), (Some("Poor pebbles"), false));
    assert_eq!(KIND.editions_in_use(), before);
    assert_eq!(Figures::editions().load(OWN).unwrap().fingerprint(), checked.fingerprint);
    assert!(KIND.check_components(Figures::STANDARD).unwrap().standard);
}

#[test]
fn a_process_keeps_so_many_files_and_no_more() {
    let named = |number: usize| OWN.replace("Poor pebbles", &number.to_string());
    for number in 0..game::components::MOST_EDITIONS {
        Figures::editions().load(&named(number)).unwrap();
    }
    let one_more = kinds(&named(game::components::MOST_EDITIONS));
    assert_eq!(one_more, [(String::new(), ComponentErrorKind::TooMany { most: game::components::MOST_EDITIONS })]);
    assert!(Figures::editions().load(&named(7)).is_ok(), "those that are kept go on being used");
    assert!(Figures::editions().load(Figures::STANDARD).unwrap().is_standard());
}

/// Whoever has the record has all that it needs.
#[test]
fn a_record_carries_its_component_file() {
    let options = Options::defaults(&Pebbles::META);
    let game = KIND.start(2, &options, Some(OWN)).unwrap();
    let record = Record::begin(game.as_ref());
    let text = record.to_string();
    assert!(text.contains("\nedition name = \"  Poor pebbles \"\nedition gold = 2 # less\nedition [bag]\n"), "{text}");
    let read: Record = text.parse().unwrap();
    assert_eq!(read, record);
    let again = read.start(&KIND, None).unwrap();
    assert_eq!(again.fingerprint(), game.fingerprint());
    assert_eq!(again.edition().unwrap().1, Some("Poor pebbles"));
    let named = read.start(&KIND, Some(OWN)).unwrap();
    assert_eq!(named.fingerprint(), game.fingerprint(), "the same file may be named beside it");
    let other = |text: &str| {
        let record: Record = text.parse().unwrap();
        *record.start(&KIND, None).err().unwrap().kind
    };
    assert!(matches!(other(&text.replace("gold = 2", "gold = 4")), RecordErrorKind::OtherComponents { .. }));
    assert!(matches!(other(&text.replace("gold = 2", "gold = 40")), RecordErrorKind::Components(_)));
    let standard = Record::begin(KIND.start(2, &options, None).unwrap().as_ref());
    assert!(!standard.to_string().contains("edition"), "the box that comes with the game is known");
}

#[test]
fn what_figures_rest_on_is_no_part_of_them() {
    let standard = Figures::editions().standard();
    for said in ["", "[basis]\n", "[basis]\nbag = \"rulebook\"\n", "[basis]\nbag.gold = \"components\"\n"] {
        let file = format!("gold = 3\nbag = {{ gold = 1, black = 2, white = 3 }}\n{said}");
        assert_eq!(Figures::editions().load(&file), Ok(standard), "{said}");
    }
    let faults = kinds(
        "gold = 12\n[bag]\nwhite = 3\nblack = 2\ngold = 1\n[basis]\nbag.silver = \"rulebook\"\nbag.white = \"hearsay\"",
    );
    let places: Vec<_> = faults.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(places, ["gold", "basis.bag.white"], "figures and bases are checked together");
}

#[test]
fn unknown_options_are_refused_with_those_known() {
    let unknown = Options::read(&Pebbles::META, [("speed", "fast")]);
    assert_eq!(unknown, Err(SetupError::UnknownOption { found: "speed".to_owned(), known: vec!["gifts"] }));
}
