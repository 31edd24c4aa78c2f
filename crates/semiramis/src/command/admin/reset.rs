//! A link by which somebody chooses a new password.

use std::io::Write;

use game::Phrase;
use house::admin::people::{self, ResetLink};

use crate::cli::Reset;
use crate::command::location::{self, Missing};
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(order: &Reset, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let until = location::now().saturating_add(i64::try_from(order.valid.as_millis()).unwrap_or(i64::MAX));
    let made = location::wait(async {
        let store = order.location.open(Missing::Refuse).await?;
        Ok(people::reset(&store, &order.person, until).await?)
    })?;
    let (secret, login) = match made {
        ResetLink::Made { secret, login } => (secret, login),
        ResetLink::Guest => return Err(refused("cli-admin-reset-guest", order)),
        ResetLink::Unknown => return Err(refused("cli-admin-no-person", order)),
    };
    let house = order.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    let said = if house.is_empty() { "cli-admin-reset-page" } else { "cli-admin-reset-made" };
    let time = humantime::format_duration(order.valid).to_string();
    writeln!(output, "{}", voice.say(&Phrase::new(said).with("login", login).with("time", time)))?;
    // A line of its own, so that it can be copied whole.
    Ok(writeln!(output, "{house}/reset#{secret}")?)
}

fn refused(id: &'static str, order: &Reset) -> Failure {
    Failure::usage(Phrase::new(id).with("found", order.person.as_str()))
}
