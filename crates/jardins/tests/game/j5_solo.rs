//! J5: solo play against the Automa.

use game::{Components, Game, Nobody, Options, Phrase, Seat, Setup, Shuffler, Turn};
use jardins::{Actor, AutomaCard, Column, Figures, Jardins, Pile, Position, Purse, Refusal, Value};

use crate::support::{Opening, Story, play_out, seat};

const MARKET: &str = "florist         dyer        perfumer
                      red-red-gold    monkey      blue-red-water
                      peacock         cedar-water blue-blue-tools
                      date-palm       lion        painter";

fn solo() -> Opening {
    Opening::of(1).market(MARKET).draws(
        "tile cedar
         tile cedar-gold
         tile date-palm-water
         objective animals
         objective gold
         objective crowns
         objective trees",
    )
}

/// The player's first turn: a card from column 3, and then the Automa draws this card.
fn answered_by(card: u8) -> Story {
    let mut story = solo().begin();
    story.tell("1 take 3 1\n1 place first").until_automa();
    story.tell(&format!("* automa {card}"));
    story
}

/// J5.1: gold and tools by level; the player has the tile; the places are those of two players.
#[test]
fn levels_set_the_start() {
    let starts = ["easy", "medium", "advanced", "expert"].map(|level| {
        let story = solo().level(level).begin();
        assert!(story.holds_crown(1));
        assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
        assert_eq!((story.game.column_places(), story.game.objective_places()), (2, 1));
        story.game.player(seat(1)).purse
    });
    let expected = [(3, 4), (2, 3), (1, 2), (0, 1)].map(|(gold, tools)| Purse { gold, tools });
    assert_eq!(starts, expected);
    assert_eq!(Options::defaults(&Jardins::META).get("level"), "easy");
}

/// J5.1: the level has no effect with more than one player.
#[test]
fn the_level_is_for_solo_play_only() {
    let [easy, expert] = ["easy", "expert"].map(|level| Opening::of(2).level(level).begin().game);
    assert_eq!(easy, expert);
}

/// J5.1: while the Automa holds the tile, the player has no discount.
#[test]
fn no_discount_while_the_automa_has_the_tile() {
    let mut story = Opening::of(1)
        .market(
            "florist      dyer         perfumer
             date-palm    date-palm    date-palm
             monkey-water peacock      lion-water
             lion         monkey       peacock-water",
        )
        .draws(
            "objective animals
             objective gold
             objective crowns
             objective trees",
        )
        .begin();
    story.tell("1 take 3 1\n1 place first").until_automa();
    assert_eq!(story.game.needed_for(seat(1), jardins::Element::Animals), 2);
    story.tell("* automa 5");
    story.until_take();
    assert_eq!(story.game.crown(), Some(Actor::Automa));
    story.tell("1 take 1 1\n1 place right").until_automa();
    let refusal = Refusal::TooFewElements { objective: jardins::Element::Animals, needed: 3, found: 2 };
    assert_eq!(story.game.why_not_claim(seat(1), Position::One), Some(refusal));
}

/// J5.2: player and Automa alternate; the holder of the tile starts a round; 12 of 18 cards are used.
#[test]
fn player_and_automa_alternate() {
    let (mut by_automa, mut by_player) = (0, 0);
    for number in 0..100 {
        let mut actors: Vec<(u16, Actor, Option<Actor>)> = Vec::new();
        let start = Jardins::new(&Setup::standard(&Jardins::META, 1)).expect("a game");
        let last = play_out(start, &mut Shuffler::new(52, number), |game| {
            let turn = (game.round(), game.active(), game.crown());
            let begins = game.step() == Some(jardins::Step::Take) || game.draw() == Some(jardins::Draw::Automa);
            if begins {
                actors.push(turn);
            }
        });
        assert_eq!(actors.len(), 24);
        assert_eq!(last.unseen().automa().len(), 6);
        for round in actors.chunks(6) {
            assert_eq!(Some(round[0].1), round[0].2, "the holder starts");
            assert!(round.windows(2).all(|pair| pair[0].1 != pair[1].1), "they alternate");
            by_automa += i32::from(round[0].1 == Actor::Automa);
            by_player += i32::from(round[0].1 != Actor::Automa);
        }
    }
    assert!(by_automa > 20 && by_player > 20);
}

/// J5.3: the lowest card with the symbol is discarded, the column slides down and is refilled.
#[test]
fn the_automa_discards_the_lowest_with_its_symbol() {
    // Card 1: columns 1 2 3, animals, else row 1, crown.
    let mut story = answered_by(1);
    assert_eq!(story.column(1), ["date-palm", "red-red-gold", "florist"]);
    assert_eq!(story.game.gardeners_under(Column::One), 1);
    story.tell("* card herald");
    assert_eq!(story.column(1), ["date-palm", "red-red-gold", "florist", "herald"]);
    assert_eq!(story.game.crown(), Some(Actor::Automa));
    assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
}

/// J5.3: trees, characters and irrigated cards are symbols too.
#[test]
fn every_symbol_finds_its_card() {
    // Cards 2, 3 and 4: tree in column 1, character and irrigated card in column 2.
    assert_eq!(answered_by(2).column(1), ["peacock", "red-red-gold", "florist"]);
    assert_eq!(answered_by(3).column(2), ["lion", "cedar-water", "monkey"]);
    assert_eq!(answered_by(4).column(2), ["lion", "monkey", "dyer"]);
}

/// J5.3: without the symbol the card in the named row goes.
#[test]
fn without_the_symbol_the_named_row_goes() {
    // Card 7: irrigated in column 1, where there is none, else row 3.
    assert_eq!(answered_by(7).column(1), ["date-palm", "peacock", "florist"]);
    // Card 13: the florist is a character. Card 5: column 3 has no tree, else row 1.
    assert_eq!(answered_by(13).column(1), ["date-palm", "peacock", "red-red-gold"]);
    let column = answered_by(5).column(3);
    assert_eq!(column[..2], ["blue-red-water", "perfumer"]);
}

/// J5.3: on flowers all cards of the column with flowers go, perhaps none; each refill is a draw of its own.
#[test]
fn all_flowers_go_at_once() {
    // Card 17: column 3, where two cards have flowers, then pile 3.
    let mut story = answered_by(17);
    assert_eq!(story.column(3).len(), 2);
    assert_eq!(story.game.draw(), Some(jardins::Draw::Card));
    story.tell("* card tamer");
    assert_eq!(story.game.draw(), Some(jardins::Draw::Card));
    story.tell("* card forester");
    assert_eq!(story.column(3)[2..], ["tamer", "forester"]);
    assert_eq!(story.game.draw(), Some(jardins::Draw::Enhancement(Pile::Three)));
    let mut story = Opening::of(1)
        .market(
            "florist   dyer        perfumer
             smith     monkey      treasurer
             peacock   cedar-water beekeeper
             date-palm lion        painter",
        )
        .begin();
    // Card 14: column 1 has no flowers; the crown is taken all the same.
    story.tell("1 take 3 1\n1 place first").until_automa();
    story.tell("* automa 14");
    assert_eq!(story.column(1), ["date-palm", "peacock", "smith", "florist"]);
    assert_eq!(story.game.crown(), Some(Actor::Automa));
}

/// J5.3: the gardener goes to the first open column of the card's order.
#[test]
fn a_full_column_is_passed_over() {
    let mut story = solo().begin();
    story.tell("1 take 1 1\n1 place first").until_automa();
    story.tell("* automa 1").until_take();
    assert_eq!(story.game.gardeners_under(Column::One), 2);
    assert_eq!(story.refused("take 1 1"), Refusal::ColumnFull { column: Column::One, places: 2 });
    story.tell("1 take 3 1\n1 place right").until_automa();
    // Card 8 tries the columns 1 3 2.
    story.tell("* automa 8");
    assert_eq!(Column::ALL.map(|column| story.game.gardeners_under(column)), [2, 0, 2]);
}

/// J5.3: markers go on position 1, 2, 3, 4 in turn, each on the best free place; then nothing happens.
#[test]
fn markers_go_from_position_to_position() {
    let mut story = solo().begin();
    let mut spots = ["first", "right", "right", "right", "right", "2 1"].into_iter();
    for (turn, card) in [2, 3, 7, 11, 16, 18].into_iter().enumerate() {
        story.until_take();
        let column = Column::ALL.into_iter().find(|&column| story.game.gardeners_under(column) < 2).expect("open");
        story.tell(&format!("1 take {column} 1\n1 place {}", spots.next().expect("a spot"))).until_automa();
        story.tell(&format!("* automa {card}")).until_take();
        let marked = Position::ALL.map(|position| story.game.claims(position).value(Actor::Automa).is_some());
        assert_eq!(marked.iter().filter(|&&marked| marked).count(), (turn + 1).min(4));
        assert!(marked.is_sorted_by(|a, b| a >= b), "{marked:?}");
    }
}

/// J5.3: the Automa takes the second value where the player was first.
#[test]
fn the_automa_takes_the_best_free_place() {
    let mut story = Opening::of(1)
        .market(
            "florist      dyer         perfumer
             date-palm    date-palm    date-palm
             monkey-water peacock      lion-water
             lion         monkey       peacock-water",
        )
        .draws("objective animals\nobjective gold\nobjective crowns\nobjective trees")
        .begin();
    story.tell("1 take 3 1\n1 place first").until_automa();
    story.tell("* automa 4").until_take().tell("1 take 1 1\n1 place right\n* card dragon-tree-yellow\n1 claim 1");
    story.tell("* automa 2");
    assert_eq!(story.game.claims(Position::One).value(Actor::Player(seat(1))), Some(Value::First));
    story.until_take();
    assert_eq!(story.game.claims(Position::One).value(Actor::Automa), Some(Value::Second));
}

/// J5.3: the top tile of the pile is discarded and the next shows.
#[test]
fn the_automa_discards_the_top_of_a_pile() {
    // Card 9: column 2, character, pile 2.
    let mut story = answered_by(9);
    story.tell("* card herald");
    assert_eq!((story.game.top(Pile::Two), story.game.left_in(Pile::Two).len()), (None, 11));
    story.tell("* tile red-red");
    assert_eq!(story.game.top(Pile::Two), Some(jardins::Enhancement::RedRed));
    assert_eq!(story.game.turn(), Turn::Decide(seat(1)));
}

/// J5.3: from an empty pile nothing is discarded. In this box most Automa cards reach for the pile of five.
#[test]
fn an_empty_pile_stays_empty() {
    let text = Figures::STANDARD.replace("action = \"objective\"", "action = \"pile-4\"");
    let components = Figures::editions().load(&text).expect("a sound file");
    let setup = Setup { components, ..Setup::standard(&Jardins::META, 1) };
    let mut emptied = 0;
    for number in 0..200 {
        let last = play_out(Jardins::new(&setup).expect("a game"), &mut Shuffler::new(53, number), |game| {
            game.audit().expect("every piece is there");
        });
        let used = |card: &AutomaCard| !last.unseen().automa().contains(*card);
        let reached = AutomaCard::ALL
            .into_iter()
            .filter(used)
            .filter(|card| [2, 3, 4, 7, 11, 16, 18].contains(&(card.index() + 1)));
        if reached.count() >= 6 {
            assert_eq!(last.top(Pile::Four), None);
            emptied += 1;
        }
    }
    assert!(emptied > 5, "{emptied}");
}

/// J5.3: nobody is asked on the Automa's turn.
#[test]
fn the_automa_decides_nothing() {
    let start = Jardins::new(&Setup::standard(&Jardins::META, 1)).expect("a game");
    play_out(start, &mut Shuffler::new(54, 0), |game| {
        if game.active() == Actor::Automa && game.round() > 0 && game.turn() != Turn::Over {
            assert_eq!(game.turn(), Turn::Deal);
        }
    });
}

/// J5.4: up to 45, 46 to 55, 56 to 65, 66 and more are four ratings; only the player scores.
#[test]
fn points_earn_a_rating() {
    let edges =
        [(45, "apprentice"), (46, "gardener"), (55, "gardener"), (56, "master"), (65, "master"), (66, "wonder")];
    let mut missing: Vec<_> = edges.to_vec();
    let mut random = Shuffler::new(55, 0);
    let start = Jardins::new(&Setup::standard(&Jardins::META, 1)).expect("a game");
    for _ in 0..1_000_000 {
        if missing.is_empty() {
            break;
        }
        let last = play_out(start, &mut random, |_| {});
        assert_eq!(last.standing().players(), 1);
        let points = last.standing().total(Seat::FIRST);
        if let Some(at) = missing.iter().position(|&(edge, _)| edge == points) {
            let (_, rating) = missing.remove(at);
            let verdict = last.verdict().expect("a verdict");
            let expected = Phrase::new(format!("jardins-rating-{rating}"));
            assert_eq!(verdict, Phrase::new("jardins-verdict").with("points", points).with("rating", expected));
        }
    }
    assert_eq!(missing, []);
}

/// J5.4: there is no rating before the end, nor with more players.
#[test]
fn only_a_finished_solo_game_is_rated() {
    assert_eq!(solo().begin().game.verdict(), None);
    assert_eq!(crate::support::random_game(2, 0).verdict(), None);
    let mut game = crate::support::random_game(1, 0);
    assert!(game.verdict().is_some());
    assert!(game.play("no-buy".parse().expect("notation"), &mut Nobody).is_err());
}
