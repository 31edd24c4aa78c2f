//! The luck of everything that is drawn while thinking: reproducible, and the same for decisions that are to be compared.

use table::Shuffler;

use crate::fingerprint::fingerprint;

/// Luck behind leaves has nothing to do with that in the tree.
const BEHIND_LEAVES: u64 = 1 << 63;

/// The luck on one way through the tree.
///
/// Draws that follow the same draws have the same luck, whatever was decided between them, so that decisions are compared by what they are worth
/// and not by what was drawn after them. Draws that follow different draws have nothing to do with each other: otherwise a few draws would be
/// taken for the future of the whole tree, however long one thinks.
#[derive(Clone, Debug)]
pub(super) struct Luck {
    seed: u64,
    /// Which draws were followed on the way.
    followed: u64,
}

impl Luck {
    pub(super) fn new(seed: u64) -> Luck {
        Luck { seed, followed: 0 }
    }

    /// Begins another way from the root.
    pub(super) fn begin(&mut self) {
        self.followed = 0;
    }

    /// The luck of the draw with this number after those that were followed.
    pub(super) fn of(&self, number: usize) -> Shuffler {
        Shuffler::new(self.seed, self.after(number) & !BEHIND_LEAVES)
    }

    /// Follows the draw with this number.
    pub(super) fn follow(&mut self, number: usize) {
        self.followed = self.after(number);
    }

    fn after(&self, number: usize) -> u64 {
        fingerprint(&(self.followed, number as u64))
    }

    /// The luck of looking through to the end of a turn, or of playing on from a leaf for the time with this number.
    pub(super) fn behind_leaf(&self, time: u32) -> Shuffler {
        Shuffler::new(self.seed, BEHIND_LEAVES | u64::from(time))
    }
}

#[cfg(test)]
mod tests {
    use table::Chance;

    use super::*;

    /// The bits of a draw after others.
    fn bits(seed: u64, before: &[usize], number: usize) -> u32 {
        let mut luck = Luck::new(seed);
        luck.follow(9);
        luck.begin();
        before.iter().for_each(|&number| luck.follow(number));
        luck.of(number).bits()
    }

    #[test]
    fn after_the_same_draws_luck_is_the_same() {
        assert_eq!(bits(1, &[0, 3], 2), bits(1, &[0, 3], 2));
        assert_eq!(bits(1, &[], 2), bits(1, &[], 2));
    }

    #[test]
    fn after_other_draws_luck_is_another() {
        let all = [
            bits(1, &[0, 3], 2),
            bits(2, &[0, 3], 2),
            bits(1, &[1, 3], 2),
            bits(1, &[3, 0], 2),
            bits(1, &[3], 2),
            bits(1, &[0, 3], 1),
            bits(1, &[], 2),
            Luck::new(1).behind_leaf(2).bits(),
            Luck::new(1).behind_leaf(3).bits(),
        ];
        let different = all.iter().enumerate().all(|(at, one)| !all[..at].contains(one));
        assert!(different, "{all:?}");
    }
}
