//! A3: a round, from the craft cards to the last pass.

use game::{RandomSource, Seat, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::garden::Owner;
use crate::line::CubeRow;
use crate::notation::{Action, Outcome};
use crate::phase::{Draw, Phase, Step};
use crate::pieces::{Category, Craft, Crafts, Gift, Group};
use crate::player::Cards;
use crate::refusal::Refusal;

impl Amyitis {
    pub(crate) fn begin_round<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.round += 1;
        self.mover = self.first;
        self.groups = [Cards::default(); Group::MOST];
        self.pool = self.figures.with(self.count()).crafts;
        let (round, first) = (self.round.into(), self.first);
        witness.see(|| Event::RoundBegins { round, first });
        self.deal_group_or_begin(0, witness);
    }

    /// A3.1: as many groups as players; then the income and the first turn.
    fn deal_group_or_begin<W: Witness<Event>>(&mut self, index: usize, witness: &mut W) {
        if let Some(group) = Group::new(index).filter(|_| index < self.count()) {
            self.phase = Phase::Deal(Draw::Group(group));
        } else {
            self.pay_income(witness);
            self.phase = Phase::Decide(Step::Act);
        }
    }

    /// A3.1: every set of three, with the number of ways to draw it.
    pub(crate) fn group_odds(&self, list: &mut Vec<(Outcome, u32)>) {
        for first in Craft::ALL {
            for second in Craft::ALL.into_iter().skip(first.index()) {
                for third in Craft::ALL.into_iter().skip(second.index()) {
                    let drawn = count([first, second, third]);
                    let ways = Craft::ALL.map(|craft| choose(self.pool.of(craft), drawn.of(craft)));
                    let weight: u32 = ways.into_iter().product();
                    if weight > 0 {
                        list.push((Outcome::Group(drawn), weight));
                    }
                }
            }
        }
    }

    /// Three cards, one after the other.
    pub(crate) fn draw_group<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        let mut left = self.pool;
        let mut drawn = Crafts::default();
        for _ in 0..3 {
            let craft = nth_card(left, random.below(u32::from(left.sum().max(1))) as u8);
            left.0[craft.index()] -= 1;
            drawn.0[craft.index()] += 1;
        }
        Outcome::Group(drawn)
    }

    pub(crate) fn may_group(&self, crafts: Crafts) -> Result<(), Refusal> {
        Refusal::too_many(crafts, self.pool).map_or(Ok(()), Err)
    }

    pub(crate) fn lay_group<W: Witness<Event>>(&mut self, crafts: Crafts, witness: &mut W) {
        let Phase::Deal(Draw::Group(group)) = self.phase else { return };
        for craft in Craft::ALL {
            self.pool.0[craft.index()] -= crafts.of(craft);
        }
        self.groups[group.index()] = Cards::deal(crafts);
        witness.see(|| Event::GroupLaid { group, crafts });
        self.deal_group_or_begin(group.index() + 1, witness);
    }

    /// A3.2: in turn order, what each banker shows.
    fn pay_income<W: Witness<Event>>(&mut self, witness: &mut W) {
        for seat in self.first.clockwise(self.count()) {
            let level = self.seats[seat].banker;
            if level > 0 {
                let banker = self.figures.bankers[level as usize - 1];
                witness.see(|| Event::Income { seat, level });
                self.take(seat, Gift::Talent, banker.talents, witness);
                self.score(seat, Category::Bankers, banker.points.into(), witness);
            }
        }
    }

    /// A3.3: pass, recruit, or move the caravan.
    pub(crate) fn list_acts(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        self.list_cards(list);
        self.list_moves(list);
    }

    /// A3.4
    pub(crate) fn pass<W: Witness<Event>>(&mut self, witness: &mut W) {
        let seat = self.mover;
        self.passed |= 1 << seat.index();
        let cube = self.put_on_pass_square(seat);
        witness.see(|| Event::Passed { seat, cube });
        self.end_turn(witness);
    }

    /// A3.4: a cube, if the table plays so and there is one in hand.
    pub(crate) fn put_on_pass_square(&mut self, seat: Seat) -> bool {
        let cube = self.rulings.cube_to_pass && self.seats[seat].cubes > 0;
        if cube {
            self.seats[seat].cubes -= 1;
            self.pass_square.append(Owner::Player(seat));
        }
        cube
    }

    /// A3.4, A7.5: the cubes come home at the end of the round.
    pub(crate) fn clear_pass_square<W: Witness<Event>>(&mut self, witness: &mut W) {
        if self.pass_square.is_empty() {
            return;
        }
        for seat in self.pass_square.iter().filter_map(Owner::seat) {
            self.seats[seat].cubes += 1;
        }
        self.pass_square = CubeRow::default();
        witness.see(|| Event::PassSquareCleared);
    }

    /// A3.3: whether acts are still done, or will be, this round.
    #[inline]
    pub(crate) fn acting(&self) -> bool {
        !matches!(
            self.phase,
            Phase::Over
                | Phase::Decide(Step::Procession | Step::Ishtar | Step::Harvest | Step::Exchange | Step::Discard)
        )
    }

    fn all_passed(&self) -> bool {
        self.passed.count_ones() == u32::from(self.players)
    }

    /// A3.3, A3.4: the next who has not passed; those who have take a talent on the way. After the last pass nobody does.
    #[inline]
    pub(crate) fn end_turn<W: Witness<Event>>(&mut self, witness: &mut W) {
        if self.all_passed() {
            self.passed = 0;
            return self.begin_procession(witness);
        }
        let mut seat = self.mover.left(self.count());
        while self.has_passed(seat) {
            self.wait(seat, witness);
            seat = seat.left(self.count());
        }
        self.mover = seat;
        self.phase = Phase::Decide(Step::Act);
    }

    fn wait<W: Witness<Event>>(&mut self, seat: Seat, witness: &mut W) {
        witness.see(|| Event::WaitsForTalent { seat });
        self.take(seat, Gift::Talent, 1, witness);
    }
}

fn count(cards: [Craft; 3]) -> Crafts {
    let mut crafts = Crafts::default();
    for craft in cards {
        crafts.0[craft.index()] += 1;
    }
    crafts
}

/// How many ways there are to choose up to three of `n` cards.
const fn choose(n: u8, k: u8) -> u32 {
    let n = n as u32;
    match k {
        0 => 1,
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
    }
}

/// The card at a place, if all lay in a line by craft.
fn nth_card(cards: Crafts, mut at: u8) -> Craft {
    for craft in Craft::ALL {
        if at < cards.of(craft) {
            return craft;
        }
        at -= cards.of(craft);
    }
    Craft::Merchant
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_to_draw_a_group_add_up() {
        assert_eq!([0, 1, 2, 3].map(|k| choose(5, k)), [1, 5, 10, 10]);
        assert_eq!([0, 1, 2, 3].map(|k| choose(1, k)), [1, 1, 0, 0]);
    }
}
