//! The commands that pages and helps show run: every line of a shell block in README, CONTRIBUTING, `docs/` and `web/README.md`, and
//! every example of a help. Each page has a desk of its own: an empty folder, a home, and the program on its PATH. The blocks of
//! `docs/api.md` are one script, which `examples.rs` runs.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::client::Browser;
use crate::postgres::Server;
use crate::process::{BINARY, Process};

/// What no test runs, by what the line begins with, and why.
const NOT_RUN: [(&str, &str); 13] = [
    ("make ", "builds for minutes, or is what runs this test; `make --dry-run` shows that it is there"),
    ("npm ", "`make test` runs it, or it opens a browser; that there is such a script is checked"),
    ("node tools/", "needs a browser and a built page; that there is such a file is checked"),
    ("sudo ", "changes the system: installs a package, or speaks to systemd"),
    ("groupadd ", "changes the system: a group, and files of certbot"),
    ("install -m 600 ", "changes the system: a password and a unit of systemd"),
    ("ENGINE=", "needs another browser: `make engines` runs it"),
    ("semiramis siege", "tells by its exit code how busy the machine is: `siege.rs` runs it small"),
    ("docker ", "needs a container engine and what `make dist` makes"),
    ("cd target/packages ", "needs what `make dist` makes"),
    ("semiramis admin close ", "needs the id of a table: `orders.rs` closes one"),
    ("semiramis admin settle ", "needs the id of a report"),
    ("semiramis admin withdraw ", "needs the id of a bulletin"),
];

/// What commands that are run begin with: nothing else touches the machine of whoever runs the tests.
const RUN: [&str; 3] = ["semiramis", "mkdir", "yes"];

/// What would take too long here, and what runs in its place. The first that is found in a line counts.
const SMALLER: [(&str, &str); 13] = [
    ("--games 100000", "--games 50"),
    ("--games 200 --against", "--games 5 --against"),
    ("lab tune jardins --games 500", "lab tune jardins --games 2"),
    ("lab calibrate jardins --games 100", "lab calibrate jardins --games 2"),
    ("lab tune jardins", "lab tune jardins --games 2"),
    ("lab calibrate jardins", "lab calibrate jardins --games 2"),
    ("--games 200 --minds", "--games 2 --minds"),
    ("--minds vizier,scribe", "--games 1 --minds search:20,scribe"),
    ("analyse evening.sem", "analyse evening.sem --simulations 8"),
    ("play amyitis --save", "play amyitis --bots pupil --save"),
    ("semiramis load --tables 100 --rate 100", "semiramis load $HOUSE --tables 2 --time 1 --rate 10"),
    ("semiramis load --tables ", "semiramis load $HOUSE --time 1 --watchers 0 --tables 2 #"),
    ("--listen 0.0.0.0:7373", "--listen 0.0.0.0:0"),
];

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every page for people, from the root.
fn pages() -> Vec<String> {
    let mut pages: Vec<_> = ["README.md", "CONTRIBUTING.md", "web/README.md"].map(str::to_owned).into();
    for folder in ["docs", "docs/decisions"] {
        let files = fs::read_dir(project().join(folder)).unwrap().map(|file| file.unwrap().file_name());
        pages.extend(files.map(|name| format!("{folder}/{}", name.display())));
    }
    pages.retain(|page| page != "docs/api.md" && Path::new(page).extension().is_some_and(|ending| ending == "md"));
    pages.sort();
    pages
}

/// The command lines in the shell blocks of a page; a block with a text of several lines is one command.
fn commands(page: &str) -> Vec<String> {
    let text = fs::read_to_string(project().join(page)).unwrap();
    let mut commands = Vec::new();
    for block in text.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap()) {
        let lines = block.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty());
        if block.contains("<<") {
            commands.push(lines.collect::<Vec<_>>().join("\n"));
        } else {
            commands.extend(lines);
        }
    }
    commands
}

/// The examples of all helps.
fn examples() -> Vec<String> {
    let source = include_str!("../../src/examples.rs").replace("\\\"", "'");
    let quoted = source.split('"').skip(1).step_by(2);
    quoted.filter(|part| part.starts_with("semiramis ")).map(str::to_owned).collect()
}

fn not_run(line: &str) -> bool {
    NOT_RUN.iter().any(|(begin, _)| line.starts_with(begin))
}

fn smaller(line: &str) -> String {
    let found = SMALLER.iter().find(|(long, _)| line.contains(long));
    found.map_or_else(|| line.to_owned(), |(long, short)| line.replacen(long, short, 1))
}

/// Whether what a line names that is not run is there.
fn is_there(line: &str) -> bool {
    let words: Vec<_> = line.split_whitespace().collect();
    let scripts = || -> Value {
        let package = fs::read_to_string(project().join("web/package.json")).unwrap();
        serde_json::from_str::<Value>(&package).unwrap()["scripts"].clone()
    };
    match words[..] {
        ["make", target, ..] => {
            let tried = Command::new("make").args(["--dry-run", target]).current_dir(project()).output().unwrap();
            tried.status.success()
        }
        ["npm", "run", script, ..] | ["npm", script, ..] => scripts()[script].is_string(),
        ["node", file, ..] => project().join("web").join(file).exists(),
        _ => true,
    }
}

/// Where the commands of one page are tried.
struct Desk {
    folder: tempfile::TempDir,
    serving: Option<Process>,
}

impl Desk {
    fn new(lines: &[String]) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("bin")).unwrap();
        std::os::unix::fs::symlink(BINARY, at("bin/semiramis")).unwrap();
        // Nobody looks at the page.
        std::os::unix::fs::symlink("/bin/true", at("bin/xdg-open")).unwrap();
        fs::write(at("semiramis.toml"), "bots = 1\n").unwrap();
        if !lines.iter().any(|line| line.contains("--save evening.sem")) {
            let record = project().join("crates/amyitis/tests/records/eager-2.sem");
            fs::copy(record, at("evening.sem")).unwrap();
        }
        Desk { folder, serving: None }
    }

    /// A command line of a shell here.
    fn shell(&self, line: &str) -> Command {
        let at = self.folder.path();
        let path = std::env::join_paths(
            std::iter::once(at.join("bin")).chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
        );
        let mut shell = Command::new("sh");
        shell.args(["-euc", line]).current_dir(at).env_clear().env("PATH", path.unwrap()).env("HOME", at);
        shell.env("SEMIRAMIS_LANG", "en").env("SEMIRAMIS_LISTEN", "127.0.0.1:0").env("SEMIRAMIS_LOG", "error");
        shell
    }

    /// The address of the house that serves here; one begins if there is none.
    fn house(&mut self) -> String {
        if self.serving.is_none() {
            self.serving = Some(Process::run(&mut self.shell("exec semiramis serve --data elsewhere")));
        }
        format!("http://{}", self.serving.as_ref().unwrap().address)
    }

    /// The link of a table whose game begins as soon as somebody sits down.
    async fn link(&mut self) -> String {
        let house = self.house();
        let mut host = Browser::named(self.serving.as_ref().unwrap().address, "Host").await;
        let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "pupil" }]);
        let id = host.make(&json!({ "game": "jardins", "seats": seats })).await;
        format!("{house}/t/{id}")
    }

    /// Puts what is here in the place of what a reader has.
    async fn own(&mut self, line: &str) -> String {
        let mut line = smaller(line);
        if line.contains("$HOUSE") {
            line = line.replace("$HOUSE", &self.house());
        }
        if line.contains("http://127.0.0.1:7373/t/ID") {
            line = line.replace("http://127.0.0.1:7373/t/ID", &self.link().await);
        }
        if line.contains("postgres://semiramis@localhost/semiramis") {
            line = line.replace("postgres://semiramis@localhost/semiramis", &Server::shared().database());
        }
        line
    }

    async fn run(&mut self, page: &str, shown: &str) {
        let begins = shown.split_whitespace().next().unwrap_or_default();
        assert!(RUN.contains(&begins), "{page} shows what may change this machine: {shown}");
        let line = self.own(shown).await;
        if line.starts_with("semiramis serve") {
            // Of two that serve the same file, the second would be refused.
            self.serving = None;
            let serving = Process::run(&mut self.shell(&format!("exec {line}")));
            // Pages name an account; it is there already if the house was served before.
            let account = json!({ "login": "ana", "password": "ana's password" });
            Browser::named(serving.address, "Ana").await.post("/api/v1/account", &account).await;
            self.serving = Some(serving);
            return;
        }
        let mut child =
            self.shell(&line).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let plays = if line.contains("--save") { "1\n".repeat(5000) } else { "/quit\n".to_owned() };
        // What does not read ends without it.
        let writing = std::thread::spawn(move || drop(input.write_all(plays.as_bytes())));
        let output = child.wait_with_output().unwrap();
        writing.join().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{page} shows: {shown}\nrun as: {line}\n{}: {said}", output.status);
    }
}

async fn run_all(page: &str, lines: &[String]) {
    let mut desk = Desk::new(lines);
    for line in lines {
        if not_run(line) {
            assert!(is_there(line), "{page} shows: {line}");
        } else {
            desk.run(page, line).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commands_of_the_command_line_run_as_they_are_printed() {
    run_all("docs/command-line.md", &commands("docs/command-line.md")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commands_of_every_other_page_run_as_they_are_printed() {
    let pages = pages();
    assert!(pages.len() > 30, "{pages:?}");
    for page in pages.iter().filter(|page| *page != "docs/command-line.md") {
        run_all(page, &commands(page)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_examples_of_every_help_run_as_they_are_printed() {
    let examples = examples();
    assert!(examples.len() > 30, "{examples:?}");
    run_all("help", &examples).await;
}

/// Whoever takes a command out of a page takes it out of the lists.
#[test]
fn what_is_not_run_or_made_smaller_is_shown_somewhere() {
    let lines: Vec<_> = pages().iter().flat_map(|page| commands(page)).chain(examples()).collect();
    for (begin, why) in NOT_RUN {
        assert!(lines.iter().any(|line| line.starts_with(begin)), "nobody shows {begin}: {why}");
    }
    for (at, (long, _)) in SMALLER.iter().enumerate() {
        let first = |line: &String| SMALLER.iter().position(|(other, _)| line.contains(other)) == Some(at);
        assert!(lines.iter().any(first), "nobody shows {long}");
    }
}
