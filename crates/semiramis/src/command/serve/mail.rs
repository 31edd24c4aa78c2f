//! How a house sends mail, from the settings of its host.

use game::Phrase;
use server::{MailEncryption, MailError, MailSettings};

use crate::cli::{Serve, Smtp};
use crate::failure::Failure;
use crate::files;

/// The variable that may hold the password.
const PASSWORD: &str = "SEMIRAMIS_SMTP_PASSWORD";

/// The settings for mail, if the host names an SMTP server.
pub(super) fn settings(serve: &Serve) -> Result<Option<MailSettings>, Failure> {
    let Smtp { host, port, encryption, user, from, .. } = &serve.smtp;
    let Some(host) = host.clone() else { return Ok(None) };
    let needed = |value: &Option<String>, option: &'static str| {
        value.clone().ok_or_else(|| Failure::usage(Phrase::new("cli-serve-mail-needs").with("option", option)))
    };
    let encryption = match encryption.as_str() {
        "tls" => MailEncryption::Tls,
        "none" => MailEncryption::None,
        _ => MailEncryption::StartTls,
    };
    let login = user.clone().map(|user| Ok::<_, Failure>((user, password(&serve.smtp)?))).transpose()?;
    let (from, url) = (needed(from, "--smtp-from")?, needed(&serve.public_url, "--public-url")?);
    Ok(Some(MailSettings { host, port: *port, encryption, login, from, url }))
}

/// The first line of the file, or else the variable.
fn password(smtp: &Smtp) -> Result<String, Failure> {
    if let Some(file) = &smtp.password_file {
        let text = files::read(file)?;
        return Ok(text.lines().next().unwrap_or_default().to_owned());
    }
    std::env::var(PASSWORD)
        .map_err(|_| Failure::usage(Phrase::new("cli-serve-mail-needs").with("option", "--smtp-password-file")))
}

/// Why no mail can be sent with these settings.
pub(super) fn refusal(error: &MailError) -> Phrase {
    match error {
        MailError::From(found) => Phrase::new("cli-serve-mail-from").with("found", found.as_str()),
        MailError::Url(found) => Phrase::new("cli-serve-mail-url").with("found", found.as_str()),
        MailError::Tls(error) => Phrase::new("cli-serve-mail-tls").with("error", error.as_str()),
    }
}
