//! B5: the garden seen from above: what counts, what is hidden and by what, and the points.

use game::{Seat, Standing};

use crate::Babylon;
use crate::cells::{Anchor, Cell, Cells, Side};
use crate::decor::{Decor, Link};
use crate::garden::Garden;
use crate::terrace::{Floor, MOST_TERRACES, OnSpot, Terrace};
use crate::tiles::{Flower, Icon, named};

named! {
    /// The lines of the score sheet.
    Category {
        /// B5.2: 1 × floor each.
        Statues = "statues",
        /// B5.2: 3 × floor each.
        Fountains = "fountains",
        /// B5.2: 3 × floor each.
        Bridges = "bridges",
        /// B5.2: the sum of their two floors each.
        Stairs = "stairs",
        /// B5.2: 1 each.
        Belvederes = "belvederes",
        /// B5.3: 4 for each statue, fountain, bridge and stairs.
        DecorSets = "decor-sets",
        /// B5.3: 4 for each four different flowers.
        FlowerSets = "flower-sets",
        /// B5.4: 2 × the highest floor.
        Summit = "summit",
    }
}

/// B5.2: points of a fountain or a bridge for each floor.
const WATER_AND_BRIDGE: u8 = 3;
/// B5.3: points of a set.
const SET: i16 = 4;
/// B5.4: points of each floor of the summit.
const SUMMIT: i16 = 2;

/// A thing in a garden that is seen or hidden as one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A terrace, by its place.
    Terrace(Anchor),
    /// B3.4: a belvedere.
    Belvedere(Cell),
    /// B4: decor; a statue used as a pillar is none any more.
    Decor(Decor),
}

/// A thing with its floor; stairs rise from theirs to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Placed {
    thing: Thing,
    floor: Floor,
    /// Its cells on its floor.
    cells: Cells,
    /// Its cells one floor higher.
    upper: Cells,
}

/// B5.1: how a thing looks from above.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenThing {
    /// The thing.
    pub thing: Thing,
    /// Its floor; that of the lower end for stairs.
    pub floor: Floor,
    /// All its cells.
    pub cells: Cells,
    /// Those that no terrace covers; if there are none, it does not count.
    pub visible: Cells,
    /// The terraces above it, from the lowest floor up.
    pub hidden_by: Vec<Anchor>,
    /// B5.2: what it scores by itself.
    pub points: u8,
}

impl Placed {
    fn visible(&self, above: &Above) -> Cells {
        let number = usize::from(self.floor.number());
        self.cells.without(above[number]) | self.upper.without(above[(number + 1).min(MOST_TERRACES)])
    }

    /// B5.2: what it scores if it can be seen.
    fn points(&self) -> u8 {
        let floor = self.floor.number();
        match self.thing {
            Thing::Terrace(_) => 0,
            Thing::Belvedere(_) => 1,
            Thing::Decor(Decor::Statue(_)) => floor,
            Thing::Decor(Decor::Fountain(_) | Decor::Bridge(_)) => WATER_AND_BRIDGE * floor,
            Thing::Decor(Decor::Stairs(_)) => 2 * floor + 1,
        }
    }
}

/// By floor, the cells that a terrace on a higher floor covers.
type Above = [Cells; MOST_TERRACES + 1];

/// The points of one garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    points: [i16; Category::ALL.len()],
}

impl Score {
    /// The points of a category.
    pub fn points(&self, category: Category) -> i16 {
        self.points[category as usize]
    }

    /// All points.
    pub fn total(&self) -> i16 {
        self.points.iter().sum()
    }

    fn add(&mut self, category: Category, points: i16) {
        self.points[category as usize] += points;
    }
}

impl Garden {
    fn above(&self) -> Above {
        let mut above = [Cells::NONE; MOST_TERRACES + 1];
        for height in (0..usize::from(self.tallest())).rev() {
            above[height] = above[height + 1] | self.seen_at(height as u8 + 1);
        }
        above
    }

    /// B5.2 to B5.4: the points if the game ended now.
    pub fn score(&self) -> Score {
        let above = self.above();
        let mut score = Score::default();
        let (mut decor, mut flowers) = ([0; Icon::ALL.len()], [0; Flower::ALL.len()]);
        for terrace in self.terraces() {
            flowers[terrace.tile().flower() as usize] +=
                i16::from(!terrace.footprint().without(above[usize::from(terrace.floor().number())]).is_empty());
            for placed in things_on(terrace).filter(|placed| !placed.visible(&above).is_empty()) {
                score.add(category(placed.thing), i16::from(placed.points()));
                if let Thing::Decor(kind) = placed.thing {
                    decor[kind.icon() as usize] += 1;
                }
            }
        }
        score.add(Category::DecorSets, SET * least(decor));
        score.add(Category::FlowerSets, SET * least(flowers));
        score.add(Category::Summit, SUMMIT * i16::from(self.tallest()));
        score
    }

    /// B5.5: the holes of the board that can be seen from above.
    pub fn visible_holes(&self) -> u8 {
        self.seen_at(0).count()
    }

    /// B5.1: every terrace, belvedere and decor, whether it can be seen, and what is above it.
    pub fn seen_from_above(&self) -> Vec<SeenThing> {
        let above = self.above();
        let all =
            self.terraces().iter().flat_map(|terrace| std::iter::once(itself(*terrace)).chain(things_on(terrace)));
        all.map(|placed| self.sight(placed, &above)).collect()
    }

    fn sight(&self, placed: Placed, above: &Above) -> SeenThing {
        let covers = |terrace: &&Terrace| {
            let number = terrace.floor().number();
            number > placed.floor.number() && terrace.footprint().meets(placed.cells)
                || number > placed.floor.number() + 1 && terrace.footprint().meets(placed.upper)
        };
        let visible = placed.visible(above);
        SeenThing {
            thing: placed.thing,
            floor: placed.floor,
            cells: placed.cells | placed.upper,
            visible,
            hidden_by: self.terraces().iter().filter(covers).map(Terrace::anchor).collect(),
            points: if visible.is_empty() { 0 } else { placed.points() },
        }
    }
}

fn least(counts: [i16; 4]) -> i16 {
    counts.into_iter().min().unwrap_or(0)
}

fn category(thing: Thing) -> Category {
    match thing {
        Thing::Terrace(_) => Category::FlowerSets,
        Thing::Belvedere(_) => Category::Belvederes,
        Thing::Decor(Decor::Statue(_)) => Category::Statues,
        Thing::Decor(Decor::Fountain(_)) => Category::Fountains,
        Thing::Decor(Decor::Bridge(_)) => Category::Bridges,
        Thing::Decor(Decor::Stairs(_)) => Category::Stairs,
    }
}

fn itself(terrace: Terrace) -> Placed {
    let thing = Thing::Terrace(terrace.anchor());
    Placed { thing, floor: terrace.floor(), cells: terrace.footprint(), upper: Cells::NONE }
}

/// What stands on a terrace. Decor with two ends is told once: stairs at the lower, others at the first.
fn things_on(terrace: &Terrace) -> impl Iterator<Item = Placed> + '_ {
    terrace.standing().filter_map(|(cell, on)| thing_at(cell, on, terrace.floor()))
}

fn thing_at(cell: Cell, on: OnSpot, floor: Floor) -> Option<Placed> {
    let place = |thing, cells, upper| Some(Placed { thing, floor, cells, upper });
    let here = Cells::from(cell);
    match on {
        OnSpot::Belvedere => place(Thing::Belvedere(cell), here, Cells::NONE),
        OnSpot::Statue => place(Thing::Decor(Decor::Statue(cell)), here, Cells::NONE),
        OnSpot::StairsUp(side) => {
            let upper = cell.towards(side, 1)?;
            let link = Link::new(cell.min(upper), cell.max(upper))?;
            place(Thing::Decor(Decor::Stairs(link)), here, upper.into())
        }
        OnSpot::Fountain(side @ (Side::East | Side::South)) => {
            let last = cell.towards(side, 1)?;
            place(Thing::Decor(Decor::Fountain(Link::new(cell, last)?)), here | last.into(), Cells::NONE)
        }
        OnSpot::Bridge(side @ (Side::East | Side::South)) => {
            let (middle, last) = (cell.towards(side, 1)?, cell.towards(side, 2)?);
            let cells = here | middle.into() | last.into();
            place(Thing::Decor(Decor::Bridge(Link::new(cell, last)?)), cells, Cells::NONE)
        }
        _ => None,
    }
}

impl Babylon {
    /// B5: everybody's points, and the tie-break of B5.5.
    pub(crate) fn score_all(&self) -> Standing {
        let players = usize::from(self.players);
        let mut standing = Standing::new(players);
        for seat in Seat::all(players) {
            let garden = &self.gardens[seat];
            let score = garden.score();
            for category in Category::ALL {
                standing.add(seat, category as usize, score.points(category));
            }
            standing.set_tiebreak(seat, -i32::from(garden.visible_holes()));
        }
        standing
    }
}
