//! Standard input that does not keep a signal waiting.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use terminal::Signals;

/// How often is looked whether a signal has come.
const STEP: Duration = Duration::from_millis(50);

/// Standard input; it ends when a signal asks the program to end.
pub(super) struct Input {
    signals: Signals,
    pieces: Receiver<io::Result<Vec<u8>>>,
    piece: Vec<u8>,
    read: usize,
}

impl Input {
    /// Begins to read standard input.
    pub(super) fn begin(signals: Signals) -> Input {
        let (sender, pieces) = sync_channel(1);
        // The thread ends with the input, with this reader or with the program.
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let piece = input.fill_buf().map(<[u8]>::to_vec);
                let length = piece.as_ref().map_or(0, Vec::len);
                input.consume(length);
                if sender.send(piece).is_err() || length == 0 {
                    return;
                }
            }
        });
        Input { signals, pieces, piece: Vec::new(), read: 0 }
    }

    /// The next piece; an empty one is the end.
    fn next(&self) -> io::Result<Vec<u8>> {
        while self.signals.noted().is_none() {
            match self.pieces.recv_timeout(STEP) {
                Ok(piece) => return piece,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        Ok(Vec::new())
    }
}

impl BufRead for Input {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.piece.len() {
            (self.piece, self.read) = (self.next()?, 0);
        }
        Ok(&self.piece[self.read..])
    }

    fn consume(&mut self, amount: usize) {
        self.read += amount;
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}
