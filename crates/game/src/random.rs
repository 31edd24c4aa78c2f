//! Randomness that can be checked: the dealer commits to a seed before the game and shows it afterwards.
//!
//! How a number below `n` comes out of random bits is written here and nowhere else, so that anybody can repeat a deal
//! with any implementation of `ChaCha` (see `docs/records.md`).

use std::fmt;
use std::str::FromStr;

use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::ParseError;

/// A source of random numbers.
pub trait RandomSource {
    /// 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number below `n`, all equally likely: the high half of `bits × n`, drawing again while the low half is among
    /// the `2³² mod n` smallest values (Lemire's method). `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.bits()) * u64::from(n);
        if (product as u32) < n {
            let least = n.wrapping_neg() % n;
            while (product as u32) < least {
                product = u64::from(self.bits()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of this length, all equally likely.
    #[inline]
    fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }
}

/// Draws from a list of things with weights. `None` if the weights sum to nothing.
pub fn pick_weighted<T: Copy, C: RandomSource + ?Sized>(list: &[(T, u32)], random: &mut C) -> Option<T> {
    let sum: u32 = list.iter().map(|&(_, weight)| weight).sum();
    let mut at = (sum > 0).then(|| random.below(sum))?;
    list.iter().find_map(|&(thing, weight)| {
        let here = at < weight;
        at = at.wrapping_sub(weight);
        here.then_some(thing)
    })
}

/// A fast reproducible source for simulations, fuzzing and minds. Not for real tables: see [`Dealer`].
#[derive(Clone, Debug)]
pub struct Shuffler(ChaCha8Rng);

impl Shuffler {
    /// The source number `stream` of a seed; streams of one seed have nothing to do with each other.
    pub fn new(seed: u64, stream: u64) -> Shuffler {
        let mut source = ChaCha8Rng::seed_from_u64(seed);
        source.set_stream(stream);
        Shuffler(source)
    }
}

impl RandomSource for Shuffler {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The secret of a deal: 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes, which should come from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed a person means by a number: the SHA-256 of `semiramis NUMBER`. For repeatable games, not for fair ones.
    pub fn of_number(number: u64) -> Seed {
        Seed(Sha256::digest(format!("semiramis {number}")).into())
    }

    /// What may be shown before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// A seed is only printed on purpose, with `Display`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The SHA-256 of a seed: says nothing about the deal, but no other seed has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

macro_rules! hexadecimal {
    ($name:ident, $expected:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $name {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$name, ParseError> {
                read_hexadecimal(text).map($name).ok_or_else(|| ParseError::new(text, $expected))
            }
        }
    };
}
hexadecimal!(Seed, "64 hex digits");
hexadecimal!(Commitment, "64 hex digits");

fn read_hexadecimal(text: &str) -> Option<[u8; 32]> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let text: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// Deals a table from a committed seed. Draw number `n` has its own `ChaCha20` stream, so a dealer needs no memory: it can
/// go on after a restart, and one draw can be checked without the others.
#[derive(Clone, Copy, Debug)]
pub struct Dealer {
    seed: Seed,
}

impl Dealer {
    /// The dealer with this seed.
    pub const fn new(seed: Seed) -> Dealer {
        Dealer { seed }
    }

    /// The randomness of the draw with this number, counted from 0 over the outcomes of a game.
    pub fn draw(&self, number: usize) -> Draw {
        let mut source = ChaCha20Rng::from_seed(self.seed.0);
        source.set_stream(number as u64);
        Draw(source)
    }
}

/// The randomness of one draw of a [`Dealer`].
#[derive(Clone, Debug)]
pub struct Draw(ChaCha20Rng);

impl RandomSource for Draw {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_keeps_its_promise() {
        let seed = Seed::of_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(seed.commitment().to_string().parse(), Ok(seed.commitment()));
        assert_ne!(seed.commitment(), Seed::of_number(8).commitment());
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        for wrong in ["", "00", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }

    /// Pins the algorithm: these numbers must never change, or old records could no longer be verified.
    #[test]
    fn draws_are_the_same_for_ever() {
        let dealer = Dealer::new(Seed::of_number(7));
        let draws: Vec<_> = (0..6).map(|number| dealer.draw(number).below(1000)).collect();
        assert_eq!(draws, PINNED);
        let again: Vec<_> = (0..6).rev().map(|number| dealer.draw(number).below(1000)).collect();
        assert!(again.iter().rev().eq(&draws));
    }

    const PINNED: [u32; 6] = [509, 797, 276, 916, 182, 881];

    #[test]
    fn every_number_below_is_equally_likely() {
        let mut random = Shuffler::new(1, 0);
        let mut counts = [0i32; 7];
        for _ in 0..70_000 {
            counts[random.index(7)] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 500), "{counts:?}");
    }

    #[test]
    fn weights_are_kept() {
        let mut random = Shuffler::new(2, 0);
        let list = [('a', 1), ('b', 0), ('c', 3)];
        let picks: Vec<_> = (0..4000).filter_map(|_| pick_weighted(&list, &mut random)).collect();
        let count = |letter| picks.iter().filter(|&&pick| pick == letter).count();
        assert_eq!(count('b'), 0);
        assert!((900..1100).contains(&count('a')), "{}", count('a'));
        assert_eq!(pick_weighted::<char, _>(&[], &mut random), None);
    }
}
