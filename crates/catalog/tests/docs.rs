//! What the pages for people name is there: files, folders, other pages and their headings.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the tree.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every page, from the root.
fn pages() -> Vec<PathBuf> {
    let mut pages: Vec<_> = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(PathBuf::from).into();
    for folder in ["docs", "docs/decisions"] {
        let files = fs::read_dir(root().join(folder)).into_iter().flatten().flatten();
        pages.extend(files.map(|file| Path::new(folder).join(file.file_name())));
    }
    pages.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    pages
}

fn read(page: &Path) -> String {
    fs::read_to_string(root().join(page)).unwrap_or_default()
}

/// What stands between single backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2))
}

/// Whether something quoted is a path in the tree: it begins with a folder of the tree.
fn is_path(word: &str) -> bool {
    let begins = |(first, _): (&str, &str)| !first.is_empty() && root().join(first).is_dir();
    let folder = word.split_once('/').is_some_and(begins);
    let built = word.starts_with("target/") || word.starts_with("web/dist") || word.starts_with("web/screenshots");
    let plain = word.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter));
    folder && plain && !built
}

/// Where GAME stands for any game, a path has to be there for each.
fn meanings(path: &str) -> Vec<String> {
    if !path.contains("GAME") {
        return vec![path.to_owned()];
    }
    catalog::GAMES.iter().map(|kind| path.replace("GAME", kind.meta().key)).collect()
}

/// Whether every game has this path in its own folder.
fn is_in_every_game(path: &str) -> bool {
    catalog::GAMES.iter().all(|kind| root().join("crates").join(kind.meta().key).join(path).exists())
}

/// The paths that a page names and that are not there.
fn missing(text: &str) -> Vec<String> {
    let paths = quoted(text).filter(|word| is_path(word)).flat_map(meanings);
    paths.filter(|path| !root().join(path).exists() && !is_in_every_game(path)).collect()
}

/// The targets of links within the tree.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let ends = |rest: &str| rest.find(')');
    let targets = text.split("](").skip(1).filter_map(move |rest| Some(&rest[..ends(rest)?]));
    targets.filter(|target| !target.contains("://"))
}

/// A heading as links name it.
fn anchor(heading: &str) -> String {
    let letters = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = letters.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// Whether a link of a page leads anywhere.
fn leads(page: &Path, target: &str) -> bool {
    let (file, heading) = target.split_once('#').unwrap_or((target, ""));
    let file = if file.is_empty() { page.to_owned() } else { page.with_file_name("").join(file) };
    let headings = || read(&file).lines().any(|line| line.starts_with('#') && anchor(line) == heading);
    root().join(&file).exists() && (heading.is_empty() || headings())
}

#[test]
fn every_path_that_a_page_names_is_there() {
    for page in pages() {
        assert_eq!(missing(&read(&page)), [""; 0], "named in {}", page.display());
    }
}

#[test]
fn every_link_of_a_page_leads_somewhere() {
    for page in pages() {
        let text = read(&page);
        let dead: Vec<_> = links(&text).filter(|target| !leads(&page, target)).collect();
        assert_eq!(dead, [""; 0], "linked from {}", page.display());
    }
}

/// What a page begins with, below its title.
fn beginning(text: &str) -> &str {
    text.lines().find(|line| !line.is_empty() && !line.starts_with('#')).unwrap_or_default()
}

#[test]
fn every_page_says_in_its_first_sentence_whom_it_is_for() {
    // A record of a decision is for whoever `docs/decisions/README.md` is for.
    let records = |page: &PathBuf| page.starts_with("docs/decisions") && !page.ends_with("README.md");
    for page in pages().iter().filter(|page| !records(page)) {
        let text = read(page);
        assert!(beginning(&text).starts_with("For "), "{}: {}", page.display(), beginning(&text));
    }
    assert_eq!(beginning("# Title\n\nFor readers.\n"), "For readers.");
}

#[test]
fn paths_are_recognised_in_the_pages_for_developers() {
    for (page, fewest) in [("docs/architecture.md", 20), ("CONTRIBUTING.md", 3)] {
        let text = read(Path::new(page));
        assert!(quoted(&text).filter(|word| is_path(word)).count() >= fewest, "{page}");
    }
}

#[test]
fn a_path_that_is_not_there_is_found() {
    assert_eq!(
        missing("see `crates/game/src/lib.rs`, `crates/game/src/no.rs` and `make test`"),
        ["crates/game/src/no.rs"]
    );
    assert!(missing("`crates/GAME/src/nowhere.rs`").len() > 1);
    assert!(!leads(Path::new("docs/hosting.md"), "hosting.md#nothing-of-the-kind"));
    assert!(leads(Path::new("docs/hosting.md"), "hosting.md#limits"));
}
