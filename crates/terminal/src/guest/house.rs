//! A house over HTTP: who one is, and what one does.

use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::Phrase;
use ureq::Agent;
use ureq::http::Response;

use super::protocol::{Me, Refusal};
use super::{Link, trust};

/// No answer takes this long.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why one can't be at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Away {
    /// This is no link of a table.
    Link(String),
    /// The house can't be reached.
    Unreachable(String),
    /// The certificate of the house is not trusted.
    Untrusted(String),
    /// The house refused.
    Refused(Box<Refusal>),
    /// What the house said can't be understood.
    Broken(String),
    /// The house plays a game that is not known here.
    Game(String),
}

impl Away {
    /// The sentence that says why.
    pub fn phrase(&self) -> Phrase {
        match self {
            Away::Link(found) => Phrase::new("terminal-away-link").with("found", found.as_str()),
            Away::Unreachable(error) => Phrase::new("terminal-away-unreachable").with("error", error.as_str()),
            Away::Untrusted(error) => Phrase::new("terminal-away-untrusted").with("error", error.as_str()),
            Away::Refused(refusal) => match &refusal.paragraph {
                None => refusal.phrase.clone(),
                Some(paragraph) => Phrase::new("terminal-refused")
                    .with("reason", refusal.phrase.clone())
                    .with("paragraph", paragraph.as_str()),
            },
            Away::Broken(error) => Phrase::new("terminal-away-broken").with("error", error.as_str()),
            Away::Game(game) => Phrase::new("terminal-away-game").with("game", game.as_str()),
        }
    }
}

/// Somebody at a house.
#[derive(Clone)]
pub(super) struct House {
    /// Host and port.
    address: String,
    secure: bool,
    cookie: String,
    agent: Agent,
}

impl House {
    /// Comes in, as whom the cookie says or as a new guest.
    pub(super) fn enter(link: &Link, name: Option<&str>, default: &str, cookie: Option<String>) -> Result<House, Away> {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        let config = if link.secure { config.tls_config(trust::for_requests()) } else { config };
        let mut house = House {
            address: link.house.clone(),
            secure: link.secure,
            cookie: cookie.unwrap_or_default(),
            agent: config.build().new_agent(),
        };
        let known = !house.cookie.is_empty() && house.get::<Me>("/me").is_ok();
        if !known {
            house.cookie.clear();
        }
        if !known || name.is_some() {
            house.tell_name(name.unwrap_or(default))?;
        }
        Ok(house)
    }

    fn tell_name(&mut self, name: &str) -> Result<(), Away> {
        let (cookie, _) = self.send("/me", &json!({ "name": name }))?;
        if let Some(cookie) = cookie {
            self.cookie = cookie;
        }
        Ok(())
    }

    pub(super) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Host and port.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// Where this is in the house, by one of two schemes: the plain one, or the one with TLS.
    pub(super) fn at(&self, path: &str, [plain, secure]: [&str; 2]) -> String {
        let scheme = if self.secure { secure } else { plain };
        format!("{scheme}://{}/api/v1{path}", self.address)
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Away> {
        let asked = self.agent.get(self.url(path)).header("cookie", &self.cookie).call();
        let (_, text) = read(asked)?;
        serde_json::from_str(&text).map_err(|error| Away::Broken(error.to_string()))
    }

    pub(super) fn post(&self, path: &str, body: &Value) -> Result<Value, Away> {
        let (_, text) = self.send(path, body)?;
        serde_json::from_str(&text).map_err(|error| Away::Broken(error.to_string()))
    }

    fn send(&self, path: &str, body: &Value) -> Result<(Option<String>, String), Away> {
        let request = self.agent.post(self.url(path)).header("cookie", &self.cookie);
        read(request.header("content-type", "application/json").send(body.to_string()))
    }

    fn url(&self, path: &str) -> String {
        self.at(path, ["http", "https"])
    }
}

/// The cookie and the text of an answer, or why there is none.
fn read(answer: Result<Response<ureq::Body>, ureq::Error>) -> Result<(Option<String>, String), Away> {
    let away = |error: ureq::Error| {
        let distrust = trust::distrust(&error).map(Away::Untrusted);
        distrust.unwrap_or_else(|| Away::Unreachable(error.to_string()))
    };
    let mut answer = answer.map_err(away)?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let fine = answer.status().is_success();
    let text = answer.body_mut().read_to_string().map_err(away)?;
    if fine {
        return Ok((cookie, text));
    }
    let refusal = serde_json::from_str(&text).map(Away::Refused);
    Err(refusal.unwrap_or_else(|_| Away::Broken(answer.status().to_string())))
}
