//! The command lines of those who measure a server.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use load::siege::Attack;

use super::{first_game, games};

#[derive(Args, Debug)]
pub(crate) struct Load {
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:7373", value_delimiter = ',')]
    pub(crate) houses: Vec<String>,

    #[arg(long, value_name = "GAME", default_value_t = first_game(), value_parser = games())]
    pub(crate) game: String,

    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) tables: usize,

    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) watchers: usize,

    #[arg(long, value_name = "N")]
    pub(crate) rate: Option<f64>,

    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub(crate) time: f64,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Siege {
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:7373")]
    pub(crate) house: String,

    #[arg(long, value_name = "GAME", default_value_t = first_game(), value_parser = games())]
    pub(crate) game: String,

    #[arg(long = "attack", value_name = "ATTACK", value_delimiter = ',', value_parser = attacks())]
    pub(crate) attacks: Vec<Attack>,

    #[arg(long, value_name = "SECONDS", default_value_t = 20.0)]
    pub(crate) time: f64,

    #[arg(long, value_name = "PART", default_value_t = 1.0)]
    pub(crate) strength: f64,

    #[arg(long)]
    pub(crate) anywhere: bool,

    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[arg(long)]
    pub(crate) json: bool,
}

/// An attack of a siege.
fn attacks() -> impl TypedValueParser<Value = Attack> {
    let known = |text: String| Attack::ALL.into_iter().find(|attack| attack.key() == text).ok_or("unknown");
    PossibleValuesParser::new(Attack::ALL.map(Attack::key)).try_map(known)
}
