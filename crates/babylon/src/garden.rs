//! A garden: the terraces of one player, and what can be seen of them from above.
//!
//! The list of terraces is the garden; the sets of cells beside it follow from it and are kept so that every question
//! about a placement or a decor is a few operations on bits.

use crate::cells::{Anchor, Axis, Cell, Cells, Corner, Side};
use crate::decor::Decor;
use crate::terrace::{Floor, MOST_TERRACES, OnSpot, Terrace};
use crate::tiles::{Face, Icon, Rotation, Tile};

/// The terraces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Garden {
    terraces: [Terrace; MOST_TERRACES],
    count: u8,
    /// By height, from the bare board up: the cells whose topmost terrace is there.
    seen: [Cells; MOST_TERRACES + 1],
    /// The north-west cells of all terraces.
    anchors: Cells,
    /// Cells whose uppermost spot or hole is free.
    free: Cells,
    /// Free spots by icon.
    icons: [Cells; Icon::ALL.len()],
    /// Statues that stand on an uppermost spot.
    statues: Cells,
    /// B4.5: cells with statues that stand below a terrace. They stand for ever.
    hidden_statues: Cells,
    /// Lower ends of stairs on an uppermost spot.
    stair_feet: Cells,
    /// Cells that no terrace separates from a bridge above.
    under_bridge: Cells,
}

/// A bridge, by its middle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bridge {
    /// The cell under the middle.
    pub middle: Cell,
    /// The direction.
    pub axis: Axis,
    /// The floor of both ends.
    pub floor: Floor,
}

impl Garden {
    pub(crate) const EMPTY: Garden = {
        let mut seen = [Cells::NONE; MOST_TERRACES + 1];
        seen[0] = Cells::ALL;
        Garden {
            terraces: [Terrace::NONE; MOST_TERRACES],
            count: 0,
            seen,
            anchors: Cells::NONE,
            free: Cells::ALL,
            icons: [Cells::NONE; Icon::ALL.len()],
            statues: Cells::NONE,
            hidden_statues: Cells::NONE,
            stair_feet: Cells::NONE,
            under_bridge: Cells::NONE,
        }
    };

    /// The terraces, from the lowest floor up.
    #[inline]
    pub fn terraces(&self) -> &[Terrace] {
        &self.terraces[..usize::from(self.count)]
    }

    /// B5.4: the number of the highest floor; 0 without a terrace.
    #[inline]
    pub fn tallest(&self) -> u8 {
        self.terraces().last().map_or(0, |terrace| terrace.floor().number())
    }

    /// B3.1: the floor of the topmost terrace on a cell, 0 for the bare board.
    pub fn height(&self, cell: Cell) -> u8 {
        (0..=self.tallest()).rev().find(|&height| self.seen_at(height).has(cell)).unwrap_or(0)
    }

    /// The cells whose topmost terrace is on this floor; those of the bare board for 0.
    #[inline]
    pub fn seen_at(&self, height: u8) -> Cells {
        self.seen[usize::from(height)]
    }

    /// The topmost terrace on a cell.
    pub fn top(&self, cell: Cell) -> Option<&Terrace> {
        self.terraces().iter().rev().find(|terrace| terrace.footprint().has(cell))
    }

    /// The cells of a terrace that no other covers.
    pub(crate) fn visible(&self, terrace: Terrace) -> Cells {
        terrace.footprint() & self.seen_at(terrace.floor().number())
    }

    /// The terrace of a floor on a cell.
    pub fn at(&self, cell: Cell, floor: Floor) -> Option<&Terrace> {
        self.terraces().iter().find(|terrace| terrace.floor() == floor && terrace.footprint().has(cell))
    }

    /// The terrace at a place: no two terraces have the same footprint (B3.2).
    pub fn terrace(&self, anchor: Anchor) -> Option<&Terrace> {
        self.terraces().iter().find(|terrace| terrace.anchor() == anchor)
    }

    /// The places of all terraces, by their north-west cells.
    #[inline]
    pub fn anchors(&self) -> Cells {
        self.anchors
    }

    /// B3.3: the cells whose uppermost spot or hole is free.
    #[inline]
    pub fn free(&self) -> Cells {
        self.free
    }

    /// B3.3, B4.4: the cells whose uppermost spot or hole can take a pillar.
    #[inline]
    pub fn footings_left(&self) -> Cells {
        self.free.without(self.under_bridge)
    }

    /// B4.1: the free visible spots with an icon.
    #[inline]
    pub fn showing(&self, icon: Icon) -> Cells {
        self.icons[icon as usize]
    }

    /// The free visible spots with any icon.
    #[inline]
    pub fn showing_any(&self) -> Cells {
        self.icons.into_iter().fold(Cells::NONE, |all, icon| all | icon)
    }

    /// The icon on the free visible spot over a cell.
    pub fn icon(&self, cell: Cell) -> Option<Icon> {
        Icon::ALL.into_iter().find(|&icon| self.showing(icon).has(cell))
    }

    /// Statues that stand on an uppermost spot.
    #[inline]
    pub fn statues(&self) -> Cells {
        self.statues
    }

    /// B4.5: the cells with a statue that stands, hidden or not.
    #[inline]
    pub fn standing_statues(&self) -> Cells {
        self.statues | self.hidden_statues
    }

    /// B3.5: the lower ends of stairs on uppermost spots.
    #[inline]
    pub fn stair_feet(&self) -> Cells {
        self.stair_feet
    }

    /// B4.4: the cells over which a bridge passes with no terrace between.
    #[inline]
    pub fn under_bridge(&self) -> Cells {
        self.under_bridge
    }

    /// All bridges, from the lowest up.
    pub fn bridges(&self) -> impl Iterator<Item = Bridge> + '_ {
        self.terraces().iter().flat_map(|terrace| {
            let floor = terrace.floor();
            terrace.standing().filter_map(move |(cell, on)| bridge_from(cell, on, floor))
        })
    }

    /// B3.2: the middle cells of the bridges that no terrace of this floor may cover.
    pub(crate) fn bridged_from(&self, floor: Floor) -> Cells {
        if self.under_bridge.is_empty() {
            return Cells::NONE;
        }
        self.bridges().filter(|bridge| bridge.floor >= floor).map(|bridge| bridge.middle).collect()
    }

    /// The garden that consists of these terraces: every set of cells follows from the list. The icons of a terrace
    /// that
    /// has not been turned yet can't be used.
    pub(crate) fn assemble(terraces: &[Terrace], face: impl Fn(Tile) -> Face, unturned: Option<Anchor>) -> Garden {
        let mut garden = Garden::EMPTY;
        for terrace in terraces.iter().take(MOST_TERRACES) {
            garden.anchors |= terrace.anchor().cell(Corner::Nw).into();
            garden.insert(*terrace);
        }
        let heights = garden.highest_floors();
        let at = |height| Cell::all().filter(|cell| usize::from(heights[cell.index()]) == height).collect();
        garden.seen = std::array::from_fn(at);
        garden.free = garden.seen[0];
        for terrace in terraces {
            let turned = unturned != Some(terrace.anchor());
            let icons = if turned { terrace.icons(face(terrace.tile())) } else { [None; 4] };
            for (corner, icon) in Corner::ALL.into_iter().zip(icons) {
                let cell = terrace.anchor().cell(corner);
                garden.note(cell, terrace.on(corner), icon, heights[cell.index()] == terrace.floor().number());
            }
        }
        let over = |bridge: &Bridge| bridge.floor.number() > heights[bridge.middle.index()];
        garden.under_bridge = garden.bridges().filter(over).map(|bridge| bridge.middle).collect();
        garden
    }

    /// By cell, the floor of the topmost terrace.
    pub(crate) fn highest_floors(&self) -> [u8; 64] {
        let mut heights = [0; 64];
        for terrace in self.terraces() {
            for cell in terrace.footprint().iter() {
                heights[cell.index()] = terrace.floor().number();
            }
        }
        heights
    }

    /// Notes what stands on a spot, uppermost or not.
    fn note(&mut self, cell: Cell, on: OnSpot, icon: Option<Icon>, uppermost: bool) {
        let cell = Cells::from(cell);
        match on {
            OnSpot::Nothing if uppermost => {
                self.free |= cell;
                if let Some(icon) = icon {
                    self.icons[icon as usize] |= cell;
                }
            }
            OnSpot::Statue if uppermost => self.statues |= cell,
            OnSpot::Statue => self.hidden_statues |= cell,
            OnSpot::StairsUp(_) if uppermost => self.stair_feet |= cell,
            _ => {}
        }
    }

    /// B3.3: places a terrace; statues right under it become pillars, and `belvedere` is the cell without support.
    pub(crate) fn lay(&mut self, tile: Tile, anchor: Anchor, floor: Floor, belvedere: Option<Cell>) {
        let footprint = anchor.footprint();
        let hanging = belvedere.map_or(Cells::NONE, Cells::from);
        for cell in (self.statues & footprint & self.seen_at(floor.number() - 1)).without(hanging).iter() {
            self.statues = self.statues.without(cell.into());
            self.set_top(cell, OnSpot::Pillar);
        }
        self.cover(footprint);
        self.seen[usize::from(floor.number())] |= footprint;
        self.anchors |= anchor.cell(Corner::Nw).into();
        self.free |= footprint;
        let mut terrace = Terrace::new(tile, anchor, floor);
        if let Some(cell) = belvedere {
            terrace.set(cell, OnSpot::Belvedere);
            self.free = self.free.without(cell.into());
        }
        self.insert(terrace);
    }

    /// B3.6: what a terrace covers is dead. Statues that are not its pillars still stand.
    fn cover(&mut self, footprint: Cells) {
        self.hidden_statues |= self.statues & footprint;
        for set in self.seen.iter_mut().chain(&mut self.icons) {
            *set = set.without(footprint);
        }
        for set in [&mut self.statues, &mut self.stair_feet, &mut self.under_bridge] {
            *set = set.without(footprint);
        }
    }

    /// The list stays in order, so that the same garden is the same value however it was built.
    fn insert(&mut self, terrace: Terrace) {
        let count = usize::from(self.count);
        let at = self.terraces().partition_point(|other| *other < terrace);
        self.terraces.copy_within(at..count, at + 1);
        self.terraces[at] = terrace;
        self.count += 1;
    }

    /// B3.1: turns the terrace just placed, whose icons can be used from now on.
    pub(crate) fn turn(&mut self, anchor: Anchor, face: Face, rotation: Rotation) {
        let count = usize::from(self.count);
        if let Some(terrace) = self.terraces[..count].iter_mut().find(|terrace| terrace.anchor() == anchor) {
            terrace.turn(rotation);
        }
        for (corner, icon) in Corner::ALL.into_iter().zip(rotation.turn(face)) {
            if let Some(icon) = icon {
                self.icons[icon as usize] |= Cells::from(anchor.cell(corner)) & self.free;
            }
        }
    }

    /// B4: puts decor on its spots.
    pub(crate) fn adorn(&mut self, decor: Decor) {
        match decor {
            Decor::Statue(cell) => {
                self.occupy(cell, OnSpot::Statue);
                self.statues |= cell.into();
            }
            Decor::Stairs(link) => {
                let (low, high, side) = self.rise(link.first(), link.last(), link.side());
                self.occupy(low, OnSpot::StairsUp(side));
                self.occupy(high, OnSpot::StairsDown(side.opposite()));
                self.stair_feet |= low.into();
            }
            Decor::Fountain(link) => {
                self.occupy(link.first(), OnSpot::Fountain(link.side()));
                self.occupy(link.last(), OnSpot::Fountain(link.side().opposite()));
            }
            Decor::Bridge(link) => {
                self.occupy(link.first(), OnSpot::Bridge(link.side()));
                self.occupy(link.last(), OnSpot::Bridge(link.side().opposite()));
                self.under_bridge |= link.middle().map_or(Cells::NONE, Cells::from);
            }
        }
    }

    fn rise(&self, first: Cell, last: Cell, side: Side) -> (Cell, Cell, Side) {
        if self.height(first) < self.height(last) { (first, last, side) } else { (last, first, side.opposite()) }
    }

    fn occupy(&mut self, cell: Cell, on: OnSpot) {
        self.set_top(cell, on);
        self.free = self.free.without(cell.into());
        for icon in &mut self.icons {
            *icon = icon.without(cell.into());
        }
    }

    fn set_top(&mut self, cell: Cell, on: OnSpot) {
        let count = usize::from(self.count);
        if let Some(terrace) = self.terraces[..count].iter_mut().rev().find(|terrace| terrace.footprint().has(cell)) {
            terrace.set(cell, on);
        }
    }
}

/// The bridge whose first end this is.
fn bridge_from(cell: Cell, on: OnSpot, floor: Floor) -> Option<Bridge> {
    let axis = match on {
        OnSpot::Bridge(Side::East) => Axis::East,
        OnSpot::Bridge(Side::South) => Axis::South,
        _ => return None,
    };
    Some(Bridge { middle: cell.towards(axis.side(), 1)?, axis, floor })
}
