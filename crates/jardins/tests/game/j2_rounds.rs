//! J2.0 and J2.8: the course of four rounds.

use game::{Game, Nobody, RandomSource, Seat, Setup, Shuffler, Turn};
use jardins::{Action, Column, Event, Jardins, Refusal, Step};

use crate::support::{Opening, play_out, seat};

/// J2.0: in each of four rounds everybody has three turns, clockwise from the starting player.
#[test]
fn four_rounds_of_three_turns_each() {
    for players in 2..=5 {
        let mut takers: Vec<(u16, Seat)> = Vec::new();
        let start = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a game");
        let last = play_out(start, &mut Shuffler::new(20, players as u64), |game| {
            if let (Turn::Decide(seat), Some(Step::Take)) = (game.turn(), game.step()) {
                takers.push((game.round(), seat));
            }
        });
        assert_eq!(takers.len(), 12 * players);
        for (round, turns) in takers.chunks(3 * players).enumerate() {
            assert!(turns.iter().all(|turn| usize::from(turn.0) == round + 1));
            let starter = turns[0].1;
            let clockwise = starter.clockwise(players).cycle().take(3 * players);
            assert!(turns.iter().map(|turn| turn.1).eq(clockwise));
        }
        assert_eq!(last.turn(), Turn::Over);
    }
}

/// J2.0: the gardeners come home after a round; cards, piles and markers stay.
#[test]
fn gardeners_come_home_and_the_rest_stays() {
    let mut rounds = 0;
    for number in 0..50 {
        let mut random = Shuffler::new(21, number);
        let mut game = Jardins::new(&Setup::standard(&Jardins::META, 4)).expect("a game");
        let mut list = Vec::new();
        while game.turn() != Turn::Over {
            let before = game;
            if game.turn() == Turn::Deal {
                game.reveal(game.deal(&mut random), &mut Nobody).expect("drawn");
            } else {
                list.clear();
                game.actions(&mut list);
                game.play(list[random.index(list.len())], &mut Nobody).expect("legal");
            }
            if before.round() > 0 && game.round() > before.round() {
                rounds += 1;
                assert_eq!(Column::ALL.map(|column| before.gardeners_under(column)), [4; 3]);
                assert_eq!(Column::ALL.map(|column| game.gardeners_under(column)), [0; 3]);
                let kept = |one: &Jardins| Seat::all(4).map(|seat| one.player(seat).garden).collect::<Vec<_>>();
                assert_eq!(kept(&game), kept(&before));
                assert_eq!(game.market().cards().count(), 12);
            }
        }
    }
    assert_eq!(rounds, 150);
}

/// J2.0: a turn follows its steps in order; what belongs to another step is refused.
#[test]
fn the_steps_of_a_turn_have_their_order() {
    let mut story = Opening::of(2)
        .market(
            "herald    tamer           forester
             florist   dyer            painter
             smith     lion            monkey
             date-palm red-water-gold  peacock",
        )
        .draws("first 1")
        .begin();
    for early in ["place first", "buy 2 on 1 1", "no-buy", "claim 1", "no-claim"] {
        assert_eq!(story.refused(early), Refusal::OtherStep { due: Step::Take });
    }
    story.tell("1 take 2 1");
    assert_eq!(story.refused("take 1 1"), Refusal::OtherStep { due: Step::Place });
    story.tell("1 place first");
    let deal = Refusal::DealerFirst { due: jardins::Draw::Card };
    assert_eq!(story.game.check(Action::NoBuy), Err(deal));
    story.tell("* card peacock-gold");
    assert_eq!(story.refused("take 1 1"), Refusal::OtherStep { due: Step::Buy });
    story.tell("1 no-buy");
    assert_eq!(story.game.turn(), Turn::Decide(seat(2)));
}

/// J2.0: after the last turn nothing more is decided or drawn.
#[test]
fn it_ends_after_four_rounds() {
    let game = crate::support::random_game(3, 7);
    assert_eq!((game.turn(), game.round()), (Turn::Over, 4));
    assert_eq!(game.check("take 1 1".parse().expect("notation")), Err(Refusal::GameOver));
    assert_eq!(game.check_outcome("first 1".parse().expect("notation")), Err(Refusal::NotDealersTurn));
}

/// J2.8: the holder of the tile starts the next round; taking it changes nothing in the round in progress.
#[test]
fn the_tile_decides_who_starts_the_next_round() {
    // Seat 2 takes the row of crowns: the second card of each column, on its way down.
    let mut story = Opening::of(2)
        .market(
            "florist     dyer         perfumer
             monkey      lion         peacock
             herald      smith        water-bearer
             date-palm   date-palm    date-palm",
        )
        .draws("first 1")
        .begin();
    story.tell(
        "1 take 1 1
         1 place first
         2 take 1 1
         2 place first",
    );
    assert!(story.holds_crown(2));
    story.tell(
        "1 take 2 1
         1 place right
         2 take 2 1
         2 place right
         1 take 3 1
         1 place right
         2 take 3 1
         2 place right
         * card dragon-tree-yellow",
    );
    assert_eq!(story.game.round(), 2);
    assert_eq!(story.game.turn(), Turn::Decide(seat(2)));
    story.tell("2 take 1 1").tell("2 place right").tell("1 take 2 1");
}

/// J2.8: an event tells who starts a round.
#[test]
fn a_round_tells_who_begins() {
    let mut story = Opening::of(2).draws("first 2").begin();
    let mut events: Vec<Event> = Vec::new();
    let mut list = Vec::new();
    while story.game.round() == 1 {
        story.until_decision();
        list.clear();
        story.game.actions(&mut list);
        story.game.play(list[0], &mut events).expect("legal");
        if story.game.turn() == Turn::Deal {
            story.game.reveal(story.game.deal(&mut Shuffler::new(22, 0)), &mut events).expect("drawn");
        }
    }
    let holder = story.game.crown().expect("a holder");
    assert!(events.contains(&Event::RoundBegins { round: 2, starter: holder }));
}
