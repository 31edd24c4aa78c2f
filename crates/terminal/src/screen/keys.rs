//! What keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use game::Phrase;
use game::board::BoardKey;

use super::app::{App, Exit, Panel};
use super::deciding::CursorMove;
use super::layer::{AfterSaving, Ask, Help, Layer};
use super::line::Line;
use super::rules::Pager;

/// How far a page is.
const PAGE: isize = 10;

impl App<'_> {
    /// Does what a key asks for.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.exit = Some(Exit::AtOnce);
            return;
        }
        let asks = matches!(key.code, KeyCode::Char('?')) && !self.layer.takes_text() || key.code == KeyCode::F(1);
        match std::mem::replace(&mut self.layer, Layer::None) {
            Layer::Help(help, under) => self.key_in_help(key.code, help, under),
            under if asks => self.layer = Layer::Help(Help::Keys, Box::new(under)),
            Layer::None if self.past.is_some() => self.key_in_past(key),
            Layer::None => self.key_at_table(key),
            Layer::Typing(line) => self.key_in_typing(key, line),
            Layer::Choice(choice) => self.key_in_choice(key.code, choice),
            Layer::Rules(pager) => self.key_in_rules(key, pager),
            Layer::Hints(hints) => {
                let best = hints.first().and_then(|best| self.legal.iter().position(|ply| *ply == best.action));
                if let (KeyCode::Enter, Some(best)) = (key.code, best) {
                    self.choose(best);
                }
            }
            // Any key closes it.
            Layer::Preview => {}
            Layer::Ask(ask, line) => self.key_in_question(key, ask, line),
            Layer::Abandon(then) => self.key_in_abandon(key.code, then),
            Layer::Replace(path, then) => {
                if self.is_yes(key.code) {
                    self.write_and_then(&path, then);
                }
            }
        }
    }

    fn key_at_table(&mut self, key: KeyEvent) {
        self.calm();
        let all = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.go(CursorMove::Up, all),
            KeyCode::Down | KeyCode::Char('j') => self.go(CursorMove::Down, all),
            KeyCode::Left | KeyCode::Char('h') => self.go(CursorMove::Left, all),
            KeyCode::Right | KeyCode::Char('l') => self.go(CursorMove::Right, all),
            KeyCode::PageUp => self.scroll(-PAGE),
            KeyCode::PageDown => self.scroll(PAGE),
            KeyCode::Enter | KeyCode::Char(' ') => self.take(),
            KeyCode::Tab => self.next_panel(1),
            KeyCode::BackTab => self.next_panel(Panel::ALL.len() - 1),
            KeyCode::Esc => self.notice = None,
            KeyCode::Char(sign) => self.sign_at_table(sign),
            _ => {}
        }
    }

    fn sign_at_table(&mut self, sign: char) {
        match sign {
            '0'..='9' | ':' | ';' if self.legal.is_empty() => self.say(&Phrase::new("terminal-not-your-turn")),
            '0'..='9' => self.layer = Layer::Typing(Line::new(sign)),
            ':' | ';' => self.layer = Layer::Typing(Line::default()),
            'i' if !self.legal.is_empty() => self.layer = Layer::Preview,
            'u' => self.take_back(),
            'a' => self.ask_for_hint(),
            'r' if self.board_has(BoardKey::Turn) => self.turn_tile(),
            'v' if self.board_has(BoardKey::Side) => {
                self.from_east = !self.from_east;
                self.sketch = None;
            }
            'R' => self.open_rules(),
            'p' => self.look_back(usize::MAX),
            '[' => self.next_garden(self.players.game().players().saturating_sub(1)),
            ']' => self.next_garden(1),
            'L' => self.switch_language(),
            's' => self.ask_where_to_save(AfterSaving::Stay),
            'o' => self.ask_what_to_load(),
            'c' => self.layer = Layer::Ask(Ask::Say, Line::default()),
            'q' => self.ask_to_leave(),
            _ => self.say(&Phrase::new("terminal-unknown-key")),
        }
    }

    fn go(&mut self, way: CursorMove, all: bool) {
        match (self.panel, way) {
            (Panel::Decisions, CursorMove::Up) => self.choose(self.chosen.saturating_sub(1)),
            (Panel::Decisions, CursorMove::Down) => self.choose(self.chosen + 1),
            (Panel::Log, CursorMove::Up) => self.scroll(-1),
            (Panel::Log, CursorMove::Down) => self.scroll(1),
            (Panel::Players, CursorMove::Up) => self.next_garden(self.players.game().players().saturating_sub(1)),
            (Panel::Players, CursorMove::Down) => self.next_garden(1),
            (Panel::Board, way) => self.move_cursor(way, all),
            (_, CursorMove::Left | CursorMove::Right) => {}
        }
    }

    /// Scrolls the panel that has the keys; a board that is seen whole lets the log scroll.
    pub(super) fn scroll(&mut self, lines: isize) {
        match self.panel {
            Panel::Decisions => self.choose(self.chosen.saturating_add_signed(lines)),
            Panel::Board if self.deepest > 0 => self.scroll_board(lines),
            _ => self.scrolled = self.scrolled.saturating_add_signed(-lines).min(self.log.len().saturating_sub(1)),
        }
    }

    fn scroll_board(&mut self, lines: isize) {
        let top = usize::from(self.shift.unwrap_or_default()).saturating_add_signed(lines);
        self.shift = Some(top.min(self.deepest.into()) as u16);
    }

    fn take(&mut self) {
        match self.panel {
            Panel::Decisions => self.decide_number(self.chosen),
            Panel::Board => self.take_place(),
            Panel::Players | Panel::Log => self.panel = Panel::Board,
        }
    }

    fn next_panel(&mut self, steps: usize) {
        let at = Panel::ALL.iter().position(|&panel| panel == self.panel).unwrap_or_default();
        self.panel = Panel::ALL[(at + steps) % Panel::ALL.len()];
    }

    fn take_back(&mut self) {
        if self.players.undo() {
            self.turned = false;
            self.go_on(std::time::Duration::ZERO);
        } else {
            self.say(&Phrase::new("terminal-not-undone"));
        }
    }

    fn open_rules(&mut self) {
        let text = self.players.game().meta().rulebook.get(self.words.language());
        self.layer = Layer::Rules(Box::new(Pager::open(text, self.cited.as_deref(), &self.words)));
    }

    fn key_in_past(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Left | KeyCode::Char('h') => self.leaf(-1),
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.leaf(1),
            KeyCode::Up | KeyCode::Char('k') => self.scroll(-1),
            KeyCode::Down | KeyCode::Char('j') => self.scroll(1),
            KeyCode::PageUp => self.leaf(-PAGE),
            KeyCode::PageDown => self.leaf(PAGE),
            KeyCode::Home => self.look_back(0),
            KeyCode::End => self.look_back(usize::MAX),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('p') => self.stop_looking_back(),
            KeyCode::Tab => self.next_panel(1),
            KeyCode::Char(sign @ ('[' | ']' | 'L' | 'R' | 'q' | 's' | 'o' | 'v')) => self.sign_at_table(sign),
            _ => {}
        }
    }

    /// `?` shows the other page, everything else leads back to where one was.
    fn key_in_help(&mut self, code: KeyCode, help: Help, under: Box<Layer>) {
        self.layer = match code {
            KeyCode::Char('?') | KeyCode::F(1) | KeyCode::Tab => Layer::Help(help.next(), under),
            _ => *under,
        };
    }

    fn key_in_typing(&mut self, key: KeyEvent, mut line: Line) {
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Tab => line.complete(&self.legal),
            KeyCode::Enter => {
                let typed = line.text().trim().to_owned();
                self.layer = Layer::Typing(line);
                if !typed.is_empty() {
                    self.decide_typed(&typed);
                }
                return;
            }
            _ => {
                if !edit(&mut line, key) {
                    return;
                }
            }
        }
        self.notice = None;
        self.layer = Layer::Typing(line);
    }

    fn key_in_choice(&mut self, code: KeyCode, mut choice: super::layer::Choice) {
        let last = choice.numbers.len().saturating_sub(1);
        match code {
            KeyCode::Up | KeyCode::Char('k') => choice.at = choice.at.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Char('j') => choice.at = if choice.at == last { 0 } else { choice.at + 1 },
            KeyCode::Enter | KeyCode::Char(' ') => return self.decide_number(choice.numbers[choice.at.min(last)]),
            KeyCode::Char('r') if self.board_has(BoardKey::Turn) => self.turn_tile(),
            KeyCode::Char(sign) => {
                let at =
                    sign.to_digit(10).and_then(|digit| choice.numbers.get((digit as usize).wrapping_sub(1)).copied());
                if let Some(number) = at {
                    return self.decide_number(number);
                }
            }
            KeyCode::Esc => return,
            _ => {}
        }
        self.chosen = choice.numbers[choice.at.min(last)];
        self.layer = Layer::Choice(choice);
    }

    fn key_in_rules(&mut self, key: KeyEvent, mut pager: Box<Pager>) {
        if let Some(mut line) = pager.typing.take() {
            match key.code {
                KeyCode::Esc => {}
                KeyCode::Enter => {
                    line.text().clone_into(&mut pager.sought);
                    pager.seek(false);
                }
                _ => pager.typing = edit(&mut line, key).then_some(line),
            }
        } else {
            match key.code {
                KeyCode::Up | KeyCode::Char('k') => pager.scroll(-1),
                KeyCode::Down | KeyCode::Char('j') => pager.scroll(1),
                KeyCode::PageUp => pager.scroll(-PAGE),
                KeyCode::PageDown | KeyCode::Char(' ') => pager.scroll(PAGE),
                KeyCode::Home => pager.top = 0,
                KeyCode::End => pager.scroll(isize::MAX),
                KeyCode::Char('/') => pager.typing = Some(Line::default()),
                KeyCode::Char('n') => pager.seek(false),
                KeyCode::Char('N') => pager.seek(true),
                KeyCode::Esc | KeyCode::Char('q' | 'R') => return,
                _ => {}
            }
        }
        self.layer = Layer::Rules(pager);
    }

    fn key_in_question(&mut self, key: KeyEvent, ask: Ask, mut line: Line) {
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => self.answer_question(ask, line.text().trim()),
            _ => {
                if edit(&mut line, key) {
                    self.layer = Layer::Ask(ask, line);
                }
            }
        }
    }

    fn key_in_abandon(&mut self, code: KeyCode, then: AfterSaving) {
        if self.is_yes(code) {
            self.and_then(then);
        } else if code == KeyCode::Char('s') {
            self.ask_where_to_save(then);
        }
    }

    /// Whether the board of this game can do something that others can't.
    pub(super) fn board_has(&self, key: BoardKey) -> bool {
        self.players.game().meta().board_keys.contains(&key)
    }

    /// Whether a key says yes, in the language of the screen.
    fn is_yes(&self, code: KeyCode) -> bool {
        use game::Translate as _;
        let yes = self.words.word("terminal-yes");
        matches!(code, KeyCode::Char(sign) if yes.starts_with(sign.to_ascii_lowercase()))
    }
}

/// Edits a line; `false` if nothing is left to edit.
fn edit(line: &mut Line, key: KeyEvent) -> bool {
    match key.code {
        KeyCode::Backspace => return line.delete(),
        KeyCode::Left => line.left(),
        KeyCode::Right => line.right(),
        KeyCode::Home => line.home(),
        KeyCode::End => line.end(),
        KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => *line = Line::default(),
        KeyCode::Char(sign) => line.insert(sign),
        _ => {}
    }
    true
}
