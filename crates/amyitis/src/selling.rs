//! A5.4: selling in Babylon.

use game::{Paragraph, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::notation::Action;
use crate::phase::{Phase, Step};
use crate::pieces::{Bundle, Category};
use crate::refusal::Refusal;

/// What each resource sold is worth.
pub(crate) const SALE_POINTS: i16 = 3;

impl Amyitis {
    /// Something to sell, a cube to place, and a place for it.
    #[inline]
    pub(crate) fn may_visit_babylon(&self) -> Result<(), Refusal> {
        if self.me().stock.sum() == 0 {
            Err(Refusal::NothingToSell)
        } else if self.me().cubes == 0 {
            Err(Refusal::NoCubeForBabylon)
        } else if self.garden.available().is_empty() {
            Err(Refusal::NoSideForBabylon)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_sell(&self, bundle: Bundle) -> Result<(), Refusal> {
        self.may_spend(bundle, Paragraph("A5.4"))
    }

    pub(crate) fn list_sales(&self, list: &mut Vec<Action>) {
        let stock = self.me().stock;
        for first in stock.kinds() {
            list.push(Action::Sell(Bundle::one(first)));
            let pairs = stock.kinds().filter(|&second| second >= first).map(|second| Bundle::two(first, second));
            list.extend(pairs.filter(|&pair| stock.covers(pair)).map(Action::Sell));
        }
    }

    /// The sale; then the cube.
    pub(crate) fn sell<W: Witness<Event>>(&mut self, bundle: Bundle, witness: &mut W) {
        let seat = self.mover;
        bundle.iter().for_each(|kind| self.return_resource(kind));
        witness.see(|| Event::Sold { seat, bundle });
        self.score(seat, Category::Sales, SALE_POINTS * i16::from(bundle.size()), witness);
        self.phase = Phase::Decide(Step::Canal);
    }
}
