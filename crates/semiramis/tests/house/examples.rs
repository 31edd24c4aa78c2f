//! What `docs/api.md` prints is what runs: its commands for the shell, and the bots under `examples/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::{Value, json};

use crate::client::{Browser, until};
use crate::process::{Process, semiramis};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn docs() -> String {
    fs::read_to_string(project().join("docs/api.md")).unwrap()
}

/// The blocks of the page in a language.
fn blocks(docs: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let begun = docs.split(&fence).skip(1);
    begun.map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

/// A house as it is by default, limits and all.
fn house(folder: &Path) -> Process {
    let mut command = semiramis();
    command.args(["serve", "--listen", "127.0.0.1:0", "--threads", "1", "--bots", "1", "--log", "error", "--data"]);
    Process::run(command.arg(folder))
}

/// The Python that has what the examples need.
fn python() -> PathBuf {
    project().join("target/python/bin")
}

/// A bot in a seat of a table.
struct Bot {
    name: &'static str,
    arguments: [String; 4],
    child: Option<Child>,
}

impl Bot {
    async fn new(name: &'static str, house: &Process, table: &str, seat: usize) -> Bot {
        let mut owner = Browser::named(house.address, name).await;
        let token = owner.post("/api/v1/tokens", &json!({ "label": name })).await.fine();
        let server = format!("http://{}", house.address);
        let arguments = [server, token["token"].as_str().unwrap().to_owned(), table.to_owned(), seat.to_string()];
        Bot { name, arguments, child: None }
    }

    fn start(&mut self) {
        let mut command = Command::new(python().join("python"));
        command.arg(project().join("examples").join(self.name)).args(&self.arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        self.child = Some(command.spawn().expect("`tools/setup test` installs Python's packages"));
    }

    /// Ends it at once, wherever it is.
    fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// What it says at the end: the points.
    fn end(mut self) -> Vec<i64> {
        let Output { status, stdout, stderr } = self.child.take().unwrap().wait_with_output().unwrap();
        assert!(status.success(), "{}: {}", self.name, String::from_utf8_lossy(&stderr));
        serde_json::from_slice(&stdout).unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if self.child.is_some() {
            self.kill();
        }
    }
}

/// Both bots play a game at a house with default limits; each of them is killed in the middle and started again.
async fn the_bots_play(game: &str) {
    let folder = tempfile::tempdir().unwrap();
    let house = house(folder.path());
    let mut host = Browser::named(house.address, "Host").await;
    let id = host.make(&json!({ "game": game, "seats": [{ "kind": "open" }, { "kind": "open" }] })).await;
    let mut bots = [Bot::new("bot_http.py", &house, &id, 0).await, Bot::new("bot_websocket.py", &house, &id, 1).await];
    bots.iter_mut().for_each(Bot::start);
    let path = format!("/api/v1/tables/{id}/snapshot");
    for (bot, after) in bots.iter_mut().zip([10, 20]) {
        until("some moves are made", async || {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            let answer = host.get(&path).await;
            answer.status == 200 && plies_of_seats(&host.get(&format!("{path}?after=0")).await.fine()) >= after
        })
        .await;
        bot.kill();
        bot.start();
    }
    let points = tokio::task::block_in_place(|| bots.map(Bot::end));
    assert_eq!(points[0], points[1], "both have seen the same end");
    let end = host.get(&path).await.fine();
    assert_eq!(end["ending"]["played"], true, "{}", end["ending"]);
    let seats = end["score"]["seats"].as_array().unwrap();
    assert_eq!(points[0], seats.iter().map(|seat| seat["total"].as_i64().unwrap()).collect::<Vec<_>>());
}

fn plies_of_seats(snapshot: &Value) -> usize {
    snapshot["log"].as_array().unwrap().iter().filter(|item| item["by"].is_u64()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bots_play_amyitis_with_default_limits() {
    the_bots_play("amyitis").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bots_play_babylon_with_default_limits() {
    the_bots_play("babylon").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bots_play_jardins_with_default_limits() {
    the_bots_play("jardins").await;
}

#[test]
fn the_page_prints_the_bots_as_they_are() {
    let files = ["bot_http.py", "bot_websocket.py"];
    let files = files.map(|name| fs::read_to_string(project().join("examples").join(name)).unwrap());
    assert_eq!(blocks(&docs(), "python"), files, "print them anew in docs/api.md");
}

#[test]
fn the_commands_of_the_page_run_as_they_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(folder.path());
    let scripts = blocks(&docs(), "sh");
    assert!(scripts.len() >= 4, "{scripts:?}");
    let default = "http://127.0.0.1:7373";
    assert!(scripts[0].contains(default));
    let script = scripts.concat().replace(default, &format!("http://{}", house.address));
    // What is refused ends the script, where a reader would see it.
    let strict = format!("set -eu\ncurl() {{ command curl --fail-with-body \"$@\"; }}\n{script}");
    let desk = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(project().canonicalize().unwrap().join("examples"), desk.path().join("examples"))
        .unwrap();
    let path = std::env::join_paths(
        std::iter::once(python().canonicalize().unwrap())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    )
    .unwrap();
    let output = Command::new("sh").args(["-c", &strict]).current_dir(desk.path()).env("PATH", path).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    // Sat down, played, resigned.
    assert_eq!(said.matches("{\"type\":\"done\"}").count(), 3, "{said}");
    assert_eq!(said.lines().filter(|line| line.ends_with(']')).count(), 2, "two bots say the points: {said}");
}
