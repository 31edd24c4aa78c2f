//! The laws.

use amyitis::Amyitis;

table::contract!(Amyitis, games = 30_000);
