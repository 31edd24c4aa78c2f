//! A table of two who play as fast as the load says, and those who watch.

use std::time::Duration;

use serde::Deserialize;
use serde_json::json;
use table::{Chance, Shuffler};
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::Load;
use crate::client::{Client, Socket, Trouble, hear, send};
use crate::tally::Tally;

/// A table with everybody at it.
pub(crate) struct Table {
    people: [Client; 2],
    sockets: Vec<Socket>,
    moment: Known,
    chance: Shuffler,
}

/// What a player has to know of a moment.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Known {
    number: usize,
    turn: Option<usize>,
    legal: Vec<String>,
    over: bool,
}

/// As little as possible of what is heard is read.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    moment: Option<Moment<'a>>,
    #[serde(borrow)]
    refusal: Option<&'a serde_json::value::RawValue>,
}

#[derive(Deserialize)]
struct Moment<'a> {
    number: usize,
    turn: Option<usize>,
    #[serde(borrow)]
    legal: Vec<&'a str>,
    ending: Option<serde::de::IgnoredAny>,
}

impl Table {
    /// Opens a table: two people come, one makes it, the other sits down, and all watch.
    pub(crate) async fn open(load: &Load, number: usize) -> Result<Table, Trouble> {
        let house = |at: usize| load.houses[at % load.houses.len()].as_str();
        let people = [
            Client::arrive(house(0), &format!("Load {number} a")).await?,
            Client::arrive(house(1), &format!("Load {number} b")).await?,
        ];
        let mut table = Table {
            people,
            sockets: Vec::new(),
            moment: Known::default(),
            chance: Shuffler::new(load.seed, number as u64),
        };
        table.seat(load).await?;
        Ok(table)
    }

    /// A new game for the same people.
    async fn seat(&mut self, load: &Load) -> Result<(), Trouble> {
        let wish = json!({ "game": load.game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let made = self.people[0].post("/tables", wish).await?;
        let id = made["id"].as_str().ok_or_else(|| Trouble::Broken(made.to_string()))?;
        self.people[1].post(&format!("/tables/{id}/deeds"), json!({ "sit": { "seat": 1 } })).await?;
        self.sockets.clear();
        for watcher in 0..2 + load.watchers {
            self.sockets.push(self.people[watcher % 2].watch(id).await?);
        }
        self.moment = Known::default();
        for socket in &mut self.sockets {
            self.moment = next_moment(socket, 0).await?;
        }
        Ok(())
    }

    /// Plays until the time is up, game after game.
    pub(crate) async fn play(mut self, load: &Load, tally: &Tally, number: usize, begun: Instant, end: Instant) {
        let pause = load.rate.map(|rate| Duration::from_secs_f64(load.tables as f64 / rate));
        // Tables don't move in step.
        let mut due = begun + pause.unwrap_or_default().mul_f64(number as f64 / load.tables.max(1) as f64);
        while Instant::now() < end {
            sleep_until(due.min(end)).await;
            if Instant::now() >= end {
                return;
            }
            due += pause.unwrap_or_default();
            if let Err(trouble) = self.step(load, tally, end).await {
                tally.fail(&trouble);
                return;
            }
        }
    }

    async fn step(&mut self, load: &Load, tally: &Tally, end: Instant) -> Result<(), Trouble> {
        if self.moment.over || self.moment.legal.is_empty() {
            return self.seat(load).await;
        }
        let Some(seat) = self.moment.turn else { return self.seat(load).await };
        let ply = self.moment.legal[self.chance.index(self.moment.legal.len())].clone();
        let at = self.moment.number;
        let sent = Instant::now();
        let frame = json!({ "request": 1, "deed": { "play": { "seat": seat, "at": at, "ply": ply } } });
        send(&mut self.sockets[seat], frame.to_string()).await?;
        let mut moment = Known::default();
        for socket in &mut self.sockets {
            match timeout_at(end + crate::ENDING, next_moment(socket, at + 1)).await {
                Ok(heard) => moment = heard?,
                Err(_) => return Err(Trouble::Away("no answer".to_owned())),
            }
        }
        tally.add(sent.elapsed());
        self.moment = moment;
        Ok(())
    }
}

/// Listens until a moment with at least so many entries.
async fn next_moment(socket: &mut Socket, number: usize) -> Result<Known, Trouble> {
    loop {
        let text = hear(socket).await?;
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|error| Trouble::Broken(error.to_string()))?;
        if heard.kind == "refused" {
            return Err(Trouble::Refused(heard.refusal.map(|refusal| refusal.get().to_owned()).unwrap_or_default()));
        }
        if let Some(moment) = heard.moment.filter(|moment| moment.number >= number) {
            return Ok(Known {
                number: moment.number,
                turn: moment.turn,
                legal: moment.legal.into_iter().map(str::to_owned).collect(),
                over: moment.ending.is_some(),
            });
        }
    }
}
