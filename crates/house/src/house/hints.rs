//! Why not, what would it do, what is best.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::AnyGame;
use minds::Budget;

use super::House;
use crate::error::HouseError;
use crate::game_in_play::GameInPlay;
use crate::names;
use crate::table::Table;
use crate::think_pool::{Crowd, Priority, Ration};
use protocol::{Answer, Explanation, Hint, HintReason};
use store::Person;

/// The most decisions explained at once.
const EXPLAINED: usize = 64;
/// The most hints at once.
const HINTS: usize = 5;
/// How long a hint is thought about.
const THOUGHT: Duration = Duration::from_millis(900);

impl House {
    /// A copy of the game that somebody asks about.
    async fn game_of(self: &Arc<House>, table: &Arc<Table>) -> Result<Box<dyn AnyGame>, HouseError> {
        let state = self.not_closed(table).await?;
        state.in_play.as_ref().map(|in_play| in_play.game().fork()).ok_or(HouseError::NotBegun)
    }

    pub(super) async fn why(self: &Arc<House>, table: &Arc<Table>, ply: &str) -> Result<Answer, HouseError> {
        self.game_of(table).await?.check(ply)?;
        Ok(Answer::Done)
    }

    pub(super) async fn explain(self: &Arc<House>, table: &Arc<Table>, plies: &[String]) -> Result<Answer, HouseError> {
        if plies.len() > EXPLAINED {
            return Err(HouseError::TooManyMoves(EXPLAINED));
        }
        let game = self.game_of(table).await?;
        let plies = plies.iter().map(|ply| explanation(game.as_ref(), ply)).collect();
        Ok(Answer::Explained { plies })
    }

    /// About how many are served before a hint of somebody, if they wait for one.
    pub fn before_hint(&self, person: &str) -> Option<usize> {
        self.think_pool.before_hint(&self.signs.asker(person))
    }

    pub(super) async fn hint(self: &Arc<House>, person: &Person, table: &Arc<Table>) -> Result<Answer, HouseError> {
        let _permit = HintPermit::for_one(&self.waiting_for_hints, &person.id)?;
        let (game, key) = {
            let state = self.not_closed(table).await?;
            if !state.row.settings.hints {
                return Err(HouseError::Hints);
            }
            let in_play =
                state.in_play.as_ref().filter(|in_play| !GameInPlay::is_over(in_play)).ok_or(HouseError::NotBegun)?;
            (in_play.game().fork(), state.row.game.clone())
        };
        let search = move |ration: Ration| {
            let budget = Budget::Time(ration.of(THOUGHT));
            let mut hinter = catalog::hinter(&key, budget, u64::from_le_bytes(names::random()))?;
            hinter.heed(&ration.stop);
            let hints = hinter.hints(game.as_ref(), HINTS);
            Some(hints.into_iter().map(|found| hint(game.as_ref(), found)).collect())
        };
        let asker = self.signs.asker(&person.id);
        let found = self.think_pool.think(Priority::Hint, &asker, THOUGHT.as_millis() as u64, search).await;
        let hints = found.map_err(|Crowd(before)| HouseError::Crowded(before))?.unwrap_or_default();
        Ok(Answer::Hints { hints })
    }
}

/// A person asks for hints once at a time: this is their turn, until it is dropped.
struct HintPermit<'a> {
    waiting: &'a Mutex<HashSet<String>>,
    person: &'a str,
}

impl<'a> HintPermit<'a> {
    fn for_one(waiting: &'a Mutex<HashSet<String>>, person: &'a str) -> Result<HintPermit<'a>, HouseError> {
        let free = waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(person.to_owned());
        if free { Ok(HintPermit { waiting, person }) } else { Err(HouseError::TooFast(1)) }
    }
}

impl Drop for HintPermit<'_> {
    fn drop(&mut self) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(self.person);
    }
}

/// A decision in words, allowed or not.
pub(crate) fn explanation(game: &dyn AnyGame, ply: &str) -> Explanation {
    Explanation {
        what: game.tell(ply),
        preview: game.preview(ply),
        error: game.check(ply).err().map(|rejection| HouseError::from(rejection).into()),
    }
}

fn hint(game: &dyn AnyGame, found: minds::Hint<String>) -> Hint {
    Hint {
        what: game.tell(&found.action),
        ply: found.action,
        worth: found.worth,
        categories: found.categories,
        reasons: found.reasons.into_iter().map(|(term, gain)| HintReason { term: term.to_owned(), gain }).collect(),
    }
}
