//! Work that goes on beside the screen.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Work that goes on in a thread of its own.
pub(crate) struct Task<T> {
    answer: Receiver<T>,
}

/// How a task stands.
pub(crate) enum TaskState<T> {
    /// It goes on.
    Working,
    /// It is done.
    Done(T),
    /// It ended without an answer.
    Failed,
}

impl<T: Send + 'static> Task<T> {
    /// Begins.
    pub(crate) fn start(work: impl FnOnce() -> T + Send + 'static) -> Task<T> {
        let (sender, answer) = channel();
        // Nobody waits for the thread: if the screen has gone, nobody wants the answer.
        thread::spawn(move || drop(sender.send(work())));
        Task { answer }
    }

    /// How it stands, after at most so long.
    pub(crate) fn wait(&self, wait: Duration) -> TaskState<T> {
        match self.answer.recv_timeout(wait) {
            Ok(answer) => TaskState::Done(answer),
            Err(RecvTimeoutError::Timeout) => TaskState::Working,
            Err(RecvTimeoutError::Disconnected) => TaskState::Failed,
        }
    }
}
