//! The link of a table.

use std::str::FromStr;

use super::JoinError;

/// The link of a table: `http://HOST:PORT/t/ID`, or `https`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Host and port.
    pub house: String,
    /// Whether the house is behind TLS.
    pub secure: bool,
    /// The id of the table.
    pub table: String,
}

impl FromStr for Link {
    type Err = JoinError;

    fn from_str(text: &str) -> Result<Link, JoinError> {
        let wrong = || JoinError::Link(text.to_owned());
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let (secure, default) = match scheme {
            "http" => (false, 80),
            "https" => (true, 443),
            _ => return Err(wrong()),
        };
        let (host, path) = rest.split_once('/').ok_or_else(wrong)?;
        let table = path.strip_prefix("t/").ok_or_else(wrong)?.split(['/', '?', '#']).next().unwrap_or_default();
        let plain =
            |text: &str, more: &str| text.chars().all(|sign| sign.is_ascii_alphanumeric() || more.contains(sign));
        if host.is_empty() || table.is_empty() || !plain(host, ".-:[]") || !plain(table, "-_") {
            return Err(wrong());
        }
        let port = host
            .rsplit_once(':')
            .is_some_and(|(_, port)| !port.is_empty() && port.chars().all(|sign| sign.is_ascii_digit()));
        let house = if port { host.to_owned() } else { format!("{host}:{default}") };
        Ok(Link { house, secure, table: table.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_a_house_and_a_table() {
        let link: Link = "http://127.0.0.1:7373/t/AbC-1_2?seat=2".parse().unwrap();
        assert_eq!((link.house.as_str(), link.table.as_str()), ("127.0.0.1:7373", "AbC-1_2"));
        assert_eq!("http://club.example/t/x/".parse::<Link>().unwrap().house, "club.example:80");
        let secure: Link = "https://club.example/t/x".parse().unwrap();
        assert_eq!((secure.house.as_str(), secure.secure), ("club.example:443", true));
        for wrong in [
            "",
            "ftp://club.example/t/x",
            "club/t/x",
            "http://club/t/",
            "http:///t/x",
            "http://a b/t/x",
            "http://club/x",
            "http://c\r\n/t/x",
        ] {
            assert!(matches!(wrong.parse::<Link>(), Err(JoinError::Link(_))), "{wrong}");
        }
    }
}
