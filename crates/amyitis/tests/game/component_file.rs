//! The component file: a sound one is taken whole, a faulty one is refused with everything that is wrong.

use amyitis::{Amyitis, Components};
use game::components::ComponentErrorKind;
use game::contract::play_through;
use game::{ComponentErrors, Components as _, Edition, Game, Nobody, Options, Setup, Shuffler};
use proptest::prelude::*;

fn load(text: &str) -> Result<Edition<Components>, ComponentErrors> {
    Components::editions().load(text)
}

/// The standard file with some text replaced; each must be there.
fn changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(Components::STANDARD.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

/// Every fault as `place: what`.
fn faults(changes: &[(&str, &str)]) -> Vec<String> {
    let faults = load(&changed(changes)).expect_err("a faulty file").0;
    faults.iter().map(|fault| format!("{}: {}", fault.place, what(&fault.kind))).collect()
}

fn what(kind: &ComponentErrorKind) -> String {
    match kind {
        ComponentErrorKind::Syntax { .. } => "syntax".to_owned(),
        ComponentErrorKind::Missing => "missing".to_owned(),
        ComponentErrorKind::Unknown => "unknown".to_owned(),
        ComponentErrorKind::Kind { expected, found } => format!("{found} for {expected}"),
        ComponentErrorKind::Range { found, least, most } => format!("{found} not in {least}..={most}"),
        ComponentErrorKind::Word { found, .. } => format!("no word {found}"),
        ComponentErrorKind::Count { found, needed } => format!("{found} entries, not {needed}"),
        ComponentErrorKind::Total { found, needed } => format!("sum {found}, not {needed}"),
        ComponentErrorKind::Twice => "twice".to_owned(),
        ComponentErrorKind::Name { most } => format!("a name over {most}"),
        ComponentErrorKind::TooMany { most } => format!("more than {most} files"),
    }
}

fn play_out(edition: Edition<Components>, players: usize, number: u64) -> Amyitis {
    let setup = Setup { players, options: Options::defaults(&Amyitis::META), components: edition };
    let mut game = Amyitis::new(&setup).expect("a game begins");
    let audit = |game: &Amyitis| game.audit().expect("every piece is somewhere");
    play_through(&mut game, &mut Shuffler::new(11, number), audit);
    game
}

#[test]
fn the_standard_file_is_sound() {
    assert!(load(Components::STANDARD).is_ok_and(Edition::is_standard));
}

#[test]
fn every_fault_is_listed() {
    let found = faults(&[
        ("camels = 14", "camels = 200"),
        ("rounds = 40", "rounds = \"forty\""),
        ("cubes = 30", "cubicles = 30"),
        ("peasant = [3, 4, 5]", "peasant = [3, 5, 4]"),
        ("city = \"susa\"", "city = \"sousa\""),
        ("\"a1-b1\"", "\"b1-a1\""),
        ("barley = 7", "barley = 8"),
        ("{ points = 8 },", ""),
    ]);
    for expected in [
        "supply.camels: 200 not in 4..=60",
        "supply.cubes: missing",
        "supply.cubicles: unknown",
        "supply.resources: sum 36, not 35",
        "crafts.peasant[2]: 5 not in 0..=4",
        "circuit[3].city: no word sousa",
        "garden.double[1]: no word b1-a1",
        "end.rounds: text for number",
        "tiles: sum 19, not 20",
    ] {
        assert!(found.iter().any(|fault| fault == expected), "{expected} is not among {found:#?}");
    }
    assert_eq!(found.len(), 9, "{found:#?}");
}

#[test]
fn cards_must_add_up() {
    assert_eq!(
        faults(&[("[gardeners]\ncards = [2, 3, 4]", "[gardeners]\ncards = [2, 3, 5]")]),
        ["caravaneers+bankers+palaces+gardeners: sum 32, not 31"]
    );
    assert_eq!(
        faults(&[("cards = [2, 3, 4]", "cards = [3, 3, 4]")]),
        ["caravaneers[1].cards[1]: 3 not in 2..=2"],
        "everybody begins with one caravaneer of level 0"
    );
    assert_eq!(
        faults(&[("priest = [3, 4, 5]", "priest = [0, 0, 0]"), ("peasant = [3, 4, 5]", "peasant = [1, 1, 1]")]),
        ["crafts: 5 not in 6..=72", "crafts: 7 not in 9..=72", "crafts: 9 not in 12..=72"]
    );
}

#[test]
fn the_circuit_must_make_sense() {
    assert_eq!(
        faults(&[("city = \"ur\"\nkind = \"plant\"\nasks = \"palm\"", "city = \"ur\"\nkind = \"sale\"")]),
        ["circuit[4].kind: no word sale", "circuit.kind=plant: sum 3, not 4"]
    );
    assert_eq!(faults(&[("city = \"uruk\"", "city = \"mari\"")]), ["circuit[6].city: twice"]);
    assert_eq!(faults(&[("[home]\ncity = \"khorsabad\"", "[home]\ncity = \"susa\"")]), ["home.city: no word susa"]);
    assert_eq!(
        faults(&[("offers = [\"caravaneer\", \"banker\"]", "offers = [\"banker\", \"banker\"]")]),
        ["circuit[3].offers[2]: twice"]
    );
}

#[test]
fn the_garden_must_have_its_tiles() {
    assert_eq!(
        faults(&[
            ("{ points = 5, court = true },\n    { points = 6, court = true },\n    { points = 6, talents = 2 },", ""),
            ("{ points = 4 },", "{ points = 4 },{ points = 4 },{ points = 4 },{ points = 4 },")
        ]),
        ["tiles.quality-3: 2 entries, not 3"]
    );
    assert_eq!(
        faults(&[("{ points = 4 }", "{ points = 4, camels = 1, talents = 1 }")]),
        ["tiles.quality-1[8]: 2 entries, not 1"]
    );
    assert_eq!(faults(&[("empty-with-2 = [\"c1\"", "empty-with-2 = [\"a1\"")]), ["garden.empty-with-2[1]: no word a1"]);
    assert_eq!(faults(&[("empty-with-2 = [\"c1\"", "empty-with-2 = [\"d1\"")]), ["garden.empty-with-2[2]: twice"]);
}

/// A8.1: the second step of favour takes more tiles than the first.
#[test]
fn favour_must_rise() {
    assert_eq!(faults(&[("tiles = [5, 7]", "tiles = [5, 5]")]), ["favour[1].tiles[2]: 5 not in 6..=16"]);
    assert_eq!(faults(&[("tiles = [3, 5]", "tiles = [3, 2]")]), ["favour[3].tiles[2]: 2 not in 4..=16"]);
    assert!(load(&changed(&[("tiles = [5, 7]", "tiles = [5, 6]")])).is_ok());
}

#[test]
fn what_is_not_toml_is_told_with_its_line() {
    let faults = load("# one\n[supply\n").expect_err("no TOML").0;
    assert!(matches!(faults[0].kind, ComponentErrorKind::Syntax { line: 2, .. }), "{faults:?}");
    assert!(!load("").expect_err("an empty file").0.is_empty());
}

/// A9.2 and the figures of the box are the file's, not the code's.
#[test]
fn an_owner_may_correct_the_figures() {
    let edition = load(&changed(&[
        ("rounds = 40", "rounds = 2"),
        ("asks = \"nothing\"", "asks = \"wine\""),
        ("top = [\"salt\"", "top = [\"wine\""),
        ("{ points = 3, talents = 1 }", "{ points = 3, talents = 2 }"),
        ("down = { quality = 2, asks = \"dates\" }", "down = { quality = 2, asks = \"palm\" }"),
        ("up = { quality = 2, asks = \"barley\" }", "up = { quality = 3, asks = \"nothing\" }"),
        ("double = [\"a1-b1\", ", "double = ["),
        ("empty-with-2 = [\"c1\", \"d1\", \"d2\"]", "empty-with-2 = [\"d1\"]"),
    ]))
    .expect("a sound file");
    assert!(!edition.is_standard());
    for players in 2..=4 {
        for number in 0..50 {
            assert!(play_out(edition, players, number).round() <= 2);
        }
    }
}

/// A0.1: files from before neutral cubes were counted are the same edition; a table where they run out takes the file's number.
#[test]
fn a_file_may_count_the_neutral_cubes() {
    let line = Components::STANDARD.lines().find(|line| line.starts_with("neutral-cubes")).expect("the figure");
    assert!(load(&changed(&[(line, "")])).is_ok_and(Edition::is_standard));
    assert_eq!(faults(&[("neutral-cubes = 15", "neutral-cubes = 100")]), ["supply.neutral-cubes: 100 not in 0..=99"]);
    let components = load(&changed(&[("neutral-cubes = 15", "neutral-cubes = 3")])).expect("a sound file");
    let options = Options::read(&Amyitis::META, [("neutral-cubes", "box")]).expect("an option of the game");
    let game = Amyitis::new(&Setup { players: 2, options, components }).expect("a game begins");
    assert_eq!(game.neutral_cubes(), Some(3));
}

/// Two tiles that look the same are drawn twice as often as one.
#[test]
fn equal_pieces_are_one_outcome_with_more_weight() {
    let edition = load(&changed(&[
        ("{ points = 5, court = true }", "{ points = 8 }"),
        ("down = { quality = 2, asks = \"dates\" }", "down = { quality = 2, asks = \"palm\" }"),
        ("up = { quality = 2, asks = \"barley\" }", "up = { quality = 2, asks = \"salt\" }"),
    ]))
    .expect("a sound file");
    let setup = Setup { players: 3, options: Options::defaults(&Amyitis::META), components: edition };
    let mut game = Amyitis::new(&setup).expect("a game begins");
    let mut lists = Vec::new();
    while !lists.iter().any(|line: &String| line.starts_with("token")) {
        let mut odds = Vec::new();
        game.odds(&mut odds);
        lists.extend(odds.iter().map(|(outcome, weight)| format!("{outcome} ×{weight}")));
        game.reveal(odds[0].0, &mut Nobody).expect("what has odds can be drawn");
    }
    for expected in ["tile b1 8 ×2", "card eshnunna 1 2+palm ×2", "card khorsabad 2+salt 2+salt ×2"] {
        assert!(lists.iter().any(|line| line == expected), "{expected}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Whatever is done to a number of the file, it is taken or refused, and what is taken can be played.
    #[test]
    fn a_number_changed_anywhere_never_breaks_a_game(at in 0usize..400, number in -3i64..70, seed in 0u64..1000) {
        let text = with_number(at, number);
        if let Ok(edition) = load(&text) {
            for players in 2..=4 {
                play_out(edition, players, seed);
            }
        }
    }

    /// Lines lost or doubled are faults, never panics.
    #[test]
    fn a_line_lost_or_doubled_is_refused_or_taken(at in 0usize..250, doubled in any::<bool>()) {
        let lines: Vec<_> = Components::STANDARD.lines().collect();
        let mut kept = lines.clone();
        let at = at % lines.len();
        if doubled { kept.insert(at, lines[at]); } else { kept.remove(at); }
        if let Ok(edition) = load(&kept.join("\n")) {
            play_out(edition, 2, 1);
        }
    }

    #[test]
    fn any_text_is_taken_or_refused(text in "\\PC*") {
        let _ = load(&text);
    }
}

/// The standard file with its `at`th number outside comments replaced.
fn with_number(at: usize, number: i64) -> String {
    let code: Vec<String> =
        Components::STANDARD.lines().map(|line| line.split('#').next().unwrap_or_default().to_owned()).collect();
    let text = code.join("\n");
    let spots: Vec<_> = text
        .match_indices(|c: char| c.is_ascii_digit())
        .map(|(index, _)| index)
        .filter(|&index| text[..index].ends_with(['[', ' ']))
        .collect();
    let from = spots[at % spots.len()];
    let to = text[from..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |length| from + length);
    format!("{}{number}{}", &text[..from], &text[to..])
}
