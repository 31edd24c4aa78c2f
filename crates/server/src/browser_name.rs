//! What a browser calls itself, in few words: so that people know which of their sessions is which.

/// The longest name.
const LONGEST: usize = 40;

/// A mark of a browser and its name. Most browsers also name those that they are like: the first that fits counts.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Safari/", "Safari"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// A browser and its system, such as `Firefox, Linux`; any other program by what it says first.
pub(crate) fn browser_name(user_agent: &str) -> String {
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(mark, _)| user_agent.contains(mark)).map(|one| one.1);
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => plain(user_agent),
    }
}

fn plain(user_agent: &str) -> String {
    let first = user_agent.split(['/', ' ']).next().unwrap_or_default();
    first.chars().filter(char::is_ascii_graphic).take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_called_by_their_own_names() {
        let like = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
        let named = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0".to_owned(), "Firefox, Linux"),
            (format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) {like} Safari/537.36"), "Chrome, Windows"),
            (format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) {like} Safari/537.36 Edg/140.0.0.0"), "Edge, Windows"),
            (format!("Mozilla/5.0 (Linux; Android 10; K) {like} Mobile Safari/537.36"), "Chrome, Android"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1"
                    .to_owned(),
                "Safari, iPhone",
            ),
            ("curl/8.14.1".to_owned(), "curl"),
            ("<script>alert(1)</script>".to_owned(), "<script>alert(1)<"),
            (String::new(), ""),
            ("é".repeat(4_000), ""),
        ];
        for (user_agent, name) in named {
            assert_eq!(browser_name(&user_agent), name);
        }
    }
}
