//! Decisions and outcomes as words: one line each, readable aloud.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::Phrase;

/// Something with a notation: written by `Display`, read back by `FromStr`, the same value every time.
///
/// A notation is a line of lower-case words and numbers separated by single spaces, and it means the same whatever
/// the state of the game.
pub trait Notation: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static {}

impl<T> Notation for T where T: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static {}

/// A text that is not in the notation.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
#[error("`{found}` where the grammar has {expected}")]
pub struct ParseError {
    /// What was found, shortened if long.
    pub found: String,
    /// What the grammar in `docs/notation.md` has there instead: a word or the name of a rule.
    pub expected: &'static str,
}

impl ParseError {
    /// The longest piece of somebody's text that is shown back.
    const SHOWN: usize = 60;

    /// `found` where `expected` should be.
    pub fn new(found: &str, expected: &'static str) -> ParseError {
        let clean: String = found.chars().map(|c| if c.is_control() { ' ' } else { c }).take(Self::SHOWN + 1).collect();
        let found = if clean.chars().count() > Self::SHOWN {
            clean.chars().take(Self::SHOWN).chain(['…']).collect()
        } else {
            clean
        };
        ParseError { found, expected }
    }

    /// The sentence that says it.
    pub fn phrase(&self) -> Phrase {
        let id = if self.found.is_empty() { "table-misread-end" } else { "table-misread" };
        Phrase::new(id).with("found", self.found.as_str()).with("expected", self.expected)
    }
}

/// A line of notation as the program writes it: its words with single spaces. Reading takes any white space between
/// words, so whoever keeps or compares lines that somebody typed brings them into this form first.
pub fn single_spaced(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of a line of notation, read one after the other.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// Starts reading.
    pub fn new(line: &'a str) -> Words<'a> {
        Words { rest: line.trim() }
    }

    /// The next word, or a misreading that says what should be there.
    pub fn word(&mut self, expected: &'static str) -> Result<&'a str, ParseError> {
        let (word, rest) = self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        if word.is_empty() {
            return Err(ParseError::new("", expected));
        }
        self.rest = rest.trim_start();
        Ok(word)
    }

    /// The next word, parsed.
    pub fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, ParseError> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| ParseError::new(word, expected))
    }

    /// The next word as a whole number of a range, written without sign or leading zeros.
    pub fn number(&mut self, range: std::ops::RangeInclusive<u8>, expected: &'static str) -> Result<u8, ParseError> {
        let word = self.word(expected)?;
        let plain = word == "0" || !word.starts_with(['+', '0']);
        let number = word.parse().ok().filter(|number| plain && range.contains(number));
        number.ok_or_else(|| ParseError::new(word, expected))
    }

    /// The next word, which must be this one.
    pub fn literal(&mut self, literal: &'static str) -> Result<(), ParseError> {
        let word = self.word(literal)?;
        if word == literal { Ok(()) } else { Err(ParseError::new(word, literal)) }
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, literal: &str) -> bool {
        let mut ahead = self.clone();
        let found = ahead.word("").is_ok_and(|word| word == literal);
        if found {
            *self = ahead;
        }
        found
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Makes sure that nothing is left.
    pub fn end(self) -> Result<(), ParseError> {
        if self.rest.is_empty() { Ok(()) } else { Err(ParseError::new(self.rest, "end of line")) }
    }
}

/// The `most` candidates that look most like `text`, best first.
pub fn nearest<'a>(text: &str, candidates: &'a [String], most: usize) -> Vec<&'a str> {
    let text: String = text.to_lowercase().chars().take(100).collect();
    let mut ranked: Vec<_> =
        candidates.iter().enumerate().map(|(at, line)| (distance(&text, line), at, line.as_str())).collect();
    ranked.sort_unstable();
    ranked.into_iter().take(most).map(|(_, _, line)| line).collect()
}

/// Levenshtein distance; a missing tail costs little, so that the beginning of a line finds it.
fn distance(typed: &str, line: &str) -> usize {
    let line: Vec<char> = line.chars().collect();
    let mut row: Vec<usize> = (0..=line.len()).collect();
    for (i, a) in typed.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &b) in line.iter().enumerate() {
            let substituted = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    let best_prefix = row.iter().min().copied().unwrap_or_default();
    best_prefix * 4 + row[line.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_lines_come_first() {
        let lines = ["recruit engineer 2", "recruit priest 1", "pass"].map(String::from);
        assert_eq!(nearest("recruit enginer 2", &lines, 1), ["recruit engineer 2"]);
        assert_eq!(nearest("rec", &lines, 2), ["recruit priest 1", "recruit engineer 2"]);
        assert_eq!(nearest("PAS", &lines, 1), ["pass"]);
        assert!(nearest("x", &[], 3).is_empty());
    }

    #[test]
    fn white_space_between_words_is_not_part_of_a_line() {
        assert_eq!(single_spaced(" show a1 \t blue\u{a0}clay  2 "), "show a1 blue clay 2");
        assert_eq!(single_spaced("pass"), "pass");
        assert_eq!(single_spaced(" "), "");
    }

    #[test]
    fn tokens_refuse_what_is_left_over() {
        let mut words = Words::new(" move  3 ");
        assert_eq!(words.literal("move"), Ok(()));
        assert_eq!(words.number(1..=9, "steps"), Ok(3));
        assert!(words.clone().end().is_ok());
        assert_eq!(words.word("more"), Err(ParseError::new("", "more")));
        assert!(Words::new("007").number(0..=9, "a number").is_err());
        assert!(Words::new("x").end().is_err());
    }

    #[test]
    fn long_and_hostile_text_is_shown_short_and_clean() {
        let misread = ParseError::new(&"\u{1b}[2J".repeat(1000), "a word");
        assert!(misread.found.chars().count() <= 61);
        assert!(!misread.found.contains('\u{1b}'));
    }
}
