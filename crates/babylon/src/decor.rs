//! B4: decor. May it be placed, what can be, and placing it.

use game::Witness;

use crate::cells::{Anchor, Axis, Cell, Cells, Side};
use crate::event::Event;
use crate::pieces::Piece;
use crate::place::Source;
use crate::refusal::{Refusal, Step};
use crate::terrace::Floor;
use crate::tiles::Icon;
use crate::tower::TowerTile;
use crate::{Action, Babylon};

/// Two cells joined by decor: the first is the one further north or west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Link {
    first: Cell,
    last: Cell,
}

impl Link {
    /// Joins two cells in their order on the board, row by row.
    pub fn new(first: Cell, last: Cell) -> Option<Link> {
        (first < last).then_some(Link { first, last })
    }

    /// The cell further north or west.
    pub const fn first(self) -> Cell {
        self.first
    }

    /// The cell further south or east.
    pub const fn last(self) -> Cell {
        self.last
    }

    /// How many cells apart they are in a row or column; nothing if they are in neither.
    pub fn steps(self) -> Option<u8> {
        match (self.last.x().abs_diff(self.first.x()), self.last.y().abs_diff(self.first.y())) {
            (steps, 0) | (0, steps) => Some(steps),
            _ => None,
        }
    }

    /// The direction from the first cell to the last.
    pub(crate) fn side(self) -> Side {
        if self.first.y() == self.last.y() { Side::East } else { Side::South }
    }

    /// The cell after the first.
    pub(crate) fn middle(self) -> Option<Cell> {
        self.first.towards(self.side(), 1)
    }
}

/// B4: a decor and where its ends stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decor {
    /// B4.2.
    Stairs(Link),
    /// B4.3.
    Fountain(Link),
    /// B4.4.
    Bridge(Link),
    /// B4.5.
    Statue(Cell),
}

impl Decor {
    /// The decor of an icon between two cells.
    fn between(icon: Icon, link: Link) -> Decor {
        match icon {
            Icon::Stairs => Decor::Stairs(link),
            Icon::Fountain => Decor::Fountain(link),
            Icon::Bridge => Decor::Bridge(link),
            Icon::Statue => Decor::Statue(link.first),
        }
    }

    /// The icon its ends need.
    pub const fn icon(self) -> Icon {
        match self {
            Decor::Stairs(_) => Icon::Stairs,
            Decor::Fountain(_) => Icon::Fountain,
            Decor::Bridge(_) => Icon::Bridge,
            Decor::Statue(_) => Icon::Statue,
        }
    }

    /// The cells of its ends; a statue has one.
    pub fn ends(self) -> impl Iterator<Item = Cell> {
        let (first, last) = match self {
            Decor::Stairs(link) | Decor::Fountain(link) | Decor::Bridge(link) => (link.first, Some(link.last)),
            Decor::Statue(cell) => (cell, None),
        };
        std::iter::once(first).chain(last)
    }
}

impl Babylon {
    /// B4.1: the terraces placed this turn, as far as they are seen from above.
    pub fn fresh(&self) -> Cells {
        self.fresh
    }

    /// Why a decor may not be placed. `using` is the end that the tower's effect serves (B4.6).
    pub(crate) fn may_adorn(&self, decor: Decor, using: Option<Cell>) -> Result<(), Refusal> {
        self.due(Step::Build)?;
        check_shape(decor)?;
        if let Some(cell) = using.filter(|&using| decor.ends().all(|end| end != using)) {
            return Err(Refusal::EffectNotAnEnd { cell });
        }
        for end in decor.ends() {
            self.check_end(end, decor.icon(), using == Some(end))?;
        }
        if !decor.ends().any(|end| self.fresh.has(end)) {
            return Err(Refusal::NotFresh);
        }
        self.check_kind(decor)?;
        let piece = Piece::of_icon(decor.icon());
        if self.supply.left(piece, &self.components) == 0 { Err(Refusal::NoPiece { piece }) } else { Ok(()) }
    }

    /// B4.1: a free visible spot with the icon, or one that the tower's effect makes so.
    fn check_end(&self, cell: Cell, needed: Icon, effect: bool) -> Result<(), Refusal> {
        let garden = self.garden_to_move();
        if garden.seen_at(0).has(cell) {
            return Err(Refusal::BareBoard { cell });
        }
        if !garden.free().has(cell) {
            return Err(Refusal::NotFree { cell });
        }
        match garden.icon(cell) {
            found if effect => self.may_use_effect(cell, needed, found),
            Some(found) if found == needed => Ok(()),
            found => Err(Refusal::WrongIcon { cell, needed, found }),
        }
    }

    /// B4.6.
    fn may_use_effect(&self, cell: Cell, needed: Icon, found: Option<Icon>) -> Result<(), Refusal> {
        let wants_icon = match self.tower.now() {
            Some(TowerTile::IconAsAnother) => true,
            Some(TowerTile::BlankAsAny) => false,
            _ => return Err(Refusal::NoEffect),
        };
        match found {
            _ if self.effect_used.has(cell) => Err(self.effect_is_used(cell)),
            _ if !self.fresh.has(cell) => Err(Refusal::EffectOldTerrace { cell }),
            Some(found) if found == needed => Err(Refusal::EffectNeedless { cell, icon: needed }),
            Some(_) if !wants_icon => Err(Refusal::EffectNeedsBlank { cell }),
            None if wants_icon => Err(Refusal::EffectNeedsIcon { cell }),
            _ => Ok(()),
        }
    }

    fn check_kind(&self, decor: Decor) -> Result<(), Refusal> {
        match decor {
            Decor::Stairs(link) => self.check_stairs(link),
            Decor::Fountain(link) => self.check_fountain(link),
            Decor::Bridge(link) => self.check_bridge(link),
            Decor::Statue(cell) => self.check_statue(cell),
        }
    }

    fn heights(&self, link: Link) -> (u8, u8) {
        let garden = self.garden_to_move();
        (garden.height(link.first), garden.height(link.last))
    }

    /// B4.2: one floor apart.
    fn check_stairs(&self, link: Link) -> Result<(), Refusal> {
        let (first, last) = self.heights(link);
        if first.abs_diff(last) == 1 { Ok(()) } else { Err(Refusal::StairsFloors { first, last }) }
    }

    /// B4.3: the same floor, two terraces.
    fn check_fountain(&self, link: Link) -> Result<(), Refusal> {
        let (first, last) = self.heights(link);
        if first != last {
            return Err(Refusal::FountainFloors { first, last });
        }
        let garden = self.garden_to_move();
        let one = garden.top(link.first).is_some_and(|terrace| terrace.footprint().has(link.last));
        if one { Err(Refusal::FountainOneTerrace) } else { Ok(()) }
    }

    /// B4.4: the same floor, and the cell between is empty there and above, and not bridged on that floor.
    fn check_bridge(&self, link: Link) -> Result<(), Refusal> {
        let (first, last) = self.heights(link);
        if first != last {
            return Err(Refusal::BridgeFloors { first, last });
        }
        let (Some(cell), Some(floor)) = (link.middle(), Floor::new(first)) else { return Ok(()) };
        let garden = self.garden_to_move();
        let height = garden.height(cell);
        if height >= first {
            return Err(Refusal::BridgeBlocked { cell, height });
        }
        let crossed = garden.under_bridge().has(cell)
            && garden.bridges().any(|bridge| bridge.middle == cell && bridge.floor == floor);
        if crossed { Err(Refusal::BridgeCrossed { cell, floor }) } else { Ok(()) }
    }

    /// B4.5: in line with a statue that stands, unless none does.
    fn check_statue(&self, cell: Cell) -> Result<(), Refusal> {
        let standing = self.garden_to_move().standing_statues();
        if standing.is_empty() || standing.lines().has(cell) { Ok(()) } else { Err(Refusal::OutOfLine { cell }) }
    }

    /// B4.6: the spots that the tower's effect could serve now.
    fn effect_spots(&self) -> Cells {
        let garden = self.garden_to_move();
        let open = (self.fresh & garden.free()).without(self.effect_used);
        match self.tower.now() {
            Some(TowerTile::IconAsAnother) => open & garden.showing_any(),
            Some(TowerTile::BlankAsAny) => open.without(garden.showing_any()),
            _ => Cells::NONE,
        }
    }

    /// B4.6: once a turn, or once for each tile placed this turn.
    fn use_effect(&mut self, cell: Cell) {
        self.effect_used |= match self.garden_to_move().top(cell) {
            Some(&terrace) if self.choices.effect_each_tile => self.garden_to_move().visible(terrace),
            _ => Cells::ALL,
        };
    }

    /// B4.6: a tile that is placed on another can use the effect anew, if each tile can.
    pub(crate) fn renew_effect(&mut self, anchor: Anchor) {
        if self.choices.effect_each_tile {
            self.effect_used = self.effect_used.without(anchor.footprint());
        }
    }

    fn effect_is_used(&self, cell: Cell) -> Refusal {
        if self.choices.effect_each_tile { Refusal::EffectUsedOnTile { cell } } else { Refusal::EffectUsed }
    }

    /// B4.6: whether the tower's effect on decor can't be used again this turn.
    pub(crate) fn effect_is_spent(&self) -> bool {
        let later = self.choices.effect_each_tile && Source::ALL.into_iter().any(|source| self.tile(source).is_some());
        !self.effect_used.is_empty() && !later && self.fresh.without(self.effect_used).is_empty()
    }

    /// Everything that could be adorned now, with the end that uses the tower's effect.
    pub(crate) fn each_decor(&self, mut visit: impl FnMut(Decor, Option<Cell>)) {
        if self.fresh.is_empty() {
            return;
        }
        let effect = self.effect_spots();
        let mut offer = |decor, using| {
            if self.may_adorn(decor, using).is_ok() {
                visit(decor, using);
            }
        };
        self.each_link(Icon::Stairs, 1, effect, &mut offer);
        self.each_link(Icon::Fountain, 1, effect, &mut offer);
        self.each_link(Icon::Bridge, 2, effect, &mut offer);
        let plain = self.garden_to_move().showing(Icon::Statue);
        for cell in (self.fresh & plain).iter() {
            offer(Decor::Statue(cell), None);
        }
        for cell in effect.without(plain).iter() {
            offer(Decor::Statue(cell), Some(cell));
        }
    }

    /// All pairs of spots so many steps apart that have the icon or, one of them, the effect.
    fn each_link(&self, icon: Icon, steps: u8, effect: Cells, offer: &mut impl FnMut(Decor, Option<Cell>)) {
        let plain = self.garden_to_move().showing(icon);
        let effect = effect.without(plain);
        for axis in Axis::ALL {
            let fresh = self.fresh | self.fresh.before(axis, steps);
            let later = plain.before(axis, steps);
            let mut each = |firsts: Cells, using: fn(Link) -> Option<Cell>| {
                for link in
                    (firsts & fresh).iter().filter_map(|first| Link::new(first, first.towards(axis.side(), steps)?))
                {
                    offer(Decor::between(icon, link), using(link));
                }
            };
            each(plain & later, |_| None);
            each(effect & later, |link| Some(link.first));
            each(plain & effect.before(axis, steps), |link| Some(link.last));
        }
    }

    pub(crate) fn list_decor(&self, list: &mut Vec<Action>) {
        self.each_decor(|decor, using| list.push(Action::Adorn { decor, using }));
    }

    pub(crate) fn adorn<W: Witness<Event>>(&mut self, decor: Decor, using: Option<Cell>, witness: &mut W) {
        let seat = self.active;
        self.supply.take(Piece::of_icon(decor.icon()), 1);
        if let Some(cell) = using {
            self.use_effect(cell);
        }
        self.gardens[seat].adorn(decor);
        witness.see(|| Event::Adorned { seat, decor, using });
    }
}

/// B4.1: never diagonal, and as far apart as the kind asks.
fn check_shape(decor: Decor) -> Result<(), Refusal> {
    let (link, needed) = match decor {
        Decor::Stairs(link) | Decor::Fountain(link) => (link, 1),
        Decor::Bridge(link) => (link, 2),
        Decor::Statue(_) => return Ok(()),
    };
    match link.steps() {
        None => Err(Refusal::Diagonal),
        Some(steps) if steps == needed => Ok(()),
        Some(_) => Err(Refusal::WrongReach { icon: decor.icon() }),
    }
}
