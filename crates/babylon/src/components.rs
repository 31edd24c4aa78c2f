//! B0: what is in the box, read from `components.toml`.

use game::components::{ComponentErrorKind, Reader};
use game::{Edition, Editions};

use crate::pieces::Piece;
use crate::tiles::{Face, Flower, Icon, Material, Tile};
use crate::tower::TowerTile;

/// B0.4: how many tower tiles there are.
pub const TOWER_TILES: u8 = 14;
/// B0.3: how often each icon is on the tiles of the quarry.
const EACH_ICON: i64 = 36;
/// More of one kind of piece than any table could use.
const MOST_PIECES: i64 = 999;

/// The figures of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    faces: [Face; Tile::COUNT],
    tower: [u8; TowerTile::ALL.len()],
    pieces: [u16; Piece::ALL.len()],
}

static EDITIONS: Editions<Components> = Editions::new();

impl Components {
    /// The box as it comes with the game.
    pub fn standard() -> Edition<Components> {
        EDITIONS.standard()
    }

    /// B0.3: what a tile shows, clockwise from the north-west.
    pub fn face(&self, tile: Tile) -> Face {
        self.faces[tile.index()]
    }

    /// B0.4: how many tower tiles of a kind there are.
    pub fn tower(&self, tile: TowerTile) -> u8 {
        self.tower[tile as usize]
    }

    /// B0.5: how many pieces of a kind there are.
    pub fn pieces(&self, piece: Piece) -> u16 {
        self.pieces[piece as usize]
    }
}

impl game::Components for Components {
    const STANDARD: &'static str = include_str!("components.toml");

    fn read(reader: &Reader<'_>) -> Option<Components> {
        let deck = read_deck(reader);
        let starting = read_starting(reader);
        let tower = read_tower(reader);
        let pieces = read_pieces(reader);
        let mut faces = [[None; 4]; Tile::COUNT];
        for (tile, face) in deck?.into_iter().chain(starting?) {
            faces[tile.index()] = face;
        }
        Some(Components { faces, tower: tower?, pieces: pieces? })
    }

    fn editions() -> &'static Editions<Components> {
        &EDITIONS
    }
}

/// What a spot may be called in the file.
const SPOTS: [(&str, Option<Icon>); 5] = [
    ("stairs", Some(Icon::Stairs)),
    ("fountain", Some(Icon::Fountain)),
    ("bridge", Some(Icon::Bridge)),
    ("statue", Some(Icon::Statue)),
    ("blank", None),
];

fn read_deck(reader: &Reader<'_>) -> Option<Vec<(Tile, Face)>> {
    let entries: Vec<_> = reader.tables("tiles", None)?.iter().map(read_tile).collect();
    let mut read: Vec<_> = entries.iter().copied().flatten().collect();
    if read.len() == entries.len() {
        count_alike(reader, &read);
        count_icons(reader, &read);
    }
    // The sort is stable: tiles alike in material and flower stay in the order of the file and are numbered in it.
    read.sort_by_key(|&(material, flower, _)| (material, flower));
    let numbered = read.into_iter().zip(Tile::all()).map(|((_, _, face), tile)| (tile, face)).collect();
    entries.iter().all(Option::is_some).then_some(numbered)
}

fn read_tile(entry: &Reader<'_>) -> Option<(Material, Flower, Face)> {
    let material = entry.word("material", &Material::WORDS);
    let flower = entry.word("flower", &Flower::WORDS);
    let face = read_face(entry, material.map(Material::icons));
    Some((material?, flower?, face?))
}

/// B0.2, B0.3: four spots, as many icons as the material has, none of them twice.
fn read_face(entry: &Reader<'_>, icons: Option<usize>) -> Option<Face> {
    let face: Face = entry.words("spots", Some(4), &SPOTS)?.try_into().ok()?;
    let shown: Vec<Icon> = face.into_iter().flatten().collect();
    if Icon::ALL.iter().any(|icon| shown.iter().filter(|other| *other == icon).count() > 1) {
        entry.fault("spots", ComponentErrorKind::Twice);
    }
    if let Some(needed) = icons.filter(|&needed| needed != shown.len()) {
        entry.fault("spots", ComponentErrorKind::Count { found: shown.len() as i64, needed: needed as i64 });
    }
    Some(face)
}

/// B0.3: four tiles of each flower and material.
fn count_alike(reader: &Reader<'_>, tiles: &[(Material, Flower, Face)]) {
    for material in Material::ALL {
        for flower in Flower::ALL {
            let found = tiles.iter().filter(|tile| (tile.0, tile.1) == (material, flower)).count() as i64;
            let needed = i64::from(Tile::ALIKE);
            if found != needed {
                let place = format!("tiles.{}.{}", material.word(), flower.word());
                reader.fault(&place, ComponentErrorKind::Count { found, needed });
            }
        }
    }
}

/// B0.3: each icon as often as the others.
fn count_icons(reader: &Reader<'_>, tiles: &[(Material, Flower, Face)]) {
    for icon in Icon::ALL {
        let found = tiles.iter().flat_map(|tile| tile.2).filter(|&shown| shown == Some(icon)).count() as i64;
        reader.total(&format!("tiles.{}", icon.word()), found, EACH_ICON);
    }
}

fn read_starting(reader: &Reader<'_>) -> Option<Vec<(Tile, Face)>> {
    let mut seen = Vec::new();
    let read = |entry: &Reader<'_>| {
        let flower = entry.word("flower", &Flower::WORDS);
        let face = read_face(entry, Some(4));
        if flower.is_some_and(|flower| seen.contains(&flower)) {
            entry.fault("flower", ComponentErrorKind::Twice);
        }
        seen.extend(flower);
        Some((Tile::starting(flower?), face?))
    };
    let entries: Vec<_> = reader.tables("starting-tiles", Some(Flower::ALL.len()))?.iter().map(read).collect();
    entries.into_iter().collect()
}

fn read_tower(reader: &Reader<'_>) -> Option<[u8; TowerTile::ALL.len()]> {
    let table = reader.table("tower")?;
    let counts = TowerTile::ALL.map(|tile| table.small(tile.word(), 0..=TOWER_TILES));
    let counts: Vec<u8> = counts.into_iter().collect::<Option<_>>()?;
    reader.total("tower", counts.iter().map(|&count| i64::from(count)).sum(), i64::from(TOWER_TILES));
    counts.try_into().ok()
}

fn read_pieces(reader: &Reader<'_>) -> Option<[u16; Piece::ALL.len()]> {
    let table = reader.table("pieces")?;
    let counts = Piece::ALL.map(|piece| table.number(piece.word(), 0..=MOST_PIECES).map(|count| count as u16));
    counts.into_iter().collect::<Option<Vec<u16>>>()?.try_into().ok()
}
