//! The picture for the terminal.

use std::cell::RefCell;
use std::collections::BTreeSet;

use jardins::Jardins;
use table::{Arg, Game, Language, Phrase, Seat, Setup, Shuffler, Words};

use crate::support::{Opening, play_out};

/// Says messages without gaps as they stand in the English file, and the others by their gaps; notes what it was asked.
#[derive(Default)]
struct Plain {
    asked: RefCell<BTreeSet<String>>,
}

impl Words for Plain {
    fn say(&self, phrase: &Phrase) -> String {
        self.asked.borrow_mut().insert(phrase.id.clone().into_owned());
        let start = format!("{} = ", phrase.id);
        let line = Jardins::META.words.get(Language::En).lines().find_map(|line| line.strip_prefix(start.as_str()));
        if phrase.args.is_empty() {
            return line.unwrap_or_else(|| panic!("no message {}", phrase.id)).to_owned();
        }
        let args = phrase.args.iter().map(|(_, arg)| match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.name(*seat),
            Arg::Text(text) => text.clone(),
            Arg::Phrase(inner) => self.say(inner),
            Arg::List(list) => list.iter().map(|inner| self.say(inner)).collect::<Vec<_>>().join(", "),
        });
        args.collect::<Vec<_>>().join(" ")
    }

    fn name(&self, seat: Seat) -> String {
        format!("Seat{seat}")
    }
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
    let picture = story.game.picture(&Plain::default());
    let lines: Vec<&str> = picture.lines().collect();
    let line = |start: &str| *lines.iter().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{picture}"));
    assert_eq!(
        line("4  3").split_whitespace().collect::<Vec<_>>()[2..],
        ["herald", "C", "monkey", "3/5/3", "peacock", "3/3/5"]
    );
    assert_eq!(line("1  0").split_whitespace().collect::<Vec<_>>()[2..], ["florist", "empty", "YYG", "date", "palm"]);
    assert!(line("gardeners").contains("2/2 Seat1×1 Seat2×1"), "{picture}");
    assert!(line("1  ").contains("◇empty R~G") || picture.contains("◇empty R~G"), "{picture}");
    assert!(picture.contains("+cedar"), "{picture}");
    assert!(picture.contains("tamer C"), "{picture}");
}

#[test]
fn every_message_of_the_picture_is_used_and_every_line_fits() {
    let words = Plain::default();
    for players in 1..=5 {
        for number in 0..10 {
            let start = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a game");
            play_out(start, &mut Shuffler::new(95, number), |game| {
                let picture = game.picture(&words);
                assert!(picture.lines().all(|line| line.chars().count() <= 110), "{picture}");
            });
        }
    }
    let asked = words.asked.borrow();
    let ids = Jardins::META.words.get(Language::En).lines().filter_map(|line| Some(line.split_once(" =")?.0));
    let unused: Vec<_> = ids
        .filter(|id| ["jardins-picture", "jardins-sign"].iter().any(|start| id.starts_with(start)))
        .filter(|id| !asked.contains(*id))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}
