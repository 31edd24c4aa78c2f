//! A game is one place: how many shared files name a game.

#![expect(clippy::unwrap_used, reason = "a test")]

use std::path::Path;
use std::process::Command;
use std::{fs, str};

/// What CONTRIBUTING tells somebody to edit who adds a game; `Cargo.lock` is written by cargo.
const SHARED: [&str; 4] = ["Cargo.lock", "CONTRIBUTING.md", "crates/catalog/Cargo.toml", "crates/catalog/src/lib.rs"];

/// Folders and pages that take particular games as examples: tests, measurements, pictures, prose, the examples of the help.
const EXAMPLES: [&str; 11] = [
    "crates/semiramis/src/examples.rs",
    "deploy/debian/",
    "docs/",
    "fuzz/",
    "tools/api/",
    "web/gallery/",
    "web/tests/",
    "web/tools/",
    "CHANGELOG.md",
    "README.md",
    "web/README.md",
];

fn is_example(path: &str) -> bool {
    let test = path.ends_with(".test.ts") || path.ends_with("/tests.rs");
    let folder = ["/tests/", "/benches/"].iter().any(|folder| path.contains(folder));
    test || folder || EXAMPLES.iter().any(|start| path.starts_with(start))
}

/// The crate of a game, its board in the page, and the types made from it.
fn is_own(path: &str, key: &str) -> bool {
    let places = [format!("crates/{key}/"), format!("web/src/boards/{key}/"), format!("web/src/protocol/{key}.ts")];
    places.iter().any(|place| path.starts_with(place.as_str()))
}

/// Whether a text names a game as a whole word, by its key or as a type; unit tests in a source file are examples.
fn names(text: &str, key: &str) -> bool {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut type_name = key.to_owned();
    type_name[..1].make_ascii_uppercase();
    let in_prose = |word: &str| code.contains(&format!("{word} suspendus"));
    let mut words = code.split(|sign: char| !sign.is_alphanumeric());
    words.any(|word| word == key || (word == type_name && !in_prose(word)))
}

/// The files of the tree; nothing outside a clone.
fn files(root: &Path) -> Vec<String> {
    let listed = Command::new("git").arg("-C").arg(root).args(["ls-files", "-z"]).output();
    let listed = listed.map(|output| output.stdout).unwrap_or_default();
    str::from_utf8(&listed).unwrap().split_terminator('\0').map(str::to_owned).collect()
}

#[test]
fn only_the_catalog_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut naming = Vec::new();
    for path in files(&root).into_iter().filter(|path| !is_example(path)) {
        let Ok(text) = fs::read_to_string(root.join(&path)) else { continue };
        let named = |key: &str| !is_own(&path, key) && names(&text, key);
        let games: Vec<_> = catalog::GAMES.iter().map(|kind| kind.meta().key).filter(|key| named(key)).collect();
        let own = catalog::GAMES.iter().any(|kind| is_own(&path, kind.meta().key));
        if !games.is_empty() && !own && !SHARED.contains(&path.as_str()) {
            naming.push((path, games));
        }
    }
    assert!(naming.is_empty(), "shared files that name a game: {naming:?}");
    let contributing = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    for path in &SHARED[2..] {
        assert!(contributing.contains(path), "CONTRIBUTING does not say that a new game is named in {path}");
    }
}

#[test]
fn a_name_is_a_whole_word() {
    assert!(names("use chess::Chess;", "chess") && names("`rules/chess`", "chess") && names("Chess", "chess"));
    assert!(!names("chessboard", "chess") && !names("fn a() {}\n#[cfg(test)]\nmod tests {\nchess", "chess"));
}
