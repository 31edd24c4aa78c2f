//! The whole table as text.

use std::fmt::Write;

use table::{Game, Phrase, Seat, Words};

use crate::components::{ROUNDS, shown_card};
use crate::face::{Bonus, Colour, Face, Subject};
use crate::garden::{Floor, Garden, Plot};
use crate::objectives::{Markers, Value};
use crate::phrases;
use crate::pieces::{Card, Column, Pile, Position, Row};
use crate::scoring::CATEGORIES;
use crate::{Actor, Jardins};

/// The width of a card in a garden and of a column of the market.
const CARD: usize = 18;
const LABEL: usize = 9;
/// What a card without a subject is called here, shorter than elsewhere.
const EMPTY: &str = "jardins-picture-empty";

impl Jardins {
    pub(crate) fn draw_picture(&self, words: &dyn Words) -> String {
        let mut page = Page { text: String::new(), words };
        self.draw_heading(&mut page);
        self.draw_market(&mut page);
        self.draw_piles(&mut page);
        self.draw_objectives(&mut page);
        self.draw_characters(&mut page);
        Seat::all(self.seats()).for_each(|seat| self.draw_player(&mut page, seat));
        page.line(&words.word("jardins-picture-legend"));
        page.text
    }

    fn draw_heading(&self, page: &mut Page<'_>) {
        let mut heading = vec![
            Phrase::new("jardins-picture-round").with("round", self.round).with("rounds", ROUNDS),
            Phrase::new("jardins-picture-unseen").with("cards", self.unseen.cards()),
        ];
        if self.is_solo() {
            heading.push(Phrase::new("jardins-picture-automa").with("cards", self.unseen.automa.len()));
        }
        page.say_all(&heading);
        if self.crown == Some(Actor::Automa) {
            page.say(&Phrase::new("jardins-picture-crown-automa"));
        }
        page.say(&self.prompt());
        if let Some(card) = self.in_hand() {
            let shown = phrases::card(&shown_card(self.figures, card));
            page.say(&Phrase::new("jardins-picture-hand").with("card", shown));
        }
        page.line("");
    }

    fn draw_market(&self, page: &mut Page<'_>) {
        for row in Row::ALL.into_iter().rev() {
            let cost = Phrase::new("jardins-picture-tools").with("tools", self.figures.row_tools(row));
            let mut line = pad(&format!("{row}  {}", page.words.say(&cost)), 2 * LABEL);
            for column in Column::ALL {
                let card = self.market.card(column, row);
                let label = card.map_or("–".to_owned(), |card| self.label(card, page.words));
                line += &pad(&label, CARD + 4);
            }
            page.line(&line);
        }
        let mut line = pad(&page.words.word("jardins-picture-gardeners"), 2 * LABEL);
        for column in Column::ALL {
            let places = format!("{}/{}", self.gardeners_under(column), self.column_places());
            line += &pad(&format!("{places} {}", self.gardener_names(column, page.words)), CARD + 4);
        }
        page.line(&line);
        page.line("");
    }

    fn gardener_names(&self, column: Column, words: &dyn Words) -> String {
        let players = Seat::all(self.seats()).map(|seat| {
            let count = self.player(seat).gardeners[column.index()];
            (short(&words.name(seat), 6), count)
        });
        let automa = (short(&words.word("jardins-automa"), 6), self.automa_gardeners[column.index()]);
        let out = players.chain([automa]).filter(|&(_, count)| count > 0);
        out.map(|(name, count)| format!("{name}×{count}")).collect::<Vec<_>>().join(" ")
    }

    fn label(&self, card: Card, words: &dyn Words) -> String {
        face_label(self.figures.card(card), EMPTY, words)
    }

    fn draw_piles(&self, page: &mut Page<'_>) {
        for pile in Pile::ALL {
            let top = self.top(pile).map(|top| self.figures.enhancement(top));
            let shown = top.map_or("–".to_owned(), |face| face_label(face, "jardins-subject-flowers", page.words));
            let left = self.left_in(pile).len();
            page.say(
                &Phrase::new("jardins-picture-pile")
                    .with("cost", pile.cost())
                    .with("tile", shown.as_str())
                    .with("left", left),
            );
        }
        page.line("");
    }

    fn draw_objectives(&self, page: &mut Page<'_>) {
        for position in Position::ALL {
            let claims = self.claims(position);
            let Some(objective) = claims.objective else { continue };
            let purse = self.figures.position(position).purse;
            page.say(
                &Phrase::new("jardins-picture-objective")
                    .with("position", position.index() + 1)
                    .with("need", self.figures.objective(objective))
                    .with("element", phrases::element(objective))
                    .with("gold", purse.gold)
                    .with("tools", purse.tools)
                    .with("first", self.points_of(position, Value::First))
                    .with("first-markers", self.marker_names(claims.first, page.words))
                    .with("second", self.points_of(position, Value::Second))
                    .with("second-markers", self.marker_names(claims.second, page.words)),
            );
        }
        page.line("");
    }

    /// Who has a marker there, with a dot for every free place.
    fn marker_names(&self, markers: Markers, words: &dyn Words) -> String {
        let players = Seat::all(self.seats()).map(|seat| (Actor::Player(seat), words.name(seat)));
        let all = players.chain([(Actor::Automa, words.word("jardins-automa"))]);
        let mut names: Vec<_> = all.filter(|(actor, _)| markers.contains(*actor)).map(|(_, name)| name).collect();
        names.resize(names.len().max(self.objective_places().into()), "·".to_owned());
        names.join(" ")
    }

    /// Every character on the table, with what it counts.
    fn draw_characters(&self, page: &mut Page<'_>) {
        let gardens = self.players.iter().flat_map(|player| Plot::all().filter_map(|plot| player.garden.card(plot)));
        let in_sight: Vec<_> = self.market.cards().chain(gardens).collect();
        let is_character = |card: Card| matches!(self.figures.card(card).subject, Subject::Character { .. });
        for card in Card::ALL.into_iter().filter(|&card| is_character(card) && in_sight.contains(&card)) {
            page.say(&phrases::card(&shown_card(self.figures, card)));
        }
        page.line("");
    }

    fn draw_player(&self, page: &mut Page<'_>, seat: Seat) {
        let player = self.player(seat);
        let score = self.score(seat);
        let mut heading = vec![Phrase::new("jardins-picture-player").with("player", seat)];
        heading.extend(player.pattern.map(phrases::pattern));
        heading.push(
            Phrase::new("jardins-picture-purse")
                .with("gold", player.purse.gold)
                .with("tools", player.purse.tools)
                .with("points", score.total()),
        );
        if self.crown == Some(Actor::Player(seat)) {
            heading.push(Phrase::new("jardins-picture-crown"));
        }
        page.say_all(&heading);
        let named = CATEGORIES
            .iter()
            .zip(score.by_category())
            .map(|(category, points)| format!("{} {points}", page.words.word(&format!("jardins-category-{category}"))));
        let sheet = named.collect::<Vec<_>>().join(" · ");
        page.line(&sheet);
        Floor::ALL.into_iter().rev().for_each(|floor| self.draw_floor(page, seat, floor));
        page.line("");
    }

    fn draw_floor(&self, page: &mut Page<'_>, seat: Seat, floor: Floor) {
        let player = self.player(seat);
        let marked = player.pattern.map(|pattern| self.figures.pattern(pattern)).unwrap_or_default();
        let indent = " ".repeat(CARD / 2 * floor.index());
        let mut cards = pad(&page.words.say(&phrases::floor(floor)), LABEL) + &indent;
        let mut tiles = pad("", LABEL) + &indent;
        for plot in Plot::of_floor(floor) {
            let (card, tile) = self.plot_labels(&player.garden, plot, page.words);
            let mark = if marked.contains(plot) { "◇" } else { " " };
            cards += &pad(&format!("{mark}{card}"), CARD);
            tiles += &pad(&tile, CARD);
        }
        page.line(&cards);
        if !tiles.trim().is_empty() {
            page.line(&tiles);
        }
    }

    fn plot_labels(&self, garden: &Garden, plot: Plot, words: &dyn Words) -> (String, String) {
        let (card, tile) = garden.faces(plot, &self.figures);
        let card = card.map_or("·".to_owned(), |face| face_label(face, EMPTY, words));
        let tile = tile.map(|face| format!(" +{}", face_label(face, "jardins-subject-flowers", words)));
        (card, tile.unwrap_or_default())
    }
}

/// A card in a few letters: its subject, points, flowers, water and bonus icons.
fn face_label(face: &Face, without_subject: &'static str, words: &dyn Words) -> String {
    let mut label = words.say(&phrases::subject(face.subject, without_subject));
    if let Subject::Animal { points: [one, two, three], .. } = face.subject {
        let _ = write!(label, " {one}/{two}/{three}");
    }
    let sign = |name: &str| words.word(&format!("jardins-sign-{name}"));
    let flowers = Colour::ALL.map(|colour| sign(colour.name()).repeat(face.flowers(colour).into()));
    let water = if face.is_irrigated() { "~" } else { "" };
    let bonuses = Bonus::ALL.map(|bonus| if face.has(bonus) { sign(bonus.name()) } else { String::new() });
    let signs = flowers.concat() + water + &bonuses.concat();
    if signs.is_empty() { label } else { format!("{label} {signs}") }
}

struct Page<'w> {
    text: String,
    words: &'w dyn Words,
}

impl Page<'_> {
    fn line(&mut self, line: &str) {
        self.text += line.trim_end();
        self.text.push('\n');
    }

    /// Several phrases on one line.
    fn say_all(&mut self, phrases: &[Phrase]) {
        let said: Vec<_> = phrases.iter().map(|phrase| self.words.say(phrase)).collect();
        self.line(&said.join(" · "));
    }

    fn say(&mut self, phrase: &Phrase) {
        let line = self.words.say(phrase);
        self.line(&line);
    }
}

/// The text with spaces up to a width, and cut so that at least one follows.
fn pad(text: &str, width: usize) -> String {
    let cut = short(text, width - 1);
    let spaces = width - cut.chars().count();
    cut + &" ".repeat(spaces)
}

fn short(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
