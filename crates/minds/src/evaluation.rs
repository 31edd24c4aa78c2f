//! Weighing the terms of a position.

use std::marker::PhantomData;

use game::components::{self, Reader};
use game::{ComponentErrors, Evaluate, MOST_TERMS, Seat, Standing, Turn};

use crate::exponential::exp;

/// What a position or a finished game is worth to each seat: its chance to win, from 0 to 1.
pub type SeatValues = [f32; Seat::MOST];

/// The weights for one number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Weights {
    terms: [f32; MOST_TERMS],
    /// How far off estimates are at the beginning.
    spread: f32,
    thinking: Thinking,
}

/// How the search thinks at a number of players, where that is not as usual.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Thinking {
    /// How sharply the others are taken to choose their turns: a turn that promises less by one over this is `e` times
    /// less likely. Without it, they are thought for as oneself is.
    pub rivals: Option<f32>,
    /// How many simulations of one decision it takes until it is worth looking farther behind leaves; without it, it never is.
    pub farther: Option<u32>,
    /// How many simulations of one decision it takes until it is worth looking at every decision behind leaves; without it, it never is.
    pub closer: Option<u32>,
}

impl Thinking {
    /// What a file of weights says of it, by key.
    pub fn figures(self) -> impl Iterator<Item = (&'static str, f32)> {
        let Thinking { rivals, farther, closer } = self;
        let count = |simulations: Option<u32>| simulations.map(|count| count as f32);
        let figures = [("rivals", rivals), ("farther", count(farther)), ("closer", count(closer))];
        figures.into_iter().filter_map(|(key, figure)| Some((key, figure?)))
    }
}

/// Weighs the terms of a game's positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluator<G> {
    /// By number of players, from the fewest.
    weights: Vec<Weights>,
    game: PhantomData<fn() -> G>,
}

impl<G: Evaluate> Evaluator<G> {
    /// The evaluator with the weights that come with the game.
    pub fn standard() -> Evaluator<G> {
        #[expect(clippy::panic, reason = "the embedded file is part of the program, and tests read it")]
        Evaluator::read(G::WEIGHTS).unwrap_or_else(|faults| panic!("the embedded weights are faulty: {faults:?}"))
    }

    /// The evaluator with the weights of a file, or everything that is wrong with it.
    pub fn read(text: &str) -> Result<Evaluator<G>, ComponentErrors> {
        let weights = components::read(text, |reader| {
            let tables: Vec<_> =
                (G::META.fewest..=G::META.most).map(|players| read_weights::<G>(reader, players)).collect();
            tables.into_iter().collect::<Option<Vec<_>>>()
        })?;
        Ok(Evaluator { weights, game: PhantomData })
    }

    fn weights(&self, state: &G) -> &Weights {
        &self.weights[state.players() - G::META.fewest]
    }

    /// The weight of a term at this number of players.
    pub fn weight(&self, players: usize, term: usize) -> f32 {
        self.weights[players - G::META.fewest].terms[term]
    }

    /// How many points estimates are off at the beginning of a game, at this number of players.
    pub fn spread(&self, players: usize) -> f32 {
        self.weights[players - G::META.fewest].spread
    }

    /// How the search thinks at this number of players.
    pub fn thinking(&self, players: usize) -> Thinking {
        self.weights[players - G::META.fewest].thinking
    }

    /// The final points that a position promises a seat.
    #[inline]
    pub fn points(&self, state: &G, seat: Seat) -> f32 {
        let mut values = [0.0; MOST_TERMS];
        let count = G::TERMS.len();
        state.terms(seat, &mut values[..count]);
        let weights = &self.weights(state).terms;
        values[..count].iter().zip(&weights[..count]).map(|(value, weight)| value * weight).sum()
    }

    /// The final points that a position promises each seat.
    pub fn all_points(&self, state: &G) -> SeatValues {
        let mut points = [0.0; Seat::MOST];
        for seat in Seat::all(state.players()) {
            points[seat.index()] = self.points(state, seat);
        }
        points
    }

    /// What a position is worth to each seat.
    pub fn worth(&self, state: &G) -> SeatValues {
        if state.turn() == Turn::Over { won(&state.standing()) } else { self.chances(state, &self.all_points(state)) }
    }

    /// What a position promises a seat that compares decisions: its chance to win, or, where the others do not matter for that, its points.
    #[inline]
    pub fn promise(&self, state: &G, seat: Seat) -> f32 {
        if G::CONTESTED { self.worth(state)[seat.index()] } else { self.points(state, seat) }
    }

    /// The chances to win of seats that are promised these points.
    #[inline]
    pub fn chances(&self, state: &G, points: &SeatValues) -> SeatValues {
        logistic_chances(&points[..state.players()], self.weights(state).spread, state.left())
    }
}

/// What decisions of a seat promise it in one position. What the others are promised is counted once, where decisions do not change it.
pub(crate) struct DecisionValues<'a, G> {
    evaluator: &'a Evaluator<G>,
    before: &'a G,
    seat: Seat,
    points: Option<SeatValues>,
}

impl<'a, G: Evaluate> DecisionValues<'a, G> {
    pub(crate) fn new(evaluator: &'a Evaluator<G>, before: &'a G, seat: Seat) -> DecisionValues<'a, G> {
        DecisionValues { evaluator, before, seat, points: None }
    }

    /// What the position promises that a decision leads to: the same as [`Evaluator::promise`].
    #[inline]
    pub(crate) fn of(&mut self, next: &G) -> f32 {
        let DecisionValues { evaluator, before, seat, .. } = *self;
        if !G::CONTESTED || next.turn() == Turn::Over || next.concerns_others(before) {
            return evaluator.promise(next, seat);
        }
        let points = self.points.get_or_insert_with(|| {
            let mut points = [0.0; Seat::MOST];
            Seat::all(before.players())
                .filter(|&other| other != seat)
                .for_each(|other| points[other.index()] = evaluator.points(before, other));
            points
        });
        points[seat.index()] = evaluator.points(next, seat);
        evaluator.chances(next, points)[seat.index()]
    }
}

fn read_weights<G: Evaluate>(reader: &Reader<'_>, players: usize) -> Option<Weights> {
    let table = reader.table(&format!("players-{players}"))?;
    let spread = table.real("spread");
    let thinking = read_thinking(&table);
    let read: Vec<_> = G::TERMS.iter().map(|term| table.real(term)).collect();
    let mut terms = [0.0; MOST_TERMS];
    for (weight, read) in terms.iter_mut().zip(read) {
        *weight = read? as f32;
    }
    Some(Weights { terms, spread: spread?.max(0.1) as f32, thinking: thinking? })
}

fn read_thinking(table: &Reader<'_>) -> Option<Thinking> {
    let optional = |key| if table.has(key) { table.real(key).map(Some) } else { Some(None) };
    let [rivals, farther, closer] = ["rivals", "farther", "closer"].map(optional);
    Some(Thinking {
        rivals: rivals?.map(|sharpness| sharpness.max(0.0) as f32),
        farther: farther?.map(|simulations| simulations as u32),
        closer: closer?.map(|simulations| simulations as u32),
    })
}

/// Nothing is as sure as a finished game.
const LEAST_SPREAD: f32 = 0.5;

/// What a solo player is measured against.
const PAR: f32 = 50.0;

/// A logistic race: the chances to win of seats that are promised these points. The one that is promised more has the
/// better chance, the more certainly the smaller the spread at the beginning and the less is left of the game: what is
/// still to come adds up like the steps of a random walk.
pub fn logistic_chances(points: &[f32], spread: f32, left: f32) -> SeatValues {
    let spread = (spread * left.sqrt()).max(LEAST_SPREAD);
    let mut chances = [0.0; Seat::MOST];
    if let [alone] = points {
        chances[0] = 1.0 / (1.0 + exp((PAR - alone) / spread));
        return chances;
    }
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (chance, points) in chances.iter_mut().zip(points) {
        *chance = exp((points - best) / spread);
        sum += *chance;
    }
    chances[..points.len()].iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// Who won, as shares that add up to one. A solo player wins with more points than the mark they are measured against.
pub fn shares(standing: &Standing) -> SeatValues {
    let players = standing.players();
    let mut shares = [0.0; Seat::MOST];
    for seat in Seat::all(players) {
        let passed = if standing.total(seat) as f32 > PAR { 1.0 } else { 0.0 };
        shares[seat.index()] = if players == 1 { passed } else { standing.share(seat) as f32 };
    }
    shares
}

/// How much of the worth of a finished game is its margin of points; the rest is winning.
const MARGIN: f32 = 0.1;

/// What a finished game was worth. Winning counts, and by how much a little: a mind that can't win any more still plays for points.
pub(crate) fn won(standing: &Standing) -> SeatValues {
    let players = standing.players();
    let mut worth = [0.0; Seat::MOST];
    for seat in Seat::all(players) {
        let rival = Seat::all(players).filter(|&other| other != seat).map(|other| standing.total(other) as f32);
        let margin = standing.total(seat) as f32
            - rival.fold(None, |most, points| Some(points.max(most.unwrap_or(points)))).unwrap_or(PAR);
        let slope = 0.5 + 0.5 * margin / (20.0 + margin.abs());
        let share = if players == 1 { slope } else { standing.share(seat) as f32 };
        worth[seat.index()] = (1.0 - MARGIN) * share + MARGIN * slope;
    }
    worth
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::Pebbles;
    use game::{Game, Setup};

    use super::*;

    #[test]
    fn equal_promises_are_equal_chances() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 3)).unwrap();
        let worth = Evaluator::<Pebbles>::standard().worth(&game);
        assert!(worth[..3].iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-6), "{worth:?}");
    }

    #[test]
    fn more_points_are_a_better_chance() {
        let [ahead, behind, ..] = logistic_chances(&[10.0, 4.0], 5.0, 1.0);
        assert!(ahead > 0.7 && (ahead + behind - 1.0).abs() < 1e-6);
        let [alone, ..] = logistic_chances(&[PAR + 1.0], 5.0, 1.0);
        assert!(alone > 0.5);
    }

    #[test]
    fn the_same_lead_is_surer_later() {
        let chance = |left| logistic_chances(&[10.0, 4.0], 8.0, left)[0];
        assert!(
            chance(1.0) < chance(0.5) && chance(0.5) < chance(0.1),
            "{} {} {}",
            chance(1.0),
            chance(0.5),
            chance(0.1)
        );
        // A game that is almost over is not sure either: 0 is taken for little.
        assert!(chance(0.0) <= 1.0 && logistic_chances(&[4.5, 4.0], 8.0, 0.0)[0] < 0.9);
    }

    #[test]
    fn a_win_is_shared() {
        let mut standing = Standing::new(2);
        Seat::all(2).for_each(|seat| standing.add(seat, 0, 7i16));
        let [first, second, ..] = shares(&standing);
        assert!((first - 0.5).abs() < 1e-6 && (second - 0.5).abs() < 1e-6);
        let mut alone = Standing::new(1);
        Seat::all(1).for_each(|seat| alone.add(seat, 0, 7i16));
        assert!(shares(&alone)[0] < 1e-6);
    }

    #[test]
    fn faulty_weights_are_refused() {
        let faults = Evaluator::<Pebbles>::read("[players-2]\npoints = \"x\"\n").unwrap_err().0;
        assert!(faults.len() >= 3, "{faults:?}");
        let with =
            |rivals| Evaluator::<Pebbles>::read(&Pebbles::WEIGHTS.replace("spread", &format!("{rivals}\nspread")));
        let thinking = |words| with(words).unwrap().thinking(3);
        let usual = Thinking::default();
        assert_eq!(thinking(""), usual);
        assert_eq!(thinking("rivals = 2.5"), Thinking { rivals: Some(2.5), ..usual });
        assert_eq!(thinking("farther = 4000"), Thinking { farther: Some(4000), ..usual });
        assert_eq!(thinking("closer = 3000"), Thinking { closer: Some(3000), ..usual });
        assert_eq!(with("rivals = \"many\"").unwrap_err().0.len(), 2);
    }
}
