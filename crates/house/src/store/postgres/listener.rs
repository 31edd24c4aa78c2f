//! What other processes on the same database tell.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client};

use super::connect::{Way, Wire};
use super::errors::{CONNECT, STATEMENT, in_time, unavailable};
use crate::store::Trouble;

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

/// What is sent, so that a store does not hear itself; what is too long to be told becomes "anything may have happened".
pub(super) fn payload(own: &str, message: &str) -> String {
    let message = if message.len() > LONGEST { ANYTHING } else { message };
    format!("{own} {message}")
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
    pub(super) async fn start(way: Way, own: Arc<str>) -> Result<Listener, Trouble> {
        let (heard, _) = broadcast::channel(WAITING);
        let ear = Ear { way, own, heard: heard.clone() };
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
    connection: Wire,
}

struct Ear {
    way: Way,
    own: Arc<str>,
    heard: broadcast::Sender<String>,
}

impl Ear {
    async fn connect(&self) -> Result<Line, Trouble> {
        let connect = async {
            let (client, connection) = self.way.connect().await?;
            let mut line = Line { client, connection };
            self.ask(&mut line, "LISTEN semiramis").await?;
            Ok(line)
        };
        in_time(connect).await
    }

    async fn listen(self, mut line: Line) {
        loop {
            let trouble = self.follow(&mut line).await;
            tracing::warn!(%trouble, "the listener lost its connection");
            line = self.reconnect().await;
            self.say(ANYTHING);
        }
    }

    async fn reconnect(&self) -> Line {
        let mut pause = Duration::from_millis(50);
        loop {
            match self.connect().await {
                Ok(line) => return line,
                Err(trouble) => tracing::debug!(%trouble, "the listener can't reach the database"),
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(PAUSE);
        }
    }

    /// Passes on what is heard until the connection is lost.
    async fn follow(&self, line: &mut Line) -> Trouble {
        loop {
            let heard = tokio::time::timeout(PING, self.hear(&mut line.connection));
            match heard.await {
                Ok(trouble) => return trouble,
                Err(_) => {
                    if let Err(trouble) = self.ask(line, "").await {
                        return trouble;
                    }
                }
            }
        }
    }

    /// Asks the server something, and hears what comes meanwhile.
    async fn ask(&self, line: &mut Line, sql: &str) -> Result<(), Trouble> {
        let Line { client, connection } = line;
        let asked = tokio::time::timeout(STATEMENT.max(CONNECT), client.batch_execute(sql));
        tokio::select! {
            answer = asked => answer.map_err(unavailable)?.map_err(unavailable),
            trouble = self.hear(connection) => Err(trouble),
        }
    }

    /// Hears until the connection is lost, and says why it was.
    async fn hear(&self, connection: &mut Wire) -> Trouble {
        loop {
            match poll_fn(|context| connection.poll_message(context)).await {
                Some(Ok(AsyncMessage::Notification(note))) => self.pass_on(note.payload()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return unavailable(error),
                None => return Trouble::Unavailable("the connection was closed".to_owned()),
            }
        }
    }

    fn pass_on(&self, payload: &str) {
        match payload.split_once(' ') {
            Some((from, _)) if *from == *self.own => {}
            Some((_, message)) => self.say(message),
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
    fn what_is_too_long_to_tell_becomes_anything() {
        assert_eq!(payload("me", "table x"), "me table x");
        assert_eq!(payload("me", &"é".repeat(4000)), "me *");
    }
}
