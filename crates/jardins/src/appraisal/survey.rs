//! A garden seen as boards: what lies where, and what it is worth as it stands.

use super::board::{ALL, Board, bit, groups};
use crate::components::Figures;
use crate::face::{Colour, Element, Face, Subject, Tally, Tree, Wish};
use crate::garden::{Floor, Garden, Plot};
use crate::scoring::Honours;

/// The flowers of one colour: the plots whose number of flowers has the first, second and third binary digit.
type Blossoms = [Board; 3];

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
    pub(super) floors: [Tally; Floor::COUNT],
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
    fn note(&mut self, plot: Plot, face: &Face, shown: Tally) {
        let (here, floor) = (bit(plot), plot.floor().index());
        self.laid |= here;
        self.irrigated |= here * Board::from(shown.count(Element::Irrigated));
        self.floors[floor] = self.floors[floor].beside(shown);
        for colour in Colour::ALL {
            let flowers = Board::from(shown.count(colour.element()));
            for (digit, plots) in self.blossoms[colour.index()].iter_mut().enumerate() {
                *plots |= (flowers >> digit & 1) << plot.index();
            }
        }
        match face.subject {
            Subject::Empty => {}
            Subject::Tree(tree) => self.trees[tree.index()] |= here,
            Subject::Animal { points, .. } => self.animals += points[floor],
            Subject::Character { wish, each } => self.wishes[wish.index()] += each,
        }
    }

    /// J2.2. The garden after it has moved so many columns to the right.
    #[inline]
    pub(super) fn moved(mut self, columns: u32) -> Survey {
        let move_all = |boards: &mut [Board]| boards.iter_mut().for_each(|board| *board <<= columns);
        move_all(&mut self.trees);
        self.blossoms.iter_mut().for_each(|blossoms| move_all(blossoms));
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
        let [one, two, four] = self.blossoms[colour.index()];
        one | two | four
    }

    /// How many flowers of a colour some plots show.
    #[inline]
    pub(super) fn blossoms(&self, colour: Colour, plots: Board) -> u32 {
        let [one, two, four] = self.blossoms[colour.index()].map(|digit| (digit & plots).count_ones());
        one + 2 * two + 4 * four
    }

    /// J4.2. The group with most flowers of a colour.
    #[inline]
    pub(super) fn best_bed(&self, colour: Colour) -> (Board, u32) {
        let beds = groups(self.flowers(colour)).map(|bed| (bed, self.blossoms(colour, bed)));
        beds.fold((0, 0), |best, bed| if bed.1 > best.1 { bed } else { best })
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
    fn count(&self, wish: Wish, all: Tally, honours: Honours) -> u8 {
        let least = |elements: [Element; 3]| elements.map(|element| all.count(element)).into_iter().min();
        match wish {
            Wish::Objectives => honours.claimed,
            Wish::Enhancements => self.enhanced,
            Wish::FlowerSets => least(Colour::ALL.map(Colour::element)).unwrap_or_default(),
            Wish::SubjectSets => least([Element::Trees, Element::Characters, Element::Animals]).unwrap_or_default(),
            plain => plain.element().map_or(0, |element| all.count(element)),
        }
    }

    /// J4. All points but those for irrigation and royal objectives.
    #[inline]
    pub(super) fn points(&self, honours: Honours, figures: &Figures) -> f32 {
        let flowers: u32 = Colour::ALL.into_iter().map(|colour| self.best_bed(colour).1).sum();
        let trees: u32 = Tree::ALL.into_iter().map(|tree| self.tree_points(tree, figures)).sum();
        (flowers + trees + u32::from(self.animals) + self.character_points(honours)) as f32
    }
}
