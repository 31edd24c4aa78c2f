//! A finished game looked at again: what each decision lost against the best one, and what each draw gave. Skill and luck are kept apart.

use minds::{Budget, Judge, Leaf, Search, Worth};
use rayon::prelude::*;
use serde::Serialize;
use table::record::RecordFault;
use table::{Appraise, Erased, KindOf, Match, Nobody, Record, Seat, Turn};

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
    /// The chance to win of each seat afterwards.
    pub chances: Vec<f32>,
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
    /// Decisions that were the best, or as good.
    pub best: usize,
    /// The sum of what draws gave.
    pub luck: f32,
}

/// A decision that loses less than this is as good as the best.
const AS_GOOD: f32 = 0.005;

/// Looks at every ply of a record, with so many simulations for each decision. `progress` is told of plies as they are done.
pub fn analyse<G: Appraise>(
    record: &Record,
    components: Option<&str>,
    simulations: u32,
    progress: impl Fn() + Sync,
) -> Result<Analysis, RecordFault> {
    let positions = positions::<G>(record, components)?;
    let judge = Judge::<G>::standard();
    let look = |(number, state): (usize, &G)| {
        let ply = look_at(state, record, number, &judge, simulations);
        progress();
        ply
    };
    let plies: Vec<_> = positions.par_iter().enumerate().map(look).collect();
    let seats = Seat::all(record.players).map(|seat| summary(seat, &plies)).collect();
    Ok(Analysis { plies, seats })
}

/// The state before each ply.
fn positions<G: Appraise>(record: &Record, components: Option<&str>) -> Result<Vec<G>, RecordFault> {
    let kind = KindOf::<G>::new();
    record.check(&kind, components)?;
    let start = record.start(&kind, components)?;
    let Some(erased) = start.as_any().downcast_ref::<Erased<G>>() else { return Ok(Vec::new()) };
    let mut game = erased.clone();
    let mut positions = Vec::with_capacity(record.plies.len());
    for ply in &record.plies {
        positions.push(game.game);
        // The record was checked: every ply is legal.
        let _ = if ply.by.is_some() { Match::play(&mut game, &ply.text) } else { Match::reveal(&mut game, &ply.text) };
    }
    Ok(positions)
}

fn look_at<G: Appraise>(state: &G, record: &Record, number: usize, judge: &Judge<G>, simulations: u32) -> PlyAnalysis {
    let ply = &record.plies[number];
    let blank = PlyAnalysis {
        ply: number + 1,
        seat: ply.by.map(|seat| seat.index() + 1),
        played: ply.text.clone(),
        chances: Vec::new(),
        loss: 0.0,
        better: None,
        luck: vec![0.0; record.players],
    };
    match (state.turn(), ply.text.parse::<G::Action>(), ply.text.parse::<G::Outcome>()) {
        (Turn::Decide(_), Ok(action), _) => look_at_decision(state, action, judge, simulations, blank),
        (Turn::Deal, _, Ok(outcome)) => look_at_draw(state, outcome, judge, blank),
        _ => blank,
    }
}

fn look_at_decision<G: Appraise>(
    state: &G,
    played: G::Action,
    judge: &Judge<G>,
    simulations: u32,
    blank: PlyAnalysis,
) -> PlyAnalysis {
    let mut search = Search::new(judge, Budget::Simulations(simulations), Leaf::Appraised, 1, blank.ply as u64);
    let candidates = search.ponder(state);
    let mut next = *state;
    next.play_unchecked(played, &mut Nobody);
    let chances = judge.worth(&next)[..state.players()].to_vec();
    let own = candidates.iter().find(|candidate| candidate.action == played);
    let loss = match (candidates.first(), own) {
        (Some(best), Some(own)) => (best.worth - own.worth).max(0.0),
        _ => 0.0,
    };
    let better =
        candidates.first().filter(|best| best.action != played && loss >= AS_GOOD).map(|best| best.action.to_string());
    PlyAnalysis { chances, loss, better, ..blank }
}

/// The luck of a draw is what it promises, less the mean of what could be drawn.
fn look_at_draw<G: Appraise>(state: &G, drawn: G::Outcome, judge: &Judge<G>, blank: PlyAnalysis) -> PlyAnalysis {
    let after = |outcome| {
        let mut next = *state;
        next.reveal_unchecked(outcome, &mut Nobody);
        foreseen(&next, judge)
    };
    let mut odds = Vec::new();
    state.odds(&mut odds);
    let sum: f64 = odds.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let mut expected = [0.0; Seat::MOST];
    for &(outcome, weight) in &odds {
        let share = (f64::from(weight) / sum) as f32;
        expected.iter_mut().zip(after(outcome)).for_each(|(mean, worth)| *mean += share * worth);
    }
    let chances = after(drawn)[..state.players()].to_vec();
    let luck = chances.iter().zip(expected).map(|(chance, expected)| chance - expected).collect();
    PlyAnalysis { chances, luck, ..blank }
}

/// What a position is worth once the seat to move has taken the decision that looks best: a draw often promises nothing by itself, but by
/// what can be done with it.
fn foreseen<G: Appraise>(state: &G, judge: &Judge<G>) -> Worth {
    let Turn::Decide(seat) = state.turn() else { return judge.worth(state) };
    let mut list = Vec::new();
    state.actions(&mut list);
    let worths = list.iter().map(|&action| {
        let mut next = *state;
        next.play_unchecked(action, &mut Nobody);
        judge.worth(&next)
    });
    let best = worths.max_by(|left, right| left[seat.index()].total_cmp(&right[seat.index()]));
    best.unwrap_or_else(|| judge.worth(state))
}

fn summary(seat: Seat, plies: &[PlyAnalysis]) -> SeatAnalysis {
    let number = seat.index() + 1;
    let own = || plies.iter().filter(|ply| ply.seat == Some(number));
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
    use table::contract::pebbles::{Colour, Pebbles};
    use table::{Game, Setup, Shuffler};

    use super::*;

    /// A game in which the first seat keeps everything and the second gives black away.
    fn played() -> Record {
        let mut game = Erased::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap();
        let mut record = Record::begin(&game);
        let mut chance = Shuffler::new(11, 0);
        loop {
            match Match::turn(&game) {
                Turn::Over => break,
                Turn::Deal => {
                    let drawn = game.game.deal(&mut chance);
                    Match::reveal(&mut game, &drawn.to_string()).unwrap();
                    record.push(None, drawn.to_string());
                }
                Turn::Decide(seat) => {
                    let black = record.plies.last().unwrap().text == Colour::Black.to_string();
                    let gives = seat != Seat::FIRST && black && Match::check(&game, "give").is_ok();
                    let choice = if gives { "give" } else { "keep" };
                    Match::play(&mut game, choice).unwrap();
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
        let analysis = analyse::<Pebbles>(&record, None, 300, || {}).unwrap();
        assert_eq!(analysis.plies.len(), record.plies.len());
        let [first, second] = &analysis.seats[..] else { unreachable!() };
        assert!(first.loss > 0.05 && first.loss > second.loss, "{:?}", analysis.seats);
        let worst = analysis.plies.iter().max_by(|left, right| left.loss.total_cmp(&right.loss)).unwrap();
        assert_eq!((worst.played.as_str(), worst.better.as_deref()), ("keep", Some("give")));
    }

    #[test]
    fn luck_cancels_over_the_seats_and_decisions_have_none() {
        let analysis = analyse::<Pebbles>(&played(), None, 50, || {}).unwrap();
        for ply in &analysis.plies {
            assert!(ply.luck.iter().sum::<f32>().abs() < 0.02, "{ply:?}");
            assert!(ply.seat.is_none() || ply.luck.iter().all(|luck| luck.abs() < 1e-9));
            assert!(ply.seat.is_some() || ply.loss.abs() < 1e-9);
        }
        let gold = analysis.plies.iter().find(|ply| ply.played == Colour::Gold.to_string()).unwrap();
        assert!(gold.luck.iter().any(|luck| *luck > 0.05), "{gold:?}");
    }
}
