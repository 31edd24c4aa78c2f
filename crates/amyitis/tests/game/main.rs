//! The game by its rules: a file for each chapter of the rulebook (`a0` and so on), its worked examples, then what is drawn, written and estimated.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail by panicking")]

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
mod basis;
mod component_file;
mod evaluation;
mod examples;
mod records;
mod size;
mod support;
mod view;
mod words;
