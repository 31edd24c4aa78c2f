//! The plain table, played by scripts.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::io;
use std::path::Path;

use game::contract::pebbles::Pebbles;
use game::{AnyGame, Game, GameAdapter, GameKindOf, Language, Record, Seed, Setup, Shuffler};
use minds::{AnyHinter as _, Budget, Hinter, MindAdapter, Random};
use terminal::lines::{End, Host, run};
use terminal::{LocalPlayers, Player, Players};
use texts::Translator;

fn speak(language: Language) -> Translator {
    Translator::new(language, [terminal::TEXTS, Pebbles::META.texts])
}

fn local_game(people: usize) -> LocalPlayers {
    let game = Box::new(GameAdapter::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap());
    let mind = || Player::Mind(Box::new(MindAdapter::<Pebbles>::new(Box::new(Random::new(Shuffler::new(1, 0))))));
    let players = (0..2).map(|seat| if seat < people { Player::Person } else { mind() }).collect();
    LocalPlayers::new(game, players, vec!["Ana".into(), "Bot".into()], Seed::of_number(5))
}

/// Plays a script and returns how it ended, what was printed and what was last written to a file.
fn play(local_game: &mut LocalPlayers, language: Language, script: &str) -> (End, String, Option<String>) {
    let written = RefCell::new(None);
    let write = |path: &Path, text: &str| {
        if path == Path::new("full-disk") {
            return Err(io::Error::from(io::ErrorKind::StorageFull));
        }
        *written.borrow_mut() = Some(text.to_owned());
        Ok(())
    };
    let hints = |game: &dyn AnyGame, most| Hinter::<Pebbles>::new(Budget::Simulations(50), 1).hints(game, most);
    let host = Host { speak: &speak, language, save: None, write: &write, hints: &hints, stopped: &|| false };
    let mut output = Vec::new();
    let end = run(local_game, &host, &mut script.as_bytes(), &mut output).end.unwrap();
    (end, String::from_utf8(output).unwrap(), written.into_inner())
}

#[test]
fn a_script_plays_a_whole_game() {
    let mut local_game = local_game(1);
    let (end, text, _) = play(&mut local_game, Language::En, &"keep\n".repeat(10));
    assert_eq!(end, End::Over, "{text}");
    for expected in [
        "Pebbles",
        "Round 1",
        "Round 6",
        "Stones",
        "committed to",
        "Ana gets a",
        "Bot gets a",
        "Total",
        " win",
        "seed was",
    ] {
        assert!(text.contains(expected), "no “{expected}” in\n{text}");
    }
    let record: Record = local_game.record().to_string().parse().unwrap();
    record.check(&GameKindOf::<Pebbles>::new(), None).unwrap();
    record.verify(&GameKindOf::<Pebbles>::new(), None).unwrap();
    assert!(!text.contains('⟨'), "something could not be said:\n{text}");
}

#[test]
fn the_same_game_in_french() {
    let (end, text, _) = play(&mut local_game(1), Language::Fr, &"1\n".repeat(10));
    assert_eq!(end, End::Over);
    for expected in ["Les Galets", "Ana reçoit un galet", "Total", "partagent la victoire avec"] {
        assert!(text.contains(expected), "no “{expected}” in\n{text}");
    }
    assert!(!text.contains('⟨'), "something could not be said:\n{text}");
}

#[test]
fn the_only_player_at_a_screen_is_spoken_to_and_several_are_named() {
    let (_, alone, _) = play(&mut local_game(1), Language::En, "");
    assert!(alone.contains("Your turn. Keep the pebble or give it to the left."), "{alone}");
    let (_, shared, _) = play(&mut local_game(2), Language::En, "");
    assert!(shared.contains("Ana to play. Keep the pebble or give it to the left."), "{shared}");
    let (_, french, _) = play(&mut local_game(2), Language::Fr, "");
    assert!(french.contains("À Ana de jouer. Gardez le galet ou donnez-le à gauche."), "{french}");
}

#[test]
fn an_unknown_decision_gets_the_nearest_ones() {
    let (end, text, _) = play(&mut local_game(2), Language::En, "kep\n");
    assert_eq!(end, End::InputEnded);
    assert!(text.contains("“kep” is not valid notation"), "{text}");
    assert!(text.contains("Nearest decisions: keep"), "{text}");
}

#[test]
fn a_wrong_choice_is_answered_in_one_line_and_the_table_is_not_read_again() {
    let (_, text, _) = play(&mut local_game(2), Language::En, "kep\n99\n\n/why keep\nkeep\n");
    let answers: Vec<_> = text.split("> ").skip(1).collect();
    assert_eq!(answers[..3].iter().map(|answer| answer.lines().count()).collect::<Vec<_>>(), [1, 1, 1], "{text}");
    assert!(answers[1].contains("no choice 99"), "{text}");
    assert!(answers[2].starts_with("Ana to play."), "{text}");
    assert!(answers[3].contains("“keep” is possible") && !answers[3].contains("  keep"), "{text}");
    assert!(answers[4].contains("  keep"), "what has changed is read out: {text}");
}

#[test]
fn commands_are_understood_in_both_languages() {
    let script = "/help\n/aide\n/list\n/score\n/rules\n/rules p1.3\n/rules X9\n/why keep\n/hint\n/log\n/board\n/lang fr\n/langue xx\n/save r.sem\n/garder\n/nonsense\n/quitter\n";
    let (end, text, written) = play(&mut local_game(1), Language::En, script);
    assert_eq!(end, End::Left);
    let expected = [
        "undo your last decision",
        "P1  A turn",
        "P1.3  You may give it",
        "There is no paragraph “X9”",
        "“keep” is possible",
        "Chance to win",
        "La table parle français.",
        "La langue « xx » n’existe pas",
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
    let (_, text, _) = play(&mut local_game(2), Language::En, "keep\n/undo\n");
    assert!(text.contains("Nothing can be undone"), "{text}");
}

#[test]
fn against_bots_whole_turns_are_taken_back_and_the_dealer_draws_the_same_again() {
    let mut session = local_game(1);
    let (_, straight, _) = play(&mut session, Language::En, &"keep\n".repeat(10));
    let script = format!("keep\nkeep\n/undo\n/undo\n/undo\n{}", "keep\n".repeat(10));
    let mut again = local_game(1);
    let (end, text, _) = play(&mut again, Language::En, &script);
    assert_eq!(end, End::Over, "{text}");
    assert_eq!(text.matches("Undone.").count(), 2, "both turns, and no more: {text}");
    let draws = |session: &LocalPlayers| {
        session.record().plies.iter().filter(|ply| ply.by.is_none()).cloned().collect::<Vec<_>>()
    };
    assert_eq!(draws(&again), draws(&session), "{straight}\n{text}");
    again.record().verify(&GameKindOf::<Pebbles>::new(), None).unwrap();
}

#[test]
fn a_full_disk_is_told_and_the_game_goes_on() {
    let (end, text, _) = play(&mut local_game(1), Language::En, &format!("/save full-disk\n{}", "keep\n".repeat(10)));
    assert!(text.contains("full-disk could not be written"), "{text}");
    assert_eq!(end, End::Over);
}

#[test]
fn an_unfinished_record_goes_on_where_it_was() {
    let mut first = local_game(2);
    play(&mut first, Language::En, "keep\nkeep\nkeep\n");
    let record: Record = first.record().to_string().parse().unwrap();
    let plies = record.plies.len();
    let people = vec![Player::Person, Player::Person];
    let mut second =
        LocalPlayers::resume(&GameKindOf::<Pebbles>::new(), None, record, people, Seed::of_number(9)).unwrap();
    assert_eq!(second.record().plies.len(), plies);
    let (_, text, _) = play(&mut second, Language::En, "/log\n");
    assert!(text.split("> ").nth(1).unwrap().contains("Ana gets a"), "the log begins with the game: {text}");
    let (end, _, _) = play(&mut second, Language::En, &"keep\n".repeat(20));
    assert_eq!(end, End::Over);
    second.record().verify(&GameKindOf::<Pebbles>::new(), None).unwrap();
}

#[test]
fn hostile_lines_do_no_harm() {
    let script = format!("{}\n\u{0}\u{7}\n999999999999999999999\n/\n-1\n{}", "x".repeat(100_000), "keep\n".repeat(10));
    let (end, text, _) = play(&mut local_game(1), Language::En, &script);
    assert_eq!(end, End::Over);
    assert!(text.len() < 100_000);
}
