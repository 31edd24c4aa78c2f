//! What the commands of the plain table do.

use std::io;
use std::path::PathBuf;

use table::{Language, Phrase, Words};

use super::command::Command;
use super::{NEAR, Plain};
use crate::telling as show;

impl Plain<'_> {
    /// Does what a command says; `true` if it says to leave.
    pub(super) fn command(&mut self, line: &str) -> io::Result<bool> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let Some(command) = Command::read(word, self.host.speak) else {
            self.say(&Phrase::new("terminal-unknown-command").with("found", word))?;
            return Ok(false);
        };
        match command {
            Command::Quit => {
                self.save()?;
                return Ok(true);
            }
            Command::Help => self.help()?,
            Command::List => self.list(usize::MAX)?,
            Command::Board => self.picture()?,
            Command::Why => self.why(rest)?,
            Command::Hint => self.hint()?,
            Command::Undo => self.undo()?,
            Command::Score => self.score()?,
            Command::Log => self.show_log()?,
            Command::Rules => self.rules(rest)?,
            Command::Save => self.save_as(rest)?,
            Command::Lang => self.speak(rest)?,
            Command::Say => self.chat(rest)?,
        }
        Ok(false)
    }

    fn help(&mut self) -> io::Result<()> {
        self.say(&Phrase::new("terminal-help"))?;
        for command in Command::ALL {
            let (word, help) = (self.words.word(&command.word_id()), self.words.word(&command.help_id()));
            self.line(&format!("  /{word:<10} {help}"))?;
        }
        Ok(())
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
        if !self.company.allows_hints() {
            return self.say(&Phrase::new("terminal-no-hints"));
        }
        for advice in (self.host.advise)(self.company.game(), NEAR) {
            let lines = show::advice(&advice, self.company.game(), &self.words);
            lines.iter().try_for_each(|line| self.line(line))?;
        }
        Ok(())
    }

    fn undo(&mut self) -> io::Result<()> {
        if self.company.undo() { Ok(()) } else { self.say(&Phrase::new("terminal-not-undone")) }
    }

    pub(super) fn score(&mut self) -> io::Result<()> {
        let sheet = crate::score_sheet(self.company.game(), &self.words);
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
        match show::rules(text, id) {
            Some(text) => self.line(&text),
            None => self.say(&Phrase::new("terminal-no-paragraph").with("found", id)),
        }
    }

    fn save_as(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(&Phrase::new("terminal-save-where"));
        }
        let path = PathBuf::from(file);
        let text = self.company.record().to_string();
        match (self.host.write)(&path, &text) {
            Ok(()) => self.say(&Phrase::new("terminal-saved").with("file", file)),
            Err(error) => self.could_not_save(&path, &error),
        }
    }

    fn chat(&mut self, text: &str) -> io::Result<()> {
        if self.company.say(text) { Ok(()) } else { self.say(&Phrase::new("terminal-nobody-hears")) }
    }

    fn speak(&mut self, code: &str) -> io::Result<()> {
        match Language::ALL.into_iter().find(|language| language.code() == code) {
            Some(language) => {
                self.words = (self.host.speak)(language);
                self.name();
                self.say(&Phrase::new("terminal-language"))
            }
            None => self.say(&Phrase::new("terminal-no-language").with("found", code)),
        }
    }
}
