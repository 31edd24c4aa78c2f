//! A panic gives the terminal back. This program is its own subject: in a terminal of its own it plays, and falls when it is asked for a hint.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod support;
#[expect(dead_code, reason = "this test uses a part of it")]
#[path = "../../semiramis/tests/terminal/tmux.rs"]
mod tmux;

use game::Language;
use terminal::screen::{Host, run};
use terminal::{Depth, Palette};

use support::{local_game, speak};
use tmux::Tmux;

fn main() {
    if std::env::args().any(|argument| argument == "fall") { fall() } else { is_restored() }
}

fn fall() {
    let host = Host {
        kind: catalog::find("amyitis").unwrap(),
        components: None,
        speak: &speak,
        language: Language::En,
        palette: Palette::new(Depth::Mono),
        save: None,
        write: &|_, _| Ok(()),
        open: &|_| Err(Vec::new()),
        hinter: &|| panic!("the hinter has fallen asleep"),
        replay: false,
    };
    run(Box::new(local_game("amyitis", 2, 2, 1)), &host).unwrap();
}

fn is_restored() {
    let program = std::env::current_exe().unwrap();
    let tmux = Tmux::open("panic", (100, 40), &std::env::temp_dir(), &program.display().to_string());
    tmux.command("semiramis fall");
    tmux.wait_for("Caravan’s road");
    assert_eq!(tmux.variable("alternate_on"), "1");
    tmux.send(&["a"]);
    tmux.wait_for("the hinter has fallen asleep");
    assert!(!tmux.text().contains("Caravan’s road"), "what is told is told on the screen of the shell");
    tmux.is_restored();
}
