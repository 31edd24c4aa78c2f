//! What the commands of the plain table do.

use std::io;
use std::path::PathBuf;

use game::{Language, Phrase, Translate};

use super::command::LineCommand;
use super::{Lines, NEAR};
use crate::legend::legend;
use crate::log as show;

impl Lines<'_> {
    /// Does what a command says; `true` if it says to leave.
    pub(super) fn command(&mut self, line: &str) -> io::Result<bool> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let Some(command) = LineCommand::read(word, self.host.speak) else {
            self.say(&Phrase::new("terminal-unknown-command").with("found", word))?;
            return Ok(false);
        };
        match command {
            LineCommand::Quit => {
                self.save()?;
                return Ok(true);
            }
            LineCommand::Help => self.help()?,
            LineCommand::List => self.list(usize::MAX)?,
            LineCommand::Board => self.board()?,
            LineCommand::Why => self.why(rest)?,
            LineCommand::Hint => self.hint()?,
            LineCommand::Undo => self.undo()?,
            LineCommand::Score => self.score()?,
            LineCommand::Log => self.show_log()?,
            LineCommand::Rules => self.rules(rest)?,
            LineCommand::Save => self.save_as(rest)?,
            LineCommand::Lang => self.speak(rest)?,
            LineCommand::Say => self.chat(rest)?,
        }
        Ok(false)
    }

    fn help(&mut self) -> io::Result<()> {
        self.say(&Phrase::new("terminal-help"))?;
        for command in LineCommand::ALL {
            let (word, help) = (self.words.word(&command.word_id()), self.words.word(&command.help_id()));
            self.line(&format!("  /{word:<10} {help}"))?;
        }
        let legend = legend(self.game(), &self.words);
        if !legend.is_empty() {
            self.say(&Phrase::new("terminal-help-signs"))?;
        }
        legend.iter().try_for_each(|(sign, meaning)| self.line(&format!("  {sign:<12} {meaning}")))
    }

    /// Tells what a decision would do, or why it can't be taken.
    fn why(&mut self, decision: &str) -> io::Result<()> {
        let decision = decision.to_lowercase();
        if let Err(rejection) = self.game().check(&decision) {
            return self.reject(&decision, &rejection);
        }
        self.say(&Phrase::new("terminal-legal").with("decision", decision.as_str()))?;
        let preview = self.game().preview(&decision);
        preview.iter().try_for_each(|phrase| self.say(phrase))
    }

    /// The best decisions with their chances, and what speaks for them.
    fn hint(&mut self) -> io::Result<()> {
        if !self.players.allows_hints() {
            return self.say(&Phrase::new("terminal-no-hints"));
        }
        for hint in (self.host.hints)(self.players.game(), NEAR) {
            let lines = show::hint(&hint, self.players.game(), &self.words);
            lines.iter().try_for_each(|line| self.line(line))?;
        }
        Ok(())
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.players.undo() { Ok(()) } else { self.say(&Phrase::new("terminal-not-undone")) }
    }

    pub(super) fn score(&mut self) -> io::Result<()> {
        let sheet = crate::score_sheet(self.players.game(), &self.words);
        self.line(&sheet)
    }

    fn show_log(&mut self) -> io::Result<()> {
        let log = std::mem::take(&mut self.log);
        log.iter().try_for_each(|line| self.line(line))?;
        self.log = log;
        Ok(())
    }

    fn rules(&mut self, id: &str) -> io::Result<()> {
        let text = self.game().meta().rulebook.get(self.words.language());
        match show::rules(text, id, &self.words) {
            Some(text) => self.line(&text),
            None => self.say(&Phrase::new("terminal-no-paragraph").with("found", id)),
        }
    }

    fn save_as(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(&Phrase::new("terminal-save-where"));
        }
        let path = PathBuf::from(file);
        if path.exists() && self.saved.as_ref() != Some(&path) {
            return self.say(&Phrase::new("terminal-save-exists").with("file", file));
        }
        let record = self.players.record();
        let plies = record.plies.len();
        match (self.host.write)(&path, &record.to_string()) {
            Ok(()) => {
                self.saved = Some(path);
                self.kept = plies;
                self.say(&Phrase::new("terminal-saved").with("file", file))
            }
            Err(error) => self.could_not_save(&path, &error),
        }
    }

    fn chat(&mut self, text: &str) -> io::Result<()> {
        if self.players.say(text) { Ok(()) } else { self.say(&Phrase::new("terminal-nobody-hears")) }
    }

    fn speak(&mut self, code: &str) -> io::Result<()> {
        match Language::ALL.into_iter().find(|language| language.code() == code) {
            Some(language) => {
                self.words = (self.host.speak)(language);
                self.name();
                self.changed = true;
                self.say(&Phrase::new("terminal-language"))
            }
            None => self.say(&Phrase::new("terminal-no-language").with("found", code)),
        }
    }
}
