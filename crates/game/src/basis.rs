//! What a figure of a box or a ruling rests on. The components and the rules of a game say it of everything that no rulebook gives.

use crate::Phrase;

/// What a figure or a ruling rests on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Basis {
    /// A rulebook of the published game says it.
    Rulebook,
    /// It is seen on the components of the published game, as public sources show them.
    Components,
    /// Another implementation of the game does it so.
    OtherImplementation,
    /// The rulebook leaves it open: we had to rule.
    OurRuling,
    /// No source that we have gives the figure: we designed one that fits all that is known.
    OurDesign,
}

impl Basis {
    /// All, those of the published game first.
    pub const ALL: [Basis; 5] =
        [Basis::Rulebook, Basis::Components, Basis::OtherImplementation, Basis::OurRuling, Basis::OurDesign];

    /// Its word in component files and rules, the same in every language.
    pub const fn word(self) -> &'static str {
        match self {
            Basis::Rulebook => "rulebook",
            Basis::Components => "components",
            Basis::OtherImplementation => "other-implementation",
            Basis::OurRuling => "our-ruling",
            Basis::OurDesign => "our-design",
        }
    }

    /// The basis with this word.
    pub fn of_word(word: &str) -> Option<Basis> {
        Basis::ALL.into_iter().find(|basis| basis.word() == word)
    }

    /// Its name, as a mark in a text.
    pub fn name(self) -> Phrase {
        Phrase::new(format!("table-basis-{}", self.word()))
    }

    /// The sentence that explains it.
    pub fn meaning(self) -> Phrase {
        Phrase::new(format!("table-basis-meaning-{}", self.word()))
    }
}
