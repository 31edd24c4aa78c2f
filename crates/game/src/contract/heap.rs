//! Counting what the hot path takes from the heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use crate::{Game, Nobody, RandomSource, Setup, Shuffler, Turn};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, counting per thread.
#[derive(Debug)]
pub struct Counting;

#[expect(unsafe_code, reason = "an allocator is unsafe")]
// SAFETY: every call is handed to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending has nothing left to count with.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promise is handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is handed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Allocations made while whole random games are listed, played, dealt and scored. Only meaningful if [`Counting`] is the global allocator,
/// which is checked.
pub fn count_allocations<G: Game>(players: usize, games: u64) -> usize {
    let counted = || ALLOCATIONS.with(Cell::get);
    let before = counted();
    let mut list: Vec<G::Action> = Vec::with_capacity(G::MOST_ACTIONS);
    assert!(counted() > before, "the counting allocator is not in use");
    let setup = Setup::standard(&G::META, players);
    let before = counted();
    for game in 0..games {
        let mut random = Shuffler::new(99, game);
        let mut state = G::new(&setup).expect("a standard game begins");
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Deal => state.reveal_unchecked(state.deal(&mut random), &mut Nobody),
                Turn::Decide(_) => {
                    list.clear();
                    state.actions(&mut list);
                    state.play_unchecked(list[random.index(list.len())], &mut Nobody);
                }
            }
        }
        std::hint::black_box(state.standing());
    }
    counted() - before
}
