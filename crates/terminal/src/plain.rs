//! The table line by line: prints what happens in words, asks, and reads a number, a notation or a command.
//!
//! Everything goes through one reader and one writer, so that scripts, pipes and screen readers can play, and tests can.

mod command;
mod obey;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use minds::Advice;
use table::{Language, Match, Phrase, Rejection, Words, nearest};
use words::Speaker;

use crate::{Company, News, Waiting, telling as show};

/// What the table needs besides the game.
pub struct Host<'a> {
    /// Makes a speaker of a language who knows all messages and the players' names.
    pub speak: &'a dyn Fn(Language) -> Speaker,
    /// The language to begin with.
    pub language: Language,
    /// Where to keep the record while the game goes on.
    pub save: Option<PathBuf>,
    /// Writes a record to a file.
    pub write: &'a dyn Fn(&std::path::Path, &str) -> io::Result<()>,
    /// Gives advice: the best decisions of a match, at most so many.
    pub advise: &'a dyn Fn(&dyn Match, usize) -> Vec<Advice>,
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
}

/// The most legal decisions printed without being asked for more.
const LISTED: usize = 40;
/// How many near ones an unknown decision gets.
const NEAR: usize = 3;

/// How long is waited for others before looking again.
const PATIENCE: Duration = Duration::from_secs(1);

/// Plays with a company to the end of its game.
pub fn run(
    company: &mut dyn Company,
    host: &Host<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<End> {
    let words = (host.speak)(host.language);
    let mut table = Plain { company, host, words, output, log: Vec::new(), waited_for: None };
    table.name();
    table.greet()?;
    loop {
        table.go_on()?;
        if table.company.is_over() {
            table.close()?;
            return Ok(End::Over);
        }
        table.ask()?;
        let Some(line) = read_line(input)? else {
            table.say(&Phrase::new("terminal-input-ended"))?;
            return Ok(End::InputEnded);
        };
        if table.answer(&line)? {
            return Ok(End::Left);
        }
    }
}

/// The longest line that is read; what is beyond is thrown away.
const LONGEST: usize = 1000;

fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes)?;
    bytes.truncate(LONGEST);
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}

struct Plain<'a> {
    company: &'a mut dyn Company,
    host: &'a Host<'a>,
    words: Speaker,
    output: &'a mut dyn Write,
    log: Vec<String>,
    /// What was said to be waited for.
    waited_for: Option<Waiting>,
}

impl Plain<'_> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let said = self.words.say(phrase);
        self.line(&said)
    }

    fn game(&self) -> &dyn Match {
        self.company.game()
    }

    fn greet(&mut self) -> io::Result<()> {
        let meta = self.game().meta();
        let title = self.words.word(&meta.message("title"));
        self.say(&Phrase::new("terminal-greeting").with("title", title))?;
        if let Some(commitment) = self.company.record().commitment {
            self.say(&Phrase::new("terminal-commitment").with("commitment", commitment.to_string()))?;
        }
        self.say(&Phrase::new("terminal-help-hint"))
    }

    /// The players' names, as they are now.
    fn name(&mut self) {
        self.words.set_names(self.company.names(&self.words));
    }

    /// Lets everything happen that needs nobody here, and tells it.
    fn go_on(&mut self) -> io::Result<()> {
        loop {
            let news = self.company.news(PATIENCE);
            self.name();
            news.iter().try_for_each(|news| self.tell(news))?;
            if self.company.is_over() || self.company.person().is_some() {
                self.waited_for = None;
                return self.save();
            }
            self.say_what_is_waited_for()?;
        }
    }

    /// Minds are quick; whoever waits for people wants to know it.
    fn say_what_is_waited_for(&mut self) -> io::Result<()> {
        let waiting = self.company.waiting().filter(|waiting| !matches!(waiting, Waiting::Mind(_) | Waiting::Answer));
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
        let text = self.company.record().to_string();
        match (self.host.write)(&path, &text) {
            Ok(()) => Ok(()),
            Err(error) => self.could_not_save(&path, &error),
        }
    }

    fn could_not_save(&mut self, path: &std::path::Path, error: &io::Error) -> io::Result<()> {
        let phrase =
            Phrase::new("terminal-not-saved").with("file", path.display().to_string()).with("error", error.to_string());
        self.say(&phrase)
    }

    fn ask(&mut self) -> io::Result<()> {
        self.line("")?;
        self.picture()?;
        self.list(LISTED)?;
        self.say(&self.game().prompt())?;
        write!(self.output, "> ")?;
        self.output.flush()
    }

    fn picture(&mut self) -> io::Result<()> {
        let picture = self.game().picture(&self.words);
        self.line(picture.trim_end())
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
        match self.company.play(&decision) {
            Ok(()) => {}
            Err(_) if line.is_empty() => {}
            Err(rejection) => self.reject(&decision, &rejection)?,
        }
        Ok(false)
    }

    /// Says why not, where the rules say so, and what looks most like it.
    fn reject(&mut self, decision: &str, rejection: &Rejection) -> io::Result<()> {
        let said = show::rejection(rejection, &self.words);
        self.line(&said)?;
        if let Rejection::Misread(_) = rejection {
            let decisions = self.game().actions();
            let near = nearest(decision, &decisions, NEAR).join(" · ");
            self.say(&Phrase::new("terminal-nearest").with("near", near))?;
        }
        Ok(())
    }

    /// Shows the final table, the score sheet, who won, and the seed that was promised.
    fn close(&mut self) -> io::Result<()> {
        self.line("")?;
        self.picture()?;
        self.score()?;
        self.say(&show::verdict(self.company.game()))?;
        if let (Some(seed), Some(_)) = (self.company.record().seed, self.company.record().commitment) {
            self.say(&Phrase::new("terminal-seed").with("seed", seed.to_string()))?;
        }
        Ok(())
    }
}
