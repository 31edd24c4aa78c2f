//! The house as people meet it: real sockets, a real file, nothing of it replaced.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "support/client.rs"]
mod client;
#[path = "support/open.rs"]
mod open;

#[path = "table/analysis.rs"]
mod analysis;
#[path = "table/asking.rs"]
mod asking;
#[path = "table/bots.rs"]
mod bots;
#[path = "table/clocks.rs"]
mod clocks;
#[path = "table/door.rs"]
mod door;
#[path = "table/frames.rs"]
mod frames;
#[path = "table/games.rs"]
mod games;
#[path = "table/hostile.rs"]
mod hostile;
#[path = "table/leaving.rs"]
mod leaving;
#[path = "table/live.rs"]
mod live;
#[path = "table/people.rs"]
mod people;
#[path = "table/replay.rs"]
mod replay;
#[path = "table/seats.rs"]
mod seats;
#[path = "table/turns.rs"]
mod turns;
