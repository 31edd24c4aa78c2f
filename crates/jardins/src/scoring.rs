//! Scoring (J4), at any moment: a garden that is not finished is scored as it stands, with its places counted from the
//! leftmost card of floor 1.

use game::{Seat, Standing};

use crate::components::Figures;
use crate::face::{Colour, Element, ElementCounts, Face, Subject, Tree, Wish};
use crate::garden::{Floor, Garden, Plot, Plots};
use crate::objectives::Value;
use crate::pieces::{Pattern, Position};
use crate::{Actor, Jardins};

/// The categories of the score sheet, in order.
pub(crate) const CATEGORIES: &[&str] = &["irrigation", "flowers", "trees", "animals", "characters", "objectives"];

/// The points of one garden.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// J4.1.
    pub irrigation: i16,
    /// J4.2.
    pub flowers: i16,
    /// J4.3.
    pub trees: i16,
    /// J4.4.
    pub animals: i16,
    /// J4.5.
    pub characters: i16,
    /// J4.6.
    pub objectives: i16,
}

impl Score {
    /// The points in the order of the categories.
    pub fn by_category(&self) -> [i16; 6] {
        [self.irrigation, self.flowers, self.trees, self.animals, self.characters, self.objectives]
    }

    /// All points.
    pub fn total(&self) -> i16 {
        self.by_category().iter().sum()
    }
}

/// What a player got for royal objectives.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Honours {
    /// How many objectives the player claimed.
    pub claimed: u8,
    /// Their points.
    pub points: u8,
}

/// What lies where in a garden, seen by subject, colour and water.
#[derive(Default)]
struct Survey {
    irrigated: Plots,
    flowers: [Plots; Colour::COUNT],
    blossoms: [[u8; Plot::COUNT]; Colour::COUNT],
    trees: [Plots; Tree::COUNT],
    animal_points: i16,
    tallies: [ElementCounts; Floor::COUNT],
}

impl Survey {
    fn of(garden: &Garden, figures: &Figures) -> Survey {
        let mut survey = Survey { tallies: garden.tallies(figures), ..Survey::default() };
        for plot in Plot::all() {
            let (card, enhancement) = garden.faces(plot, figures);
            card.into_iter().chain(enhancement).for_each(|face| survey.note(plot, face));
        }
        survey
    }

    #[inline]
    fn note(&mut self, plot: Plot, face: &Face) {
        if face.is_irrigated() {
            self.irrigated.insert(plot);
        }
        for colour in Colour::ALL {
            let flowers = face.flowers(colour);
            if flowers > 0 {
                self.flowers[colour.index()].insert(plot);
                self.blossoms[colour.index()][plot.index()] += flowers;
            }
        }
        match face.subject {
            Subject::Tree(tree) => self.trees[tree.index()].insert(plot),
            Subject::Animal { points, .. } => self.animal_points += i16::from(points[plot.floor().index()]),
            Subject::Character { .. } | Subject::Empty => {}
        }
    }

    /// How many of an element the whole garden shows.
    #[inline]
    fn count(&self, element: Element) -> i16 {
        self.tallies.iter().map(|tally| i16::from(tally.count(element))).sum()
    }

    /// J4.1.
    fn irrigation(&self, pattern: Option<Pattern>, figures: &Figures) -> i16 {
        let marked = pattern.map(|pattern| figures.pattern(pattern)).unwrap_or_default();
        figures.irrigation_points(self.irrigated.and(marked).len()).into()
    }

    /// J4.2. The group with most flowers of each colour.
    fn flowers(&self) -> i16 {
        let best = |colour: Colour| {
            let blossoms = &self.blossoms[colour.index()];
            let sizes = self.flowers[colour.index()].groups();
            let counted = sizes.map(|group| group.iter().map(|plot| i16::from(blossoms[plot.index()])).sum::<i16>());
            counted.max().unwrap_or_default()
        };
        Colour::ALL.into_iter().map(best).sum()
    }

    /// J4.3. Each group of one species, series by series.
    fn trees(&self, figures: &Figures) -> i16 {
        let points = |tree: Tree| {
            let groups = self.trees[tree.index()].groups();
            groups.map(|group| figures.tree_points(tree, group.len()) as i16).sum::<i16>()
        };
        Tree::ALL.into_iter().map(points).sum()
    }

    /// J4.5. What one character counts.
    fn wish(&self, wish: Wish, enhancements: i16, honours: Honours) -> i16 {
        let least = |elements: [Element; 3]| elements.into_iter().map(|element| self.count(element)).min();
        match wish {
            Wish::Objectives => honours.claimed.into(),
            Wish::Enhancements => enhancements,
            Wish::FlowerSets => least(Colour::ALL.map(Colour::element)).unwrap_or_default(),
            Wish::SubjectSets => least([Element::Trees, Element::Characters, Element::Animals]).unwrap_or_default(),
            plain => plain.element().map_or(0, |element| self.count(element)),
        }
    }

    /// J4.5. All characters.
    fn characters(&self, garden: &Garden, figures: &Figures, honours: Honours) -> i16 {
        if self.count(Element::Characters) == 0 {
            return 0;
        }
        let points = |face: &Face| match face.subject {
            Subject::Character { wish, each } => i16::from(each) * self.wish(wish, garden.enhanced().into(), honours),
            _ => 0,
        };
        let faces = Plot::all().map(|plot| garden.faces(plot, figures));
        faces.map(|(card, enhancement)| card.map_or(0, points) + enhancement.map_or(0, points)).sum()
    }
}

impl Garden {
    /// J4. What the garden is worth as it stands.
    pub fn score(&self, pattern: Option<Pattern>, honours: Honours, figures: &Figures) -> Score {
        let survey = Survey::of(self, figures);
        Score {
            irrigation: survey.irrigation(pattern, figures),
            flowers: survey.flowers(),
            trees: survey.trees(figures),
            animals: survey.animal_points,
            characters: survey.characters(self, figures, honours),
            objectives: honours.points.into(),
        }
    }
}

impl Jardins {
    /// J4.6. What a player got for royal objectives.
    pub fn honours(&self, seat: Seat) -> Honours {
        let mut honours = Honours::default();
        for position in Position::ALL {
            if let Some(value) = self.board[position.index()].value(Actor::Player(seat)) {
                honours.claimed += 1;
                honours.points += self.points_of(position, value);
            }
        }
        honours
    }

    /// J0.6. What a marker is worth.
    pub fn points_of(&self, position: Position, value: Value) -> u8 {
        self.figures.position(position).points[value as usize]
    }

    /// J4. What a player has as things stand.
    pub fn score(&self, seat: Seat) -> Score {
        let player = &self.players[seat.index()];
        player.garden.score(player.pattern, self.honours(seat), &self.figures)
    }

    /// J4.7. Points by category; tools and gold decide a tie.
    pub(crate) fn count_standing(&self) -> Standing {
        let mut standing = Standing::new(self.seats());
        for seat in Seat::all(self.seats()) {
            for (category, points) in self.score(seat).by_category().into_iter().enumerate() {
                standing.add(seat, category, points);
            }
            let purse = self.players[seat.index()].purse;
            standing.set_tiebreak(seat, i32::from(purse.gold) + i32::from(purse.tools));
        }
        standing
    }
}
