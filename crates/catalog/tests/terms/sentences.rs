//! Every sentence that a player reads: all messages of the tree, and the rules of every game.

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use game::{GameKind, Language};

use crate::table::root;

/// A message, a line of one, or a line of the rules.
pub(crate) struct Sentence {
    /// The message, or the game whose rules it is from.
    pub(crate) id: String,
    pub(crate) text: String,
}

impl Sentence {
    /// A sentence of a test.
    pub(crate) fn of(text: &str) -> Sentence {
        Sentence { id: "test".to_owned(), text: text.to_owned() }
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.text)
    }
}

/// Where no sentence of ours is.
const ELSEWHERE: [&str; 5] = ["target", "node_modules", "dist", "pebbles", ".git"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default().to_owned();
        if path.is_dir() && !ELSEWHERE.contains(&name.as_str()) {
            files(&path, found);
        } else if path.extension() == Some(OsStr::new("ftl")) {
            found.push(path);
        }
    }
}

/// The folder or the name of a file tells its language: `fr/web.ftl`, `fr.ftl`, `amyitis.fr.ftl`.
fn is_in(path: &Path, language: Language) -> bool {
    let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    let folder = path.parent().and_then(Path::file_name).and_then(OsStr::to_str).unwrap_or_default();
    folder == language.code() || stem.rsplit('.').next() == Some(language.code())
}

/// All messages in a language.
pub(crate) fn messages(language: Language) -> Vec<Sentence> {
    let mut found = Vec::new();
    files(&root(), &mut found);
    let sentences: Vec<Sentence> = found
        .iter()
        .filter(|path| is_in(path, language))
        .flat_map(|path| sentences(&fs::read_to_string(path).unwrap()))
        .collect();
    for known in ["web-lobby-play", "terminal-help", "cli-play", "house-no-table"] {
        assert!(
            sentences.iter().any(|sentence| sentence.id == known),
            "{known} was not found: where are the messages?"
        );
    }
    sentences
}

/// The lines of the messages of a file, each with the message it belongs to.
fn sentences(file: &str) -> Vec<Sentence> {
    let mut id = String::new();
    let mut sentences = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let mut text = line.trim_start();
        if let Some((name, value)) = line.split_once(" =").filter(|(name, _)| is_name(name)) {
            name.clone_into(&mut id);
            text = value;
        } else if let Some((_, value)) = text.strip_prefix('.').and_then(|attribute| attribute.split_once(" =")) {
            text = value;
        }
        if !text.trim().is_empty() {
            sentences.push(Sentence { id: id.clone(), text: text.to_owned() });
        }
    }
    sentences
}

fn is_name(name: &str) -> bool {
    let mut signs = name.chars();
    signs.next().is_some_and(|first| first.is_ascii_lowercase())
        && signs.all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_')
}

/// The rules of a game, block by block.
pub(crate) fn rulebook(kind: &dyn GameKind, language: Language) -> Vec<Sentence> {
    let text = kind.meta().rulebook.get(language);
    let joined = |block: &str| block.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = |block| Sentence { id: format!("rules of {}", kind.meta().key), text: joined(block) };
    text.split("\n\n").map(sentence).collect()
}
