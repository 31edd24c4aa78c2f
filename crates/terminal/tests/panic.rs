//! A panic gives the terminal back. This program is its own subject: in a terminal of its own it plays, and falls when it is asked for a hint.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;
#[allow(dead_code)]
#[path = "../../semiramis/tests/terminal/tmux.rs"]
mod tmux;

use table::Language;
use terminal::full::{Host, run};
use terminal::{Depth, Palette};

use support::{session, speak};
use tmux::Tmux;

fn main() {
    if std::env::args().any(|argument| argument == "fall") { fall() } else { is_restored() }
}

fn fall() {
    let host = Host {
        kind: shelf::find("amyitis").unwrap(),
        components: None,
        speak: &speak,
        language: Language::En,
        palette: Palette::new(Depth::Mono),
        save: None,
        write: &|_, _| Ok(()),
        open: &|_| Err(Vec::new()),
        adviser: &|| panic!("the adviser has fallen asleep"),
        replay: false,
    };
    run(Box::new(session("amyitis", 2, 2, 1)), &host).unwrap();
}

fn is_restored() {
    let program = std::env::current_exe().unwrap();
    let tmux = Tmux::open("panic", (100, 40), &std::env::temp_dir(), &program.display().to_string());
    tmux.command("semiramis fall");
    tmux.wait_for("Caravan’s road");
    assert_eq!(tmux.variable("alternate_on"), "1");
    tmux.send(&["h"]);
    tmux.wait_for("the adviser has fallen asleep");
    assert!(!tmux.text().contains("Caravan’s road"), "what is told is told on the screen of the shell");
    tmux.is_restored();
}
