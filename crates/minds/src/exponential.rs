//! The exponential function, the same to the last bit on every machine.
//!
//! The one of the standard library is that of the system, and systems round it differently: two machines would then think differently. This
//! one is made of sums and products alone, which every machine rounds in the same way.

use std::f32::consts::{LN_2, LOG2_E};

/// Beyond this many powers of two the result is as good as nothing, or as everything.
const FARTHEST: f32 = 126.0;

/// `e` to the power of `x`, off by less than a millionth of the result while that is neither tiny nor huge.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    let doublings = (x * LOG2_E).clamp(-FARTHEST, FARTHEST);
    let whole = (doublings + 0.5).floor();
    power_of_two(whole as i32) * series((doublings - whole) * LN_2)
}

/// Taylor's series, exact enough where `x` is within half a doubling of nothing.
#[inline]
fn series(x: f32) -> f32 {
    const COEFFICIENTS: [f32; 7] = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 1.0 / 2.0, 1.0, 1.0];
    COEFFICIENTS.iter().fold(0.0, |sum, coefficient| sum * x + coefficient)
}

/// Two to the power of `n`, for the exponents of ordinary numbers.
#[inline]
fn power_of_two(n: i32) -> f32 {
    /// Where the exponent stands in a number, and what is added to it.
    const PLACE: u32 = f32::MANTISSA_DIGITS - 1;
    const BIAS: i32 = f32::MAX_EXP - 1;
    f32::from_bits(((n + BIAS) as u32) << PLACE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for step in -4000..=4000 {
            let x = step as f32 / 100.0;
            let true_value = f64::from(x).exp();
            let error = (f64::from(exp(x)) / true_value - 1.0).abs();
            assert!(error < 1e-6 * f64::from(x.abs().max(1.0)), "{x}: {error:e}");
        }
        assert!(exp(-1e9) < 1e-37 && exp(1e9) > 1e37);
    }

    /// These bits must be the same on every machine.
    #[test]
    fn it_is_the_same_to_the_last_bit() {
        let bits = [-20.0, -3.3, -0.1, 0.0, 0.7, 9.9].map(|x| exp(x).to_bits());
        assert_eq!(bits, PINNED);
    }

    const PINNED: [u32; 6] = [0x310d_a432, 0x3d17_12d0, 0x3f67_a36d, 0x3f80_0000, 0x4000_e153, 0x469b_b4bb];
}
