//! What is drawn is what is on the table: at every ply of the recorded games.

use std::fs;
use std::path::{Path, PathBuf};

use babylon::{
    Action, Babylon, Cell, Corner, Decor, DecorKind, Face, Garden, Icon, Piece, PlayerView, Signs, StepView, View,
};
use game::{AnyGame, Game, GameAdapter, GameKindOf, Record, Seat, Turn};

/// Every table of every recorded game.
fn each_table(mut look: impl FnMut(&Babylon, &View)) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for entry in fs::read_dir(folder).unwrap() {
        let record: Record = fs::read_to_string(entry.unwrap().path()).unwrap().parse().unwrap();
        let mut game = record.start(&GameKindOf::<Babylon>::new(), None).unwrap();
        for ply in &record.plies {
            look_at(game.as_ref(), &mut look);
            let done = if ply.by.is_some() { game.play(&ply.text) } else { game.reveal(&ply.text) };
            done.unwrap();
        }
        look_at(game.as_ref(), &mut look);
    }
}

fn look_at(game: &dyn AnyGame, look: &mut impl FnMut(&Babylon, &View)) {
    let game = game.as_any().downcast_ref::<GameAdapter<Babylon>>().unwrap().game;
    look(&game, &game.view());
}

fn signs(face: Face) -> Signs {
    let sign = |icon: Option<Icon>| icon.map_or('-', |icon| if icon == Icon::Statue { 't' } else { letter(icon) });
    Signs(face.map(sign))
}

fn letter(icon: Icon) -> char {
    icon.word().chars().next().unwrap()
}

/// The sign that the topmost terrace of a view shows over a cell.
fn sign_at(player: &PlayerView, cell: Cell) -> Option<char> {
    let sign =
        |terrace: &babylon::TerraceView| terrace.anchor.corner(cell).map(|corner| terrace.tile.face.0[corner as usize]);
    player.terraces.iter().rev().find_map(sign)
}

#[test]
fn every_legal_decision_can_be_written_from_the_view() {
    let mut list = Vec::new();
    each_table(|game, view| {
        list.clear();
        game.actions(&mut list);
        for &action in &list {
            assert!(is_drawn(view, action), "{action} in {view:?}");
        }
    });
}

fn is_drawn(view: &View, action: Action) -> bool {
    let player = &view.players[view.turn.unwrap().index()];
    let held = |word: &str| if word == "dug" { view.dug.is_some() } else { player.notch.is_some() };
    match action {
        Action::Choose(flower) => view.boards.contains(&flower),
        Action::Remove(stack) | Action::Dig(stack) => {
            view.quarry.iter().any(|drawn| drawn.stack == stack && drawn.tile.is_some())
        }
        Action::Place(placement) => {
            let lower = |corner| player.heights.at(placement.anchor.cell(corner)) < placement.floor.number();
            held(placement.source.word()) && Corner::ALL.into_iter().all(lower)
        }
        Action::Rotate(_) => view.step == StepView::Rotate && view.turning.is_some(),
        Action::Adorn { decor, using } => {
            decor.ends().all(|cell| using == Some(cell) || sign_at(player, cell) == Some(sign_of(decor)))
        }
        Action::Keep(kept) => kept.is_none_or(|source| held(source.word())),
        Action::Done => view.step == StepView::Build,
    }
}

fn sign_of(decor: Decor) -> char {
    signs([Some(decor.icon()); 4]).0[0]
}

#[test]
fn a_view_shows_the_whole_table() {
    each_table(|game, view| {
        let standing = game.standing();
        match game.turn() {
            Turn::Decide(seat) => assert_eq!(view.turn, Some(seat)),
            Turn::Over => assert_eq!(view.turn, None),
            // Before the first player is drawn it is nobody's turn; while a tile appears, it is that of the one who dug.
            Turn::Deal => assert_eq!(view.turn.is_some(), view.first.is_some()),
        }
        for seat in Seat::all(game.players()) {
            let (player, hand) = (&view.players[seat.index()], game.hand(seat));
            assert_eq!((player.singles, player.doubles), (hand.singles, hand.doubles));
            assert_eq!(player.notch.is_some(), hand.notch.is_some());
            assert_eq!(i32::from(player.points), standing.total(seat));
            assert_garden(player, game.garden(seat));
        }
    });
}

fn assert_garden(player: &PlayerView, garden: &Garden) {
    for cell in Cell::all() {
        assert_eq!(player.heights.at(cell), garden.height(cell));
        if let Some(icon) = garden.icon(cell) {
            assert_eq!(sign_at(player, cell), Some(signs([Some(icon); 4]).0[0]));
        }
    }
    let supports = |sign| player.terraces.iter().flat_map(|terrace| terrace.on.0).filter(|&on| on == sign).count();
    let standing = |kind| player.decor.iter().filter(|decor| decor.kind == kind).count();
    let drawn = |piece| match piece {
        Piece::Single => supports('1'),
        Piece::Double => supports('2'),
        Piece::Belvedere => standing(DecorKind::Belvedere),
        Piece::Stairs => standing(DecorKind::Stairs),
        Piece::Fountain => standing(DecorKind::Fountain),
        Piece::Statue => standing(DecorKind::Statue) + standing(DecorKind::Pillar),
        Piece::Bridge => standing(DecorKind::Bridge),
    };
    assert_eq!(supports('t'), standing(DecorKind::Pillar));
    assert_eq!(supports('-'), standing(DecorKind::Belvedere));
    assert_eq!(Piece::ALL.map(drawn), garden.pieces().map(usize::from));
}

#[test]
fn a_dig_pays_what_the_view_promised() {
    each_table(|game, view| {
        let mut list = Vec::new();
        game.actions(&mut list);
        for action in list {
            let Action::Dig(stack) = action else { return };
            let (mut after, seat) = (*game, view.turn.unwrap());
            after.play(action, &mut game::Nobody).unwrap();
            let promised = view.quarry.iter().find(|drawn| drawn.stack == stack).unwrap();
            let gained = after.hand(seat).singles - game.hand(seat).singles;
            assert_eq!((promised.pays[seat.index()], view.doubles), (gained, after.hand(seat).doubles));
        }
    });
}

#[test]
fn a_terrace_turns_as_the_view_showed_it() {
    each_table(|game, view| {
        let Some(turning) = view.turning else { return };
        for (degrees, face) in [0, 90, 180, 270].into_iter().zip(turning.turned) {
            let mut after = *game;
            after.play(format!("rotate {degrees}").parse().unwrap(), &mut game::Nobody).unwrap();
            let player = &after.view().players[view.turn.unwrap().index()];
            let terrace = player.terraces.iter().find(|terrace| terrace.anchor == turning.anchor);
            assert_eq!(terrace.unwrap().tile.face, face);
        }
    });
}

#[test]
fn stacks_are_as_high_as_what_is_left_in_them() {
    each_table(|_, view| {
        let seen = view.quarry.iter().filter(|stack| stack.tile.is_some()).count();
        let tiles: usize = view.quarry.iter().map(|stack| usize::from(stack.height)).sum();
        assert_eq!(tiles, seen + view.unseen.iter().map(|&count| usize::from(count)).sum::<usize>());
    });
}

/// It goes to everybody after every decision.
#[test]
fn a_view_is_small() {
    let mut sizes = Vec::new();
    each_table(|_, view| sizes.push(serde_json::to_string(view).unwrap().len()));
    let (most, mean) = (*sizes.iter().max().unwrap(), sizes.iter().sum::<usize>() / sizes.len());
    assert!(mean < 9 * 512, "{mean} bytes on average");
    assert!(most < 12 * 1024, "{most} bytes at most");
}

/// Moments of recorded games that the page's tests draw: their names, records and plies.
const MOMENTS: [(&str, &str, usize); 8] = [
    ("choose", "4-players-options", 18),
    ("remove", "2-players", 20),
    ("dig", "2-players", 64),
    ("build", "2-players", 102),
    ("adorn", "3-players", 188),
    ("rotate", "2-players", 44),
    ("store", "2-players", 33),
    ("scarce", "4-bots-box", 290),
];

fn moment((name, record, plies): (&str, &str, usize)) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{record}.sem"));
    let record: Record = fs::read_to_string(path).unwrap().parse().unwrap();
    let game = record.replay(&GameKindOf::<Babylon>::new(), None, plies).unwrap();
    let legal = serde_json::to_string(&game.actions()).unwrap();
    format!("{{\"name\":\"{name}\",\"legal\":{legal},\"view\":{}}}\n", game.view())
}

/// `SEMIRAMIS_WRITE_TYPES=1 cargo test -p babylon --test game` writes them anew.
#[test]
fn the_moments_the_page_draws_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards/babylon/moments.jsonl");
    let made: String = MOMENTS.into_iter().map(moment).collect();
    if std::env::var_os("SEMIRAMIS_WRITE_TYPES").is_some() {
        fs::write(&path, &made).unwrap();
    }
    assert!(fs::read_to_string(path).unwrap_or_default() == made, "stale: run with SEMIRAMIS_WRITE_TYPES=1");
}
