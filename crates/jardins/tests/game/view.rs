//! What a board is drawn from: it names everything a decision names, agrees with the state, and stays small.

use std::fs;
use std::path::Path;

use game::{Game, Seat, Turn};
use jardins::view::{ByName, FaceView, View};
use jardins::{Action, Actor, Card, Column, Enhancement, Jardins, Pile, Plot, Row, Spot};

use crate::records::{each_ply, records};

/// The most bytes of a view with 1 to 5 players; at the end of a game of five nearly every card of the box is in sight.
const MOST_BYTES: [usize; 5] = [4200, 5200, 6400, 7900, 9200];

fn at_every_ply(mut look: impl FnMut(&str, &Jardins, &View)) {
    for (name, record) in records() {
        each_ply(&record, |game| look(&name, game, &game.view()));
    }
}

fn has_place(view: &View, seat: Seat, action: Action) -> bool {
    let garden = &view.gardens[seat.index()];
    match action {
        Action::Take { column, row } => view.columns[column.index()].cards[row.index()].is_some(),
        Action::Place(spot) => view.hand.is_some() && garden.spots.contains(&spot.to_string().as_str()),
        Action::Buy { pile, plot } => {
            view.piles[pile.index()].top.is_some() && garden.cards.get(&plot.to_string()).is_some()
        }
        Action::Claim(position) => {
            view.objectives[position.index()].values.iter().any(|value| value.places.contains(&None))
        }
        Action::NoBuy | Action::NoClaim => true,
    }
}

#[test]
fn whatever_may_be_decided_is_in_sight() {
    at_every_ply(|name, game, view| {
        let Turn::Decide(seat) = game.turn() else { return };
        let mut list = Vec::new();
        game.actions(&mut list);
        for action in list {
            assert!(has_place(view, seat, action), "{name}: {action}");
        }
    });
}

#[test]
fn names_are_those_of_the_notation() {
    at_every_ply(|name, _, view| {
        let column = |at: usize| view.columns[at].column.parse() == Ok(Column::ALL[at]);
        assert!((0..3).all(column), "{name}");
        assert!(view.rows.iter().zip(Row::ALL).all(|(row, known)| row.row.parse() == Ok(known)), "{name}");
        assert!(view.piles.iter().zip(Pile::ALL).all(|(pile, known)| pile.pile.parse() == Ok(known)), "{name}");
        for spot in view.gardens.iter().flat_map(|garden| &garden.spots) {
            let decision: Action = format!("place {spot}").parse().expect("a decision");
            assert!(matches!(decision, Action::Place(_)), "{name}: {spot}");
        }
    });
}

#[test]
fn every_card_in_sight_shows_its_face() {
    at_every_ply(|name, _, view| {
        let shows = |faces: &ByName<FaceView>, piece: &str| assert!(faces.get(piece).is_some(), "{name}: {piece}");
        let market = view.columns.iter().flat_map(|column| column.cards.iter().flatten().copied());
        let laid = view.gardens.iter().flat_map(|garden| garden.cards.0.iter().map(|(_, card)| *card));
        let hand = view.hand.iter().map(|hand| hand.card);
        market.chain(laid).chain(hand).for_each(|card| shows(&view.cards, card));
        let tops = view.piles.iter().filter_map(|pile| pile.top);
        let built = view.gardens.iter().flat_map(|garden| garden.tiles.0.iter().map(|(_, tile)| *tile));
        tops.chain(built).for_each(|tile| shows(&view.tiles, tile));
    });
}

fn cards_of(view: &View) -> usize {
    let market: usize = view.columns.iter().map(|column| column.cards.iter().flatten().count()).sum();
    let gardens: usize = view.gardens.iter().map(|garden| garden.cards.0.len()).sum();
    market + gardens + usize::from(view.hand.is_some()) + view.unseen as usize
}

#[test]
fn sums_are_those_of_the_table() {
    at_every_ply(|name, game, view| {
        // The Automa discards cards for good.
        assert!(game.is_solo() || cards_of(view) == 75, "{name}");
        for seat in Seat::all(game.players()) {
            let (garden, player) = (&view.gardens[seat.index()], game.player(seat));
            assert_eq!((garden.gold, garden.tools), (player.purse.gold, player.purse.tools), "{name}");
            assert_eq!(garden.points, game.score(seat).total(), "{name}");
            let out =
                view.columns.iter().flat_map(|column| &column.gardeners).filter(|who| who.0 == Actor::Player(seat));
            assert_eq!(out.count() + usize::from(garden.gardeners), 3, "{name}");
            let water = view.irrigation[garden.watered.len()];
            assert_eq!(i16::from(water), game.score(seat).irrigation, "{name}");
        }
    });
}

#[test]
fn gardens_hold_the_cards_of_the_table() {
    at_every_ply(|name, game, view| {
        for seat in Seat::all(game.players()) {
            for plot in Plot::all() {
                let (garden, shown) = (&game.player(seat).garden, &view.gardens[seat.index()]);
                let here = plot.to_string();
                assert_eq!(garden.card(plot).map(Card::name), shown.cards.get(&here).copied(), "{name}: {here}");
                let tile = garden.enhancement(plot).map(Enhancement::name);
                assert_eq!(tile, shown.tiles.get(&here).copied(), "{name}: {here}");
            }
        }
    });
}

#[test]
fn progress_says_who_may_claim() {
    at_every_ply(|name, game, view| {
        let Turn::Decide(seat) = game.turn() else { return };
        let mut list = Vec::new();
        game.actions(&mut list);
        for action in list {
            if let Action::Claim(position) = action {
                let progress = view.gardens[seat.index()].progress[position.index()];
                assert!(progress.found >= progress.need, "{name}: {action}");
            }
        }
    });
}

#[test]
fn the_automa_shows_the_card_it_played_last() {
    for (name, record) in records().into_iter().filter(|(_, record)| record.players == 1) {
        let mut played = None;
        let mut plies = record.plies.iter();
        each_ply(&record, |game| {
            let shown = game.view().automa.expect("an Automa").card;
            assert_eq!(shown.map(|card| card.automa.to_owned()), played, "{name}");
            let ply = plies.next().map(|ply| ply.text.as_str()).unwrap_or_default();
            played = ply.strip_prefix("automa ").map(str::to_owned).or_else(|| played.take());
        });
    }
}

#[test]
fn a_view_is_small() {
    let mut most = [0; 5];
    at_every_ply(|_, game, view| {
        let bytes = serde_json::to_string(view).expect("JSON").len();
        let slot = &mut most[game.players() - 1];
        *slot = bytes.max(*slot);
    });
    println!("most bytes by players: {most:?}");
    assert!(most.iter().zip(MOST_BYTES).all(|(&found, limit)| found > 0 && found <= limit), "{most:?}");
}

#[test]
fn series_and_spots_are_told_in_full() {
    let game = crate::support::Opening::of(2).begin().game;
    let view = game.view();
    let series: Vec<_> = view.series.iter().map(|series| (series.tree, series.points.clone())).collect();
    assert_eq!(series, [("dragon-tree", vec![2, 7]), ("cedar", vec![2, 5, 9]), ("date-palm", vec![3, 7, 12, 18])]);
    assert_eq!(view.gardens[0].spots, [Spot::First.to_string()]);
    assert_eq!(view.gardens[0].unsettled, 5);
}

/// Moments of recorded games that the page's tests lay on the table: a name, a record and the plies before it.
const MOMENTS: [(&str, &str, usize); 6] = [
    ("first", "2-players", 26),
    ("take", "3-players-box", 92),
    ("place", "3-players-box", 93),
    ("buy", "solo-easy", 76),
    ("claim", "5-players", 102),
    ("over", "2-players", usize::MAX),
];

fn moment(name: &str, record: &str, plies: usize) -> String {
    let (_, mut record) = records().into_iter().find(|(file, _)| file == &format!("{record}.sem")).expect("a record");
    record.plies.truncate(plies);
    let game = each_ply(&record, |_| {});
    let mut list = Vec::new();
    game.actions(&mut list);
    let legal: Vec<_> = list.iter().map(ToString::to_string).collect();
    let seat = if let Turn::Decide(seat) = game.turn() { Some(seat) } else { None };
    serde_json::json!({ "name": name, "seat": seat, "legal": legal, "view": game.view() }).to_string() + "\n"
}

/// `SEMIRAMIS_WRITE_TYPES=1 cargo test -p jardins view` writes them anew.
#[test]
fn the_moments_the_page_draws_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards/jardins/moments.jsonl");
    let made: String = MOMENTS.iter().map(|&(name, record, plies)| moment(name, record, plies)).collect();
    if std::env::var_os("SEMIRAMIS_WRITE_TYPES").is_some() {
        fs::write(&path, &made).expect("written");
    }
    assert!(fs::read_to_string(path).unwrap_or_default() == made, "stale: run with SEMIRAMIS_WRITE_TYPES=1");
}
