//! A8: the end of the game.

use game::{Seat, Standing, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Category;

impl Amyitis {
    /// A8.1: Amyitis' favour for the tiles a seat took.
    fn favour(&self, seat: Seat) -> i16 {
        self.figures.with(self.count()).favour.points(self.seats[seat].tiles()).into()
    }

    /// A8.2: a point for each resource left.
    fn resources_left(&self, seat: Seat) -> i16 {
        self.seats[seat].stock.sum().into()
    }

    pub(crate) fn end_game<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.phase = Phase::Over;
        for seat in self.first.clockwise(self.count()) {
            let last = [(Category::Favour, self.favour(seat)), (Category::Resources, self.resources_left(seat))];
            for (category, points) in last.into_iter().filter(|&(_, points)| points > 0) {
                witness.see(|| Event::Scored { seat, category, points });
            }
        }
    }

    /// The points as if the game ended now (A8.1, A8.2); equal totals share a place.
    pub(crate) fn score_sheet(&self) -> Standing {
        let mut standing = Standing::new(self.count());
        for seat in Seat::all(self.count()) {
            for (category, &points) in self.seats[seat].points.iter().enumerate() {
                standing.add(seat, category, points);
            }
            standing.add(seat, Category::Favour.index(), self.favour(seat));
            standing.add(seat, Category::Resources.index(), self.resources_left(seat));
        }
        standing
    }
}
