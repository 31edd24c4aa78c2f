//! Things that have a name: the words of the notation and of the component file.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use game::RandomSource;

/// One of a fixed row of things, each with a word of its own.
pub trait Named: Copy + Eq + Hash + fmt::Debug + 'static {
    /// All of them, in order.
    const LIST: &'static [Self];

    /// The place in [`Named::LIST`].
    fn index(self) -> usize;

    /// The word.
    fn name(self) -> &'static str;
}

/// Every word of a row, with what it means.
pub(crate) fn vocabulary<T: Named>() -> Vec<(&'static str, T)> {
    T::LIST.iter().map(|&thing| (thing.name(), thing)).collect()
}

/// Writes a plain enum with a word for each of its variants.
macro_rules! named {
    ($(#[$about:meta])* $name:ident, $expected:literal, { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "` in the notation.")] $variant),+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($word),+].len();
            /// All of them, in order.
            pub const ALL: [$name; Self::COUNT] = [$($name::$variant),+];
            const NAMES: [&'static str; Self::COUNT] = [$($word),+];

            /// The place in the row, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word of the notation.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $crate::named::Named for $name {
            const LIST: &'static [$name] = &Self::ALL;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                self.name()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = game::ParseError;

            fn from_str(text: &str) -> Result<$name, game::ParseError> {
                let found = Self::ALL.into_iter().find(|thing| thing.name() == text);
                found.ok_or_else(|| game::ParseError::new(text, $expected))
            }
        }
    };
}
pub(crate) use named;

/// A set of named things, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Named> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// Everything.
    pub const FULL: Set<T> = Set { bits: (1 << T::LIST.len()) - 1, of: PhantomData };

    /// Whether this is in it.
    #[inline]
    pub fn contains(self, thing: T) -> bool {
        self.bits >> thing.index() & 1 == 1
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Puts a thing in.
    #[inline]
    pub(crate) fn insert(&mut self, thing: T) {
        self.bits |= 1 << thing.index();
    }

    /// Takes a thing out.
    #[inline]
    pub(crate) fn remove(&mut self, thing: T) {
        self.bits &= !(1 << thing.index());
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// Everything in it, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let at = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            T::LIST.get(at).copied()
        })
    }

    /// One of them, all equally likely; the first of the row if there is none.
    #[inline]
    pub(crate) fn pick<C: RandomSource + ?Sized>(self, random: &mut C) -> T {
        let mut bits = self.bits;
        for _ in 0..random.below(self.len().max(1)) {
            bits &= bits.wrapping_sub(1);
        }
        T::LIST.get(bits.trailing_zeros() as usize).copied().unwrap_or(T::LIST[0])
    }
}
