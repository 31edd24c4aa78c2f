//! Reading the component file. Whatever is wrong is noted; nothing is read only after something else was right.

use game::components::{ComponentErrorKind, Reader};

use super::{
    Banker, Bonus, COURT_CARDS, Caravaneer, Components, Face, Favour, InPlay, NEUTRAL_CUBES, PlantCard, RESOURCES,
    Stop, TILES, TileFace, Trade,
};
use crate::pieces::{City, Court, Craft, Crafts, Resource, Stock};
use crate::square::{Side, Sides, Square, Squares};

/// The numbers of players, in the order of the lists by players.
const COUNTS: [usize; 3] = [2, 3, 4];

pub(super) fn components(file: &Reader<'_>) -> Option<Components> {
    let supply = supply(file);
    let start = start(file);
    let court = court(file);
    let crafts = crafts(file);
    let plants = plants(file);
    let tiles = tiles(file);
    let fields = fields(file);
    let circuit = circuit(file);
    let garden = garden(file);
    let end = end(file);
    let favour = favour(file);
    if let (Some(supply), Some(start)) = (&supply, start) {
        enough_for_all(file, supply, start);
    }
    if let (Some(tiles), Some((_, squares))) = (&tiles, &garden) {
        enough_tiles(file, tiles, *squares);
    }
    if let (Some(plants), Some(circuit)) = (&plants, &circuit) {
        home_is_a_plant_city(file, plants.1, circuit);
    }
    let (supply, start, court, (plants, home)) = (supply?, start?, court?, plants?);
    let (crafts, tiles, garden, end, favour) = (crafts?, tiles?, garden?, end?, favour?);
    Some(Components {
        resources: supply.resources,
        camels: supply.camels,
        talents: supply.talents,
        cubes: supply.cubes,
        neutral_cubes: supply.neutral_cubes,
        start_talents: start.0,
        start_camels: start.1,
        caravaneers: court.caravaneers.map(|level| level.0),
        bankers: court.bankers.map(|level| level.0),
        palaces: court.palaces.map(|level| level.0),
        plants,
        home,
        by_quality: tiles.by_quality(),
        tiles: tiles.faces(),
        fields: fields?,
        circuit: circuit?,
        double: garden.0,
        rounds: end.1,
        in_play: [0, 1, 2].map(|at| InPlay {
            crafts: Crafts(crafts.map(|counts| counts[at])),
            caravaneers: court.caravaneers.map(|level| level.1[at]),
            bankers: court.bankers.map(|level| level.1[at]),
            palaces: court.palaces.map(|level| level.1[at]),
            gardeners: court.gardeners[at],
            squares: garden.1[at],
            last_tiles: end.0[at],
            favour: favour[at],
        }),
    })
}

struct Supply {
    resources: Stock,
    camels: u8,
    talents: u8,
    cubes: u8,
    neutral_cubes: u8,
}

fn supply(file: &Reader<'_>) -> Option<Supply> {
    let table = file.table("supply")?;
    let resources = table.table("resources").and_then(|kinds| {
        let counts = Resource::ALL.map(|kind| kinds.small(kind.word(), 1..=35));
        let counts = all(counts)?;
        kinds.total("", counts.iter().map(|&count| i64::from(count)).sum(), RESOURCES);
        Some(Stock(counts))
    });
    let (camels, talents, cubes) =
        (table.small("camels", 4..=60), table.small("talents", 4..=120), table.small("cubes", 1..=60));
    let neutral_cubes =
        if table.has("neutral-cubes") { table.small("neutral-cubes", 0..=99) } else { Some(NEUTRAL_CUBES) };
    Some(Supply {
        resources: resources?,
        camels: camels?,
        talents: talents?,
        cubes: cubes?,
        neutral_cubes: neutral_cubes?,
    })
}

/// Talents and camels of each player.
fn start(file: &Reader<'_>) -> Option<(u8, u8)> {
    let table = file.table("start")?;
    let (talents, camels) = (table.small("talents", 0..=30), table.small("camels", 0..=14));
    Some((talents?, camels?))
}

/// What four players take at the beginning must be in the box.
fn enough_for_all(file: &Reader<'_>, supply: &Supply, start: (u8, u8)) {
    for (key, found, in_box) in [("start.talents", start.0, supply.talents), ("start.camels", start.1, supply.camels)] {
        if found > in_box / 4 {
            file.fault(key, ComponentErrorKind::Range { found: found.into(), least: 0, most: i64::from(in_box / 4) });
        }
    }
}

/// Numbers of cards for 2, 3 and 4 players: a further player brings cards and never takes any away.
fn cards(table: &Reader<'_>, key: &str, most: u8) -> Option<[u8; 3]> {
    let counts: [u8; 3] = table.smalls(key, 0..=most)?;
    for at in 0..2 {
        if counts[at] > counts[at + 1] {
            let (found, most) = (counts[at].into(), counts[at + 1].into());
            table.fault(&format!("{key}[{}]", at + 1), ComponentErrorKind::Range { found, least: 0, most });
        }
    }
    Some(counts)
}

fn crafts(file: &Reader<'_>) -> Option<[[u8; 3]; 4]> {
    let table = file.table("crafts")?;
    let crafts = all(Craft::ALL.map(|craft| cards(&table, craft.word(), 18)))?;
    for (at, players) in COUNTS.into_iter().enumerate() {
        let (found, least) = (crafts.iter().map(|counts| i64::from(counts[at])).sum(), 3 * players as i64);
        if found < least {
            table.fault("", ComponentErrorKind::Range { found, least, most: 72 });
        }
    }
    Some(crafts)
}

struct CourtCards {
    caravaneers: [(Caravaneer, [u8; 3]); 3],
    bankers: [(Banker, [u8; 3]); 3],
    palaces: [(u8, [u8; 3]); 6],
    gardeners: [u8; 3],
}

fn court(file: &Reader<'_>) -> Option<CourtCards> {
    let caravaneers = levels(file, "caravaneers", |table| {
        let (spaces, keeps) = (table.small("spaces", 0..=8), table.small("keeps", 0..=35));
        let cards = cards(table, "cards", 9);
        Some((Caravaneer { spaces: spaces?, keeps: keeps? }, cards?))
    });
    let bankers = levels(file, "bankers", |table| {
        let (talents, points) = (table.small("talents", 0..=9), table.small("points", 0..=20));
        let cards = cards(table, "cards", 9);
        Some((Banker { talents: talents?, points: points? }, cards?))
    });
    let palaces = levels(file, "palaces", |table| {
        let points = table.small("points", 0..=50);
        let cards = cards(table, "cards", 9);
        Some((points?, cards?))
    });
    let gardeners = file.table("gardeners").and_then(|table| cards(&table, "cards", 15));
    let court = CourtCards { caravaneers: caravaneers?, bankers: bankers?, palaces: palaces?, gardeners: gardeners? };
    court.check(file);
    Some(court)
}

fn levels<T, const N: usize>(file: &Reader<'_>, key: &str, read: impl Fn(&Reader<'_>) -> Option<T>) -> Option<[T; N]> {
    let levels: Vec<_> = file.tables(key, Some(N))?.iter().map(read).collect();
    let levels: Option<Vec<T>> = levels.into_iter().collect();
    levels?.try_into().ok()
}

impl CourtCards {
    fn check(&self, file: &Reader<'_>) {
        let levelled = self.caravaneers.map(|level| level.1).into_iter();
        let all = levelled.chain(self.bankers.map(|level| level.1)).chain(self.palaces.map(|level| level.1));
        let total = all.chain([self.gardeners]).map(|counts| i64::from(counts[2])).sum();
        file.total("caravaneers+bankers+palaces+gardeners", total, COURT_CARDS);
        for (at, players) in COUNTS.into_iter().enumerate() {
            self.check_caravaneers(file, at, players as i64);
        }
    }

    /// Everybody begins with a level 0; each level 2 carries a token of its own kind (A2.3, A2.4).
    fn check_caravaneers(&self, file: &Reader<'_>, at: usize, players: i64) {
        for (level, least, most) in [(0, players, players), (2, 0, 4)] {
            let found = i64::from(self.caravaneers[level].1[at]);
            if !(least..=most).contains(&found) {
                let place = format!("caravaneers[{}].cards[{}]", level + 1, at + 1);
                file.fault(&place, ComponentErrorKind::Range { found, least, most });
            }
        }
    }
}

/// The four cards, and the city of the last.
fn plants(file: &Reader<'_>) -> Option<([PlantCard; 4], City)> {
    let ordinary: Option<[PlantCard; 3]> = levels(file, "plants", plant_card);
    let home = file.table("home").and_then(|table| {
        let (city, card) = (table.word("city", &City::KNOWN), plant_card(&table));
        Some((city?, card?))
    });
    let ([one, two, three], (city, home)) = (ordinary?, home?);
    Some(([one, two, three, home], city))
}

fn plant_card(table: &Reader<'_>) -> Option<PlantCard> {
    let faces = ["up", "down"].map(|key| table.table(key).and_then(|face| plant_face(&face)));
    Some(PlantCard { faces: all(faces)? })
}

fn plant_face(table: &Reader<'_>) -> Option<Face> {
    let asked: Vec<_> =
        [("nothing", None)].into_iter().chain(Resource::KNOWN.map(|(word, kind)| (word, Some(kind)))).collect();
    let (quality, asks) = (table.small("quality", 1..=3), table.word("asks", &asked));
    Some(Face { quality: quality?, asks: asks? })
}

fn home_is_a_plant_city(file: &Reader<'_>, home: City, circuit: &[Stop; 9]) {
    let known: Vec<_> =
        circuit.iter().filter(|stop| matches!(stop.trade, Trade::Plant { .. })).map(|stop| stop.city.word()).collect();
    if !known.contains(&home.word()) {
        file.fault("home.city", ComponentErrorKind::Word { found: home.word().to_owned(), known: known.join(", ") });
    }
}

struct Tiles {
    summit: TileFace,
    qualities: [Vec<TileFace>; 3],
}

impl Tiles {
    fn by_quality(&self) -> [u32; 3] {
        let mut from = 1;
        [0, 1, 2].map(|at| {
            let count = self.qualities[at].len();
            let bits = ((1 << count) - 1) << from;
            from += count;
            bits
        })
    }

    fn faces(self) -> Vec<TileFace> {
        std::iter::once(self.summit).chain(self.qualities.into_iter().flatten()).collect()
    }
}

fn tiles(file: &Reader<'_>) -> Option<Tiles> {
    let table = file.table("tiles")?;
    let summit = table.table("summit").and_then(|face| tile_face(&face));
    let qualities = ["quality-1", "quality-2", "quality-3"].map(|key| {
        let faces: Vec<_> = table.tables(key, None)?.iter().map(tile_face).collect();
        faces.into_iter().collect::<Option<Vec<_>>>()
    });
    let tiles = Tiles { summit: summit?, qualities: all(qualities)? };
    let total = 1 + tiles.qualities.iter().map(Vec::len).sum::<usize>() as i64;
    table.total("", total, TILES);
    (total == TILES).then_some(tiles)
}

fn tile_face(table: &Reader<'_>) -> Option<TileFace> {
    let points = table.small("points", 0..=50);
    let talents = table.has("talents").then(|| table.small("talents", 1..=9).map(Bonus::Talents));
    let camels = table.has("camels").then(|| table.small("camels", 1..=9).map(Bonus::Camels));
    let court =
        table.has("court").then(|| table.flag("court").map(|court| if court { Bonus::Court } else { Bonus::Nothing }));
    let given: Vec<_> = [talents, camels, court].into_iter().flatten().collect();
    if given.len() > 1 {
        table.fault("", ComponentErrorKind::Count { found: given.len() as i64, needed: 1 });
    }
    let bonus = given.first().copied().unwrap_or(Some(Bonus::Nothing));
    Some(TileFace { points: points?, bonus: bonus? })
}

/// Every square of every floor must get a tile of its quality (A2.1).
fn enough_tiles(file: &Reader<'_>, tiles: &Tiles, squares: [Squares; 3]) {
    for (at, key) in ["tiles.quality-1", "tiles.quality-2", "tiles.quality-3"].into_iter().enumerate() {
        let below = |square: &Square| *square != Square::SUMMIT && square.floor().need() as usize == at + 1;
        let needed = squares.iter().map(|squares| squares.iter().filter(below).count()).max().unwrap_or_default();
        let found = tiles.qualities[at].len();
        if found < needed {
            file.fault(key, ComponentErrorKind::Count { found: found as i64, needed: needed as i64 });
        }
    }
}

fn fields(file: &Reader<'_>) -> Option<[[Resource; 5]; 2]> {
    let table = file.table("fields")?;
    let rows = ["top", "bottom"].map(|row| table.words(row, Some(5), &Resource::KNOWN)?.try_into().ok());
    all(rows)
}

#[derive(Clone, Copy)]
enum Kind {
    Sale,
    Court,
    Plant,
}

const KINDS: [(&str, Kind); 3] = [("sale", Kind::Sale), ("court", Kind::Court), ("plant", Kind::Plant)];
const OFFERED: [(&str, Court); 3] =
    [("caravaneer", Court::Caravaneer), ("banker", Court::Banker), ("palace", Court::Palace)];

impl Trade {
    const fn word(self) -> &'static str {
        match self {
            Trade::Sale => "sale",
            Trade::Court { .. } => "court",
            Trade::Plant { .. } => "plant",
        }
    }
}

fn circuit(file: &Reader<'_>) -> Option<[Stop; 9]> {
    let mut slot = 0;
    let stops = file.tables("circuit", Some(9))?;
    let stops: Vec<_> = stops.iter().map(|table| stop(table, &mut slot)).collect();
    for (at, stop) in stops.iter().enumerate() {
        let Some(stop) = stop else { continue };
        let same = |other: &Option<Stop>| other.is_some_and(|other| other.city == stop.city);
        if stops[..at].iter().any(same) {
            file.fault(&format!("circuit[{}].city", at + 1), ComponentErrorKind::Twice);
        }
        if matches!(stop.trade, Trade::Sale) != (at == 0) {
            let known = if at == 0 { "sale" } else { "plant, court" };
            let fault = ComponentErrorKind::Word { found: stop.trade.word().to_owned(), known: known.to_owned() };
            file.fault(&format!("circuit[{}].kind", at + 1), fault);
        }
    }
    let stops: Vec<Stop> = stops.into_iter().collect::<Option<_>>()?;
    let plants = stops.iter().filter(|stop| matches!(stop.trade, Trade::Plant { .. })).count() as i64;
    file.total("circuit.kind=plant", plants, 4);
    (plants == 4).then_some(())?;
    stops.try_into().ok()
}

fn stop(table: &Reader<'_>, slot: &mut u8) -> Option<Stop> {
    let city = table.word("city", &City::KNOWN);
    let trade = match table.word("kind", &KINDS)? {
        Kind::Sale => Some(Trade::Sale),
        Kind::Plant => {
            *slot += 1;
            table.word("asks", &Resource::KNOWN).map(|asks| Trade::Plant { asks, slot: *slot - 1 })
        }
        Kind::Court => {
            let (asks, offers) = (table.word("asks", &Resource::KNOWN), offers(table));
            asks.zip(offers).map(|(asks, offers)| Trade::Court { asks, offers })
        }
    };
    Some(Stop { city: city?, trade: trade? })
}

fn offers(table: &Reader<'_>) -> Option<[Court; 2]> {
    let offers: [Court; 2] = table.words("offers", Some(2), &OFFERED)?.try_into().ok()?;
    if offers[0] == offers[1] {
        table.fault("offers[2]", ComponentErrorKind::Twice);
    }
    Some(offers)
}

/// The double sides, and the squares with a tile by number of players.
fn garden(file: &Reader<'_>) -> Option<(Sides, [Squares; 3])> {
    let table = file.table("garden")?;
    let sides: Vec<_> = Side::all().map(|side| (side.to_string(), side)).collect();
    let squares: Vec<_> = Square::all().skip(1).map(|square| (square.to_string(), square)).collect();
    let double = set(&table, "double", &sides);
    let empty = set(&table, "empty-with-2", &squares);
    let empty: Squares = empty?.into_iter().collect();
    Some((double?.into_iter().collect(), [Squares::ALL.without(empty), Squares::ALL, Squares::ALL]))
}

/// A list of words, each at most once.
fn set<T: Copy + PartialEq>(table: &Reader<'_>, key: &str, known: &[(String, T)]) -> Option<Vec<T>> {
    let known: Vec<_> = known.iter().map(|(word, value)| (word.as_str(), *value)).collect();
    let members = table.words(key, None, &known)?;
    for at in 1..members.len() {
        if members[..at].contains(&members[at]) {
            table.fault(&format!("{key}[{}]", at + 1), ComponentErrorKind::Twice);
        }
    }
    Some(members)
}

/// The last tiles by number of players, and the last round.
fn end(file: &Reader<'_>) -> Option<([u8; 3], u8)> {
    let table = file.table("end")?;
    let (tiles, rounds) = (table.smalls("tiles", 0..=12), table.small("rounds", 1..=99));
    Some((tiles?, rounds?))
}

fn favour(file: &Reader<'_>) -> Option<[Favour; 3]> {
    levels(file, "favour", |table| {
        let (tiles, points) = (table.smalls("tiles", 1..=16), table.smalls("points", 0..=50));
        let favour = Favour { tiles: tiles?, points: points? };
        if favour.tiles[0] >= favour.tiles[1] {
            let least = i64::from(favour.tiles[0]) + 1;
            table.fault("tiles[2]", ComponentErrorKind::Range { found: favour.tiles[1].into(), least, most: 16 });
        }
        Some(favour)
    })
}

/// All of them, if each is there.
fn all<T, const N: usize>(list: [Option<T>; N]) -> Option<[T; N]> {
    let list: Option<Vec<T>> = list.into_iter().collect();
    list?.try_into().ok()
}
