//! No game is lost that nobody gave away.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use super::{err, fails, out, run_in, semiramis};

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).unwrap()
}

#[test]
fn a_record_is_replaced_only_if_somebody_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    run_in(at, "play jardins -p 2 --bots pupil --seed 7 --save game.sem", &"1\n".repeat(3000));
    let finished = read(at, "game.sem");
    let refused = run_in(at, "play jardins -p 2 --bots pupil --seed 8 --save game.sem", "1\n1\n");
    fails(&refused, 3, "game.sem already exists");
    assert!(err(&refused).contains("--load game.sem") && err(&refused).contains("--force"), "{}", err(&refused));
    assert_eq!(out(&refused), "");
    assert_eq!(read(at, "game.sem"), finished);
    // The table does not replace another record either.
    let other = run_in(at, "play jardins -p 2 --bots pupil --seed 8", "/save game.sem\n/quit\n");
    assert!(out(&other).contains("game.sem already exists"), "{}", out(&other));
    assert_eq!(read(at, "game.sem"), finished);
    run_in(at, "play jardins -p 2 --bots pupil --seed 8 --save game.sem --force", "1\n1\n/quit\n");
    assert_ne!(read(at, "game.sem"), finished);
    assert_eq!(std::fs::read_dir(at).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_file_that_can_not_be_written_is_refused_before_the_first_move() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("folder")).unwrap();
    for target in ["nowhere/game.sem", "folder"] {
        let refused = run_in(folder.path(), &format!("play jardins -p 2 --save {target} --force"), "1\n/quit\n");
        fails(&refused, 3, &format!("{target} can’t be written"));
        assert_eq!(out(&refused), "");
    }
}

#[test]
fn a_game_that_goes_on_knows_who_sits_where() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let begin = "play amyitis -p 3 --people 2 --bots scribe --name Ana --name Bob --seed 3 --save game.sem";
    run_in(at, begin, "1\n/quit\n");
    let plies = |text: &str| text.lines().filter(|line| line.starts_with(['1', '2', '3'])).count();
    let before = read(at, "game.sem");
    for line in ["seat 1 Ana", "seat 2 Bob", "player 1 person", "player 2 person", "player 3 scribe"] {
        assert!(before.contains(line), "{before}");
    }
    let again = run_in(at, "play --load game.sem", "1\n/quit\n");
    assert!(again.status.success(), "{}", err(&again));
    let after = read(at, "game.sem");
    assert!(plies(&after) > plies(&before), "it is kept in the same file: {after}");
    assert_eq!(after.lines().take(12).collect::<Vec<_>>(), before.lines().take(12).collect::<Vec<_>>());
    // Who is a bot now does not play under the name of a person.
    run_in(at, "play --load game.sem --people 1 --bots pupil --save other.sem", "/quit\n");
    let other = read(at, "other.sem");
    assert!(other.contains("seat 1 Ana\nseat 2 Pupil 2\n") && other.contains("player 2 pupil"), "{other}");
    assert_eq!(read(at, "game.sem"), after);
}

#[test]
fn a_record_that_names_an_unknown_bot_is_faulty() {
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), "play jardins -p 2 --bots pupil --seed 3 --save game.sem", "/quit\n");
    let text = read(folder.path(), "game.sem").replace("player 2 pupil", "player 2 wizard");
    std::fs::write(folder.path().join("game.sem"), text).unwrap();
    fails(&run_in(folder.path(), "play --load game.sem", "1\n"), 1, "There is no bot “wizard”");
}

#[test]
fn without_games_that_were_left_there_is_nothing_to_resume() {
    let folder = tempfile::tempdir().unwrap();
    let list = |line: &str| super::semiramis(line).env("SEMIRAMIS_DATA", folder.path()).output().unwrap();
    assert_eq!(out(&list("play --resume")), "No game was left.\n");
    fails(&list("play --resume 1"), 2, "There is no game 1 that was left");
}

/// A plain table in this folder, where games that are left go too.
fn plain_in(folder: &Path, line: &str) -> Command {
    let mut command = semiramis(line);
    command.current_dir(folder).env("SEMIRAMIS_DATA", folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn plays_in(folder: &Path, line: &str, input: &str) -> Output {
    let mut child = plain_in(folder, line).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The records that were kept in the data folder.
fn left(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join("left")).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "sem")).collect()
}

#[test]
fn a_plain_game_whose_input_ends_is_kept_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let begun = plays_in(at, "play jardins -p 2 --bots pupil --seed 3", "1\n1\n");
    fails(&begun, 4, "The input has ended before the game.");
    let kept = left(at);
    assert_eq!(kept.len(), 1, "{}", out(&begun));
    assert!(out(&begun).contains(&format!("semiramis play --load {}", kept[0].display())), "{}", out(&begun));
    let before = std::fs::read_to_string(&kept[0]).unwrap();
    assert!(out(&plays_in(at, "play --resume", "")).contains("1. The Hanging Gardens"));
    let again = plays_in(at, "play --resume 1", "1\n/quit\n");
    assert!(again.status.success(), "{}", err(&again));
    assert!(std::fs::read_to_string(&kept[0]).unwrap().len() > before.len());
    assert_eq!(left(at).len(), 1, "it goes on in its own file");
}

#[test]
fn a_plain_game_that_is_left_is_kept_unless_a_file_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    assert_eq!(plays_in(at, "play jardins -p 2 --bots pupil", "1\n/quit\n").status.code(), Some(0));
    assert_eq!(left(at).len(), 1);
    plays_in(at, "play jardins -p 2 --bots pupil", "1\n/save there.sem\n/quit\n");
    plays_in(at, "play jardins -p 2 --bots pupil --save here.sem", "1\n/quit\n");
    assert_eq!(left(at).len(), 1);
}

#[test]
fn a_signal_ends_a_plain_game_with_its_code_and_keeps_it() {
    for (signal, code) in [("HUP", 129), ("INT", 130), ("QUIT", 131), ("TERM", 143)] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = plain_in(folder.path(), "play jardins -p 2 --bots pupil --seed 3").spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(b"1\n").unwrap();
        let mut output = child.stdout.take().unwrap();
        let mut said = String::new();
        while said.matches("\n> ").count() < 2 {
            let mut piece = [0; 1];
            assert_eq!(output.read(&mut piece).unwrap(), 1, "{said}");
            said.push(piece[0].into());
        }
        let killed = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        output.read_to_string(&mut said).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(code), "{signal}: {said}");
        drop(input);
        assert_eq!(left(folder.path()).len(), 1, "{signal}: {said}");
        assert!(said.contains("The game is saved."), "{signal}: {said}");
    }
}

#[test]
fn a_game_with_figures_of_its_own_goes_on_without_naming_them_again() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let standard = out(&super::run("components amyitis"));
    let mine = standard.replacen("talents = 30", "talents = 31", 1);
    assert_ne!(mine, standard);
    std::fs::write(at.join("mine.toml"), mine).unwrap();
    let begun = plays_in(at, "play amyitis -p 2 --bots pupil --seed 3 --components mine.toml", "1\n1\n");
    fails(&begun, 4, "The input has ended");
    let save = "play amyitis -p 2 --bots pupil --seed 3 --components mine.toml --save game.sem";
    plays_in(at, save, "1\n/quit\n");
    std::fs::remove_file(at.join("mine.toml")).unwrap();
    for line in ["play --resume 1", "play --load game.sem"] {
        let again = plays_in(at, line, "1\n/quit\n");
        assert!(again.status.success(), "{line}: {}", err(&again));
    }
    let checked = plays_in(at, "record check game.sem", "");
    assert!(checked.status.success(), "{}", err(&checked));
}
