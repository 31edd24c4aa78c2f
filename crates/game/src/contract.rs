//! The laws every game keeps, checked over random games.
//!
//! A game crate writes one line in a test file of its own, `game::contract!(Pebbles);`, and gets a test per law. Cheap laws are
//! checked at every ply of every game, the others at some plies of every game. `make laws` checks them at full length.

mod heap;
mod laws;
mod paragraphs;
pub mod pebbles;
mod playing;
mod tampering;

pub use heap::{Counting, count_allocations};
pub use laws::{Sweep, sweep, sweep_odds};
pub use paragraphs::{check_bases, check_language_pair, notes, uncited};
pub use playing::play_through;
pub use tampering::is_found_out;

/// How long a law is checked: `usual`, or what `SEMIRAMIS_LAWS` asks for: `full`, or `brief`, a tenth of the usual.
pub fn length(usual: usize, full: usize) -> usize {
    match std::env::var("SEMIRAMIS_LAWS").as_deref() {
        Ok("full") => full,
        Ok("brief") => usual.div_ceil(10),
        _ => usual,
    }
}

/// How many random games are played at each player count.
pub fn games() -> usize {
    length(3_000, 100_000)
}

/// All laws for one game: `game::contract!(Pebbles);`, in a test file of its own.
#[macro_export]
macro_rules! contract {
    ($game:ty) => {
        #[global_allocator]
        static HEAP: $crate::contract::Counting = $crate::contract::Counting;

        #[test]
        fn every_law_holds_over_random_games() {
            use $crate::Game as _;
            let meta = <$game>::META;
            for players in meta.fewest..=meta.most {
                let swept = $crate::contract::sweep::<$game>(players, $crate::contract::games());
                println!("{} players: {swept:?}", players);
            }
        }

        #[test]
        fn the_dealer_draws_with_the_odds_he_tells() {
            use $crate::Game as _;
            let meta = <$game>::META;
            for players in meta.fewest..=meta.most {
                $crate::contract::sweep_odds::<$game>(players, 40);
            }
        }

        #[test]
        fn listing_and_playing_allocate_nothing() {
            use $crate::Game as _;
            let meta = <$game>::META;
            for players in meta.fewest..=meta.most {
                assert_eq!($crate::contract::count_allocations::<$game>(players, 200), 0, "{players} players");
            }
        }

        #[test]
        fn every_paragraph_is_cited_by_a_test() {
            use $crate::Game as _;
            let uncited = $crate::contract::uncited(&<$game>::META, env!("CARGO_MANIFEST_DIR"));
            assert!(uncited.is_empty(), "no test cites {uncited:?}");
        }

        #[test]
        fn both_languages_tell_the_same_paragraphs() {
            use $crate::Game as _;
            $crate::contract::check_language_pair(&<$game>::META);
        }

        #[test]
        fn what_no_rulebook_says_has_its_basis() {
            use $crate::{Components as _, Game as _};
            $crate::contract::check_bases(&<$game>::META, <$game as $crate::Game>::Components::STANDARD);
        }
    };
}
