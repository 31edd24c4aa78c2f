//! Every paragraph of the rules has a test that names it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{Basis, Meta, Rulebook};

fn paragraphs(rulebook: &'static str) -> Vec<&'static str> {
    Rulebook::read(rulebook).paragraphs().map(|text| text.id).collect()
}

/// The paragraphs that no test in the crate cites in the documentation right above it.
pub fn uncited(meta: &Meta, crate_folder: &str) -> Vec<&'static str> {
    let mut cited = BTreeSet::new();
    for folder in ["src", "tests"] {
        read_folder(&Path::new(crate_folder).join(folder), &mut cited);
    }
    paragraphs(meta.rulebook.en).into_iter().filter(|&id| !cited.contains(id)).collect()
}

/// Both languages must have the same paragraphs in the same order, and at least one.
pub fn check_language_pair(meta: &Meta) {
    let (en, fr) = (paragraphs(meta.rulebook.en), paragraphs(meta.rulebook.fr));
    assert!(!en.is_empty());
    assert_eq!(en, fr);
    assert_eq!(en.iter().collect::<BTreeSet<_>>().len(), en.len(), "a paragraph is there twice");
}

/// Whatever no rulebook says has its basis: every figure of the component file, and the same notes at the same
/// paragraphs in both languages.
pub fn check_bases(meta: &Meta, components: &str) {
    let bases = crate::components::bases(components).expect("the bases of the figures can be read");
    assert_eq!(bases.strays, [], "this is said of entries that are not there");
    let bare: Vec<_> = bases.figures.iter().filter(|based| based.basis.is_none()).map(|based| &based.place).collect();
    assert!(bare.is_empty(), "nothing says what these figures rest on: {bare:?}");
    assert_eq!(notes(meta.rulebook.en), notes(meta.rulebook.fr));
    for text in [meta.rulebook.en, meta.rulebook.fr] {
        let stray = text.lines().find(|line| line.starts_with('>') && !line.starts_with("> "));
        assert_eq!(stray, None, "a note is written otherwise");
        let book = Rulebook::read(text);
        let unread = book.paragraphs().find(|text| text.markdown.lines().any(|line| line.starts_with('>')));
        assert_eq!(unread.map(|text| text.id), None, "a note names no basis");
        assert!(!book.introduction.contains("\n>"), "a note belongs to a paragraph");
    }
}

/// The paragraphs with notes, and what these rest on.
pub fn notes(rulebook: &str) -> Vec<(String, Vec<Basis>)> {
    let book = Rulebook::read(rulebook);
    let noted = book.paragraphs().filter(|text| !text.notes.is_empty());
    noted.map(|text| (text.id.to_owned(), text.notes.iter().map(|note| note.basis).collect())).collect()
}

fn read_folder(folder: &Path, cited: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            read_folder(&path, cited);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("a source file can be read");
            cite(&source, cited);
        }
    }
}

/// Collects the ids in the documentation lines that stand right above a `#[test]`.
fn cite(source: &str, cited: &mut BTreeSet<String>) {
    let mut above: Vec<&str> = Vec::new();
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("///") {
            Some(text) => above.push(text),
            None if line == "#[test]" => {
                cited.extend(above.drain(..).flat_map(ids).map(str::to_owned));
            }
            None if line.starts_with("#[") => {}
            None => above.clear(),
        }
    }
}

fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_documentation_of_tests_counts() {
        let mut cited = BTreeSet::new();
        cite(
            "/// A1.1, A1.2. And so on.\n#[test]\nfn a() {}\n/// A2.1\nfn b() {}\n// A3.1\n#[test]\nfn c() {}",
            &mut cited,
        );
        assert!(cited.contains("A1.1") && cited.contains("A1.2"));
        assert!(!cited.contains("A2.1") && !cited.contains("A3.1"));
    }
}
