//! A line that is typed, with completion.

/// A line that is typed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Line {
    text: String,
    /// How many characters stand before the cursor.
    at: usize,
}

/// No decision and no path is longer.
const LONGEST: usize = 400;

impl Line {
    pub(super) fn new(text: impl Into<String>) -> Line {
        let text = text.into();
        let at = text.chars().count();
        Line { text, at }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The text before the cursor.
    pub(super) fn before(&self) -> &str {
        &self.text[..self.byte()]
    }

    fn byte(&self) -> usize {
        self.text.char_indices().nth(self.at).map_or(self.text.len(), |(byte, _)| byte)
    }

    pub(super) fn insert(&mut self, sign: char) {
        if !sign.is_control() && self.text.len() < LONGEST {
            let byte = self.byte();
            self.text.insert(byte, sign);
            self.at += 1;
        }
    }

    /// Takes away the sign before the cursor; `false` if there is none.
    pub(super) fn delete(&mut self) -> bool {
        if self.at == 0 {
            return false;
        }
        self.at -= 1;
        let byte = self.byte();
        self.text.remove(byte);
        true
    }

    pub(super) fn left(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    pub(super) fn right(&mut self) {
        self.at = (self.at + 1).min(self.text.chars().count());
    }

    pub(super) fn home(&mut self) {
        self.at = 0;
    }

    pub(super) fn end(&mut self) {
        self.at = self.text.chars().count();
    }

    /// The candidates that begin with what is typed.
    pub(super) fn matches<'a>(&self, candidates: &'a [String]) -> Vec<&'a str> {
        let typed = self.text.to_lowercase();
        candidates.iter().map(String::as_str).filter(|candidate| candidate.starts_with(&typed)).collect()
    }

    /// Types as much as all candidates that still fit have in common.
    pub(super) fn complete(&mut self, candidates: &[String]) {
        let matches = self.matches(candidates);
        let Some((first, rest)) = matches.split_first() else { return };
        let common = rest.iter().fold(*first, |common, other| {
            let same =
                common.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(sign, _)| sign.len_utf8()).sum();
            &common[..same]
        });
        *self = Line::new(common);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_candidates_share_is_typed() {
        let candidates = ["recruit peasant 1", "recruit priest 1", "pass"].map(String::from);
        let mut line = Line::new("r");
        line.complete(&candidates);
        assert_eq!(line.text(), "recruit p");
        line.insert('r');
        line.complete(&candidates);
        assert_eq!(line.text(), "recruit priest 1");
        let mut unknown = Line::new("x");
        unknown.complete(&candidates);
        assert_eq!(unknown.text(), "x");
    }

    #[test]
    fn a_line_is_edited_sign_by_sign() {
        let mut line = Line::new("né");
        line.left();
        line.insert('à');
        assert_eq!((line.text(), line.before()), ("nàé", "nà"));
        assert!(line.delete());
        line.home();
        assert!(!line.delete());
        line.end();
        assert!(line.delete());
        assert_eq!(line.text(), "n");
        line.insert('\u{1b}');
        assert_eq!(line.text(), "n");
    }
}
