//! Whatever is typed, sent or opened: read or refused with a sentence in both languages, never a panic, never half done. The fuzz targets hold the
//! same laws for longer.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::LazyLock;

use game::{AnyGame, GameKind, Language, Meta, OptionSpec, Options, Phrase, RandomSource, Record, Shuffler, Turn};
use proptest::prelude::*;
use texts::Translator;

static SPEAKERS: LazyLock<[Translator; 2]> =
    LazyLock::new(|| Language::ALL.map(|language| Translator::new(language, catalog::texts())));

fn hear(phrase: &Phrase) {
    for speaker in SPEAKERS.iter() {
        speaker.try_say(phrase).unwrap_or_else(|unsaid| panic!("{:?}: {unsaid}", speaker.language()));
    }
}

fn any_game() -> impl Strategy<Value = (&'static dyn GameKind, usize)> {
    (0..catalog::GAMES.len()).prop_flat_map(|game| {
        let kind = catalog::GAMES[game];
        (kind.meta().fewest..=kind.meta().most).prop_map(move |players| (kind, players))
    })
}

/// A game after some random plies, and its record.
fn played(kind: &dyn GameKind, players: usize, plies: usize, seed: u64) -> (Box<dyn AnyGame>, Record) {
    let options = some_options(kind.meta(), players, &mut Shuffler::new(seed, 1));
    play_on(kind.start(players, &options, None).unwrap(), plies, seed)
}

/// Each option for so many players, with one of its values.
fn some_options(meta: &Meta, players: usize, random: &mut Shuffler) -> Options {
    let fits = |spec: &&OptionSpec| (spec.fewest..=spec.most).contains(&players);
    let chosen = meta.options.iter().filter(fits).map(|spec| (spec.key, spec.values[random.index(spec.values.len())]));
    Options::read(meta, chosen).unwrap()
}

fn play_on(mut game: Box<dyn AnyGame>, plies: usize, seed: u64) -> (Box<dyn AnyGame>, Record) {
    let mut random = Shuffler::new(seed, 0);
    let mut record = Record::begin(game.as_ref());
    for _ in 0..plies {
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => {
                let outcome = game.deal(&mut random).unwrap();
                game.reveal(&outcome).unwrap();
                record.push(None, outcome);
            }
            Turn::Decide(seat) => {
                let list = game.actions();
                let action = list[random.index(list.len())].clone();
                game.play(&action).unwrap();
                record.push(Some(seat), action);
            }
        }
    }
    (game, record)
}

/// Words that are near notation, and words that are not.
fn any_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        4 => "[a-z]{1,9}",
        2 => "[0-9]{1,3}",
        1 => "[a-h][1-8](-[a-h][1-8])?",
        1 => any::<String>().prop_map(|text| text.chars().take(12).collect()),
        4 => prop::sample::select(vec![
            "recruit", "move", "sell", "plant", "pass", "irrigate", "court", "field", "temple", "pay", "exchange", "discard",
            "choose", "pink", "dig", "place", "rotate", "statue", "bridge", "stairs", "fountain", "keep", "remove", "floor", "dug", "notch",
            "take", "buy", "claim", "on", "left", "right", "first", "tile", "group", "engineer", "barley", "wine",
        ]).prop_map(str::to_owned),
    ];
    prop::collection::vec(word, 0..7).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn any_line_at_any_moment_is_played_or_refused_whole(
        (kind, players) in any_game(), plies in 0usize..200, seed: u64, lines in prop::collection::vec(any_line(), 1..12),
    ) {
        let (mut game, _) = played(kind, players, plies, seed);
        for line in lines {
            let before = (game.turn(), game.actions(), game.odds(), game.standing());
            let done = match game.play(&line) {
                Err(rejection) => { hear(&rejection.phrase()); game.reveal(&line) }
                done => done,
            };
            if let Err(rejection) = done {
                hear(&rejection.phrase());
                prop_assert_eq!(before, (game.turn(), game.actions(), game.odds(), game.standing()));
            }
        }
    }

    #[test]
    fn a_damaged_record_is_refused_in_words(
        (kind, players) in any_game(), plies in 20usize..120, seed: u64,
        damages in prop::collection::vec((any::<prop::sample::Index>(), any_line(), 0u8..4), 1..4),
    ) {
        let text = played(kind, players, plies, seed).1.to_string();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (at, line, how) in damages {
            let at = at.index(lines.len());
            match how {
                0 => lines[at] = line,
                1 => lines.insert(at, line),
                2 => drop(lines.remove(at)),
                _ => lines[at] = format!("{} {line}", lines[at]),
            }
            if lines.is_empty() { lines.push(String::new()); }
        }
        let checked = lines.join("\n").parse::<Record>().and_then(|record| record.check(kind, None).map(drop));
        if let Err(fault) = checked {
            hear(&fault.phrase());
        }
    }

    #[test]
    fn any_text_is_a_record_or_refused(text: String) {
        if let Err(fault) = text.parse::<Record>() {
            hear(&fault.phrase());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_damaged_component_file_is_refused_with_its_faults(
        game in 0..catalog::GAMES.len(), at: prop::sample::Index, line in any_line(), number in -3i64..400, how in 0u8..4,
    ) {
        let kind = catalog::GAMES[game];
        let mut lines: Vec<String> = kind.standard_components().lines().map(str::to_owned).collect();
        let at = at.index(lines.len());
        let changed = match (how, lines[at].split_once('=')) {
            (0, Some((key, _))) => format!("{key}= {number}"),
            (1, Some((key, _))) => format!("{key}= \"{}\"", line.replace(['"', '\\'], "")),
            (2, _) => String::new(),
            _ => line,
        };
        lines[at] = changed;
        let text = lines.join("\n");
        match kind.check_components(&text) {
            Ok(_) => {
                let meta = kind.meta();
                for players in meta.fewest..=meta.most {
                    let options = some_options(meta, players, &mut Shuffler::new(number.unsigned_abs(), 1));
                    let game = kind.start(players, &options, Some(&text)).unwrap();
                    prop_assert_eq!(play_on(game, usize::MAX, 1).0.turn(), Turn::Over);
                }
            }
            Err(faults) => {
                prop_assert!(!faults.0.is_empty());
                faults.0.iter().for_each(|fault| hear(&fault.phrase()));
            }
        }
    }
}
