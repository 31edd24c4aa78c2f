//! The figures of the box (A0), as `components.toml` gives them. How the file is read and checked: `components/read.rs`.

mod read;

use game::components::Reader;
use game::{Components as _, Edition, Editions};

use crate::garden::Tile;
use crate::pieces::{Bundle, City, Court, Crafts, Resource, Row, Stock};
use crate::square::{Sides, Square, Squares};

/// The most resources there are in all (A0.1).
const RESOURCES: i64 = 35;
/// The court cards of the box (A0.3).
const COURT_CARDS: i64 = 31;
/// The garden tiles of the box (A0.5).
const TILES: i64 = 20;
/// The neutral cubes of files that do not name them (A0.1).
const NEUTRAL_CUBES: u8 = 15;

/// Everything printed on the components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) resources: Stock,
    pub(crate) camels: u8,
    pub(crate) talents: u8,
    pub(crate) cubes: u8,
    /// A0.1: the neutral cubes, for tables where they can run out.
    pub(crate) neutral_cubes: u8,
    pub(crate) start_talents: u8,
    pub(crate) start_camels: u8,
    pub(crate) caravaneers: [Caravaneer; 3],
    pub(crate) bankers: [Banker; 3],
    /// The points of palaces 1 to 6.
    pub(crate) palaces: [u8; 6],
    /// The three ordinary plant cards, then the one with its own city.
    pub(crate) plants: [PlantCard; 4],
    /// The city of the last of them (A2.2).
    pub(crate) home: City,
    /// The summit's tile first, then by quality.
    tiles: Vec<TileFace>,
    /// Which tiles are of quality 1, 2, 3, as bits; the summit's is in none.
    by_quality: [u32; 3],
    fields: [[Resource; 5]; 2],
    pub(crate) circuit: [Stop; 9],
    /// A1.2: the sides with two areas.
    pub(crate) double: Sides,
    /// A9.2
    pub(crate) rounds: u8,
    in_play: [InPlay; 3],
}

/// A level of caravaneer (A0.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caravaneer {
    pub(crate) spaces: u8,
    pub(crate) keeps: u8,
}

/// A level of banker (A0.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Banker {
    pub(crate) talents: u8,
    pub(crate) points: u8,
}

/// A face of a plant card (A0.4).
#[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisFace"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Face {
    /// The plant's quality.
    pub quality: u8,
    /// The extra resource it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub asks: Option<Resource>,
}

/// A plant card (A0.4): the face that is up at the beginning, and the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlantCard {
    pub(crate) faces: [Face; 2],
}

/// What a garden tile gives beside points (A0.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Nothing.
    Nothing,
    /// So many talents.
    Talents(u8),
    /// So many camels.
    Camels(u8),
    /// A court card of the taker's choice.
    Court,
}

/// What a garden tile shows (A0.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileFace {
    /// Its points.
    pub points: u8,
    /// Its bonus.
    pub bonus: Bonus,
}

/// A city on the circuit (A0.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stop {
    pub(crate) city: City,
    pub(crate) trade: Trade,
}

/// What a city is for (A0.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trade {
    /// A5.4
    Sale,
    /// A5.5
    Court { asks: Resource, offers: [Court; 2] },
    /// A5.6; `slot` counts the plant cities along the circuit.
    Plant { asks: Resource, slot: u8 },
}

/// What is paid in a city: what it asks for, and the extra of a plant (A5.5, A5.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub(crate) asks: Resource,
    pub(crate) extra: Option<Resource>,
}

/// The figures that depend on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InPlay {
    pub(crate) crafts: Crafts,
    pub(crate) caravaneers: [u8; 3],
    pub(crate) bankers: [u8; 3],
    pub(crate) palaces: [u8; 6],
    pub(crate) gardeners: u8,
    /// The squares that hold a tile at the beginning (A1.4).
    pub(crate) squares: Squares,
    /// A7.5: the game ends when so many tiles are left.
    pub(crate) last_tiles: u8,
    pub(crate) favour: Favour,
}

/// Amyitis' favour (A8.1): from so many tiles on, so many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Favour {
    tiles: [u8; 2],
    points: [u8; 2],
}

impl Components {
    /// The tile that lies on the summit (A2.1).
    pub(crate) const SUMMIT: Tile = Tile(0);

    /// What a tile shows.
    #[inline]
    pub(crate) fn tile(&self, tile: Tile) -> TileFace {
        self.tiles[tile.index()]
    }

    /// How many tiles there are.
    pub(crate) fn tile_count(&self) -> usize {
        self.tiles.len()
    }

    /// A2.1: the tiles that may lie on a square below the summit, as bits.
    #[inline]
    pub(crate) fn tiles_for(&self, square: Square) -> u32 {
        self.by_quality[square.floor().need() as usize - 1]
    }

    /// The resource of a field (A0.6).
    #[inline]
    pub(crate) fn field(&self, row: Row, space: usize) -> Resource {
        self.fields[row.index()][space]
    }

    /// What depends on the number of players.
    #[inline]
    pub(crate) fn with(&self, players: usize) -> &InPlay {
        &self.in_play[players - 2]
    }

    /// The plant cities, in the order of the circuit.
    pub(crate) fn plant_cities(&self) -> impl Iterator<Item = City> {
        self.circuit.iter().filter(|stop| matches!(stop.trade, Trade::Plant { .. })).map(|stop| stop.city)
    }
}

impl InPlay {
    /// How many cards of a court kind and level are in play; gardeners have no level.
    pub(crate) const fn court(&self, kind: Court, level: u8) -> u8 {
        match kind {
            Court::Caravaneer => self.caravaneers[level as usize],
            Court::Banker => self.bankers[level as usize - 1],
            Court::Palace => self.palaces[level as usize - 1],
            Court::Gardener => self.gardeners,
        }
    }
}

impl Favour {
    /// Its steps, the lower first: from so many tiles on, so many points.
    pub(crate) fn steps(self) -> [(u8, u8); 2] {
        let ([low, high], [few, many]) = (self.tiles, self.points);
        [(low, few), (high, many)]
    }

    /// The points for so many tiles.
    #[inline]
    pub(crate) fn points(self, tiles: u8) -> u8 {
        let [(low, few), (high, many)] = self.steps();
        match tiles {
            _ if tiles >= high => many,
            _ if tiles >= low => few,
            _ => 0,
        }
    }
}

impl Price {
    /// A5.3: every way to pay it, each once; wine may stand for anything.
    #[inline]
    pub(crate) fn ways(self) -> impl Iterator<Item = Bundle> {
        let Price { asks, extra } = self;
        let wine = Resource::Wine;
        (0..4u8).filter_map(move |way| {
            let (wine_for_asks, wine_for_extra) = (way & 1 != 0, way & 2 != 0);
            if wine_for_asks && asks.is_wine() {
                return None;
            }
            let first = if wine_for_asks { wine } else { asks };
            match extra {
                None => (!wine_for_extra).then(|| Bundle::one(first)),
                Some(extra) => {
                    let twice = wine_for_extra && (extra.is_wine() || extra == asks && !wine_for_asks);
                    (!twice).then(|| Bundle::two(first, if wine_for_extra { wine } else { extra }))
                }
            }
        })
    }

    /// Whether any of the ways to pay it is open to this stock: wine makes up for whatever is short.
    #[inline]
    pub(crate) fn is_covered_by(self, stock: Stock) -> bool {
        let short = |kind: Resource, count: u8| {
            if kind.is_wine() { count } else { count.saturating_sub(stock.of(kind)) }
        };
        let wine = match self.extra {
            None => short(self.asks, 1),
            Some(extra) if extra == self.asks => short(extra, 2),
            Some(extra) => short(self.asks, 1) + short(extra, 1),
        };
        wine <= stock.of(Resource::Wine)
    }

    /// What is asked for, without wine.
    pub(crate) fn bundle(self) -> Bundle {
        self.extra.map_or(Bundle::one(self.asks), |extra| Bundle::two(self.asks, extra))
    }
}

static EDITIONS: Editions<Components> = Editions::new();

impl game::Components for Components {
    const STANDARD: &'static str = include_str!("components.toml");
    const LATER: &'static [(&'static str, &'static str, i64)] = &[("supply", "neutral-cubes", NEUTRAL_CUBES as i64)];

    fn read(reader: &Reader<'_>) -> Option<Components> {
        read::components(reader)
    }

    fn editions() -> &'static Editions<Components> {
        &EDITIONS
    }
}

/// The figures that come with the game.
pub(crate) fn standard() -> Edition<Components> {
    Components::editions().standard()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Craft;

    fn ways(asks: Resource, extra: Option<Resource>) -> Vec<String> {
        Price { asks, extra }.ways().map(|bundle| bundle.to_string()).collect()
    }

    /// A5.3, A5.6
    #[test]
    fn every_way_to_pay_is_there_once() {
        use Resource::{Barley, Palm, Wine};
        assert_eq!(ways(Barley, None), ["barley", "wine"]);
        assert_eq!(ways(Wine, None), ["wine"]);
        assert_eq!(ways(Barley, Some(Palm)), ["barley palm", "palm wine", "barley wine", "wine wine"]);
        assert_eq!(ways(Barley, Some(Barley)), ["barley barley", "barley wine", "wine wine"]);
        assert_eq!(ways(Wine, Some(Palm)), ["palm wine", "wine wine"]);
        assert_eq!(ways(Palm, Some(Wine)), ["palm wine", "wine wine"]);
        assert_eq!(ways(Wine, Some(Wine)), ["wine wine"]);
    }

    /// A5.3: the short cut agrees with trying every way, for every price and every small stock.
    #[test]
    fn a_price_is_covered_if_one_of_its_ways_is() {
        let extras = || Resource::ALL.map(Some).into_iter().chain([None]);
        for code in 0..3u32.pow(5) {
            let stock = Stock([0, 1, 2, 3, 4].map(|at| (code / 3u32.pow(at) % 3) as u8));
            for (asks, extra) in Resource::ALL.into_iter().flat_map(|asks| extras().map(move |extra| (asks, extra))) {
                let price = Price { asks, extra };
                assert_eq!(
                    price.is_covered_by(stock),
                    price.ways().any(|way| stock.covers(way)),
                    "{price:?} {stock:?}"
                );
            }
        }
    }

    /// A8.1
    #[test]
    fn favour_grows_in_two_steps() {
        let figures = standard();
        let favour = |players, tiles| figures.with(players).favour.points(tiles);
        assert_eq!([4, 5, 6, 7, 13].map(|tiles| favour(2, tiles)), [0, 5, 5, 10, 10]);
        assert_eq!([3, 4, 5, 6, 16].map(|tiles| favour(3, tiles)), [0, 5, 5, 10, 10]);
        assert_eq!([2, 3, 4, 5, 16].map(|tiles| favour(4, tiles)), [0, 5, 5, 10, 10]);
    }

    #[test]
    fn every_craft_has_a_card_of_its_own() {
        let crafts = standard().with(4).crafts;
        assert_eq!(Craft::ALL.map(|craft| crafts.of(craft)), [5, 5, 4, 4]);
    }
}
