//! What a garden card or an enhancement shows (J0.2), and counting it (J2.7).

use crate::garden::Floor;
use crate::named::named;

named! {
    /// J0.3. An animal.
    Animal, "lion | monkey | peacock", {
        Lion = "lion",
        Monkey = "monkey",
        Peacock = "peacock",
    }
}

named! {
    /// J0.3. A tree.
    Tree, "dragon-tree | cedar | date-palm", {
        DragonTree = "dragon-tree",
        Cedar = "cedar",
        DatePalm = "date-palm",
    }
}

named! {
    /// J0.2. The colour of a flower.
    Colour, "blue | red | yellow", {
        Blue = "blue",
        Red = "red",
        Yellow = "yellow",
    }
}

named! {
    /// J0.2. A bonus icon.
    Bonus, "crown | gold | tools", {
        Crown = "crown",
        Gold = "gold",
        Tools = "tools",
    }
}

named! {
    /// J0.5. Something that can be counted in a garden. A royal objective is named by the element it asks for.
    Element, "element", {
        Animals = "animals",
        Trees = "trees",
        Irrigated = "irrigated",
        Characters = "characters",
        Gold = "gold",
        Tools = "tools",
        Crowns = "crowns",
        BlueFlowers = "blue-flowers",
        YellowFlowers = "yellow-flowers",
        RedFlowers = "red-flowers",
    }
}

named! {
    /// J4.5. What a character counts.
    Wish, "wish", {
        Animals = "animals",
        Trees = "trees",
        Irrigated = "irrigated",
        Characters = "characters",
        Gold = "gold",
        Tools = "tools",
        Crowns = "crowns",
        BlueFlowers = "blue-flowers",
        YellowFlowers = "yellow-flowers",
        RedFlowers = "red-flowers",
        Objectives = "objectives",
        Enhancements = "enhancements",
        FlowerSets = "flower-sets",
        SubjectSets = "subject-sets",
    }
}

impl Wish {
    /// The element it counts, if it is one: the first ten wishes are the ten elements.
    #[inline]
    pub fn element(self) -> Option<Element> {
        Element::ALL.get(self.index()).copied()
    }
}

impl Colour {
    /// The element that counts its flowers.
    pub const fn element(self) -> Element {
        match self {
            Colour::Blue => Element::BlueFlowers,
            Colour::Red => Element::RedFlowers,
            Colour::Yellow => Element::YellowFlowers,
        }
    }
}

impl Bonus {
    /// The element that counts its icons.
    pub const fn element(self) -> Element {
        match self {
            Bonus::Crown => Element::Crowns,
            Bonus::Gold => Element::Gold,
            Bonus::Tools => Element::Tools,
        }
    }
}

/// J0.2. The subject of a card or an enhancement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// None: such a garden card can carry an enhancement.
    Empty,
    /// J0.3. An animal with its points on each floor.
    Animal {
        /// Which.
        animal: Animal,
        /// Points on floors 1, 2 and 3.
        points: [u8; Floor::COUNT],
    },
    /// J0.3. A tree.
    Tree(Tree),
    /// J4.5. A character.
    Character {
        /// What it counts.
        wish: Wish,
        /// Points for each.
        each: u8,
    },
}

impl Subject {
    /// The element that counts it.
    pub const fn element(self) -> Option<Element> {
        match self {
            Subject::Empty => None,
            Subject::Animal { .. } => Some(Element::Animals),
            Subject::Tree(_) => Some(Element::Trees),
            Subject::Character { .. } => Some(Element::Characters),
        }
    }
}

/// J0.2. What a garden card or an enhancement shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its subject.
    pub subject: Subject,
    tally: ElementCounts,
}

impl Face {
    /// The face that shows all of this; `bonuses` names no bonus twice.
    pub fn new(subject: Subject, flowers: &[Colour], irrigated: bool, bonuses: &[Bonus]) -> Face {
        let mut tally = ElementCounts::default();
        subject.element().into_iter().for_each(|element| tally.add_one(element));
        flowers.iter().for_each(|colour| tally.add_one(colour.element()));
        bonuses.iter().for_each(|bonus| tally.add_one(bonus.element()));
        if irrigated {
            tally.add_one(Element::Irrigated);
        }
        Face { subject, tally }
    }

    /// Whether it has no subject.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.subject == Subject::Empty
    }

    /// How many of an element it shows.
    #[inline]
    pub fn count(&self, element: Element) -> u8 {
        self.tally.count(element)
    }

    /// How many flowers of a colour it shows.
    #[inline]
    pub fn flowers(&self, colour: Colour) -> u8 {
        self.count(colour.element())
    }

    /// Whether it shows any flower.
    pub fn has_flowers(&self) -> bool {
        Colour::ALL.into_iter().any(|colour| self.flowers(colour) > 0)
    }

    /// Whether it is irrigated.
    #[inline]
    pub fn is_irrigated(&self) -> bool {
        self.count(Element::Irrigated) > 0
    }

    /// Whether it shows a bonus icon.
    #[inline]
    pub fn has(&self, bonus: Bonus) -> bool {
        self.count(bonus.element()) > 0
    }

    /// Everything it shows, counted.
    #[inline]
    pub(crate) fn tally(&self) -> ElementCounts {
        self.tally
    }
}

/// J2.7. How many of each element something shows: six bits for each, enough for any floor.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ElementCounts(u64);

impl ElementCounts {
    const WIDTH: usize = 6;
    const IRRIGATED: u64 = 1 << (Self::WIDTH * Element::Irrigated.index());

    #[inline]
    pub(crate) fn count(self, element: Element) -> u8 {
        (self.0 >> (Self::WIDTH * element.index())) as u8 & ((1 << Self::WIDTH) - 1)
    }

    fn add_one(&mut self, element: Element) {
        self.0 += 1 << (Self::WIDTH * element.index());
    }

    /// Two cards side by side.
    #[inline]
    #[must_use]
    pub(crate) fn beside(self, other: ElementCounts) -> ElementCounts {
        ElementCounts(self.0 + other.0)
    }

    /// A card and the enhancement on it: everything adds up, but irrigation counts once.
    #[inline]
    #[must_use]
    pub(crate) fn under(self, enhancement: ElementCounts) -> ElementCounts {
        ElementCounts(self.0 + enhancement.0 - (self.0 & enhancement.0 & Self::IRRIGATED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_ten_wishes_are_the_elements() {
        let shared: Vec<_> =
            Wish::ALL.into_iter().filter_map(|wish| Some((wish.name(), wish.element()?.name()))).collect();
        assert_eq!(shared.len(), Element::COUNT);
        assert!(shared.iter().all(|(wish, element)| wish == element), "{shared:?}");
    }
}
