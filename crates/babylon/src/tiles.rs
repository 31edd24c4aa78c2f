//! B0.2: terrace tiles, and what is printed on them.

use std::fmt;

use game::{ParseError, Words};

/// Defines a set of named things: the enum, all of them, and their words in notation and component files.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = concat!("Babylon", stringify!($name))))]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];
            /// Their words in notation and in the component file.
            pub const WORDS: [(&'static str, $name); Self::ALL.len()] = [$(($word, $name::$variant)),*];

            /// Their words alone.
            pub const NAMES: [&'static str; Self::ALL.len()] = [$($word),*];

            /// The word in notation.
            pub const fn word(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The one with this word.
            pub fn of_word(word: &str) -> Option<$name> {
                Self::WORDS.into_iter().find(|&(known, _)| known == word).map(|(_, thing)| thing)
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                use utoipa::openapi::schema::{ObjectBuilder, Type};

                ObjectBuilder::new().schema_type(Type::String).enum_values(Some(Self::NAMES)).into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $name {}
    };
}
pub(crate) use named;

named! {
    /// B0.1: the four flowers.
    Flower {
        /// White.
        White = "white",
        /// Pink.
        Pink = "pink",
        /// Yellow.
        Yellow = "yellow",
        /// Blue.
        Blue = "blue",
    }
}

named! {
    /// B0.2: what a tile of the quarry is made of.
    Material {
        /// The upper layer, with 2 icons.
        Clay = "clay",
        /// The middle layer, with 3 icons.
        Granite = "granite",
        /// The lower layer, with 4 icons.
        Basalt = "basalt",
    }
}

impl Material {
    /// B2.1: how high its layer lies.
    pub const fn level(self) -> u8 {
        3 - self as u8
    }

    /// What lies under it in the quarry.
    pub const fn below(self) -> Option<Material> {
        match self {
            Material::Clay => Some(Material::Granite),
            Material::Granite => Some(Material::Basalt),
            Material::Basalt => None,
        }
    }

    /// B0.2: how many icons a tile shows.
    pub const fn icons(self) -> usize {
        2 + self as usize
    }
}

named! {
    /// B0.2: the icons.
    Icon {
        /// S.
        Stairs = "stairs",
        /// F.
        Fountain = "fountain",
        /// B.
        Bridge = "bridge",
        /// T.
        Statue = "statue",
    }
}

/// What a tile shows on its four spots, clockwise from the north-west.
pub type Face = [Option<Icon>; 4];

/// A quarter turn or several, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rotation(u8);

impl Rotation {
    /// As the deck lists the tile.
    pub const NONE: Rotation = Rotation(0);
    /// All four.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// The turn in degrees.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }

    /// The quarter turns, from 0 to 3.
    pub const fn quarters(self) -> usize {
        self.0 as usize
    }

    /// The face of a tile after the turn.
    pub fn turn(self, face: Face) -> Face {
        std::array::from_fn(|corner| face[(corner + 4 - self.quarters()) % 4])
    }
}

/// B0.2: one of the 48 tiles of the quarry or of the 4 starting tiles.
///
/// Tiles are named by flower, material and their number among those four, in the order of the component file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// B0.3: how many tiles there are of one flower and material.
    pub const ALIKE: u8 = 4;
    /// The tiles of the quarry.
    pub const DECK: u8 = 48;
    /// The tiles of one material.
    pub(crate) const LAYER: u8 = 16;
    /// All tiles.
    pub const COUNT: usize = 52;

    /// A tile of the quarry; `number` counts from 1 to 4.
    pub const fn new(flower: Flower, material: Material, number: u8) -> Option<Tile> {
        if number == 0 || number > Self::ALIKE {
            return None;
        }
        Some(Tile(material as u8 * Self::LAYER + flower as u8 * Self::ALIKE + number - 1))
    }

    /// The starting tile of a flower.
    pub const fn starting(flower: Flower) -> Tile {
        Tile(Self::DECK + flower as u8)
    }

    /// All tiles: clay, granite, basalt, starting tiles.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..Self::COUNT as u8).map(Tile)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is made of; nothing for a starting tile.
    pub const fn material(self) -> Option<Material> {
        match self.0 / Self::LAYER {
            0 => Some(Material::Clay),
            1 => Some(Material::Granite),
            2 => Some(Material::Basalt),
            _ => None,
        }
    }

    /// The flower on it.
    pub const fn flower(self) -> Flower {
        let number = if self.0 < Self::DECK { self.0 % Self::LAYER / Self::ALIKE } else { self.0 - Self::DECK };
        Flower::ALL[number as usize]
    }

    /// Its number among the tiles of its flower and material, from 1.
    pub const fn number(self) -> u8 {
        if self.0 < Self::DECK { self.0 % Self::ALIKE + 1 } else { 1 }
    }

    /// Reads `white clay 2` or `white start`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Tile, ParseError> {
        let flower = read_word(words, Flower::of_word, "flower")?;
        if words.take("start") {
            return Ok(Tile::starting(flower));
        }
        let material = read_word(words, Material::of_word, "material")?;
        let expected = "number";
        let number = words.number(1..=Self::ALIKE, expected)?;
        Tile::new(flower, material, number).ok_or_else(|| ParseError::new("", expected))
    }
}

/// The next word, as one of the things that `of_word` knows.
pub(crate) fn read_word<T>(
    words: &mut Words<'_>,
    of_word: impl Fn(&str) -> Option<T>,
    expected: &'static str,
) -> Result<T, ParseError> {
    let word = words.word(expected)?;
    of_word(word).ok_or_else(|| ParseError::new(word, expected))
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.material() {
            Some(material) => write!(f, "{} {} {}", self.flower().word(), material.word(), self.number()),
            None => write!(f, "{} start", self.flower().word()),
        }
    }
}

impl std::str::FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        let mut words = Words::new(text);
        let tile = Tile::read(&mut words)?;
        words.end()?;
        Ok(tile)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const NONE: TileSet = TileSet(0);
    /// The 48 tiles of the quarry.
    pub const DECK: TileSet = TileSet((1 << Tile::DECK) - 1);

    /// The 16 tiles of a material.
    pub const fn layer(material: Material) -> TileSet {
        TileSet(0xffff << (material as u8 * Tile::LAYER))
    }

    /// Whether a tile is in the set.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Adds a tile.
    pub fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles, in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = (rest != 0).then(|| Tile(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|tile| tile.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_read_back() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        for wrong in ["", "white", "white clay 5", "white clay 0", "white start 1", "clay white 1"] {
            assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_quarter_turn_brings_north_west_to_north_east() {
        let face = [Some(Icon::Stairs), Some(Icon::Fountain), None, None];
        assert_eq!(Rotation::ALL[1].turn(face), [None, Some(Icon::Stairs), Some(Icon::Fountain), None]);
        assert_eq!(Rotation::NONE.turn(face), face);
    }
}
