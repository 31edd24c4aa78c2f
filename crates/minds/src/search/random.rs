//! The luck of everything that is drawn while thinking: reproducible, and the same for decisions that are to be compared.

use game::Shuffler;

use crate::fingerprint::fingerprint;

/// The luck behind leaves has nothing to do with that in the tree.
const BEHIND_LEAVES: u64 = 1 << 63;

/// The luck on one way through the tree.
///
/// Every way from the root has luck of its own, so that what is drawn in all of them together is as likely as at the
/// table. Only ways that follow different decisions for the same time share theirs: those are compared by what they are
/// worth and not by what was drawn after them.
#[derive(Clone, Debug)]
pub(super) struct RandomStreams {
    seed: u64,
    /// How often the decision at the root was followed before.
    time: u32,
    /// How much was drawn on the way.
    drawn: u32,
}

impl RandomStreams {
    pub(super) fn new(seed: u64) -> RandomStreams {
        RandomStreams { seed, time: 0, drawn: 0 }
    }

    /// Begins another way from the root, behind a decision that was followed so often before.
    pub(super) fn begin(&mut self, time: u32) {
        (self.time, self.drawn) = (time, 0);
    }

    /// The luck of the next draw.
    pub(super) fn draw(&mut self) -> Shuffler {
        self.drawn += 1;
        Shuffler::new(self.seed, fingerprint(&(self.time, self.drawn)) & !BEHIND_LEAVES)
    }

    /// Whether anything was drawn on the way.
    pub(super) fn has_drawn(&self) -> bool {
        self.drawn > 0
    }

    /// The luck of looking through to the end of a turn, or of playing on from a leaf.
    pub(super) fn behind_leaf(&self) -> Shuffler {
        Shuffler::new(self.seed, BEHIND_LEAVES | u64::from(self.time))
    }
}

#[cfg(test)]
mod tests {
    use game::RandomSource;

    use super::*;

    /// The bits of the next draw after so many, behind a decision that was followed so often.
    fn bits(seed: u64, time: u32, before: usize) -> u32 {
        let mut luck = RandomStreams::new(seed);
        luck.begin(time + 1);
        luck.draw();
        luck.begin(time);
        (0..before).for_each(|_| drop(luck.draw()));
        luck.draw().bits()
    }

    #[test]
    fn decisions_followed_as_often_have_the_same_luck() {
        assert_eq!(bits(1, 5, 2), bits(1, 5, 2));
        let mut luck = RandomStreams::new(1);
        assert!(!luck.has_drawn());
        luck.draw();
        assert!(luck.has_drawn());
        luck.begin(1);
        assert!(!luck.has_drawn());
    }

    #[test]
    fn everything_else_has_luck_of_its_own() {
        let behind = |time| {
            let mut luck = RandomStreams::new(1);
            luck.begin(time);
            luck.behind_leaf().bits()
        };
        let all = [
            bits(1, 0, 0),
            bits(1, 0, 1),
            bits(1, 0, 2),
            bits(1, 1, 0),
            bits(1, 2, 0),
            bits(2, 0, 0),
            behind(0),
            behind(1),
        ];
        let different = all.iter().enumerate().all(|(at, one)| !all[..at].contains(one));
        assert!(different, "{all:?}");
    }
}
