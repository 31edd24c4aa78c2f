//! Looking at a finished game again. It takes a while, and is done in small pieces on the lane of hints: no bot waits
//! for it, and a hint at most for one piece.
//!
//! What was seen is kept for a while, so that the next who asks need not wait. Each answer says how far the analysis
//! is; when nobody asks any more, it stops.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::{AnyGame, Record};
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use super::House;
use super::replays::{kind_of, read};
use crate::error::HouseError;
use crate::fair_queue::Asker;
use crate::names;
use crate::table::Table;
use crate::think_pool::Priority;
use crate::time::now;
use protocol::{Analysis, AnalysisProgress, BetterMove, PlyAnalysis, SeatAnalysis, TableStatus};
use store::Person;

/// So many analyses may be under way at once, and so many of them of one address.
const UNDER_WAY: usize = 64;
const OF_ONE_ADDRESS: usize = 4;
/// Whoever wants another one asks again after so many seconds.
const ANOTHER: u32 = 5;
/// How long a piece takes, about, in milliseconds.
const PIECE: u64 = 200;
/// So many are remembered.
const KEPT: usize = 100;
/// An analysis that nobody has asked about for so many milliseconds is given up.
const FORGOTTEN: i64 = 60_000;

/// The analyses under way and those that are done, by their games.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    jobs: Mutex<HashMap<String, Arc<Job>>>,
}

/// An analysis.
#[derive(Debug)]
struct Job {
    /// Who asked first.
    asker: Asker,
    of: usize,
    progress: watch::Sender<Progress>,
    /// When somebody last asked about it.
    asked: AtomicI64,
}

/// How far an analysis is.
#[derive(Clone, Debug)]
enum Progress {
    Done(usize),
    Over(Arc<Analysis>),
    Broken,
}

/// What a client knows already, and how long it waits for more.
#[derive(Clone, Copy, Debug)]
pub struct LongPoll {
    /// So many plies were analysed when the client asked before.
    pub done: usize,
    /// How long to wait until more are.
    pub wait: Duration,
}

impl House {
    /// What there is to see in the finished game of a table, or how far it is.
    pub async fn analyse_table(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        poll: LongPoll,
    ) -> Result<AnalysisProgress, HouseError> {
        // As long as it is played, this would be a hint.
        if table.state.lock().await.row.state != TableStatus::Over {
            return Err(HouseError::NotOver);
        }
        let record = self.record(table).await?;
        self.analyse(person, record, poll).await
    }

    /// What there is to see in the game of a record, or how far it is.
    pub async fn analyse_record(
        self: &Arc<House>,
        person: &Person,
        text: &str,
        poll: LongPoll,
    ) -> Result<AnalysisProgress, HouseError> {
        let record = read(text)?;
        self.check_no_hint(person, &record).await?;
        self.analyse(person, record, poll).await
    }

    async fn analyse(
        self: &Arc<House>,
        person: &Person,
        record: Record,
        poll: LongPoll,
    ) -> Result<AnalysisProgress, HouseError> {
        let job = self.analysis_of(person, record)?;
        let mut progress = job.progress.subscribe();
        let until = Instant::now() + poll.wait;
        loop {
            job.asked.store(now(), Ordering::Relaxed);
            let news = job.news(&progress.borrow_and_update())?;
            if news.analysis.is_some() || news.done > poll.done || Instant::now() >= until {
                return Ok(news);
            }
            // Heard or not: look again.
            let _ = timeout_at(until, progress.changed()).await;
        }
    }

    /// The analysis of a game: remembered, under way, or begun now.
    fn analysis_of(self: &Arc<House>, person: &Person, record: Record) -> Result<Arc<Job>, HouseError> {
        let key = key(&record);
        let mut jobs = self.analyses.jobs();
        if let Some(job) = jobs.get(&key) {
            return Ok(Arc::clone(job));
        }
        let asker = self.signs.asker(&person.id);
        let under_way: Vec<_> = jobs.values().filter(|job| job.is_under_way()).map(|job| &job.asker).collect();
        let neighbours = under_way.iter().filter(|other| other.address == asker.address).count();
        if under_way.iter().any(|other| other.person == asker.person) {
            return Err(HouseError::TooFast(ANOTHER));
        }
        if under_way.len() >= UNDER_WAY || neighbours >= OF_ONE_ADDRESS {
            return Err(HouseError::Crowded(under_way.len()));
        }
        make_room(&mut jobs);
        let job = Arc::new(Job {
            asker,
            of: record.plies.len(),
            progress: watch::Sender::new(Progress::Done(0)),
            asked: AtomicI64::new(now()),
        });
        jobs.insert(key.clone(), Arc::clone(&job));
        let (house, begun) = (Arc::clone(self), Arc::clone(&job));
        tokio::spawn(async move { house.carry_on(&key, &begun, record).await });
        Ok(job)
    }

    /// Looks at one ply after the other, and lets others ask for hints in between.
    async fn carry_on(&self, key: &str, job: &Job, record: Record) {
        let Some(analysis) = self.look_at_all(job, Arc::new(record)).await else {
            self.analyses.jobs().remove(key);
            job.progress.send_replace(Progress::Broken);
            return;
        };
        job.progress.send_replace(Progress::Over(Arc::new(analysis)));
    }

    async fn look_at_all(&self, job: &Job, record: Arc<Record>) -> Option<Analysis> {
        let own = Arc::clone(&record);
        let begin = move || catalog::analysis(&own, None, minds::ANALYSIS_SIMULATIONS)?.ok();
        let run = Arc::new(self.think_pool.think(Priority::Hint, &job.asker, PIECE, move |_| begin()).await?);
        while run.done() < run.plies() {
            if now() - job.asked.load(Ordering::Relaxed) > FORGOTTEN {
                return None;
            }
            let own = Arc::clone(&run);
            self.think_pool.think(Priority::Hint, &job.asker, PIECE, move |_| Some(own.step())).await?;
            job.progress.send_replace(Progress::Done(run.done()));
        }
        self.think_pool.think(Priority::Hint, &job.asker, PIECE, move |_| describe(&record, run.analysis())).await
    }
}

impl Analyses {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Job {
    fn is_under_way(&self) -> bool {
        matches!(*self.progress.borrow(), Progress::Done(_))
    }

    fn news(&self, progress: &Progress) -> Result<AnalysisProgress, HouseError> {
        match progress {
            Progress::Done(done) => Ok(AnalysisProgress { done: *done, of: self.of, analysis: None }),
            Progress::Over(analysis) => {
                Ok(AnalysisProgress { done: self.of, of: self.of, analysis: Some(analysis.as_ref().clone()) })
            }
            Progress::Broken => Err(HouseError::Unavailable),
        }
    }
}

/// Forgets what was asked for longest ago.
fn make_room(jobs: &mut HashMap<String, Arc<Job>>) {
    while jobs.len() >= KEPT {
        let done = jobs.iter().filter(|(_, job)| !job.is_under_way());
        let oldest = done.min_by_key(|(_, job)| job.asked.load(Ordering::Relaxed)).map(|(key, _)| key.clone());
        let Some(oldest) = oldest else { return };
        jobs.remove(&oldest);
    }
}

/// The same for every record of the same plies, no matter who played them.
fn key(record: &Record) -> String {
    let mut bare = record.clone();
    bare.names.clear();
    (bare.commitment, bare.origin, bare.result, bare.seed) = (None, None, None, None);
    names::hash(&bare.to_string())
}

/// What was seen, with better decisions in words.
fn describe(record: &Record, seen: minds::Analysis) -> Option<Analysis> {
    let mut game = record.start(kind_of(record).ok()?, None).ok()?;
    let mut plies = Vec::with_capacity(seen.plies.len());
    for (ply, seen) in record.plies.iter().zip(seen.plies) {
        plies.push(describe_ply(game.as_ref(), seen));
        let done = if ply.by.is_some() { game.play(&ply.text) } else { game.reveal(&ply.text) };
        done.ok()?;
    }
    let seat = |seat: &minds::SeatAnalysis| SeatAnalysis {
        decisions: seat.decisions,
        best: seat.best,
        loss: seat.loss,
        luck: seat.luck,
    };
    Some(Analysis { plies, seats: seen.seats.iter().map(seat).collect() })
}

fn describe_ply(before: &dyn AnyGame, seen: minds::PlyAnalysis) -> PlyAnalysis {
    PlyAnalysis {
        by: seen.seat.map(|seat| seat - 1),
        choices: seen.choices,
        chances: seen.chances,
        points: seen.points,
        loss: seen.loss,
        better: seen.better.map(|ply| BetterMove { what: before.tell(&ply), ply }),
        luck: seen.luck,
    }
}
