//! The rules, paragraph by paragraph, and the worked examples of the rulebook.

// A scene that can't be built is a test that fails.
#![allow(clippy::unwrap_used, clippy::panic)]

mod a0_components;
mod a1_garden;
mod a2_setup;
mod a3_round;
mod a4_recruiting;
mod a5_caravan;
mod a6_planting;
mod a7_closing;
mod a8_scoring;
mod a9_short_supply;
mod examples;
mod size;
mod support;
