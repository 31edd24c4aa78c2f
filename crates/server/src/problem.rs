//! Refusals in words: problem details (RFC 9457) in the language of who asks.

use std::sync::LazyLock;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use game::{Language, Phrase, Translate};
use texts::Translator;

use crate::error::{HttpError, status};
use protocol::{ErrorCode, ErrorResponse, Problem};

/// The media type of problem details.
pub(crate) const PROBLEM: &str = "application/problem+json";

static TRANSLATORS: LazyLock<[Translator; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| Translator::new(language, catalog::texts().chain([house::TEXTS, crate::TEXTS])))
});

/// Gives every refusal its words.
pub(crate) async fn tell(request: Request, next: Next) -> Response {
    let language = preferred(request.headers());
    let mut response = next.run(request).await;
    if let Some(error) = response.extensions_mut().remove::<HttpError>() {
        say(&mut response, error, language);
    }
    response
}

fn say(response: &mut Response, error: HttpError, language: Language) {
    let problem = problem(error, language);
    *response.body_mut() = Body::from(serde_json::to_vec(&problem).unwrap_or_default());
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM));
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
}

fn problem(HttpError(error): HttpError, language: Language) -> Problem {
    let status = status(&error).as_u16();
    let error = ErrorResponse::from(error);
    let detail = translator(language).say(&error.phrase);
    Problem { kind: kind(error.code), title: title(error.code, language), status, detail, error }
}

/// Where a kind of error is described.
pub(crate) fn kind(code: ErrorCode) -> String {
    format!("/api#error-{}", code.key())
}

/// A kind of error as a title.
pub(crate) fn title(code: ErrorCode, language: Language) -> String {
    translator(language).say(&Phrase::new(format!("house-error-{}", code.key())))
}

pub(crate) fn translator(language: Language) -> &'static Translator {
    let found = TRANSLATORS.iter().find(|translator| translator.language() == language);
    found.unwrap_or(&TRANSLATORS[0])
}

/// The language that `Accept-Language` likes best; English if it names none that is spoken here.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    let named = headers.get_all(header::ACCEPT_LANGUAGE).into_iter().filter_map(|value| value.to_str().ok());
    let ranges = named.flat_map(|value| value.split(',')).filter_map(weighted);
    // Of two that are liked as much the first counts.
    let best = ranges.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Language::En, |(language, _)| language)
}

/// A language range with its weight: `fr-CA;q=0.8`.
fn weighted(range: &str) -> Option<(Language, f32)> {
    let (tag, weight) = range.split_once(';').unwrap_or((range, "q=1"));
    let weight = weight.trim().strip_prefix("q=")?.trim().parse().ok().filter(|weight| *weight > 0.0)?;
    Some((Language::of_locale(tag.trim())?, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(value: &'static str) -> Language {
        preferred(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value))]))
    }

    #[test]
    fn the_language_that_is_liked_best_is_spoken() {
        for french in ["fr", "fr-CA,en;q=0.9", "de, fr;q=0.5, en;q=0.4", "en;q=0.1,fr;q=0.2", "en;q=0, fr;q=0.1", "FR"]
        {
            assert_eq!(of(french), Language::Fr, "{french}");
        }
        for english in ["", "en", "en,fr", "de", "*", "fr;q=0", "fr;q=0.5,en-GB", "fr;q=x"] {
            assert_eq!(of(english), Language::En, "{english}");
        }
    }

    #[test]
    fn every_kind_of_error_has_a_title() {
        for (language, code) in Language::ALL.into_iter().flat_map(|one| ErrorCode::ALL.map(|code| (one, code))) {
            assert!(!title(code, language).contains('⟨'), "{code:?}");
        }
    }
}
