//! What random play shows: finished gardens, a plausible score, and a fast scoring that agrees with the slow one.

use game::{Game, Seat, Setup, Shuffler};
use jardins::{Floor, Jardins};

use crate::slow;
use crate::support::{play_out, random_game};

#[test]
fn everybody_ends_with_five_four_and_three() {
    for players in 1..=5 {
        for number in 0..400 {
            let game = random_game(players, number);
            for seat in Seat::all(players) {
                let floors = Floor::ALL.map(|floor| game.player(seat).garden.cards_on(floor));
                assert_eq!(floors, [5, 4, 3]);
            }
        }
    }
}

/// Mean points of random play, all decisions equally likely.
#[test]
fn random_play_scores_about_42() {
    for players in 2..=5 {
        let totals: Vec<i32> = (0..2000)
            .flat_map(|number| {
                let standing = random_game(players, number).standing();
                Seat::all(players).map(move |seat| standing.total(seat))
            })
            .collect();
        let mean = f64::from(totals.iter().sum::<i32>()) / totals.len() as f64;
        println!("{players} players: {mean:.2}");
        assert!((40.0..44.0).contains(&mean), "{players} players: {mean}");
    }
}

#[test]
fn fast_and_slow_scoring_agree_at_every_moment() {
    for players in 1..=5 {
        for number in 0..300 {
            let start = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a game");
            play_out(start, &mut Shuffler::new(48, number), |game| {
                let standing = game.standing();
                for seat in Seat::all(players) {
                    let slow = slow::score_of(game, seat);
                    let fast = std::array::from_fn(|category| standing.points(seat, category));
                    assert_eq!(slow, fast, "{game:?}");
                }
            });
        }
    }
}

#[test]
fn a_state_is_small() {
    println!("{} bytes", size_of::<Jardins>());
    assert!(size_of::<Jardins>() <= 1024);
}
