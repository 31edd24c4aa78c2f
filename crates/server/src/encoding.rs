//! Which of several forms of a file somebody takes: `Accept-Encoding`, as RFC 9110 says.

use axum::http::{HeaderMap, header};

/// How a file is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    /// Not at all.
    Identity,
}

impl Encoding {
    /// What it is called in headers; none is not named.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }

    /// What it adds to a tag.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Encoding::Brotli => "-br",
            Encoding::Gzip => "-gz",
            Encoding::Identity => "",
        }
    }

    /// How much it is liked, from 0 to 1; what is not named is liked as much as `*`.
    fn weight(self, wishes: &[(&str, f32)]) -> f32 {
        let named =
            |name: &str| wishes.iter().find(|(wish, _)| wish.eq_ignore_ascii_case(name)).map(|(_, weight)| *weight);
        match self {
            Encoding::Brotli => named("br").or(named("*")).unwrap_or(0.0),
            Encoding::Gzip => named("gzip").or(named("x-gzip")).or(named("*")).unwrap_or(0.0),
            // Without a word about it, it is always taken, though anything else rather.
            Encoding::Identity => named("identity").or(named("*")).unwrap_or(f32::MIN_POSITIVE),
        }
    }
}

/// The form that is liked best; of two that are liked as much the first, and the last if none is taken.
pub(crate) fn accepted<T>(headers: &HeaderMap, mut offered: Vec<(Encoding, T)>) -> (Encoding, T) {
    let values = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    let wishes: Vec<_> = values.flat_map(|value| value.split(',')).filter_map(weighted).collect();
    let mut best = (offered.len() - 1, 0.0);
    for (index, (encoding, _)) in offered.iter().enumerate() {
        let weight = encoding.weight(&wishes);
        if weight > best.1 {
            best = (index, weight);
        }
    }
    offered.swap_remove(best.0)
}

/// A wish with its weight: `gzip;q=0.8`.
fn weighted(wish: &str) -> Option<(&str, f32)> {
    let (name, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
    let weight = weight.trim().trim_start_matches(['q', 'Q']).trim_start().strip_prefix('=')?.trim();
    Some((name.trim(), weight.parse::<f32>().ok().filter(|weight| (0.0..=1.0).contains(weight))?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn everybody_gets_the_form_they_like_best() {
        let of = |value: &'static str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]);
            let all = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity].map(|encoding| (encoding, ()));
            accepted(&headers, all.to_vec()).0
        };
        for brotli in ["br", "gzip, deflate, br, zstd", "*", "BR;q=0.1", "gzip;q=0.5, br;q=0.5", "br ; q = 1, gzip"] {
            assert_eq!(of(brotli), Encoding::Brotli, "{brotli}");
        }
        for gzip in ["gzip", "x-gzip", "gzip;q=1.0, br;q=0.9", "br;q=0, *", "br;q=nonsense, gzip;q=0.001"] {
            assert_eq!(of(gzip), Encoding::Gzip, "{gzip}");
        }
        for plain in ["", "deflate", "br;q=0", "identity", "gzip;q=0.2, identity;q=0.3", "*;q=0", "br;q=7"] {
            assert_eq!(of(plain), Encoding::Identity, "{plain}");
        }
    }

    #[test]
    fn nothing_is_asked_of_who_asks_for_nothing() {
        assert_eq!(
            accepted(&HeaderMap::new(), vec![(Encoding::Gzip, 1), (Encoding::Identity, 2)]),
            (Encoding::Identity, 2)
        );
    }
}
