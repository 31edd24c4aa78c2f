//! The screen: what stands where.

mod board;
mod bottom;
mod over;
mod panels;
mod status;

use game::board::Hue;
use game::{Phrase, Translate};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::Paragraph;

use super::app::{App, Hit, Panel};
use crate::palette;

/// The smallest screen a table fits on.
const SMALLEST: (u16, u16) = (80, 24);
/// From this size on, everything is shown at once.
const WHOLE: (u16, u16) = (100, 34);
/// From this width on, the log and what the signs mean have a column of their own, and the board still has room for full names.
const VAST: u16 = 198;
/// From this height on, points and last turns have a row there too.
const TALL: u16 = 44;
/// How wide the panels beside the board are.
const SIDE: u16 = 30;
/// How wide both columns of panels are on a vast screen.
const COLUMNS: [u16; 2] = [46, 50];

impl App<'_> {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.hits.clear();
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return self.draw_too_small(frame);
        }
        let whole = area.width >= WHOLE.0 && area.height >= WHOLE.1;
        let below = bottom::height(area.height);
        let above = u16::from(!whole);
        let points =
            if whole && area.height < TALL { 0 } else { status::height(self.shown_game().players(), area.width) };
        let heights =
            [Constraint::Length(above), Constraint::Min(1), Constraint::Length(points), Constraint::Length(below)];
        let [head, body, status, foot] = Layout::vertical(heights).areas(area);
        self.draw_status(frame, status);
        if area.width >= VAST && area.height >= TALL {
            self.draw_vast(frame, body);
        } else if whole {
            self.draw_whole(frame, body);
        } else {
            self.draw_panel(frame, body, self.panel, false);
            self.draw_head(frame, head);
        }
        self.draw_bottom(frame, foot);
        self.draw_over(frame, body);
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let small = Phrase::new("terminal-too-small")
            .with("width", area.width)
            .with("height", area.height)
            .with("columns", SMALLEST.0)
            .with("rows", SMALLEST.1);
        let text = Paragraph::new(self.words.say(&small)).wrap(ratatui::widgets::Wrap { trim: true });
        frame.render_widget(text, area);
    }

    /// The board at the left, players, decisions and log at the right.
    fn draw_whole(&mut self, frame: &mut Frame<'_>, body: Rect) {
        let side = SIDE.max(body.width.saturating_sub(72).min(48));
        let [board, side] = Layout::horizontal([Constraint::Min(1), Constraint::Length(side)]).areas(body);
        let players = panels::players_height(self.players.game().meta());
        let [players, decisions, log] =
            Layout::vertical([Constraint::Length(players), Constraint::Fill(1), Constraint::Fill(1)]).areas(side);
        self.draw_panel(frame, board, Panel::Board, true);
        self.draw_panel(frame, players, Panel::Players, true);
        self.draw_panel(frame, decisions, Panel::Decisions, true);
        self.draw_panel(frame, log, Panel::Log, true);
    }

    /// The board at the left, players and decisions beside it, log and signs at the right.
    fn draw_vast(&mut self, frame: &mut Frame<'_>, body: Rect) {
        let [middle, right] = COLUMNS.map(Constraint::Length);
        let [board, middle, right] = Layout::horizontal([Constraint::Min(1), middle, right]).areas(body);
        let players = panels::players_height(self.players.game().meta()) + self.players.game().players() as u16;
        let [players, decisions] = Layout::vertical([Constraint::Length(players), Constraint::Fill(1)]).areas(middle);
        let signs = self.legend_rows(usize::from(right.width - 2));
        let height = if signs.is_empty() { 0 } else { signs.len() as u16 + 2 };
        let [log, legend] = Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]).areas(right);
        self.draw_panel(frame, board, Panel::Board, true);
        self.draw_panel(frame, players, Panel::Players, true);
        self.draw_panel(frame, decisions, Panel::Decisions, true);
        self.draw_panel(frame, log, Panel::Log, true);
        if !signs.is_empty() {
            self.draw_legend(frame, legend, signs);
        }
    }

    fn draw_panel(&mut self, frame: &mut Frame<'_>, area: Rect, panel: Panel, framed: bool) {
        let inner = if framed { area.inner(Margin::new(1, 1)) } else { area };
        self.hits.push((area, Hit::Panel(panel)));
        match panel {
            Panel::Board => self.draw_board(frame, inner),
            Panel::Decisions => self.draw_decisions(frame, inner),
            Panel::Players => self.draw_players(frame, inner),
            Panel::Log => self.draw_log(frame, inner),
        }
        if framed {
            self.draw_frame(frame, area, panel);
        }
    }

    /// The name of a panel; that of the board says too how many rows of it are out of sight.
    fn title(&self, panel: Panel) -> String {
        let title = self.words.word(panel.title());
        if panel != Panel::Board {
            return title;
        }
        let out = |rows: u16, way: char| if rows > 0 { format!(" {way}{rows}") } else { String::new() };
        title + &out(self.above, '↑') + &out(self.deepest - self.above, '↓')
    }

    /// The game and the round.
    fn game_title(&self) -> Span<'static> {
        let game = self.shown_game();
        let title = Phrase::new("terminal-head")
            .with("title", self.words.word(&game.meta().message("title")))
            .with("round", game.round());
        Span::styled(format!(" {} ", self.words.say(&title)), self.host.palette.heading())
    }

    /// Where one is when one looks back.
    fn past_title(&self) -> Option<Span<'static>> {
        let past = self.past.as_ref()?;
        let at = Phrase::new("terminal-past").with("ply", past.at).with("plies", past.record.plies.len());
        let style = self.host.palette.ink(Hue::Water).add_modifier(Modifier::REVERSED);
        Some(Span::styled(self.words.say(&at), style))
    }

    /// Which game it is, or where one is in its past; and the panels, of which only one is shown.
    fn draw_head(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let mut spans = vec![self.past_title().unwrap_or_else(|| self.game_title())];
        self.draw_tabs(area, &mut spans);
        frame.render_widget(Paragraph::new(Row::from(spans)), area);
    }

    fn draw_tabs(&mut self, area: Rect, spans: &mut Vec<Span<'static>>) {
        for panel in Panel::ALL {
            let x = area.x + spans.iter().map(|span| span.width() as u16).sum::<u16>() + 1;
            let label = format!(" {} ", self.title(panel));
            let style = self.host.palette.ink(Hue::Sand);
            let style = if panel == self.panel { palette::chosen(style) } else { style };
            spans.push(Span::raw(" "));
            let tab = Span::styled(label, style);
            let width = (tab.width() as u16).min(area.width.saturating_sub(x));
            self.hits.push((Rect::new(x, area.y, width, 1), Hit::Panel(panel)));
            spans.push(tab);
        }
    }
}
