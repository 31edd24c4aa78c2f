//! The editions in use: component files that were read, kept for good.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{CheckedFile, ComponentError, ComponentErrorKind, ComponentErrors, Components, read_file};

/// So many different files of a game a process keeps at the most: they are never freed.
pub const MOST_EDITIONS: usize = 2_000;

/// The figures in use at a table: a handle that is copied freely. Two handles are equal when they stand for the same figures.
pub struct Edition<C: 'static>(&'static Printing<C>);

struct Printing<C> {
    figures: C,
    file: CheckedFile,
    text: String,
}

impl<C> Edition<C> {
    /// 16 hexadecimal digits that name these figures, whatever the order and comments of their file.
    pub fn fingerprint(self) -> &'static str {
        &self.0.file.fingerprint
    }

    /// Whether these are the figures that come with the game.
    pub fn is_standard(self) -> bool {
        self.0.file.standard
    }

    /// The name that the file gives itself.
    pub fn name(self) -> Option<&'static str> {
        self.0.file.name.as_deref()
    }

    /// The file without its empty lines; nothing for the one that comes with the game.
    pub fn text(self) -> Option<&'static str> {
        (!self.is_standard()).then_some(&self.0.text)
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
/// at it and still be plain bytes; [`MOST_EDITIONS`] bounds what that costs.
pub struct Editions<C: 'static>(Mutex<Vec<Edition<C>>>);

impl<C: Components> Editions<C> {
    /// None in use yet.
    #[expect(clippy::new_without_default, reason = "a default is not const")]
    pub const fn new() -> Editions<C> {
        Editions(Mutex::new(Vec::new()))
    }

    /// The figures that come with the game.
    pub fn standard(&self) -> Edition<C> {
        #[expect(clippy::panic, reason = "the embedded file is part of the program, and tests read it")]
        self.load(C::STANDARD).unwrap_or_else(|faults| panic!("the embedded component file is faulty: {faults:?}"))
    }

    /// The figures of a file of the same form, or everything that is wrong with it.
    pub fn load(&self, text: &str) -> Result<Edition<C>, ComponentErrors> {
        let standard = text == C::STANDARD;
        if let Some(edition) = find(&self.lock(), |edition| standard && edition.is_standard()) {
            return Ok(edition);
        }
        let (figures, file) = read_file::<C>(text)?;
        let mut known = self.lock();
        if let Some(edition) = find(&known, |edition| edition.fingerprint() == file.fingerprint) {
            return Ok(edition);
        }
        // The standard edition is always taken.
        if known.len() >= MOST_EDITIONS && !file.standard {
            let kind = ComponentErrorKind::TooMany { most: MOST_EDITIONS };
            return Err(ComponentErrors(vec![ComponentError { place: String::new(), kind }]));
        }
        let text = if file.standard { String::new() } else { without_empty_lines(text) };
        let edition = Edition(Box::leak(Box::new(Printing { figures, file, text })));
        known.push(edition);
        Ok(edition)
    }

    /// How many are in use.
    pub fn in_use(&self) -> usize {
        self.lock().len()
    }

    /// Whether one with this fingerprint is in use.
    pub fn has(&self, fingerprint: &str) -> bool {
        find(&self.lock(), |edition| edition.fingerprint() == fingerprint).is_some()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Edition<C>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn find<C>(known: &[Edition<C>], fits: impl Fn(Edition<C>) -> bool) -> Option<Edition<C>> {
    known.iter().copied().find(|&edition| fits(edition))
}

/// As a record carries it: a line of the record for each line.
fn without_empty_lines(text: &str) -> String {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}
