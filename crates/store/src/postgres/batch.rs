//! A group of batches as one transaction, with as few waits for the server as can be.
//!
//! The entries of the whole group are one statement, and so are the due times. Nearly always nobody was faster. If
//! somebody was, or a statement is wrong, the group is taken back and carried out again with each batch behind a
//! savepoint.

use std::borrow::Cow;
use std::collections::BTreeMap;

use deadpool_postgres::Client;
use futures_util::future;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Error, Statement};

use super::errors::{AttemptError, unavailable};
use super::writer::Written;
use super::{cells, listener};
use crate::entry::EntryRow;
use crate::{Batch, Row, Step, StoreError, Value};

/// How often a group is tried that met another one half way.
const TRIES: usize = 4;

const APPEND: &str = "INSERT INTO entries (table_id, number, kind, seat, text, at) \
                      SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[])";
const DUE: &str = "UPDATE tables SET due = new.due FROM unnest($1::text[], $2::bigint[]) AS new (id, due) \
                   WHERE tables.id = new.id AND tables.state = 'playing' AND tables.due IS DISTINCT FROM new.due";
const NOTIFY: &str = "SELECT pg_notify('semiramis', payload) FROM unnest($1::text[]) AS payload";

type Parameter<'a> = Box<dyn ToSql + Send + Sync + 'a>;

/// A statement, ready to send.
struct Prepared<'a> {
    statement: Statement,
    parameters: Vec<Parameter<'a>>,
    must: bool,
}

impl Prepared<'_> {
    async fn run(&self, client: &Client) -> Result<u64, Error> {
        let parameters: Vec<_> = self.parameters.iter().map(|parameter| &**parameter as &(dyn ToSql + Sync)).collect();
        client.execute(&self.statement, &parameters).await
    }
}

/// The rows of a statement.
pub(super) async fn read(client: &Client, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
    let rows = async {
        let statement = prepare(client, sql, values).await?;
        client.query(&statement, &gaps(values)).await
    };
    let rows = rows.await.map_err(unavailable)?;
    rows.iter().map(cells::row).collect::<Result<_, _>>().map_err(unavailable)
}

/// Stores a group and says how that went for each batch; an error concerns all of them, and nothing of it is stored.
pub(super) async fn store(client: &Client, batches: &[Batch], own: &str) -> Result<Vec<Written>, StoreError> {
    for _ in 0..TRIES {
        match attempt(client, batches, own).await {
            Ok(answers) => return Ok(answers),
            Err(AttemptError::Collision) => {}
            Err(AttemptError::Refused(error) | AttemptError::Lost(error)) => return Err(error),
        }
    }
    Ok(vec![Err(StoreError::Conflict); batches.len()])
}

async fn attempt(client: &Client, batches: &[Batch], own: &str) -> Result<Vec<Written>, AttemptError> {
    match together(client, batches, own).await {
        Ok(()) => Ok(vec![Ok(()); batches.len()]),
        Err(AttemptError::Refused(error)) if batches.len() == 1 => Ok(vec![Err(error)]),
        Err(AttemptError::Refused(_)) => apart(client, batches, own).await,
        Err(error) => Err(error),
    }
}

/// Stores all batches or none.
async fn together(client: &Client, batches: &[Batch], own: &str) -> Result<(), AttemptError> {
    let group = Group::gather(batches);
    // Prepared before the transaction.
    let prepared = group.prepare(client, own).await?;
    let begun = client.batch_execute("BEGIN");
    if prepared.iter().any(|step| step.must) {
        let (begun, done) = future::join(begun, run_all(client, &prepared)).await;
        let done = begun.map_err(AttemptError::from).and(done);
        client.batch_execute(if done.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
        return done;
    }
    // After an error the server refuses the rest, and a commit takes everything back.
    let (begun, done, ended) = future::join3(begun, run_all(client, &prepared), client.batch_execute("COMMIT")).await;
    begun?;
    done?;
    Ok(ended?)
}

/// Stores each batch or not, in one transaction.
async fn apart(client: &Client, batches: &[Batch], own: &str) -> Result<Vec<Written>, AttemptError> {
    client.batch_execute("BEGIN").await?;
    let mut answers = Vec::with_capacity(batches.len());
    let mut stored = Vec::with_capacity(batches.len());
    for batch in batches {
        client.batch_execute("SAVEPOINT batch").await?;
        let done = alone(client, batch).await;
        client.batch_execute(if done.is_ok() { "RELEASE batch" } else { "ROLLBACK TO batch" }).await?;
        answers.push(match done {
            Ok(()) => {
                stored.extend(messages(batch));
                Ok(())
            }
            Err(AttemptError::Refused(error)) => Err(error),
            Err(error) => {
                client.batch_execute("ROLLBACK").await?;
                return Err(error);
            }
        });
    }
    if let Some(notification) = notification(client, &stored, own).await? {
        notification.run(client).await?;
    }
    client.batch_execute("COMMIT").await?;
    Ok(answers)
}

/// Carries out the steps of one batch as they stand.
async fn alone(client: &Client, batch: &Batch) -> Result<(), AttemptError> {
    let mut prepared = Vec::with_capacity(batch.len());
    for (statement, must) in batch.iter().filter_map(Step::statement) {
        prepared.push(prepare_step(client, statement, must).await?);
    }
    run_all(client, &prepared).await
}

/// Carries out all statements without waiting between them.
async fn run_all(client: &Client, prepared: &[Prepared<'_>]) -> Result<(), AttemptError> {
    let done = future::join_all(prepared.iter().map(|step| step.run(client))).await;
    for (step, rows) in prepared.iter().zip(done) {
        if rows? != 1 && step.must {
            return Err(AttemptError::Refused(StoreError::Conflict));
        }
    }
    Ok(())
}

/// The steps of a group, sorted by what they are: entries and due times come after everything else.
struct Group<'a> {
    others: Vec<&'a Step>,
    entries: Vec<EntryRow<'a>>,
    due: BTreeMap<&'a str, Option<i64>>,
    messages: Vec<&'a str>,
}

impl<'a> Group<'a> {
    fn gather(batches: &'a [Batch]) -> Group<'a> {
        let mut group = Group { others: Vec::new(), entries: Vec::new(), due: BTreeMap::new(), messages: Vec::new() };
        for step in batches.iter().flatten() {
            match step {
                Step::Run(_) | Step::Must(_) => group.others.push(step),
                Step::Append { table, number, entry } => group.entries.push(EntryRow::new(table, *number, entry)),
                Step::Due { table, due } => drop(group.due.insert(table, *due)),
                Step::Notify(message) => group.messages.push(message),
            }
        }
        // Everybody adds in the same order, so that no two groups wait for each other.
        group.entries.sort_unstable_by_key(|row| (row.table, row.number));
        group
    }

    async fn prepare<'s>(&'s self, client: &Client, own: &str) -> Result<Vec<Prepared<'s>>, AttemptError> {
        let mut prepared = Vec::with_capacity(self.others.len() + 3);
        for (statement, must) in self.others.iter().filter_map(|step| step.statement()) {
            prepared.push(prepare_step(client, statement, must).await?);
        }
        if !self.entries.is_empty() {
            prepared.push(prepare_bulk(client, APPEND, self.entry_columns()).await?);
        }
        if !self.due.is_empty() {
            let ids: Vec<_> = self.due.keys().copied().collect();
            let due: Vec<_> = self.due.values().copied().collect();
            prepared.push(prepare_bulk(client, DUE, vec![Box::new(ids), Box::new(due)]).await?);
        }
        prepared.extend(notification(client, &self.messages, own).await?);
        Ok(prepared)
    }

    fn entry_columns(&self) -> Vec<Parameter<'_>> {
        let rows = || self.entries.iter();
        vec![
            Box::new(rows().map(|row| row.table).collect::<Vec<_>>()),
            Box::new(rows().map(|row| row.number).collect::<Vec<_>>()),
            Box::new(rows().map(|row| row.kind).collect::<Vec<_>>()),
            Box::new(rows().map(|row| row.seat).collect::<Vec<_>>()),
            Box::new(rows().map(|row| row.text.as_str()).collect::<Vec<_>>()),
            Box::new(rows().map(|row| row.at).collect::<Vec<_>>()),
        ]
    }
}

fn messages(batch: &Batch) -> impl Iterator<Item = &str> {
    batch.iter().filter_map(|step| match step {
        Step::Notify(message) => Some(message.as_str()),
        _ => None,
    })
}

/// What other processes hear of a group.
async fn notification(
    client: &Client,
    messages: &[&str],
    own: &str,
) -> Result<Option<Prepared<'static>>, AttemptError> {
    if messages.is_empty() {
        return Ok(None);
    }
    let payloads = listener::payloads(own, messages);
    prepare_bulk(client, NOTIFY, vec![Box::new(payloads)]).await.map(Some)
}

async fn prepare_bulk<'a>(
    client: &Client,
    sql: &str,
    parameters: Vec<Parameter<'a>>,
) -> Result<Prepared<'a>, AttemptError> {
    Ok(Prepared { statement: client.prepare_cached(sql).await?, parameters, must: false })
}

async fn prepare_step<'a>(
    client: &Client,
    step: Cow<'a, crate::Statement>,
    must: bool,
) -> Result<Prepared<'a>, AttemptError> {
    let statement = prepare(client, step.sql, &step.values).await?;
    let parameters = match step {
        Cow::Borrowed(step) => step.values.iter().map(|value| Box::new(value) as Parameter<'a>).collect(),
        Cow::Owned(step) => step.values.into_iter().map(|value| Box::new(value) as Parameter<'a>).collect(),
    };
    Ok(Prepared { statement, parameters, must })
}

/// A statement for values of these types, prepared once for each connection.
async fn prepare(client: &Client, sql: &str, values: &[Value]) -> Result<Statement, Error> {
    let kinds: Vec<Type> = values.iter().map(Value::kind).collect();
    client.prepare_typed_cached(sql, &kinds).await
}

/// What fills the gaps, as the client wants it.
pub(super) fn gaps(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}
