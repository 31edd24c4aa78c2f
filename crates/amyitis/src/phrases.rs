//! Everything the game can say, before it is said in a language (`locales/`).

mod decisions;
mod events;
mod refusals;

pub(crate) use decisions::tell_draw;

use game::Phrase;

use crate::components::{Bonus, Face, TileFace};
use crate::pieces::{Bundle, Court, Craft, Resource};

/// A message of this game.
fn say(name: &str) -> Phrase {
    Phrase::new(format!("amyitis-{name}"))
}

impl Craft {
    /// With its article: *an engineer*.
    fn indefinite(self) -> Phrase {
        say(&format!("a-{}", self.word()))
    }
}

impl Resource {
    /// As something that is taken or paid: *barley*, *de l'orge*.
    pub(crate) fn some(self) -> Phrase {
        say(&format!("some-{}", self.word()))
    }
}

impl Bundle {
    fn some(self) -> Vec<Phrase> {
        self.iter().map(Resource::some).collect()
    }
}

impl TileFace {
    /// *3 points and 1 talent*.
    pub(crate) fn phrase(self) -> Phrase {
        match self.bonus {
            Bonus::Nothing => say("tile"),
            Bonus::Talents(count) => say("tile-talents").with("count", count),
            Bonus::Camels(count) => say("tile-camels").with("count", count),
            Bonus::Court => say("tile-court"),
        }
        .with("points", self.points)
    }
}

impl Face {
    /// *a plant of quality 2 that also asks for palm*.
    pub(crate) fn phrase(self) -> Phrase {
        match self.asks {
            None => say("plant"),
            Some(kind) => say("plant-extra").with("kind", kind.name()),
        }
        .with("quality", self.quality)
    }
}

/// *the level 2 banker*, *a gardener*.
pub(crate) fn card(kind: Court, level: u8) -> Phrase {
    match kind {
        Court::Gardener => say("card-gardener"),
        _ => say("card").with("kind", kind.name()).with("level", level),
    }
}
