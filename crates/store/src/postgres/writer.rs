//! The one who writes: everything that waits goes to the server in one transaction, with one notification.

use std::iter;
use std::sync::Arc;

use deadpool_postgres::Pool;
use tokio::sync::{mpsc, oneshot};

use super::errors::in_time;
use super::{batch, client, discard};
use crate::{Batch, StoreError};

/// A group is no larger than this, so that nobody waits for more than so many others.
const MOST: usize = 512;

/// A batch, and who waits for it.
pub(super) struct WriteJob {
    pub(super) batch: Batch,
    pub(super) done: oneshot::Sender<Written>,
}

pub(super) type Written = Result<(), StoreError>;

/// Starts the writer; it ends when nobody can ask any more and nothing waits.
pub(super) fn start(pool: Pool, own: Arc<str>) -> mpsc::UnboundedSender<WriteJob> {
    let (sender, jobs) = mpsc::unbounded_channel();
    tokio::spawn(run(pool, own, jobs));
    sender
}

async fn run(pool: Pool, own: Arc<str>, mut jobs: mpsc::UnboundedReceiver<WriteJob>) {
    let mut group = Vec::with_capacity(MOST);
    while jobs.recv_many(&mut group, MOST).await > 0 {
        let (batches, waiting): (Vec<_>, Vec<_>) = group.drain(..).map(|job| (job.batch, job.done)).unzip();
        match store(&pool, &own, &batches).await {
            Ok(answers) => waiting.into_iter().zip(answers).for_each(|(done, answer)| drop(done.send(answer))),
            Err(error) => {
                // What came while the server did not answer would only wait as long again.
                let late = iter::from_fn(|| jobs.try_recv().ok()).map(|job| job.done);
                waiting.into_iter().chain(late).for_each(|done| drop(done.send(Err(error.clone()))));
            }
        }
    }
}

/// Stores a group; an error concerns all of it, and its connection is not used again.
async fn store(pool: &Pool, own: &str, batches: &[Batch]) -> Result<Vec<Written>, StoreError> {
    let client = client(pool).await?;
    let stored = in_time(batch::store(&client, batches, own)).await;
    stored.inspect_err(|_| discard(client))
}
