//! The example game keeps every law.

game::contract!(game::contract::pebbles::Pebbles);
