//! B3: placing a terrace. May it be placed, where can it be, and placing it.

use game::Witness;

use crate::cells::{Anchor, Cell, Cells, Corner};
use crate::event::Event;
use crate::garden::Garden;
use crate::options::Statues;
use crate::pieces::{Bill, Hand, Payment, Piece};
use crate::refusal::{Refusal, Step};
use crate::terrace::{Floor, Terrace};
use crate::tiles::{Rotation, Tile};
use crate::{Action, Babylon, Phase};

/// B2.3: the two tiles a player may build.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The tile just dug.
    Dug,
    /// The tile in the notch.
    Notch,
}

impl Source {
    /// Both.
    pub const ALL: [Source; 2] = [Source::Dug, Source::Notch];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        ["dug", "notch"][self as usize]
    }
}

/// Where a terrace goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    /// Which tile.
    pub source: Source,
    /// Its place.
    pub anchor: Anchor,
    /// Its floor.
    pub floor: Floor,
    /// B3.4: the corner without support; none if all four are supported.
    pub without: Option<Corner>,
}

/// B3.3: what the cells of a garden have to offer to a terrace on one floor.
struct Supports {
    /// A single pillar can stand here.
    single: Cells,
    /// A double pillar can stand here.
    double: Cells,
    /// A statue stands here, and would be a pillar.
    statue: Cells,
    /// B3.5: a corner can hang over this.
    hang: Cells,
}

impl Supports {
    fn new(garden: &Garden, floor: Floor, statues: Statues) -> Supports {
        let number = floor.number();
        let below = garden.seen_at(number - 1);
        let two_below = if number > 1 { garden.seen_at(number - 2) } else { Cells::NONE };
        let lower = (0..number).fold(Cells::NONE, |cells, height| cells | garden.seen_at(height));
        let statue = below & garden.statues().without(garden.under_bridge());
        let bound = if statues == Statues::Support { statue } else { Cells::NONE };
        let kept_clear = garden.bridged_from(floor) | (garden.stair_feet() & below) | bound;
        Supports {
            single: below & garden.footings_left(),
            double: two_below & garden.footings_left(),
            statue,
            hang: lower.without(kept_clear),
        }
    }

    fn support(&self) -> Cells {
        self.single | self.double | self.statue
    }

    /// B3.3, B3.4: the statues that become pillars of a terrace: all under it but the one that is left out.
    fn statues_used(&self, anchor: Anchor, without: Option<Corner>) -> Cells {
        let left_out = without.map_or(Cells::NONE, |corner| anchor.cell(corner).into());
        (self.statue & anchor.footprint()).without(left_out)
    }

    /// What the supports of a terrace cost, less the one of a corner that hangs.
    #[inline]
    fn bill(&self, anchor: Anchor, without: Option<Corner>) -> Bill {
        let hangs = |cells: Cells| u8::from(without.is_some_and(|corner| cells.has(anchor.cell(corner))));
        Bill {
            singles: self.single.count_in(anchor) - hangs(self.single),
            doubles: self.double.count_in(anchor) - hangs(self.double),
        }
    }
}

/// What a player can spend on terraces.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    /// The pillars in hand.
    pub hand: Hand,
    /// B2.4: how many doubles can be had by exchange.
    pub doubles_left: u16,
    /// B3.4: how many belvederes there are.
    pub belvederes_left: u16,
    /// B3.4: whether a statue can be left out as a support.
    pub statues: Statues,
}

impl Purse {
    /// Whether a bill can be paid.
    #[inline]
    fn affords(self, bill: Bill) -> bool {
        let payment = self.hand.payment(bill);
        self.hand.can_pay(payment) && u16::from(payment.exchanged) <= self.doubles_left
    }

    /// How a bill is paid, or what is missing.
    fn pay(self, bill: Bill) -> Result<Payment, Refusal> {
        let payment = self.hand.payment(bill);
        if !self.hand.can_pay(payment) {
            return Err(Refusal::Pillars { bill, needed: payment.singles_spent(), has: self.hand.singles });
        }
        if u16::from(payment.exchanged) > self.doubles_left {
            return Err(Refusal::NoPiece { piece: Piece::Double });
        }
        Ok(payment)
    }
}

impl Garden {
    /// B3: visits every place where the purse's owner can put a terrace, each once, from the lowest floor up.
    pub fn each_placement(&self, purse: Purse, mut visit: impl FnMut(Anchor, Floor, Option<Corner>)) {
        for floor in Floor::up_to(self.tallest() + 1) {
            let level = Supports::new(self, floor, purse.statues);
            let open = Cells::ANCHORS.without(self.anchors());
            let [nw, ne, se, sw] = Corner::ALL.map(|corner| level.support().under(corner));
            let mut offer = |anchors: Cells, without: Option<Corner>| {
                for anchor in (anchors & open).iter().filter_map(Anchor::new) {
                    if purse.affords(level.bill(anchor, without)) {
                        visit(anchor, floor, without);
                    }
                }
            };
            offer(nw & ne & se & sw, None);
            if purse.belvederes_left > 0 {
                let hang = |corner| level.hang.under(corner);
                offer(hang(Corner::Nw) & ne & se & sw, Some(Corner::Nw));
                offer(nw & hang(Corner::Ne) & se & sw, Some(Corner::Ne));
                offer(nw & ne & hang(Corner::Se) & sw, Some(Corner::Se));
                offer(nw & ne & se & hang(Corner::Sw), Some(Corner::Sw));
            }
        }
    }

    /// B3: how a terrace here would be paid, or why it may not be placed.
    pub fn may_place(
        &self,
        purse: Purse,
        anchor: Anchor,
        floor: Floor,
        without: Option<Corner>,
    ) -> Result<Payment, Refusal> {
        self.check_room(anchor, floor)?;
        let level = Supports::new(self, floor, purse.statues);
        check_supports(&level, anchor, without)?;
        if without.is_some() && purse.belvederes_left == 0 {
            return Err(Refusal::NoPiece { piece: Piece::Belvedere });
        }
        purse.pay(level.bill(anchor, without))
    }

    /// B3.2.
    fn check_room(&self, anchor: Anchor, floor: Floor) -> Result<(), Refusal> {
        if floor.number() > self.tallest() + 1 {
            return Err(Refusal::MissingFloor { floor });
        }
        if self.anchors().has(anchor.cell(Corner::Nw)) {
            return Err(Refusal::SameFootprint { anchor });
        }
        if let Some(cell) = (self.bridged_from(floor) & anchor.footprint()).iter().next() {
            return Err(Refusal::UnderBridge { cell, floor });
        }
        let high = anchor.footprint().iter().find(|&cell| self.height(cell) >= floor.number());
        high.map_or(Ok(()), |cell| Err(Refusal::TooLow { cell, height: self.height(cell), floor }))
    }
}

/// B3.4, B3.5.
fn check_supports(level: &Supports, anchor: Anchor, without: Option<Corner>) -> Result<(), Refusal> {
    let missing: Cells = anchor.footprint().without(level.support());
    if missing.count() > 1 {
        return Err(Refusal::TooFewSupports { found: 4 - missing.count() });
    }
    let hanging = missing.iter().next().or(without.map(|corner| anchor.cell(corner)));
    let Some(cell) = hanging else { return Ok(()) };
    if level.statue.has(cell) && !level.hang.has(cell) {
        return Err(Refusal::StatueSupports { cell });
    }
    if !level.hang.has(cell) {
        return Err(Refusal::StairsBelow { cell });
    }
    match anchor.corner(cell) {
        Some(corner) if without != Some(corner) => Err(Refusal::MustLeaveOut { corner }),
        _ => Ok(()),
    }
}

impl Babylon {
    /// The tile a player could build, if it is still there.
    pub fn tile(&self, source: Source) -> Option<Tile> {
        match source {
            Source::Dug => self.dug,
            Source::Notch => self.hands[self.active].notch,
        }
    }

    /// What the seat to move can spend.
    pub fn purse(&self) -> Purse {
        Purse {
            hand: self.hands[self.active],
            doubles_left: self.supply.left(Piece::Double, &self.components),
            belvederes_left: self.supply.left(Piece::Belvedere, &self.components),
            statues: self.choices.statues,
        }
    }

    /// How a placement would be paid, or why it is refused.
    pub fn may_place(&self, placement: Placement) -> Result<Payment, Refusal> {
        let Placement { source, anchor, floor, without } = placement;
        self.due(Step::Build)?;
        if self.tile(source).is_none() {
            return Err(Refusal::NoTile { source });
        }
        self.garden_to_move().may_place(self.purse(), anchor, floor, without)
    }

    /// Appends every legal placement of the seat to move.
    pub fn list_placements(&self, list: &mut Vec<Action>) {
        let [dug, notch] = Source::ALL.map(|source| self.tile(source).is_some());
        if !dug && !notch {
            return;
        }
        self.garden_to_move().each_placement(self.purse(), |anchor, floor, without| {
            if dug {
                list.push(Action::Place(Placement { source: Source::Dug, anchor, floor, without }));
            }
            if notch {
                list.push(Action::Place(Placement { source: Source::Notch, anchor, floor, without }));
            }
        });
    }

    /// B3.3, B3.4: pillars, statues and belvedere under and on the new terrace.
    pub(crate) fn place<W: Witness<Event>>(&mut self, placement: Placement, witness: &mut W) {
        let Placement { source, anchor, floor, without } = placement;
        let seat = self.active;
        let Some(tile) = self.take_tile(source) else { return };
        let hanging = without.map(|corner| anchor.cell(corner));
        let level = self.level(floor);
        let payment = self.hands[seat].payment(level.bill(anchor, without));
        self.hands[seat].pay(payment);
        self.supply.put_back(Piece::Single, 2 * payment.exchanged);
        self.supply.take(Piece::Double, payment.exchanged);
        witness.see(|| Event::Placed { seat, tile, anchor, floor, payment });
        for cell in level.statues_used(anchor, without).iter() {
            witness.see(|| Event::StatueUsed { seat, cell });
        }
        self.gardens[seat].lay(tile, anchor, floor, hanging);
        if let Some(cell) = hanging {
            self.supply.take(Piece::Belvedere, 1);
            witness.see(|| Event::Belvedere { seat, cell });
        }
        self.fresh |= anchor.footprint();
        self.renew_effect(anchor);
        self.phase = Phase::Rotate(anchor);
    }

    /// What the garden of the seat to move has to offer on a floor.
    fn level(&self, floor: Floor) -> Supports {
        Supports::new(self.garden_to_move(), floor, self.choices.statues)
    }

    /// B3.3: the statues that a placement would use up.
    pub(crate) fn statues_used(&self, placement: Placement) -> Cells {
        self.level(placement.floor).statues_used(placement.anchor, placement.without)
    }

    /// Takes the tile away from where it waits.
    fn take_tile(&mut self, source: Source) -> Option<Tile> {
        match source {
            Source::Dug => self.dug.take(),
            Source::Notch => self.hands[self.active].notch.take(),
        }
    }

    /// B3.1: any of four rotations.
    pub(crate) fn rotate<W: Witness<Event>>(&mut self, rotation: Rotation, witness: &mut W) {
        let Phase::Rotate(anchor) = self.phase else { return };
        let seat = self.active;
        let Some(tile) = self.gardens[seat].terrace(anchor).map(Terrace::tile) else { return };
        self.gardens[seat].turn(anchor, self.components.face(tile), rotation);
        self.phase = Phase::Build;
        witness.see(|| Event::Turned { seat, anchor, rotation });
    }

    /// The cell that a placement leaves without support.
    pub(crate) fn hanging(placement: Placement) -> Option<Cell> {
        placement.without.map(|corner| placement.anchor.cell(corner))
    }
}
