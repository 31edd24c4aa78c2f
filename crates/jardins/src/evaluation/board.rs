//! Sets of plots as twelve bits, and who touches whom.

use crate::garden::{Floor, Plot};

/// A set of plots, numbered as [`Plot`] numbers them.
pub(super) type Board = u16;

/// All twelve plots.
pub(super) const ALL: Board = ONE | TWO | THREE;
/// The plots of each floor.
pub(super) const FLOORS: [Board; Floor::COUNT] = [ONE, TWO, THREE];

const ONE: Board = 0b1_1111;
const TWO: Board = 0b1111 << 5;
const THREE: Board = 0b111 << 9;
/// The first plot of each floor: nothing touches it from the left.
const FIRST: Board = 1 | 1 << 5 | 1 << 9;
/// The last plot of each floor: nothing touches it from the right.
const LAST: Board = 1 << 4 | 1 << 8 | 1 << 11;

/// The plot as a set.
#[inline]
pub(super) const fn bit(plot: Plot) -> Board {
    1 << plot.index()
}

/// J3.1. Everything that is a neighbour of something in the set.
#[inline]
pub(super) fn touching(set: Board) -> Board {
    TOUCHING[usize::from(set & ALL)]
}

/// The neighbours of every set: looking them up takes a tenth of the time of shifting.
static TOUCHING: [Board; ALL as usize + 1] = {
    let mut all = [0; ALL as usize + 1];
    let mut set = 0;
    while set <= ALL {
        all[set as usize] = shifted(set);
        set += 1;
    }
    all
};

/// The neighbours of a set: beside, above and below.
const fn shifted(set: Board) -> Board {
    let beside = (set << 1) & !FIRST | (set >> 1) & !LAST;
    let (one, two, three) = (set & ONE, set & TWO, set & THREE);
    let above = (one << 5 | one << 4) & TWO | (two << 4 | two << 3) & THREE;
    let below = (two >> 5 | two >> 4) & ONE | (three >> 4 | three >> 3) & TWO;
    (beside | above | below) & ALL
}

/// J3.1. Everything of the field that is connected with the seed.
#[inline]
pub(super) fn connected(seed: Board, field: Board) -> Board {
    let mut group = seed & field;
    loop {
        let grown = group | touching(group) & field;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The plots of a set by their numbers.
#[inline]
pub(super) fn numbers(set: Board) -> impl Iterator<Item = u32> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let number = rest.trailing_zeros();
        let some = rest != 0;
        rest &= rest.wrapping_sub(1);
        some.then_some(number)
    })
}

/// J3.1. The groups of neighbours a set falls into.
#[inline]
pub(super) fn groups(set: Board) -> impl Iterator<Item = Board> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let group = connected(rest & rest.wrapping_neg(), rest);
        rest &= !group;
        (group != 0).then_some(group)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_knows_the_neighbours_of_every_plot() {
        for plot in Plot::all() {
            assert_eq!(touching(bit(plot)), plot.neighbours().0, "{plot:?}");
        }
    }

    #[test]
    fn groups_are_those_of_the_rules() {
        for set in 0..=ALL {
            let slow: Vec<_> = crate::garden::Plots(set).groups().map(|group| group.0).collect();
            assert_eq!(groups(set).collect::<Vec<_>>(), slow, "{set:b}");
        }
    }
}
