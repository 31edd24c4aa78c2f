//! A terminal that a test can look at.

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// Nothing takes this long, on however busy a machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until something is so.
#[track_caller]
pub(crate) fn wait(fine: impl Fn() -> bool, what: impl Fn() -> String) {
    let begun = Instant::now();
    while !fine() {
        assert!(begun.elapsed() < PATIENCE, "no {}", what());
        std::thread::sleep(Duration::from_millis(30));
    }
}

/// A terminal with a shell in it; it ends with the test.
pub(crate) struct Tmux {
    socket: String,
}

impl Tmux {
    /// A terminal of this size, with nobody's settings, whose shell knows a program as `semiramis`.
    pub(crate) fn open(name: &str, (width, height): (u16, u16), data: &Path, program: &str) -> Tmux {
        let tmux = Tmux { socket: format!("semiramis-{name}-{}", std::process::id()) };
        let (width, height) = (width.to_string(), height.to_string());
        let shell = format!(
            "env -i PATH=\"$PATH\" HOME={0} SEMIRAMIS_DATA={0} SEMIRAMIS_LANG=en TERM=tmux-256color PS1='ready> ' \
             LC_ALL=C.UTF-8 sh",
            data.display()
        );
        let arguments = ["-f", "/dev/null", "new-session", "-d", "-x", &width, "-y", &height, &shell];
        let output = tmux.run(&arguments);
        assert!(output.status.success(), "{output:?}");
        tmux.wait_for("ready>");
        tmux.send(&[&format!("semiramis() {{ {program} \"$@\"; }}"), "Enter"]);
        tmux
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new("tmux").args(["-L", &self.socket]).args(arguments).output().unwrap()
    }

    /// Presses keys, by the names tmux has for them.
    pub(crate) fn send(&self, keys: &[&str]) {
        assert!(self.run(&[&["send-keys"], keys].concat()).status.success());
    }

    /// Types a command line.
    pub(crate) fn command(&self, line: &str) {
        self.send(&["clear; ", line, "Enter"]);
    }

    pub(crate) fn resize(&self, width: u16, height: u16) {
        let (width, height) = (width.to_string(), height.to_string());
        assert!(self.run(&["resize-window", "-x", &width, "-y", &height]).status.success());
    }

    /// What is on the screen.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.run(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// A variable of the terminal.
    pub(crate) fn variable(&self, name: &str) -> String {
        let output = self.run(&["display-message", "-p", &format!("#{{{name}}}")]);
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    #[track_caller]
    pub(crate) fn wait_for(&self, expected: &str) {
        self.wait(|text| text.contains(expected), expected);
    }

    #[track_caller]
    pub(crate) fn wait(&self, fine: impl Fn(&str) -> bool, what: &str) {
        wait(|| fine(&self.text()), || format!("{what} in\n{}", self.text()));
    }

    /// The program that runs in the shell.
    pub(crate) fn child(&self) -> u32 {
        let shell = self.variable("pane_pid");
        std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).unwrap().trim().parse().unwrap()
    }

    /// Makes sure that the terminal is as a shell wants it: its own screen, lines, echo, a cursor, no mouse.
    #[track_caller]
    pub(crate) fn is_restored(&self) {
        self.wait_for("ready>");
        assert_eq!(self.variable("alternate_on"), "0");
        assert_eq!(self.variable("mouse_any_flag"), "0");
        assert_eq!(self.variable("cursor_flag"), "1");
        self.command("stty -a");
        let is_set = |text: &str, flag: &str| text.split_whitespace().any(|word| word == flag);
        self.wait(|text| ["icanon", "echo", "isig"].iter().all(|flag| is_set(text, flag)), "stty");
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}
