//! B0.4, B1.4: the tower, whose tiles change one round each.

use crate::components::Components;
use crate::tiles::named;

named! {
    /// B0.4: the kinds of tower tiles.
    TowerTile {
        /// B2.2: one single pillar more.
        SingleMore = "single-more",
        /// B2.2: one double pillar more.
        DoubleMore = "double-more",
        /// B4.6: one icon counts as another.
        IconAsAnother = "icon-as-another",
        /// B4.6: one blank spot counts as any icon.
        BlankAsAny = "blank-as-any",
        /// B2.2: one's own flower pays 2.
        FlowerPaysTwo = "flower-pays-two",
        /// B2.2: one pillar less.
        PillarLess = "pillar-less",
        /// Nothing.
        NoEffect = "no-effect",
    }
}

/// The tower tile in effect and the kinds of those still unseen. Which of them are in the stack and which were left
/// in the box
/// nobody knows: each of the unseen tiles is equally likely to be turned next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tower {
    unseen: [u8; TowerTile::ALL.len()],
    now: Option<TowerTile>,
}

impl Tower {
    pub(crate) fn new(components: &Components) -> Tower {
        Tower { unseen: TowerTile::ALL.map(|tile| components.tower(tile)), now: None }
    }

    /// The tile in effect; none in round 1.
    pub fn now(&self) -> Option<TowerTile> {
        self.now
    }

    /// Whether this tile is in effect.
    pub fn is(&self, tile: TowerTile) -> bool {
        self.now == Some(tile)
    }

    /// How many tiles of this kind nobody has seen yet.
    pub fn unseen(&self, tile: TowerTile) -> u8 {
        self.unseen[tile as usize]
    }

    /// How many tiles nobody has seen yet.
    pub fn unseen_total(&self) -> u8 {
        self.unseen.iter().sum()
    }

    /// The unseen tile with this number.
    pub(crate) fn pick(self, mut number: u32) -> TowerTile {
        let here = |&tile: &TowerTile| {
            let count = u32::from(self.unseen(tile));
            let found = number < count;
            number = number.wrapping_sub(count);
            found
        };
        TowerTile::ALL.into_iter().find(here).unwrap_or(TowerTile::NoEffect)
    }

    /// Turns a tile over.
    pub(crate) fn turn(&mut self, tile: TowerTile) {
        self.unseen[tile as usize] -= 1;
        self.now = Some(tile);
    }

    /// Puts a tile that was turned before in effect.
    pub(crate) fn put_in_effect(&mut self, tile: TowerTile) {
        self.now = Some(tile);
    }
}
