//! Legal placements computed twice: the fast way, and a slow obvious way written from the paragraphs, which must
//! agree.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use babylon::{
    Action, Anchor, Axis, Babylon, Cell, Corner, Decor, Floor, Garden, Hand, Link, OnSpot, Purse, SIDE, Side, Statues,
    Terrace,
};
use game::{Game, Nobody, Options, RandomSource, Setup, Shuffler, Turn};

type Place = (Anchor, Floor, Option<Corner>);

/// B3.3: what a cell offers to a terrace above it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Support {
    Single,
    Double,
    Statue,
    None,
}

/// A garden as it looks to somebody who reads the rules: heights, what stands on top, and bridges.
struct Plain<'a> {
    terraces: &'a [Terrace],
    bridges: Vec<(Cell, u8)>,
    tops: Vec<(u8, OnSpot)>,
}

impl Plain<'_> {
    fn new(garden: &Garden) -> Plain<'_> {
        let terraces = garden.terraces();
        let mut bridges = Vec::new();
        for terrace in terraces {
            for corner in Corner::ALL {
                let cell = terrace.anchor().cell(corner);
                if let OnSpot::Bridge(side @ (Side::East | Side::South)) = terrace.on(corner) {
                    bridges.push((cell.towards(side, 1).unwrap(), terrace.floor().number()));
                }
            }
        }
        let top = |cell: Cell| {
            let above = terraces.iter().filter(|terrace| terrace.anchor().corner(cell).is_some());
            let highest = above.max_by_key(|terrace| terrace.floor());
            highest.map_or((0, OnSpot::Nothing), |terrace| (terrace.floor().number(), terrace.on_cell(cell)))
        };
        Plain { terraces, bridges, tops: Cell::all().map(top).collect() }
    }

    /// B3.1: the floor of the topmost tile, and what stands on it.
    fn top(&self, cell: Cell) -> (u8, OnSpot) {
        self.tops[usize::from(cell.y() * SIDE + cell.x())]
    }

    /// B3.2.
    fn has_room(&self, anchor: Anchor, floor: u8) -> bool {
        let cells = Corner::ALL.map(|corner| anchor.cell(corner));
        let above_all = cells.iter().all(|&cell| self.top(cell).0 < floor);
        let floor_below = floor == 1 || self.terraces.iter().any(|terrace| terrace.floor().number() == floor - 1);
        let own_footprint = self.terraces.iter().all(|terrace| terrace.anchor() != anchor);
        let above_bridges = self.bridges.iter().all(|(middle, bridge)| !cells.contains(middle) || floor > *bridge);
        above_all && floor_below && own_footprint && above_bridges
    }

    /// B3.3.
    fn support(&self, cell: Cell, floor: u8) -> Support {
        let (height, on) = self.top(cell);
        let under_bridge = self.bridges.iter().any(|&(middle, bridge)| middle == cell && bridge > height);
        match (floor - height, on) {
            _ if under_bridge => Support::None,
            (1, OnSpot::Nothing) => Support::Single,
            (2, OnSpot::Nothing) => Support::Double,
            (1, OnSpot::Statue) => Support::Statue,
            _ => Support::None,
        }
    }

    /// B3.5.
    fn may_hang(&self, cell: Cell, floor: u8) -> bool {
        let (height, on) = self.top(cell);
        !matches!(on, OnSpot::StairsUp(_)) || floor - height >= 2
    }

    /// B3.4, B2.4, B0.5.
    fn may_rest(&self, anchor: Anchor, floor: u8, without: Option<Corner>, purse: Purse) -> bool {
        let (mut singles, mut doubles) = (0, 0);
        for corner in Corner::ALL {
            let cell = anchor.cell(corner);
            let support = self.support(cell, floor);
            if without == Some(corner) {
                let bound = support == Support::Statue && purse.statues == Statues::Support;
                if bound || !self.may_hang(cell, floor) || purse.belvederes_left == 0 {
                    return false;
                }
                continue;
            }
            match support {
                Support::Single => singles += 1,
                Support::Double => doubles += 1,
                Support::Statue => {}
                Support::None => return false,
            }
        }
        let from_hand = doubles.min(purse.hand.doubles);
        let exchanged = doubles - from_hand;
        singles + 2 * exchanged <= purse.hand.singles && u16::from(exchanged) <= purse.doubles_left
    }

    fn placements(&self, purse: Purse) -> Vec<Place> {
        let mut list = Vec::new();
        let highest = self.terraces.iter().map(|terrace| terrace.floor().number()).max().unwrap_or(0);
        for anchor in Anchor::all() {
            for floor in 1..=(highest + 2).min(Floor::MOST) {
                if self.has_room(anchor, floor) {
                    for without in [None].into_iter().chain(Corner::ALL.map(Some)) {
                        if self.may_rest(anchor, floor, without, purse) {
                            list.push((anchor, Floor::new(floor).unwrap(), without));
                        }
                    }
                }
            }
        }
        list
    }
}

fn fast(garden: &Garden, purse: Purse) -> Vec<Place> {
    let mut list = Vec::new();
    garden.each_placement(purse, |anchor, floor, without| list.push((anchor, floor, without)));
    list.sort_unstable();
    list
}

fn compare(garden: &Garden, purse: Purse) -> usize {
    let mut slow = Plain::new(garden).placements(purse);
    slow.sort_unstable();
    let fast = fast(garden, purse);
    let drawing = || garden.draw(&babylon::Components::standard());
    assert_eq!(fast, slow, "{purse:?}\n{}", drawing());
    fast.len()
}

/// Everything that could be written as decor, tried one by one, is what is listed.
fn compare_decor(game: &Babylon) {
    let mut listed = Vec::new();
    game.actions(&mut listed);
    listed.retain(|action| matches!(action, Action::Adorn { .. }));
    let mut tried = Vec::new();
    for cell in Cell::all() {
        tried.push(Decor::Statue(cell));
        for axis in Axis::ALL {
            let link = |steps| Link::new(cell, cell.towards(axis.side(), steps)?);
            tried.extend(link(1).into_iter().flat_map(|link| [Decor::Stairs(link), Decor::Fountain(link)]));
            tried.extend(link(2).map(Decor::Bridge));
        }
    }
    let with_effect =
        |decor: Decor| std::iter::once(None).chain(decor.ends().map(Some)).map(move |using| (decor, using));
    let tried = tried.into_iter().flat_map(with_effect).map(|(decor, using)| Action::Adorn { decor, using });
    let mut allowed: Vec<_> = tried.filter(|&action| game.check(action).is_ok()).collect();
    listed.sort_unstable();
    allowed.sort_unstable();
    assert_eq!(listed, allowed);
}

/// Mostly decor and high floors, so that gardens grow as they do among people.
fn choose(list: &[Action], random: &mut Shuffler) -> Action {
    let floor = |action: &Action| match action {
        Action::Place(placement) => placement.floor.number(),
        _ => 0,
    };
    let decor = list.iter().find(|action| matches!(action, Action::Adorn { .. }));
    let highest = list.iter().map(floor).max().unwrap_or(0);
    let high: Vec<_> = list.iter().filter(|action| highest > 0 && floor(action) == highest).collect();
    match (random.below(4), decor) {
        (0..=1, Some(decor)) => *decor,
        (0..=2, _) if !high.is_empty() => *high[random.index(high.len())],
        _ => list[random.index(list.len())],
    }
}

/// Each option with one of its values.
fn some_options(random: &mut Shuffler) -> Options {
    let specs = Babylon::META.options.iter();
    Options::read(&Babylon::META, specs.map(|spec| (spec.key, spec.values[random.index(spec.values.len())]))).unwrap()
}

/// One game; positions are counted, and the tallest garden is told.
fn play_and_compare(number: usize, positions: &AtomicUsize) -> u8 {
    let mut random = Shuffler::new(0xb4b7, number as u64);
    let players = 2 + number % 3;
    let options = some_options(&mut random);
    let mut game = Babylon::new(&Setup { options, ..Setup::standard(&Babylon::META, players) }).unwrap();
    let mut list = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return game::Seat::all(players).map(|seat| game.garden(seat).tallest()).max().unwrap_or(0),
            Turn::Deal => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
            Turn::Decide(seat) => {
                list.clear();
                game.actions(&mut list);
                if list.contains(&Action::Done) {
                    compare(game.garden(seat), game.purse());
                    if random.below(8) == 0 {
                        let rich = Hand { singles: random.below(9) as u8, doubles: random.below(3) as u8, notch: None };
                        compare(game.garden(seat), Purse { hand: rich, ..game.purse() });
                        compare_decor(&game);
                        assert_eq!(game.audit(), Ok(()));
                    }
                    positions.fetch_add(1, Ordering::Relaxed);
                }
                game.play_unchecked(choose(&list, &mut random), &mut Nobody);
            }
        }
    }
}

/// B3.2, B3.3, B3.4, B3.5: both ways agree on every position of random games.
#[test]
fn the_fast_way_agrees_with_the_rules() {
    let wanted = game::contract::length(100_000, 1_000_000);
    let (positions, games) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let tallest = thread::scope(|scope| {
        let work = || {
            let mut tallest = 0;
            while positions.load(Ordering::Relaxed) < wanted {
                tallest = tallest.max(play_and_compare(games.fetch_add(1, Ordering::Relaxed), &positions));
            }
            tallest
        };
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).max()
    });
    println!("{positions:?} positions of {games:?} games, the tallest of {tallest:?} floors");
    assert!(tallest >= Some(4));
}
