//! A garden seen as boards: what lies where, and what it is worth as it stands.

use super::board::{ALL, Board, bit, groups, numbers};
use crate::components::Figures;
use crate::face::{Colour, Element, ElementCounts, Face, Subject, Tree, Wish};
use crate::garden::{Floor, Garden, Plot};
use crate::scoring::Honours;

/// J4.2. A group of neighbours that show one colour.
#[derive(Clone, Copy, Default)]
pub(super) struct Bed {
    /// Its plots.
    pub(super) plots: Board,
    /// Its flowers.
    pub(super) flowers: u32,
}

/// The flowers of one colour.
#[derive(Clone, Copy, Default)]
struct Blossoms {
    /// The plots that show any.
    plots: Board,
    /// How many each plot shows, in four bits.
    counts: u64,
}

impl Blossoms {
    /// How many bits count the flowers of a plot.
    const WIDTH: u32 = 4;

    #[inline]
    fn add(&mut self, plot: Plot, flowers: u8) {
        self.plots |= Board::from(flowers > 0) << plot.index();
        self.counts += u64::from(flowers) << (Self::WIDTH * plot.index() as u32);
    }

    #[inline]
    fn count(self, plots: Board) -> u32 {
        numbers(plots).map(|plot| (self.counts >> (Self::WIDTH * plot)) as u32 & ((1 << Self::WIDTH) - 1)).sum()
    }

    /// The group with most flowers.
    #[inline]
    fn best_bed(self) -> Bed {
        let beds = groups(self.plots).map(|plots| Bed { plots, flowers: self.count(plots) });
        beds.fold(Bed::default(), |best, bed| if bed.flowers > best.flowers { bed } else { best })
    }
}

/// What lies where in a garden.
#[derive(Clone, Copy, Default)]
pub(super) struct Survey {
    /// The plots with a card.
    pub(super) laid: Board,
    /// The cards that can carry an enhancement and have none.
    pub(super) empty: Board,
    /// The irrigated cards.
    pub(super) irrigated: Board,
    /// The trees of each species.
    pub(super) trees: [Board; Tree::COUNT],
    /// J2.7. What each floor shows.
    pub(super) floors: [ElementCounts; Floor::COUNT],
    /// Points for each of what a character counts.
    pub(super) wishes: [u8; Wish::COUNT],
    blossoms: [Blossoms; Colour::COUNT],
    animals: u8,
    enhanced: u8,
}

impl Survey {
    #[inline]
    pub(super) fn of(garden: &Garden, figures: &Figures) -> Survey {
        let mut survey = Survey::default();
        for plot in Plot::all() {
            match garden.faces(plot, figures) {
                (None, _) => {}
                (Some(card), None) => {
                    survey.empty |= bit(plot) * Board::from(card.is_empty());
                    survey.note(plot, card, card.tally());
                }
                (Some(card), Some(tile)) => {
                    survey.enhanced += 1;
                    survey.note(plot, tile, card.tally().under(tile.tally()));
                }
            }
        }
        survey
    }

    /// Notes a plot that shows so much, and the subject of the only face there that can have one.
    #[inline]
    fn note(&mut self, plot: Plot, face: &Face, shown: ElementCounts) {
        let (here, floor) = (bit(plot), plot.floor().index());
        self.laid |= here;
        self.irrigated |= Board::from(shown.count(Element::Irrigated) > 0) << plot.index();
        self.floors[floor] = self.floors[floor].beside(shown);
        for colour in Colour::ALL {
            self.blossoms[colour.index()].add(plot, shown.count(colour.element()));
        }
        match face.subject {
            Subject::Empty => {}
            Subject::Tree(tree) => self.trees[tree.index()] |= here,
            Subject::Animal { points, .. } => self.animals += points[floor],
            Subject::Character { wish, each } => self.wishes[wish.index()] += each,
        }
    }

    /// The garden after an enhancement has been laid on a plain card. Only where both are irrigated, which counts once, is
    /// it surveyed anew.
    #[inline]
    pub(super) fn enhanced(&self, plot: Plot, tile: &Face, garden: &Garden, figures: &Figures) -> Survey {
        if tile.is_irrigated() && self.irrigated & bit(plot) != 0 {
            return Survey::of(garden, figures);
        }
        let mut survey = *self;
        survey.empty &= !bit(plot);
        survey.enhanced += 1;
        survey.note(plot, tile, tile.tally());
        survey
    }

    /// J2.2. The garden after it has moved so many columns to the right.
    #[inline]
    pub(super) fn moved(mut self, columns: u32) -> Survey {
        for trees in &mut self.trees {
            *trees <<= columns;
        }
        for blossoms in &mut self.blossoms {
            blossoms.plots <<= columns;
            blossoms.counts <<= Blossoms::WIDTH * columns;
        }
        self.laid <<= columns;
        self.empty <<= columns;
        self.irrigated <<= columns;
        self
    }

    /// The plots where a card is still to come.
    #[inline]
    pub(super) fn open(&self) -> Board {
        ALL & !self.laid
    }

    /// How many cards are still to come.
    #[inline]
    pub(super) fn left(&self) -> u8 {
        self.open().count_ones() as u8
    }

    /// How much of the garden is still to come, from 1 to 0.
    #[inline]
    pub(super) fn share_left(&self) -> f32 {
        f32::from(self.left()) / Plot::COUNT as f32
    }

    /// The plots that show a flower of a colour.
    #[inline]
    pub(super) fn flowers(&self, colour: Colour) -> Board {
        self.blossoms[colour.index()].plots
    }

    /// How many flowers of a colour some plots show.
    #[inline]
    pub(super) fn blossoms(&self, colour: Colour, plots: Board) -> u32 {
        let blossoms = self.blossoms[colour.index()];
        blossoms.count(plots & blossoms.plots)
    }

    /// J4.2. The group with most flowers of each colour.
    #[inline]
    pub(super) fn best_beds(&self) -> [Bed; Colour::COUNT] {
        let [blue, red, yellow] = self.blossoms;
        [blue.best_bed(), red.best_bed(), yellow.best_bed()]
    }

    /// J4.3. The points of one species.
    #[inline]
    fn tree_points(&self, tree: Tree, figures: &Figures) -> u32 {
        groups(self.trees[tree.index()]).map(|group| u32::from(figures.tree_points(tree, group.count_ones()))).sum()
    }

    /// J4.5. All characters.
    #[inline]
    fn character_points(&self, honours: Honours) -> u32 {
        let all = self.floors[0].beside(self.floors[1]).beside(self.floors[2]);
        if all.count(Element::Characters) == 0 {
            return 0;
        }
        let counted = |wish: Wish| u32::from(self.wishes[wish.index()]) * u32::from(self.count(wish, all, honours));
        Wish::ALL.into_iter().filter(|wish| self.wishes[wish.index()] > 0).map(counted).sum()
    }

    #[inline]
    fn count(&self, wish: Wish, all: ElementCounts, honours: Honours) -> u8 {
        let least = |elements: [Element; 3]| elements.map(|element| all.count(element)).into_iter().min();
        match wish {
            Wish::Objectives => honours.claimed,
            Wish::Enhancements => self.enhanced,
            Wish::FlowerSets => least(Colour::ALL.map(Colour::element)).unwrap_or_default(),
            Wish::SubjectSets => least([Element::Trees, Element::Characters, Element::Animals]).unwrap_or_default(),
            plain => plain.element().map_or(0, |element| all.count(element)),
        }
    }

    /// J4. All points but those for irrigation and royal objectives, with these groups of flowers.
    #[inline]
    pub(super) fn points(&self, beds: &[Bed; Colour::COUNT], honours: Honours, figures: &Figures) -> f32 {
        let flowers: u32 = beds.iter().map(|bed| bed.flowers).sum();
        let trees: u32 = Tree::ALL.into_iter().map(|tree| self.tree_points(tree, figures)).sum();
        (flowers + trees + u32::from(self.animals) + self.character_points(honours)) as f32
    }
}
