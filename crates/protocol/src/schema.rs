//! What stands in schemas for things that other crates know: the keys of games and levels, and what a game shows.

use minds::Level;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// What a game shows of its table. Each game has a type of its own: the server, which knows the games, names them in its place.
#[derive(Debug)]
pub enum GameView {}

impl PartialSchema for GameView {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().description(Some("Everything on the table, as its game draws it.")).into()
    }
}

impl ToSchema for GameView {}

/// The key of a game; the server, which knows the games, lists them.
#[derive(Debug)]
pub enum GameKey {}

impl PartialSchema for GameKey {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).description(Some("The key of a game.")).into()
    }
}

impl ToSchema for GameKey {}

/// The key of a level.
#[derive(Debug)]
pub(crate) enum LevelKey {}

impl PartialSchema for LevelKey {
    fn schema() -> RefOr<Schema> {
        let keys = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(Level::ALL.map(Level::key)));
        keys.description(Some("How strong a bot is.")).into()
    }
}

impl ToSchema for LevelKey {}
