//! Honest people, and how long each of them waits.

use std::time::Duration;

use game::Shuffler;
use protocol::{Command, SeatRequest};
use tokio::time::{Instant, sleep, timeout_at};

use super::Siege;
use super::report::{Wait, Waits};
use super::seat::{Seated, neighbour, oracle};
use crate::client::{Client, LoadError};
use crate::tally::Measurements;
use crate::{ENDING, Load, LoadReport};

/// How long the bot of an honest table thinks about a turn.
pub(crate) const THINK: u32 = 1;
/// Two people each at so many tables, and so many moves a second in all.
const TABLES: usize = 2;
const MOVES: f64 = 10.0;
/// Somebody looks at so many pages a second.
const PAGES: f64 = 5.0;
/// So many decisions are in an honest game that is analysed.
const ANALYSED: usize = 6;
/// How long two go on playing whose time was over before their first move.
const ONE_MORE: Duration = Duration::from_secs(1);
/// How long somebody who was refused waits before they ask again.
const AGAIN: Duration = Duration::from_millis(500);

/// People who do nobody any harm.
pub(crate) struct Honest {
    reader: Client,
    player: Client,
    learner: Client,
    analyst: Client,
    /// What the reader looks at.
    pages: Vec<String>,
}

impl Honest {
    pub(crate) async fn arrive(siege: &Siege) -> Result<Honest, LoadError> {
        let arrive = |name| Client::arrive(&siege.house, name);
        let reader = arrive("Reader").await?;
        let mut pages = vec!["/".to_owned(), "/api/v1/tables?list=open".to_owned(), "/api/v1/games".to_owned()];
        pages.extend(files(&reader).await?);
        Ok(Honest {
            reader,
            player: arrive("Player").await?,
            learner: arrive("Learner").await?,
            analyst: arrive("Analyst").await?,
            pages,
        })
    }

    /// Measures how long each waits until the time is up.
    pub(crate) async fn measure(&self, siege: &Siege, end: Instant) -> Vec<Waits> {
        let [pages, bots, hints, analyses] = [(); 4].map(|()| Measurements::new());
        let (moves, ..) = tokio::join!(
            self.moves(siege, end),
            repeat(&pages, end, async || self.read(&pages, end).await),
            repeat(&bots, end, async || self.play(siege, &bots, end).await),
            repeat(&hints, end, async || self.learn(siege, &hints, end).await),
            repeat(&analyses, end, async || self.analyse(siege, &analyses, end).await),
        );
        let others = [(Wait::Pages, pages), (Wait::Bots, bots), (Wait::Hints, hints), (Wait::Analyses, analyses)];
        let others = others.map(|(wait, tally)| Waits { wait, report: tally.figures(siege.time) });
        [moves].into_iter().chain(others).collect()
    }

    /// Two people play quietly; nobody goes before there was a move.
    async fn moves(&self, siege: &Siege, end: Instant) -> Waits {
        let mut report = Honest::play_quietly(siege, end.saturating_duration_since(Instant::now())).await;
        while report.moves == 0 && report.errors.is_empty() && Instant::now() < end + ENDING {
            report = Honest::play_quietly(siege, ONE_MORE).await;
        }
        Waits { wait: Wait::Moves, report }
    }

    async fn play_quietly(siege: &Siege, time: Duration) -> LoadReport {
        let load = Load {
            houses: vec![siege.house.clone()],
            game: siege.game.clone(),
            tables: TABLES,
            watchers: 0,
            rate: Some(MOVES),
            time,
            seed: siege.seed,
        };
        crate::run(load, |_| {}).await.unwrap_or_else(|error| {
            let none = Measurements::new();
            none.fail(&error);
            none.figures(siege.time)
        })
    }

    async fn read(&self, tally: &Measurements, end: Instant) -> Result<(), LoadError> {
        for page in self.pages.iter().cycle() {
            let asked = Instant::now();
            if has_ended(tally, end) {
                break;
            }
            self.reader.fetch(page).await?;
            tally.add(asked.elapsed());
            sleep(Duration::from_secs_f64(1.0 / PAGES).saturating_sub(asked.elapsed())).await;
        }
        Ok(())
    }

    /// Somebody plays with the strongest bot, and waits for each of its turns.
    async fn play(&self, siege: &Siege, tally: &Measurements, end: Instant) -> Result<(), LoadError> {
        let mut table = self.table(&self.player, siege, [SeatRequest::Me, oracle()]).await?;
        while table.goes_on() && !has_ended(tally, end) {
            if table.is_own_turn() {
                table.play_any().await?;
                continue;
            }
            let asked = Instant::now();
            while table.goes_on() && !table.is_own_turn() {
                table.hear().await?;
            }
            tally.add(asked.elapsed());
        }
        // Nobody thinks on after the end.
        if table.goes_on() { table.resign().await } else { Ok(()) }
    }

    async fn learn(&self, siege: &Siege, tally: &Measurements, end: Instant) -> Result<(), LoadError> {
        let table = self.table(&self.learner, siege, [SeatRequest::Me, neighbour()]).await?;
        while !has_ended(tally, end) {
            let asked = Instant::now();
            let answer = table.does(&Command::Hint).await?;
            if answer["hints"].as_array().is_none_or(Vec::is_empty) {
                return Err(LoadError::Unreadable("no hint".to_owned()));
            }
            tally.add(asked.elapsed());
        }
        table.resign().await
    }

    async fn analyse(&self, siege: &Siege, tally: &Measurements, end: Instant) -> Result<(), LoadError> {
        while !has_ended(tally, end) {
            let mut table = self.table(&self.analyst, siege, [SeatRequest::Me, neighbour()]).await?;
            table.play_and_resign(ANALYSED).await?;
            let asked = Instant::now();
            table.analyse().await?;
            tally.add(asked.elapsed());
        }
        Ok(())
    }

    async fn table(&self, client: &Client, siege: &Siege, seats: [SeatRequest; 2]) -> Result<Seated, LoadError> {
        Seated::make(client, &siege.game, seats, THINK, Shuffler::new(siege.seed, 0)).await
    }
}

/// Whether the time is up; nobody goes before they have waited once.
fn has_ended(tally: &Measurements, end: Instant) -> bool {
    Instant::now() >= end && tally.moves() > 0
}

/// Does something until the time is up; whoever is refused notes that and comes again.
async fn repeat(tally: &Measurements, end: Instant, act: impl AsyncFn() -> Result<(), LoadError>) {
    while !has_ended(tally, end) && Instant::now() < end + ENDING {
        match timeout_at(end + ENDING, act()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tally.fail(&error);
                sleep(AGAIN).await;
            }
            Err(_) => return tally.fail(&LoadError::Unreachable("no answer".to_owned())),
        }
    }
}

/// The files that the page needs first.
pub(crate) async fn files(client: &Client) -> Result<Vec<String>, LoadError> {
    let page = client.fetch("/").await?;
    let page = String::from_utf8_lossy(&page);
    let quoted = page.split('"').filter(|text| text.contains("assets/"));
    Ok(quoted.map(|path| format!("/{}", path.trim_start_matches(['.', '/']))).collect())
}
