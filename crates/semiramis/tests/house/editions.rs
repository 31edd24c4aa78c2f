//! Editions that a host offers and that people bring, over processes that come and go.

use std::path::Path;

use serde_json::json;
use store::DatabaseUrl;

use crate::client::{Browser, TestRandom};
use crate::postgres::Server;
use crate::process::{Process, file_in, semiramis, serve};

fn box_of(game: &str) -> &'static str {
    catalog::find(game).unwrap().standard_components()
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join("editions").join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// A table with a file of one's own is made at one process, which is killed, and played to its end at others.
async fn a_table_keeps_its_edition(place: &DatabaseUrl) {
    let mut first = Process::start(place);
    let mut ana = Browser::named(first.address, "Ana").await;
    let file = format!("name = \"Rich\"\n{}", box_of("jardins").replace("gold  = 20", "gold  = 33"));
    let wish = json!({ "game": "jardins", "seats": [{ "kind": "me" }], "edition": { "kind": "own", "file": file } });
    let id = ana.make(&wish).await;
    let table = ana.table(&id).await;
    assert_eq!(table["edition"]["name"], "Rich");
    let mut chance = TestRandom(11);
    ana.come(&id).await.play_any(0, &mut chance).await;
    first.kill();
    let second = Process::start(place);
    let ana = ana.at(second.address);
    assert_eq!(ana.table(&id).await["edition"], table["edition"]);
    let mut socket = ana.come(&id).await;
    while socket.play_any(0, &mut chance).await.is_some() {}
    let record: game::Record = ana.get(&format!("/api/v1/tables/{id}/record")).await.body.parse().unwrap();
    assert!(record.verify(catalog::find("jardins").unwrap(), None).is_ok());
    assert_eq!(json!(record.components), table["edition"]["fingerprint"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_keeps_its_edition_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    a_table_keeps_its_edition(&file_in(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_keeps_its_edition_on_a_server() {
    a_table_keeps_its_edition(&DatabaseUrl::Server(Server::shared().database())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_of_editions_is_offered() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "babylon/club.toml", &box_of("babylon").replace("statue    = 38", "statue    = 40"));
    write(folder.path(), "babylon/.hidden.toml", "nonsense");
    write(folder.path(), "README.md", "Editions of our club.");
    let house = Process::run(serve(&file_in(folder.path())).arg("--editions").arg(folder.path().join("editions")));
    let mut ana = Browser::named(house.address, "Ana").await;
    let list = ana.get("/api/v1/games/babylon/editions").await.fine();
    assert_eq!((list.as_array().unwrap().len(), &list[0]["name"]), (1, &json!("club")));
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pupil" }]);
    let edition = json!({ "kind": "offered", "key": "club" });
    let id = ana.make(&json!({ "game": "babylon", "seats": seats, "edition": edition })).await;
    assert_eq!(ana.table(&id).await["edition"]["fingerprint"], list[0]["fingerprint"]);
}

#[test]
fn faulty_editions_are_refused_at_the_start_with_everything_that_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    write(
        folder.path(),
        "babylon/club.toml",
        &box_of("babylon").replace("statue    = 38", "statue    = \"many\"\nvase = 2"),
    );
    write(folder.path(), "jardins/standard.toml", box_of("jardins"));
    write(folder.path(), "chess/mine.toml", "kings = 2");
    let output = serve(&file_in(folder.path())).arg("--editions").arg(folder.path().join("editions")).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    for part in ["club.toml", "pieces.statue", "pieces.vase", "standard.toml", "“chess” is not one of"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let output = semiramis().args(["serve", "--editions", "/nowhere/at/all"]).output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{output:?}");
}
