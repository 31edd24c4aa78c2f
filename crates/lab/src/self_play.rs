//! Games that minds play against themselves, now and then at random, with the positions that were met.

use game::{Evaluate, MOST_TERMS, Nobody, RandomSource, Seat, Setup, SetupError, Shuffler, Standing, Turn};
use minds::{Mind, MindSpec};
use rayon::prelude::*;

/// How to play against oneself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// Games at each number of players.
    pub games: u64,
    /// Who plays them.
    pub mind: MindSpec,
    /// One decision in this many is random; none if 0.
    pub random: u32,
    /// The seed of all games.
    pub seed: u64,
}

/// Alone at the table, where all is one turn, one position is noted in this many decisions.
const SAMPLED: u32 = 6;

/// A position at the beginning of a turn.
#[derive(Clone, Debug)]
pub(crate) struct PositionSample {
    /// The terms of each seat.
    pub(crate) terms: Vec<Vec<f32>>,
    /// How much of the game was left.
    pub(crate) left: f32,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct SelfPlayGame {
    pub(crate) samples: Vec<PositionSample>,
    pub(crate) standing: Standing,
}

impl SelfPlay {
    /// Plays the games at one number of players. `progress` is told of finished ones.
    pub(crate) fn play<G: Evaluate>(
        self,
        players: usize,
        progress: &(impl Fn(u64) + Sync),
    ) -> Result<Vec<SelfPlayGame>, SetupError> {
        let start = G::new(&Setup::standard(&G::META, players))?;
        let play = |number| {
            let played = self.play_one(start, number);
            progress(1);
            played
        };
        Ok((0..self.games).into_par_iter().map(play).collect())
    }

    fn play_one<G: Evaluate>(self, mut game: G, number: u64) -> SelfPlayGame {
        let mut chance = Shuffler::new(self.seed, number);
        let mut mind: Box<dyn Mind<G>> = self.mind.mind(self.mind_seed(number));
        let mut any = minds::Random::<G>::new(Shuffler::new(self.seed, !number));
        let mut samples = Vec::new();
        let mut last = None;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Deal => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
                Turn::Decide(seat) => {
                    let begins = last != Some(seat) || (game.players() == 1 && chance.below(SAMPLED) == 0);
                    if begins {
                        samples.push(sample(&game));
                    }
                    last = Some(seat);
                    let action = if self.is_random(&mut chance) { any.decide(&game) } else { mind.decide(&game) };
                    let Some(action) = action else { break };
                    game.play_unchecked(action, &mut Nobody);
                }
            }
        }
        SelfPlayGame { samples, standing: game.standing() }
    }

    /// The seed of the mind in one game: no two games have the same.
    fn mind_seed(self, number: u64) -> u64 {
        self.seed ^ number
    }

    /// Whether the next decision is random.
    fn is_random(self, chance: &mut Shuffler) -> bool {
        self.random > 0 && chance.below(self.random) == 0
    }
}

fn sample<G: Evaluate>(game: &G) -> PositionSample {
    let terms = |seat: Seat| {
        let mut values = [0.0; MOST_TERMS];
        game.terms(seat, &mut values[..G::TERMS.len()]);
        values[..G::TERMS.len()].to_vec()
    };
    PositionSample { terms: Seat::all(game.players()).map(terms).collect(), left: game.left() }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "what is meant to be the same is the same to the last bit")]
mod tests {
    use std::collections::HashSet;

    use game::Game;
    use game::contract::pebbles::Pebbles;

    use super::*;

    const PLAY: SelfPlay = SelfPlay { games: 20, mind: MindSpec::Greedy, random: 4, seed: 3 };

    #[test]
    fn one_decision_in_as_many_as_is_asked_for_is_random() {
        let share = |random| {
            let (play, mut chance) = (SelfPlay { random, ..PLAY }, Shuffler::new(7, 7));
            (0..10_000).filter(|_| play.is_random(&mut chance)).count() as f64 / 10_000.0
        };
        assert_eq!([0, 1].map(share), [0.0, 1.0]);
        assert!((share(4) - 0.25).abs() < 0.02 && (share(10) - 0.1).abs() < 0.02, "{} {}", share(4), share(10));
    }

    #[test]
    fn where_every_decision_is_random_it_does_not_matter_whose_it_is() {
        let terms = |random, mind| -> Vec<Vec<Vec<f32>>> {
            let games = SelfPlay { mind, random, ..PLAY }.play::<Pebbles>(2, &|_| {}).unwrap();
            games.into_iter().flat_map(|game| game.samples).map(|sample| sample.terms).collect()
        };
        assert_eq!(terms(1, MindSpec::Greedy), terms(1, MindSpec::Random));
        assert_ne!(terms(0, MindSpec::Greedy), terms(0, MindSpec::Random));
    }

    #[test]
    fn every_game_has_a_mind_with_a_seed_of_its_own() {
        for seed in [0, 3, 255, u64::MAX] {
            let seeds: HashSet<u64> = (0..300).map(|number| SelfPlay { seed, ..PLAY }.mind_seed(number)).collect();
            assert_eq!(seeds.len(), 300);
        }
        assert_ne!(PLAY.mind_seed(9), SelfPlay { seed: 8, ..PLAY }.mind_seed(9));
    }

    #[test]
    fn the_beginnings_of_turns_are_noted_and_less_and_less_is_left() {
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            for game in PLAY.play::<Pebbles>(players, &|_| {}).unwrap() {
                assert!(game.samples.len() > 2 && game.samples.iter().all(|sample| sample.terms.len() == players));
                assert!(game.samples.is_sorted_by(|earlier, later| earlier.left > later.left), "{:?}", game.samples);
                assert!(game.samples.iter().all(|sample| (0.0..=1.0).contains(&sample.left)));
            }
        }
    }
}
