//! The catalog: which games the house has. A new game is one line here and one in `Cargo.toml`.
//!
//! Code that works with any game takes a [`GameKind`] from [`GAMES`]. Code that needs the real type, because it plays
//! millions of games, sends a [`GameVisitor`] to it.
//!
//! ```
//! use std::time::Duration;
//!
//! use game::{Dealer, Options, Seed, Turn};
//! use minds::Level;
//!
//! let kind = catalog::find("jardins").expect("the catalog has it");
//! let mut game = kind.start(2, &Options::defaults(kind.meta()), None)?;
//! let mut bot = catalog::mind("jardins", Level::Scribe.spec(Duration::ZERO), 1).expect("a bot");
//! let dealer = Dealer::new(Seed::of_number(7));
//! let mut draws = 0..;
//! while game.turn() != Turn::Over {
//!     if let Some(drawn) = game.deal(&mut dealer.draw(draws.start)) {
//!         game.reveal(&drawn)?;
//!         draws.start += 1;
//!     } else {
//!         let decision = bot.decide(game.as_ref()).expect("a seat decides");
//!         game.play(&decision)?;
//!     }
//! }
//! println!("{:?}", game.standing());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use game::record::RecordError;
use game::{Evaluate, Game, GameKind, GameKindOf, Record, Texts};
use minds::{AnalysisRun, Analyst, AnyHinter, AnyMind, Budget, Hinter, MindAdapter, MindSpec};

/// Somebody who does something with a game and needs its type.
pub trait GameVisitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Evaluate>(self) -> Self::Output;
}

macro_rules! catalog {
    ($($game:ty),* $(,)?) => {
        /// All games, in the order they are offered.
        pub static GAMES: &[&dyn GameKind] = &[$(&GameKindOf::<$game>::new()),*];

        /// Sends a visitor to the game with this key; `None` if there is no such game.
        pub fn visit<V: GameVisitor>(key: &str, visitor: V) -> Option<V::Output> {
            $(if <$game as Game>::META.key == key {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Writes the TypeScript of what a game shows of its table, and tells the name of the type; nothing if there is no such game.
        #[cfg(feature = "typescript")]
        pub fn export_view(key: &str, config: &ts_rs::Config) -> Result<Option<String>, ts_rs::ExportError> {
            $(if <$game as Game>::META.key == key {
                <<$game as Game>::View as ts_rs::TS>::export_all(config)?;
                return Ok(Some(<<$game as Game>::View as ts_rs::TS>::name(config)));
            })*
            Ok(None)
        }

        /// The schemas of what a game shows of its table, by name: first the whole, then its parts. None if there is no such game.
        #[cfg(feature = "openapi")]
        pub fn view_schemas(key: &str) -> Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)> {
            $(if <$game as Game>::META.key == key {
                return schemas_of::<<$game as Game>::View>();
            })*
            Vec::new()
        }
    };
}

catalog! {
    amyitis::Amyitis,
    babylon::Babylon,
    jardins::Jardins,
}

/// The game with this key.
pub fn find(key: &str) -> Option<&'static dyn GameKind> {
    GAMES.iter().copied().find(|kind| kind.meta().key == key)
}

/// The messages of all games.
pub fn texts() -> impl Iterator<Item = Texts> {
    GAMES.iter().map(|kind| kind.meta().texts)
}

/// An opponent for the game with this key; `None` if there is no such game.
pub fn mind(key: &str, spec: MindSpec, seed: u64) -> Option<Box<dyn AnyMind>> {
    struct NewMind(MindSpec, u64);

    impl GameVisitor for NewMind {
        type Output = Box<dyn AnyMind>;

        fn visit<G: Evaluate>(self) -> Box<dyn AnyMind> {
            Box::new(MindAdapter::<G>::new(self.0.mind(self.1)))
        }
    }

    visit(key, NewMind(spec, seed))
}

/// Somebody who gives hints in the game with this key; `None` if there is no such game.
pub fn hinter(key: &str, budget: Budget, seed: u64) -> Option<Box<dyn AnyHinter>> {
    struct NewHinter(Budget, u64);

    impl GameVisitor for NewHinter {
        type Output = Box<dyn AnyHinter>;

        fn visit<G: Evaluate>(self) -> Box<dyn AnyHinter> {
            Box::new(Hinter::<G>::new(self.0, self.1))
        }
    }

    visit(key, NewHinter(budget, seed))
}

/// The analysis of a record, with so many simulations for each decision; `None` if its game is not in the catalog.
/// `components` is the text of the component file, where the record was not played with the standard one.
pub fn analysis(
    record: &Record,
    components: Option<&str>,
    simulations: u32,
) -> Option<Result<AnalysisRun, RecordError>> {
    struct NewAnalysis<'a>(&'a Record, Option<&'a str>, u32);

    impl GameVisitor for NewAnalysis<'_> {
        type Output = Result<AnalysisRun, RecordError>;

        fn visit<G: Evaluate>(self) -> Self::Output {
            Ok(AnalysisRun::new(Box::new(Analyst::<G>::new(self.0, self.1, self.2)?)))
        }
    }

    visit(&record.game, NewAnalysis(record, components, simulations))
}

#[cfg(feature = "openapi")]
fn schemas_of<T: utoipa::ToSchema>() -> Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)> {
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    std::iter::once((T::name().into_owned(), T::schema())).chain(parts).collect()
}
