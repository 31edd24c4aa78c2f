//! The laws every game keeps, over random games.

use jardins::Jardins;

table::contract!(Jardins, games = 30_000);
