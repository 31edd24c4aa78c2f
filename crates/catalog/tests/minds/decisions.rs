//! The same seed and the same simulations give the same decision on any machine: what was thought of some positions is recorded, to the last bit.
//!
//! `SEMIRAMIS_WRITE_DECISIONS=1 cargo test -p catalog --test minds` writes the record anew, after a change that is meant to change decisions.

use std::fmt::Write;

use catalog::GameVisitor;
use game::Evaluate;
use minds::{Budget, Evaluator, Leaf, Search};

use super::some_position;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/minds/decisions.txt");

/// What is thought of some positions of a game, a line each: the decision, how often it was looked at, what it promises, and a sum over all others.
struct Thoughts;

impl GameVisitor for Thoughts {
    type Output = String;

    fn visit<G: Evaluate>(self) -> String {
        let mut lines = String::new();
        for players in G::META.fewest..=G::META.most {
            for number in 0..4 {
                let Some(game) = some_position::<G>(players, number) else { continue };
                for leaf in [Leaf::LookedAhead, Leaf::Evaluated, Leaf::PlayedOut] {
                    let candidates =
                        Search::new(&Evaluator::standard(), Budget::Simulations(150), leaf, 1, 7).ponder(&game);
                    let best = candidates[0];
                    let bits = candidates.iter().map(|candidate| candidate.worth.to_bits());
                    let all = bits.fold(0u32, |sum, bits| sum.rotate_left(5) ^ bits);
                    let (key, promise) = (G::META.key, best.worth.to_bits());
                    writeln!(
                        lines,
                        "{key} {players} {number} {leaf:?}: {} ({} times, {promise:08x}, {all:08x})",
                        best.action, best.visits
                    )
                    .unwrap();
                }
            }
        }
        lines
    }
}

#[test]
fn every_machine_thinks_the_same() {
    let thoughts: String =
        catalog::GAMES.iter().map(|kind| catalog::visit(kind.meta().key, Thoughts).unwrap()).collect();
    if std::env::var_os("SEMIRAMIS_WRITE_DECISIONS").is_some() {
        return std::fs::write(RECORD, thoughts).unwrap();
    }
    let recorded = std::fs::read_to_string(RECORD).unwrap();
    for (thought, recorded) in thoughts.lines().zip(recorded.lines()) {
        assert_eq!(thought, recorded);
    }
    assert_eq!(thoughts.lines().count(), recorded.lines().count());
}
