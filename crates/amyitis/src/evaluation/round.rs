//! This round: what can still be done, and what has been begun.

use game::Seat;

use super::{Sheet, Term};
use crate::Amyitis;
use crate::fields::FIELDS;
use crate::phase::{Phase, Step};
use crate::pieces::Row;

impl Amyitis {
    pub(super) fn weigh_round(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        sheet.set(Term::Fields, self.field_leads(seat));
        let step = match self.phase {
            Phase::Decide(step) if self.mover == seat => Some(step),
            _ => None,
        };
        let flag = |yes| if yes { 1.0 } else { 0.0 };
        sheet.set(Term::Harvest, flag(step == Some(Step::Peasant)));
        sheet.set(Term::Prayer, flag(step == Some(Step::Priest)));
        sheet.set(Term::Channel, flag(matches!(step, Some(Step::Engineer | Step::Canal))));
        sheet.set(Term::Turn, flag(step == Some(Step::Act)));
        let (crafts, waiting) = self.acts_left(seat);
        sheet.set(Term::Crafts, crafts);
        sheet.set(Term::Waiting, waiting);
    }

    /// The cards this seat can still pay for, and the talents that waiting will bring it.
    fn acts_left(&self, seat: Seat) -> (f32, f32) {
        if !self.acting() {
            return (0.0, 0.0);
        }
        let active = (u32::from(self.players) - self.passed.count_ones()).max(1) as f32;
        let passed = self.has_passed(seat);
        let talents = self.seats[seat].talents;
        let open = self.groups().iter().filter(|cards| passed || cards.cost() <= talents);
        let open: u8 = open.map(|cards| cards.open().sum()).sum();
        let share = f32::from(open) / active;
        if passed { (0.0, share) } else { (share, 0.0) }
    }

    /// How far ahead of the others a seat is in the rows, the fuller the row the more.
    fn field_leads(&self, seat: Seat) -> f32 {
        if self.supply.gardeners == 0 {
            return 0.0;
        }
        Row::ALL.into_iter().map(|row| self.field_lead(row, seat)).sum()
    }

    #[inline]
    fn field_lead(&self, row: Row, seat: Seat) -> f32 {
        let line = self.fields(row);
        let counts = line.counts();
        let own = counts[seat.index()];
        let rivals = Seat::all(self.count()).filter(|&rival| rival != seat);
        let most = rivals.map(|rival| counts[rival.index()]).max().unwrap_or_default();
        let lead = (f32::from(own) - f32::from(most)).clamp(-2.0, 2.0);
        lead * line.len() as f32 / FIELDS as f32
    }
}
