//! What is to be decided, and what each decision means, in words.

use game::{Phrase, Seat};

use super::{card, say};
use crate::Amyitis;
use crate::components::{Price, Trade};
use crate::notation::{Action, Outcome};
use crate::phase::{Draw, Phase, Step};
use crate::pieces::{Court, Craft, Gift, Row, Spaces};
use crate::selling::SALE_POINTS;
use crate::square::Square;

impl Step {
    /// What is to be decided, said to the player who decides.
    pub(super) fn phrase(self) -> Phrase {
        say(&format!("prompt-{}", self.key()))
    }

    /// What is to be decided, said to everybody.
    fn prompt(self, mover: Seat) -> Phrase {
        say(&format!("turn-{}", self.key())).with("seat", mover)
    }

    fn key(self) -> &'static str {
        match self {
            Step::Act => "act",
            Step::Peasant => "peasant",
            Step::Priest => "priest",
            Step::Engineer => "engineer",
            Step::Sell => "sell",
            Step::Canal => "canal",
            Step::Pay => "pay",
            Step::Court => "court",
            Step::Token | Step::BonusToken(_) => "token",
            Step::Plant => "plant",
            Step::Bonus(_) => "bonus",
            Step::Procession => "procession",
            Step::Ishtar => "ishtar",
            Step::Harvest => "harvest",
            Step::Exchange => "exchange",
            Step::Discard => "discard",
        }
    }
}

impl Draw {
    /// What is to be drawn.
    pub(super) fn phrase(self) -> Phrase {
        match self {
            Draw::Tile(square) => say("draw-tile").with("square", square.to_string()),
            Draw::Card(city) => say("draw-card").with("city", city.name()),
            Draw::Token => say("draw-token"),
            Draw::First => say("draw-first"),
            Draw::Group(group) => say("draw-group").with("group", group.number()),
        }
    }
}

/// An outcome in words.
pub(crate) fn tell_draw(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Tile { square, face } => {
            say("tell-tile").with("square", square.to_string()).with("tile", face.phrase())
        }
        Outcome::Card { city, faces: [up, down] } => {
            say("tell-card").with("city", city.name()).with("up", up.phrase()).with("down", down.phrase())
        }
        Outcome::Token(kind) => say("tell-token-laid").with("kind", kind.some()),
        Outcome::First(seat) => say("tell-first").with("seat", seat),
        Outcome::Group(crafts) => say("tell-group").with("crafts", crafts.cards().map(Craft::name).collect::<Vec<_>>()),
    }
}

impl Amyitis {
    pub(crate) fn tell_phase(&self) -> Phrase {
        match self.phase {
            Phase::Deal(draw) => draw.phrase(),
            Phase::Decide(step) => step.prompt(self.mover),
            Phase::Over => say("prompt-over"),
        }
    }

    pub(crate) fn tell_decision(&self, action: Action) -> Phrase {
        match action {
            Action::Pass => say("tell-pass"),
            Action::Recruit { craft, group } => say("tell-recruit")
                .with("craft", craft.indefinite())
                .with("group", group.number())
                .with("talents", self.groups[group.index()].cost()),
            Action::Field(row) => self.tell_field(row),
            Action::Temple(temple) => say("tell-temple").with("temple", temple.name()),
            Action::Irrigate(side) => say("tell-irrigate").with("side", side.to_string()),
            Action::Move(spaces) => self.tell_move(spaces),
            Action::Sell(bundle) => {
                say("tell-sell").with("kinds", bundle.some()).with("points", SALE_POINTS * i16::from(bundle.size()))
            }
            Action::Pay(bundle) => say("tell-pay").with("kinds", bundle.some()),
            Action::Court(kind) => self.tell_court(kind),
            Action::Token(kind) => say("tell-token").with("kind", kind.some()),
            Action::Plant(square) => self.tell_plant(square),
            Action::Take(Gift::Camel) => say("tell-take-camel"),
            Action::Take(Gift::Talent) => say("tell-take-talent"),
            Action::Exchange { give, take } => say("tell-exchange").with("give", give.some()).with("take", take.some()),
            Action::Decline => say("tell-decline"),
            Action::Discard(kind) => say("tell-discard").with("kind", kind.some()),
        }
    }

    fn tell_field(&self, row: Row) -> Phrase {
        let kind = self.figures.field(row, self.fields(row).len());
        say("tell-field").with("row", row.name()).with("kind", kind.some())
    }

    fn tell_move(&self, spaces: Spaces) -> Phrase {
        say("tell-move")
            .with("spaces", spaces.count())
            .with("city", self.stop_after(spaces).city.name())
            .with("camels", self.fare(spaces))
    }

    fn tell_court(&self, kind: Court) -> Phrase {
        let level = self.next_level(kind);
        let palace = self.figures.palaces.get(usize::from(level) - 1).filter(|_| kind == Court::Palace);
        match palace {
            Some(&points) => say("tell-palace").with("card", card(kind, level)).with("points", points),
            None => say("tell-court").with("card", card(kind, level)),
        }
    }

    fn tell_plant(&self, square: Square) -> Phrase {
        let phrase = match self.garden.tile(square) {
            Some(tile) => say("tell-plant").with("tile", self.figures.tile(tile).phrase()),
            None => say("tell-plant-nothing"),
        };
        phrase.with("square", square.to_string()).with("gardeners", self.gardeners_for(square))
    }

    /// What a trip would ask for and offer, and what a planting would set in motion.
    pub(crate) fn foresee(&self, action: Action) -> Vec<Phrase> {
        match action {
            Action::Move(spaces) => self.foresee_trip(spaces),
            Action::Plant(square) => self.foresee_planting(square),
            _ => Vec::new(),
        }
    }

    fn foresee_trip(&self, spaces: Spaces) -> Vec<Phrase> {
        let asks = |price: Price| say("preview-asks").with("kinds", price.bundle().some());
        match self.stop_after(spaces).trade {
            Trade::Sale => vec![say("preview-sale")],
            Trade::Court { asks: kind, offers } => {
                let open = offers.into_iter().filter(|&kind| self.may_gain(kind).is_ok());
                let cards: Vec<_> = open.map(|kind| card(kind, self.next_level(kind))).collect();
                vec![asks(Price { asks: kind, extra: None }), say("preview-offers").with("cards", cards)]
            }
            Trade::Plant { asks: kind, slot } => {
                let plant = self.plant_of(slot);
                let quality = say("preview-quality").with("quality", plant.quality);
                vec![asks(Price { asks: kind, extra: plant.asks }), quality]
            }
        }
    }

    fn foresee_planting(&self, square: Square) -> Vec<Phrase> {
        let most = self
            .irrigator(square)
            .map(|seat| say("preview-irrigation").with("seat", seat).with("points", self.quality()));
        most.into_iter().collect()
    }
}
