//! The house as people meet it: real sockets, a real file, nothing of it replaced.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../support/client.rs"]
mod client;
#[path = "../support/open.rs"]
mod open;

mod analysis;
mod asking;
mod bots;
mod callers;
mod clocks;
mod comparisons;
mod door;
mod editions;
mod files;
mod flooding;
mod forbidden_hints;
mod frames;
mod games;
mod hostile;
mod leaving;
mod live;
mod moderation;
mod openapi;
mod passwords;
mod people;
mod problems;
mod replay;
mod seats;
mod slow;
mod turns;
