//! The rules, paragraph by paragraph, and every worked example of the rulebook.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests are tests.

mod b0_components;
mod b1_setup;
mod b2_turn;
mod b3_placing;
mod b4_decor;
mod b5_end;
mod examples;
mod support;
mod tools;
