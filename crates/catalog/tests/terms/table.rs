//! The tables of `docs/terms.md`.

use std::fs;
use std::path::{Path, PathBuf};

use game::Language;

use crate::sentences::Sentence;

/// The terms of one game, or of all.
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) terms: Vec<Term>,
}

/// One row: what a thing is called, and what it is not called.
pub(crate) struct Term {
    names: [String; 2],
    avoided: [Vec<String>; 2],
    pub(crate) notation: Vec<String>,
}

fn index(language: Language) -> usize {
    match language {
        Language::Fr => 0,
        Language::En => 1,
    }
}

impl Term {
    fn row(line: &str) -> Option<Term> {
        let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let [french, english, notation, not_french, not_english] = cells[..] else { return None };
        let is_head = french == "French" || french.starts_with('-');
        let several =
            |cell: &str| cell.split(',').map(str::trim).filter(|one| !one.is_empty()).map(str::to_owned).collect();
        (!is_head).then(|| Term {
            names: [french.to_owned(), english.to_owned()],
            avoided: [several(not_french), several(not_english)],
            notation: several(notation),
        })
    }

    /// A term of a test.
    pub(crate) fn of(french: &str, english: &str, not_french: &[&str]) -> Term {
        let avoided = [not_french.iter().map(ToString::to_string).collect(), Vec::new()];
        Term { names: [french.to_owned(), english.to_owned()], avoided, notation: Vec::new() }
    }

    pub(crate) fn name(&self, language: Language) -> &str {
        &self.names[index(language)]
    }

    pub(crate) fn avoided(&self, language: Language) -> &[String] {
        &self.avoided[index(language)]
    }

    /// Whether a sentence uses it, at its start or within, in the singular or the plural.
    pub(crate) fn is_in(&self, sentence: &Sentence, language: Language) -> bool {
        plain(&sentence.text).to_lowercase().contains(&plain(self.name(language)).to_lowercase())
    }
}

fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}', '\n'], " ")
}

/// The text without what is filled into it: the names of gaps are not read.
fn without_gaps(text: &str) -> String {
    let mut depth = 0usize;
    let mut seen = |sign: char| {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    text.chars().map(|sign| if seen(sign) { sign } else { ' ' }).collect()
}

/// Whether a text has these words, at the start of a sentence or within.
pub(crate) fn says(text: &str, words: &str) -> bool {
    let text = without_gaps(&plain(text));
    let mut signs = words.chars();
    let capital = signs.next().map(|first| first.to_uppercase().chain(signs).collect::<String>());
    [Some(words.to_owned()), capital].into_iter().flatten().any(|words| {
        text.match_indices(&words).any(|(at, found)| {
            let before = text[..at].chars().next_back();
            let after = text[at + found.len()..].chars().next();
            !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
        })
    })
}

/// The root of the tree.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the tree.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

pub(crate) fn sections() -> Vec<Section> {
    let text = read("docs/terms.md");
    let section = |part: &str| Section {
        title: part.lines().next().unwrap_or_default().trim().to_owned(),
        terms: part.lines().filter_map(Term::row).collect(),
    };
    text.split("\n## ").skip(1).map(section).collect()
}
