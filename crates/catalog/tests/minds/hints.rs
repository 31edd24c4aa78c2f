//! What minds tell people at every game: hints, and finished games looked at again.

use catalog::GameVisitor;
use game::{AnyGame, Evaluate, GameAdapter, Nobody, Record, Seat, Setup, Shuffler, Turn};
use minds::{Budget, Evaluator, Greedy, Leaf, Mind, Random, Search, hints};

use super::{everywhere, some_position};

#[derive(Clone, Copy)]
struct HintsExpectWhatPlayersReach;

impl GameVisitor for HintsExpectWhatPlayersReach {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let game = (0..9).find_map(|number| some_position::<G>(2, number)).unwrap();
        let Turn::Decide(seat) = game.turn() else { unreachable!() };
        let evaluator = Evaluator::standard();
        let mut search = Search::new(&evaluator, Budget::Simulations(40), Leaf::LookedAhead, 1, 1);
        let best = hints(&game, &evaluator, &mut search, 1, &mut Shuffler::new(1, 0)).remove(0);
        let reached = (0..GAMES).map(|number| greedily_played(game, number).standing().total(seat) as f32);
        let (reached, told) = (reached.sum::<f32>() / GAMES as f32, best.categories.iter().sum::<f32>());
        assert!((told - reached).abs() < 0.25 * reached, "{}: {told} is told, {reached} is reached", G::META.key);
    }
}

/// So many games show what players reach.
const GAMES: u64 = 8;

fn greedily_played<G: Evaluate>(mut game: G, number: u64) -> G {
    let (mut luck, mut greedy) = (Shuffler::new(41, number), Greedy::new(Evaluator::standard()));
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut luck), &mut Nobody),
            Turn::Decide(_) => game.play_unchecked(greedy.decide(&game).unwrap(), &mut Nobody),
        }
    }
}

#[test]
fn a_hint_expects_what_players_reach() {
    everywhere(HintsExpectWhatPlayersReach);
}

/// A game of greedy in the first seat against random in the second.
fn record<G: Evaluate>() -> Record {
    let mut game = GameAdapter::<G>::new(Setup::standard(&G::META, 2)).unwrap();
    let mut record = Record::begin(&game);
    let mut luck = Shuffler::new(37, 0);
    let (mut greedy, mut random) = (Greedy::new(Evaluator::standard()), Random::new(Shuffler::new(37, 1)));
    loop {
        match AnyGame::turn(&game) {
            Turn::Over => break,
            Turn::Deal => {
                let drawn = game.game.deal(&mut luck).to_string();
                AnyGame::reveal(&mut game, &drawn).unwrap();
                record.push(None, drawn);
            }
            Turn::Decide(seat) => {
                let first = seat == Seat::FIRST;
                let decided = if first { greedy.decide(&game.game) } else { random.decide(&game.game) };
                let decided = decided.unwrap().to_string();
                AnyGame::play(&mut game, &decided).unwrap();
                record.push(Some(seat), decided);
            }
        }
    }
    record.finish(&game);
    record
}

#[derive(Clone, Copy)]
struct SkillAndLuckAreKeptApart;

impl GameVisitor for SkillAndLuckAreKeptApart {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let run = catalog::analysis(&record::<G>(), None, 24).unwrap().unwrap();
        while run.step() {}
        let analysis = run.analysis();
        for ply in &analysis.plies {
            assert!((ply.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{}: {ply:?}", G::META.key);
            // What luck gives one it takes from the other.
            assert!(ply.luck.iter().sum::<f32>().abs() < 1e-3, "{}: {ply:?}", G::META.key);
            assert!(ply.seat.is_none() || ply.luck == [0.0; 2], "{}: {ply:?}", G::META.key);
            assert!(ply.seat.is_some() || ply.loss == 0.0, "{}: {ply:?}", G::META.key);
        }
        assert!(analysis.plies.iter().any(|ply| ply.luck[0].abs() > 0.001), "{}: nobody has luck", G::META.key);
        let [greedy, random] = &analysis.seats[..] else { unreachable!() };
        assert!(greedy.loss < random.loss, "{}: {:?}", G::META.key, analysis.seats);
        assert_eq!(analysis.plies.last().unwrap().chances, [1.0, 0.0], "{}", G::META.key);
    }
}

#[test]
fn skill_and_luck_are_kept_apart() {
    everywhere(SkillAndLuckAreKeptApart);
}
