//! What the dealer is thought to draw in one position.

/// So many draws are followed from the beginning.
const FIRST: usize = 2;
/// Another draw is followed when each was followed this many times their number. With all of them at once nobody would look far behind
/// any; with the same few for ever, their luck would be taken for the truth.
const PATIENCE: u32 = 16;

/// A draw, and the position it leads to.
#[derive(Clone, Debug)]
pub(super) struct Followed<O> {
    pub(super) outcome: O,
    pub(super) node: Option<u32>,
    visits: u32,
}

/// The draws that are followed, each drawn with the true odds; one that is likely may be there twice.
#[derive(Clone, Debug)]
pub(super) struct Draws<O> {
    pub(super) followed: Vec<Followed<O>>,
}

impl<O> Default for Draws<O> {
    fn default() -> Draws<O> {
        Draws { followed: Vec::new() }
    }
}

impl<O> Draws<O> {
    /// Which draw to follow next: the one that was followed least, or a new one, with its number, when all were followed often.
    pub(super) fn next(&mut self, deal: impl FnOnce(usize) -> O) -> usize {
        let count = self.followed.len();
        let least = (0..count).min_by_key(|&at| self.followed[at].visits);
        let known = least.filter(|&at| count >= FIRST && self.followed[at].visits < PATIENCE * count as u32);
        let next = known.unwrap_or_else(|| {
            self.followed.push(Followed { outcome: deal(count), node: None, visits: 0 });
            count
        });
        self.followed[next].visits += 1;
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_draws_are_followed_at_first_and_more_later() {
        let mut draws = Draws::default();
        let mut dealt = 0;
        let mut follow = |times| {
            (0..times).for_each(|_| {
                draws.next(|_| dealt += 1);
            });
            draws.followed.iter().map(|draw| draw.visits).collect::<Vec<_>>()
        };
        assert_eq!(follow(6), [3, 3]);
        assert_eq!(follow(4 * PATIENCE - 6), [2 * PATIENCE, 2 * PATIENCE]);
        assert_eq!(follow(2 * PATIENCE), [2 * PATIENCE; 3]);
        assert_eq!(dealt, 3);
    }
}
