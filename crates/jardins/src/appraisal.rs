//! What a position promises, in named terms.

use table::{Appraise, Game, Seat};

use crate::Jardins;

impl Appraise for Jardins {
    const TERMS: &'static [&'static str] = &["points"];
    const WEIGHTS: &'static str = include_str!("weights.toml");

    fn terms(&self, seat: Seat, values: &mut [f32]) {
        values[0] = self.standing().total(seat) as f32;
    }
}
