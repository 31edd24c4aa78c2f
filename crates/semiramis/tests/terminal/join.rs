//! At a table of a real house.

use serde_json::json;

use crate::client::Browser;
use crate::pipes::play;
use crate::process::{BINARY, Process, file_in, serve_at};
use crate::tmux::Tmux;

/// A house and a table of it with an open seat and a bot.
pub(crate) async fn open_table(folder: &std::path::Path, game: &str) -> (Process, Browser, String) {
    let house = Process::start(&file_in(folder));
    let mut host = Browser::named(house.address, "Nabu").await;
    let seats = json!([{ "kind": "open" }, { "kind": "bot", "level": "pupil" }]);
    let id = host.make(&json!({ "game": game, "seats": seats })).await;
    let link = format!("http://{}/t/{id}", house.address);
    (house, host, link)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_script_plays_at_a_house_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let (_house, host, link) = open_table(folder.path(), "jardins").await;
    let arguments = ["--join", &link, "--name", "Ishtar", "--plain"];
    let output = tokio::task::block_in_place(|| play(&arguments, folder.path(), &"1\n".repeat(500)));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("You are in seat 1.") && text.contains("Total") && text.contains("seed was"), "{text}");
    let id = link.rsplit('/').next().unwrap();
    assert_eq!(host.table(id).await["status"], "over");
    assert_eq!(host.table(id).await["seats"][0]["name"], "Ishtar");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_whole_screen_plays_watches_and_comes_back_to_a_house() {
    let (folder, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut house, _host, link) = open_table(folder.path(), "amyitis").await;
    let tmux = Tmux::open("join", (100, 40), data.path(), BINARY);
    tmux.command(&format!("semiramis play --join {link} --name Ishtar"));
    tokio::task::block_in_place(|| {
        tmux.wait_for("You are in seat 1.");
        tmux.wait_for("Your turn. Pass, recruit");
        tmux.send(&[":", "pass", "Enter"]);
        // The bot may be so quick that the log has gone on.
        let passed = ["You pass.", "You have passed", "round 2"];
        tmux.wait(|text| passed.iter().any(|sign| text.contains(sign)), "a pass");
        tmux.send(&["c", "hello", "Enter"]);
        tmux.wait_for("“hello”");
        tmux.send(&["q"]);
        tmux.wait_for("The server keeps the game");
        tmux.send(&["y"]);
        tmux.is_restored();
        // The same guest has the same seat again.
        tmux.command(&format!("semiramis play --join {link}"));
        tmux.wait_for("You are in seat 1.");
        house.kill();
        tmux.wait_for("is lost");
        tmux.send(&["C-c"]);
        tmux.is_restored();
    });
    // Somebody else finds every seat taken.
    let house = Process::start(&file_in(folder.path()));
    let id = link.rsplit('/').next().unwrap();
    let link = format!("http://{}/t/{id}", house.address);
    let tmux = Tmux::open("watch", (80, 24), folder.path(), BINARY);
    tmux.command(&format!("semiramis play --join {link} --name Other"));
    tokio::task::block_in_place(|| {
        tmux.wait_for("Waiting for");
        tmux.wait_for("you are watching");
        tmux.send(&["C-c"]);
        tmux.is_restored();
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_when_the_house_comes_back() {
    let (folder, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut house, _host, link) = open_table(folder.path(), "jardins").await;
    let tmux = Tmux::open("again", (100, 40), data.path(), BINARY);
    tmux.command(&format!("semiramis play --join {link} --name Ishtar"));
    tokio::task::block_in_place(|| {
        for _ in 0..4 {
            decide(&tmux);
        }
        house.kill();
        tmux.wait_for("is lost; trying again…");
        // Nothing can be decided meanwhile.
        tmux.send(&["1"]);
        tmux.wait_for("It is not your turn.");
        let address = house.address.to_string();
        let _house = Process::run(&mut serve_at(&address, &file_in(folder.path())));
        tmux.wait_for("The connection to the server is back.");
        while !is_over(&tmux.text()) {
            decide(&tmux);
        }
        tmux.send(&["q", "y"]);
        tmux.is_restored();
    });
}

fn is_over(text: &str) -> bool {
    text.contains("wins with") || text.contains("share the win")
}

/// Takes the first decision as soon as there is one, or sees the end.
fn decide(tmux: &Tmux) {
    let begins = |text: &str, sign: &str| text.lines().any(|line| line.starts_with(sign));
    tmux.wait(|text| begins(text, "● Your turn.") || is_over(text), "a turn");
    let before = tmux.text();
    if !is_over(&before) {
        tmux.send(&["1", "Enter"]);
        tmux.wait(|text| text != before && !begins(text, ": "), "something else");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_refuses_in_the_language_of_the_player() {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::start(&file_in(folder.path()));
    let link = format!("http://{}/t/{}", house.address, "a".repeat(24));
    for (language, words) in [("en", "There is no such table."), ("fr", "Cette table n’existe pas.")] {
        let arguments = ["--join", &link, "--lang", language];
        let output = tokio::task::block_in_place(|| play(&arguments, folder.path(), ""));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2));
        assert!(said.contains(words), "{said}");
    }
}
