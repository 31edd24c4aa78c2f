//! The game by its rules: a file for each chapter of the rulebook (`j0` and so on), its worked examples, then what is drawn, written and estimated.

#![expect(clippy::panic, reason = "helpers of tests fail by panicking")]

mod basis;
mod board;
mod component_file;
mod evaluation;
mod examples;
mod j0_components;
mod j1_setup;
mod j2_rounds;
mod j2_steps;
mod j3_neighbours;
mod j4_scoring;
mod j5_solo;
mod notation;
mod preview;
mod random_play;
mod records;
mod slow;
mod support;
mod view;
mod words;
