//! What people call themselves, what they say, and secrets nobody can guess.

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::IdentifierType;

/// The longest name.
const NAME: usize = 32;
/// The longest thing said at once.
const SAID: usize = 500;

/// So many marks may stand on one letter; more climb over the lines above.
const MARKS: usize = 3;

/// A name as it is shown: composed, on one line, of letters that Unicode's profile of identifiers allows (so no blank ones and none from
/// mathematics), without anything invisible or that turns the direction of writing; `None` if nothing is left.
pub(crate) fn name(text: &str) -> Option<String> {
    clean(text, NAME, |c| !c.is_alphanumeric() || is_mark(c) || c.identifier_allowed())
}

/// Something said: the same, of any letters that can be seen.
pub(crate) fn said(text: &str) -> Option<String> {
    clean(text, SAID, |_| true)
}

fn clean(text: &str, most: usize, allowed: impl Fn(char) -> bool) -> Option<String> {
    // Nobody needs to look at more than this to find what is shown.
    let composed: String = text.chars().take(most * 8).nfc().collect();
    let spaced = composed.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let mut marks = MARKS;
    let visible = spaced.filter(|&c| shows(c) && allowed(c)).filter(|&c| {
        marks = match is_mark(c) {
            false if c == ' ' => MARKS,
            false => 0,
            true => marks + 1,
        };
        marks <= MARKS
    });
    let text: String = visible.collect();
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let text: String = words.join(" ").chars().take(most).collect();
    let text = text.trim_end();
    (!text.is_empty()).then(|| text.to_owned())
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark)
}

/// The sign of braille without a dot.
const BLANK: char = '\u{2800}';

fn shows(c: char) -> bool {
    use GeneralCategory as Category;
    let unseen = matches!(
        c.general_category(),
        Category::Control
            | Category::Format
            | Category::Surrogate
            | Category::PrivateUse
            | Category::Unassigned
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::EnclosingMark
    );
    !unseen && c != BLANK && c.identifier_type() != Some(IdentifierType::Default_Ignorable)
}

/// What a name looks like: two with the same looks can be mixed up.
fn looks(name: &str) -> String {
    skeleton(&name.to_lowercase()).filter(|c| !c.is_whitespace()).collect()
}

/// The names of a table, as they are shown: one that can be mixed up with an earlier one of somebody else gets a number.
pub(crate) fn told_apart<'a>(names: impl IntoIterator<Item = Option<&'a str>>) -> Vec<Option<String>> {
    let mut seen: Vec<String> = Vec::new();
    let mut tell = |name: &str| {
        let look = looks(name);
        let earlier = seen.iter().filter(|seen| **seen == look).count();
        seen.push(look);
        if earlier == 0 { name.to_owned() } else { format!("{name} ({})", earlier + 1) }
    };
    names.into_iter().map(|name| name.map(&mut tell)).collect()
}

/// Whether a login has the form of one.
pub fn is_login(text: &str) -> bool {
    (3..=32).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // The process must not go on.
    #[expect(clippy::panic, reason = "without randomness no secret can be kept")]
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the operating system has no randomness: {error}"));
    bytes
}

/// A new id of a table or a person: 120 bits, lower-case letters and digits.
pub fn new_id() -> String {
    BASE32_NOPAD.encode(&random::<15>()).to_ascii_lowercase()
}

/// What a person is called in the commands of a table. Nobody can tell from it who they are at another table.
pub(crate) fn who(table: &str, person: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{table} {person}"))[..8])
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
        assert_eq!(name("\u{202e} \u{200b}\t"), None);
        assert_eq!(name(&"x".repeat(10_000)).map(|name| name.len()), Some(NAME));
    }

    #[test]
    fn accents_and_vowel_signs_stay_however_they_are_typed() {
        assert_eq!(name("E\u{301}lodie"), Some("Élodie".into()), "two code points");
        assert_eq!(name("Élodie"), Some("Élodie".into()), "one");
        for kept in ["अनुष्का", "நிலா", "Nguyễn", "שָׂרָה", "Zoë O’Neill-Díaz", "王小明 3"]
        {
            assert_eq!(name(kept), Some(kept.nfc().collect()), "{kept}");
        }
    }

    #[test]
    fn nobody_is_called_nothing_or_by_a_heap_of_marks() {
        for blank in ["\u{3164}", "\u{2800}", "\u{115f}", "\u{1160}", "\u{ffa0}", "\u{fe0f}"] {
            assert_eq!(name(blank), None, "{}", blank.escape_unicode());
            assert_eq!(name(&format!("An{blank}a")), Some("Ana".into()), "{}", blank.escape_unicode());
        }
        assert_eq!(name("\u{301}"), None, "a mark on nothing");
        let heap = format!("z{}", "\u{316}".repeat(30));
        assert_eq!(name(&heap).map(|name| name.chars().count()), Some(1 + MARKS));
        assert_eq!(name("𝓝𝓪𝓫𝓾"), None, "letters of mathematics");
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        let table = [Some("Ana"), None, Some("Аnа"), Some("ana"), Some("Bo"), Some("A na")];
        let told = told_apart(table);
        let told: Vec<_> = told.iter().map(Option::as_deref).collect();
        assert_eq!(told, [Some("Ana"), None, Some("Аnа (2)"), Some("ana (3)"), Some("Bo"), Some("A na (4)")]);
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
