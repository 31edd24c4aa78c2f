//! The example game, paragraph by paragraph, and the promises of `table` shown on it: records, dealer, component files.

#![allow(clippy::unwrap_used, clippy::panic)]

use table::components::FaultKind;
use table::contract::pebbles::{Choice, Colour, Figures, Pebbles, Refused};
use table::record::{Origin, RecordFaultKind as Kind};
use table::{
    Components, Dealer, Erased, Game, KindOf, Match, Nobody, Options, Record, Seat, Seed, Setup, SetupFault, Turn,
};

const KIND: KindOf<Pebbles> = KindOf::new();

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
    assert_eq!(game.reveal(Colour::Gold, &mut Nobody), Err(Refused::NoneLeft(Colour::Gold)));
    assert_eq!(game.play(Choice::Keep, &mut Nobody), Err(Refused::NotNow));
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
    assert_eq!(game.check(Choice::Give), Err(Refused::GaveEnough { most: 2 }));
    game.play(Choice::Keep, &mut Nobody).unwrap();
    draw(&mut game, Colour::Gold);
    assert_eq!(game.check(Choice::Give), Err(Refused::Gold));
}

fn dealt_record(seed: Seed) -> Record {
    let mut game = Erased::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap();
    let mut record = Record::begin(&game);
    record.commitment = Some(seed.commitment());
    record.seed = Some(seed);
    record.names = vec![Some("Ana\n\u{7} la  Belle".to_owned()), None];
    let dealer = Dealer::new(seed);
    let mut draws = 0;
    loop {
        match Match::turn(&game) {
            Turn::Over => break,
            Turn::Deal => {
                let outcome = Match::deal(&game, &mut dealer.draw(draws)).unwrap();
                draws += 1;
                Match::reveal(&mut game, &outcome).unwrap();
                record.push(None, outcome);
            }
            Turn::Decide(seat) => {
                Match::play(&mut game, "keep").unwrap();
                record.push(Some(seat), "keep".to_owned());
            }
        }
    }
    record.finish(&game);
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

/// Replaces text in a good record and tells line, ply and kind of the fault.
fn fault_after(from: &str, to: &str) -> (Option<usize>, Option<usize>, Kind) {
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
    assert!(matches!(fault_after("semiramis record 1", "PK\u{3}"), (Some(1), None, Kind::NotARecord(_))));
    assert!(matches!(fault_after("game pebbles\n", ""), (None, None, Kind::Missing("game"))));
    assert!(matches!(fault_after("rules 1", "rules 1\nrules 1"), (Some(4), None, Kind::Twice("rules"))));
    assert!(matches!(fault_after("rules 1", "rules 9"), (_, _, Kind::OtherRules { found: 9, known: 1 })));
    assert!(matches!(fault_after("game pebbles", "game marbles"), (_, _, Kind::OtherGame { .. })));
    assert!(matches!(fault_after("players 2", "players 4000"), (_, _, Kind::TooManySeats { players: 4000 })));
    assert!(matches!(
        fault_after("players 2", "players 5"),
        (_, _, Kind::Setup(SetupFault::Players { found: 5, fewest: 2, most: 3 }))
    ));
    assert!(matches!(fault_after("gifts two", "gifts three"), (_, _, Kind::Setup(SetupFault::UnknownValue { .. }))));
    assert!(matches!(fault_after("components ", "components 0"), (_, _, Kind::OtherComponents { .. })));
    assert!(matches!(fault_after("seat 1", "seat 3"), (_, _, Kind::NoSuchSeat { .. })));
    assert!(matches!(fault_after("1 keep", "2 keep"), (Some(11), Some(2), Kind::OtherTurn { .. })));
    assert!(matches!(fault_after("\nresult", "\n* draw gold\nresult"), (Some(35), Some(25), Kind::AfterEnd)));
    assert!(matches!(fault_after("\nseed", "\n1 keep\nseed"), (Some(_), None, Kind::AfterResult)));
    assert!(matches!(fault_after("result ", "result 1"), (_, _, Kind::OtherResult { .. } | Kind::Misread(_))));
    assert!(matches!(fault_after("seed ", "seed f"), (_, _, Kind::Misread(_))));
}

#[test]
fn an_illegal_ply_is_refused_with_what_was_legal() {
    let (_, ply, kind) = fault_after("1 keep", "1 kepp");
    assert_eq!(ply, Some(2));
    match kind {
        Kind::Illegal { found, near, legal, .. } => {
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
    assert_eq!(*record.verify(&KIND, None).unwrap_err().kind, Kind::OtherCommitment);
    record.commitment = Some(Seed::of_number(2).commitment());
    assert!(matches!(*record.verify(&KIND, None).unwrap_err().kind, Kind::OtherDeal { .. }));
    record.commitment = None;
    assert_eq!(*record.verify(&KIND, None).unwrap_err().kind, Kind::Missing("commitment"));
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
    assert!(matches!(*record.verify(&KIND, None).unwrap_err().kind, Kind::OtherDeal { .. }), "nothing is inherited");
    let origin = |line: &str| fault_after("\n\n", &format!("\n{line}\n\n")).2;
    assert_eq!(origin("from 900"), Kind::ShortOrigin { plies: 900, found: old.plies.len() });
    for wrong in ["from", "from x", "from 2 xyz", "from -1"] {
        assert!(matches!(origin(wrong), Kind::Misread(_)), "{wrong}");
    }
}

fn kinds(text: &str) -> Vec<(String, FaultKind)> {
    let faults = Figures::editions().load(text).unwrap_err();
    faults.0.into_iter().map(|fault| (fault.place, fault.kind)).collect()
}

#[test]
fn a_wrong_component_file_is_refused_with_every_fault() {
    let range = FaultKind::Range { found: 12, least: 1, most: 9 };
    assert_eq!(
        kinds("gold = 12\nsilver = 1\n[bag]\nwhite = \"x\"\ngold = 1"),
        [
            ("gold".to_owned(), range),
            ("bag.white".to_owned(), FaultKind::Kind { expected: "number", found: "text" }),
            ("bag.black".to_owned(), FaultKind::Missing),
            ("silver".to_owned(), FaultKind::Unknown),
        ]
    );
    let total = kinds("gold = 3\n[bag]\nwhite = 3\nblack = 3\ngold = 1");
    assert_eq!(total, [("bag".to_owned(), FaultKind::Total { found: 7, needed: 6 })]);
    let syntax = kinds("gold = 3\n[bag");
    assert!(matches!(syntax[..], [(_, FaultKind::Syntax { line: 2, .. })]), "{syntax:?}");
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

#[test]
fn unknown_options_are_refused_with_those_known() {
    let unknown = Options::read(&Pebbles::META, [("speed", "fast")]);
    assert_eq!(unknown, Err(SetupFault::UnknownOption { found: "speed".to_owned(), known: vec!["gifts"] }));
}
