//! The laws.

use amyitis::Amyitis;

game::contract!(Amyitis);
