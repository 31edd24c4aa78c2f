//! The figures of a box: one TOML file per game, embedded, replaceable at run time by a file of the same form.
//!
//! A file is taken whole or not at all: [`Reader`] walks it and collects *every* fault before anything is used.

mod bases;
mod edition;
mod write;

pub use edition::{Edition, Editions, MOST_EDITIONS};
pub use write::{figures, write};

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::{self, Debug};
use std::ops::RangeInclusive;

use sha2::{Digest, Sha256};

use crate::Phrase;

pub use bases::{Based, Bases, bases};

/// The figures of one game.
pub trait Components: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The file as it comes with the game.
    const STANDARD: &'static str;

    /// Figures that files did not have from the first: table, key, and the value that a file without them means. A file with this
    /// value names the same edition as one without.
    const LATER: &'static [(&'static str, &'static str, i64)] = &[];

    /// Reads the figures and reports whatever is wrong with them; `None` if anything was too wrong to go on.
    fn read(reader: &Reader<'_>) -> Option<Self>;

    /// Where the editions in use are kept: one static of the game crate.
    fn editions() -> &'static Editions<Self>;
}

/// The key of the name that a file may give itself. It is no figure, but belongs to what the fingerprint names.
const NAME: &str = "name";
/// The most letters of the name of an edition.
const LONGEST_NAME: usize = 60;

/// A sound component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedFile {
    /// See [`Edition::fingerprint`].
    pub fingerprint: String,
    /// The name that the file gives itself.
    pub name: Option<String>,
    /// Whether these are the figures that come with the game, without a name of their own.
    pub standard: bool,
}

/// Reads a file without keeping it: its figures, and what is known of it, or everything that is wrong with it.
pub(crate) fn read_file<C: Components>(text: &str) -> Result<(C, CheckedFile), ComponentErrors> {
    let (figures, fingerprint, name) = read_figures::<C>(text)?;
    let standard =
        text == C::STANDARD || read_figures::<C>(C::STANDARD).is_ok_and(|(_, print, _)| print == fingerprint);
    Ok((figures, CheckedFile { fingerprint, name, standard }))
}

fn read_figures<C: Components>(text: &str) -> Result<(C, String, Option<String>), ComponentErrors> {
    let mut table = parse(text)?;
    let given = table.remove(NAME);
    let name = given.as_ref().map(read_name).transpose();
    let (_, wrong_bases) = bases::take(&mut table);
    match (read_table(&table, C::read), name) {
        (Ok(figures), Ok(name)) if wrong_bases.is_empty() => {
            let mut meant = without_later(table, C::LATER);
            meant.extend(given.map(|given| (NAME.to_owned(), given)));
            Ok((figures, fingerprint(&meant), name))
        }
        (figures, name) => {
            let faults = figures.err().into_iter().flat_map(|faults| faults.0);
            Err(ComponentErrors(name.err().into_iter().chain(faults).chain(wrong_bases).collect()))
        }
    }
}

fn read_name(given: &toml::Value) -> Result<String, ComponentError> {
    let fault = |kind| ComponentError { place: NAME.to_owned(), kind };
    let toml::Value::String(name) = given else {
        return Err(fault(ComponentErrorKind::Kind { expected: "text", found: kind(given) }));
    };
    let fits = !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control);
    if fits { Ok(name.trim().to_owned()) } else { Err(fault(ComponentErrorKind::Name { most: LONGEST_NAME })) }
}

fn parse(text: &str) -> Result<toml::Table, ComponentErrors> {
    text.parse().map_err(|error| ComponentErrors(vec![ComponentError::syntax(text, &error)]))
}

/// Reads any TOML file of figures whole, or tells everything that is wrong with it.
pub fn read<T>(text: &str, read: impl FnOnce(&Reader<'_>) -> Option<T>) -> Result<T, ComponentErrors> {
    read_table(&parse(text)?, read)
}

fn read_table<T>(table: &toml::Table, read: impl FnOnce(&Reader<'_>) -> Option<T>) -> Result<T, ComponentErrors> {
    let faults = RefCell::default();
    let figures = read(&Reader::root(table, &faults));
    let faults = ComponentErrors(faults.into_inner());
    match figures {
        Some(figures) if faults.0.is_empty() => Ok(figures),
        _ => Err(faults),
    }
}

/// The file without those later figures that have the value of a file from before.
fn without_later(mut file: toml::Table, later: &[(&str, &str, i64)]) -> toml::Table {
    for &(table, key, value) in later {
        let Some(toml::Value::Table(entries)) = file.get_mut(table) else { continue };
        if entries.get(key) == Some(&toml::Value::Integer(value)) {
            entries.remove(key);
        }
        if entries.is_empty() {
            file.remove(table);
        }
    }
    file
}

/// Keys of a parsed file are in order, so its debug form is one and the same for all files that mean the same.
fn fingerprint(table: &toml::Table) -> String {
    let digest = Sha256::digest(format!("{table:?}"));
    let bytes: [u8; 8] = std::array::from_fn(|index| digest[index]);
    format!("{:016x}", u64::from_be_bytes(bytes))
}

/// Everything that is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentErrors(pub Vec<ComponentError>);

/// One thing that is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentError {
    /// Where, as a path of keys: `tiles[3].points`.
    pub place: String,
    /// What.
    pub kind: ComponentErrorKind,
}

/// What can be wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ComponentErrorKind {
    /// Not TOML.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What the parser says.
        message: String,
    },
    /// The entry is missing.
    Missing,
    /// There is no such entry.
    Unknown,
    /// The entry is of another kind.
    Kind {
        /// What it should be: `number`, `text`, `list`, `table`, `flag`.
        expected: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// The number is out of range.
    Range {
        /// The number.
        found: i64,
        /// The least it may be.
        least: i64,
        /// The most it may be.
        most: i64,
    },
    /// The word is not one of those known here.
    Word {
        /// The word.
        found: String,
        /// Those known.
        known: String,
    },
    /// There are too many or too few of something.
    Count {
        /// How many there are.
        found: i64,
        /// How many there must be.
        needed: i64,
    },
    /// Figures do not add up.
    Total {
        /// Their sum.
        found: i64,
        /// What it must be.
        needed: i64,
    },
    /// The same thing is there twice.
    Twice,
    /// The name is empty, too long, or more than a line.
    Name {
        /// The most letters it may have.
        most: usize,
    },
    /// This process has so many different files in use that it takes no other.
    TooMany {
        /// How many it takes.
        most: usize,
    },
}

impl ComponentError {
    fn syntax(text: &str, error: &toml::de::Error) -> ComponentError {
        let at = error.span().map_or(0, |span| text.floor_char_boundary(span.start));
        let line = 1 + text[..at].matches('\n').count();
        let message = error.message().to_owned();
        ComponentError { place: String::new(), kind: ComponentErrorKind::Syntax { line, message } }
    }

    /// The sentence that says it.
    pub fn phrase(&self) -> Phrase {
        let phrase = match &self.kind {
            ComponentErrorKind::Syntax { line, message } => {
                Phrase::new("table-fault-syntax").with("line", *line).with("message", message.as_str())
            }
            ComponentErrorKind::Missing => Phrase::new("table-fault-missing"),
            ComponentErrorKind::Unknown => Phrase::new("table-fault-unknown"),
            ComponentErrorKind::Kind { expected, found } => Phrase::new("table-fault-kind")
                .with("expected", Phrase::new(format!("table-kind-{expected}")))
                .with("found", Phrase::new(format!("table-kind-{found}"))),
            ComponentErrorKind::Range { found, least, most } => {
                Phrase::new("table-fault-range").with("found", *found).with("least", *least).with("most", *most)
            }
            ComponentErrorKind::Word { found, known } => {
                Phrase::new("table-fault-word").with("found", found.as_str()).with("known", known.as_str())
            }
            ComponentErrorKind::Count { found, needed } => {
                Phrase::new("table-fault-count").with("found", *found).with("needed", *needed)
            }
            ComponentErrorKind::Total { found, needed } => {
                Phrase::new("table-fault-total").with("found", *found).with("needed", *needed)
            }
            ComponentErrorKind::Twice => Phrase::new("table-fault-twice"),
            ComponentErrorKind::Name { most } => Phrase::new("table-fault-name").with("most", *most),
            ComponentErrorKind::TooMany { most } => Phrase::new("table-fault-too-many").with("most", *most),
        };
        phrase.with("place", self.place.as_str())
    }
}

impl fmt::Display for ComponentErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fault| writeln!(f, "{}: {:?}", fault.place, fault.kind))
    }
}

impl std::error::Error for ComponentErrors {}

/// Reads one table of a component file. Every method returns `None` after noting a fault; entries that nobody asked for are
/// noted as unknown when the reader is dropped.
pub struct Reader<'a> {
    table: &'a toml::Table,
    path: String,
    faults: &'a RefCell<Vec<ComponentError>>,
    asked: RefCell<BTreeSet<String>>,
}

impl<'a> Reader<'a> {
    fn root(table: &'a toml::Table, faults: &'a RefCell<Vec<ComponentError>>) -> Reader<'a> {
        Reader { table, path: String::new(), faults, asked: RefCell::default() }
    }

    fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// Notes a fault of the entry `key`.
    pub fn fault(&self, key: &str, kind: ComponentErrorKind) {
        let place = if key.is_empty() { self.path.clone() } else { self.at(key) };
        self.faults.borrow_mut().push(ComponentError { place, kind });
    }

    /// Notes a fault if figures do not add up.
    pub fn total(&self, key: &str, found: i64, needed: i64) {
        if found != needed {
            self.fault(key, ComponentErrorKind::Total { found, needed });
        }
    }

    /// The keys of this table, in order.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.table.keys().map(String::as_str)
    }

    /// Whether the entry is there.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn value(&self, key: &str) -> Option<&'a toml::Value> {
        self.asked.borrow_mut().insert(key.to_owned());
        let value = self.table.get(key);
        if value.is_none() {
            self.fault(key, ComponentErrorKind::Missing);
        }
        value
    }

    fn wrong_kind<T>(&self, key: &str, expected: &'static str, value: &toml::Value) -> Option<T> {
        self.fault(key, ComponentErrorKind::Kind { expected, found: kind(value) });
        None
    }

    fn in_range(&self, key: &str, found: i64, range: &RangeInclusive<i64>) -> Option<i64> {
        if range.contains(&found) {
            return Some(found);
        }
        self.fault(key, ComponentErrorKind::Range { found, least: *range.start(), most: *range.end() });
        None
    }

    /// A whole number.
    pub fn number(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        match self.value(key)? {
            toml::Value::Integer(found) => self.in_range(key, *found, &range),
            other => self.wrong_kind(key, "number", other),
        }
    }

    /// A number with or without decimals.
    pub fn real(&self, key: &str) -> Option<f64> {
        match self.value(key)? {
            toml::Value::Float(number) if number.is_finite() => Some(*number),
            toml::Value::Integer(number) => Some(*number as f64),
            other => self.wrong_kind(key, "number", other),
        }
    }

    /// A whole number from 0 to 255 within the range.
    pub fn small(&self, key: &str, range: RangeInclusive<u8>) -> Option<u8> {
        self.number(key, i64::from(*range.start())..=i64::from(*range.end())).map(|number| number as u8)
    }

    /// A list of exactly `N` numbers from 0 to 255 within the range.
    pub fn smalls<const N: usize>(&self, key: &str, range: RangeInclusive<u8>) -> Option<[u8; N]> {
        let range = i64::from(*range.start())..=i64::from(*range.end());
        let list = self.list(key, Some(N))?;
        let mut numbers = [0; N];
        let mut sound = true;
        for (index, value) in list.iter().enumerate() {
            let place = format!("{key}[{}]", index + 1);
            let number = match value {
                toml::Value::Integer(found) => self.in_range(&place, *found, &range),
                other => self.wrong_kind(&place, "number", other),
            };
            sound &= number.is_some();
            numbers[index] = number.unwrap_or_default() as u8;
        }
        sound.then_some(numbers)
    }

    /// Yes or no.
    pub fn flag(&self, key: &str) -> Option<bool> {
        match self.value(key)? {
            toml::Value::Boolean(flag) => Some(*flag),
            other => self.wrong_kind(key, "flag", other),
        }
    }

    /// A text.
    pub fn text(&self, key: &str) -> Option<&'a str> {
        match self.value(key)? {
            toml::Value::String(text) => Some(text),
            other => self.wrong_kind(key, "text", other),
        }
    }

    /// A word that `known` understands.
    pub fn word<T>(&self, key: &str, known: &[(&str, T)]) -> Option<T>
    where
        T: Copy,
    {
        self.known_word(key, self.text(key)?, known)
    }

    /// A list of words that `known` understands, of any length if `count` is `None`.
    pub fn words<T: Copy>(&self, key: &str, count: Option<usize>, known: &[(&str, T)]) -> Option<Vec<T>> {
        let read = |(index, value): (usize, &toml::Value)| {
            let place = format!("{key}[{}]", index + 1);
            match value {
                toml::Value::String(text) => self.known_word(&place, text, known),
                other => self.wrong_kind(&place, "text", other),
            }
        };
        let words: Vec<_> = self.list(key, count)?.iter().enumerate().map(read).collect();
        words.into_iter().collect()
    }

    fn known_word<T: Copy>(&self, key: &str, text: &str, known: &[(&str, T)]) -> Option<T> {
        let found = known.iter().find(|(word, _)| *word == text).map(|&(_, value)| value);
        if found.is_none() {
            let known = known.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
            self.fault(key, ComponentErrorKind::Word { found: text.to_owned(), known });
        }
        found
    }

    fn list(&self, key: &str, count: Option<usize>) -> Option<&'a [toml::Value]> {
        match self.value(key)? {
            toml::Value::Array(list) => {
                let right = count.is_none_or(|needed| needed == list.len());
                if !right {
                    let (found, needed) = (list.len() as i64, count.unwrap_or_default() as i64);
                    self.fault(key, ComponentErrorKind::Count { found, needed });
                }
                right.then_some(list)
            }
            other => self.wrong_kind(key, "list", other),
        }
    }

    /// A table within this one.
    pub fn table(&self, key: &str) -> Option<Reader<'a>> {
        match self.value(key)? {
            toml::Value::Table(table) => Some(self.child(table, self.at(key))),
            other => self.wrong_kind(key, "table", other),
        }
    }

    /// A list of tables within this one, of any length if `count` is `None`.
    pub fn tables(&self, key: &str, count: Option<usize>) -> Option<Vec<Reader<'a>>> {
        let read = |(index, value): (usize, &'a toml::Value)| {
            let place = format!("{key}[{}]", index + 1);
            match value {
                toml::Value::Table(table) => Some(self.child(table, self.at(&place))),
                other => self.wrong_kind(&place, "table", other),
            }
        };
        let tables: Vec<_> = self.list(key, count)?.iter().enumerate().map(read).collect();
        tables.into_iter().collect()
    }

    fn child(&self, table: &'a toml::Table, path: String) -> Reader<'a> {
        Reader { table, path, faults: self.faults, asked: RefCell::default() }
    }
}

impl Drop for Reader<'_> {
    fn drop(&mut self) {
        for key in self.table.keys() {
            if !self.asked.borrow().contains(key) {
                self.fault(key, ComponentErrorKind::Unknown);
            }
        }
    }
}

fn kind(value: &toml::Value) -> &'static str {
    match value {
        toml::Value::String(_) => "text",
        toml::Value::Integer(_) => "number",
        toml::Value::Boolean(_) => "flag",
        toml::Value::Array(_) => "list",
        toml::Value::Table(_) => "table",
        toml::Value::Float(_) | toml::Value::Datetime(_) => "other",
    }
}
