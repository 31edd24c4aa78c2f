//! Games without knowing which: everything in notation and phrases.

use std::any::Any;
use std::fmt::Debug;

use serde_json::value::{RawValue, to_raw_value};

use crate::board::{TextBoard, Viewpoint};
use crate::components::{CheckedFile, Components, read_file};
use crate::{
    ComponentErrors, Event, Game, Meta, MoveError, Options, Phrase, RandomSource, Setup, SetupError, Standing, Turn,
};

/// A game that can be put on the table, without knowing which.
pub trait GameKind: Sync + Debug {
    /// What is known of it.
    fn meta(&self) -> &'static Meta;

    /// Begins a game; `components` is the text of a component file, if not the standard one.
    fn start(
        &self,
        players: usize,
        options: &Options,
        components: Option<&str>,
    ) -> Result<Box<dyn AnyGame>, StartError>;

    /// The component file that comes with the game.
    fn standard_components(&self) -> &'static str;

    /// Reads a component file and keeps nothing of it: what it is, or everything that is wrong with it.
    fn check_components(&self, text: &str) -> Result<CheckedFile, ComponentErrors>;

    /// How many editions are in use in this process; see [`crate::components::MOST_EDITIONS`].
    fn editions_in_use(&self) -> usize;

    /// Whether the edition with this fingerprint is one of them.
    fn has_edition(&self, fingerprint: &str) -> bool;
}

/// Why a game can't start.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum StartError {
    /// Players or options.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The component file.
    #[error(transparent)]
    Components(#[from] ComponentErrors),
}

/// The [`GameKind`] of a [`Game`].
pub struct GameKindOf<G>(std::marker::PhantomData<fn() -> G>);

impl<G> GameKindOf<G> {
    /// The kind of this game.
    #[expect(clippy::new_without_default, reason = "a default is not const")]
    pub const fn new() -> Self {
        GameKindOf(std::marker::PhantomData)
    }
}

impl<G: Game> Debug for GameKindOf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(G::META.key)
    }
}

impl<G: Game> GameKind for GameKindOf<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn start(
        &self,
        players: usize,
        options: &Options,
        components: Option<&str>,
    ) -> Result<Box<dyn AnyGame>, StartError> {
        let editions = G::Components::editions();
        let components = match components {
            Some(text) => editions.load(text).map_err(StartError::Components)?,
            None => editions.standard(),
        };
        let setup = Setup { players, options: options.clone(), components };
        Ok(Box::new(GameAdapter::<G>::new(setup).map_err(StartError::Setup)?))
    }

    fn standard_components(&self) -> &'static str {
        G::Components::STANDARD
    }

    fn check_components(&self, text: &str) -> Result<CheckedFile, ComponentErrors> {
        read_file::<G::Components>(text).map(|(_, file)| file)
    }

    fn editions_in_use(&self) -> usize {
        G::Components::editions().in_use()
    }

    fn has_edition(&self, fingerprint: &str) -> bool {
        G::Components::editions().has(fingerprint)
    }
}

/// A game in progress, without knowing which: decisions and outcomes in notation, events as phrases.
pub trait AnyGame: Send + Sync {
    /// What is known of the game.
    fn meta(&self) -> &'static Meta;
    /// What the table chose.
    fn options(&self) -> &Options;
    /// The fingerprint of the component figures in use.
    fn fingerprint(&self) -> &'static str;
    /// The component file in use and the name that it gives itself; nothing for the standard one.
    fn edition(&self) -> Option<(&'static str, Option<&'static str>)>;
    /// How many sit at the table.
    fn players(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The round in progress, from 1; 0 during set-up.
    fn round(&self) -> u16;
    /// Every legal decision of the seat to move.
    fn actions(&self) -> Vec<String>;
    /// Whether the seat to move may decide this; if not, why not.
    fn check(&self, action: &str) -> Result<(), MoveError>;
    /// Carries out a decision and tells what happened, or rejects it and changes nothing.
    fn play(&mut self, action: &str) -> Result<Vec<Phrase>, MoveError>;
    /// Everything the dealer could draw, with weights.
    fn odds(&self) -> Vec<(String, u32)>;
    /// What the dealer draws, with the true odds; `None` if it is not the dealer's turn.
    fn deal(&self, random: &mut dyn RandomSource) -> Option<String>;
    /// Carries out an outcome and tells what happened, or rejects it and changes nothing.
    fn reveal(&mut self, outcome: &str) -> Result<Vec<Phrase>, MoveError>;
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
    /// See [`Game::headline`].
    fn headline(&self) -> Phrase;
    /// See [`Game::footnotes`].
    fn footnotes(&self) -> Vec<Phrase>;
    /// The whole table in signs, with these legal decisions at their places.
    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard;
    /// A closing remark beyond the placing.
    fn verdict(&self) -> Option<Phrase>;
    /// A copy that goes its own way.
    fn fork(&self) -> Box<dyn AnyGame>;
    /// The [`GameAdapter`] game itself, for those who know which it is.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// A [`Game`] behind the [`AnyGame`] trait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameAdapter<G: Game> {
    /// The game itself.
    pub game: G,
    setup: Setup<G::Components>,
}

impl<G: Game> GameAdapter<G> {
    /// Begins a game.
    pub fn new(setup: Setup<G::Components>) -> Result<Self, SetupError> {
        setup.check_players(&G::META)?;
        Ok(GameAdapter { game: G::new(&setup)?, setup })
    }
}

fn phrases<E: Event>(events: &[E]) -> Vec<Phrase> {
    events.iter().map(Event::phrase).collect()
}

impl<G: Game> AnyGame for GameAdapter<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn options(&self) -> &Options {
        &self.setup.options
    }

    fn fingerprint(&self) -> &'static str {
        self.setup.components.fingerprint()
    }

    fn edition(&self) -> Option<(&'static str, Option<&'static str>)> {
        let edition = self.setup.components;
        edition.text().map(|text| (text, edition.name()))
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

    fn check(&self, action: &str) -> Result<(), MoveError> {
        let action = action.parse().map_err(MoveError::Unreadable)?;
        self.game.check(action).map_err(MoveError::illegal)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Phrase>, MoveError> {
        let action = action.parse().map_err(MoveError::Unreadable)?;
        let mut events = Vec::new();
        self.game.play(action, &mut events).map_err(MoveError::illegal)?;
        Ok(phrases(&events))
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let mut list = Vec::new();
        self.game.odds(&mut list);
        list.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn deal(&self, random: &mut dyn RandomSource) -> Option<String> {
        (self.game.turn() == Turn::Deal).then(|| self.game.deal(random).to_string())
    }

    fn reveal(&mut self, outcome: &str) -> Result<Vec<Phrase>, MoveError> {
        let outcome = outcome.parse().map_err(MoveError::Unreadable)?;
        let mut events = Vec::new();
        self.game.reveal(outcome, &mut events).map_err(MoveError::illegal)?;
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

    fn headline(&self) -> Phrase {
        self.game.headline()
    }

    fn footnotes(&self) -> Vec<Phrase> {
        self.game.footnotes()
    }

    fn board(&self, legal: &[String], viewpoint: &Viewpoint<'_>) -> TextBoard {
        self.game.board(legal, viewpoint)
    }

    fn verdict(&self) -> Option<Phrase> {
        self.game.verdict()
    }

    fn fork(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
