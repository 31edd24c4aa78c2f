//! A garden: three floors of five, four and three (J2.2), and who is whose neighbour (J3.1).

use crate::components::Figures;
use crate::face::{Element, ElementCounts, Face};
use crate::named::named;
use crate::pieces::{Card, Enhancement};
use crate::refusal::Refusal;

named! {
    /// J2.2. A floor of the garden, from the bottom.
    Floor, "plot", {
        One = "1",
        Two = "2",
        Three = "3",
    }
}

impl Floor {
    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// How many cards it holds when it is finished.
    pub const fn width(self) -> u8 {
        5 - self as u8
    }

    /// The floor it stands on.
    pub const fn below(self) -> Option<Floor> {
        match self {
            Floor::One => None,
            Floor::Two => Some(Floor::One),
            Floor::Three => Some(Floor::Two),
        }
    }

    const fn first_plot(self) -> u8 {
        [0, 5, 9][self as usize]
    }
}

/// J3.1. A place of a garden, counted from the leftmost card of floor 1 as the garden stands.
///
/// The plots are numbered floor by floor. When floor 1 grows at the left, every card moves to the next number: the last
/// plot of each floor is free then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plot(u8);

impl Plot {
    /// How many places a finished garden has.
    pub const COUNT: usize = 12;

    /// The place on a floor, from 1 at the left, if the floor can have so many.
    pub const fn new(floor: Floor, place: u8) -> Option<Plot> {
        if place == 0 || place > floor.width() { None } else { Some(Plot(floor.first_plot() + place - 1)) }
    }

    /// All plots, floor by floor from the bottom, each from the left.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Plot> + Clone {
        (0..Self::COUNT as u8).map(Plot)
    }

    /// All plots of a floor, from the left.
    #[inline]
    pub fn of_floor(floor: Floor) -> impl DoubleEndedIterator<Item = Plot> + Clone {
        (floor.first_plot()..floor.first_plot() + floor.width()).map(Plot)
    }

    /// Its number among all plots, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its floor.
    #[inline]
    pub const fn floor(self) -> Floor {
        match self.0 {
            0..5 => Floor::One,
            5..9 => Floor::Two,
            _ => Floor::Three,
        }
    }

    /// Its place on the floor, from 1 at the left.
    pub const fn place(self) -> u8 {
        self.0 - self.floor().first_plot() + 1
    }

    /// The two plots it stands on; none for floor 1.
    pub const fn supports(self) -> Plots {
        match self.floor().below() {
            None => Plots(0),
            Some(below) => Plots(0b11 << (below.first_plot() + self.place() - 1)),
        }
    }

    /// The plots next to it: beside, below and above.
    #[inline]
    pub const fn neighbours(self) -> Plots {
        NEIGHBOURS[self.index()]
    }

    /// Whether both are beside each other on one floor, or one stands on the other.
    const fn touches(self, other: Plot) -> bool {
        let beside = self.floor() as u8 == other.floor() as u8 && self.0.abs_diff(other.0) == 1;
        beside || self.supports().contains(other) || other.supports().contains(self)
    }
}

const NEIGHBOURS: [Plots; Plot::COUNT] = {
    let mut all = [Plots(0); Plot::COUNT];
    let mut here = 0;
    while here < Plot::COUNT {
        let mut there = 0;
        while there < Plot::COUNT {
            if Plot(here as u8).touches(Plot(there as u8)) {
                all[here].0 |= 1 << there;
            }
            there += 1;
        }
        here += 1;
    }
    all
};

/// A set of plots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Plots(pub(crate) u16);

impl Plots {
    /// Whether a plot is in it.
    #[inline]
    pub const fn contains(self, plot: Plot) -> bool {
        self.0 >> plot.0 & 1 == 1
    }

    /// Puts a plot in.
    #[inline]
    pub fn insert(&mut self, plot: Plot) {
        self.0 |= 1 << plot.0;
    }

    /// How many plots are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no plot is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Plots) -> Plots {
        Plots(self.0 & other.0)
    }

    /// The plots in it, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Plot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let plot = Plot(bits.trailing_zeros() as u8);
            let some = bits != 0;
            bits &= bits.wrapping_sub(1);
            some.then_some(plot)
        })
    }

    /// J3.1. The groups of neighbours it falls into.
    #[inline]
    pub fn groups(self) -> impl Iterator<Item = Plots> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seed = rest & rest.wrapping_neg();
            let group = spread(seed, rest);
            rest &= !group;
            (group != 0).then_some(Plots(group))
        })
    }
}

/// Everything within `field` that is connected with `seed`.
#[inline]
fn spread(seed: u16, field: u16) -> u16 {
    let (mut group, mut edge) = (seed, seed);
    while edge != 0 {
        let plot = Plot(edge.trailing_zeros() as u8);
        edge &= edge - 1;
        let fresh = plot.neighbours().0 & field & !group;
        group |= fresh;
        edge |= fresh;
    }
    group
}

/// J2.2. Where a card is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// The first card of the garden.
    First,
    /// The left end of floor 1: all other cards are numbered anew.
    Left,
    /// The right end of floor 1.
    Right,
    /// A place on floor 2 or 3.
    Upper(Plot),
}

/// A garden: what lies on each plot. Nothing in it tells in which order it was laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Garden {
    cards: [Option<Card>; Plot::COUNT],
    enhancements: [Option<Enhancement>; Plot::COUNT],
}

impl Garden {
    /// The card on a plot.
    #[inline]
    pub fn card(&self, plot: Plot) -> Option<Card> {
        self.cards[plot.index()]
    }

    /// The enhancement on a plot.
    #[inline]
    pub fn enhancement(&self, plot: Plot) -> Option<Enhancement> {
        self.enhancements[plot.index()]
    }

    /// The plots with a card.
    pub fn laid(&self) -> Plots {
        let mut laid = Plots::default();
        Plot::all().filter(|&plot| self.card(plot).is_some()).for_each(|plot| laid.insert(plot));
        laid
    }

    /// How many cards lie on a floor.
    pub fn cards_on(&self, floor: Floor) -> u8 {
        Plot::of_floor(floor).filter(|&plot| self.card(plot).is_some()).count() as u8
    }

    /// How many enhancements it has.
    pub fn enhanced(&self) -> u8 {
        self.enhancements.iter().flatten().count() as u8
    }

    /// J2.2. How many columns the whole garden may still move to the right while floor 1 is finished at the left.
    pub fn unsettled(&self) -> u8 {
        Floor::One.width() - self.cards_on(Floor::One)
    }

    /// The faces on a plot: the card and, if there is one, its enhancement.
    #[inline]
    pub(crate) fn faces<'f>(&self, plot: Plot, figures: &'f Figures) -> (Option<&'f Face>, Option<&'f Face>) {
        let card = self.card(plot).map(|card| figures.card(card));
        (card, self.enhancement(plot).map(|enhancement| figures.enhancement(enhancement)))
    }

    /// J2.7. What a plot shows, counted.
    #[inline]
    fn tally_at(&self, plot: Plot, figures: &Figures) -> ElementCounts {
        let (card, enhancement) = self.faces(plot, figures);
        let under = card.map(Face::tally).unwrap_or_default();
        enhancement.map_or(under, |face| under.under(face.tally()))
    }

    /// The plots with an irrigated card or enhancement.
    pub(crate) fn irrigated(&self, figures: &Figures) -> Plots {
        let mut irrigated = Plots::default();
        let shows = |&plot: &Plot| self.tally_at(plot, figures).count(Element::Irrigated) > 0;
        Plot::all().filter(shows).for_each(|plot| irrigated.insert(plot));
        irrigated
    }

    /// J2.7. What a floor shows, counted.
    #[inline]
    pub(crate) fn tally(&self, floor: Floor, figures: &Figures) -> ElementCounts {
        Plot::of_floor(floor).fold(ElementCounts::default(), |sum, plot| sum.beside(self.tally_at(plot, figures)))
    }

    /// J2.7. What each floor shows, counted.
    #[inline]
    pub(crate) fn tallies(&self, figures: &Figures) -> [ElementCounts; Floor::COUNT] {
        Floor::ALL.map(|floor| self.tally(floor, figures))
    }

    /// J2.7. How many of an element a floor shows, on cards and enhancements.
    pub fn count_on(&self, floor: Floor, element: Element, figures: &Figures) -> u8 {
        self.tally(floor, figures).count(element)
    }

    /// J2.2. Whether a card may be laid there.
    pub fn may_lay(&self, spot: Spot) -> Result<(), Refusal> {
        let begun = self.cards[0].is_some();
        match spot {
            Spot::First if begun => Err(Refusal::GardenBegun),
            Spot::First => Ok(()),
            _ if !begun => Err(Refusal::GardenNotBegun),
            Spot::Left | Spot::Right if self.is_wide() => Err(Refusal::FloorFinished),
            Spot::Left | Spot::Right => Ok(()),
            Spot::Upper(plot) if self.card(plot).is_some() => Err(Refusal::Taken { plot }),
            Spot::Upper(plot) if self.carries(plot) => Ok(()),
            Spot::Upper(plot) => Err(Refusal::NoSupport { plot }),
        }
    }

    /// Whether floor 1 is finished.
    #[inline]
    fn is_wide(&self) -> bool {
        self.cards[Floor::One.width() as usize - 1].is_some()
    }

    /// Whether a card on an upper plot would stand on two cards.
    #[inline]
    fn carries(&self, plot: Plot) -> bool {
        !plot.supports().is_empty() && plot.supports().iter().all(|support| self.card(support).is_some())
    }

    /// J2.2. Every spot where a card may be laid.
    #[inline]
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let ends = [Spot::First, Spot::Left, Spot::Right].into_iter();
        let upper = (Floor::Two.first_plot()..Plot::COUNT as u8).map(|plot| Spot::Upper(Plot(plot)));
        ends.chain(upper).filter(|&spot| self.may_lay(spot).is_ok())
    }

    /// J2.2. Lays a card and says on which plot it lies now.
    #[inline]
    pub fn lay(&mut self, card: Card, spot: Spot) -> Plot {
        let plot = match spot {
            Spot::First => Plot(0),
            Spot::Left => self.grow_left(),
            Spot::Right => Plot(self.cards_on(Floor::One)),
            Spot::Upper(plot) => plot,
        };
        self.cards[plot.index()] = Some(card);
        plot
    }

    /// J3.1. Numbers all cards anew, so that the first plot is free.
    fn grow_left(&mut self) -> Plot {
        self.cards.copy_within(0..Plot::COUNT - 1, 1);
        self.enhancements.copy_within(0..Plot::COUNT - 1, 1);
        // What moved across the edge of a floor was a free plot: it is free still. The first one becomes free.
        self.cards[0] = None;
        self.enhancements[0] = None;
        Plot(0)
    }

    /// J2.5. Whether an enhancement may be laid on a plot.
    pub fn may_enhance(&self, plot: Plot, figures: &Figures) -> Result<(), Refusal> {
        let Some(card) = self.card(plot) else { return Err(Refusal::NoCard { plot }) };
        if self.enhancement(plot).is_some() {
            return Err(Refusal::Enhanced { plot });
        }
        if figures.card(card).is_empty() { Ok(()) } else { Err(Refusal::NotEmpty { plot }) }
    }

    /// J2.5. Lays an enhancement on a card.
    #[inline]
    pub fn enhance(&mut self, plot: Plot, enhancement: Enhancement) {
        self.enhancements[plot.index()] = Some(enhancement);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(floor: Floor, place: u8) -> Plot {
        Plot::new(floor, place).expect("a plot")
    }

    #[test]
    fn plots_have_a_floor_and_a_place_and_back() {
        for here in Plot::all() {
            assert_eq!(Plot::new(here.floor(), here.place()), Some(here));
        }
        assert_eq!(Plot::new(Floor::Three, 4), None);
        assert_eq!(Plot::new(Floor::One, 0), None);
    }

    #[test]
    fn a_card_moves_to_the_next_number_when_floor_one_grows_at_the_left() {
        let mut garden = Garden::default();
        garden.lay(Card::Lion, Spot::First);
        garden.lay(Card::Monkey, Spot::Right);
        garden.lay(Card::Peacock, Spot::Upper(plot(Floor::Two, 1)));
        garden.lay(Card::DatePalm, Spot::Left);
        assert_eq!(garden.card(plot(Floor::One, 1)), Some(Card::DatePalm));
        assert_eq!(garden.card(plot(Floor::One, 2)), Some(Card::Lion));
        assert_eq!(garden.card(plot(Floor::Two, 1)), None);
        assert_eq!(garden.card(plot(Floor::Two, 2)), Some(Card::Peacock));
        assert_eq!(garden.unsettled(), 2);
    }

    #[test]
    fn groups_fall_apart_where_no_neighbours_meet() {
        let ends = Plots(1 | 1 << 4 | 1 << 5);
        let groups: Vec<_> = ends.groups().map(|group| group.0).collect();
        assert_eq!(groups, [1 | 1 << 5, 1 << 4]);
    }
}
