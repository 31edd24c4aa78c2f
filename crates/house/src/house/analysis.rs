//! Looking at a finished game again: a long work, ply by ply. What was seen is kept for a while, so that the next who
//! asks need not wait.

use std::sync::Arc;

use game::{AnyGame, Record};

use super::House;
use super::jobs::{Job, LongPoll, Progress, Stage};
use super::replays::{kind_of, read};
use crate::error::HouseError;
use crate::names;
use crate::table::Table;
use protocol::{Analysis, AnalysisProgress, BetterMove, PlyAnalysis, SeatAnalysis, TableStatus};
use store::Person;

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
        let of = record.plies.len();
        let house = Arc::clone(self);
        let key = key(&record);
        let begin = |job| drop(tokio::spawn(async move { house.carry_on(job, record).await }));
        let job = self.analyses.find_or_begin(key, self.signs.asker(&person.id), &self.thinking, begin)?;
        let Progress { done, known, .. } = job.news(poll).await?;
        let before = self.think_pool.before_hint(&job.asker).unwrap_or(0);
        Ok(AnalysisProgress { done, of, analysis: known.map(|analysis| analysis.as_ref().clone()), before })
    }

    /// Looks at one ply after the other, and lets others ask for hints in between.
    async fn carry_on(&self, job: Arc<Job<Analysis>>, record: Record) {
        let done = record.plies.len();
        match self.look_at_all(&job, Arc::new(record)).await {
            Some(analysis) => job.tell(Progress { done, known: Some(Arc::new(analysis)), stage: Stage::Over }),
            None => self.analyses.give_up(&job),
        }
    }

    async fn look_at_all(&self, job: &Job<Analysis>, record: Arc<Record>) -> Option<Analysis> {
        let own = Arc::clone(&record);
        let begin = move || catalog::analysis(&own, None, minds::ANALYSIS_SIMULATIONS)?.ok();
        let run = Arc::new(job.piece(&self.think_pool, begin).await?);
        while run.done() < run.plies() {
            if !job.is_wanted() {
                return None;
            }
            let own = Arc::clone(&run);
            job.piece(&self.think_pool, move || Some(own.step())).await?;
            job.tell(Progress { done: run.done(), known: None, stage: Stage::UnderWay });
        }
        job.piece(&self.think_pool, move || describe(&record, run.analysis())).await
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
