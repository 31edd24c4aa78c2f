//! Whatever no rulebook says is marked with what it rests on, in the rules where it stands.

use babylon::Babylon;
use game::contract::notes;
use game::{Basis, Game};

/// The paragraphs that say more than a rulebook, or other than one, and what that rests on.
const NOTED: [(&str, &[Basis]); 15] = [
    ("B0.1", &[Basis::OurRuling, Basis::OurDesign]),
    ("B0.2", &[Basis::Components, Basis::OurDesign]),
    ("B0.3", &[Basis::OurDesign]),
    ("B0.4", &[Basis::OurDesign]),
    ("B0.5", &[Basis::OurRuling]),
    ("B1.3", &[Basis::OurRuling]),
    ("B2.2", &[Basis::OurRuling]),
    ("B3.2", &[Basis::OurRuling]),
    ("B3.3", &[Basis::OurRuling]),
    ("B3.4", &[Basis::OurRuling]),
    ("B3.5", &[Basis::OurRuling]),
    ("B4.4", &[Basis::Components, Basis::OurRuling]),
    ("B4.5", &[Basis::OurRuling]),
    ("B4.6", &[Basis::OurRuling]),
    ("B5.1", &[Basis::OurRuling]),
];

#[test]
fn every_figure_and_ruling_that_no_rulebook_gives_is_marked_in_the_rules() {
    let noted = notes(Babylon::META.rulebook.en);
    for (paragraph, bases) in NOTED {
        let found = noted.iter().find(|(id, _)| id == paragraph).map(|(_, found)| &found[..]);
        assert_eq!(found, Some(bases), "{paragraph}");
    }
}
