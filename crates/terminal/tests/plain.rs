//! The plain table, played by scripts.

#![allow(clippy::unwrap_used)]

use std::cell::RefCell;
use std::io;
use std::path::Path;

use minds::{Adviser, Budget, Counsel, Random, Seated};
use table::contract::pebbles::Pebbles;
use table::{Erased, Game, KindOf, Language, Match, Record, Seed, Setup, Shuffler};
use terminal::plain::{End, Host, run};
use terminal::{Company, Player, Session};
use words::Speaker;

fn speak(language: Language) -> Speaker {
    Speaker::new(language, [terminal::TEXTS, Pebbles::META.words])
}

fn session(people: usize) -> Session {
    let game = Box::new(Erased::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap());
    let mind = || Player::Mind(Box::new(Seated::<Pebbles>::new(Box::new(Random::new(Shuffler::new(1, 0))))));
    let players = (0..2).map(|seat| if seat < people { Player::Person } else { mind() }).collect();
    Session::new(game, players, vec!["Ana".into(), "Bot".into()], Seed::of_number(5))
}

/// Plays a script and returns how it ended, what was printed and what was last written to a file.
fn play(session: &mut Session, language: Language, script: &str) -> (End, String, Option<String>) {
    let written = RefCell::new(None);
    let write = |path: &Path, text: &str| {
        if path == Path::new("full-disk") {
            return Err(io::Error::from(io::ErrorKind::StorageFull));
        }
        *written.borrow_mut() = Some(text.to_owned());
        Ok(())
    };
    let advise = |game: &dyn Match, most| Counsel::<Pebbles>::new(Budget::Simulations(50), 1).advise(game, most);
    let host = Host { speak: &speak, language, save: None, write: &write, advise: &advise };
    let mut output = Vec::new();
    let end = run(session, &host, &mut script.as_bytes(), &mut output).unwrap();
    (end, String::from_utf8(output).unwrap(), written.into_inner())
}

#[test]
fn a_script_plays_a_whole_game() {
    let mut session = session(1);
    let (end, text, _) = play(&mut session, Language::En, &"keep\n".repeat(10));
    assert_eq!(end, End::Over, "{text}");
    for expected in ["Pebbles", "committed to", "Ana gets a", "Bot gets a", "Total", " win", "seed was"] {
        assert!(text.contains(expected), "no “{expected}” in\n{text}");
    }
    let record: Record = session.record().to_string().parse().unwrap();
    record.check(&KindOf::<Pebbles>::new(), None).unwrap();
    record.verify(&KindOf::<Pebbles>::new(), None).unwrap();
    assert!(!text.contains('⟨'), "something could not be said:\n{text}");
}

#[test]
fn the_same_game_in_french() {
    let (end, text, _) = play(&mut session(1), Language::Fr, &"1\n".repeat(10));
    assert_eq!(end, End::Over);
    for expected in ["Les Galets", "Ana reçoit un galet", "Total", "partagent la victoire avec"] {
        assert!(text.contains(expected), "no “{expected}” in\n{text}");
    }
    assert!(!text.contains('⟨'), "something could not be said:\n{text}");
}

#[test]
fn an_unknown_decision_gets_the_nearest_ones() {
    let (end, text, _) = play(&mut session(2), Language::En, "kep\n");
    assert_eq!(end, End::InputEnded);
    assert!(text.contains("“kep” is not in the notation"), "{text}");
    assert!(text.contains("Nearest decisions: keep"), "{text}");
}

#[test]
fn commands_are_understood_in_both_languages() {
    let script = "/help\n/aide\n/list\n/score\n/rules\n/rules p1.3\n/rules X9\n/why keep\n/hint\n/log\n/board\n/lang fr\n/langue xx\n/save r.sem\n/garder\n/nonsense\n/quitter\n";
    let (end, text, written) = play(&mut session(1), Language::En, script);
    assert_eq!(end, End::Left);
    let expected = [
        "take back your last decision",
        "P1  A turn",
        "P1.3  You may give it",
        "There is no paragraph “X9”",
        "“keep” is possible",
        "Chance to win",
        "Va pour le français.",
        "La langue « xx » n’existe pas",
        "Enregistré dans r.sem",
        "Indiquez un fichier",
        "La commande /nonsense n’existe pas",
    ];
    for expected in expected {
        assert!(text.contains(expected), "no “{expected}” in\n{text}");
    }
    assert!(written.unwrap().starts_with("semiramis record 1"));
}

#[test]
fn what_the_dealer_has_shown_is_not_taken_back() {
    let (_, text, _) = play(&mut session(2), Language::En, "keep\n/undo\n");
    assert!(text.contains("Nothing can be taken back"), "{text}");
}

#[test]
fn a_full_disk_is_told_and_the_game_goes_on() {
    let (end, text, _) = play(&mut session(1), Language::En, &format!("/save full-disk\n{}", "keep\n".repeat(10)));
    assert!(text.contains("full-disk could not be written"), "{text}");
    assert_eq!(end, End::Over);
}

#[test]
fn an_unfinished_record_goes_on_where_it_was() {
    let mut first = session(2);
    play(&mut first, Language::En, "keep\nkeep\nkeep\n");
    let record: Record = first.record().to_string().parse().unwrap();
    let plies = record.plies.len();
    let people = vec![Player::Person, Player::Person];
    let mut second = Session::resume(&KindOf::<Pebbles>::new(), None, record, people, Seed::of_number(9)).unwrap();
    assert_eq!(second.record().plies.len(), plies);
    let (end, _, _) = play(&mut second, Language::En, &"keep\n".repeat(20));
    assert_eq!(end, End::Over);
    second.record().verify(&KindOf::<Pebbles>::new(), None).unwrap();
}

#[test]
fn hostile_lines_do_no_harm() {
    let script = format!("{}\n\u{0}\u{7}\n999999999999999999999\n/\n-1\n{}", "x".repeat(100_000), "keep\n".repeat(10));
    let (end, text, _) = play(&mut session(1), Language::En, &script);
    assert_eq!(end, End::Over);
    assert!(text.len() < 100_000);
}
