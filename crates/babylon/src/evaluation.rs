//! What a position promises, in named terms.
//!
//! `sight` tells what counts already, `room` where terraces could still go, `reach` which free icons could still be one
//! end of decor, `fit` how well a tile would fit, `hand` what pillars and tiles promise, `ready` which decor can be placed
//! at once, `stock` what the box still has, `time` how much is left of the game. What needs time is multiplied by the time there is: nothing but points is
//! worth anything at the end.
//!
//! Weights: the terms of what lasts were found by what greedy gardens count in the end, those of what is only there
//! within a turn ("buildable" to "tower") by what the end of that turn promises, so that no step of a turn looks better or
//! worse than the turn.

mod compass;
mod fit;
mod hand;
mod reach;
mod ready;
mod room;
mod sight;
mod stock;
mod time;

use game::{Evaluate, Seat};

use crate::cells::Cells;
use crate::garden::Garden;
use crate::{Action, Babylon};
use compass::Compass;
use fit::Ways;
use hand::InHand;
use reach::OpenPlaces;
use ready::Ready;
use room::Room;
use sight::SeenCells;
use stock::Stock;
use time::Time;

/// Everything the terms speak of.
struct View {
    time: Time,
    seen: SeenCells,
    room: Room,
    open: OpenPlaces,
    ready: Ready,
    hand: InHand,
    height: f32,
}

impl View {
    fn new(game: &Babylon, seat: Seat) -> View {
        let compass = Compass::get();
        let garden = &game.gardens[seat];
        let lines = statue_lines(garden);
        let (time, stock) = (Time::new(game, seat), Stock::of(game));
        let seen = SeenCells::new(garden, compass, stock);
        let room = Room::new(garden, stock.belvederes);
        let open = OpenPlaces::new(garden, &room, compass, time.likely(), stock);
        let ready = Ready::new(game, seat, &room, compass, lines, stock);
        let mut ways = Ways::new(garden, &room, compass, lines, stock);
        let hand = InHand::new(game, seat, &time, &seen, &mut ways);
        View { time, seen, room, open, ready, hand, height: f32::from(garden.tallest()) }
    }
}

/// B4.5: where a statue may stand.
fn statue_lines(garden: &Garden) -> Cells {
    let standing = garden.standing_statues();
    if standing.is_empty() { Cells::ALL } else { standing.lines() }
}

/// Names terms and says what they are.
macro_rules! terms {
    ($view:ident: $($name:literal = $value:expr;)*) => {
        const NAMES: &[&str] = &[$($name),*];

        #[inline]
        fn weigh($view: &View) -> [f32; NAMES.len()] {
            [$($value),*]
        }
    };
}

terms! { view:
    "points" = view.seen.points;
    "turns" = view.time.turns;
    "turns-early" = view.time.turns * view.time.turns;
    "turns-height" = view.time.turns * view.height;
    "foundations" = view.time.likely() * view.room.foundations;
    "cheap-floor" = view.time.likely() * view.room.cheap;
    "free-spots" = view.time.likely() * view.room.spots;
    "compact" = view.time.likely() * view.room.compact;
    "room-top" = view.time.likely() * view.room.top * view.height;
    "room-below" = view.time.likely() * view.room.below * view.height;
    "open-fountains" = view.open.fountains.points;
    "open-bridges" = view.open.bridges.points;
    "open-stairs" = view.open.stairs.points;
    "decor-kinds" = view.time.likely() * view.seen.decor_kinds;
    "flower-kinds" = view.time.likely() * view.seen.flower_kinds;
    "pillars" = view.hand.pillars;
    "pillars-first" = view.hand.pillars.min(3.0);
    "fit-later" = view.hand.fit_later;
    "notch-icons" = view.time.likely() * view.hand.notch_icons * view.height;
    "notch-flower" = view.time.likely() * view.hand.notch_flower;
    "buildable" = view.hand.buildable;
    "buildable-height" = view.hand.buildable * view.height;
    "fit-now" = view.hand.fit_now;
    "flowers-now" = view.hand.flowers_now;
    "ready" = view.ready.now;
    "unturned" = view.ready.unturned;
    "unturned-icons" = view.time.likely() * view.ready.unturned_icons;
    "effect" = view.time.effect * view.height;
    "tower" = view.time.tower;
}

impl Evaluate for Babylon {
    const TERMS: &'static [&'static str] = NAMES;
    const WEIGHTS: &'static str = include_str!("weights.toml");
    /// Each player builds their own garden. The others miss what is dug from the quarry, but none of their terms counts it.
    const CONTESTED: bool = false;

    fn left(&self) -> f32 {
        time::left(self)
    }

    fn subject(&self, action: Action) -> u32 {
        let tile = match action {
            Action::Dig(stack) => self.quarry.top(stack),
            _ => None,
        };
        tile.map_or(0, |tile| 1 + tile.index() as u32)
    }

    fn terms(&self, seat: Seat, values: &mut [f32]) {
        values.copy_from_slice(&weigh(&View::new(self, seat)));
    }
}
