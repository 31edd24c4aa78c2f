//! Text in the room there is for it.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What stands where text was cut.
pub const CUT: char = '…';

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text, or as much of it as has room, with a sign that more was to be said.
pub fn fit(text: &str, room: usize) -> String {
    if text.trim_end().width() <= room {
        return text.trim_end().to_owned();
    }
    let mut used = 1;
    let fits = |sign: &char| {
        used += sign.width().unwrap_or_default();
        used <= room
    };
    let mut cut: String = text.chars().take_while(fits).collect();
    if room > 0 {
        cut.push(CUT);
    }
    cut
}

/// The rows of a text that is broken between words.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if row.is_empty() => row.push_str(word),
            Some(row) if row.width() + 1 + word.width() <= room => row.extend([" ", word]),
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_seen_to_be_cut() {
        assert_eq!(fit("barley", 6), "barley");
        assert_eq!(fit("barley  ", 6), "barley", "spaces at the end are nothing");
        assert_eq!(fit("barley", 5), "barl…");
        assert_eq!(fit("王王王", 5), "王王…");
        assert_eq!(fit("王王王", 4), "王…");
        assert_eq!(fit("barley", 0), "");
    }

    #[test]
    fn a_text_is_broken_between_words() {
        assert_eq!(wrap("place dug a1 floor 1", 12), ["place dug a1", "floor 1"]);
        assert_eq!(wrap("overlong word", 4), ["overlong", "word"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
