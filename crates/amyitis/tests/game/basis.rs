//! Whatever no rulebook says is marked with what it rests on, in the rules where it stands.

use amyitis::Amyitis;
use game::contract::notes;
use game::{Basis, Game};

/// The paragraphs that say more than a rulebook, or other than one, and what that rests on.
const NOTED: [(&str, &[Basis]); 18] = [
    ("A0.1", &[Basis::Components, Basis::OurRuling]),
    ("A0.2", &[Basis::Components, Basis::OurDesign]),
    ("A0.3", &[Basis::Components, Basis::OurDesign]),
    ("A0.4", &[Basis::Components, Basis::OurDesign]),
    ("A0.5", &[Basis::Components, Basis::OurDesign]),
    ("A0.6", &[Basis::Components]),
    ("A0.7", &[Basis::Components, Basis::OurDesign]),
    ("A1.2", &[Basis::Components, Basis::OurDesign]),
    ("A1.3", &[Basis::OurRuling]),
    ("A1.4", &[Basis::Components, Basis::OurRuling]),
    ("A3.4", &[Basis::OurRuling]),
    ("A4.1", &[Basis::OurRuling]),
    ("A5.1", &[Basis::OurRuling]),
    ("A6.2", &[Basis::OurRuling]),
    ("A7.1", &[Basis::OurRuling]),
    ("A7.3", &[Basis::OurRuling]),
    ("A9.1", &[Basis::OurRuling]),
    ("A9.2", &[Basis::OurDesign]),
];

#[test]
fn every_figure_and_ruling_that_no_rulebook_gives_is_marked_in_the_rules() {
    let noted = notes(Amyitis::META.rulebook.en);
    for (paragraph, bases) in NOTED {
        let found = noted.iter().find(|(id, _)| id == paragraph).map(|(_, found)| &found[..]);
        assert_eq!(found, Some(bases), "{paragraph}");
    }
}
