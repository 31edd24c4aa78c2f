//! What does an edition change? Games with it and with another one, on the same deals: the comparison of the command
//! line (`semiramis simulate --against`), pair by pair. A long work, within bounds of games and time.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use catalog::GameVisitor;
use game::{Components, Evaluate, Setup};
use lab::{AnyPairing, Pairing, Plan};
use minds::Level;

use super::House;
use super::editions::{is_new_choice, kind};
use super::jobs::{Job, LongPoll, PIECE, Progress, Stage};
use crate::error::HouseError;
use crate::names;
use protocol::{CategoryChange, Change, Comparison, ComparisonProgress, ComparisonWish, SeatChange};
use store::Person;

/// So many games of each edition at least, so that there is an interval, and at most.
const FEWEST_GAMES: usize = 2;
const MOST_GAMES: usize = 2_000;
/// A comparison is over after so much thinking, however many games were asked for.
const LONGEST: Duration = Duration::from_mins(1);
/// The strongest level whose games are short enough to play many.
const STRONGEST: Level = Level::Scribe;
/// The seed of all comparisons, which is that of the command line where nobody says otherwise.
const SEED: u32 = 1;

impl House {
    /// What an edition changes, as far as it is known by now.
    pub async fn compare(
        self: &Arc<House>,
        person: &Person,
        wish: &ComparisonWish,
        poll: LongPoll,
    ) -> Result<ComparisonProgress, HouseError> {
        check(wish)?;
        let pairing = self.pairing(wish)?;
        let house = Arc::clone(self);
        let begin = |job| drop(tokio::spawn(async move { house.play_pairs(job, pairing).await }));
        let job =
            self.comparisons.find_or_begin(key(person, wish), self.signs.asker(&person.id), &self.thinking, begin)?;
        let Progress { done, known, stage } = job.news(poll).await?;
        let comparison = known.map(|comparison| comparison.as_ref().clone());
        Ok(ComparisonProgress { done, of: wish.games, over: stage == Stage::Over, comparison })
    }

    /// Ends the comparison that a person has under way, if there is one.
    pub fn end_comparison(&self, person: &Person) {
        self.comparisons.give_up_of(&person.id);
    }

    /// Both editions at their first game.
    fn pairing(&self, wish: &ComparisonWish) -> Result<Box<dyn AnyPairing>, HouseError> {
        let before = wish.before.as_ref().map(|choice| self.text_of(&wish.game, choice)).transpose()?;
        let after = self.text_of(&wish.game, &wish.after)?;
        let files = [before.flatten(), after];
        catalog::visit(&wish.game, NewPairing { wish, files })
            .unwrap_or_else(|| Err(HouseError::Game(wish.game.clone())))
    }

    async fn play_pairs(&self, job: Arc<Job<Comparison>>, pairing: Box<dyn AnyPairing>) {
        let pairing = Arc::new(Mutex::new(pairing));
        let mut thought = Duration::ZERO;
        while job.is_wanted() {
            let own = Arc::clone(&pairing);
            let piece = move || own.lock().ok().map(|mut pairing| play_piece(pairing.as_mut()));
            let Some(played) = job.piece(&self.think_pool, piece).await else { break };
            thought += played.time;
            let over = played.over || thought >= LONGEST;
            let stage = if over { Stage::Over } else { Stage::UnderWay };
            job.tell(Progress { done: played.done, known: played.known.map(Arc::new), stage });
            if over {
                return;
            }
        }
        self.comparisons.give_up(&job);
    }
}

/// Whether a comparison would bring an edition that this process has not used yet.
pub fn compares_new_edition(wish: &ComparisonWish) -> bool {
    let mut editions = wish.before.iter().chain([&wish.after]);
    editions.any(|choice| is_new_choice(&wish.game, choice))
}

/// What was played at a time.
struct Piece {
    done: usize,
    time: Duration,
    over: bool,
    known: Option<Comparison>,
}

fn play_piece(pairing: &mut dyn AnyPairing) -> Piece {
    let begun = Instant::now();
    let mut over = false;
    while !over && begun.elapsed() < PIECE {
        over = !pairing.step();
    }
    let done = pairing.done() as usize;
    Piece { done, time: begun.elapsed(), over, known: (done >= FEWEST_GAMES).then(|| told(pairing)) }
}

fn check(wish: &ComparisonWish) -> Result<(), HouseError> {
    kind(&wish.game)?;
    if wish.level > STRONGEST {
        Err(HouseError::SlowLevel)
    } else if !(FEWEST_GAMES..=MOST_GAMES).contains(&wish.games) {
        Err(HouseError::Games { least: FEWEST_GAMES, most: MOST_GAMES })
    } else {
        Ok(())
    }
}

/// Everybody has comparisons of their own: ending one takes nothing from others.
fn key(person: &Person, wish: &ComparisonWish) -> String {
    let wish = serde_json::to_string(wish).unwrap_or_default();
    names::hash(&format!("{} {wish}", person.id))
}

struct NewPairing<'a> {
    wish: &'a ComparisonWish,
    /// The two component files; nothing for the standard box.
    files: [Option<String>; 2],
}

impl GameVisitor for NewPairing<'_> {
    type Output = Result<Box<dyn AnyPairing>, HouseError>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let editions = G::Components::editions();
        let setup = |file: &Option<String>| -> Result<Setup<G::Components>, HouseError> {
            let standard = Setup::standard(&G::META, self.wish.players);
            let Some(file) = file else { return Ok(standard) };
            let components = editions.load(file).map_err(HouseError::Components)?;
            Ok(Setup { components, ..standard })
        };
        let [before, after] = self.files.each_ref().map(setup);
        let spec = self.wish.level.spec(Duration::ZERO);
        let plan = Plan { games: self.wish.games as u64, seed: SEED.into(), minds: vec![spec] };
        Ok(Box::new(Pairing::<G>::new(&before?, &after?, plan).map_err(HouseError::Setup)?))
    }
}

/// A comparison as it goes over the wire.
fn told(pairing: &dyn AnyPairing) -> Comparison {
    let found = pairing.comparison();
    Comparison {
        games: found.games as usize,
        seed: SEED,
        editions: pairing.fingerprints().map(str::to_owned),
        points: change(&found.points),
        categories: categories(&found.categories),
        seats: found.seats.iter().map(seat).collect(),
        plies: change(&found.plies),
        decisions: change(&found.decisions),
        rounds: change(&found.rounds),
    }
}

fn seat(seat: &lab::SeatChange) -> SeatChange {
    SeatChange { wins: change(&seat.wins), points: change(&seat.points), categories: categories(&seat.categories) }
}

fn categories(changes: &[lab::CategoryChange]) -> Vec<CategoryChange> {
    let told =
        |one: &lab::CategoryChange| CategoryChange { category: one.category.to_owned(), points: change(&one.change) };
    changes.iter().map(told).collect()
}

fn change(change: &lab::Change) -> Change {
    let lab::Interval { mean, low, high } = change.difference;
    Change { before: change.before, after: change.after, difference: mean, low, high }
}
