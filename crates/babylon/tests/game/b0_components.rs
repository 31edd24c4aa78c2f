//! B0: the box.

use babylon::{Babylon, Cell, Components, Flower, Icon, Material, Piece, Position, Refusal, Tile, TowerTile};
use game::components::ComponentErrorKind;
use game::{Components as _, Game, Setup};

use crate::support::{YOU, allowed, building, cell, deal, fresh_table, play, refused, tile};

/// B0.1: two to four players, 64 holes each, a flower of one's own.
#[test]
fn two_to_four_players_have_a_board_and_a_flower_each() {
    for players in 2..=4 {
        let mut game = fresh_table(players, "box");
        deal(&mut game, 1);
        let flowers: Vec<_> = game::Seat::all(players).map(|seat| game.flower(seat).unwrap()).collect();
        assert!(flowers.iter().enumerate().all(|(at, flower)| !flowers[..at].contains(flower)));
        assert_eq!(game.garden(YOU).visible_holes(), 64);
    }
    for players in [0, 1, 5] {
        assert!(Babylon::new(&Setup::standard(&Babylon::META, players)).is_err());
    }
    assert_eq!(Cell::all().count(), 64);
    assert!("i1".parse::<Cell>().is_err() && "a9".parse::<Cell>().is_err());
}

/// B0.2: 16 tiles of each material with 2, 3 and 4 icons; four starting tiles with all four icons clockwise.
#[test]
fn tiles_show_as_many_icons_as_their_material_has() {
    let standard = Components::standard();
    for material in Material::ALL {
        let made_of: Vec<_> = Tile::all().filter(|tile| tile.material() == Some(material)).collect();
        assert_eq!(made_of.len(), 16);
        for tile in made_of {
            assert_eq!(standard.face(tile).iter().flatten().count(), material.icons(), "{tile}");
        }
    }
    for flower in Flower::ALL {
        let all = [Icon::Stairs, Icon::Fountain, Icon::Bridge, Icon::Statue].map(Some);
        assert_eq!(standard.face(Tile::starting(flower)), all);
    }
}

/// B0.3: no icon twice on a tile, four tiles of each flower and material, 36 of each icon; the deck as listed.
#[test]
fn the_deck_is_the_one_of_the_rules() {
    let standard = Components::standard();
    let sign = |icon: Option<Icon>| icon.map_or('-', |icon| ['S', 'F', 'B', 'T'][icon as usize]);
    let row = |flower, material| {
        let tiles = (1..=4).filter_map(|number| Tile::new(flower, material, number));
        tiles.map(|tile| standard.face(tile).map(sign).iter().collect()).collect::<Vec<String>>().join(" ")
    };
    assert_eq!(row(Flower::White, Material::Clay), "SF-- B--T S-B- FT--");
    assert_eq!(row(Flower::Pink, Material::Granite), "-BFT -BTS -TSF -BFS");
    assert_eq!(row(Flower::Yellow, Material::Basalt), "SFBT SFTB SBTF STBF");
    assert_eq!(row(Flower::Blue, Material::Clay), "S-F- BT-- S--B F-T-");
    let deck = || Tile::all().filter(|tile| tile.material().is_some());
    for icon in Icon::ALL {
        let on = |tile: Tile| standard.face(tile).iter().filter(|shown| **shown == Some(icon)).count();
        assert_eq!(deck().map(on).sum::<usize>(), 36);
        assert!(deck().all(|tile| on(tile) <= 1));
    }
}

/// B0.4: 14 tower tiles, two of each kind.
#[test]
fn there_are_two_tower_tiles_of_each_kind() {
    let standard = Components::standard();
    assert_eq!(TowerTile::ALL.map(|tile| standard.tower(tile)), [2; 7]);
    let game = fresh_table(2, "box");
    assert_eq!(game.tower().unseen_total(), 14);
}

/// B0.5: what is in the box is all there is; with an unlimited supply pieces never run out.
#[test]
fn the_box_is_all_there_is() {
    let standard = Components::standard();
    assert_eq!(Piece::ALL.map(|piece| standard.pieces(piece)), [148, 60, 38, 15, 15, 38, 15]);
    let game = Babylon::new(&Setup::standard(&Babylon::META, 2)).unwrap();
    assert!(Piece::ALL.iter().all(|&piece| game.supply().left(piece, &standard) == standard.pieces(piece)));
    let game = fresh_table(2, "unlimited");
    assert!(Piece::ALL.iter().all(|&piece| game.supply().left(piece, &standard) == u16::MAX));
}

/// A box with fewer pieces.
fn poor_box(changes: &[(&str, &str)]) -> Position {
    let mut text = Components::STANDARD.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    Position::new(2).components(Components::editions().load(&text).unwrap())
}

/// B0.5: what is out can't be taken: pillars, exchange, belvederes and decor.
#[test]
fn a_poor_box_is_a_limit() {
    let poor = poor_box(&[("single    = 148", "single    = 2")]);
    let mut game = poor.build().unwrap();
    play(&mut game, "dig a1");
    assert_eq!(game.hand(YOU).singles, 2, "two of the four or five pillars were left");

    let poor = poor_box(&[("double    = 60", "double    = 1")]);
    let floor_one = "floor 1
        1 |s  f |.
        2 |t  b |.";
    let on_board =
        |game: Position| game.garden(YOU, floor_one).singles(YOU, 8).dug(tile("white clay 1")).build().unwrap();
    let game = on_board(poor);
    assert_eq!(refused(&game, "place dug b1 floor 2"), ("B0.5", Refusal::NoPiece { piece: Piece::Double }));
    assert!(allowed(&game, "place dug b1 floor 2 without se"), "one exchange is possible");

    let game = on_board(poor_box(&[("belvedere = 38", "belvedere = 0")]));
    let no_belvedere = ("B0.5", Refusal::NoPiece { piece: Piece::Belvedere });
    assert_eq!(refused(&game, "place dug e4 floor 1 without se"), no_belvedere);
    assert!(allowed(&game, "place dug e4 floor 1"), "four supports are still possible");

    let mut game = on_board(poor_box(&[("statue    = 38", "statue    = 0")]).notch(YOU, tile("white clay 2")));
    play(&mut game, "place notch e4 floor 1\nrotate 0");
    assert_eq!(refused(&game, "statue e5"), ("B0.5", Refusal::NoPiece { piece: Piece::Statue }));

    let mut game = poor_box(&[("double    = 60", "double    = 0")]).tower(TowerTile::DoubleMore).build().unwrap();
    play(&mut game, "dig a1");
    assert_eq!(game.hand(YOU).doubles, 0, "there is no double to be had");
}

/// B0.5: with an unlimited supply the same box is no limit.
#[test]
fn a_poor_box_is_no_limit_to_an_unlimited_supply() {
    let text =
        Components::STANDARD.replace("statue    = 38", "statue    = 0").replace("single    = 148", "single    = 0");
    let box_ = Components::editions().load(&text).unwrap();
    let position = Position::new(2).components(box_).unlimited_supply();
    let mut game = position.dug(tile("white clay 2")).singles(YOU, 4).build().unwrap();
    play(&mut game, "place dug e4 floor 1\nrotate 0\nstatue e5");
    assert_eq!(game.supply().out(Piece::Statue), 1);
}

fn faults(text: &str) -> Vec<(String, ComponentErrorKind)> {
    let faults = Components::editions().load(text).expect_err("a faulty file");
    faults.0.into_iter().map(|fault| (fault.place, fault.kind)).collect()
}

#[test]
fn the_standard_file_loads() {
    assert!(Components::standard().is_standard());
    assert_eq!(Components::standard().fingerprint().len(), 16);
}

#[test]
fn every_fault_of_a_file_is_listed() {
    let text = Components::STANDARD
        .replacen(r#"["stairs", "fountain", "blank", "blank"]"#, r#"["stairs", "stairs", "blank", "blank"]"#, 1)
        .replacen(r#"material = "granite", flower = "white""#, r#"material = "granite", flower = "pink""#, 1)
        .replace("single-more     = 2", "single-more     = 3")
        .replace("belvedere = 38", "belvedere = -1");
    let found = faults(&text);
    let count = |found, needed| ComponentErrorKind::Count { found, needed };
    let total = |found, needed| ComponentErrorKind::Total { found, needed };
    for fault in [
        ("tiles[1].spots".to_owned(), ComponentErrorKind::Twice),
        ("tiles.granite.white".to_owned(), count(3, 4)),
        ("tiles.granite.pink".to_owned(), count(5, 4)),
        ("tiles.stairs".to_owned(), total(37, 36)),
        ("tiles.fountain".to_owned(), total(35, 36)),
        ("tower".to_owned(), total(15, 14)),
        ("pieces.belvedere".to_owned(), ComponentErrorKind::Range { found: -1, least: 0, most: 999 }),
    ] {
        assert!(found.contains(&fault), "{fault:?} not in {found:?}");
    }
    assert_eq!(found.len(), 7, "{found:?}");
}

#[test]
fn unknown_names_and_wrong_counts_are_listed() {
    let text = Components::STANDARD
        .replacen(r#""stairs", "fountain", "blank", "blank""#, r#""stairs", "palm", "blank", "blank""#, 1)
        .replacen(r#"flower = "blue""#, r#"flower = "green""#, 1)
        .replacen(r#"material = "basalt""#, r#"material = "gold""#, 1)
        .replace("no-effect       = 2", "nothing         = 2")
        .replace("bridge    = 15", "bridge    = \"many\"");
    let found = faults(&text);
    let places: Vec<_> = found.iter().map(|(place, _)| place.as_str()).collect();
    for place in [
        "tiles[1].spots[2]",
        "tiles[13].flower",
        "tiles[33].material",
        "tower.no-effect",
        "tower.nothing",
        "pieces.bridge",
    ] {
        assert!(places.contains(&place), "{place} not in {found:?}");
    }
    let short = Components::STANDARD.replacen(
        r#""stairs", "fountain", "blank", "blank""#,
        r#""stairs", "fountain", "bridge", "blank""#,
        1,
    );
    assert!(faults(&short).contains(&("tiles[1].spots".to_owned(), ComponentErrorKind::Count { found: 3, needed: 2 })));
    let twice = Components::STANDARD.replacen(
        r#"flower = "pink", spots = ["stairs", "fountain", "bridge", "statue"] },
  { flower = "yellow""#,
        r#"flower = "white", spots = ["stairs", "fountain", "bridge", "statue"] },
  { flower = "yellow""#,
        1,
    );
    assert!(faults(&twice).contains(&("starting-tiles[2].flower".to_owned(), ComponentErrorKind::Twice)));
    assert!(matches!(faults("tiles = [").as_slice(), [(_, ComponentErrorKind::Syntax { .. })]));
}

#[test]
fn tiles_are_numbered_in_the_order_of_the_file() {
    let mut lines: Vec<&str> = Components::STANDARD.lines().collect();
    let first = lines.iter().position(|line| line.contains("{ material")).unwrap();
    lines.swap(first, first + 1);
    let swapped = Components::editions().load(&lines.join("\n")).unwrap();
    assert_eq!(swapped.face(tile("white clay 1")), Components::standard().face(tile("white clay 2")));
}

#[test]
fn a_board_has_eight_rows_of_eight() {
    assert_eq!((cell("a1").x(), cell("a1").y()), (0, 0));
    assert_eq!((cell("h8").x(), cell("h8").y()), (7, 7));
    let game = building("", 4, "white clay 1");
    assert!(allowed(&game, "place dug g7 floor 1"));
}
