//! The figures of a box: one TOML file per game, embedded, replaceable at run time by a file of the same form.
//!
//! A file is taken whole or not at all: [`Reader`] walks it and collects *every* fault before anything is used.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, RangeInclusive};
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};

use crate::Phrase;

/// The figures of one game.
pub trait Components: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The file as it comes with the game.
    const STANDARD: &'static str;

    /// Reads the figures and reports whatever is wrong with them; `None` if anything was too wrong to go on.
    fn read(reader: &Reader<'_>) -> Option<Self>;

    /// Where the editions in use are kept: one static of the game crate.
    fn editions() -> &'static Editions<Self>;
}

/// The figures in use at a table: a handle that is copied freely. Two handles are equal when they stand for the same figures.
pub struct Edition<C: 'static>(&'static Printing<C>);

struct Printing<C> {
    figures: C,
    fingerprint: String,
    standard: bool,
}

impl<C> Edition<C> {
    /// 16 hexadecimal digits that name these figures, whatever the order and comments of their file.
    pub fn fingerprint(self) -> &'static str {
        &self.0.fingerprint
    }

    /// Whether these are the figures that come with the game.
    pub fn is_standard(self) -> bool {
        self.0.standard
    }

    /// The figures.
    #[inline]
    pub fn figures(self) -> &'static C {
        &self.0.figures
    }
}

impl<C> Clone for Edition<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Edition<C> {}

impl<C> PartialEq for Edition<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for Edition<C> {}

/// Equal states have equal editions, and those in one table of positions all have the same one: nothing to hash.
impl<C> Hash for Edition<C> {
    #[inline]
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<C> Debug for Edition<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.fingerprint())
    }
}

impl<C> Deref for Edition<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.figures
    }
}

/// The editions of a game in use in this process. Each distinct file is kept once and for good, so that states can point
/// at it and still be plain bytes.
pub struct Editions<C: 'static>(Mutex<Vec<Edition<C>>>);

impl<C: Components> Editions<C> {
    /// None in use yet.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Editions<C> {
        Editions(Mutex::new(Vec::new()))
    }

    /// The figures that come with the game.
    pub fn standard(&self) -> Edition<C> {
        // The embedded file is part of the program: tests of every game crate read it.
        #[allow(clippy::panic)]
        self.load(C::STANDARD).unwrap_or_else(|faults| panic!("the embedded component file is faulty: {faults:?}"))
    }

    /// The figures of a file of the same form, or everything that is wrong with it.
    pub fn load(&self, text: &str) -> Result<Edition<C>, Faults> {
        let standard = text == C::STANDARD;
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&edition) = known.iter().find(|edition| standard && edition.is_standard()) {
            return Ok(edition);
        }
        let (figures, fingerprint) = read_file::<C>(text)?;
        if let Some(&edition) = known.iter().find(|edition| edition.fingerprint() == fingerprint) {
            return Ok(edition);
        }
        let standard = standard || read_file::<C>(C::STANDARD).is_ok_and(|(_, print)| print == fingerprint);
        let edition = Edition(Box::leak(Box::new(Printing { figures, fingerprint, standard })));
        known.push(edition);
        Ok(edition)
    }
}

fn read_file<C: Components>(text: &str) -> Result<(C, String), Faults> {
    let table: toml::Table = text.parse().map_err(|error| Faults(vec![Fault::syntax(text, &error)]))?;
    Ok((read_table(&table, C::read)?, fingerprint(&table)))
}

/// Reads any TOML file of figures whole, or tells everything that is wrong with it.
pub fn read<T>(text: &str, read: impl FnOnce(&Reader<'_>) -> Option<T>) -> Result<T, Faults> {
    let table: toml::Table = text.parse().map_err(|error| Faults(vec![Fault::syntax(text, &error)]))?;
    read_table(&table, read)
}

fn read_table<T>(table: &toml::Table, read: impl FnOnce(&Reader<'_>) -> Option<T>) -> Result<T, Faults> {
    let faults = RefCell::default();
    let figures = read(&Reader::root(table, &faults));
    let faults = Faults(faults.into_inner());
    match figures {
        Some(figures) if faults.0.is_empty() => Ok(figures),
        _ => Err(faults),
    }
}

/// Keys of a parsed file are in order, so its debug form is one and the same for all files that mean the same.
fn fingerprint(table: &toml::Table) -> String {
    let digest = Sha256::digest(format!("{table:?}"));
    let bytes: [u8; 8] = std::array::from_fn(|index| digest[index]);
    format!("{:016x}", u64::from_be_bytes(bytes))
}

/// Everything that is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

/// One thing that is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where, as a path of keys: `tiles[3].points`.
    pub place: String,
    /// What.
    pub kind: FaultKind,
}

/// What can be wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
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
}

impl Fault {
    fn syntax(text: &str, error: &toml::de::Error) -> Fault {
        let at = error.span().map_or(0, |span| text.floor_char_boundary(span.start));
        let line = 1 + text[..at].matches('\n').count();
        let message = error.message().to_owned();
        Fault { place: String::new(), kind: FaultKind::Syntax { line, message } }
    }

    /// The sentence that says it.
    pub fn phrase(&self) -> Phrase {
        let phrase = match &self.kind {
            FaultKind::Syntax { line, message } => {
                Phrase::new("table-fault-syntax").with("line", *line).with("message", message.as_str())
            }
            FaultKind::Missing => Phrase::new("table-fault-missing"),
            FaultKind::Unknown => Phrase::new("table-fault-unknown"),
            FaultKind::Kind { expected, found } => Phrase::new("table-fault-kind")
                .with("expected", Phrase::new(format!("table-kind-{expected}")))
                .with("found", Phrase::new(format!("table-kind-{found}"))),
            FaultKind::Range { found, least, most } => {
                Phrase::new("table-fault-range").with("found", *found).with("least", *least).with("most", *most)
            }
            FaultKind::Word { found, known } => {
                Phrase::new("table-fault-word").with("found", found.as_str()).with("known", known.as_str())
            }
            FaultKind::Count { found, needed } => {
                Phrase::new("table-fault-count").with("found", *found).with("needed", *needed)
            }
            FaultKind::Total { found, needed } => {
                Phrase::new("table-fault-total").with("found", *found).with("needed", *needed)
            }
            FaultKind::Twice => Phrase::new("table-fault-twice"),
        };
        phrase.with("place", self.place.as_str())
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fault| writeln!(f, "{}: {:?}", fault.place, fault.kind))
    }
}

impl std::error::Error for Faults {}

/// Reads one table of a component file. Every method returns `None` after noting a fault; entries that nobody asked for are
/// noted as unknown when the reader is dropped.
pub struct Reader<'a> {
    table: &'a toml::Table,
    path: String,
    faults: &'a RefCell<Vec<Fault>>,
    asked: RefCell<BTreeSet<String>>,
}

impl<'a> Reader<'a> {
    fn root(table: &'a toml::Table, faults: &'a RefCell<Vec<Fault>>) -> Reader<'a> {
        Reader { table, path: String::new(), faults, asked: RefCell::default() }
    }

    fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// Notes a fault of the entry `key`.
    pub fn fault(&self, key: &str, kind: FaultKind) {
        let place = if key.is_empty() { self.path.clone() } else { self.at(key) };
        self.faults.borrow_mut().push(Fault { place, kind });
    }

    /// Notes a fault if figures do not add up.
    pub fn total(&self, key: &str, found: i64, needed: i64) {
        if found != needed {
            self.fault(key, FaultKind::Total { found, needed });
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
            self.fault(key, FaultKind::Missing);
        }
        value
    }

    fn wrong_kind<T>(&self, key: &str, expected: &'static str, value: &toml::Value) -> Option<T> {
        self.fault(key, FaultKind::Kind { expected, found: kind(value) });
        None
    }

    fn in_range(&self, key: &str, found: i64, range: &RangeInclusive<i64>) -> Option<i64> {
        if range.contains(&found) {
            return Some(found);
        }
        self.fault(key, FaultKind::Range { found, least: *range.start(), most: *range.end() });
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
            self.fault(key, FaultKind::Word { found: text.to_owned(), known });
        }
        found
    }

    fn list(&self, key: &str, count: Option<usize>) -> Option<&'a [toml::Value]> {
        match self.value(key)? {
            toml::Value::Array(list) => {
                let right = count.is_none_or(|needed| needed == list.len());
                if !right {
                    let (found, needed) = (list.len() as i64, count.unwrap_or_default() as i64);
                    self.fault(key, FaultKind::Count { found, needed });
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
                self.fault(key, FaultKind::Unknown);
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
