//! Letters to people: written in the language of who asked for them, sent by the host's SMTP server.

use std::sync::Arc;
use std::time::Duration;

use game::{Language, Phrase, Translate};
use lettre::address::Envelope;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use tokio::sync::{Semaphore, mpsc};

use crate::problem::translator;
use house::{ForgottenPassword, HouseError};

/// So many letters may wait.
const WAITING: usize = 200;
/// How long an SMTP server may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait before a letter is tried again; then it is lost.
const AGAIN: [Duration; 2] = [Duration::from_secs(10), Duration::from_mins(2)];

/// How the connection to the SMTP server is encrypted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailEncryption {
    /// From the first byte on.
    Tls,
    /// Once both have said hello.
    StartTls,
    /// Not at all: for a server on the same machine.
    None,
}

/// How a host sends mail.
#[derive(Clone)]
pub struct MailSettings {
    /// The SMTP server.
    pub host: String,
    /// Its port; the usual one if there is nothing.
    pub port: Option<u16>,
    /// How the connection is encrypted.
    pub encryption: MailEncryption,
    /// Who the house is to the SMTP server, and its password.
    pub login: Option<(String, String)>,
    /// Who the letters come from.
    pub from: String,
    /// Where people find the house: links begin with it.
    pub url: String,
}

/// A password is never printed.
impl std::fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailSettings").field("host", &self.host).field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why mail can't be sent with these settings.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum MailError {
    /// Who the letters come from is no address.
    #[error("{0} is no mail address")]
    From(String),
    /// The address of the house is no URL of HTTP.
    #[error("{0} is no address of a page")]
    Url(String),
    /// The SMTP server can't be talked to securely.
    #[error("{0}")]
    Tls(String),
}

type Transport = AsyncSmtpTransport<Tokio1Executor>;

/// Takes letters.
#[derive(Debug)]
pub(crate) struct Mailer {
    letters: mpsc::Sender<Message>,
    from: Mailbox,
    url: String,
}

/// Brings the letters to the SMTP server.
#[derive(Debug)]
pub(crate) struct Courier {
    letters: mpsc::Receiver<Message>,
    transport: Transport,
}

/// Opens what sends mail; the courier has to be let run.
pub(crate) fn open(settings: &MailSettings) -> Result<(Mailer, Courier), MailError> {
    let from = settings.from.parse().map_err(|_| MailError::From(settings.from.clone()))?;
    let url = settings.url.trim_end_matches('/').to_owned();
    let host = host_of(&url).ok_or_else(|| MailError::Url(settings.url.clone()))?;
    let transport = transport(settings, host)?;
    let (letters, waiting) = mpsc::channel(WAITING);
    Ok((Mailer { letters, from, url }, Courier { letters: waiting, transport }))
}

/// The host in the address of a page.
fn host_of(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"))?;
    let host = rest.split(['/', ':']).next()?;
    let plain = !rest.contains(['?', '#', ' ']) && !host.is_empty();
    plain.then_some(host)
}

fn transport(settings: &MailSettings, own: &str) -> Result<Transport, MailError> {
    let builder = match settings.encryption {
        MailEncryption::Tls => Transport::relay(&settings.host),
        MailEncryption::StartTls => Transport::starttls_relay(&settings.host),
        MailEncryption::None => Ok(Transport::builder_dangerous(&settings.host)),
    };
    let mut builder = builder.map_err(|error| MailError::Tls(error.to_string()))?;
    if let Some(port) = settings.port {
        builder = builder.port(port);
    }
    if let Some((user, password)) = &settings.login {
        builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
    }
    Ok(builder.hello_name(ClientId::Domain(own.to_owned())).timeout(Some(PATIENCE)).build())
}

/// A mail address as it is kept; nothing if it has not the form of one.
pub(crate) fn address(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    // One label alone is a machine of the host's own network.
    let complete = text.len() <= 254 && text.rsplit_once('@').is_some_and(|(_, domain)| domain.contains('.'));
    (complete && text.parse::<Address>().is_ok()).then_some(text)
}

impl Mailer {
    /// Writes to somebody who has forgotten a password.
    pub(crate) fn send_password_link(&self, to: &ForgottenPassword, language: Language) -> Result<(), HouseError> {
        let text = Phrase::new("mail-password-text").with("name", to.name.as_str());
        self.send(&to.mail, "mail-password-subject", text, &to.login, Some(("reset", &to.link)), language)
    }

    /// Asks whoever reads what is sent to an address to confirm it.
    pub(crate) fn send_confirmation(
        &self,
        to: &str,
        login: &str,
        link: &str,
        language: Language,
    ) -> Result<(), HouseError> {
        let text = Phrase::new("mail-confirm-text");
        self.send(to, "mail-confirm-subject", text, login, Some(("confirm", link)), language)
    }

    /// Tells somebody that their password is another one now.
    pub(crate) fn send_password_changed(&self, to: &str, login: &str, language: Language) -> Result<(), HouseError> {
        self.send(to, "mail-changed-subject", Phrase::new("mail-changed-text"), login, None, language)
    }

    fn send(
        &self,
        to: &str,
        subject: &'static str,
        text: Phrase,
        login: &str,
        link: Option<(&str, &str)>,
        language: Language,
    ) -> Result<(), HouseError> {
        let translator = translator(language);
        let link = link.map_or_else(String::new, |(page, secret)| format!("{}/{page}#{secret}", self.url));
        let text = text.with("login", login).with("house", self.url.as_str()).with("link", link);
        let subject = translator.say(&Phrase::new(subject).with("login", login));
        let letter = self.letter(to, &subject, translator.say(&text)).ok_or(HouseError::Mail)?;
        self.letters.try_send(letter).map_err(|_| HouseError::Unavailable)
    }

    fn letter(&self, to: &str, subject: &str, text: String) -> Option<Message> {
        let to: Address = to.parse().ok()?;
        let id = format!("<{}@{}>", house::new_id(), self.from.email.domain());
        let envelope = Envelope::new(Some(self.from.email.clone()), vec![to.clone()]).ok()?;
        let letter = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .envelope(envelope)
            .subject(subject)
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN);
        let mut letter = letter.body(text).ok()?;
        // Whoever is on holiday need not say so to a machine.
        let name = HeaderName::new_from_ascii_str("Auto-Submitted");
        letter.headers_mut().insert_raw(HeaderValue::new(name, "auto-generated".to_owned()));
        Some(letter)
    }
}

impl Courier {
    /// Brings every letter, until the house closes. One that has to be tried again keeps no other waiting.
    pub(crate) async fn run(mut self) {
        let under_way = Arc::new(Semaphore::new(WAITING));
        while let Some(letter) = self.letters.recv().await {
            let Ok(place) = Arc::clone(&under_way).acquire_owned().await else { return };
            let transport = self.transport.clone();
            tokio::spawn(async move {
                bring(&transport, &letter).await;
                drop(place);
            });
        }
    }
}

async fn bring(transport: &Transport, letter: &Message) {
    for wait in AGAIN {
        let Err(error) = transport.send(letter.clone()).await else { return };
        if error.is_permanent() {
            return tracing::error!(%error, "a letter is not taken");
        }
        tracing::warn!(%error, "a letter could not be sent, and is tried again");
        tokio::time::sleep(wait).await;
    }
    if let Err(error) = transport.send(letter.clone()).await {
        tracing::error!(%error, "a letter could not be sent");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_address_has_a_name_and_a_whole_domain() {
        assert_eq!(address(" Nabu@Example.ORG "), Some("nabu@example.org".to_owned()));
        for wrong in ["", "nabu", "nabu@", "@example.org", "nabu@localhost", "a b@example.org", "a@b.c\r\nBcc: d@e.f"] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
        assert_eq!(address(&format!("{}@example.org", "x".repeat(300))), None);
    }

    #[test]
    fn a_house_is_found_at_a_page() {
        assert_eq!(host_of("https://games.example.org"), Some("games.example.org"));
        assert_eq!(host_of("http://127.0.0.1:7373/games"), Some("127.0.0.1"));
        for wrong in ["games.example.org", "ftp://games.example.org", "https://", "https://games.example.org/#top"] {
            assert_eq!(host_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_letter_is_written_in_both_languages() {
        let letters = ["mail-password-text", "mail-confirm-text", "mail-changed-text"];
        for (language, letter) in Language::ALL.into_iter().flat_map(|one| letters.map(|letter| (one, letter))) {
            let gaps = [
                ("name", "Nabu"),
                ("login", "nabu.k"),
                ("house", "https://a.example"),
                ("link", "https://a.example/reset#x"),
            ];
            let text = gaps.iter().fold(Phrase::new(letter), |text, (gap, word)| text.with(gap, *word));
            let said = translator(language).say(&text);
            assert!(!said.contains('⟨') && said.contains("nabu.k") && said.lines().count() > 3, "{said}");
        }
    }
}
