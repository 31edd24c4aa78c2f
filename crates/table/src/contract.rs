//! The laws every game keeps, checked over random games.
//!
//! A game crate writes one line in a test file of its own, `table::contract!(Amyitis, games = 100_000);`, and gets a test per
//! law and player count. Cheap laws are checked at every ply of every game, the others at some plies of every game.

mod heap;
mod laws;
mod paragraphs;
pub mod pebbles;

pub use heap::{Counting, count_allocations};
pub use laws::{Sweep, sweep, sweep_odds};
pub use paragraphs::{check_language_pair, uncited};

/// The number of games to play: `usual`, or what `SEMIRAMIS_LAW_GAMES` says.
pub fn games(usual: usize) -> usize {
    std::env::var("SEMIRAMIS_LAW_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// All laws for one game: `table::contract!(Amyitis, games = 100_000);`, in a test file of its own.
#[macro_export]
macro_rules! contract {
    ($game:ty, games = $games:expr) => {
        #[global_allocator]
        static HEAP: $crate::contract::Counting = $crate::contract::Counting;

        #[test]
        fn every_law_holds_over_random_games() {
            use $crate::Game as _;
            let meta = <$game>::META;
            for players in meta.fewest..=meta.most {
                let swept = $crate::contract::sweep::<$game>(players, $crate::contract::games($games));
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
    };
}
