//! What a host may order: `semiramis admin`.

use std::time::Duration;

use clap::{Args, Subcommand};

use super::{HouseLocation, Reset, positive};

#[derive(Subcommand, Debug)]
pub(crate) enum Admin {
    List(List),
    Close(OfTable),
    People(People),
    Ban(BanPerson),
    Unban(OfPerson),
    Grant(OfPerson),
    Revoke(OfPerson),
    Addresses(Listing),
    BanAddress(BanAddress),
    UnbanAddress(OfAddress),
    Reports(Reports),
    Settle(OfReport),
    Bulletins(Listing),
    Bulletin(NewBulletin),
    Withdraw(OfBulletin),
    Log(Log),
    Reset(Reset),
}

/// A list that is always shown whole.
#[derive(Args, Debug)]
pub(crate) struct Listing {
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct People {
    pub(crate) search: Option<String>,

    #[arg(long, conflicts_with = "admins")]
    pub(crate) banned: bool,

    #[arg(long)]
    pub(crate) admins: bool,

    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct BanPerson {
    #[command(flatten)]
    pub(crate) person: OfPerson,

    #[arg(long = "for", value_name = "TIME", value_parser = humantime::parse_duration)]
    pub(crate) time: Option<Duration>,

    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) reason: String,
}

#[derive(Args, Debug)]
pub(crate) struct BanAddress {
    pub(crate) address: String,

    #[arg(long = "for", value_name = "TIME", value_parser = humantime::parse_duration)]
    pub(crate) time: Option<Duration>,

    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) reason: String,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct OfAddress {
    pub(crate) address: String,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct Reports {
    #[arg(long)]
    pub(crate) settled: bool,

    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct OfReport {
    pub(crate) report: String,

    #[arg(long)]
    pub(crate) undo: bool,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct NewBulletin {
    pub(crate) text: String,

    #[arg(long = "for", value_name = "TIME", value_parser = humantime::parse_duration)]
    pub(crate) time: Option<Duration>,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct OfBulletin {
    pub(crate) bulletin: String,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct Log {
    #[arg(long, value_name = "ID")]
    pub(crate) about: Option<String>,

    #[arg(long, short = 'n', value_name = "N", default_value_t = 50, value_parser = positive)]
    pub(crate) count: usize,

    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct List {
    #[arg(long, value_name = "STATE", value_parser = ["open", "playing", "over", "closed"], hide_possible_values = true)]
    pub(crate) state: Option<String>,

    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct OfTable {
    pub(crate) table: String,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}

#[derive(Args, Debug)]
pub(crate) struct OfPerson {
    pub(crate) person: String,

    #[command(flatten)]
    pub(crate) location: HouseLocation,
}
