//! What can be found by rule.

use game::Language;

/// Words and turns that read badly in any sentence.
pub(crate) const GENERAL: [(Language, &[&str]); 2] = [
    (
        Language::En,
        &["whoever", "Whoever", "somebody who", "Somebody who", "no more pillar", "any more a", "shall", "Leave it so"],
    ),
    (
        Language::Fr,
        &["Qui détient", "qui détient commence", "rentrent chez eux", "rentre chez lui", "esprit", "esprits", "À moi"],
    ),
];

/// French sets these off with a space, which must not break.
const SET_OFF: [char; 5] = [':', ';', '!', '?', '»'];

/// Whether a line could break before French punctuation.
pub(crate) fn breakable_space(text: &str) -> bool {
    let mut before = '\n';
    for (at, sign) in text.char_indices() {
        let set_off = SET_OFF.contains(&sign);
        let percent = sign == '%' && text[..at].trim_end().ends_with(|last: char| last.is_ascii_digit() || last == '}');
        if before == ' ' && (set_off || percent) || before == '«' && sign == ' ' {
            return true;
        }
        before = sign;
    }
    false
}

/// Words that lose their vowel before another.
const ELIDED: [&str; 13] =
    ["de", "le", "la", "que", "ne", "se", "je", "me", "te", "jusque", "lorsque", "puisque", "quoique"];

/// What is filled into these gaps never begins with a vowel. Names may.
const CONSONANTS: [&str; 16] = [
    "corner", "degrees", "fewest", "found", "games", "gift", "height", "kind", "left", "players", "points", "row",
    "singles", "spaces", "tiles", "up",
];

/// Words that begin with a vowel and take no elision.
const ASPIRATED: [&str; 4] = ["onze", "oui", "un-", "y"];

/// Words whose h is not heard.
const SILENT_H: [&str; 9] = ["heure", "homme", "hôte", "humain", "histoire", "herbe", "hiver", "horaire", "habit"];

/// The first two words of a sentence that should be one.
pub(crate) fn missing_elision(text: &str) -> Option<String> {
    let text = text.replace(['\u{a0}', '\u{202f}'], " ");
    let words: Vec<&str> = text.split(' ').collect();
    let glued = words.windows(3).find(|three| {
        let head = three[0].to_lowercase();
        head.ends_with("’{") && !CONSONANTS.contains(&three[1].trim_start_matches('$'))
    });
    if let Some(three) = glued {
        return Some(three.join(" "));
    }
    let pair = words.windows(2).position(|pair| elides(pair[0]) && begins_with_a_vowel(pair[1]));
    if let Some(at) = pair {
        return Some(words[at..at + 2].join(" ")).map(|pair| bare(&pair).to_owned());
    }
    let gap = words.windows(4).find(|four| {
        let name = four[2].trim_start_matches('$');
        elides(four[0]) && four[1] == "{" && four[2].starts_with('$') && !CONSONANTS.contains(&name)
    });
    gap.map(|four| format!("{} {{ {} }}", bare(four[0]), four[2]))
}

fn bare(word: &str) -> &str {
    word.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '$' && sign != '}')
}

fn elides(word: &str) -> bool {
    let word = word.trim_start_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
    ELIDED.contains(&word.as_str())
}

fn begins_with_a_vowel(word: &str) -> bool {
    let word = bare(word).to_lowercase();
    let mut signs = word.chars();
    let (first, second) = (signs.next(), signs.next());
    let vowel = first.is_some_and(|first| "aàâeéèêëiîïoôuùûœ".contains(first));
    // Paragraphs (A7) and squares (a1) are no words.
    let a_sign = second.is_none_or(|second| second.is_ascii_digit());
    let heard = !a_sign && !ASPIRATED.contains(&word.as_str());
    vowel && heard || SILENT_H.iter().any(|silent| word.starts_with(silent))
}

/// A word that makes a man of a player.
pub(crate) fn word_for_a_player(text: &str) -> Option<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric()).map(str::to_lowercase);
    let mut strays = words.filter(|word| ["he", "him", "his", "himself"].contains(&word.as_str()));
    strays.next()
}
