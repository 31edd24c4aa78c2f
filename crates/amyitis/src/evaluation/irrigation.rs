//! Majorities around the squares of the garden (A6.3).

use game::Seat;

use super::{Sheet, Term};
use crate::Amyitis;
use crate::garden::Owner;
use crate::square::{Sides, Squares};

/// Who would score the irrigation bonus of each square that can be planted.
#[derive(Default)]
pub(super) struct Irrigation {
    /// The squares where this seat would.
    pub(super) own: Squares,
    /// The squares where somebody else would.
    pub(super) rival: Squares,
}

impl Irrigation {
    #[inline]
    pub(super) fn of(game: &Amyitis, seat: Seat) -> Irrigation {
        let mut irrigation = Irrigation::default();
        for square in game.garden.plantable().iter() {
            let (own, most, second) = game.cubes_beside(square.sides(), seat);
            let only = Squares::only(square);
            if own > most {
                irrigation.own = irrigation.own.or(only);
            } else if most > own.max(second) {
                irrigation.rival = irrigation.rival.or(only);
            }
        }
        irrigation
    }
}

impl Amyitis {
    /// The cubes on these sides: a seat's own, the most of any other, and the most of yet another.
    #[inline]
    fn cubes_beside(&self, sides: Sides, seat: Seat) -> (u8, u8, u8) {
        let cubes = |seat| self.garden.cubes(Owner::Player(seat), sides);
        let (mut most, mut second) = (0, 0);
        for count in Seat::all(self.count()).filter(|&rival| rival != seat).map(cubes) {
            second = second.max(most.min(count));
            most = most.max(count);
        }
        (cubes(seat), most, second)
    }

    pub(super) fn weigh_irrigation(&self, seat: Seat, irrigation: &Irrigation, sheet: &mut Sheet<'_>) {
        let dry = self.garden.standing().without(self.garden.plantable());
        let beside = dry.iter().fold(Sides::NONE, |sides, square| sides.or(square.sides()));
        sheet.set(Term::Irrigation, f32::from(irrigation.own.len()));
        sheet.set(Term::Aqueducts, f32::from(self.garden.cubes(Owner::Player(seat), beside)));
    }
}
