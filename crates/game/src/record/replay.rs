//! Replaying a record through the rules, and checking the dealer's promise.

use super::{Ply, Record, RecordError, RecordErrorKind as ComponentError};
use crate::{AnyGame, Dealer, GameKind, MoveError, Options, Seat, StartError, Turn, nearest};

/// How many legal decisions a fault names.
const NAMED: usize = 5;

impl Record {
    /// The table before the first ply. `components` is the text of a component file to be played with; without it, the one that the record carries, or
    /// the standard one.
    pub fn start(&self, kind: &dyn GameKind, components: Option<&str>) -> Result<Box<dyn AnyGame>, RecordError> {
        let meta = kind.meta();
        if meta.key != self.game {
            let known = meta.key.to_owned();
            return Err(RecordError::whole(ComponentError::OtherGame { found: self.game.clone(), known }));
        }
        if meta.rules != self.rules {
            return Err(RecordError::whole(ComponentError::OtherRules { found: self.rules, known: meta.rules }));
        }
        let chosen = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options =
            Options::recorded(meta, chosen).map_err(|fault| RecordError::whole(ComponentError::Setup(fault)))?;
        let game = kind.start(self.players, &options, components.or(self.edition.as_deref())).map_err(|fault| {
            RecordError::whole(match fault {
                StartError::Setup(fault) => ComponentError::Setup(fault),
                StartError::Components(faults) => ComponentError::Components(faults),
            })
        })?;
        if game.fingerprint() != self.components {
            let known = game.fingerprint();
            return Err(RecordError::whole(ComponentError::OtherComponents { found: self.components.clone(), known }));
        }
        Ok(game)
    }

    /// The table after the first `plies` plies (all of them, if there are fewer).
    pub fn replay(
        &self,
        kind: &dyn GameKind,
        components: Option<&str>,
        plies: usize,
    ) -> Result<Box<dyn AnyGame>, RecordError> {
        let mut game = self.start(kind, components)?;
        for (number, ply) in self.plies.iter().take(plies).enumerate() {
            apply(game.as_mut(), ply).map_err(|fault| self.at_ply(number, fault))?;
        }
        Ok(game)
    }

    /// Replays everything and compares the result, if the record has one.
    pub fn check(&self, kind: &dyn GameKind, components: Option<&str>) -> Result<Box<dyn AnyGame>, RecordError> {
        let game = self.replay(kind, components, usize::MAX)?;
        if let Some(found) = &self.result {
            let standing = game.standing();
            let computed: Vec<_> = Seat::all(game.players()).map(|seat| standing.total(seat)).collect();
            if game.turn() != Turn::Over {
                return Err(RecordError::whole(ComponentError::NotOver));
            }
            if *found != computed {
                return Err(RecordError::whole(ComponentError::OtherResult { found: found.clone(), computed }));
            }
        }
        Ok(game)
    }

    /// Checks the dealer's promise: the seed has the commitment's hash, and every outcome is the one it deals. Outcomes
    /// that come from another game ([`Record::origin`]) were dealt from a seed that is not here, and are only replayed.
    pub fn verify(&self, kind: &dyn GameKind, components: Option<&str>) -> Result<(), RecordError> {
        let commitment = self.commitment.ok_or(RecordError::whole(ComponentError::Missing("commitment")))?;
        let seed = self.seed.ok_or(RecordError::whole(ComponentError::Missing("seed")))?;
        if seed.commitment() != commitment {
            return Err(RecordError::whole(ComponentError::OtherCommitment));
        }
        let dealer = Dealer::new(seed);
        let mut game = self.start(kind, components)?;
        let mut draws = 0;
        for (number, ply) in self.plies.iter().enumerate() {
            let own = number >= self.inherited();
            if let Some(dealt) = own.then(|| game.deal(&mut dealer.draw(draws))).flatten() {
                draws += 1;
                if ply.by.is_none() && dealt != ply.text {
                    let found = ply.text.clone();
                    return Err(self.at_ply(number, ComponentError::OtherDeal { found, dealt }));
                }
            }
            apply(game.as_mut(), ply).map_err(|fault| self.at_ply(number, fault))?;
        }
        Ok(())
    }

    fn at_ply(&self, number: usize, kind: ComponentError) -> RecordError {
        RecordError { line: self.line(number), ply: Some(number + 1), kind: Box::new(kind) }
    }
}

fn apply(game: &mut dyn AnyGame, ply: &Ply) -> Result<(), ComponentError> {
    let due = match game.turn() {
        Turn::Over => return Err(ComponentError::AfterEnd),
        Turn::Decide(seat) => Some(seat),
        Turn::Deal => None,
    };
    if ply.by != due {
        return Err(ComponentError::OtherTurn { found: ply.by, due });
    }
    let done = if due.is_some() { game.play(&ply.text) } else { game.reveal(&ply.text) };
    done.map(drop).map_err(|rejection| illegal(game, ply, rejection))
}

fn illegal(game: &dyn AnyGame, ply: &Ply, rejection: MoveError) -> ComponentError {
    let legal: Vec<String> = match ply.by {
        Some(_) => game.actions(),
        None => game.odds().into_iter().map(|(outcome, _)| outcome).collect(),
    };
    let near = nearest(&ply.text, &legal, NAMED).into_iter().map(str::to_owned).collect();
    ComponentError::Illegal { found: ply.text.clone(), rejection, legal: legal.len(), near }
}
