//! A program that talks to `semiramis engine`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use game::{Record, Turn};

use crate::process::semiramis;

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        Engine::start_with(&[])
    }

    fn start_with(arguments: &[&str]) -> Engine {
        let mut child =
            semiramis().arg("engine").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut engine = Engine { child, input, output };
        assert!(engine.line().starts_with("semiramis engine 1 "));
        engine
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Says bytes and hears the first line of the answer.
    fn ask_bytes(&mut self, line: &[u8]) -> String {
        self.input.write_all(line).unwrap();
        self.line()
    }

    /// Says a line and hears the first line of the answer.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").unwrap();
        self.line()
    }

    /// The same, where a counted list follows.
    fn list(&mut self, line: &str) -> Vec<String> {
        let head = self.ask(line);
        let count: usize = head.rsplit(' ').next().unwrap().parse().unwrap_or_else(|_| panic!("{head}"));
        (0..count).map(|_| self.line()).collect()
    }
}

#[test]
fn an_engine_plays_a_whole_game() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("games"), "games amyitis babylon jardins");
    assert_eq!(engine.ask("seed 7"), "ok");
    assert_eq!(engine.ask("new babylon 2"), "ok");
    loop {
        let turn = engine.ask("turn");
        if turn == "turn over" {
            break;
        }
        let best = engine.ask("think greedy");
        let ply = best.strip_prefix("best ").unwrap_or_else(|| panic!("{best}")).to_owned();
        let possible = if turn == "turn *" { engine.list("odds") } else { engine.list("legal") };
        assert!(possible.iter().any(|one| one == &ply || one.ends_with(&format!(" {ply}"))), "{ply}: {possible:?}");
        assert!(engine.ask(&format!("ply {ply}")).starts_with("ok "));
    }
    let record: Record = (engine.list("record").join("\n") + "\n").parse().unwrap();
    let end = record.check(catalog::find("babylon").unwrap(), None).unwrap();
    assert_eq!(end.turn(), Turn::Over);
    let points: Vec<_> = game::Seat::all(2).map(|seat| end.standing().total(seat).to_string()).collect();
    assert_eq!(engine.ask("score"), format!("score {}", points.join(" ")));
    assert!(engine.ask("undo").starts_with("ok "));
    writeln!(engine.input, "quit").unwrap();
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn the_session_in_the_docs_is_as_it_is_printed() {
    let docs = include_str!("../../../../docs/engine.md");
    let session = docs.split("```engine\n").nth(1).unwrap().split("```").next().unwrap();
    let mut engine = Engine::start();
    let mut heard = String::new();
    for said in session.lines().filter(|line| line.starts_with("> ")) {
        heard.push_str(said);
        heard.push('\n');
        if said == "> quit" {
            continue;
        }
        heard.push_str(&engine.ask(&said[2..]));
        heard.push('\n');
    }
    assert_eq!(heard, session);
    writeln!(engine.input, "quit").unwrap();
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn every_line_gets_an_answer() {
    let mut engine = Engine::start();
    for line in [&b"\n"[..], b"  \t\r\n", b"\xff\xfe\n", b"ply caf\xe9\n"] {
        assert!(engine.ask_bytes(line).starts_with("error "), "{line:?}");
    }
    assert_eq!(engine.ask("games"), "games amyitis babylon jardins");
    engine.child.kill().unwrap();
    engine.child.wait().unwrap();
}

#[test]
fn what_an_engine_can_not_do_changes_nothing() {
    let mut engine = Engine::start();
    for wrong in ["turn", "legal", "ply pass", "undo", "think", "new chess 2", "new babylon 9", "new babylon", "dance"]
    {
        assert!(engine.ask(wrong).starts_with("error "), "{wrong}");
    }
    assert_eq!(engine.ask("new jardins 2"), "ok");
    let turn = engine.ask("turn");
    for wrong in ["ply dance on the table", "undo", "think nobody", "hint many", "seed x", "new jardins 77", "\u{0}"] {
        assert!(engine.ask(wrong).starts_with("error "), "{wrong}");
        assert_eq!(engine.ask("turn"), turn);
    }
    assert!(engine.ask("view").starts_with("view {"));
    engine.child.kill().unwrap();
    engine.child.wait().unwrap();
}

#[test]
fn an_engine_plays_with_the_component_files_it_is_given() {
    let folder = tempfile::TempDir::new().unwrap();
    let jardins = catalog::find("jardins").unwrap();
    let own =
        format!("name = \"With more gold\"\n{}", jardins.standard_components().replace("gold  = 20", "gold  = 25"));
    let file = folder.path().join("own.toml");
    std::fs::write(&file, &own).unwrap();
    let file = file.to_str().unwrap();
    let mut engine = Engine::start_with(&["--components", file]);
    assert_eq!(engine.ask("new jardins 2"), "ok");
    assert_eq!(engine.ask("ply card red-red-gold"), "ok *");
    let lines: usize = engine.ask("record").strip_prefix("record ").unwrap().parse().unwrap();
    let record: String = (0..lines).map(|_| engine.line() + "\n").collect();
    let record: Record = record.parse().unwrap();
    assert_eq!(record.components, jardins.check_components(&own).unwrap().fingerprint);
    assert_eq!(
        record.check(jardins, None).unwrap().edition().unwrap().1,
        Some("With more gold"),
        "it carries its file"
    );
    assert_eq!(engine.ask("new babylon 2"), "ok", "other games are played as they come");
    writeln!(engine.input, "quit").unwrap();
    assert!(engine.child.wait().unwrap().success());

    let refused = semiramis().args(["engine", "--components", file, "--components", file]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    std::fs::write(file, own.replace("gold  = 25", "gold  = \"much\"\nsilver = 3")).unwrap();
    let refused = semiramis().args(["--lang", "en", "engine", "--components", file]).output().unwrap();
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("supply.gold") && said.contains("supply.silver"), "{said}");
}
