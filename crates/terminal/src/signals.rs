//! Signals that would end the program are noted instead, so that no game is lost.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

/// The signal that has come, if one has.
#[derive(Clone, Debug)]
pub struct Signals(Arc<AtomicUsize>);

impl Signals {
    /// From now on signals are noted.
    pub fn note() -> io::Result<Signals> {
        let noted = Arc::new(AtomicUsize::new(0));
        for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] {
            signal_hook::flag::register_usize(signal, Arc::clone(&noted), signal as usize)?;
        }
        Ok(Signals(noted))
    }

    /// The signal by which somebody outside asked the program to end.
    pub fn noted(&self) -> Option<u8> {
        u8::try_from(self.0.load(Ordering::Relaxed)).ok().filter(|&signal| signal != 0)
    }
}
