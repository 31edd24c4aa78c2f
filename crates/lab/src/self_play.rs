//! Games that minds play against themselves, now and then at random, with the positions that were met.

use minds::{Mind, Spec};
use rayon::prelude::*;
use table::{Appraise, Chance, MOST_TERMS, Nobody, Seat, Setup, SetupFault, Shuffler, Standing, Turn};

/// How to play against oneself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlay {
    /// Games at each number of players.
    pub games: u64,
    /// Who plays them.
    pub mind: Spec,
    /// One decision in this many is random; none if 0.
    pub random: u32,
    /// The seed of all games.
    pub seed: u64,
}

/// Alone at the table, where all is one turn, one position is noted in this many decisions.
const SAMPLED: u32 = 6;

/// A position at the beginning of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Noted {
    /// The terms of each seat.
    pub(crate) terms: Vec<Vec<f32>>,
    /// How much of the game was left.
    pub(crate) left: f32,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) noted: Vec<Noted>,
    pub(crate) standing: Standing,
}

impl SelfPlay {
    /// Plays the games at one number of players. `progress` is told of finished ones.
    pub(crate) fn play<G: Appraise>(
        self,
        players: usize,
        progress: &(impl Fn(u64) + Sync),
    ) -> Result<Vec<Played>, SetupFault> {
        let start = G::new(&Setup::standard(&G::META, players))?;
        let play = |number| {
            let played = self.play_one(start, number);
            progress(1);
            played
        };
        Ok((0..self.games).into_par_iter().map(play).collect())
    }

    fn play_one<G: Appraise>(self, mut game: G, number: u64) -> Played {
        let mut chance = Shuffler::new(self.seed, number);
        let mut mind: Box<dyn Mind<G>> = self.mind.mind(self.seed ^ number);
        let mut any = minds::Random::<G>::new(Shuffler::new(self.seed, !number));
        let mut noted = Vec::new();
        let mut last = None;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Deal => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
                Turn::Decide(seat) => {
                    let begins = last != Some(seat) || (game.players() == 1 && chance.below(SAMPLED) == 0);
                    if begins {
                        noted.push(note(&game));
                    }
                    last = Some(seat);
                    let wild = self.random > 0 && chance.below(self.random) == 0;
                    let action = if wild { any.decide(&game) } else { mind.decide(&game) };
                    let Some(action) = action else { break };
                    game.play_unchecked(action, &mut Nobody);
                }
            }
        }
        Played { noted, standing: game.standing() }
    }
}

fn note<G: Appraise>(game: &G) -> Noted {
    let terms = |seat: Seat| {
        let mut values = [0.0; MOST_TERMS];
        game.terms(seat, &mut values[..G::TERMS.len()]);
        values[..G::TERMS.len()].to_vec()
    };
    Noted { terms: Seat::all(game.players()).map(terms).collect(), left: game.left() }
}

#[cfg(test)]
mod tests {
    use table::Game;
    use table::contract::pebbles::Pebbles;

    use super::*;

    #[test]
    fn the_beginnings_of_turns_are_noted_and_less_and_less_is_left() {
        let play = SelfPlay { games: 20, mind: Spec::Greedy, random: 4, seed: 3 };
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            for game in play.play::<Pebbles>(players, &|_| {}).unwrap() {
                assert!(game.noted.len() > 2 && game.noted.iter().all(|noted| noted.terms.len() == players));
                assert!(game.noted.is_sorted_by(|earlier, later| earlier.left > later.left), "{:?}", game.noted);
                assert!(game.noted.iter().all(|noted| (0.0..=1.0).contains(&noted.left)));
            }
        }
    }
}
