//! The game by its rules: a file for each chapter, then the worked examples, the files and the notation.

// Helpers of tests fail by panicking, too.
#![allow(clippy::panic)]

mod component_file;
mod examples;
mod j0_components;
mod j1_setup;
mod j2_rounds;
mod j2_steps;
mod j3_neighbours;
mod j4_scoring;
mod j5_solo;
mod notation;
mod picture;
mod random_play;
mod records;
mod slow;
mod support;
mod view;
