//! What one player has in front of them.

use game::Seat;
use serde::Serialize;

use super::garden::{decor, terraces};
use super::{DecorView, Heights, HeldView, TerraceView};
use crate::Babylon;
use crate::tiles::Flower;

/// What one player has in front of them.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonPlayer"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerView {
    /// B1.3: their flower, once it is dealt.
    pub flower: Option<Flower>,
    /// Single pillars in hand.
    pub singles: u8,
    /// Double pillars in hand.
    pub doubles: u8,
    /// The tile in the notch.
    pub notch: Option<HeldView>,
    /// The terraces, from the lowest floor up.
    pub terraces: Vec<TerraceView>,
    /// Everything that stands on them, from the lowest floor up.
    pub decor: Vec<DecorView>,
    /// B3.1: the floor of the topmost terrace on each cell.
    pub heights: Heights,
    /// Points if the game ended now.
    pub points: i16,
}

impl PlayerView {
    pub(crate) fn of(game: &Babylon, seat: Seat) -> PlayerView {
        let (hand, garden) = (&game.hands[seat], &game.gardens[seat]);
        PlayerView {
            flower: game.flowers[seat],
            singles: hand.singles,
            doubles: hand.doubles,
            notch: hand.notch.map(|tile| HeldView::of(game, tile)),
            terraces: terraces(game, garden),
            decor: decor(garden),
            heights: Heights::of(garden),
            points: garden.score().total(),
        }
    }
}
