//! The game by its rules: a file for each chapter of the rulebook (`b0` and so on), its worked examples, then what is drawn, written and estimated.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail by panicking")]

mod b0_components;
mod b1_setup;
mod b2_turn;
mod b3_placing;
mod b4_decor;
mod b5_end;
mod basis;
mod board;
mod drawings;
mod evaluation;
mod examples;
mod notation;
mod placements;
mod preview;
mod records;
mod support;
mod terms;
mod view;
mod words;
