//! B0.5: the pieces in the box, and those in a player's hand.

use crate::components::Components;
use crate::tiles::{Icon, Tile, named};

named! {
    /// B0.5: the kinds of pieces.
    Piece {
        /// A single pillar.
        Single = "single",
        /// A double pillar.
        Double = "double",
        /// A belvedere.
        Belvedere = "belvedere",
        /// Stairs.
        Stairs = "stairs",
        /// A fountain.
        Fountain = "fountain",
        /// A statue.
        Statue = "statue",
        /// A bridge.
        Bridge = "bridge",
    }
}

impl Piece {
    /// The decor that belongs to an icon.
    pub const fn of_icon(icon: Icon) -> Piece {
        match icon {
            Icon::Stairs => Piece::Stairs,
            Icon::Fountain => Piece::Fountain,
            Icon::Bridge => Piece::Bridge,
            Icon::Statue => Piece::Statue,
        }
    }
}

/// B0.5: the pieces that are out of the box, in hands and gardens. The box is the limit, unless the table wants none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supply {
    out: [u16; Piece::ALL.len()],
    limited: bool,
}

impl Supply {
    pub(crate) fn new(limited: bool) -> Supply {
        Supply { out: [0; Piece::ALL.len()], limited }
    }

    /// Whether the box is the limit.
    pub fn is_limited(&self) -> bool {
        self.limited
    }

    /// How many of a kind are out of the box.
    pub fn out(&self, piece: Piece) -> u16 {
        self.out[piece as usize]
    }

    /// How many of a kind can still be taken.
    #[inline]
    pub fn left(&self, piece: Piece, components: &Components) -> u16 {
        if self.limited { components.pieces(piece).saturating_sub(self.out(piece)) } else { u16::MAX }
    }

    pub(crate) fn take(&mut self, piece: Piece, count: u8) {
        self.out[piece as usize] += u16::from(count);
    }

    pub(crate) fn put_back(&mut self, piece: Piece, count: u8) {
        self.out[piece as usize] -= u16::from(count);
    }
}

/// The pillars a placement takes, by what stands where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    /// Cells that take a single pillar.
    pub singles: u8,
    /// Cells that take a double pillar.
    pub doubles: u8,
}

/// B2.4: how a bill is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payment {
    /// Single pillars used as such.
    pub singles: u8,
    /// Double pillars from the hand.
    pub doubles: u8,
    /// Double pillars for which two singles each are exchanged.
    pub exchanged: u8,
}

impl Payment {
    /// All single pillars that leave the hand.
    pub const fn singles_spent(self) -> u8 {
        self.singles + 2 * self.exchanged
    }
}

/// What a player has in front of them besides the garden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// Single pillars.
    pub singles: u8,
    /// Double pillars.
    pub doubles: u8,
    /// The tile in the notch.
    pub notch: Option<Tile>,
}

impl Hand {
    /// B2.4: a double is paid with a double in hand, else with two singles.
    #[inline]
    pub fn payment(&self, bill: Bill) -> Payment {
        let doubles = bill.doubles.min(self.doubles);
        Payment { singles: bill.singles, doubles, exchanged: bill.doubles - doubles }
    }

    /// Whether the hand has the pillars for it.
    #[inline]
    pub fn can_pay(&self, payment: Payment) -> bool {
        payment.singles_spent() <= self.singles
    }

    pub(crate) fn pay(&mut self, payment: Payment) {
        self.singles -= payment.singles_spent();
        self.doubles -= payment.doubles;
    }
}
