//! What lies on the table, by name: resources, crafts, court cards, cities, temples, fields.
//!
//! Every piece has one word, used in notation, in the component file and in the ids of its messages.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Phrase, Words};

/// An enum of pieces: each with its word, in the order of the rulebook.
macro_rules! pieces {
    ($(#[$about:meta])* $name:ident, $family:literal, $expected:literal { $($(#[$doc:meta])* $piece:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = concat!("Amyitis", stringify!($name)), rename_all = "lowercase"))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(rename_all = "lowercase")]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $piece,)* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$piece),*];

            /// Each with its word, as the component file writes it.
            pub(crate) const KNOWN: [(&'static str, $name); [$($word),*].len()] = [$(($word, $name::$piece)),*];

            /// Its word.
            pub const fn word(self) -> &'static str {
                Self::KNOWN[self.index()].0
            }

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name, to be said.
            pub fn name(self) -> Phrase {
                Phrase::new(format!(concat!("amyitis-", $family, "-{}"), self.word()))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$name, ParseError> {
                let known = Self::KNOWN.iter().find(|(word, _)| *word == text);
                known.map(|&(_, piece)| piece).ok_or_else(|| ParseError::new(text, $expected))
            }
        }
    };
}

pieces! {
    /// A resource (A0.1).
    Resource, "resource", "barley | dates | salt | palm | wine" {
        /// Barley.
        Barley = "barley",
        /// Dates.
        Dates = "dates",
        /// Salt.
        Salt = "salt",
        /// Palm.
        Palm = "palm",
        /// Wine, which replaces any other (A5.3).
        Wine = "wine",
    }
}

pieces! {
    /// A craft (A0.2).
    Craft, "craft", "peasant | priest | engineer | merchant" {
        /// Harvests a field (A4.2).
        Peasant = "peasant",
        /// Serves in a temple (A4.4).
        Priest = "priest",
        /// Irrigates the garden (A4.5).
        Engineer = "engineer",
        /// Brings a camel (A4.6).
        Merchant = "merchant",
    }
}

pieces! {
    /// A kind of court card (A0.3).
    Court, "court", "caravaneer | banker | palace | gardener" {
        /// Leads the caravan further and stores more.
        Caravaneer = "caravaneer",
        /// Pays an income.
        Banker = "banker",
        /// Scores when it is taken.
        Palace = "palace",
        /// Improves a plant, once.
        Gardener = "gardener",
    }
}

pieces! {
    /// A city of the circuit (A0.7).
    City, "city", "city" {
        /// Where resources are sold.
        Babylon = "babylon",
        /// Eshnunna.
        Eshnunna = "eshnunna",
        /// Susa.
        Susa = "susa",
        /// Ur.
        Ur = "ur",
        /// Uruk.
        Uruk = "uruk",
        /// Mari.
        Mari = "mari",
        /// Palmyra.
        Palmyra = "palmyra",
        /// Khorsabad.
        Khorsabad = "khorsabad",
        /// Nineveh.
        Nineveh = "nineveh",
    }
}

pieces! {
    /// A temple, in the order in which they reward (A7.2).
    Temple, "temple", "ishtar | marduk | tammuz" {
        /// A camel and a talent.
        Ishtar = "ishtar",
        /// Points.
        Marduk = "marduk",
        /// A field and an exchange.
        Tammuz = "tammuz",
    }
}

pieces! {
    /// A row of fields (A0.6).
    Row, "row", "top | bottom" {
        /// The upper row.
        Top = "top",
        /// The lower row.
        Bottom = "bottom",
    }
}

pieces! {
    /// What Ishtar gives (A7.3).
    Gift, "gift", "camel | talent" {
        /// A camel.
        Camel = "camel",
        /// A talent.
        Talent = "talent",
    }
}

pieces! {
    /// A category of points, in the order of the score sheet.
    Category, "category", "category" {
        /// Engineers (A4.5).
        Engineers = "engineers",
        /// Sales in Babylon (A5.4).
        Sales = "sales",
        /// Palaces (A5.5).
        Palace = "palace",
        /// Garden tiles (A6.2).
        Tiles = "tiles",
        /// Irrigation bonuses (A6.3).
        Irrigation = "irrigation",
        /// The temple of Marduk (A7.3).
        Marduk = "marduk",
        /// Bankers (A3.2).
        Bankers = "bankers",
        /// Amyitis' favour (A8.1).
        Favour = "favour",
        /// Resources left at the end (A8.2).
        Resources = "resources",
    }
}

impl Resource {
    /// Whether it is wine, which replaces the others.
    #[inline]
    pub const fn is_wine(self) -> bool {
        matches!(self, Resource::Wine)
    }
}

impl Gift {
    /// What is left for the second (A7.3).
    pub const fn other(self) -> Gift {
        match self {
            Gift::Camel => Gift::Talent,
            Gift::Talent => Gift::Camel,
        }
    }
}

/// So many tokens of each resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "AmyitisStock", as = "std::collections::HashMap<Resource, u8>")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = std::collections::BTreeMap<String, u8>))]
pub struct Stock(pub [u8; 5]);

impl Stock {
    /// How many there are of a kind.
    #[inline]
    pub const fn of(&self, kind: Resource) -> u8 {
        self.0[kind.index()]
    }

    /// How many there are in all.
    #[inline]
    pub const fn sum(&self) -> u8 {
        let [barley, dates, salt, palm, wine] = self.0;
        barley + dates + salt + palm + wine
    }

    /// Whether all of a bundle is there.
    #[inline]
    pub fn covers(&self, bundle: Bundle) -> bool {
        match bundle.second {
            None => self.of(bundle.first) > 0,
            Some(second) if second == bundle.first => self.of(second) > 1,
            Some(second) => self.of(bundle.first) > 0 && self.of(second) > 0,
        }
    }

    /// The kinds that are there.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&kind| self.of(kind) > 0)
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Resource) {
        self.0[kind.index()] += 1;
    }

    #[inline]
    pub(crate) fn remove(&mut self, kind: Resource) {
        self.0[kind.index()] -= 1;
    }
}

/// One or two resources that change hands together, in the order of [`Resource::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bundle {
    first: Resource,
    second: Option<Resource>,
}

impl Bundle {
    /// One resource.
    #[inline]
    pub const fn one(kind: Resource) -> Bundle {
        Bundle { first: kind, second: None }
    }

    /// Two resources, in whatever order they are named.
    #[inline]
    pub fn two(one: Resource, other: Resource) -> Bundle {
        Bundle { first: one.min(other), second: Some(one.max(other)) }
    }

    /// What is in it.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        std::iter::once(self.first).chain(self.second)
    }

    /// How many are in it.
    #[inline]
    pub const fn size(self) -> u8 {
        1 + self.second.is_some() as u8
    }

    /// Its names, to be said as a list.
    pub fn names(self) -> Vec<Phrase> {
        self.iter().map(Resource::name).collect()
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Bundle, ParseError> {
        let expected = "resources";
        let first = words.parse(expected)?;
        if words.is_empty() {
            return Ok(Bundle::one(first));
        }
        let second: Resource = words.parse(expected)?;
        if second < first {
            return Err(ParseError::new(&format!("{first} {second}"), "resources, in order"));
        }
        Ok(Bundle::two(first, second))
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.second.map_or(Ok(()), |second| write!(f, " {second}"))
    }
}

/// So many cards of each craft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Crafts(pub [u8; 4]);

impl Crafts {
    /// How many there are of a craft.
    #[inline]
    pub const fn of(&self, craft: Craft) -> u8 {
        self.0[craft.index()]
    }

    /// How many there are in all.
    #[inline]
    pub const fn sum(&self) -> u8 {
        let [peasants, priests, engineers, merchants] = self.0;
        peasants + priests + engineers + merchants
    }

    /// The crafts of which there is at least one card; a group has three of one at most, so two bits tell.
    #[inline]
    pub(crate) const fn kinds(self) -> CraftSet {
        let counts = u32::from_le_bytes(self.0);
        CraftSet((counts | counts >> 1) & CraftSet::BITS)
    }

    /// The cards one after the other.
    pub fn cards(self) -> impl Iterator<Item = Craft> {
        Craft::ALL.into_iter().flat_map(move |craft| (0..self.of(craft)).map(move |_| craft))
    }
}

/// A set of crafts, as a bit in each of four bytes.
#[derive(Clone, Copy)]
pub(crate) struct CraftSet(u32);

impl CraftSet {
    const BITS: u32 = 0x0101_0101;

    /// The crafts for which something holds.
    #[inline]
    pub(crate) fn of(holds: impl Fn(Craft) -> bool) -> CraftSet {
        CraftSet(u32::from_le_bytes(Craft::ALL.map(|craft| u8::from(holds(craft)))))
    }

    #[inline]
    pub(crate) const fn and(self, other: CraftSet) -> CraftSet {
        CraftSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Craft> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let craft = Craft::ALL.get(rest.trailing_zeros() as usize / 8).copied();
            rest &= rest.wrapping_sub(1);
            craft
        })
    }
}

/// The number of a group of craft cards, counted and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisGroup"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Group(u8);

impl Group {
    /// The most groups there are (A3.1).
    pub const MOST: usize = 4;

    /// The group with this index, from 0, if there can be one.
    #[inline]
    pub const fn new(index: usize) -> Option<Group> {
        if index < Self::MOST { Some(Group(index as u8)) } else { None }
    }

    /// Its index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// How far the caravan goes: 1 to 9 spaces (A5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spaces(u8);

impl Spaces {
    /// A whole circuit.
    pub const MOST: u8 = 9;

    /// So many spaces, if a trip can be so long.
    #[inline]
    pub const fn new(count: u8) -> Option<Spaces> {
        if count >= 1 && count <= Self::MOST { Some(Spaces(count)) } else { None }
    }

    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }
}
