//! A program that talks to `semiramis engine`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use table::{Record, Turn};

use crate::process::semiramis;

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = semiramis().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
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
    let end = record.check(shelf::find("babylon").unwrap(), None).unwrap();
    assert_eq!(end.turn(), Turn::Over);
    let points: Vec<_> = table::Seat::all(2).map(|seat| end.standing().total(seat).to_string()).collect();
    assert_eq!(engine.ask("score"), format!("score {}", points.join(" ")));
    assert!(engine.ask("undo").starts_with("ok "));
    writeln!(engine.input, "quit").unwrap();
    assert!(engine.child.wait().unwrap().success());
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
