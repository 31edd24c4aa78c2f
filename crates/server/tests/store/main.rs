//! What hosts order and people have played, whichever database the house uses.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../../store/tests/support/bases.rs"]
mod bases;
#[path = "../support/client.rs"]
mod client;
#[expect(dead_code, reason = "some is for the tests of the store alone")]
#[path = "../../../store/tests/support/postgres.rs"]
mod postgres;

#[path = "../support/smtp.rs"]
mod smtp;

mod account;
mod admin;
mod clock;
mod departure;
mod lobby;
mod opening;
mod statistics;
