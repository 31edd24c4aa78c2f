//! Gardens as text, floor by floor, and back.
//!
//! ```text
//! floor 1
//!    a  b  c  d  e  f  g  h
//! 1  .  .  .  .  .  .  .  .
//! 2  . |s  F>|F< - |.  .  .
//! 3  . |T  O |b  - |.  .  .
//! b2 white start rotate 0
//! ```
//!
//! A free spot shows its icon (`s`, `f`, `b`, `t`) or `-`; what stands on a spot is a capital: `S` and `Z` the lower
//! and upper end of
//! stairs, `F` a fountain, `B` a bridge, `T` a statue, `P` a statue used as a pillar, `O` a belvedere; `<>^v` point
//! to the other end.
//! `=` and `:` are the middle of a bridge. Rows may be left out, and so may the lines that name tiles: then tiles
//! that fit
//! the icons are chosen.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use game::Words;

use crate::cells::{Anchor, Axis, Cell, Corner, SIDE, Side};
use crate::components::Components;
use crate::garden::Garden;
use crate::options::Statues;
use crate::terrace::{Floor, MOST_TERRACES, OnSpot, Terrace};
use crate::tiles::{Icon, Rotation, Tile, TileSet};

/// What is wrong with a drawn garden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrawingError {
    /// A line is none of a drawing.
    Line {
        /// The line.
        text: String,
    },
    /// A sign means nothing on a spot.
    Sign {
        /// Where.
        cell: Cell,
        /// The sign.
        sign: char,
    },
    /// A terrace is not 2×2.
    Torn {
        /// Its floor.
        floor: Floor,
        /// Where it begins.
        cell: Cell,
    },
    /// There are more terraces than a player can have.
    TooMany,
    /// A tile is named where no terrace is.
    NoTerrace {
        /// Where.
        anchor: Anchor,
    },
    /// No tile that is left has these icons.
    NoTile {
        /// Where.
        anchor: Anchor,
    },
    /// B3.2: two terraces have the same footprint.
    SameFootprint {
        /// Where.
        anchor: Anchor,
    },
    /// B3.2: there is no terrace on the floor below.
    MissingFloor {
        /// The floor.
        floor: Floor,
    },
    /// B3.3: a corner can't rest or hang where it is.
    NoSupport {
        /// The terrace.
        anchor: Anchor,
        /// The corner.
        corner: Corner,
    },
    /// B3.4: more than one corner hangs.
    TwoBelvederes {
        /// The terrace.
        anchor: Anchor,
    },
    /// B4: decor lacks its other end, or a statue used as a pillar its terrace.
    LooseEnd {
        /// The cell of the end that is there.
        cell: Cell,
        /// Its floor.
        floor: Floor,
    },
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for DrawingError {}

/// The letter of an icon on a free spot.
pub(crate) fn letter(icon: Option<Icon>) -> char {
    match icon {
        Some(Icon::Stairs) => 's',
        Some(Icon::Fountain) => 'f',
        Some(Icon::Bridge) => 'b',
        Some(Icon::Statue) => 't',
        None => '-',
    }
}

fn arrow(side: Side) -> char {
    ['^', '>', 'v', '<'][side as usize]
}

/// The two signs of a spot.
pub(crate) fn signs(on: OnSpot, icon: Option<Icon>) -> [char; 2] {
    match on {
        OnSpot::Nothing => [letter(icon), ' '],
        OnSpot::Belvedere => ['O', ' '],
        OnSpot::Statue => ['T', ' '],
        OnSpot::Pillar => ['P', ' '],
        OnSpot::StairsUp(side) => ['S', arrow(side)],
        OnSpot::StairsDown(side) => ['Z', arrow(side)],
        OnSpot::Fountain(side) => ['F', arrow(side)],
        OnSpot::Bridge(side) => ['B', arrow(side)],
    }
}

/// What two signs mean; free spots are `Nothing`.
fn on_spot([sign, mark]: [char; 2]) -> Option<OnSpot> {
    let side = Side::ALL.into_iter().find(|&side| arrow(side) == mark);
    match (sign, side) {
        ('s' | 'f' | 'b' | 't' | '-', None) => Some(OnSpot::Nothing),
        ('O', None) => Some(OnSpot::Belvedere),
        ('T', None) => Some(OnSpot::Statue),
        ('P', None) => Some(OnSpot::Pillar),
        ('S', Some(side)) => Some(OnSpot::StairsUp(side)),
        ('Z', Some(side)) => Some(OnSpot::StairsDown(side)),
        ('F', Some(side)) => Some(OnSpot::Fountain(side)),
        ('B', Some(side)) => Some(OnSpot::Bridge(side)),
        _ => None,
    }
}

const EMPTY: [char; 2] = ['.', ' '];

/// The column letters above a grid.
pub(crate) const COLUMNS: &str = "   a  b  c  d  e  f  g  h ";

/// The signs of one row of a floor with the borders of terraces: `1  . |s  F>|`.
pub(crate) fn floor_row(garden: &Garden, components: &Components, floor: Floor, y: u8) -> String {
    let mut row = format!("{} ", y + 1);
    let mut west = None;
    for cell in (0..SIDE).filter_map(|x| Cell::new(x, y)) {
        let here = garden.at(cell, floor).copied();
        let anchor = here.map(|terrace| terrace.anchor());
        row.push(if anchor == west { ' ' } else { '|' });
        row.extend(
            here.map_or_else(|| middle_signs(garden, floor, cell), |terrace| spot_signs(terrace, components, cell)),
        );
        west = anchor;
    }
    row.push(if west.is_some() { '|' } else { ' ' });
    row
}

fn spot_signs(terrace: Terrace, components: &Components, cell: Cell) -> [char; 2] {
    let icons = terrace.icons(components.face(terrace.tile()));
    terrace.anchor().corner(cell).map_or(EMPTY, |corner| signs(terrace.on(corner), icons[corner as usize]))
}

fn middle_signs(garden: &Garden, floor: Floor, cell: Cell) -> [char; 2] {
    match garden.bridges().find(|bridge| bridge.middle == cell && bridge.floor == floor) {
        Some(bridge) if bridge.axis == Axis::East => ['=', '='],
        Some(_) => [':', ' '],
        None => EMPTY,
    }
}

impl Garden {
    /// The garden as text, floor by floor, with the name of every tile.
    pub fn draw(&self, components: &Components) -> String {
        let mut text = String::new();
        for floor in Floor::up_to(self.tallest()) {
            let _ = writeln!(text, "floor {}\n{}", floor.number(), COLUMNS.trim_end());
            for y in 0..SIDE {
                let _ = writeln!(text, "{}", floor_row(self, components, floor, y).trim_end());
            }
        }
        for terrace in self.terraces() {
            let _ = writeln!(text, "{} {} rotate {}", terrace.anchor(), terrace.tile(), terrace.rotation().degrees());
        }
        text
    }

    /// Reads a drawn garden, or tells everything that is wrong with it.
    pub fn read(text: &str, components: &Components) -> Result<Garden, Vec<DrawingError>> {
        Garden::read_with(text, components, Statues::Support)
    }

    /// The same, where statues may have been left out as supports (B3.4).
    pub fn read_with(text: &str, components: &Components, statues: Statues) -> Result<Garden, Vec<DrawingError>> {
        let mut sketch = Sketch::default();
        let mut faults: Vec<_> = text.lines().map(str::trim_start).filter_map(|line| sketch.line(line).err()).collect();
        let terraces = sketch.terraces(components, &mut faults);
        if terraces.len() > MOST_TERRACES {
            faults.push(DrawingError::TooMany);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let garden = Garden::assemble(&terraces, |tile| components.face(tile), None);
        let faults = garden.faults(statues);
        if faults.is_empty() { Ok(garden) } else { Err(faults) }
    }
}

/// A tile as far as a line names it.
#[derive(Clone, Copy, Default)]
struct Name {
    flower: Option<crate::tiles::Flower>,
    tile: Option<Tile>,
    rotation: Option<Rotation>,
}

/// A drawing of which some lines have been read.
#[derive(Default)]
struct Sketch {
    floor: Option<Floor>,
    floors: BTreeMap<Floor, BTreeMap<Cell, [char; 2]>>,
    names: BTreeMap<Anchor, Name>,
}

impl Sketch {
    fn line(&mut self, line: &str) -> Result<(), DrawingError> {
        let wrong = || DrawingError::Line { text: line.chars().take(80).collect() };
        match line.chars().next() {
            None => Ok(()),
            Some('1'..='8') => self.row(line).ok_or_else(wrong),
            Some('f') if line.starts_with("floor ") => {
                self.floor = line[6..].trim().parse().ok().and_then(Floor::new);
                self.floor.map(drop).ok_or_else(wrong)
            }
            _ if line.split_whitespace().eq(COLUMNS.split_whitespace()) => Ok(()),
            _ => self.name(line).ok_or_else(wrong),
        }
    }

    fn row(&mut self, line: &str) -> Option<()> {
        let signs: Vec<char> = line.chars().collect();
        let y = signs[0].to_digit(10)? as u8 - 1;
        let floor = self.floors.entry(self.floor?).or_default();
        for cell in (0..SIDE).filter_map(|x| Cell::new(x, y)) {
            let at = 3 + 3 * usize::from(cell.x());
            let sign = |at| signs.get(at).copied().unwrap_or(' ');
            if !matches!(sign(at), '.' | ' ' | '=' | ':') {
                floor.insert(cell, [sign(at), sign(at + 1)]);
            }
        }
        Some(())
    }

    /// `b2 white`, `b2 white clay 1`, `b2 white start rotate 90`.
    fn name(&mut self, line: &str) -> Option<()> {
        let mut words = Words::new(line);
        let anchor: Anchor = words.parse("").ok()?;
        let mut name = Name::default();
        let mut ahead = words.clone();
        match Tile::read(&mut ahead) {
            Ok(tile) => {
                name.tile = Some(tile);
                words = ahead;
            }
            Err(_) => name.flower = Some(crate::tiles::Flower::of_word(words.word("").ok()?)?),
        }
        if words.take("rotate") {
            let degrees = words.word("").ok()?;
            name.rotation = Some(Rotation::ALL.into_iter().find(|rotation| rotation.degrees().to_string() == degrees)?);
        }
        words.end().ok()?;
        self.names.insert(anchor, name);
        Some(())
    }

    /// Cuts the floors into terraces. Row by row, the first cell that belongs to none yet is the north-west of one.
    fn terraces(mut self, components: &Components, faults: &mut Vec<DrawingError>) -> Vec<Terrace> {
        let mut used = TileSet::NONE;
        self.names.values().filter_map(|name| name.tile).for_each(|tile| used.add(tile));
        let mut terraces = Vec::new();
        for (floor, mut cells) in std::mem::take(&mut self.floors) {
            while let Some((&cell, _)) = cells.first_key_value() {
                let anchor = Anchor::new(cell);
                let signs = anchor.map(|anchor| Corner::ALL.map(|corner| cells.remove(&anchor.cell(corner))));
                let (Some(anchor), Some([Some(a), Some(b), Some(c), Some(d)])) = (anchor, signs) else {
                    cells.remove(&cell);
                    faults.push(DrawingError::Torn { floor, cell });
                    continue;
                };
                let name = self.names.remove(&anchor).unwrap_or_default();
                match build(
                    components,
                    name,
                    &mut used,
                    Terrace::new(Tile::starting(crate::tiles::Flower::White), anchor, floor),
                    [a, b, c, d],
                ) {
                    Ok(terrace) => terraces.push(terrace),
                    Err(fault) => faults.push(fault),
                }
            }
        }
        faults.extend(self.names.into_keys().map(|anchor| DrawingError::NoTerrace { anchor }));
        terraces
    }
}

/// A terrace with these signs on its spots and a tile that fits them.
fn build(
    components: &Components,
    name: Name,
    used: &mut TileSet,
    blank: Terrace,
    signs: [[char; 2]; 4],
) -> Result<Terrace, DrawingError> {
    let anchor = blank.anchor();
    let (tile, rotation) = fitting_tile(components, name, *used, signs).ok_or(DrawingError::NoTile { anchor })?;
    used.add(tile);
    let mut terrace = Terrace::new(tile, anchor, blank.floor());
    terrace.turn(rotation);
    for (corner, signs) in Corner::ALL.into_iter().zip(signs) {
        let cell = anchor.cell(corner);
        terrace.set(cell, on_spot(signs).ok_or(DrawingError::Sign { cell, sign: signs[0] })?);
    }
    Ok(terrace)
}

/// The first tile and rotation that show the icons; decor on another icon (B4.6) only if nothing fits better.
fn fitting_tile(components: &Components, name: Name, used: TileSet, signs: [[char; 2]; 4]) -> Option<(Tile, Rotation)> {
    let open = |tile: &Tile| match name.tile {
        Some(named) => *tile == named,
        None => !used.has(*tile) && name.flower.is_none_or(|flower| flower == tile.flower()),
    };
    let rotations = Rotation::ALL.into_iter().filter(|rotation| name.rotation.is_none_or(|named| named == *rotation));
    let all = Tile::all().filter(open).flat_map(|tile| rotations.clone().map(move |rotation| (tile, rotation)));
    let misfits = |(tile, rotation): &(Tile, Rotation)| -> Option<usize> {
        rotation.turn(components.face(*tile)).into_iter().zip(signs).map(|(icon, signs)| misfit(icon, signs)).sum()
    };
    all.filter_map(|candidate| Some((misfits(&candidate)?, candidate)))
        .min_by_key(|&(misfits, _)| misfits)
        .map(|(_, fit)| fit)
}

/// 0 if a spot with this icon can look so, 1 if only with an effect of the tower, nothing if not at all.
fn misfit(icon: Option<Icon>, signs: [char; 2]) -> Option<usize> {
    match on_spot(signs) {
        Some(OnSpot::Nothing) => (letter(icon) == signs[0]).then_some(0),
        Some(OnSpot::Belvedere) | None => Some(0),
        Some(decor) => Some(usize::from(decor.icon() != icon)),
    }
}
