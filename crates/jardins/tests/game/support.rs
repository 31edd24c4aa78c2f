//! Games told as stories, and gardens drawn as pictures.

use game::{Components, Edition, Game, Nobody, Options, RandomSource, Seat, Setup, Shuffler, Turn};
use jardins::{
    Actor, Card, Column, Enhancement, Figures, Floor, Garden, Jardins, Outcome, Plot, Refusal, Row, Spot, Step,
};

/// The figures that come with the game.
pub(crate) fn figures() -> Edition<Figures> {
    Figures::editions().standard()
}

/// The seat with this number, from 1.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat")
}

/// The plot on a floor, place from 1.
pub(crate) fn plot(floor: usize, place: u8) -> Plot {
    Plot::new(Floor::ALL[floor - 1], place).expect("a plot")
}

/// A garden drawn as it lies: floor 1 is the last line, `.` is a free place, `card+enhancement` an enhanced card.
pub(crate) fn garden(picture: &str) -> Garden {
    let lines: Vec<&str> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut garden = Garden::default();
    for (floor, line) in Floor::ALL.into_iter().zip(lines.into_iter().rev()) {
        for (name, place) in line.split_whitespace().zip(1..).filter(|(name, _)| *name != ".") {
            let spot = match (floor, place) {
                (Floor::One, 1) => Spot::First,
                (Floor::One, _) => Spot::Right,
                _ => Spot::Upper(Plot::new(floor, place).expect("a plot")),
            };
            lay(&mut garden, name, spot);
        }
    }
    garden
}

fn lay(garden: &mut Garden, name: &str, spot: Spot) {
    let (card, enhancement) = name.split_once('+').map_or((name, None), |(card, tile)| (card, Some(tile)));
    garden.may_lay(spot).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
    let plot = garden.lay(card.parse::<Card>().expect(card), spot);
    if let Some(enhancement) = enhancement {
        garden.may_enhance(plot, &figures()).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
        garden.enhance(plot, enhancement.parse::<Enhancement>().expect(enhancement));
    }
}

/// How a story begins. What is not told is drawn as it comes, always the last in the list of odds.
pub(crate) struct Opening {
    players: usize,
    level: &'static str,
    cards: Vec<String>,
    others: Vec<String>,
}

impl Opening {
    pub(crate) fn of(players: usize) -> Opening {
        Opening { players, level: "easy", cards: Vec::new(), others: Vec::new() }
    }

    pub(crate) fn level(mut self, level: &'static str) -> Opening {
        self.level = level;
        self
    }

    /// The market as it lies: four lines of three cards, the bottom row last.
    pub(crate) fn market(mut self, picture: &str) -> Opening {
        let rows: Vec<Vec<&str>> = picture
            .lines()
            .map(|line| line.split_whitespace().collect())
            .filter(|row: &Vec<_>| !row.is_empty())
            .collect();
        assert!(rows.len() == 4 && rows.iter().all(|row| row.len() == 3), "a market of 3 columns and 4 rows");
        let from_below = |column: usize| rows.iter().rev().map(move |row| format!("card {}", row[column]));
        self.cards = (0..3).flat_map(from_below).collect();
        self
    }

    /// Draws in any order: `tile …`, `objective …`, `irrigation …`, `first …`, each taken when its kind is due.
    pub(crate) fn draws(mut self, lines: &str) -> Opening {
        self.others = lines.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
        self
    }

    pub(crate) fn begin(mut self) -> Story {
        let mut setup = Setup::standard(&Jardins::META, self.players);
        setup.options = Options::read(&Jardins::META, [("level", self.level)]).expect("a level");
        let mut story = Story { game: Jardins::new(&setup).expect("a game") };
        while story.game.round() == 0 {
            let outcome = self.next_draw(&story.game);
            story.game.reveal(outcome, &mut Nobody).unwrap_or_else(|refusal| panic!("{outcome}: {refusal:?}"));
        }
        assert!(self.cards.is_empty() && self.others.is_empty(), "not drawn: {:?} {:?}", self.cards, self.others);
        story
    }

    /// What is told for the draw that is due, else the last that nobody asks for.
    fn next_draw(&mut self, game: &Jardins) -> Outcome {
        let told = |line: &String| game.check_outcome(line.parse::<Outcome>().expect(line)).is_ok();
        if let Some(at) = self.others.iter().position(told) {
            return self.others.remove(at).parse().expect("notation");
        }
        if !self.cards.is_empty() && told(&self.cards[0]) {
            return self.cards.remove(0).parse().expect("notation");
        }
        last_of_odds(game)
    }
}

fn last_of_odds(game: &Jardins) -> Outcome {
    let mut odds = Vec::new();
    game.odds(&mut odds);
    odds.last().expect("something to draw").0
}

/// A game in progress, told in lines of a record: `1 take 2 1`, `* card lion`.
pub(crate) struct Story {
    pub(crate) game: Jardins,
}

impl Story {
    /// Goes on. Draws that are not told come as they come, and a chance to buy or claim that is not told is declined.
    pub(crate) fn tell(&mut self, lines: &str) -> &mut Story {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, what) = line.split_once(' ').expect("who and what");
            if who == "*" {
                self.decline_unless("*");
                self.draw(what);
            } else {
                self.come_to(who, what);
                let action = what.parse().expect("a decision");
                self.game.play(action, &mut Nobody).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
            }
            self.game.audit().expect("every piece is there");
        }
        self
    }

    fn draw(&mut self, what: &str) {
        let outcome: Outcome = what.parse().expect("an outcome");
        self.game.reveal(outcome, &mut Nobody).unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
    }

    /// Draws and declines until this decision of this seat is due.
    fn come_to(&mut self, who: &str, what: &str) {
        self.decline_unless(what);
        let who: Seat = who.parse().expect("a seat");
        assert_eq!(self.game.turn(), Turn::Decide(who), "{what}");
    }

    fn decline_unless(&mut self, what: &str) {
        loop {
            let step = self.game.step();
            let due = match step {
                None if what == "*" => return,
                None if self.game.turn() == Turn::Deal => {
                    let outcome = last_of_odds(&self.game);
                    self.game.reveal(outcome, &mut Nobody).expect("odds");
                    continue;
                }
                Some(Step::Buy) => !what.ends_with("buy") && !what.starts_with("buy"),
                Some(Step::Claim) => !what.contains("claim"),
                _ => return,
            };
            if !due {
                return;
            }
            let decline = if step == Some(Step::Buy) { "no-buy" } else { "no-claim" };
            self.game.play(decline.parse().expect("notation"), &mut Nobody).expect("declining");
        }
    }

    /// Draws and declines until the next card has to be taken, or the game is over.
    pub(crate) fn until_take(&mut self) -> &mut Story {
        self.decline_unless("take");
        self
    }

    /// Draws until a decision is due.
    pub(crate) fn until_decision(&mut self) -> &mut Story {
        while self.game.turn() == Turn::Deal {
            let outcome = last_of_odds(&self.game);
            self.game.reveal(outcome, &mut Nobody).expect("odds");
        }
        self
    }

    /// Why the seat to move may not decide this.
    pub(crate) fn refused(&mut self, what: &str) -> Refusal {
        self.until_decision();
        self.game.check(what.parse().expect("a decision")).expect_err("a refusal")
    }

    /// Every legal decision, in notation.
    pub(crate) fn choices(&mut self) -> Vec<String> {
        self.until_decision();
        let mut list = Vec::new();
        self.game.actions(&mut list);
        list.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn gold(&self, number: usize) -> u8 {
        self.game.player(seat(number)).purse.gold
    }

    pub(crate) fn tools(&self, number: usize) -> u8 {
        self.game.player(seat(number)).purse.tools
    }

    pub(crate) fn holds_crown(&self, number: usize) -> bool {
        self.game.crown() == Some(Actor::Player(seat(number)))
    }

    /// The cards of a column from the bottom.
    pub(crate) fn column(&self, number: usize) -> Vec<&'static str> {
        let card = |row: Row| self.game.market().card(Column::ALL[number - 1], row);
        Row::ALL.into_iter().filter_map(card).map(Card::name).collect()
    }
}

/// Plays a random game to its end, telling every state on the way.
pub(crate) fn play_out(mut game: Jardins, random: &mut Shuffler, mut see: impl FnMut(&Jardins)) -> Jardins {
    let mut list = Vec::new();
    loop {
        see(&game);
        match game.turn() {
            Turn::Over => return game,
            Turn::Deal => game.reveal_unchecked(game.deal(random), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(&mut list);
                game.play_unchecked(list[random.index(list.len())], &mut Nobody);
            }
        }
    }
}

/// A random game, over.
pub(crate) fn random_game(players: usize, number: u64) -> Jardins {
    let mut random = Shuffler::new(0x6a61, number);
    let setup = Setup::standard(&Jardins::META, players);
    play_out(Jardins::new(&setup).expect("a game"), &mut random, |_| {})
}

/// A game in which `choose` picks the decisions from the list, and the draws are random.
pub(crate) fn play_with(
    players: usize,
    supply: &str,
    number: u64,
    mut choose: impl FnMut(&Jardins, &[jardins::Action]) -> usize,
) -> Jardins {
    let mut random = Shuffler::new(0x706c, number);
    let options = Options::read(&Jardins::META, [("supply", supply)]).expect("an option");
    let setup = Setup { options, ..Setup::standard(&Jardins::META, players) };
    let mut game = Jardins::new(&setup).expect("a game");
    let mut list = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(&mut list);
                let choice = list[choose(&game, &list)];
                game.play(choice, &mut Nobody).expect("a choice from the list");
            }
        }
    }
}

impl Story {
    /// Draws and declines until the Automa's card is due.
    pub(crate) fn until_automa(&mut self) -> &mut Story {
        while self.game.draw() != Some(jardins::Draw::Automa) {
            match self.game.step() {
                Some(Step::Buy) => self.game.play(jardins::Action::NoBuy, &mut Nobody).expect("declining"),
                Some(Step::Claim) => self.game.play(jardins::Action::NoClaim, &mut Nobody).expect("declining"),
                Some(step) => panic!("{step:?} comes first"),
                None => self.game.reveal(last_of_odds(&self.game), &mut Nobody).expect("odds"),
            }
        }
        self
    }
}
