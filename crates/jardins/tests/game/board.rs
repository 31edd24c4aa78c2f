//! The board in signs: the market, the piles, the objectives and the gardens, and where decisions are taken.

use game::board::{TextBoard, Viewpoint};
use game::{Game, GameAdapter, Language, Seat, Setup, Shuffler};
use jardins::Jardins;
use texts::Translator;

use crate::support::{Opening, play_out};

fn words() -> Translator {
    let names = (1..=5).map(|number| format!("Player {number}")).collect();
    Translator::new(Language::En, [Jardins::META.texts]).with_names(names)
}

#[test]
fn a_table_of_two_in_its_first_round() {
    let mut story = Opening::of(2)
        .market(
            "lion           monkey          peacock
             florist        dyer            perfumer
             tamer          forester        date-palm
             red-water-gold yellow-yellow-gold date-palm",
        )
        .draws("tile cedar\nirrigation west\nfirst 1")
        .begin();
    story.tell("1 take 1 1\n1 place first\n* card smith\n1 buy 2 on 1 1\n* tile lion\n2 take 1 1\n2 place first\n* card herald");
    story.until_take();
    let board = story.game.board(&[], &Viewpoint::of_seat(Seat::FIRST, &words(), 100)).to_string();
    let lines: Vec<&str> = board.lines().collect();
    let line = |start: &str| *lines.iter().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{board}"));
    let words_of = |start: &str| line(start).split_whitespace().collect::<Vec<_>>();
    assert_eq!(words_of("4 ")[2..], ["herald", "×2", "C", "monkey", "3/5/3", "peacock", "3/3/5"], "{board}");
    assert_eq!(words_of("1 ")[2..], ["florist", "×2", "YYG", "date", "palm"], "{board}");
    assert!(line("17G 21T 1 ").contains("●▲"), "what is left; both gardeners stand under the first column\n{board}");
    assert!(board.contains("+cedar") && board.contains("▲ Player 2"), "{board}");
}

#[test]
fn every_line_fits_and_can_be_said() {
    let words = words();
    for players in 1..=5 {
        for number in 0..2 {
            let game = GameAdapter::<Jardins>::new(Setup::standard(&Jardins::META, players)).expect("a game");
            play_out(game.game, &mut Shuffler::new(95, number), |state| {
                let mut now = game.clone();
                now.game = *state;
                let board = TextBoard::plain(&now, &words).to_string();
                assert!(board.lines().all(|line| line.chars().count() <= 100) && !board.contains('⟨'), "{board}");
            });
        }
    }
}
