//! What cards and enhancements show.

use serde::Serialize;

use crate::Jardins;
use crate::face::{Bonus, Colour, Face, Subject, Tree};
use crate::garden::Plot;
use crate::named;
use crate::pieces::{Card, Enhancement};
use crate::view::ByName;

/// What a garden card or an enhancement shows. Without animal, tree and wish it is a plain card or a tile of flowers.
#[derive(Serialize, Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsFace", optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaceView {
    /// The animal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub animal: Option<&'static str>,
    /// The points of the animal on floors 1, 2 and 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[u8; 3]>,
    /// The tree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<&'static str>,
    /// What the character counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<&'static str>,
    /// The points of the character for each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<u8>,
    /// Its flowers by their colours, `water` if it is irrigated, then its bonuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signs: Option<Vec<&'static str>>,
}

impl FaceView {
    fn of(face: &Face) -> FaceView {
        let signs = signs(face);
        let signs = if signs.is_empty() { None } else { Some(signs) };
        let plain = FaceView { signs, ..FaceView::default() };
        match face.subject {
            Subject::Empty => plain,
            Subject::Animal { animal, points } => {
                FaceView { animal: Some(animal.name()), points: Some(points), ..plain }
            }
            Subject::Tree(tree) => FaceView { tree: Some(tree.name()), ..plain },
            Subject::Character { wish, each } => FaceView { wish: Some(wish.name()), each: Some(each), ..plain },
        }
    }
}

fn signs(face: &Face) -> Vec<&'static str> {
    let flowers =
        Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour.name(), face.flowers(colour).into()));
    let water = face.is_irrigated().then_some("water");
    let bonuses = Bonus::ALL.into_iter().filter(|&bonus| face.has(bonus)).map(Bonus::name);
    flowers.chain(water).chain(bonuses).collect()
}

/// The cards of the market, the hand and the gardens.
pub(super) fn cards_in_sight(game: &Jardins) -> ByName<FaceView> {
    let mut seen = [false; Card::COUNT];
    let laid = game.players.iter().flat_map(|player| Plot::all().filter_map(|plot| player.garden.card(plot)));
    game.market.cards().chain(game.in_hand()).chain(laid).for_each(|card| seen[card.index()] = true);
    let faces = Card::ALL.into_iter().filter(|card| seen[card.index()]);
    ByName(faces.map(|card| (card.name(), FaceView::of(game.figures.card(card)))).collect())
}

/// The enhancements on top of the piles and in the gardens.
pub(super) fn tiles_in_sight(game: &Jardins) -> ByName<FaceView> {
    let mut seen = named::Set::<Enhancement>::EMPTY;
    let laid = game.players.iter().flat_map(|player| Plot::all().filter_map(|plot| player.garden.enhancement(plot)));
    game.piles.into_iter().flatten().chain(laid).for_each(|tile| seen.insert(tile));
    ByName(seen.iter().map(|tile| (tile.name(), FaceView::of(game.figures.enhancement(tile)))).collect())
}

/// J0.3. What neighbouring trees of a species score.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsSeries"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesView {
    /// The species.
    pub tree: &'static str,
    /// Points for 1, 2, 3 … of them, up to the longest series.
    pub points: Vec<u16>,
}

impl SeriesView {
    pub(super) fn of(game: &Jardins, tree: Tree) -> SeriesView {
        let series = game.figures.series[tree.index()];
        SeriesView { tree: tree.name(), points: series.points[1..=series.longest].to_vec() }
    }
}
