//! The table line by line: prints what happens in words, asks, and reads a number, a notation or a command.
//!
//! Everything goes through one reader and one writer, so that scripts, pipes and screen readers can play, and tests can.

mod command;
mod obey;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use game::{AnyGame, Language, MoveError, Phrase, Translate, nearest};
use minds::Hint;
use texts::Translator;

use crate::{News, Players, Waiting, log as show};

/// Gives the best decisions of a game, at most so many.
pub type Hints<'a> = dyn Fn(&dyn AnyGame, usize) -> Vec<Hint<String>> + 'a;

/// What the table needs besides the game.
pub struct Host<'a> {
    /// Makes a speaker of a language who knows all messages and the players' names.
    pub speak: &'a dyn Fn(Language) -> Translator,
    /// The language to begin with.
    pub language: Language,
    /// Where to keep the record while the game goes on.
    pub save: Option<PathBuf>,
    /// Writes a record to a file.
    pub write: &'a dyn Fn(&std::path::Path, &str) -> io::Result<()>,
    /// Gives hints.
    pub hints: &'a Hints<'a>,
    /// Whether somebody outside has asked the program to end.
    pub stopped: &'a dyn Fn() -> bool,
}

/// How a game at the plain table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Over,
    /// Somebody left.
    Left,
    /// The input ended before the game.
    InputEnded,
    /// Somebody outside asked the program to end.
    Stopped,
}

/// A plain table that was left.
#[derive(Debug)]
pub struct Closed {
    /// How; an error if nothing could be printed any more.
    pub end: io::Result<End>,
    /// Whether the record holds what is in no file.
    pub unsaved: bool,
}

/// The most legal decisions printed without being asked for more.
const LISTED: usize = 40;
/// How many near ones an unknown decision gets.
const NEAR: usize = 3;

/// How long is waited for others before looking again.
const WAIT: Duration = Duration::from_millis(200);

/// Plays with the players to the end of their game.
pub fn run(players: &mut dyn Players, host: &Host<'_>, input: &mut dyn BufRead, output: &mut dyn Write) -> Closed {
    let words = (host.speak)(host.language);
    let kept = players.record().plies.len();
    let mut table = Lines {
        players,
        host,
        words,
        output,
        log: Vec::new(),
        saved: host.save.clone(),
        kept,
        changed: true,
        waited_for: None,
    };
    let end = table.play(input);
    Closed { end, unsaved: table.is_unsaved() }
}

/// The longest line that is read; what is beyond is thrown away.
const LONGEST: usize = 1000;

fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes)?;
    bytes.truncate(LONGEST);
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}

struct Lines<'a> {
    players: &'a mut dyn Players,
    host: &'a Host<'a>,
    words: Translator,
    output: &'a mut dyn Write,
    log: Vec<String>,
    /// The file this game was saved to.
    saved: Option<PathBuf>,
    /// The plies that are safe in a file.
    kept: usize,
    /// Whether something has changed since the table was read out.
    changed: bool,
    /// What was said to be waited for.
    waited_for: Option<Waiting>,
}

impl Lines<'_> {
    fn play(&mut self, input: &mut dyn BufRead) -> io::Result<End> {
        self.name();
        let history = self.players.history();
        self.log = history.iter().flat_map(|news| show::news(news, &self.words)).collect();
        self.greet()?;
        loop {
            self.go_on()?;
            if self.players.is_over() {
                self.close()?;
                return Ok(End::Over);
            }
            if (self.host.stopped)() {
                return Ok(End::Stopped);
            }
            self.ask()?;
            let Some(line) = read_line(input)? else {
                return Ok(if (self.host.stopped)() { End::Stopped } else { End::InputEnded });
            };
            if self.answer(&line)? {
                return Ok(End::Left);
            }
        }
    }

    /// Whether decisions would be lost if the table were left now.
    fn is_unsaved(&self) -> bool {
        let elsewhere = self.players.is_kept() || self.players.is_over();
        !elsewhere && self.players.record().plies.len() != self.kept
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let said = self.words.say(phrase);
        self.line(&said)
    }

    fn game(&self) -> &dyn AnyGame {
        self.players.game()
    }

    fn greet(&mut self) -> io::Result<()> {
        let meta = self.game().meta();
        let title = self.words.word(&meta.message("title"));
        self.say(&Phrase::new("terminal-greeting").with("title", title))?;
        if let Some(commitment) = self.players.record().commitment {
            self.say(&Phrase::new("terminal-commitment").with("commitment", commitment.to_string()))?;
        }
        self.say(&Phrase::new("terminal-help-hint"))
    }

    /// The players' names, as they are now.
    fn name(&mut self) {
        self.words.set_names(self.players.names(&self.words));
        self.words.set_reader(self.players.reader());
    }

    /// Lets everything happen that needs nobody here, and tells it.
    fn go_on(&mut self) -> io::Result<()> {
        loop {
            let news = self.players.news(WAIT);
            self.name();
            self.changed |= !news.is_empty();
            news.iter().try_for_each(|news| self.tell(news))?;
            if self.players.is_over() || self.players.person().is_some() || (self.host.stopped)() {
                self.waited_for = None;
                return self.save();
            }
            self.say_what_is_waited_for()?;
        }
    }

    /// Minds are quick. A player who waits for people wants to know it.
    fn say_what_is_waited_for(&mut self) -> io::Result<()> {
        let waiting = self.players.waiting().filter(|waiting| !matches!(waiting, Waiting::Mind(_) | Waiting::Answer));
        if waiting.is_none() || waiting == self.waited_for {
            return Ok(());
        }
        self.waited_for = waiting;
        let said = waiting.map(|waiting| self.words.say(&show::waiting(waiting)));
        said.map_or(Ok(()), |said| self.line(&said))?;
        self.output.flush()
    }

    fn tell(&mut self, news: &News) -> io::Result<()> {
        for line in show::news(news, &self.words) {
            self.line(&line)?;
            self.log.push(line);
        }
        Ok(())
    }

    /// Keeps the record up to date. That it could not be written is told, and the game goes on.
    fn save(&mut self) -> io::Result<()> {
        let Some(path) = self.host.save.clone() else { return Ok(()) };
        let record = self.players.record();
        let plies = record.plies.len();
        match (self.host.write)(&path, &record.to_string()) {
            Ok(()) => {
                self.kept = plies;
                Ok(())
            }
            Err(error) => self.could_not_save(&path, &error),
        }
    }

    fn could_not_save(&mut self, path: &std::path::Path, error: &io::Error) -> io::Result<()> {
        let phrase =
            Phrase::new("terminal-not-saved").with("file", path.display().to_string()).with("error", error.to_string());
        self.say(&phrase)
    }

    /// Reads the table out, if it has changed, and asks.
    fn ask(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.changed) {
            self.line("")?;
            self.board()?;
            self.list(LISTED)?;
            let prompt = show::prompt(self.players, &self.words);
            self.line(&prompt)?;
        }
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn board(&mut self) -> io::Result<()> {
        let table = crate::plain_table(self.game(), &self.words);
        self.line(&table)
    }

    fn list(&mut self, most: usize) -> io::Result<()> {
        let decisions = self.game().actions();
        let width = decisions.iter().take(most).map(String::len).max().unwrap_or_default();
        for (number, decision) in decisions.iter().enumerate().take(most) {
            let told = self.game().tell(decision).map(|phrase| self.words.say(&phrase)).unwrap_or_default();
            self.line(&format!("{:>4}  {decision:<width$}  {told}", number + 1))?;
        }
        if decisions.len() > most {
            self.say(&Phrase::new("terminal-more").with("count", decisions.len() - most))?;
        }
        Ok(())
    }

    /// Does what a line asks for; `true` if it asks to leave.
    fn answer(&mut self, line: &str) -> io::Result<bool> {
        if let Some(command) = line.strip_prefix('/') {
            return self.command(command);
        }
        let decisions = self.game().actions();
        let numbered = line.parse::<usize>().ok().and_then(|number| decisions.get(number.wrapping_sub(1)));
        let decision = numbered.cloned().unwrap_or_else(|| line.to_lowercase());
        match self.players.play(&decision) {
            Ok(()) => {}
            Err(_) if line.is_empty() => {
                let prompt = show::prompt(self.players, &self.words);
                self.line(&prompt)?;
            }
            Err(rejection) => self.reject(&decision, &rejection)?,
        }
        Ok(false)
    }

    /// Says in one line why not, where the rules say so, and what looks most like it.
    fn reject(&mut self, decision: &str, rejection: &MoveError) -> io::Result<()> {
        let decisions = self.game().actions();
        if decision.parse::<usize>().is_ok() {
            let phrase = Phrase::new("terminal-no-choice").with("found", decision).with("count", decisions.len());
            return self.say(&phrase);
        }
        let rules = self.game().meta().rulebook.get(self.words.language());
        let mut said = show::rejection(rejection, rules, &self.words);
        if let MoveError::Unreadable(_) = rejection {
            let near = nearest(decision, &decisions, NEAR).join(" · ");
            said = format!("{said} {}", self.words.say(&Phrase::new("terminal-nearest").with("near", near)));
        }
        self.line(&said)
    }

    /// Shows the final table, who won, and the seed that was promised.
    fn close(&mut self) -> io::Result<()> {
        self.line("")?;
        self.board()?;
        self.say(&show::verdict(self.players.game()))?;
        if let (Some(seed), Some(_)) = (self.players.record().seed, self.players.record().commitment) {
            self.say(&Phrase::new("terminal-seed").with("seed", seed.to_string()))?;
        }
        Ok(())
    }
}
