//! Babylon keeps every law of the table.

use babylon::Babylon;

table::contract!(Babylon, games = 20_000);
