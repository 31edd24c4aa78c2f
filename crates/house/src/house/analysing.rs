//! Looking at a finished game again. It takes a while, and is done in small pieces on the lane of advice: no bot waits for it, and a hint at most for one piece.
//!
//! What was seen is kept for a while, so that the next who asks need not wait. Whoever asks is told how far it is; if nobody asks any more, it stops.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use minds::AnyAnalyst;
use table::{Match, Record};
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use super::House;
use super::replaying::{kind_of, read};
use crate::bots::Lane;
use crate::ledger::Person;
use crate::live::Live;
use crate::names;
use crate::protocol::{Analysis, AnalysisNews, Better, PlyAnalysis, SeatAnalysis, TableState};
use crate::refusal::No;
use crate::time::now;

/// So many analyses may be under way at once.
const UNDER_WAY: usize = 8;
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
    person: String,
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

/// What somebody who asks knows already, and how long he waits for more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    pub(crate) done: usize,
    pub(crate) wait: Duration,
}

impl House {
    /// What there is to see in the finished game of a table, or how far it is.
    pub(crate) async fn analyse_table(
        self: &Arc<House>,
        person: &Person,
        live: &Arc<Live>,
        patience: Patience,
    ) -> Result<AnalysisNews, No> {
        // As long as it is played, this would be a hint.
        if self.up_to_date(live).await?.row.state != TableState::Over {
            return Err(No::NotOver);
        }
        let record = self.record(live).await?;
        self.analyse(person, record, patience).await
    }

    /// What there is to see in the game of a record, or how far it is.
    pub(crate) async fn analyse_record(
        self: &Arc<House>,
        person: &Person,
        text: &str,
        patience: Patience,
    ) -> Result<AnalysisNews, No> {
        self.analyse(person, read(text)?, patience).await
    }

    async fn analyse(
        self: &Arc<House>,
        person: &Person,
        record: Record,
        patience: Patience,
    ) -> Result<AnalysisNews, No> {
        let job = self.analysis_of(person, record)?;
        let mut progress = job.progress.subscribe();
        let until = Instant::now() + patience.wait;
        loop {
            job.asked.store(now(), Ordering::Relaxed);
            let news = job.news(&progress.borrow_and_update())?;
            if news.analysis.is_some() || news.done > patience.done || Instant::now() >= until {
                return Ok(news);
            }
            // Heard or not: look again.
            let _ = timeout_at(until, progress.changed()).await;
        }
    }

    /// The analysis of a game: remembered, under way, or begun now.
    fn analysis_of(self: &Arc<House>, person: &Person, record: Record) -> Result<Arc<Job>, No> {
        let key = key(&record);
        let mut jobs = self.analyses.jobs();
        if let Some(job) = jobs.get(&key) {
            return Ok(Arc::clone(job));
        }
        let under_way = jobs.values().filter(|job| job.is_under_way());
        if under_way.clone().count() >= UNDER_WAY || under_way.clone().any(|job| job.person == person.id) {
            return Err(No::TooFast);
        }
        make_room(&mut jobs);
        let job = Arc::new(Job {
            person: person.id.clone(),
            of: record.plies.len(),
            progress: watch::Sender::new(Progress::Done(0)),
            asked: AtomicI64::new(now()),
        });
        jobs.insert(key.clone(), Arc::clone(&job));
        let (house, begun) = (Arc::clone(self), Arc::clone(&job));
        tokio::spawn(async move { house.carry_on(&key, &begun, record).await });
        Ok(job)
    }

    /// Looks at one ply after the other, and lets others ask for advice in between.
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
        let analyst =
            self.bots.think(Lane::Advice, move || shelf::analyst(&own, minds::ANALYSIS_SIMULATIONS)?.ok()).await?;
        let analyst: Arc<dyn AnyAnalyst> = analyst.into();
        let mut plies = Vec::with_capacity(analyst.plies());
        for number in 0..analyst.plies() {
            if now() - job.asked.load(Ordering::Relaxed) > FORGOTTEN {
                return None;
            }
            let own = Arc::clone(&analyst);
            plies.push(self.bots.think(Lane::Advice, move || Some(own.look_at(number))).await?);
            job.progress.send_replace(Progress::Done(number + 1));
        }
        self.bots.think(Lane::Advice, move || tell(&record, plies)).await
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

    fn news(&self, progress: &Progress) -> Result<AnalysisNews, No> {
        match progress {
            Progress::Done(done) => Ok(AnalysisNews { done: *done, of: self.of, analysis: None }),
            Progress::Over(analysis) => {
                Ok(AnalysisNews { done: self.of, of: self.of, analysis: Some(analysis.as_ref().clone()) })
            }
            Progress::Broken => Err(No::Unavailable),
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

/// The same for every record of the same plies, whoever played them.
fn key(record: &Record) -> String {
    let mut bare = record.clone();
    bare.names.clear();
    (bare.commitment, bare.origin, bare.result, bare.seed) = (None, None, None, None);
    names::hash(&bare.to_string())
}

/// What was seen, with better decisions in words.
fn tell(record: &Record, plies: Vec<minds::PlyAnalysis>) -> Option<Analysis> {
    let mut game = record.start(kind_of(record).ok()?, None).ok()?;
    let seen = minds::Analysis::of(record.players, plies);
    let mut plies = Vec::with_capacity(seen.plies.len());
    for (ply, seen) in record.plies.iter().zip(seen.plies) {
        plies.push(tell_ply(game.as_ref(), seen));
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

fn tell_ply(before: &dyn Match, seen: minds::PlyAnalysis) -> PlyAnalysis {
    PlyAnalysis {
        by: seen.seat.map(|seat| seat - 1),
        choices: seen.choices,
        chances: seen.chances,
        points: seen.points,
        loss: seen.loss,
        better: seen.better.map(|ply| Better { what: before.tell(&ply), ply }),
        luck: seen.luck,
    }
}
