//! What other processes on the same database tell.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client};

use super::connect::{PgConnection, PgTarget};
use super::errors::{CONNECT, STATEMENT, in_time, unavailable};
use crate::StoreError;

/// Says that something may have been missed.
const ANYTHING: &str = "*";
/// The server takes less than 8,000 bytes.
const LONGEST: usize = 7_900;
/// How many messages wait for a slow receiver before it has missed some.
const WAITING: usize = 4096;
/// How often the listener makes sure that there is still a server to listen to.
const PING: Duration = Duration::from_secs(15);
/// The longest pause between two attempts to reach the server again.
const PAUSE: Duration = Duration::from_secs(2);

/// What is sent: as many messages as fit, a line each, after the name by which a store knows what it said itself. What
/// can't be sent becomes "anything may have happened".
pub(super) fn payloads(own: &str, messages: &[&str]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for message in messages {
        let fits = own.len() + 1 + message.len() <= LONGEST && !message.contains('\n');
        let message = if fits { message } else { ANYTHING };
        match payloads.last_mut().filter(|last| last.len() + 1 + message.len() <= LONGEST) {
            Some(last) => last.extend(["\n", message]),
            None => payloads.push(format!("{own} {message}")),
        }
    }
    payloads
}

/// A task with a connection of its own, as long as somebody may listen.
pub(super) struct Listener {
    heard: broadcast::Sender<String>,
    task: JoinHandle<()>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Listener {
    /// Listens: nothing told after this is missed.
    pub(super) async fn start(target: PgTarget, own: Arc<str>) -> Result<Listener, StoreError> {
        let (heard, _) = broadcast::channel(WAITING);
        let ear = Ear { target, own, heard: heard.clone() };
        let line = ear.connect().await?;
        let task = tokio::spawn(ear.listen(line));
        Ok(Listener { heard, task })
    }

    pub(super) fn hear(&self) -> broadcast::Receiver<String> {
        self.heard.subscribe()
    }
}

struct Line {
    client: Client,
    connection: PgConnection,
}

struct Ear {
    target: PgTarget,
    own: Arc<str>,
    heard: broadcast::Sender<String>,
}

impl Ear {
    async fn connect(&self) -> Result<Line, StoreError> {
        let connect = async {
            let (client, connection) = self.target.connect().await?;
            let mut line = Line { client, connection };
            self.ask(&mut line, "LISTEN semiramis").await?;
            Ok(line)
        };
        in_time(connect).await
    }

    async fn listen(self, mut line: Line) {
        loop {
            let error = self.follow(&mut line).await;
            tracing::warn!(%error, "the listener lost its connection");
            line = self.reconnect().await;
            self.say(ANYTHING);
        }
    }

    async fn reconnect(&self) -> Line {
        let mut pause = Duration::from_millis(50);
        loop {
            match self.connect().await {
                Ok(line) => return line,
                Err(error) => tracing::debug!(%error, "the listener can't reach the database"),
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(PAUSE);
        }
    }

    /// Passes on what is heard until the connection is lost.
    async fn follow(&self, line: &mut Line) -> StoreError {
        loop {
            let heard = tokio::time::timeout(PING, self.hear(&mut line.connection));
            match heard.await {
                Ok(error) => return error,
                Err(_) => {
                    if let Err(error) = self.ask(line, "").await {
                        return error;
                    }
                }
            }
        }
    }

    /// Asks the server something, and hears what comes meanwhile.
    async fn ask(&self, line: &mut Line, sql: &str) -> Result<(), StoreError> {
        let Line { client, connection } = line;
        let asked = tokio::time::timeout(STATEMENT.max(CONNECT), client.batch_execute(sql));
        tokio::select! {
            answer = asked => answer.map_err(unavailable)?.map_err(unavailable),
            error = self.hear(connection) => Err(error),
        }
    }

    /// Hears until the connection is lost, and says why it was.
    async fn hear(&self, connection: &mut PgConnection) -> StoreError {
        loop {
            match poll_fn(|context| connection.poll_message(context)).await {
                Some(Ok(AsyncMessage::Notification(note))) => self.pass_on(note.payload()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return unavailable(error),
                None => return StoreError::Unavailable("the connection was closed".to_owned()),
            }
        }
    }

    fn pass_on(&self, payload: &str) {
        match payload.split_once(' ') {
            Some((from, _)) if *from == *self.own => {}
            Some((_, messages)) => messages.split('\n').for_each(|message| self.say(message)),
            None => {}
        }
    }

    fn say(&self, message: &str) {
        // Nobody listening is fine.
        drop(self.heard.send(message.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_share_payloads_that_the_server_takes() {
        assert_eq!(payloads("me", &[]), Vec::<String>::new());
        assert_eq!(payloads("me", &["table x", "table y"]), ["me table x\ntable y"]);
        assert_eq!(payloads("me", &["a", &"é".repeat(4000), "b\nc"]), ["me a\n*\n*"]);
        let long = "x".repeat(LONGEST / 2);
        let payloads = payloads("me", &[&long, &long, "short"]);
        assert_eq!(payloads, [format!("me {long}"), format!("me {long}\nshort")]);
        assert!(payloads.iter().all(|payload| payload.len() <= LONGEST));
    }
}
