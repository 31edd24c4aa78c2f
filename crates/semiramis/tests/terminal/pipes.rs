//! The plain table through pipes, as scripts play it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::process::semiramis;

/// Plays a script through the binary.
pub(crate) fn play(arguments: &[&str], data: &Path, script: &str) -> Output {
    play_by(semiramis().arg("play").args(arguments).env("SEMIRAMIS_DATA", data), script)
}

/// Plays a script through this command.
pub(crate) fn play_by(command: &mut Command, script: &str) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let script = script.to_owned();
    // The game may end before its script does.
    let writer = std::thread::spawn(move || drop(input.write_all(script.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

#[test]
fn every_game_is_played_to_its_end_by_a_script() {
    let data = tempfile::tempdir().unwrap();
    for game in ["amyitis", "babylon", "jardins"] {
        let output =
            play(&[game, "--players", "2", "--bots", "pupil", "--seed", "3"], data.path(), &"1\n".repeat(3000));
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{game}: {output:?}");
        assert!(text.contains("Total") && text.contains("seed was"), "{game}");
        assert!(!text.contains('\u{1b}'), "{game}: no escape sequences in a pipe");
    }
}

#[test]
fn a_script_hears_why_not_and_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let output = play(
        &["amyitis", "--players", "2", "--seed", "3", "--plain"],
        data.path(),
        "plant a1\n/why plant a1\n/say hello\n/quit\n",
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success());
    assert!(text.contains("(A") && text.contains("nobody at another screen"), "{text}");
}
