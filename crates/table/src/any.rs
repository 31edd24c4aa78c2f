//! Games without knowing which: everything in notation and phrases.

use std::any::Any;
use std::fmt::Debug;

use serde_json::value::{RawValue, to_raw_value};

use crate::components::Components;
use crate::{
    Chance, Edition, Event, Faults, Game, Meta, Options, Phrase, Rejection, Setup, SetupFault, Standing, Turn, Words,
};

/// A game that can be put on the table, without knowing which.
pub trait Kind: Sync + Debug {
    /// What is known of it.
    fn meta(&self) -> &'static Meta;

    /// Begins a game; `components` is the text of a component file, if not the standard one.
    fn start(&self, players: usize, options: &Options, components: Option<&str>) -> Result<Box<dyn Match>, StartFault>;

    /// The component file that comes with the game.
    fn standard_components(&self) -> &'static str;

    /// Reads a component file: its fingerprint, or everything that is wrong with it.
    fn check_components(&self, text: &str) -> Result<&'static str, Faults>;
}

/// Why a match can't begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartFault {
    /// Players or options.
    Setup(SetupFault),
    /// The component file.
    Components(Faults),
}

/// The [`Kind`] of a [`Game`].
pub struct KindOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G> KindOf<G> {
    /// The kind of this game.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        KindOf(std::marker::PhantomData)
    }
}

impl<G: Game> Debug for KindOf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(G::META.key)
    }
}

impl<G: Game> Kind for KindOf<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn start(&self, players: usize, options: &Options, components: Option<&str>) -> Result<Box<dyn Match>, StartFault> {
        let editions = G::Components::editions();
        let components = match components {
            Some(text) => editions.load(text).map_err(StartFault::Components)?,
            None => editions.standard(),
        };
        let setup = Setup { players, options: options.clone(), components };
        Ok(Box::new(Erased::<G>::new(setup).map_err(StartFault::Setup)?))
    }

    fn standard_components(&self) -> &'static str {
        G::Components::STANDARD
    }

    fn check_components(&self, text: &str) -> Result<&'static str, Faults> {
        G::Components::editions().load(text).map(Edition::fingerprint)
    }
}

/// A game in progress, without knowing which: decisions and outcomes in notation, events as phrases.
pub trait Match: Send + Sync {
    /// What is known of the game.
    fn meta(&self) -> &'static Meta;
    /// What the table chose.
    fn options(&self) -> &Options;
    /// The fingerprint of the component figures in use.
    fn fingerprint(&self) -> &'static str;
    /// How many sit at the table.
    fn players(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The round in progress, from 1; 0 during set-up.
    fn round(&self) -> u16;
    /// Every legal decision of the seat to move.
    fn actions(&self) -> Vec<String>;
    /// Whether the seat to move may decide this; if not, why not.
    fn check(&self, action: &str) -> Result<(), Rejection>;
    /// Carries out a decision and tells what happened, or rejects it and changes nothing.
    fn play(&mut self, action: &str) -> Result<Vec<Phrase>, Rejection>;
    /// Everything the dealer could draw, with weights.
    fn odds(&self) -> Vec<(String, u32)>;
    /// What the dealer draws, with the true odds; `None` if it is not his turn.
    fn deal(&self, chance: &mut dyn Chance) -> Option<String>;
    /// Carries out an outcome and tells what happened, or rejects it and changes nothing.
    fn reveal(&mut self, outcome: &str) -> Result<Vec<Phrase>, Rejection>;
    /// Points and placing now.
    fn standing(&self) -> Standing;
    /// What the one to act has to do now.
    fn prompt(&self) -> Phrase;
    /// A decision or an outcome, by whose turn it is, in words.
    fn tell(&self, ply: &str) -> Option<Phrase>;
    /// What a decision would cost and open, before it is taken.
    fn preview(&self, action: &str) -> Vec<Phrase>;
    /// Everything on the table as JSON, for those who draw it.
    fn view(&self) -> Box<RawValue>;
    /// The whole table as text.
    fn picture(&self, words: &dyn Words) -> String;
    /// A closing remark beyond the placing.
    fn verdict(&self) -> Option<Phrase>;
    /// A copy that goes its own way.
    fn fork(&self) -> Box<dyn Match>;
    /// The [`Erased`] game itself, for those who know which it is.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// A [`Game`] behind the [`Match`] trait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Erased<G: Game> {
    /// The game itself.
    pub game: G,
    setup: Setup<G::Components>,
}

impl<G: Game> Erased<G> {
    /// Begins a game.
    pub fn new(setup: Setup<G::Components>) -> Result<Self, SetupFault> {
        setup.check_players(&G::META)?;
        Ok(Erased { game: G::new(&setup)?, setup })
    }
}

fn phrases<E: Event>(events: &[E]) -> Vec<Phrase> {
    events.iter().map(Event::phrase).collect()
}

impl<G: Game> Match for Erased<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn options(&self) -> &Options {
        &self.setup.options
    }

    fn fingerprint(&self) -> &'static str {
        self.setup.components.fingerprint()
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn round(&self) -> u16 {
        self.game.round()
    }

    fn actions(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.game.actions(&mut list);
        list.iter().map(ToString::to_string).collect()
    }

    fn check(&self, action: &str) -> Result<(), Rejection> {
        let action = action.parse().map_err(Rejection::Misread)?;
        self.game.check(action).map_err(Rejection::of)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Phrase>, Rejection> {
        let action = action.parse().map_err(Rejection::Misread)?;
        let mut events = Vec::new();
        self.game.play(action, &mut events).map_err(Rejection::of)?;
        Ok(phrases(&events))
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let mut list = Vec::new();
        self.game.odds(&mut list);
        list.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn deal(&self, chance: &mut dyn Chance) -> Option<String> {
        (self.game.turn() == Turn::Deal).then(|| self.game.deal(chance).to_string())
    }

    fn reveal(&mut self, outcome: &str) -> Result<Vec<Phrase>, Rejection> {
        let outcome = outcome.parse().map_err(Rejection::Misread)?;
        let mut events = Vec::new();
        self.game.reveal(outcome, &mut events).map_err(Rejection::of)?;
        Ok(phrases(&events))
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn prompt(&self) -> Phrase {
        self.game.prompt()
    }

    fn tell(&self, ply: &str) -> Option<Phrase> {
        match self.game.turn() {
            Turn::Decide(_) => ply.parse().ok().map(|action| self.game.tell_action(action)),
            Turn::Deal => ply.parse().ok().map(|outcome| self.game.tell_outcome(outcome)),
            Turn::Over => None,
        }
    }

    fn preview(&self, action: &str) -> Vec<Phrase> {
        action.parse().map(|action| self.game.preview(action)).unwrap_or_default()
    }

    fn view(&self) -> Box<RawValue> {
        // A view has neither maps with keys that are no strings nor a serialiser of its own: writing it to memory can't fail.
        to_raw_value(&self.game.view()).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    fn picture(&self, words: &dyn Words) -> String {
        self.game.picture(words)
    }

    fn verdict(&self) -> Option<Phrase> {
        self.game.verdict()
    }

    fn fork(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
