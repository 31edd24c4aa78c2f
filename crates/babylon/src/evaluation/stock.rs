//! What the box still has: decor of which nothing is left promises nothing.

use crate::Babylon;
use crate::pieces::Piece;
use crate::tiles::{Face, Icon};

/// B0.5: what the box still has of what stands on terraces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stock {
    /// How many of each decor are left, by icon.
    pub(super) decor: [u16; Icon::ALL.len()],
    /// Whether a terrace can still have a belvedere, and so do with three supports.
    pub(super) belvederes: bool,
}

impl Stock {
    #[inline]
    pub(super) fn of(game: &Babylon) -> Stock {
        let left = |piece| game.supply.left(piece, &game.components);
        Stock { decor: Icon::ALL.map(|icon| left(Piece::of_icon(icon))), belvederes: left(Piece::Belvedere) > 0 }
    }

    /// Whether decor of an icon is left.
    #[inline]
    pub(super) fn has(&self, icon: Icon) -> bool {
        self.decor[icon as usize] > 0
    }

    /// How many icons of a tile can still carry decor.
    #[inline]
    pub(super) fn useful_icons(&self, face: Face) -> f32 {
        face.into_iter().flatten().filter(|&icon| self.has(icon)).count() as f32
    }
}
