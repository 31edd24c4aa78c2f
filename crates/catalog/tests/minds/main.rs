//! Minds at every game: they play to the end and think the same way twice.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod decisions;
mod hints;

use babylon::Babylon;
use catalog::GameVisitor;
use game::{Evaluate, MOST_TERMS, Nobody, RandomSource, Seat, Setup, Shuffler, Turn};
use minds::{Budget, Evaluator, Greedy, Leaf, Mind, MindSpec, Random, Search};

/// Plays a game at random up to a decision with a choice, and returns it.
fn some_position<G: Evaluate>(players: usize, number: u64) -> Option<G> {
    let mut luck = Shuffler::new(23, number);
    let mut game = G::new(&Setup::standard(&G::META, players)).unwrap();
    let plies = luck.below(150);
    let mut list = Vec::new();
    for ply in 0.. {
        match game.turn() {
            Turn::Over => return None,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut luck), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(&mut list);
                if ply >= plies && list.len() > 1 {
                    return Some(game);
                }
                game.play_unchecked(list[luck.index(list.len())], &mut Nobody);
            }
        }
    }
    None
}

fn everywhere<V: GameVisitor<Output = ()> + Copy>(visitor: V) {
    for kind in catalog::GAMES {
        catalog::visit(kind.meta().key, visitor).unwrap();
    }
}

#[derive(Clone, Copy)]
struct SameTwice;

impl GameVisitor for SameTwice {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        for players in G::META.fewest..=G::META.most {
            for number in 0..6 {
                let Some(game) = some_position::<G>(players, number) else { continue };
                for spec in ["random", "greedy", "search:60", "glance:60", "playout:20"] {
                    let decide = || spec.parse::<MindSpec>().unwrap().mind::<G>(7).decide(&game);
                    let decision = decide();
                    assert!(game.check(decision.unwrap()).is_ok(), "{spec} decided something illegal");
                    assert_eq!(decision, decide(), "{spec} changed its mind");
                }
            }
        }
    }
}

#[test]
fn the_same_seed_decides_the_same_and_legally() {
    everywhere(SameTwice);
}

#[derive(Clone, Copy)]
struct ThinksForItself;

impl GameVisitor for ThinksForItself {
    type Output = ();

    /// One and the same mind decides for everybody in turn, each time as if nobody thought for the others.
    fn visit<G: Evaluate>(self) {
        let evaluator = evaluator_that_says::<G>("rivals", 64);
        for players in G::META.fewest..=G::META.most {
            let (mut luck, mut decided) = (Shuffler::new(23, 5), [0; Seat::MOST]);
            let mut mind = Search::new(&evaluator, Budget::Simulations(20), Leaf::LookedAhead, 1, 5);
            let mut game = G::new(&Setup::standard(&G::META, players)).unwrap();
            for _ in 0..60 {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Deal => game.reveal_unchecked(game.deal(&mut luck), &mut Nobody),
                    Turn::Decide(seat) => {
                        decided[seat.index()] += 1;
                        game.play(mind.decide(&game).unwrap(), &mut Nobody).unwrap();
                    }
                }
            }
            assert!(decided[..players].iter().all(|&times| times > 0), "{} {decided:?}", G::META.key);
        }
    }
}

/// The usual evaluator, but for a figure that says how to think at any number of players.
fn evaluator_that_says<G: Evaluate>(key: &str, figure: u32) -> Evaluator<G> {
    let lines = G::WEIGHTS.lines().filter(|line| !line.starts_with(key));
    let weights: String = lines
        .map(
            |line| if line.starts_with("spread") { format!("{key} = {figure}\n{line}\n") } else { format!("{line}\n") },
        )
        .collect();
    Evaluator::read(&weights).unwrap()
}

#[test]
fn a_mind_that_thinks_only_for_itself_decides_for_every_seat() {
    everywhere(ThinksForItself);
}

/// In Babylon there is more to decide than is usually looked at.
#[test]
fn leaves_are_looked_behind_closer_only_after_enough_thought() {
    let game = some_position::<Babylon>(2, 0).unwrap();
    let think = |closer, simulations, leaf| {
        Search::new(&evaluator_that_says("closer", closer), Budget::Simulations(simulations), leaf, 1, 7).ponder(&game)
    };
    let as_before = |simulations, leaf| think(60, simulations, leaf) == think(u32::MAX, simulations, leaf);
    assert!(as_before(60, Leaf::LookedAhead));
    assert!(!as_before(120, Leaf::LookedAhead));
    // Other leaves are not looked behind.
    assert!(as_before(120, Leaf::Evaluated) && as_before(120, Leaf::PlayedOut));
}

#[derive(Clone, Copy)]
struct Sound;

impl GameVisitor for Sound {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let evaluator = Evaluator::<G>::standard();
        assert!(G::TERMS.len() <= MOST_TERMS);
        for players in G::META.fewest..=G::META.most {
            for number in 0..40 {
                let Some(game) = some_position::<G>(players, number) else { continue };
                let worth = evaluator.worth(&game);
                let sum: f32 = Seat::all(players).map(|seat| worth[seat.index()]).sum();
                assert!(worth.iter().all(|luck| (0.0..=1.0).contains(luck)), "{worth:?}");
                assert!(players == 1 || (sum - 1.0).abs() < 1e-3, "{worth:?}");
            }
        }
    }
}

#[test]
fn weights_are_read_and_chances_add_up() {
    everywhere(Sound);
}

#[derive(Clone, Copy)]
struct ThereIsLessAndLessLeft;

impl GameVisitor for ThereIsLessAndLessLeft {
    type Output = ();

    /// Whole games: all is left at the beginning and next to nothing at the end, and in between a turn never adds more than a misjudged round.
    fn visit<G: Evaluate>(self) {
        for players in G::META.fewest..=G::META.most {
            for number in 0..20 {
                let mut luck = Shuffler::new(23, number);
                let mut greedy = Greedy::<G>::new(Evaluator::standard());
                let mut game = G::new(&Setup::standard(&G::META, players)).unwrap();
                let mut left = vec![game.left()];
                loop {
                    match game.turn() {
                        Turn::Over => break,
                        Turn::Deal => game.reveal_unchecked(game.deal(&mut luck), &mut Nobody),
                        Turn::Decide(_) => {
                            left.push(game.left());
                            game.play_unchecked(greedy.decide(&game).unwrap(), &mut Nobody);
                        }
                    }
                }
                let what = format!("{} for {players}, game {number}: {left:?}", G::META.key);
                assert!(left.iter().all(|left| (0.0..=1.0).contains(left)), "{what}");
                assert!(left[0] > 0.9 && left[left.len() / 2] < 0.75, "{what}");
                assert!(left[left.len() - 1] < 0.15, "{what}");
                assert!(left.windows(2).all(|pair| pair[1] < pair[0] + 0.15), "{what}");
            }
        }
    }
}

#[test]
fn less_and_less_is_left_of_every_game() {
    everywhere(ThereIsLessAndLessLeft);
}

#[derive(Clone, Copy)]
struct OthersAreNotConcerned;

impl GameVisitor for OthersAreNotConcerned {
    type Output = ();

    /// Every decision in every position of random games.
    fn visit<G: Evaluate>(self) {
        for players in G::META.fewest.max(2)..=G::META.most {
            for number in 0..10 {
                let mut luck = Shuffler::new(29, number);
                let mut game = G::new(&Setup::standard(&G::META, players)).unwrap();
                let mut list = Vec::new();
                while game.turn() != Turn::Over {
                    if let Turn::Decide(seat) = game.turn() {
                        list.clear();
                        game.actions(&mut list);
                        list.iter().for_each(|&action| others_have_the_same_terms(&game, seat, action));
                        game.play_unchecked(list[luck.index(list.len())], &mut Nobody);
                    } else {
                        game.reveal_unchecked(game.deal(&mut luck), &mut Nobody);
                    }
                }
            }
        }
    }
}

fn others_have_the_same_terms<G: Evaluate>(before: &G, seat: Seat, action: G::Action) {
    let mut next = *before;
    next.play_unchecked(action, &mut Nobody);
    if next.concerns_others(before) {
        return;
    }
    for other in Seat::all(before.players()).filter(|&other| other != seat) {
        let terms = |game: &G| {
            let mut values = [0.0; MOST_TERMS];
            game.terms(other, &mut values[..G::TERMS.len()]);
            values.map(f32::to_bits)
        };
        assert_eq!(terms(&next), terms(before), "{} {action} for {other}", G::META.key);
    }
}

#[test]
fn decisions_that_do_not_concern_others_change_none_of_their_terms() {
    everywhere(OthersAreNotConcerned);
}

#[derive(Clone, Copy)]
struct GreedyWins;

impl GameVisitor for GreedyWins {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let wins: f64 = (0..20).map(|number| play::<G>(number, Seat::new(number as usize % 2).unwrap())).sum();
        assert!(wins >= 19.0, "greedy won {wins} of 20 games of {}", G::META.key);
    }
}

/// Plays greedy in one seat against random in the other, and returns what greedy won.
fn play<G: Evaluate>(number: u64, seat: Seat) -> f64 {
    let mut luck = Shuffler::new(31, number);
    let mut game = G::new(&Setup::standard(&G::META, 2)).unwrap();
    let mut greedy = Greedy::new(Evaluator::<G>::standard());
    let mut random = Random::<G>::new(Shuffler::new(32, number));
    loop {
        match game.turn() {
            Turn::Over => return game.standing().share(seat),
            Turn::Deal => game.reveal_unchecked(game.deal(&mut luck), &mut Nobody),
            Turn::Decide(mover) => {
                let action = if mover == seat { greedy.decide(&game) } else { random.decide(&game) };
                game.play(action.unwrap(), &mut Nobody).unwrap();
            }
        }
    }
}

#[test]
fn greedy_beats_random_at_every_game() {
    everywhere(GreedyWins);
}
