//! A greedy player of one turn, as a measure of the game: `cargo run --release -p babylon --example greedy -- 200`.
//!
//! It tries every stack, then every placement, rotation and decor of its own turn, one decision at a time and always the best so far,
//! and judges a garden by its points and a little for the pillars left in hand.

use babylon::{Action, Babylon};
use table::{Game, Nobody, Seat, Setup, Shuffler, Turn};

/// What a pillar in hand is worth, in points.
const PILLAR: f64 = 0.6;

fn worth(game: &Babylon, seat: Seat) -> f64 {
    let hand = game.hand(seat);
    let stored = f64::from(hand.singles.min(6));
    f64::from(game.garden(seat).score().total()) + PILLAR * stored
}

/// A turn from here to its end: the best of all placements with the rotation and decor that suit them, twice, then store.
fn build(game: &Babylon, seat: Seat) -> Babylon {
    let mut now = adorn(*game, seat);
    loop {
        let mut list = Vec::new();
        now.list_placements(&mut list);
        let tries = list.into_iter().flat_map(|action| turned(&now, action)).map(|built| adorn(built, seat));
        let best = tries.map(|built| (worth(&built, seat), built)).max_by(|a, b| a.0.total_cmp(&b.0));
        match best {
            Some((value, built)) if value > worth(&now, seat) => now = built,
            _ => return store(now),
        }
    }
}

/// The garden after a placement, in each of its four rotations.
fn turned(game: &Babylon, action: Action) -> Vec<Babylon> {
    let mut placed = *game;
    placed.play_unchecked(action, &mut Nobody);
    let mut rotations = Vec::new();
    placed.actions(&mut rotations);
    let after = |rotation| {
        let mut turned = placed;
        turned.play_unchecked(rotation, &mut Nobody);
        turned
    };
    rotations.into_iter().map(after).collect()
}

/// Places the best decor as long as there is any.
fn adorn(mut game: Babylon, seat: Seat) -> Babylon {
    if game.fresh().is_empty() {
        return game;
    }
    loop {
        let mut list = Vec::new();
        game.actions(&mut list);
        let decor = list.into_iter().filter(|action| matches!(action, Action::Adorn { .. }));
        let tries = decor.map(|action| {
            let mut adorned = game;
            adorned.play_unchecked(action, &mut Nobody);
            adorned
        });
        match tries.max_by(|a, b| worth(a, seat).total_cmp(&worth(b, seat))) {
            Some(adorned) => game = adorned,
            None => return game,
        }
    }
}

/// Ends the turn and keeps the tile just dug, or the one in the notch if that is built.
fn store(mut game: Babylon) -> Babylon {
    game.play_unchecked(Action::Done, &mut Nobody);
    let mut list = Vec::new();
    game.actions(&mut list);
    if let Some(&keep @ Action::Keep(_)) = list.first() {
        game.play_unchecked(keep, &mut Nobody);
    }
    game
}

/// Digs every stack in mind, whatever may appear below it, and keeps the best turn.
fn take_turn(game: &Babylon, seat: Seat, chance: &mut Shuffler) -> Babylon {
    let mut digs = Vec::new();
    game.actions(&mut digs);
    let turns = digs.into_iter().map(|dig| {
        let mut dug = *game;
        dug.play_unchecked(dig, &mut Nobody);
        while dug.turn() == Turn::Deal {
            dug.reveal_unchecked(dug.deal(chance), &mut Nobody);
        }
        build(&dug, seat)
    });
    turns.max_by(|a, b| worth(a, seat).total_cmp(&worth(b, seat))).unwrap_or(*game)
}

fn play(players: usize, number: u64) -> Babylon {
    let mut chance = Shuffler::new(5, number);
    let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).expect("a standard game begins");
    let mut list = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
            Turn::Decide(_) if game.round() == 0 => {
                list.clear();
                game.actions(&mut list);
                game.play_unchecked(list[0], &mut Nobody);
            }
            Turn::Decide(seat) => game = take_turn(&game, seat, &mut chance),
        }
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    for players in 2..=4 {
        let standings: Vec<_> = (0..games).map(|number| play(players, number).standing()).collect();
        let mean = |of: &dyn Fn(&table::Standing, Seat) -> i32| {
            let all = standings.iter().flat_map(|standing| Seat::all(players).map(move |seat| of(standing, seat)));
            f64::from(all.sum::<i32>()) / (games as f64 * players as f64)
        };
        println!("{players} players: {:.1} points", mean(&|standing, seat| standing.total(seat)));
        for (at, name) in Babylon::META.categories.iter().enumerate() {
            println!("  {name}: {:.1}", mean(&|standing, seat| standing.points(seat, at)));
        }
    }
}
