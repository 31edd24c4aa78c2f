//! What each figure of a component file rests on.
//!
//! A file may say so in a table `[basis]` that repeats the shape of the file: `supply.camels = "rulebook"`. A word
//! holds for everything below its place; a list of words goes with a list of the same length, and a table holds for
//! each entry of a list. Nothing is claimed of figures of which it says nothing, and the fingerprint of a file does not
//! depend on it.
//!
//! Whoever corrects a file by their box need not correct this table: what it says of entries that are no longer there
//! is passed over.

use std::cell::RefCell;
use std::collections::BTreeSet;

use toml::Value;

use super::{ComponentError, ComponentErrorKind, ComponentErrors, kind, parse};
use crate::Basis;

/// The name of the table.
const BASIS: &str = "basis";

/// Figures that rest on the same, and stand together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Based {
    /// Where they are, as a path of keys: `tiles.quality-1[3]`.
    pub place: String,
    /// What they rest on, if the file says so.
    pub basis: Option<Basis>,
}

/// What the figures of a file rest on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bases {
    /// All figures, by places as large as possible.
    pub figures: Vec<Based>,
    /// What the file says of entries that it does not have.
    pub strays: Vec<ComponentError>,
}

/// What all figures of a component file rest on, or everything that can't be read of it.
pub fn bases(text: &str) -> Result<Bases, ComponentErrors> {
    let (bases, faults) = take(&mut parse(text)?);
    if faults.is_empty() { Ok(bases) } else { Err(ComponentErrors(faults)) }
}

/// Takes the table out of a file, so that only figures are left, and reads it.
pub(super) fn take(file: &mut toml::Table) -> (Bases, Vec<ComponentError>) {
    let said = file.remove(BASIS);
    let faults = RefCell::default();
    let walk = Walk { faults: &faults };
    let figures = match &said {
        None | Some(Value::Table(_)) => walk.table("", file, said.as_ref().and_then(Value::as_table)),
        Some(other) => {
            walk.wrong_kind("", "table", other);
            Vec::new()
        }
    };
    let is_stray =
        |kind: &ComponentErrorKind| matches!(kind, ComponentErrorKind::Unknown | ComponentErrorKind::Count { .. });
    let (strays, faults) = faults.into_inner().into_iter().partition(|fault| is_stray(&fault.kind));
    (Bases { figures, strays }, faults)
}

struct Walk<'a> {
    faults: &'a RefCell<Vec<ComponentError>>,
}

impl Walk<'_> {
    fn fault(&self, place: &str, kind: ComponentErrorKind) {
        let place = if place.is_empty() { BASIS.to_owned() } else { format!("{BASIS}.{place}") };
        self.faults.borrow_mut().push(ComponentError { place, kind });
    }

    fn wrong_kind(&self, place: &str, expected: &'static str, found: &Value) {
        self.fault(place, ComponentErrorKind::Kind { expected, found: kind(found) });
    }

    /// What a figure, or all figures below a place, rest on.
    fn value(&self, place: String, figure: &Value, said: Option<&Value>) -> Vec<Based> {
        match (figure, said) {
            (_, None) => vec![Based { place, basis: None }],
            (_, Some(Value::String(word))) => self.word(place, word),
            (Value::Table(figures), Some(Value::Table(said))) => {
                together(&place, self.table(&place, figures, Some(said)))
            }
            (Value::Array(list), Some(Value::Array(words))) if list.len() == words.len() => {
                let pairs = (1..).zip(list.iter().zip(words));
                let each = pairs.flat_map(|(at, (one, said))| self.value(format!("{place}[{at}]"), one, Some(said)));
                together(&place, each.collect())
            }
            (Value::Array(list), Some(Value::Array(words))) => {
                let (found, needed) = (words.len() as i64, list.len() as i64);
                self.fault(&place, ComponentErrorKind::Count { found, needed });
                vec![Based { place, basis: None }]
            }
            (Value::Array(list), Some(Value::Table(said))) => together(&place, self.each(&place, list, said)),
            (_, Some(other)) => {
                self.wrong_kind(&place, "text", other);
                Vec::new()
            }
        }
    }

    fn word(&self, place: String, word: &str) -> Vec<Based> {
        let basis = Basis::of_word(word);
        if basis.is_none() {
            let known = Basis::ALL.map(Basis::word).join(", ");
            self.fault(&place, ComponentErrorKind::Word { found: word.to_owned(), known });
        }
        basis.map(|basis| Based { place, basis: Some(basis) }).into_iter().collect()
    }

    /// What the entries of a table rest on.
    fn table(&self, place: &str, figures: &toml::Table, said: Option<&toml::Table>) -> Vec<Based> {
        let at = |key: &str| if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") };
        let strays = said.into_iter().flat_map(toml::Table::keys).filter(|&key| !figures.contains_key(key));
        strays.for_each(|key| self.fault(&at(key), ComponentErrorKind::Unknown));
        let of = |(key, figure): (&String, &Value)| self.value(at(key), figure, said.and_then(|said| said.get(key)));
        figures.iter().flat_map(of).collect()
    }

    /// A table that holds for each entry of a list. Entries of the same name stand together: `tiles.points` are the
    /// points of all tiles.
    fn each(&self, place: &str, list: &[Value], said: &toml::Table) -> Vec<Based> {
        let keys: BTreeSet<&str> =
            list.iter().filter_map(Value::as_table).flat_map(toml::Table::keys).map(String::as_str).collect();
        let strays = said.keys().filter(|key| !keys.contains(key.as_str()));
        strays.for_each(|key| self.fault(&format!("{place}.{key}"), ComponentErrorKind::Unknown));
        let of = |key: &&str| {
            let named = (1..).zip(list).filter_map(|(at, entry)| Some((at, entry.as_table()?.get(*key)?)));
            let all = named.flat_map(|(at, figure)| self.value(format!("{place}[{at}].{key}"), figure, said.get(*key)));
            together(&format!("{place}.{key}"), all.collect())
        };
        let bare = (1..).zip(list).filter(|(_, entry)| !entry.is_table());
        let bare = bare.flat_map(|(at, figure)| self.value(format!("{place}[{at}]"), figure, None));
        keys.iter().flat_map(of).chain(bare).collect()
    }
}

/// One place for all, if all below it rest on the same.
fn together(place: &str, all: Vec<Based>) -> Vec<Based> {
    match &all[..] {
        [first, rest @ ..] if rest.iter().all(|other| other.basis == first.basis) => {
            vec![Based { place: place.to_owned(), basis: first.basis }]
        }
        _ => all,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "
        camels = 14
        rows = [[1, 2], [3, 4]]
        tiles = [{ points = 1 }, { points = 2, court = true }]
        [start]
        camels = 1
        talents = 4
    ";

    fn read(said: &str) -> Vec<(String, &'static str)> {
        let named = |based: Based| (based.place, based.basis.map_or("nothing", Basis::word));
        bases(&format!("{FILE}\n[basis]\n{said}")).unwrap().figures.into_iter().map(named).collect()
    }

    fn told(faults: Vec<ComponentError>) -> Vec<(String, ComponentErrorKind)> {
        faults.into_iter().map(|fault| (fault.place, fault.kind)).collect()
    }

    #[test]
    fn a_word_holds_for_everything_below_its_place() {
        let said =
            "camels = \"rulebook\"\nrows = \"components\"\ntiles.points = \"our-design\"\nstart.talents = \"rulebook\"";
        let expected = [
            ("camels", "rulebook"),
            ("rows", "components"),
            ("start.camels", "nothing"),
            ("start.talents", "rulebook"),
            ("tiles.court", "nothing"),
            ("tiles.points", "our-design"),
        ];
        assert_eq!(read(said), expected.map(|(place, word)| (place.to_owned(), word)));
        assert_eq!(read("").len(), 4, "nothing is said of any figure");
    }

    #[test]
    fn lists_go_with_lists_entry_by_entry() {
        let said = "rows = [[\"rulebook\", \"rulebook\"], [\"rulebook\", \"our-ruling\"]]\ntiles = [\"rulebook\", \"rulebook\"]";
        let read = read(said);
        for (place, word) in [("rows[1]", "rulebook"), ("rows[2][2]", "our-ruling"), ("tiles", "rulebook")] {
            assert!(read.contains(&(place.to_owned(), word)), "{place} is not {word} in {read:?}");
        }
    }

    #[test]
    fn a_word_that_names_no_basis_is_a_fault() {
        let known = "rulebook, components, other-implementation, our-ruling, our-design".to_owned();
        let faults = bases(&format!("{FILE}\n[basis]\ncamels = \"hearsay\"\nstart.talents = 3")).unwrap_err();
        let expected = [
            ("basis.camels", ComponentErrorKind::Word { found: "hearsay".to_owned(), known }),
            ("basis.start.talents", ComponentErrorKind::Kind { expected: "text", found: "number" }),
        ];
        assert_eq!(told(faults.0), expected.map(|(place, kind)| (place.to_owned(), kind)));
        let table = bases("camels = 1\nbasis = 3").unwrap_err();
        assert_eq!(table.0[0].kind, ComponentErrorKind::Kind { expected: "table", found: "number" });
    }

    #[test]
    fn what_is_said_of_entries_that_are_not_there_is_passed_over() {
        let said = "asses = \"rulebook\"\nrows = [\"rulebook\"]\ntiles.colour = \"rulebook\"";
        let strays = bases(&format!("{FILE}\n[basis]\n{said}")).unwrap().strays;
        let expected = [
            ("basis.asses", ComponentErrorKind::Unknown),
            ("basis.rows", ComponentErrorKind::Count { found: 1, needed: 2 }),
            ("basis.tiles.colour", ComponentErrorKind::Unknown),
        ]
        .map(|(place, kind)| (place.to_owned(), kind));
        let mut strays = told(strays);
        strays.sort_by(|one, other| one.0.cmp(&other.0));
        assert_eq!(strays, expected);
        assert!(read(said).contains(&("rows".to_owned(), "nothing")));
    }
}
