//! How a command fails: a sentence for people and an exit code for scripts.

use std::io::{self, Write};
use std::process::ExitCode;

use game::{ComponentErrors, Phrase, SetupError};

use crate::voice::Voice;

/// Exit codes; 0 is success. They are part of the interface: `docs/command-line.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    /// What was checked is faulty.
    Faulty = 1,
    /// The command line is wrong.
    Usage = 2,
    /// A file can't be read or written.
    File = 3,
    /// The input ended before the game.
    InputEnded = 4,
}

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Sentences, and a code.
    Said(Code, Vec<Phrase>),
    /// Text that is already written, such as a help text; `true` if it is no error.
    Written(String, bool),
    /// A signal of this number ended the program, or ctrl-c did. Whoever sent it knows why.
    Ended(u8),
    /// The reader of the output has gone. There is nothing to say, and nobody is at fault.
    Gone,
}

impl Failure {
    pub(crate) fn new(code: Code, phrase: Phrase) -> Failure {
        Failure::Said(code, vec![phrase])
    }

    pub(crate) fn usage(phrase: Phrase) -> Failure {
        Failure::new(Code::Usage, phrase)
    }

    pub(crate) fn components(file: String, faults: &ComponentErrors) -> Failure {
        let head = Phrase::new("cli-components-faulty").with("file", file).with("count", faults.0.len());
        Failure::Said(
            Code::Faulty,
            std::iter::once(head).chain(faults.0.iter().map(game::ComponentError::phrase)).collect(),
        )
    }

    /// Says it, if anybody can still hear it, and gives the exit code.
    pub(crate) fn report(self, voice: &Voice) -> ExitCode {
        match self {
            Failure::Gone => ExitCode::SUCCESS,
            Failure::Ended(signal) => ExitCode::from(128 + signal),
            Failure::Written(text, true) => {
                let _ = write!(io::stdout(), "{text}");
                ExitCode::SUCCESS
            }
            Failure::Written(text, false) => {
                let _ = write!(io::stderr(), "{text}");
                ExitCode::from(Code::Usage as u8)
            }
            Failure::Said(code, phrases) => {
                for phrase in &phrases {
                    let _ = writeln!(io::stderr(), "semiramis: {}", voice.say(phrase));
                }
                ExitCode::from(code as u8)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Gone;
        }
        Failure::new(Code::File, Phrase::new("cli-output").with("error", error.to_string()))
    }
}

impl From<SetupError> for Failure {
    fn from(fault: SetupError) -> Failure {
        Failure::usage(fault.phrase())
    }
}
