//! Why not, what would it do, what is best.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use minds::Budget;
use table::Match;

use super::{Answer, House};
use crate::bots::Lane;
use crate::course::Course;
use crate::ledger::Person;
use crate::live::Live;
use crate::names;
use crate::protocol::{Advice, Explanation, Reason, TableNews};
use crate::refusal::No;

/// The most decisions explained at once.
const EXPLAINED: usize = 64;
/// The most hints at once.
const HINTS: usize = 5;
/// How long a hint is thought about.
const THOUGHT: Duration = Duration::from_millis(900);

impl House {
    /// A copy of the game that somebody asks about.
    async fn game_of(self: &Arc<House>, live: &Arc<Live>) -> Result<Box<dyn Match>, No> {
        let sitting = self.not_closed(live).await?;
        sitting.course.as_ref().map(|course| course.game().fork()).ok_or(No::NotBegun)
    }

    pub(super) async fn why(self: &Arc<House>, live: &Arc<Live>, ply: &str) -> Result<Answer, No> {
        self.game_of(live).await?.check(ply)?;
        Ok(Answer::Done)
    }

    pub(super) async fn explain(self: &Arc<House>, live: &Arc<Live>, plies: &[String]) -> Result<Answer, No> {
        if plies.len() > EXPLAINED {
            return Err(No::TooFast);
        }
        let game = self.game_of(live).await?;
        let plies = plies.iter().map(|ply| explanation(game.as_ref(), ply)).collect();
        Ok(Answer::News(Box::new(TableNews::Explained { request: 0, plies })))
    }

    pub(super) async fn hint(self: &Arc<House>, person: &Person, live: &Arc<Live>) -> Result<Answer, No> {
        let _adviser = Adviser::for_one(&self.advised, &person.id)?;
        let (game, key) = {
            let sitting = self.not_closed(live).await?;
            if !sitting.row.policy.hints {
                return Err(No::Hints);
            }
            let course = sitting.course.as_ref().filter(|course| !Course::is_over(course)).ok_or(No::NotBegun)?;
            (course.game().fork(), sitting.row.game.clone())
        };
        let advise = move || {
            let mut adviser = shelf::adviser(&key, Budget::Time(THOUGHT), u64::from_le_bytes(names::random()))?;
            let advice = adviser.advise(game.as_ref(), HINTS);
            Some(advice.into_iter().map(|advice| hint(game.as_ref(), advice)).collect())
        };
        let hints = self.bots.think(Lane::Advice, advise).await.unwrap_or_default();
        Ok(Answer::News(Box::new(TableNews::Hints { request: 0, hints })))
    }
}

/// Somebody who advises one person, until he is dropped.
struct Adviser<'a> {
    advised: &'a Mutex<HashSet<String>>,
    person: &'a str,
}

impl<'a> Adviser<'a> {
    fn for_one(advised: &'a Mutex<HashSet<String>>, person: &'a str) -> Result<Adviser<'a>, No> {
        let free = advised.lock().unwrap_or_else(PoisonError::into_inner).insert(person.to_owned());
        if free { Ok(Adviser { advised, person }) } else { Err(No::TooFast) }
    }
}

impl Drop for Adviser<'_> {
    fn drop(&mut self) {
        self.advised.lock().unwrap_or_else(PoisonError::into_inner).remove(self.person);
    }
}

/// A decision in words, allowed or not.
pub(crate) fn explanation(game: &dyn Match, ply: &str) -> Explanation {
    Explanation {
        what: game.tell(ply),
        preview: game.preview(ply),
        refusal: game.check(ply).err().map(|rejection| No::from(rejection).into()),
    }
}

fn hint(game: &dyn Match, advice: minds::Advice) -> Advice {
    Advice {
        what: game.tell(&advice.action),
        ply: advice.action,
        worth: advice.worth,
        categories: advice.categories,
        reasons: advice.reasons.into_iter().map(|(term, gain)| Reason { term, gain }).collect(),
    }
}
