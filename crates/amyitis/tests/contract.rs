//! The laws.

use amyitis::Amyitis;

table::contract!(Amyitis, games = 100_000);
