//! A house over HTTP: who one is, and what one does.

use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::Phrase;
use ureq::Agent;
use ureq::http::Response;

use super::Link;
use super::protocol::{Me, Refusal};

/// No answer takes this long.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why one can't be at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Away {
    /// This is no link of a table.
    Link(String),
    /// The link is of a house behind TLS.
    Secure,
    /// The house can't be reached.
    Unreachable(String),
    /// The house refused, for a reason of this kind.
    Refused(String),
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
            Away::Secure => Phrase::new("terminal-away-secure"),
            Away::Unreachable(error) => Phrase::new("terminal-away-unreachable").with("error", error.as_str()),
            Away::Refused(code) if CODES.contains(&code.as_str()) => Phrase::new(format!("terminal-refused-{code}")),
            Away::Refused(code) | Away::Broken(code) => {
                Phrase::new("terminal-away-broken").with("error", code.as_str())
            }
            Away::Game(game) => Phrase::new("terminal-away-game").with("game", game.as_str()),
        }
    }
}

/// The kinds of refusal that have a sentence.
const CODES: [&str; 7] = ["unreadable", "rules", "stale", "forbidden", "unknown", "limit", "unavailable"];

/// Somebody at a house.
#[derive(Clone)]
pub(super) struct House {
    address: String,
    cookie: String,
    agent: Agent,
}

impl House {
    /// Comes in, as whom the cookie says or as a new guest.
    pub(super) fn enter(link: &Link, name: Option<&str>, default: &str, cookie: Option<String>) -> Result<House, Away> {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE)).build();
        let mut house =
            House { address: link.house.clone(), cookie: cookie.unwrap_or_default(), agent: config.new_agent() };
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
        format!("http://{}/api/v1{path}", self.address)
    }
}

/// The cookie and the text of an answer, or why there is none.
fn read(answer: Result<Response<ureq::Body>, ureq::Error>) -> Result<(Option<String>, String), Away> {
    let away = |error: ureq::Error| Away::Unreachable(error.to_string());
    let mut answer = answer.map_err(away)?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let fine = answer.status().is_success();
    let text = answer.body_mut().read_to_string().map_err(away)?;
    if fine {
        return Ok((cookie, text));
    }
    let code = serde_json::from_str::<Refusal>(&text).map(|refusal| refusal.code);
    Err(Away::Refused(code.unwrap_or_else(|_| answer.status().to_string())))
}
