//! The commands of the plain table. Their words are in the Fluent files; those of every language are understood.

use table::{Language, Words};
use words::Speaker;

/// What can be asked for besides a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    List,
    Board,
    Why,
    Hint,
    Undo,
    Score,
    Log,
    Rules,
    Save,
    Lang,
    Say,
    Quit,
}

impl Command {
    pub(super) const ALL: [Command; 13] = [
        Command::Help,
        Command::List,
        Command::Board,
        Command::Why,
        Command::Hint,
        Command::Undo,
        Command::Score,
        Command::Log,
        Command::Rules,
        Command::Save,
        Command::Lang,
        Command::Say,
        Command::Quit,
    ];

    const fn key(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::List => "list",
            Command::Board => "board",
            Command::Why => "why",
            Command::Hint => "hint",
            Command::Undo => "undo",
            Command::Score => "score",
            Command::Log => "log",
            Command::Rules => "rules",
            Command::Save => "save",
            Command::Lang => "lang",
            Command::Say => "say",
            Command::Quit => "quit",
        }
    }

    pub(super) fn word_id(self) -> String {
        format!("terminal-command-{}", self.key())
    }

    pub(super) fn help_id(self) -> String {
        format!("terminal-command-{}-help", self.key())
    }

    /// The command with this word, in whatever language.
    pub(super) fn read(word: &str, speak: &dyn Fn(Language) -> Speaker) -> Option<Command> {
        let word = word.to_lowercase();
        let said =
            |command: &Command| Language::ALL.iter().any(|&language| speak(language).word(&command.word_id()) == word);
        Command::ALL.into_iter().find(said)
    }
}
