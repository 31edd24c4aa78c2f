//! The laws every game keeps, over random games.

use jardins::Jardins;

game::contract!(Jardins);
