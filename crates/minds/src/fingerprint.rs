//! Positions are told apart by a number of 64 bits: fast to make, and the same in every run.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The number of a position. That two of a million positions share theirs is as likely as one in thirty million.
pub(crate) fn fingerprint(position: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    position.hash(&mut mixer);
    mixer.finish()
}

/// The hasher of a map from fingerprints: they are mixed already.
pub(crate) type FingerprintHasher = BuildHasherDefault<PassThrough>;

/// Multiplies and folds, word by word.
#[derive(Default)]
struct Mixer(u64);

/// The first digits of π after the point, and the next.
const FACTOR: u64 = 0x243f_6a88_85a3_08d3;
const START: u64 = 0x1319_8a2e_0370_7344;

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ START) * u128::from(FACTOR);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(word);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.mix(word.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            self.mix(rest.iter().fold(rest.len() as u64, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let product = u128::from(self.0 ^ START) * u128::from(FACTOR);
        product as u64 ^ (product >> 64) as u64
    }
}

/// Hands a fingerprint on as it is.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct PassThrough(u64);

impl Hasher for PassThrough {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    #[inline]
    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn different_things_have_different_fingerprints() {
        let mut seen = HashSet::new();
        for left in 0..300u16 {
            for right in 0..300u16 {
                assert!(seen.insert(fingerprint(&(left, right))), "{left} {right}");
                assert!(seen.insert(fingerprint(&([left; 9], right))), "{left} {right}");
            }
        }
    }

    #[test]
    fn bytes_in_pieces_count_in_order() {
        let prints =
            [&[1u8, 2][..], &[2, 1], &[1, 2, 0], &[0, 1, 2], &[1; 8], &[1; 16], &[]].map(|it| fingerprint(&it));
        assert_eq!(prints.iter().collect::<HashSet<_>>().len(), prints.len());
    }
}
