//! The commands of the plain table. Their words are in the Fluent files; those of every language are understood.

use game::{Language, Translate};
use texts::Translator;

/// What can be asked for besides a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineCommand {
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

impl LineCommand {
    pub(super) const ALL: [LineCommand; 13] = [
        LineCommand::Help,
        LineCommand::List,
        LineCommand::Board,
        LineCommand::Why,
        LineCommand::Hint,
        LineCommand::Undo,
        LineCommand::Score,
        LineCommand::Log,
        LineCommand::Rules,
        LineCommand::Save,
        LineCommand::Lang,
        LineCommand::Say,
        LineCommand::Quit,
    ];

    const fn key(self) -> &'static str {
        match self {
            LineCommand::Help => "help",
            LineCommand::List => "list",
            LineCommand::Board => "board",
            LineCommand::Why => "why",
            LineCommand::Hint => "hint",
            LineCommand::Undo => "undo",
            LineCommand::Score => "score",
            LineCommand::Log => "log",
            LineCommand::Rules => "rules",
            LineCommand::Save => "save",
            LineCommand::Lang => "lang",
            LineCommand::Say => "say",
            LineCommand::Quit => "quit",
        }
    }

    pub(super) fn word_id(self) -> String {
        format!("terminal-command-{}", self.key())
    }

    pub(super) fn help_id(self) -> String {
        format!("terminal-command-{}-help", self.key())
    }

    /// The command with this word, in whatever language.
    pub(super) fn read(word: &str, speak: &dyn Fn(Language) -> Translator) -> Option<LineCommand> {
        let word = word.to_lowercase();
        let said = |command: &LineCommand| {
            Language::ALL.iter().any(|&language| speak(language).word(&command.word_id()) == word)
        };
        LineCommand::ALL.into_iter().find(said)
    }
}
