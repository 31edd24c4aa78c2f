//! What only lists something.

use std::io::{self, Write};

use game::Phrase;
use house::admin::{addresses, bulletins, log as audit_log, people as persons, reports as told, tables as all_tables};
use house::date;
use protocol::{
    AddressBan, AdminPerson, AdminSeat, AdminTable, AuditLine, Bulletin, Deed, PeopleFilter, PersonName, Report,
};
use serde::Serialize;

use super::{ago, plain};
use crate::cli::{List, Listing, Log, People, Reports};
use crate::command::location::{self, Missing};
use crate::failure::Failure;
use crate::voice::Voice;

/// Writes all of a list: as JSON, or each in words, or that there is none.
fn write<T: Serialize>(
    all: &[T],
    json: bool,
    none: &str,
    voice: &Voice,
    output: &mut dyn Write,
    words: impl Fn(&T) -> Vec<Phrase>,
) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *output, all).map_err(io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    if all.is_empty() {
        writeln!(output, "{}", voice.word(none))?;
    }
    for one in all {
        let lines = words(one);
        for (number, line) in lines.iter().enumerate() {
            writeln!(output, "{}{}", if number > 0 { "    " } else { "" }, voice.say(line))?;
        }
    }
    Ok(())
}

pub(super) fn tables(list: &List, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let state = list.state.as_deref().and_then(|state| serde_json::from_value(state.into()).ok());
    let tables = location::wait(async {
        let store = list.location.open(Missing::Refuse).await?;
        Ok(all_tables::list(&store, all_tables::TablesWanted { state, search: "" }).await?)
    })?;
    let now = location::now();
    write(&tables, list.json, "cli-admin-none", voice, output, |table| table_lines(table, now))
}

fn table_lines(table: &AdminTable, now: i64) -> Vec<Phrase> {
    let state = serde_json::to_value(table.state).unwrap_or_default();
    let head = Phrase::new("cli-admin-table")
        .with("id", table.id.as_str())
        .with("game", table.game.as_str())
        .with("state", Phrase::new(format!("cli-admin-state-{}", state.as_str().unwrap_or_default())))
        .with("public", if table.public { "yes" } else { "no" })
        .with("ago", ago(now - table.changed));
    let seats = (1..).zip(&table.seats).map(|(number, seat)| seat_line(number, seat));
    std::iter::once(head).chain(seats).collect()
}

fn seat_line(number: usize, seat: &AdminSeat) -> Phrase {
    let (id, rest) = match seat {
        AdminSeat::Open => ("cli-admin-seat-open", Vec::new()),
        AdminSeat::Person { id, name } => ("cli-admin-seat-person", vec![("id", id.clone()), ("name", plain(name))]),
        AdminSeat::Bot { level } => ("cli-admin-seat-bot", vec![("level", level.clone())]),
    };
    rest.into_iter().fold(Phrase::new(id).with("seat", number), |phrase, (gap, text)| phrase.with(gap, text))
}

pub(super) fn people(wanted: &People, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let filter = match (wanted.banned, wanted.admins) {
        (true, _) => PeopleFilter::Banned,
        (_, true) => PeopleFilter::Admins,
        _ => PeopleFilter::All,
    };
    let search = wanted.search.as_deref().unwrap_or_default();
    let now = location::now();
    let found = location::wait(async {
        let store = wanted.location.open(Missing::Refuse).await?;
        let (mut found, mut more, mut page) = (Vec::new(), true, 0);
        while more {
            let (some, another) = persons::find(&store, search, filter, page, now).await?;
            found.extend(some);
            (more, page) = (another, page + 1);
        }
        Ok(found)
    })?;
    write(&found, wanted.json, "cli-admin-nobody", voice, output, |person| person_lines(person, now))
}

fn person_lines(person: &AdminPerson, now: i64) -> Vec<Phrase> {
    let seen = person.seen.unwrap_or(person.created);
    let mut lines = vec![
        Phrase::new("cli-admin-person")
            .with("id", person.id.as_str())
            .with("name", plain(&person.name))
            .with("login", person.login.clone().unwrap_or_else(|| "-".to_owned()))
            .with("ago", ago(now - seen)),
    ];
    lines.extend(person.admin.then(|| Phrase::new("cli-admin-person-admin")));
    lines.extend(person.ban.map(|ban| match ban.until {
        Some(until) => Phrase::new("cli-admin-person-banned-until").with("until", date(until)),
        None => Phrase::new("cli-admin-person-banned"),
    }));
    let reports = (person.reports > 0).then(|| Phrase::new("cli-admin-person-reports").with("count", person.reports));
    lines.extend(reports);
    lines.extend(person.address.as_deref().map(|from| Phrase::new("cli-admin-person-address").with("address", from)));
    lines
}

pub(super) fn addresses(wanted: &Listing, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let found = location::wait(async {
        let store = wanted.location.open(Missing::Refuse).await?;
        Ok(addresses::list(&store, location::now()).await?)
    })?;
    write(&found, wanted.json, "cli-admin-no-addresses", voice, output, |ban: &AddressBan| {
        let line = Phrase::new("cli-admin-address").with("network", ban.network.as_str());
        vec![line.with("until", ending(ban.until)).with("reason", plain(&ban.reason))]
    })
}

/// Until when, in words.
fn ending(until: Option<i64>) -> Phrase {
    match until {
        Some(until) => Phrase::new("cli-admin-until").with("until", date(until)),
        None => Phrase::new("cli-admin-no-end"),
    }
}

pub(super) fn reports(wanted: &Reports, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let found = location::wait(async {
        let store = wanted.location.open(Missing::Refuse).await?;
        let (mut found, mut more, mut page) = (Vec::new(), true, 0);
        while more {
            let (some, another) = told::page(&store, wanted.settled, page).await?;
            found.extend(some);
            (more, page) = (another, page + 1);
        }
        Ok(found)
    })?;
    write(&found, wanted.json, "cli-admin-no-reports", voice, output, report_lines)
}

fn report_lines(report: &Report) -> Vec<Phrase> {
    let reason = serde_json::to_value(report.reason).unwrap_or_default();
    let head = Phrase::new("cli-admin-report")
        .with("id", report.id.as_str())
        .with("when", date(report.at))
        .with("reason", Phrase::new(format!("cli-admin-reason-{}", reason.as_str().unwrap_or_default())))
        .with("person", called(&report.person))
        .with("reporter", called(&report.reporter))
        .with("table", report.table.as_str());
    let words = (!report.text.is_empty()).then(|| Phrase::new("cli-admin-quoted").with("text", plain(&report.text)));
    let said = report.said.iter().map(|line| Phrase::new("cli-admin-said").with("text", plain(&line.text)));
    std::iter::once(head).chain(words).chain(said).collect()
}

/// A person by name and id.
fn called(person: &PersonName) -> String {
    match &person.name {
        Some(name) => format!("{} ({})", plain(name), person.id),
        None => person.id.clone(),
    }
}

pub(super) fn bulletins(wanted: &Listing, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let found = location::wait(async {
        let store = wanted.location.open(Missing::Refuse).await?;
        Ok(bulletins::list(&store, location::now()).await?)
    })?;
    write(&found, wanted.json, "cli-admin-no-bulletins", voice, output, |one: &Bulletin| {
        let line = Phrase::new("cli-admin-bulletin-line").with("id", one.id.as_str());
        vec![line.with("text", plain(&one.text)).with("until", ending(one.until))]
    })
}

pub(super) fn log(wanted: &Log, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let about = wanted.about.as_deref().unwrap_or_default();
    let (mut lines, _) = location::wait(async {
        let store = wanted.location.open(Missing::Refuse).await?;
        Ok(audit_log::lines(&store, "", about, Some(wanted.count)).await?)
    })?;
    // In a terminal the last line is the one that is seen.
    lines.reverse();
    write(&lines, wanted.json, "cli-admin-no-lines", voice, output, |line| vec![audit_phrase(line)])
}

fn audit_phrase(line: &AuditLine) -> Phrase {
    let deed = serde_json::to_value(line.deed).unwrap_or_default();
    let who = match &line.actor {
        Some(person) => called(person),
        None if line.deed == Deed::WrongPassword => "?".to_owned(),
        None => "-".to_owned(),
    };
    Phrase::new("cli-admin-line")
        .with("when", date(line.at))
        .with("deed", deed.as_str().unwrap_or_default())
        .with("who", who)
        .with("subject", called(&line.subject))
        .with("address", line.address.clone().unwrap_or_else(|| "-".to_owned()))
        .with("note", plain(&line.note))
}
