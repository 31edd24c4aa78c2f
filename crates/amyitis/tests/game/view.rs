//! The table as those see it who draw it.

use std::fs;
use std::path::Path;

use amyitis::view::{Cube, Trade, View};
use amyitis::{Action, Amyitis, Bundle, City, Court, Outcome, Resource, Square};
use game::{Game, Nobody, Options, Record, Seat, Setup, Turn};

fn go_on(game: &mut Amyitis, ply: &str) {
    match game.turn() {
        Turn::Deal => game.reveal(ply.parse::<Outcome>().unwrap(), &mut Nobody).unwrap(),
        _ => game.play(ply.parse::<Action>().unwrap(), &mut Nobody).unwrap(),
    }
}

/// Every position of the recorded games, with its view.
fn positions(mut see: impl FnMut(&Amyitis, &View)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for entry in fs::read_dir(folder).unwrap() {
        let record: Record = fs::read_to_string(entry.unwrap().path()).unwrap().parse().unwrap();
        let chosen = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = Options::recorded(&Amyitis::META, chosen).unwrap();
        let setup = Setup { options, ..Setup::standard(&Amyitis::META, record.players) };
        let mut game = Amyitis::new(&setup).unwrap();
        see(&game, &game.view());
        for ply in &record.plies {
            go_on(&mut game, &ply.text);
            see(&game, &game.view());
        }
    }
}

/// Whether the place a decision is about is somewhere in the view.
fn is_drawn(view: &View, action: Action) -> bool {
    let own = view.mover.map(|seat| view.players[seat.index()].stock).unwrap_or_default();
    match action {
        Action::Pass | Action::Decline => true,
        Action::Recruit { craft, group } => view.crafts[group.index()].up.contains(&craft),
        Action::Field(row) => {
            view.fields.iter().any(|fields| fields.row == row && fields.cubes.len() < fields.gives.len())
        }
        Action::Temple(temple) => view.temples.iter().any(|niches| niches.temple == temple),
        Action::Irrigate(side) => view.sides.0.iter().any(|(at, areas)| *at == side && areas.contains(&None)),
        Action::Move(spaces) => {
            let at = view.road.iter().position(|place| place.city == view.caravan).unwrap();
            let to = (at + spaces.count() as usize) % view.road.len();
            view.fares.as_ref().unwrap()[to] > 0
                && view.fares.as_ref().unwrap()[to] <= view.players[view.mover.unwrap().index()].camels
        }
        Action::Sell(bundle) | Action::Pay(bundle) => own.covers(bundle),
        Action::Court(kind) => is_left(view, kind),
        Action::Token(kind) => view.court.tokens.contains(&kind),
        Action::Plant(square) => tile_lies(view, square),
        Action::Take(_) => view.supply.camels + view.supply.talents > 0,
        Action::Exchange { give, take } => own.covers(Bundle::one(give)) && view.supply.stock.of(take) > 0,
        Action::Discard(kind) => own.covers(Bundle::one(kind)),
    }
}

/// Whether the next card of a kind is left for the mover.
fn is_left(view: &View, kind: Court) -> bool {
    let mover = &view.players[view.mover.unwrap().index()];
    match kind {
        Court::Caravaneer => view.court.caravaneers[mover.caravaneer as usize + 1].left > 0,
        Court::Banker => view.court.bankers[mover.banker as usize].left > 0,
        Court::Palace => view.court.palaces[mover.palace as usize].left > 0,
        Court::Gardener => view.court.gardeners > 0,
    }
}

fn tile_lies(view: &View, square: Square) -> bool {
    let plots = view.floors.iter().flat_map(|floor| &floor.squares);
    plots.into_iter().any(|plot| plot.at == square && plot.tile.is_some() && !plot.planted)
}

#[test]
fn every_legal_decision_has_its_place() {
    let mut seen = 0;
    let mut list = Vec::new();
    positions(|game, view| {
        list.clear();
        game.actions(&mut list);
        for &action in &list {
            assert!(is_drawn(view, action), "{action} in {view:?}");
            seen += 1;
        }
    });
    assert!(seen > 5_000, "only {seen} decisions");
}

fn cubes_drawn(view: &View, cube: Cube) -> u8 {
    let sides = view.sides.0.iter().flat_map(|(_, areas)| areas.iter().copied());
    let fields = view.fields.iter().flat_map(|row| row.cubes.iter().copied().map(Some));
    let temples = view.temples.iter().flat_map(|temple| temple.niches);
    let passed = view.pass.iter().flatten().copied().map(Some);
    sides.chain(fields).chain(temples).chain(passed).flatten().filter(|&drawn| drawn == cube).count() as u8
}

/// Cubes, tokens, camels and talents are each drawn once.
#[test]
fn what_is_drawn_is_all_there_is() {
    positions(|game, view| {
        for (index, player) in view.players.iter().enumerate() {
            assert_eq!(player.cubes + cubes_drawn(view, Cube(index as i8)), 30);
        }
        let sum = |of: fn(&amyitis::view::Purse) -> u8| view.players.iter().map(of).sum::<u8>();
        assert_eq!(view.supply.camels + sum(|player| player.camels), 14);
        assert_eq!(view.supply.talents + sum(|player| player.talents), 30);
        for kind in Resource::ALL {
            let held: u8 = view.players.iter().map(|player| player.stock.of(kind)).sum();
            let lying = view.court.tokens.iter().filter(|&&token| token == kind).count() as u8;
            assert_eq!(view.supply.stock.of(kind) + held + lying, 7, "{kind}");
        }
        let plots = || view.floors.iter().flat_map(|floor| &floor.squares);
        assert_eq!(plots().filter(|plot| plot.planted).count(), usize::from(sum(|player| player.tiles)));
        assert_eq!(plots().filter(|plot| plot.tile.is_some()).count(), usize::from(game.garden().standing().len()));
    });
}

#[test]
fn points_are_those_of_the_standing() {
    positions(|game, view| {
        let standing = game.standing();
        for seat in Seat::all(game.players()) {
            assert_eq!(view.players[seat.index()].points, standing.total(seat));
        }
    });
}

#[test]
fn the_road_shows_what_cities_ask_and_offer() {
    let game = amyitis::Position::new(3).caravan(City::Uruk).build().unwrap();
    let view = game.view();
    assert_eq!(view.caravan, City::Uruk);
    let uruk = view.road.iter().find(|place| place.city == City::Uruk).unwrap();
    assert_eq!(uruk.trade, Trade::Court { asks: Resource::Dates, offers: [Court::Caravaneer, Court::Banker] });
    assert_eq!(view.fares, Some(vec![5, 6, 7, 8, 9, 1, 2, 3, 4]), "Mari is next, Uruk a whole circuit away");
    let mari = serde_json::to_value(&view.road[5]).unwrap();
    assert_eq!(mari["asks"], "barley");
    assert_eq!(mari["trade"], "plant");
    assert_eq!(mari["card"][0]["quality"], 1);
}

/// Names over the wire are those of the notation.
#[test]
fn places_are_written_as_in_the_notation() {
    let view = serde_json::to_value(amyitis::Position::new(4).build().unwrap().view()).unwrap();
    assert_eq!(view["phase"]["decide"], "act");
    assert_eq!(view["floors"][0]["squares"][0]["at"], "a1");
    assert_eq!(view["floors"][0]["squares"][0]["tile"]["points"], 10);
    assert_eq!(view["sides"]["a1-b1"], serde_json::json!([null, null]));
    assert_eq!(view["caravan"], "babylon");
    assert_eq!(view["players"][0]["stock"], serde_json::json!({}));
    assert_eq!(view["supply"]["stock"]["wine"], 7);
}

/// It is sent to every seat after every move.
#[test]
fn a_view_is_small() {
    let mut most = 0;
    positions(|_, view| most = most.max(serde_json::to_string(view).unwrap().len()));
    assert!(most < 4_096, "{most} bytes");
}

/// Names do not clash with those of other games, and numbers are numbers.
#[cfg(feature = "typescript")]
#[test]
fn types_of_the_page_are_named_after_the_game() {
    use ts_rs::{Config, TS};
    let folder = tempfile::tempdir().unwrap();
    View::export_all(&Config::default().with_out_dir(folder.path())).unwrap();
    for entry in fs::read_dir(folder.path()).unwrap() {
        let (name, text) = entry.map(|entry| (entry.file_name(), fs::read_to_string(entry.path()).unwrap())).unwrap();
        let name = name.to_string_lossy();
        assert!(name.starts_with("Amyitis") || name == "Seat.ts", "{name}");
        assert!(!text.contains("bigint"), "{text}");
    }
}

/// Moments of recorded games that the page's tests draw: their names, records and plies.
const MOMENTS: [(&str, &str, usize); 11] = [
    ("act", "eager-4", 187),
    ("engineer", "eager-4", 111),
    ("plant", "eager-4", 188),
    ("bonus", "eager-4", 72),
    ("token", "eager-4", 358),
    ("ishtar", "eager-4", 81),
    ("procession", "eager-4", 52),
    ("harvest", "eager-4", 115),
    ("sell", "eager-2", 265),
    ("exchange", "eager-3", 101),
    ("discard", "eager-2", 228),
];

fn moment(name: &str, record: &str, plies: usize) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{record}.sem"));
    let record: Record = fs::read_to_string(path).unwrap().parse().unwrap();
    let mut game = Amyitis::new(&Setup::standard(&Amyitis::META, record.players)).unwrap();
    record.plies[..plies].iter().for_each(|ply| go_on(&mut game, &ply.text));
    let mut list = Vec::new();
    game.actions(&mut list);
    let legal: Vec<_> = list.iter().map(ToString::to_string).collect();
    serde_json::json!({ "name": name, "legal": legal, "view": game.view() }).to_string() + "\n"
}

/// `SEMIRAMIS_WRITE_TYPES=1 cargo test -p amyitis --test game` writes them anew.
#[test]
fn the_moments_the_page_draws_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards/amyitis/moments.jsonl");
    let made: String = MOMENTS.iter().map(|&(name, record, plies)| moment(name, record, plies)).collect();
    if std::env::var_os("SEMIRAMIS_WRITE_TYPES").is_some() {
        fs::write(&path, &made).unwrap();
    }
    assert!(fs::read_to_string(path).unwrap_or_default() == made, "stale: run with SEMIRAMIS_WRITE_TYPES=1");
}
