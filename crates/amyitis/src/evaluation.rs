//! What a position promises, in named terms: what a seat has, where it stands in every race, and what it may do next.
//!
//! Terms are written so that a decision half made promises no less than before: what has been paid for and not yet
//! taken is a term of its own (`errand`, `harvest`, `prayer`, `channel`).

mod clock;
mod court;
mod hand;
mod irrigation;
mod round;
mod temples;
mod trips;

use game::{Evaluate, Seat};

use crate::Amyitis;
use clock::Clock;
use irrigation::Irrigation;

/// The terms, each with its name.
macro_rules! terms {
    ($($(#[$doc:meta])* $term:ident = $name:literal,)*) => {
        /// A term, by its place in [`Evaluate::TERMS`].
        #[derive(Clone, Copy)]
        enum Term { $($(#[$doc])* $term,)* }

        const NAMES: &[&str] = &[$($name),*];
    };
}

terms! {
    /// Points as if the game ended now.
    Points = "points",
    /// Favour still in reach (A8.1).
    Favour = "favour",
    Talents = "talents",
    Camels = "camels",
    /// Resources that can be kept.
    Resources = "resources",
    /// Resources that can't be kept (A7.4).
    Excess = "excess",
    Wine = "wine",
    /// Different kinds of resources.
    Variety = "variety",
    Caravaneer = "caravaneer",
    /// The level 2 caravaneer, who also stores more.
    Storehouse = "storehouse",
    /// The talents the banker will still bring.
    Income = "income",
    /// The points the banker will still bring.
    Interest = "interest",
    /// The next palace.
    Palace = "palace",
    /// The palaces after the next.
    Dynasty = "dynasty",
    /// Bankers and caravaneers that are gone before the first was had.
    ShutOut = "shut-out",
    Gardeners = "gardeners",
    /// Rows where a gardener may be won (A4.3).
    Fields = "fields",
    /// Majorities around squares that can be planted (A6.3).
    Irrigation = "irrigation",
    /// Cubes beside squares that are still dry.
    Aqueducts = "aqueducts",
    /// The rank in Ishtar's temple, to be rewarded this round.
    Ishtar = "ishtar",
    /// The same in Marduk's.
    Marduk = "marduk",
    /// The same in Tammuz'.
    Tammuz = "tammuz",
    /// Priests who will still be there in later rounds.
    Devotion = "devotion",
    /// The right to lead the procession of this round.
    Procession = "procession",
    /// The best trip in reach now.
    Trip = "trip",
    /// The best trip in a later round.
    Plan = "plan",
    /// What the city the caravan has come to will give.
    Errand = "errand",
    /// A harvest that has been paid for.
    Harvest = "harvest",
    /// A place in a temple that has been paid for.
    Prayer = "prayer",
    /// A cube to be placed in the garden.
    Channel = "channel",
    /// Craft cards that can be paid for.
    Crafts = "crafts",
    /// The talents that waiting will bring (A3.4).
    Waiting = "waiting",
    /// To be the one who acts.
    Turn = "turn",
}

/// The values of the terms, being written.
struct Sheet<'a>(&'a mut [f32]);

impl Sheet<'_> {
    #[inline]
    fn set(&mut self, term: Term, value: f32) {
        self.0[term as usize] = value;
    }
}

impl Evaluate for Amyitis {
    const TERMS: &'static [&'static str] = NAMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");

    fn left(&self) -> f32 {
        let left = Clock::of(self).rounds + self.round_left();
        let played = (f32::from(self.round) - self.round_left()).max(0.0);
        left / (left + played)
    }

    fn terms(&self, seat: Seat, values: &mut [f32]) {
        let clock = Clock::of(self);
        let irrigation = Irrigation::of(self, seat);
        let mut sheet = Sheet(values);
        self.weigh_hand(seat, clock, &mut sheet);
        self.weigh_court(seat, clock, &mut sheet);
        self.weigh_irrigation(seat, &irrigation, &mut sheet);
        self.weigh_temples(seat, clock, &mut sheet);
        self.weigh_trips(seat, clock, &irrigation, &mut sheet);
        self.weigh_round(seat, &mut sheet);
    }
}

/// Each more is worth less than the one before: `half` of them are worth half as much as they would be otherwise.
#[inline]
fn saturate(count: u8, half: f32) -> f32 {
    let count = f32::from(count);
    count / (1.0 + count / half)
}
