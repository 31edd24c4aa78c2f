//! The shelf: which games the house has. A new game is one line here.
//!
//! Whoever does not care which game it is takes a [`Kind`] from [`GAMES`]; whoever needs the real type, because millions of games are
//! to be played, sends a [`Visitor`] to it.

use minds::{Adviser, Analyst, AnyAnalyst, AnyMind, Budget, Counsel, Seated, Spec};
use table::record::RecordFault;
use table::{Appraise, Game, Kind, KindOf, Record, Texts};

/// Somebody who does something with a game and needs its type.
pub trait Visitor {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn visit<G: Appraise>(self) -> Self::Answer;
}

macro_rules! shelf {
    ($($game:ty),* $(,)?) => {
        /// All games, in the order they are offered.
        pub static GAMES: &[&dyn Kind] = &[$(&KindOf::<$game>::new()),*];

        /// Sends a visitor to the game with this key; `None` if there is no such game.
        pub fn visit<V: Visitor>(key: &str, visitor: V) -> Option<V::Answer> {
            $(if <$game as Game>::META.key == key {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

shelf! {
    amyitis::Amyitis,
    babylon::Babylon,
    jardins::Jardins,
}

/// The game with this key.
pub fn find(key: &str) -> Option<&'static dyn Kind> {
    GAMES.iter().copied().find(|kind| kind.meta().key == key)
}

/// The messages of all games.
pub fn words() -> impl Iterator<Item = Texts> {
    GAMES.iter().map(|kind| kind.meta().words)
}

/// An opponent for the game with this key; `None` if there is no such game.
pub fn mind(key: &str, spec: Spec, seed: u64) -> Option<Box<dyn AnyMind>> {
    struct Seat(Spec, u64);

    impl Visitor for Seat {
        type Answer = Box<dyn AnyMind>;

        fn visit<G: Appraise>(self) -> Box<dyn AnyMind> {
            Box::new(Seated::<G>::new(self.0.mind(self.1)))
        }
    }

    visit(key, Seat(spec, seed))
}

/// Somebody who gives advice on the game with this key; `None` if there is no such game.
pub fn adviser(key: &str, budget: Budget, seed: u64) -> Option<Box<dyn Adviser>> {
    struct Hire(Budget, u64);

    impl Visitor for Hire {
        type Answer = Box<dyn Adviser>;

        fn visit<G: Appraise>(self) -> Box<dyn Adviser> {
            Box::new(Counsel::<G>::new(self.0, self.1))
        }
    }

    visit(key, Hire(budget, seed))
}

/// Somebody who looks at a record again, with so many simulations for each decision; `None` if its game is not on the shelf.
pub fn analyst(record: &Record, simulations: u32) -> Option<Result<Box<dyn AnyAnalyst>, RecordFault>> {
    struct Hire<'a>(&'a Record, u32);

    impl Visitor for Hire<'_> {
        type Answer = Result<Box<dyn AnyAnalyst>, RecordFault>;

        fn visit<G: Appraise>(self) -> Self::Answer {
            Ok(Box::new(Analyst::<G>::new(self.0, None, self.1)?))
        }
    }

    visit(&record.game, Hire(record, simulations))
}
