//! The laws, over random games.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::{BuildHasher, RandomState};
use std::thread;

use crate::{
    Game, GameAdapter, GameKindOf, Meta, Nobody, Notation, Options, RandomSource, Record, Seat, Setup, Shuffler,
    Standing, Turn,
};

/// What a sweep saw: proof that it saw anything.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sweep {
    /// Games played to the end.
    pub games: usize,
    /// Decisions and outcomes.
    pub plies: usize,
    /// The longest list of decisions.
    pub most_actions: usize,
    /// The longest game.
    pub most_plies: usize,
    /// Decisions from elsewhere that were tried, most of them illegal.
    pub strays: usize,
    /// Which values of the options were played, a bit for each.
    pub chosen: u64,
}

/// Plays random games at one player count, with random options, and checks every law. All cores take part.
pub fn sweep<G: Game>(players: usize, games: usize) -> Sweep {
    let workers = thread::available_parallelism().map_or(1, usize::from).min(games.max(1));
    let parts: Vec<Sweep> = thread::scope(|scope| {
        let work = |worker| scope.spawn(move || Inspector::<G>::new(players).inspect((worker..games).step_by(workers)));
        let threads: Vec<_> = (0..workers).map(work).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|cause| std::panic::resume_unwind(cause)))
            .collect()
    });
    let total = parts.into_iter().fold(Sweep::default(), Sweep::and);
    assert_eq!(total.games, games);
    let values = G::META.options.iter().map(|spec| spec.values.len()).sum::<usize>();
    let met = total.chosen.count_ones() as usize;
    assert!(games < MANY || met == values, "of {values} values of options only {met} were played");
    total
}

/// In so many games every value of every option is met.
const MANY: usize = 200;

impl Sweep {
    fn and(self, other: Sweep) -> Sweep {
        Sweep {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            most_actions: self.most_actions.max(other.most_actions),
            most_plies: self.most_plies.max(other.most_plies),
            strays: self.strays + other.strays,
            chosen: self.chosen | other.chosen,
        }
    }
}

/// One ply of a typed game.
#[derive(Clone, Copy)]
enum Step<G: Game> {
    Play(Seat, G::Action),
    Reveal(G::Outcome),
}

/// How many decisions and outcomes seen elsewhere are kept to be tried.
const POOL: usize = 256;
/// Expensive laws are checked at one ply in this many …
const CLOSELY: u32 = 16;
/// … with this many decisions of the pool …
const TRIED: usize = 16;
/// … and the written record of one game in this many.
const WRITTEN: usize = 16;

/// Plays games and checks laws on one thread.
struct Inspector<G: Game> {
    players: usize,
    swept: Sweep,
    list: Vec<G::Action>,
    odds: Vec<(G::Outcome, u32)>,
    actions_seen: Vec<G::Action>,
    outcomes_seen: Vec<G::Outcome>,
    history: Vec<Step<G>>,
    hasher: RandomState,
}

impl<G: Game> Inspector<G> {
    fn new(players: usize) -> Self {
        Inspector {
            players,
            swept: Sweep::default(),
            list: Vec::new(),
            odds: Vec::new(),
            actions_seen: Vec::new(),
            outcomes_seen: Vec::new(),
            history: Vec::new(),
            hasher: RandomState::new(),
        }
    }

    fn inspect(mut self, numbers: impl Iterator<Item = usize>) -> Sweep {
        for number in numbers {
            let mut random = Shuffler::new(0x5e_3124_3115, number as u64);
            let setup =
                Setup { options: some_options(&G::META, &mut random), ..Setup::standard(&G::META, self.players) };
            self.swept.chosen |= chosen(&G::META, &setup.options);
            let last = self.play_out(&setup, &mut random);
            self.check_replay(&setup, &last, number % WRITTEN == 0);
            self.swept.games += 1;
            self.swept.most_plies = self.swept.most_plies.max(self.history.len());
        }
        self.swept
    }

    fn play_out(&mut self, setup: &Setup<G::Components>, random: &mut Shuffler) -> G {
        let mut state = G::new(setup).expect("a standard game begins");
        assert_eq!(state.players(), self.players);
        self.history.clear();
        loop {
            state.audit().unwrap_or_else(|fault| fail(&state, &fault));
            check_standing(&state);
            let closely = random.below(CLOSELY) == 0;
            match state.turn() {
                Turn::Over => break,
                Turn::Deal => self.draw(&mut state, closely, random),
                Turn::Decide(seat) => self.decide(&mut state, seat, closely, random),
            }
            self.swept.plies += 1;
            assert!(self.history.len() <= G::MOST_PLIES, "a game of more than {} plies", G::MOST_PLIES);
        }
        self.list.clear();
        state.actions(&mut self.list);
        self.odds.clear();
        state.odds(&mut self.odds);
        assert!(self.list.is_empty() && self.odds.is_empty(), "the game is over, but not for the list");
        state
    }

    fn decide(&mut self, state: &mut G, seat: Seat, closely: bool, random: &mut Shuffler) {
        assert!(seat.index() < self.players);
        self.list.clear();
        state.actions(&mut self.list);
        if self.list.is_empty() {
            fail(state, "nothing can be decided");
        }
        self.swept.most_actions = self.swept.most_actions.max(self.list.len());
        assert!(self.list.len() <= G::MOST_ACTIONS, "a list of {} decisions", self.list.len());
        if closely {
            self.check_list(state);
            self.try_strays(state, random);
        }
        let action = self.list[random.index(self.list.len())];
        keep(&mut self.actions_seen, action, random);
        self.history.push(Step::Play(seat, action));
        let before = *state;
        state.play_unchecked(action, &mut Nobody);
        if closely {
            self.check_same(&before, state, |game| {
                let mut told = Vec::new();
                game.play(action, &mut told).unwrap_or_else(|reason| fail(&before, &format!("{reason:?}")));
                if told.is_empty() {
                    fail(&before, &format!("nobody is told of `{action}`"));
                }
            });
        }
    }

    fn draw(&mut self, state: &mut G, closely: bool, random: &mut Shuffler) {
        let outcome = state.deal(random);
        check_notation(outcome);
        if let Err(reason) = state.check_outcome(outcome) {
            fail(state, &format!("the dealer drew {outcome}: {reason:?}"));
        }
        if closely {
            self.check_odds(state, outcome, random);
        }
        keep(&mut self.outcomes_seen, outcome, random);
        self.history.push(Step::Reveal(outcome));
        let before = *state;
        state.reveal_unchecked(outcome, &mut Nobody);
        if closely {
            self.check_same(&before, state, |game| {
                game.reveal(outcome, &mut Vec::new()).unwrap_or_else(|reason| fail(&before, &format!("{reason:?}")));
            });
        }
    }

    /// What is listed is legal, is listed once, and has a notation that can be read back.
    fn check_list(&self, state: &G) {
        let mut seen = HashSet::new();
        for &action in &self.list {
            if let Err(reason) = state.check(action) {
                fail(state, &format!("listed but refused: {action}: {reason:?}"));
            }
            check_notation(action);
            if !seen.insert(action) {
                fail(state, &format!("listed twice: {action}"));
            }
        }
    }

    /// What is not listed is refused, and a refusal changes nothing.
    fn try_strays(&mut self, state: &G, random: &mut Shuffler) {
        for _ in 0..TRIED.min(self.actions_seen.len()) {
            let stray = self.actions_seen[random.index(self.actions_seen.len())];
            self.swept.strays += 1;
            let mut copy = *state;
            let refused = copy.play(stray, &mut Nobody).is_err();
            if refused == self.list.contains(&stray) {
                fail(state, &format!("`{stray}`: refused {refused}, listed {}", !refused));
            }
            assert!(!refused || copy == *state, "a refusal of {stray} changed the state");
        }
        if let Some(&outcome) = self.outcomes_seen.first() {
            let mut copy = *state;
            assert!(copy.reveal(outcome, &mut Nobody).is_err(), "an outcome on a seat's turn");
            assert_eq!(copy, *state);
        }
    }

    /// The odds list what can be drawn, and nothing else.
    fn check_odds(&mut self, state: &G, drawn: G::Outcome, random: &mut Shuffler) {
        self.odds.clear();
        state.odds(&mut self.odds);
        let mut seen = HashSet::new();
        for &(outcome, weight) in &self.odds {
            assert!(weight > 0, "{outcome} can't be drawn, but is listed");
            assert!(seen.insert(outcome), "{outcome} is listed twice");
            check_notation(outcome);
            if let Err(reason) = state.check_outcome(outcome) {
                fail(state, &format!("{outcome} has odds, but is refused: {reason:?}"));
            }
        }
        if !seen.contains(&drawn) {
            fail(state, &format!("{drawn} was drawn, but has no odds"));
        }
        for _ in 0..TRIED.min(self.outcomes_seen.len()) {
            let stray = self.outcomes_seen[random.index(self.outcomes_seen.len())];
            if state.check_outcome(stray).is_ok() != seen.contains(&stray) {
                fail(state, &format!("{stray}: check and odds do not agree"));
            }
        }
        self.list.clear();
        state.actions(&mut self.list);
        assert!(self.list.is_empty(), "decisions on the dealer's turn");
        if let Some(&action) = self.actions_seen.first() {
            assert!(state.check(action).is_err(), "a decision on the dealer's turn");
        }
    }

    /// Checked and unchecked play, with and without a witness, lead to the same state with the same hash.
    fn check_same(&self, before: &G, after: &G, play: impl FnOnce(&mut G)) {
        let mut copy = *before;
        play(&mut copy);
        if copy != *after {
            fail(before, "checked and unchecked play differ");
        }
        assert_eq!(self.hasher.hash_one(copy), self.hasher.hash_one(*after), "equal states, different hashes");
    }

    /// Replaying the plies gives the same state; so does reading back the written record.
    fn check_replay(&self, setup: &Setup<G::Components>, last: &G, written: bool) {
        let mut state = G::new(setup).expect("a standard game begins");
        for step in &self.history {
            let refused = match *step {
                Step::Play(seat, action) => {
                    assert_eq!(state.turn(), Turn::Decide(seat));
                    state.play(action, &mut Nobody).err()
                }
                Step::Reveal(outcome) => state.reveal(outcome, &mut Nobody).err(),
            };
            if let Some(reason) = refused {
                fail(&state, &format!("a replay is refused: {reason:?}"));
            }
        }
        assert_eq!(state, *last, "a replay ends elsewhere");
        if written {
            self.check_record(setup, last);
        }
    }

    fn check_record(&self, setup: &Setup<G::Components>, last: &G) {
        let mut game = GameAdapter::<G>::new(setup.clone()).expect("a standard game begins");
        let mut record = Record::begin(&game);
        for step in &self.history {
            match *step {
                Step::Play(seat, action) => record.push(Some(seat), action.to_string()),
                Step::Reveal(outcome) => record.push(None, outcome.to_string()),
            }
        }
        game.game = *last;
        record.finish(&game);
        let text = record.to_string();
        let read: Record = text.parse().expect("a written record can be read");
        assert_eq!(read.to_string(), text);
        assert_eq!(read.plies, record.plies);
        read.check(&GameKindOf::<G>::new(), None).expect("a written record can be replayed");
    }
}

fn some_options(meta: &Meta, random: &mut Shuffler) -> Options {
    let chosen: Vec<_> =
        meta.options.iter().map(|spec| (spec.key, spec.values[random.index(spec.values.len())])).collect();
    Options::read(meta, chosen).expect("its own options")
}

/// Which of all values of options were chosen, a bit for each.
fn chosen(meta: &Meta, options: &Options) -> u64 {
    let values = meta.options.iter().flat_map(|spec| spec.values.iter().map(|value| (spec.key, *value)));
    values.enumerate().filter(|(_, (key, value))| options.get(key) == *value).map(|(at, _)| 1 << at).sum()
}

/// Keeps a sample of what was seen, in a pool that changes slowly.
fn keep<T>(pool: &mut Vec<T>, thing: T, random: &mut Shuffler) {
    if pool.len() < POOL {
        pool.push(thing);
    } else if random.below(8) == 0 {
        let at = random.index(POOL);
        pool[at] = thing;
    }
}

fn check_notation<T: Notation>(thing: T) {
    let text = thing.to_string();
    assert_eq!(text.parse(), Ok(thing), "{text} is read as something else");
    let plain = text.chars().all(|c| c.is_ascii_graphic() && !c.is_ascii_uppercase() || c == ' ');
    assert!(plain && text.trim() == text && !text.contains("  "), "`{text}` is not plain notation");
    let spaced = text.replace(' ', " \t ");
    assert_eq!(spaced.parse(), Ok(thing), "{text} is not read with more white space");
}

fn check_standing<G: Game>(state: &G) {
    let standing: Standing = state.standing();
    assert_eq!(standing.players(), state.players());
    assert!(standing.winners().next().is_some());
    let beyond = G::META.categories.len()..Standing::MOST_CATEGORIES;
    let stray =
        Seat::all(state.players()).any(|seat| beyond.clone().any(|category| standing.points(seat, category) != 0));
    assert!(!stray, "points in a category without a name");
}

#[expect(clippy::panic, reason = "a law that is broken fails the test")]
fn fail<G: Debug>(state: &G, fault: &str) -> ! {
    panic!("{fault}\n{state:#?}")
}

/// Deals from the positions of `games` random games and compares frequencies with the odds (chi-square, far out in the tail).
pub fn sweep_odds<G: Game>(players: usize, games: u64) {
    let mut tested = 0;
    for number in 0..games {
        let mut random = Shuffler::new(0x0dd5, number);
        let mut state = G::new(&Setup::standard(&G::META, players)).expect("a standard game begins");
        let mut list = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Deal => {
                    if random.below(8) == 0 {
                        check_frequencies(&state, &mut random);
                        tested += 1;
                    }
                    state.reveal_unchecked(state.deal(&mut random), &mut Nobody);
                }
                Turn::Decide(_) => {
                    list.clear();
                    state.actions(&mut list);
                    state.play_unchecked(list[random.index(list.len())], &mut Nobody);
                }
            }
        }
    }
    assert!(tested > 0, "the dealer never drew");
}

fn check_frequencies<G: Game>(state: &G, random: &mut Shuffler) {
    let mut odds = Vec::new();
    state.odds(&mut odds);
    let draws = 50 * odds.len().max(20);
    let mut counts = vec![0u32; odds.len()];
    for _ in 0..draws {
        let outcome = state.deal(random);
        let at = odds.iter().position(|&(possible, _)| possible == outcome).expect("what is drawn has odds");
        counts[at] += 1;
    }
    let sum: f64 = odds.iter().map(|&(_, weight)| f64::from(weight)).sum();
    // Outcomes too rare for the test are counted together.
    let (mut square, mut freedom, mut rare) = (0.0, -1.0_f64, (0.0, 0.0));
    for (&(_, weight), &count) in odds.iter().zip(&counts) {
        let expected = draws as f64 * f64::from(weight) / sum;
        if expected < 5.0 {
            rare = (rare.0 + expected, rare.1 + f64::from(count));
        } else {
            square += (f64::from(count) - expected).powi(2) / expected;
            freedom += 1.0;
        }
    }
    if rare.0 >= 5.0 {
        square += (rare.1 - rare.0).powi(2) / rare.0;
        freedom += 1.0;
    }
    let limit = freedom + 6.0 * (2.0 * freedom.max(1.0)).sqrt() + 12.0;
    assert!(square <= limit, "chi-square {square} for {freedom} degrees of freedom\n{odds:?}\n{counts:?}");
}
