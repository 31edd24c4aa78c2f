//! Everything on the table, for those who draw it.
//!
//! A page or a terminal draws from [`View`] alone. Pieces and places have their names of the notation (stack `b2`,
//! cell `c3`, link `c3-d3`, flower `pink`), so that a board that draws one can write the decision about it. It is sent
//! after every decision to everybody, so what is many is short: the four corners of a
//! tile are four [`Signs`], a tile is three words.

mod garden;
mod pit;
mod player;
mod signs;
mod tile;

use game::{Game, Seat};
use serde::Serialize;

use crate::cells::{Anchor, Cell};
use crate::pieces::Piece;
use crate::refusal::Refusal;
use crate::tiles::Flower;
use crate::tower::TowerTile;
use crate::{Babylon, Phase, Step};

pub use garden::{DecorKind, DecorPlace, DecorView, TerraceView};
pub use pit::StackView;
pub use player::PlayerView;
pub use signs::{Heights, Signs};
pub use tile::{HeldView, TileView, Turned};

/// Everything on the table, for those who draw it.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonView"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
    /// B1.4: how many rounds the game has.
    pub rounds: u8,
    /// B1.2: the first player, once drawn.
    pub first: Option<Seat>,
    /// Whose turn it is; nobody's before the first player is drawn and after the end.
    pub turn: Option<Seat>,
    /// Where in the turn the table is.
    pub step: StepView,
    /// B1.3: the boards that can still be chosen, while they are chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Flower>>"))]
    pub boards: Vec<Flower>,
    /// B1.1: the stacks of the quarry, row by row.
    pub quarry: Vec<StackView>,
    /// B2.2: the double pillars any dig would pay anybody.
    pub doubles: u8,
    /// B1.1: how many tiles of clay, granite and basalt nobody has seen yet.
    pub unseen: [u8; 3],
    /// B2.1: the tile dug this turn, until it is built or stored.
    pub dug: Option<HeldView>,
    /// B3.1: the terrace that waits to be turned.
    pub turning: Option<TurningView>,
    /// B4.1: the cells of the terraces placed this turn.
    #[cfg_attr(feature = "typescript", ts(type = "Array<string>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub fresh: Vec<Cell>,
    /// B1.4: the tower.
    pub tower: TowerView,
    /// B0.5: what is left in the box, piece by piece, if it is a limit.
    pub supply: Option<Vec<(Piece, u16)>>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// Where in the turn the table is.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonStep"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum StepView {
    /// The dealer draws.
    Deal,
    /// B1.3: choose a board.
    Choose,
    /// B1.2: remove a clay tile.
    Remove,
    /// B2.1: dig.
    Dig,
    /// B2.3: build.
    Build,
    /// B3.1: turn the tile just placed.
    Rotate,
    /// B2.5: store.
    Store,
    /// B5: the game is over.
    Over,
}

/// B3.1: a terrace that has been placed and waits to be turned.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonTurning"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurningView {
    /// Its north-west cell.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub anchor: Anchor,
    /// Its face in each of the four rotations.
    #[cfg_attr(feature = "openapi", schema(value_type = [Signs; 4]))]
    pub turned: Turned,
}

/// B1.4: the tower.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonTower"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TowerView {
    /// The tile in effect; none in round 1.
    pub now: Option<TowerTile>,
    /// B4.6: whether its effect on decor can't be used again this turn.
    pub used: bool,
    /// How many of each kind nobody has seen yet.
    pub unseen: Vec<(TowerTile, u8)>,
}

impl View {
    pub(crate) fn of(game: &Babylon) -> View {
        let drawn = !matches!(game.phase, Phase::Quarry | Phase::Flowers | Phase::First);
        View {
            round: game.round(),
            rounds: game.rounds(),
            first: drawn.then_some(game.first),
            turn: (drawn && game.phase != Phase::Over).then_some(game.active),
            step: StepView::of(game),
            boards: if game.phase == Phase::Choose { game.boards_left().collect() } else { Vec::new() },
            quarry: pit::stacks(game),
            doubles: pit::doubles(game),
            unseen: crate::Material::ALL.map(|material| game.quarry.unseen(material).count()),
            dug: game.dug.map(|tile| HeldView::of(game, tile)),
            turning: turning(game),
            fresh: game.fresh.iter().collect(),
            tower: TowerView::of(game),
            supply: game.supply.is_limited().then(|| supply(game)),
            players: Seat::all(game.players()).map(|seat| PlayerView::of(game, seat)).collect(),
        }
    }
}

impl StepView {
    fn of(game: &Babylon) -> StepView {
        match game.step() {
            Ok(Step::Choose) => StepView::Choose,
            Ok(Step::Remove) => StepView::Remove,
            Ok(Step::Dig) => StepView::Dig,
            Ok(Step::Build) => StepView::Build,
            Ok(Step::Rotate) => StepView::Rotate,
            Ok(Step::Store) => StepView::Store,
            Err(Refusal::Over) => StepView::Over,
            Err(_) => StepView::Deal,
        }
    }
}

impl TowerView {
    fn of(game: &Babylon) -> TowerView {
        let unseen = TowerTile::ALL.map(|tile| (tile, game.tower.unseen(tile)));
        TowerView {
            now: game.tower.now(),
            used: game.effect_is_spent(),
            unseen: unseen.into_iter().filter(|&(_, count)| count > 0).collect(),
        }
    }
}

fn turning(game: &Babylon) -> Option<TurningView> {
    let Phase::Rotate(anchor) = game.phase else { return None };
    let terrace = game.garden_to_move().terrace(anchor)?;
    Some(TurningView { anchor, turned: tile::turned(game.components.face(terrace.tile())) })
}

fn supply(game: &Babylon) -> Vec<(Piece, u16)> {
    Piece::ALL.map(|piece| (piece, game.supply.left(piece, &game.components))).to_vec()
}
