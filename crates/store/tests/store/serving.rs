//! One process serves a file, and the file is sound.

use std::fs::File;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use store::{DatabaseUrl, Step, Store, StoreError};

use crate::bases::{Base, entry, furnish};

const FILE: &str = "SEMIRAMIS_TEST_FILE";

/// A process of its own that serves a file until it is killed.
fn serving(path: &Path) -> Child {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "serving::serves_until_killed", "--ignored", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap());
    assert!(said.lines().map_while(Result::ok).any(|line| line == "serving"));
    child
}

#[tokio::test]
#[ignore = "run by the test below, as a process of its own"]
async fn serves_until_killed() {
    let path = std::env::var_os(FILE).unwrap();
    let _store = Store::open_to_serve(&DatabaseUrl::File(path.into())).await.unwrap();
    println!("\nserving");
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn a_second_process_is_refused_until_the_first_has_ended() {
    let base = Base::sqlite();
    let DatabaseUrl::File(path) = &base.url else { panic!("no file") };
    drop(base.open().await);
    let mut first = serving(path);
    let refused = Store::open_to_serve(&base.url).await.unwrap_err();
    assert_eq!(refused, StoreError::InUse(path.display().to_string()));
    // A host may look at it and give orders all the same.
    furnish(&base.open().await).await;
    first.kill().unwrap();
    first.wait().unwrap();
    Store::open_to_serve(&base.url).await.unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_noticed_before_it_is_served() {
    let base = Base::sqlite();
    let DatabaseUrl::File(path) = &base.url else { panic!("no file") };
    let store = base.open().await;
    furnish(&store).await;
    store.write((0..5000).map(|number| Step::Must(entry("t", number))).collect()).await.unwrap();
    drop(store);
    // The last connection that closes copies its log to the file.
    while path.with_extension("db-wal").exists() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    drop(Store::open_to_serve(&base.url).await.unwrap());
    let mut file = File::options().write(true).open(path).unwrap();
    let middle = file.metadata().unwrap().len() / 2 / 4096 * 4096;
    file.seek(SeekFrom::Start(middle)).unwrap();
    file.write_all(&[0xA5; 4096]).unwrap();
    let refused = Store::open_to_serve(&base.url).await.unwrap_err();
    let StoreError::Damaged { file, why } = &refused else { panic!("{refused}") };
    assert!(*file == path.display().to_string() && !why.is_empty(), "{refused}");
}

#[tokio::test]
async fn what_is_no_database_counts_as_damaged() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "a letter home, longer than any header of a database ".repeat(40)).unwrap();
    let refused = Store::open_to_serve(&DatabaseUrl::File(file.path().to_owned())).await;
    assert!(matches!(refused, Err(StoreError::Damaged { .. })), "{refused:?}");
}

#[test]
fn every_error_is_said_in_both_languages() {
    let text = || "why".to_owned();
    let errors = [
        StoreError::Conflict,
        StoreError::Unavailable(text()),
        StoreError::InUse(text()),
        StoreError::Damaged { file: text(), why: text() },
    ];
    for language in [game::Language::En, game::Language::Fr] {
        let translator = texts::Translator::new(language, [store::TEXTS]);
        for error in &errors {
            let said = translator.try_say(&error.phrase());
            assert!(said.as_ref().is_ok_and(|said| said.len() > 10), "{error:?}: {said:?}");
        }
    }
}
