//! Babylon keeps every law of the table.

use babylon::Babylon;

game::contract!(Babylon);
