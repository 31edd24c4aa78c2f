//! A4.2, A4.3: the fields, where peasants harvest.

use game::{Seat, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::garden::Owner;
use crate::line::CubeRow;
use crate::phase::{Phase, Step};
use crate::pieces::{Court, Row};

/// The fields of a row.
pub(crate) const FIELDS: usize = 5;

impl Amyitis {
    /// A4.2, A7.3: a peasant's harvest ends the turn; a harvest for Tammuz is followed by the second reward of Tammuz.
    pub(crate) fn harvest<W: Witness<Event>>(&mut self, row: Row, witness: &mut W) {
        let for_tammuz = self.phase == Phase::Decide(Step::Harvest);
        self.harvest_row(row, witness);
        if for_tammuz {
            self.reward_second_of_tammuz(witness);
        } else {
            self.end_turn(witness);
        }
    }

    /// A4.2: a cube on the leftmost empty field, and its resource if the supply has one (A9.1).
    fn harvest_row<W: Witness<Event>>(&mut self, row: Row, witness: &mut W) {
        let (seat, space) = (self.mover, self.fields(row).len());
        let kind = self.figures.field(row, space);
        self.me_mut().cubes -= 1;
        self.fields[row.index()].append(Owner::Player(seat));
        let taken = self.supply.stock.of(kind) > 0;
        if taken {
            self.supply.stock.remove(kind);
            self.me_mut().stock.add(kind);
        }
        witness.see(|| Event::Harvested { seat, row, space: space as u8, kind, taken });
        if space + 1 == FIELDS {
            self.empty_row(row, witness);
        }
    }

    /// A4.3
    fn empty_row<W: Witness<Event>>(&mut self, row: Row, witness: &mut W) {
        let counts = self.fields(row).counts();
        self.fields[row.index()] = CubeRow::default();
        for seat in Seat::all(self.count()) {
            self.seats[seat].cubes += counts[seat.index()];
        }
        match majority(&counts[..self.count()]) {
            Some(seat) if self.supply.gardeners > 0 => {
                self.supply.give(Court::Gardener, 0);
                self.seats[seat].gain(Court::Gardener);
                witness.see(|| Event::GardenerWon { seat, row });
            }
            Some(seat) => witness.see(|| Event::GardenersGone { seat, row }),
            None => witness.see(|| Event::RowTied { row }),
        }
        witness.see(|| Event::RowEmptied { row });
    }
}

/// The seat that has more than any other; nobody on a tie or if nobody has any.
pub(crate) fn majority(counts: &[u8]) -> Option<Seat> {
    let most = counts.iter().copied().max().filter(|&most| most > 0)?;
    let mut first = counts.iter().enumerate().filter(|&(_, &count)| count == most);
    let (index, _) = first.next()?;
    if first.next().is_some() { None } else { Seat::new(index) }
}
