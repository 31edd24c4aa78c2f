//! Any text, at any moment of a game: read or refused, and a refusal changes nothing.
#![no_main]

use game::{Options, RandomSource, Shuffler, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let seed = lines
        .next()
        .unwrap_or_default()
        .bytes()
        .fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let kind = catalog::GAMES[(seed % catalog::GAMES.len() as u64) as usize];
    let meta = kind.meta();
    let players = meta.fewest + (seed / 8) as usize % (meta.most - meta.fewest + 1);
    let mut chance = Shuffler::new(seed, 0);
    let specs = meta.options.iter();
    let options = specs.map(|spec| (spec.key, spec.values[chance.index(spec.values.len())]));
    let options = Options::read(meta, options).expect("options of the game");
    let mut game = kind.start(players, &options, None).expect("a game with any options begins");
    for line in lines.take(400) {
        // A line that is no decision still moves the game on, so that every phase is met.
        let legal = match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.deal(&mut chance).into_iter().collect(),
            Turn::Decide(_) => game.actions(),
        };
        let before = game.standing();
        if game.play(line).is_err() && game.reveal(line).is_err() {
            assert!(game.standing() == before);
            let next = &legal[line.len() % legal.len()];
            let done = if game.turn() == Turn::Deal { game.reveal(next) } else { game.play(next) };
            done.expect("what is listed is legal");
        }
    }
});
