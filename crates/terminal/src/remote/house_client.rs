//! A house over HTTP: who one is, and what one does.

use std::time::Duration;

use game::Phrase;
use protocol::{Answer, Command, ErrorResponse, Me, NewName};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::Agent;
use ureq::http::Response;

use super::{Link, trust};

/// No answer takes this long.
const WAIT: Duration = Duration::from_secs(20);

/// Why one can't be at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JoinError {
    /// This is no link of a table.
    Link(String),
    /// The house can't be reached.
    Unreachable(String),
    /// The certificate of the house is not trusted.
    Untrusted(String),
    /// The house refused.
    Refused(Box<ErrorResponse>),
    /// What the house said can't be understood.
    Broken(String),
    /// The house plays a game that is not known here.
    Game(String),
}

impl JoinError {
    /// The sentence that says why.
    pub fn phrase(&self) -> Phrase {
        match self {
            JoinError::Link(found) => Phrase::new("terminal-failed-link").with("found", found.as_str()),
            JoinError::Unreachable(error) => Phrase::new("terminal-failed-unreachable").with("error", error.as_str()),
            JoinError::Untrusted(error) => Phrase::new("terminal-failed-untrusted").with("error", error.as_str()),
            JoinError::Refused(error) => match &error.paragraph {
                None => error.phrase.clone(),
                Some(paragraph) => Phrase::new("terminal-refused")
                    .with("reason", error.phrase.clone())
                    .with("paragraph", paragraph.as_str()),
            },
            JoinError::Broken(error) => Phrase::new("terminal-failed-broken").with("error", error.as_str()),
            JoinError::Game(game) => Phrase::new("terminal-failed-game").with("game", game.as_str()),
        }
    }
}

/// Somebody at a house.
#[derive(Clone)]
pub(super) struct HouseClient {
    /// Host and port.
    address: String,
    secure: bool,
    cookie: String,
    agent: Agent,
}

impl HouseClient {
    /// Comes in, as whom the cookie says or as a new guest.
    pub(super) fn enter(
        link: &Link,
        name: Option<&str>,
        default: &str,
        cookie: Option<String>,
    ) -> Result<HouseClient, JoinError> {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(WAIT));
        let config = if link.secure { config.tls_config(trust::for_requests()) } else { config };
        let mut house = HouseClient {
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

    fn tell_name(&mut self, name: &str) -> Result<(), JoinError> {
        let (cookie, _) = self.send("/me", &NewName { name: name.to_owned() })?;
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

    pub(super) fn get_text(&self, path: &str) -> Result<String, JoinError> {
        let asked = self.agent.get(self.url(path)).header("cookie", &self.cookie).call();
        read(asked).map(|(_, text)| text)
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, JoinError> {
        let text = self.get_text(path)?;
        serde_json::from_str(&text).map_err(|error| JoinError::Broken(error.to_string()))
    }

    /// Does something at a table; the answer comes when it is stored.
    pub(super) fn command(&self, table: &str, command: &Command) -> Result<Answer, JoinError> {
        let (_, text) = self.send(&format!("/tables/{table}/commands"), command)?;
        serde_json::from_str(&text).map_err(|error| JoinError::Broken(error.to_string()))
    }

    fn send(&self, path: &str, body: &impl Serialize) -> Result<(Option<String>, String), JoinError> {
        let body = serde_json::to_string(body).map_err(|error| JoinError::Broken(error.to_string()))?;
        let request = self.agent.post(self.url(path)).header("cookie", &self.cookie);
        read(request.header("content-type", "application/json").send(body))
    }

    fn url(&self, path: &str) -> String {
        self.at(path, ["http", "https"])
    }
}

/// The cookie and the text of an answer, or why there is none.
fn read(answer: Result<Response<ureq::Body>, ureq::Error>) -> Result<(Option<String>, String), JoinError> {
    let failed = |error: ureq::Error| {
        let distrust = trust::distrust(&error).map(JoinError::Untrusted);
        distrust.unwrap_or_else(|| JoinError::Unreachable(error.to_string()))
    };
    let mut answer = answer.map_err(failed)?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let fine = answer.status().is_success();
    let text = answer.body_mut().read_to_string().map_err(failed)?;
    if fine {
        return Ok((cookie, text));
    }
    let refusal = serde_json::from_str(&text).map(JoinError::Refused);
    Err(refusal.unwrap_or_else(|_| JoinError::Broken(answer.status().to_string())))
}
