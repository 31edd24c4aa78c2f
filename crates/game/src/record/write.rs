//! Writing a record.

use std::fmt;

use super::{Ply, Record};
use crate::single_spaced;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "semiramis record 1")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "components {}", self.components)?;
        self.edition
            .iter()
            .flat_map(|text| text.lines())
            .filter(|line| !line.trim().is_empty())
            .try_for_each(|line| writeln!(f, "edition {line}"))?;
        writeln!(f, "players {}", self.players)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key} {value}")?;
        }
        for (index, name) in self.names.iter().enumerate() {
            if let Some(name) = name.as_deref().map(clean).filter(|name| !name.is_empty()) {
                writeln!(f, "seat {} {name}", index + 1)?;
            }
        }
        for (index, sitter) in self.sitters.iter().enumerate() {
            if let Some(sitter) = sitter.as_deref().map(clean).filter(|sitter| !sitter.is_empty()) {
                writeln!(f, "player {} {sitter}", index + 1)?;
            }
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(origin) = self.origin {
            let commitment = origin.commitment.map(|commitment| format!(" {commitment}")).unwrap_or_default();
            writeln!(f, "from {}{commitment}", origin.plies)?;
        }
        writeln!(f)?;
        self.plies.iter().try_for_each(|ply| writeln!(f, "{ply}"))?;
        if self.result.is_some() || self.seed.is_some() {
            writeln!(f)?;
        }
        if let Some(result) = &self.result {
            write!(f, "result")?;
            result.iter().try_for_each(|points| write!(f, " {points}"))?;
            writeln!(f)?;
        }
        self.seed.map_or(Ok(()), |seed| writeln!(f, "seed {seed}"))
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.by {
            Some(seat) => write!(f, "{seat} {}", self.text),
            None => write!(f, "* {}", self.text),
        }
    }
}

/// A name as it may stand in a line: no control characters, single spaces.
pub(super) fn clean(name: &str) -> String {
    let spaced: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    single_spaced(&spaced)
}
