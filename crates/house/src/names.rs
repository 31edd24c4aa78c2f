//! What people call themselves, what they say, and secrets nobody can guess.

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The longest name.
const NAME: usize = 32;
/// The longest thing said at once.
const SAID: usize = 500;

/// A name as it is shown: on one line, without anything invisible or that turns the direction of writing; `None` if nothing is left.
pub(crate) fn name(text: &str) -> Option<String> {
    clean(text, NAME)
}

/// Something said, likewise.
pub(crate) fn said(text: &str) -> Option<String> {
    clean(text, SAID)
}

fn clean(text: &str, most: usize) -> Option<String> {
    // Nobody needs to look at more than this to find what is shown.
    let visible = text.chars().take(most * 8).map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| shows(c));
    let text: String = visible.collect();
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let text: String = words.join(" ").chars().take(most).collect();
    let text = text.trim_end();
    (!text.is_empty()).then(|| text.to_owned())
}

fn shows(c: char) -> bool {
    use GeneralCategory as Category;
    // Many combining marks on one letter climb over the lines above; accents are letters of their own once composed.
    !matches!(
        c.general_category(),
        Category::Control
            | Category::Format
            | Category::Surrogate
            | Category::PrivateUse
            | Category::Unassigned
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::NonspacingMark
            | Category::EnclosingMark
    )
}

/// Whether a login has the form of one.
pub(crate) fn is_login(text: &str) -> bool {
    (3..=32).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness no secret can be kept: the process must not go on.
    #[allow(clippy::panic)]
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the operating system has no randomness: {error}"));
    bytes
}

/// A new id of a table or a person: 120 bits, lower-case letters and digits.
pub(crate) fn new_id() -> String {
    BASE32_NOPAD.encode(&random::<15>()).to_ascii_lowercase()
}

/// Whether a text has the form of an id.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 24 && text.bytes().all(|byte| byte.is_ascii_lowercase() || (b'2'..=b'7').contains(&byte))
}

/// A new secret of a session: 256 bits.
pub(crate) fn new_secret() -> String {
    BASE64URL_NOPAD.encode(&random::<32>())
}

/// What the database knows of a secret.
pub(crate) fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_on_one_line_and_in_order() {
        assert_eq!(name("  Amytis\n of  Media "), Some("Amytis of Media".into()));
        assert_eq!(name("<b>Ναβου</b> 王"), Some("<b>Ναβου</b> 王".into()), "markup is text");
        assert_eq!(name("a\u{202e}b\u{200f}c\u{0}d\u{200b}e"), Some("abcde".into()));
        assert_eq!(name("é"), Some("é".into()));
        assert_eq!(name("z\u{335}\u{321}\u{489}"), Some("z".into()));
        assert_eq!(name("\u{202e} \u{200b}\t"), None);
        assert_eq!(name(&"x".repeat(10_000)).map(|name| name.len()), Some(NAME));
    }

    #[test]
    fn secrets_are_long_and_never_the_same() {
        assert!(is_id(&new_id()) && !is_id("") && !is_id(&"A".repeat(24)) && !is_id(&"\0".repeat(24)));
        assert_eq!(new_secret().len(), 43);
        assert_ne!(new_secret(), new_secret());
        assert_eq!(hash("a").len(), 64);
    }

    #[test]
    fn logins_are_plain() {
        assert!(is_login("nabu.kudurri-2"));
        for wrong in ["ab", "näbu", "a b c", &"x".repeat(33)] {
            assert!(!is_login(wrong), "{wrong}");
        }
    }
}
