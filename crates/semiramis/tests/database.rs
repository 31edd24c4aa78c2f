//! `semiramis db` and `semiramis admin`, as a host uses them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use store::{DatabaseUrl, Statement, Step, Store};
use tempfile::TempDir;

fn run(folder: &Path, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_semiramis"));
    command.args(line.split_whitespace()).env("SEMIRAMIS_LANG", "en").current_dir(folder);
    command.env("XDG_DATA_HOME", folder.join("system")).stdin(Stdio::null()).output().unwrap()
}

#[track_caller]
fn says(output: &Output, sentence: &str) {
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(sentence) && !said.contains('⟨'), "no “{sentence}” in: {said}");
}

#[track_caller]
fn fails(output: &Output, code: i32, complaint: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(complaint) && !said.contains('⟨'), "no “{complaint}” in: {said}");
}

/// A house with a person at a table.
fn furnished(folder: &Path) {
    let statements = [
        "INSERT INTO persons (id, name, confirm, banned, created) VALUES ('p', 'Amyitis', 0, 0, 0)",
        "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, created, changed)
         VALUES ('t', 'babylon', 1, 'standard', '{}', '{}', 1, 'playing', 'p', 'seed', 1, 1)",
        "INSERT INTO seats (table_id, seat, kind, person) VALUES ('t', 0, 'person', 'p')",
        "INSERT INTO seats (table_id, seat, kind, level) VALUES ('t', 1, 'bot', 'vizier')",
        "INSERT INTO entries (table_id, number, kind, seat, text, at) VALUES ('t', 0, 'play', 0, 'x', 1)",
    ];
    let batch = statements.map(|sql| Step::Must(Statement { sql, values: Vec::new() }));
    let write = async {
        let store = Store::open(&DatabaseUrl::File(folder.join("semiramis.db"))).await.unwrap();
        store.write(batch.into()).await.unwrap();
    };
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(write);
}

#[test]
fn a_house_is_made_in_the_folder_of_the_system_or_in_another() {
    let folder = TempDir::new().unwrap();
    says(&run(folder.path(), "db migrate"), "up to date");
    assert!(folder.path().join("system/semiramis/semiramis.db").exists());
    says(&run(folder.path(), "db migrate --data house"), "up to date");
    says(&run(folder.path(), "db migrate --data house"), "house/semiramis.db");
    says(&run(folder.path(), "db stats --lang fr"), "Sur le disque");
}

#[test]
fn a_house_moves_with_a_backup() {
    let folder = TempDir::new().unwrap();
    furnished(&folder.path().join("old"));
    says(&run(folder.path(), "db backup copy.jsonl --data old"), "5 rows were written into copy.jsonl");
    says(&run(folder.path(), "db restore copy.jsonl --data new"), "5 rows were restored");
    says(&run(folder.path(), "db backup again.jsonl --data new"), "5 rows");
    let read = |name| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("copy.jsonl"), read("again.jsonl"));
    says(&run(folder.path(), "db stats --data new --json"), "\"entries_since\": 0");
    says(&run(folder.path(), "db stats --data new"), "babylon, playing");
    fails(&run(folder.path(), "db restore copy.jsonl --data new"), 1, "not empty");
}

#[test]
fn what_can_go_wrong_is_said() {
    let folder = TempDir::new().unwrap();
    fails(&run(folder.path(), "db stats --data nowhere"), 3, "There is no database at nowhere/semiramis.db");
    fails(&run(folder.path(), "db backup copy.jsonl"), 3, "There is no database");
    fails(&run(folder.path(), "db restore nothing.jsonl"), 3, "nothing.jsonl can’t be read");
    fails(&run(folder.path(), "db stats --database postgres://x@127.0.0.1:1/x"), 3, "The database is not available");
    fails(&run(folder.path(), "db migrate --data a --database b"), 2, "begins with postgres://");
    furnished(&folder.path().join("house"));
    fails(&run(folder.path(), "db backup no/where.jsonl --data house"), 3, "can’t be written");
    fs::write(folder.path().join("letter"), "a letter home\n").unwrap();
    fails(&run(folder.path(), "db restore letter --data new"), 1, "This is not a backup");
}

#[test]
fn a_host_lists_closes_and_bans() {
    let folder = TempDir::new().unwrap();
    let house = folder.path();
    furnished(house);
    let listed = run(house, "admin list --data .");
    says(&listed, "t  babylon, playing, public, ");
    says(&listed, "1: Amyitis (p)");
    says(&listed, "2: bot, vizier");
    says(&run(house, "admin list --data . --state over"), "No table matches");
    fails(&run(house, "admin list --data . --state asleep"), 2, "asleep");
    says(&run(house, "admin close t --data ."), "The table t is closed");
    says(&run(house, "admin close t --data ."), "was already closed");
    says(&run(house, "admin list --data . --state closed --lang fr"), "fermée");
    fails(&run(house, "admin close u --data ."), 2, "There is no table “u”");
    says(&run(house, "admin ban p --data ."), "p is banned");
    says(&run(house, "admin unban p --data ."), "p may come in again");
    fails(&run(house, "admin ban q --data ."), 2, "There is no person “q”");
}
