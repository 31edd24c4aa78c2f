//! A finished game looked at again: what each decision lost against the best one, and what each draw gave. Skill and luck are kept apart.
//!
//! An [`Analyst`] looks at one ply at a time, in any order. An [`AnalysisRun`] goes over all of them: on several
//! threads if need be, and it can be stopped.

mod continuations;
mod run;

pub use run::AnalysisRun;

use continuations::{Continuations, Mean, at_share};
use game::record::{Ply, RecordError};
use game::{AnyGame, Evaluate, GameAdapter, GameKindOf, Nobody, Record, Seat, Turn};
use serde::Serialize;

use crate::{Budget, Evaluator, Leaf, Search, SeatValues};

/// How many simulations each decision of a record gets where nobody says otherwise.
pub const ANALYSIS_SIMULATIONS: u32 = 200;

/// A game looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Every ply.
    pub plies: Vec<PlyAnalysis>,
    /// Every seat.
    pub seats: Vec<SeatAnalysis>,
}

/// A ply looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlyAnalysis {
    /// Its number, from 1.
    pub ply: usize,
    /// Who decided, from 1; nothing for the dealer.
    pub seat: Option<usize>,
    /// What was decided or drawn.
    pub played: String,
    /// How many decisions there were; 0 for a draw.
    pub choices: usize,
    /// The chance to win of each seat afterwards.
    pub chances: Vec<f32>,
    /// The final points that the position afterwards promises each seat.
    pub points: Vec<f32>,
    /// How much of the chance to win a decision gave away against the best one.
    pub loss: f32,
    /// The best decision, where another one was taken.
    pub better: Option<String>,
    /// How much chance to win a draw gave each seat, against what could be drawn.
    pub luck: Vec<f32>,
}

/// What a seat lost by its decisions and gained by luck.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatAnalysis {
    /// Its number, from 1.
    pub seat: usize,
    /// Decisions with a choice.
    pub decisions: usize,
    /// The sum of what they lost.
    pub loss: f32,
    /// Those among them that were the best, or as good.
    pub best: usize,
    /// The sum of what draws gave.
    pub luck: f32,
}

/// A decision that loses less than this is as good as the best.
const AS_GOOD: f32 = 0.005;

/// Somebody who looks at a recorded game again, whichever it is.
pub trait AnyAnalyst: Send + Sync {
    /// How many players there are.
    fn players(&self) -> usize;
    /// How many plies there are to look at.
    fn plies(&self) -> usize;
    /// Looks at one of them, from 0.
    fn look_at(&self, number: usize) -> PlyAnalysis;
}

/// An [`AnyAnalyst`] for one game.
#[derive(Debug)]
pub struct Analyst<G: Evaluate> {
    players: usize,
    plies: Vec<Ply>,
    /// The state before each ply.
    positions: Vec<G>,
    evaluator: Evaluator<G>,
    simulations: u32,
}

impl<G: Evaluate> Analyst<G> {
    /// Somebody who looks at a record, with so many simulations for each decision.
    pub fn new(record: &Record, components: Option<&str>, simulations: u32) -> Result<Analyst<G>, RecordError> {
        let positions = positions::<G>(record, components)?;
        let (players, plies) = (record.players, record.plies.clone());
        Ok(Analyst { players, plies, positions, evaluator: Evaluator::standard(), simulations })
    }

    fn look_at_decision(&self, state: &G, played: G::Action, blank: PlyAnalysis) -> PlyAnalysis {
        let budget = Budget::Simulations(self.simulations);
        let mut search = Search::new(&self.evaluator, budget, Leaf::LookedAhead, 1, blank.ply as u64);
        let candidates = search.compare(state, played);
        let mut next = *state;
        next.play_unchecked(played, &mut Nobody);
        let own = candidates.iter().find(|candidate| candidate.action == played);
        let loss = match (candidates.first(), own) {
            (Some(best), Some(own)) => (best.worth - own.worth).max(0.0),
            _ => 0.0,
        };
        let best = candidates.first().filter(|best| best.action != played && loss >= AS_GOOD);
        let better = best.map(|best| best.action.to_string());
        let chances = self.futures_of_decision().mean(&next).values();
        PlyAnalysis { choices: candidates.len(), loss, better, ..self.after(&next, &chances, blank) }
    }

    /// The luck of a draw is what comes of it, less the mean of what comes of all that could be drawn, in the same futures.
    fn look_at_draw(&self, state: &G, drawn: G::Outcome, blank: PlyAnalysis) -> PlyAnalysis {
        let after = |outcome| {
            let mut next = *state;
            next.reveal_unchecked(outcome, &mut Nobody);
            next
        };
        let mut odds = Vec::new();
        state.odds(&mut odds);
        let (next, mut futures) = (after(drawn), self.futures_of_draw());
        let mut means = [Mean::default(), Mean::default()];
        for future in 0..futures.count {
            let worth = futures.worth(&next, future);
            let other = at_share(&odds, future, futures.count).filter(|&other| other != drawn);
            let instead = other.map_or(worth, |other| futures.worth(&after(other), future));
            means[0].add(worth);
            means[1].add(instead);
        }
        let [chances, expected] = means.map(|mean| mean.values());
        let luck = chances[..state.players()].iter().zip(expected).map(|(worth, expected)| worth - expected).collect();
        PlyAnalysis { luck, ..self.after(&next, &chances, blank) }
    }

    /// A decision was thought of at length: its chances need a quarter as many futures as it had simulations.
    fn futures_of_decision(&self) -> Continuations<'_, G> {
        Continuations::new(&self.evaluator, self.simulations / 4)
    }

    /// Each future of a draw is looked at twice, with what was drawn and with something else.
    fn futures_of_draw(&self) -> Continuations<'_, G> {
        Continuations::new(&self.evaluator, self.simulations / 2)
    }

    /// What the position after a ply promises everybody.
    fn after(&self, next: &G, chances: &SeatValues, blank: PlyAnalysis) -> PlyAnalysis {
        let (standing, promised) = (next.standing(), self.evaluator.all_points(next));
        let points = |seat: Seat| match next.turn() {
            Turn::Over => standing.total(seat) as f32,
            _ => promised[seat.index()],
        };
        let points = Seat::all(next.players()).map(points).collect();
        PlyAnalysis { chances: chances[..next.players()].to_vec(), points, ..blank }
    }
}

impl<G: Evaluate> AnyAnalyst for Analyst<G> {
    fn players(&self) -> usize {
        self.players
    }

    fn plies(&self) -> usize {
        self.positions.len()
    }

    fn look_at(&self, number: usize) -> PlyAnalysis {
        let (ply, state) = (&self.plies[number], &self.positions[number]);
        let blank = PlyAnalysis {
            ply: number + 1,
            seat: ply.by.map(|seat| seat.index() + 1),
            played: ply.text.clone(),
            choices: 0,
            chances: Vec::new(),
            points: Vec::new(),
            loss: 0.0,
            better: None,
            luck: vec![0.0; state.players()],
        };
        match (state.turn(), ply.text.parse::<G::Action>(), ply.text.parse::<G::Outcome>()) {
            (Turn::Decide(_), Ok(action), _) => self.look_at_decision(state, action, blank),
            (Turn::Deal, _, Ok(outcome)) => self.look_at_draw(state, outcome, blank),
            _ => blank,
        }
    }
}

impl Analysis {
    /// What was seen of every ply, and what it means for everybody.
    fn of(players: usize, plies: Vec<PlyAnalysis>) -> Analysis {
        let seats = Seat::all(players).map(|seat| summary(seat, &plies)).collect();
        Analysis { plies, seats }
    }
}

/// The state before each ply.
fn positions<G: Evaluate>(record: &Record, components: Option<&str>) -> Result<Vec<G>, RecordError> {
    let kind = GameKindOf::<G>::new();
    record.check(&kind, components)?;
    let start = record.start(&kind, components)?;
    let Some(erased) = start.as_any().downcast_ref::<GameAdapter<G>>() else { return Ok(Vec::new()) };
    let mut game = erased.clone();
    let mut positions = Vec::with_capacity(record.plies.len());
    for ply in &record.plies {
        positions.push(game.game);
        // The record was checked: every ply is legal.
        let _ =
            if ply.by.is_some() { AnyGame::play(&mut game, &ply.text) } else { AnyGame::reveal(&mut game, &ply.text) };
    }
    Ok(positions)
}

fn summary(seat: Seat, plies: &[PlyAnalysis]) -> SeatAnalysis {
    let number = seat.index() + 1;
    let own = || plies.iter().filter(|ply| ply.seat == Some(number) && ply.choices > 1);
    SeatAnalysis {
        seat: number,
        decisions: own().count(),
        loss: own().map(|ply| ply.loss).sum(),
        best: own().filter(|ply| ply.loss < AS_GOOD).count(),
        luck: plies.iter().map(|ply| ply.luck[seat.index()]).sum(),
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Colour, Pebbles};
    use game::{Game, Setup, Shuffler};

    use super::*;

    fn analyse(record: &Record, simulations: u32) -> Analysis {
        let run = AnalysisRun::new(Box::new(Analyst::<Pebbles>::new(record, None, simulations).unwrap()));
        while run.step() {}
        run.analysis()
    }

    /// A game in which the first seat keeps everything and the second gives black away.
    fn played() -> Record {
        let mut game = GameAdapter::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap();
        let mut record = Record::begin(&game);
        let mut random = Shuffler::new(11, 0);
        loop {
            match AnyGame::turn(&game) {
                Turn::Over => break,
                Turn::Deal => {
                    let drawn = game.game.deal(&mut random);
                    AnyGame::reveal(&mut game, &drawn.to_string()).unwrap();
                    record.push(None, drawn.to_string());
                }
                Turn::Decide(seat) => {
                    let black = record.plies.last().unwrap().text == Colour::Black.to_string();
                    let gives = seat != Seat::FIRST && black && AnyGame::check(&game, "give").is_ok();
                    let choice = if gives { "give" } else { "keep" };
                    AnyGame::play(&mut game, choice).unwrap();
                    record.push(Some(seat), choice.to_owned());
                }
            }
        }
        record.finish(&game);
        record
    }

    #[test]
    fn keeping_black_pebbles_is_a_loss_and_the_better_decision_is_named() {
        let record = played();
        let analysis = analyse(&record, 300);
        assert_eq!(analysis.plies.len(), record.plies.len());
        let [first, second] = &analysis.seats[..] else { unreachable!() };
        assert!(first.loss > 0.05 && first.loss > second.loss, "{:?}", analysis.seats);
        let worst = analysis.plies.iter().max_by(|left, right| left.loss.total_cmp(&right.loss)).unwrap();
        assert_eq!((worst.played.as_str(), worst.better.as_deref()), ("keep", Some("give")));
    }

    #[test]
    fn luck_cancels_over_the_seats_and_decisions_have_none() {
        let analysis = analyse(&played(), 50);
        for ply in &analysis.plies {
            assert!(ply.luck.iter().sum::<f32>().abs() < 0.02, "{ply:?}");
            assert!(ply.seat.is_none() || ply.luck.iter().all(|luck| luck.abs() < 1e-9));
            assert!(ply.seat.is_some() || ply.loss.abs() < 1e-9);
        }
        let gold = analysis.plies.iter().find(|ply| ply.played == Colour::Gold.to_string()).unwrap();
        assert!(gold.luck.iter().any(|luck| *luck > 0.05), "{gold:?}");
    }

    #[test]
    fn at_the_end_everybody_has_what_they_have() {
        let record = played();
        let analysis = analyse(&record, 20);
        let last = analysis.plies.last().unwrap();
        let result: Vec<_> = record.result.iter().flatten().map(|&points| points as f32).collect();
        assert_eq!(last.points, result);
        assert!((last.chances.iter().sum::<f32>() - 1.0).abs() < 1e-6 && last.chances.contains(&1.0), "{last:?}");
    }

    #[test]
    fn chances_take_a_part_of_the_simulations() {
        let analyst = Analyst::<Pebbles>::new(&played(), None, 400).unwrap();
        assert_eq!((analyst.futures_of_decision().count, analyst.futures_of_draw().count), (100, 200));
    }

    /// A record that names any other decision as better also says how much was lost, and the other way round.
    #[test]
    fn a_better_decision_is_named_exactly_where_something_was_lost() {
        let analysis = analyse(&played(), 300);
        for ply in &analysis.plies {
            assert_eq!(ply.better.is_some(), ply.loss >= AS_GOOD, "{ply:?}");
            assert_ne!(ply.better.as_ref(), Some(&ply.played));
        }
        let lost = analysis.plies.iter().filter(|ply| ply.seat == Some(1)).map(|ply| ply.loss).sum::<f32>();
        assert!((analysis.seats[0].loss - lost).abs() < 1e-6);
    }

    #[test]
    fn what_left_no_choice_is_no_decision() {
        let analysis = analyse(&played(), 20);
        let forced = analysis.plies.iter().filter(|ply| ply.choices == 1).count();
        let counted: usize = analysis.seats.iter().map(|seat| seat.decisions).sum();
        let decided = analysis.plies.iter().filter(|ply| ply.seat.is_some()).count();
        assert!(forced > 0 && counted + forced == decided, "{counted} and {forced} of {decided}");
    }
}
