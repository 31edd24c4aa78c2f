//! States are small values.

use amyitis::{Action, Amyitis, Outcome};

fn copies<T: Copy>() -> usize {
    size_of::<T>()
}

#[test]
fn a_state_is_at_most_one_kibibyte() {
    assert!(copies::<Amyitis>() <= 1024, "{}", copies::<Amyitis>());
    assert!(copies::<Action>() <= 4);
    assert!(copies::<Outcome>() <= 8);
}
