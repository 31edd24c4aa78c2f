//! `semiramis admin`: what a host may order, whether the house is open or not.

use std::io::{self, Write};

use game::Phrase;
use house::admin::{self, Listed, ListedSeat, Ordered, ResetLink};
use serde_json::{Value, json};

use super::location::{self, Missing};
use crate::cli::{Admin, List, Reset};
use crate::failure::Failure;
use crate::voice::Voice;

const MINUTE: i64 = 60 * 1000;

pub(super) fn run(order: &Admin, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let (done, unknown, subject) = match order {
        Admin::List(list) => return show(list, voice, output),
        Admin::Reset(order) => return reset(order, voice, output),
        Admin::Close(of) => ("cli-admin-closed", "cli-admin-no-table", &of.table),
        Admin::Ban(of) => ("cli-admin-banned", "cli-admin-no-person", &of.person),
        Admin::Unban(of) => ("cli-admin-unbanned", "cli-admin-no-person", &of.person),
    };
    let said = match location::wait(carry_out(order))? {
        Ordered::Done => Phrase::new(done),
        Ordered::Already => Phrase::new(format!("{done}-already")),
        Ordered::Unknown => return Err(Failure::usage(Phrase::new(unknown).with("found", subject.as_str()))),
    };
    Ok(writeln!(output, "{}", voice.say(&said.with("id", subject.as_str())))?)
}

async fn carry_out(order: &Admin) -> Result<Ordered, Failure> {
    let now = location::now();
    Ok(match order {
        Admin::Close(of) => admin::close(&of.location.open(Missing::Refuse).await?, &of.table, now).await?,
        Admin::Ban(of) => admin::ban(&of.location.open(Missing::Refuse).await?, &of.person, now).await?,
        Admin::Unban(of) => admin::unban(&of.location.open(Missing::Refuse).await?, &of.person, now).await?,
        Admin::List(_) | Admin::Reset(_) => Ordered::Already,
    })
}

fn reset(order: &Reset, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let until = location::now().saturating_add(i64::try_from(order.valid.as_millis()).unwrap_or(i64::MAX));
    let made = location::wait(async {
        let store = order.location.open(Missing::Refuse).await?;
        Ok(admin::reset(&store, &order.person, until).await?)
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

fn show(list: &List, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let tables = location::wait(async {
        let store = list.location.open(Missing::Refuse).await?;
        Ok(admin::list(&store, list.state.as_deref()).await?)
    })?;
    if list.json {
        serde_json::to_writer_pretty(&mut *output, &tables.iter().map(json).collect::<Vec<_>>())
            .map_err(io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    if tables.is_empty() {
        writeln!(output, "{}", voice.word("cli-admin-none"))?;
    }
    let now = location::now();
    for table in &tables {
        writeln!(output, "{}", voice.say(&line(table, now)))?;
        for (number, seat) in (1..).zip(&table.seats) {
            writeln!(output, "    {}", voice.say(&seat_line(number, seat)))?;
        }
    }
    Ok(())
}

fn line(table: &Listed, now: i64) -> Phrase {
    Phrase::new("cli-admin-table")
        .with("id", table.id.as_str())
        .with("game", table.game.as_str())
        .with("state", Phrase::new(format!("cli-admin-state-{}", table.state)))
        .with("public", if table.public { "yes" } else { "no" })
        .with("ago", ago(now - table.changed))
}

/// A table for other programs; times are milliseconds since 1970.
fn json(table: &Listed) -> Value {
    let seat = |seat: &ListedSeat| match seat {
        ListedSeat::Open => json!({ "kind": "open" }),
        ListedSeat::Person { id, name } => json!({ "kind": "person", "id": id, "name": name }),
        ListedSeat::Bot { level } => json!({ "kind": "bot", "level": level }),
    };
    json!({
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "public": table.public,
        "changed": table.changed,
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

fn ago(millis: i64) -> Phrase {
    let minutes = (millis / MINUTE).max(0);
    let (id, count) = match minutes {
        0..60 => ("cli-admin-minutes", minutes),
        60..1440 => ("cli-admin-hours", minutes / 60),
        _ => ("cli-admin-days", minutes / 1440),
    };
    Phrase::new(id).with("count", count)
}

fn seat_line(number: usize, seat: &ListedSeat) -> Phrase {
    let (id, rest) = match seat {
        ListedSeat::Open => ("cli-admin-seat-open", Vec::new()),
        ListedSeat::Person { id, name } => ("cli-admin-seat-person", vec![("id", id.clone()), ("name", plain(name))]),
        ListedSeat::Bot { level } => ("cli-admin-seat-bot", vec![("level", level.clone())]),
    };
    rest.into_iter().fold(Phrase::new(id).with("seat", number), |phrase, (gap, text)| phrase.with(gap, text))
}

/// A name people chose, without what could play tricks with a terminal.
fn plain(name: &str) -> String {
    let tricky = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    name.chars().map(|letter| if tricky(letter) { '\u{fffd}' } else { letter }).collect()
}
