//! The example game keeps every law.

table::contract!(table::contract::pebbles::Pebbles, games = 20_000);
