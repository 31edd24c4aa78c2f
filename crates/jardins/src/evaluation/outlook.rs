//! What a garden promises beyond what it is worth as it stands.

use super::board::{Board, FLOORS, connected, groups, touching};
use super::survey::{Bed, Survey};
use crate::components::Figures;
use crate::face::{Colour, Tree, Wish};
use crate::garden::{Floor, Plot};
use crate::pieces::Pattern;

/// How likely a marked place is going to be irrigated.
const WET: f32 = 0.45;
/// The most marked places.
const MARKED: usize = 6;

/// How likely so many of so many marked places are going to be irrigated.
const CHANCES: [[f32; MARKED + 1]; MARKED + 1] = {
    let mut chances = [[0.0; MARKED + 1]; MARKED + 1];
    chances[0][0] = 1.0;
    let mut open = 1;
    while open <= MARKED {
        chances[open][0] = chances[open - 1][0] * (1.0 - WET);
        let mut wet = 1;
        while wet <= open {
            chances[open][wet] = chances[open - 1][wet] * (1.0 - WET) + chances[open - 1][wet - 1] * WET;
            wet += 1;
        }
        open += 1;
    }
    chances
};

/// J2.2, J4.1. Where the garden should end up, and what its water is worth there.
#[derive(Clone, Copy, Default)]
pub(super) struct Irrigation {
    /// The points as it stands.
    pub(super) points: f32,
    /// The points to be expected in the best columns.
    pub(super) expected: f32,
    /// How many columns the garden should still move to the right.
    pub(super) columns: u32,
}

impl Irrigation {
    #[inline]
    pub(super) fn of(survey: &Survey, pattern: Option<Pattern>, figures: &Figures) -> Irrigation {
        let marked = pattern.map_or(0, |pattern| figures.pattern(pattern).0);
        let points = f32::from(figures.irrigation_points((survey.irrigated & marked).count_ones()));
        let mut best = Irrigation { points, expected: f32::MIN, columns: 0 };
        let unsettled = (survey.open() & FLOORS[Floor::One.index()]).count_ones();
        for columns in middle_first(unsettled) {
            let expected = expected_points(survey.irrigated << columns, survey.laid << columns, marked, figures);
            if expected > best.expected {
                best = Irrigation { expected, columns, ..best };
            }
        }
        best
    }
}

/// The ways to move a garden, the one with room on both sides first: among equals it is the best.
#[inline]
fn middle_first(unsettled: u32) -> impl Iterator<Item = u32> {
    let farthest = unsettled.min(u32::from(Floor::One.width()) - 1);
    let middle = farthest / 2;
    std::iter::once(middle).chain((0..=farthest).filter(move |&columns| columns != middle))
}

#[inline]
fn expected_points(irrigated: Board, laid: Board, marked: Board, figures: &Figures) -> f32 {
    let matches = (irrigated & marked).count_ones();
    let open = (marked & !laid).count_ones() as usize;
    let chances = CHANCES[open.min(MARKED)].iter().take(open + 1);
    chances.zip(matches..).map(|(chance, wet)| chance * f32::from(figures.irrigation_points(wet))).sum()
}

/// Where flowers can still join the beds that count.
#[derive(Clone, Copy, Default)]
pub(super) struct Beds {
    /// Open plots next to the best beds.
    pub(super) room: f32,
    /// Flowers beside the best beds that cards to come can join with them.
    pub(super) apart: f32,
}

impl Beds {
    #[inline]
    pub(super) fn of(survey: &Survey, best: &[Bed; Colour::COUNT]) -> Beds {
        let mut beds = Beds::default();
        let open = survey.open();
        for (colour, bed) in Colour::ALL.into_iter().zip(best) {
            beds.room += (touching(bed.plots) & open).count_ones().min(MOST_ROOM) as f32;
            if survey.flowers(colour) != bed.plots {
                let reach = connected(bed.plots, survey.flowers(colour) | open);
                beds.apart += (survey.blossoms(colour, reach) - bed.flowers) as f32;
            }
        }
        beds
    }
}

/// More open plots than this next to one bed are no better.
const MOST_ROOM: u32 = 4;

/// J4.3. What one more tree would add to the best series of each species, beyond what it is worth alone.
#[inline]
pub(super) fn tree_growth(survey: &Survey, figures: &Figures) -> f32 {
    Tree::ALL.into_iter().map(|tree| f32::from(series_growth(survey, tree, figures))).sum()
}

#[inline]
fn series_growth(survey: &Survey, tree: Tree, figures: &Figures) -> u16 {
    let ground = survey.open() | survey.empty;
    let growth = |group: Board| {
        let size = group.count_ones();
        let next = figures.tree_points(tree, (size + 1).min(Plot::COUNT as u32));
        if touching(group) & ground == 0 { 0 } else { next - figures.tree_points(tree, size) }
    };
    let best = groups(survey.trees[tree.index()]).map(growth).max().unwrap_or_default();
    best.saturating_sub(figures.tree_points(tree, 1))
}

/// How much of what each character counts a turn usually brings.
const HARVEST: [f32; Wish::COUNT] = {
    let mut harvest = [0.0; Wish::COUNT];
    harvest[Wish::Animals.index()] = 0.2;
    harvest[Wish::Trees.index()] = 0.25;
    harvest[Wish::Irrigated.index()] = 0.4;
    harvest[Wish::Characters.index()] = 0.2;
    harvest[Wish::Gold.index()] = 0.25;
    harvest[Wish::Tools.index()] = 0.25;
    harvest[Wish::Crowns.index()] = 0.25;
    harvest[Wish::BlueFlowers.index()] = 0.55;
    harvest[Wish::YellowFlowers.index()] = 0.55;
    harvest[Wish::RedFlowers.index()] = 0.55;
    harvest[Wish::Objectives.index()] = 0.25;
    harvest[Wish::Enhancements.index()] = 0.3;
    harvest[Wish::FlowerSets.index()] = 0.4;
    harvest[Wish::SubjectSets.index()] = 0.17;
    harvest
};

/// J4.5. What a turn to come usually adds to the points of the characters.
#[inline]
pub(super) fn harvest(survey: &Survey) -> f32 {
    survey.wishes.iter().zip(HARVEST).map(|(&each, harvest)| f32::from(each) * harvest).sum()
}

/// J2.2. How many places of floors 2 and 3 the next card may be laid on.
#[inline]
pub(super) fn upper_spots(survey: &Survey) -> f32 {
    let [one, two, three] = FLOORS;
    let pairs = |floor: Board| floor & floor >> 1;
    let on_two = pairs(survey.laid & one) << 5 & two;
    let on_three = pairs(survey.laid & two) << 4 & three;
    ((on_two | on_three) & survey.open()).count_ones() as f32
}
