//! What a position promises, in named terms.

use table::{Appraise, Game, Seat};

use crate::Babylon;

impl Appraise for Babylon {
    const TERMS: &'static [&'static str] = &["points"];
    const WEIGHTS: &'static str = include_str!("weights.toml");

    fn terms(&self, seat: Seat, values: &mut [f32]) {
        values[0] = self.standing().total(seat) as f32;
    }
}
