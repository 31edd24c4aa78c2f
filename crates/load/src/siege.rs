//! A siege: what the waits of an honest player become while somebody attacks the house.
//!
//! First the house is measured as it is, then under each [`Attack`]: moves, pages, turns of bots, hints and analyses of
//! honest people, who come from an address of their own. Start with [`lay`].

mod attack;
mod honest;
mod report;
mod seat;

pub use attack::Attack;
pub use report::{Figure, Phase, SiegeReport, Wait};

use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::time::Duration;

use tokio::net::lookup_host;
use tokio::time::{Instant, sleep, sleep_until};

use crate::client::LoadError;
use attack::Raid;
use honest::Honest;

/// How a house is attacked.
#[derive(Clone, PartialEq, Debug)]
pub struct Siege {
    /// Where it is.
    pub house: String,
    /// The key of the game.
    pub game: String,
    /// How long to measure, without an attack and then under each.
    pub time: Duration,
    /// Which attacks, in this order.
    pub attacks: Vec<Attack>,
    /// What part of the attackers come: 1 is all of them.
    pub strength: f64,
    /// Whether a house that is not on this machine may be attacked.
    pub anywhere: bool,
    /// Chooses the decisions.
    pub seed: u64,
}

/// How far a siege is: which phase of how many, and what goes on in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SiegeStage {
    /// The number of the phase, from 0.
    pub phase: usize,
    /// The attack, or nothing.
    pub attack: Option<Attack>,
    /// How long it has been measured.
    pub measured: Duration,
}

/// How long an attack goes on before anything is measured.
const BEFORE: Duration = Duration::from_secs(3);
/// How long the house may rest between two attacks.
const REST: Duration = Duration::from_secs(2);
/// How often somebody hears how far it is.
const TICK: Duration = Duration::from_millis(250);

/// Attacks a house in one way after the other; `progress` hears how far that is.
pub async fn lay(siege: Siege, progress: impl Fn(SiegeStage)) -> Result<SiegeReport, LoadError> {
    let ground = Ground::choose(&siege).await?;
    let honest = Honest::arrive(&siege).await?;
    let quiet =
        Box::pin(measure(&siege, &honest, |measured| progress(SiegeStage { phase: 0, attack: None, measured }))).await;
    let mut phases = vec![Phase::quiet(quiet)];
    for (number, &attack) in siege.attacks.iter().enumerate() {
        let stage = |measured| progress(SiegeStage { phase: number + 1, attack: Some(attack), measured });
        stage(Duration::ZERO);
        let raid = Raid::begin(attack, &siege, ground);
        sleep(BEFORE.min(siege.time)).await;
        let waits = Box::pin(measure(&siege, &honest, stage)).await;
        let toll = raid.end().await;
        phases.push(phases[0].under(attack, waits, toll));
        sleep(REST.min(siege.time)).await;
    }
    Ok(SiegeReport::of(phases))
}

async fn measure(siege: &Siege, honest: &Honest, stage: impl Fn(Duration)) -> Vec<report::Waits> {
    let begun = Instant::now();
    let end = begun + siege.time;
    let ticking = async {
        let mut tick = begun;
        while tick < end {
            tick += TICK;
            sleep_until(tick.min(end)).await;
            stage(begun.elapsed().min(siege.time));
        }
    };
    tokio::join!(honest.measure(siege, end), ticking).0
}

/// Where attackers come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ground {
    /// Whether each attacker may have an address of their own.
    loopback: bool,
}

impl Ground {
    /// Refuses a house elsewhere, unless told otherwise.
    async fn choose(siege: &Siege) -> Result<Ground, LoadError> {
        let house = siege.house.trim_start_matches("http://").trim_end_matches('/');
        let found = lookup_host(house).await.map_err(|error| LoadError::Unreachable(error.to_string()))?;
        let addresses: Vec<_> = found.map(|address| address.ip()).collect();
        let loopback = !addresses.is_empty() && addresses.iter().all(IpAddr::is_loopback);
        if !loopback && !siege.anywhere {
            return Err(LoadError::Elsewhere(house.to_owned()));
        }
        let ground = Ground { loopback: loopback && addresses.iter().all(IpAddr::is_ipv4) };
        match ground.address(0) {
            // Attackers who share the address of honest people would only show that it has a limit.
            None if !siege.anywhere => Err(LoadError::OneAddress),
            Some(first) if TcpListener::bind((first, 0)).is_err() => Err(LoadError::OneAddress),
            _ => Ok(ground),
        }
    }

    /// The address of an attacker; honest people come from 127.0.0.1.
    fn address(self, number: u8) -> Option<IpAddr> {
        self.loopback.then(|| IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2 + number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn siege(house: &str, anywhere: bool) -> Siege {
        Siege {
            house: house.to_owned(),
            game: "jardins".to_owned(),
            time: Duration::from_secs(1),
            attacks: Attack::ALL.to_vec(),
            strength: 1.0,
            anywhere,
            seed: 1,
        }
    }

    #[tokio::test]
    async fn a_house_elsewhere_is_left_alone_unless_told() {
        let elsewhere = lay(siege("http://192.0.2.1:80", false), |_| {}).await;
        assert_eq!(elsewhere.err(), Some(LoadError::Elsewhere("192.0.2.1:80".to_owned())));
        assert_eq!(Ground::choose(&siege("192.0.2.1:80", true)).await, Ok(Ground { loopback: false }));
        assert_eq!(Ground::choose(&siege("http://[::1]:80", false)).await, Err(LoadError::OneAddress));
    }
}
