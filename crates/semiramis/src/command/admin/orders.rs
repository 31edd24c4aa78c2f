//! What changes something.

use std::io::Write;
use std::time::Duration;

use game::Phrase;
use house::admin::{By, Ordered, addresses, bulletins, people, reports, tables};
use protocol::ErrorResponse;
use store::Store;

use crate::cli::{Admin, BanAddress, BanPerson, NewBulletin, OfPerson};
use crate::command::location::{self, Missing};
use crate::failure::Failure;
use crate::voice::Voice;

/// What became of an order, and the sentences about it: `ID` if it is done, `ID-already` if it was so.
struct Outcome {
    ordered: Ordered,
    done: &'static str,
    unknown: &'static str,
    subject: String,
}

/// Carries out an order and says what became of it.
pub(super) fn carry_out(order: &Admin, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let Outcome { ordered, done, unknown, subject } = location::wait(obey(order))?;
    let said = match ordered {
        Ordered::Done => Phrase::new(done),
        Ordered::Already => Phrase::new(format!("{done}-already")),
        Ordered::Unknown => return Err(Failure::usage(Phrase::new(unknown).with("found", subject))),
        Ordered::Refused => return Err(Failure::usage(Phrase::new(format!("{done}-refused")).with("id", subject))),
    };
    Ok(writeln!(output, "{}", voice.say(&said.with("id", subject)))?)
}

async fn obey(order: &Admin) -> Result<Outcome, Failure> {
    let by = By::host(location::now());
    match order {
        Admin::Close(of) => {
            let store = of.location.open(Missing::Refuse).await?;
            let ordered = tables::close(&store, &of.table, &by).await?;
            Ok(outcome(ordered, "cli-admin-closed", "cli-admin-no-table", &of.table))
        }
        Admin::Ban(of) => ban(of, &by).await,
        Admin::Unban(of) => {
            let (store, id) = somebody(of).await?;
            Ok(outcome(people::unban(&store, &id, &by).await?, "cli-admin-unbanned", NO_PERSON, &id))
        }
        Admin::Grant(of) => {
            let (store, id) = somebody(of).await?;
            Ok(outcome(people::set_admin(&store, &id, true, &by).await?, "cli-admin-granted", NO_PERSON, &id))
        }
        Admin::Revoke(of) => {
            let (store, id) = somebody(of).await?;
            Ok(outcome(people::set_admin(&store, &id, false, &by).await?, "cli-admin-revoked", NO_PERSON, &id))
        }
        Admin::BanAddress(of) => ban_address(of, &by).await,
        Admin::UnbanAddress(of) => {
            let network = addresses::network(&of.address).ok_or_else(no_address)?;
            let store = of.location.open(Missing::Refuse).await?;
            let ordered = addresses::unban(&store, network, &by).await?;
            Ok(outcome(ordered, "cli-admin-unbanned-address", "cli-admin-not-banned", &network.to_string()))
        }
        Admin::Settle(of) => {
            let store = of.location.open(Missing::Refuse).await?;
            let ordered = reports::settle(&store, &of.report, !of.undo, &by).await?;
            let done = if of.undo { "cli-admin-reopened" } else { "cli-admin-settled" };
            Ok(outcome(ordered, done, "cli-admin-no-report", &of.report))
        }
        Admin::Withdraw(of) => {
            let store = of.location.open(Missing::Refuse).await?;
            let ordered = bulletins::withdraw(&store, &of.bulletin, &by).await?;
            Ok(outcome(ordered, "cli-admin-withdrawn", "cli-admin-no-bulletin", &of.bulletin))
        }
        // What only lists and posts is done elsewhere.
        _ => Ok(outcome(Ordered::Already, "cli-admin-closed", NO_PERSON, "")),
    }
}

const NO_PERSON: &str = "cli-admin-no-person";

fn outcome(ordered: Ordered, done: &'static str, unknown: &'static str, subject: &str) -> Outcome {
    Outcome { ordered, done, unknown, subject: subject.to_owned() }
}

async fn ban(of: &BanPerson, by: &By<'_>) -> Result<Outcome, Failure> {
    let (store, id) = somebody(&of.person).await?;
    let ordered = people::ban(&store, &id, end(of.time, by), &of.reason, by).await?;
    Ok(outcome(ordered, "cli-admin-banned", NO_PERSON, &id))
}

async fn ban_address(of: &BanAddress, by: &By<'_>) -> Result<Outcome, Failure> {
    let network = addresses::network(&of.address).ok_or_else(no_address)?;
    let store = of.location.open(Missing::Refuse).await?;
    addresses::ban(&store, network, end(of.time, by), &of.reason, by).await?;
    Ok(outcome(Ordered::Done, "cli-admin-banned-address", NO_PERSON, &network.to_string()))
}

/// Tells everybody something.
pub(super) fn post(new: &NewBulletin, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let by = By::host(location::now());
    let text = bulletins::readable(&new.text)
        .ok_or_else(|| Failure::usage(ErrorResponse::from(house::HouseError::NothingSaid).phrase))?;
    let id = location::wait(async {
        let store = new.location.open(Missing::Refuse).await?;
        Ok(bulletins::announce(&store, &text, end(new.time, &by), &by).await?)
    })?;
    Ok(writeln!(output, "{}", voice.say(&Phrase::new("cli-admin-posted").with("id", id)))?)
}

/// Whoever has this id or login.
async fn somebody(of: &OfPerson) -> Result<(Store, String), Failure> {
    let store = of.location.open(Missing::Refuse).await?;
    let id = people::id_of(&store, &of.person).await?;
    let unknown = || Failure::usage(Phrase::new(NO_PERSON).with("found", of.person.as_str()));
    Ok((store, id.ok_or_else(unknown)?))
}

fn end(time: Option<Duration>, by: &By<'_>) -> Option<i64> {
    time.map(|time| by.at.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
}

fn no_address() -> Failure {
    Failure::usage(ErrorResponse::from(house::HouseError::from(house::ModerationError::Address)).phrase)
}
