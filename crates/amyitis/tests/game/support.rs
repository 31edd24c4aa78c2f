//! Positions and play by name, so that tests look like the table.

use amyitis::{
    Action, Amyitis, Category, City, Court, Crafts, Event, Face, Gift, Group, Outcome, Owner, Player, Position,
    Resource, TileFace,
};
use game::{Game, Options, Paragraph, Seat, Setup, Turn};

/// Seats are counted from 1, as in the notation.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn resources(words: &str) -> Vec<Resource> {
    words.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// `1`, `2` … for players, `n` for a neutral cube.
fn owner(word: &str) -> Owner {
    if word == "n" { Owner::Neutral } else { Owner::Player(word.parse().unwrap()) }
}

pub(crate) fn crafts(words: &str) -> Crafts {
    match format!("group {words}").parse() {
        Ok(Outcome::Group(crafts)) => crafts,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn tile(words: &str) -> TileFace {
    match format!("tile a1 {words}").parse() {
        Ok(Outcome::Tile { face, .. }) => face,
        other => panic!("{other:?}"),
    }
}

/// A position by name.
pub(crate) struct Scene(Position);

impl Scene {
    pub(crate) fn of(players: usize) -> Scene {
        Scene(Position::new(players))
    }

    /// At a table that chose these options: `pass=free full-circuit=forbidden`.
    pub(crate) fn ruled(players: usize, options: &str) -> Scene {
        let chosen = options.split_whitespace().map(|option| option.split_once('=').unwrap());
        Scene(Position::with_options(players, &Options::read(&Amyitis::META, chosen).unwrap()))
    }

    pub(crate) fn turn_of(self, number: usize) -> Scene {
        Scene(self.0.mover(seat(number)))
    }

    pub(crate) fn first(self, number: usize) -> Scene {
        Scene(self.0.first(seat(number)))
    }

    pub(crate) fn passed(self, number: usize) -> Scene {
        Scene(self.0.passed(seat(number)))
    }

    pub(crate) fn round(self, round: u8) -> Scene {
        Scene(self.0.round(round))
    }

    pub(crate) fn groups(self, groups: &[&str]) -> Scene {
        let groups: Vec<_> = groups.iter().map(|words| crafts(words)).collect();
        Scene(self.0.groups(&groups))
    }

    pub(crate) fn turned(self, group: usize, craft: &str) -> Scene {
        Scene(self.0.turned(Group::new(group - 1).unwrap(), craft.parse().unwrap()))
    }

    pub(crate) fn talents(self, number: usize, count: u8) -> Scene {
        Scene(self.0.gifts(seat(number), Gift::Talent, count))
    }

    pub(crate) fn camels(self, number: usize, count: u8) -> Scene {
        Scene(self.0.gifts(seat(number), Gift::Camel, count))
    }

    pub(crate) fn has(self, number: usize, words: &str) -> Scene {
        Scene(self.0.stock(seat(number), &resources(words)))
    }

    /// The next `count` cards of a kind.
    pub(crate) fn court(self, number: usize, kind: Court, count: u8) -> Scene {
        Scene(self.0.court(seat(number), kind, count))
    }

    pub(crate) fn tokens(self, words: &str) -> Scene {
        Scene(self.0.tokens(&resources(words)))
    }

    /// A cube on each of these sides.
    pub(crate) fn water(self, who: &str, sides: &str) -> Scene {
        let place = |position: Position, side: &str| position.cube(owner(who), side.parse().unwrap());
        Scene(sides.split_whitespace().fold(self.0, place))
    }

    pub(crate) fn field(self, row: &str, seats: &str) -> Scene {
        let seats: Vec<_> = seats.split_whitespace().map(|word| word.parse().unwrap()).collect();
        Scene(self.0.field(row.parse().unwrap(), &seats))
    }

    pub(crate) fn temple(self, temple: &str, owners: &str) -> Scene {
        let owners: Vec<_> = owners.split_whitespace().map(owner).collect();
        Scene(self.0.temple(temple.parse().unwrap(), &owners))
    }

    pub(crate) fn tile(self, square: &str, words: &str) -> Scene {
        Scene(self.0.tile(square.parse().unwrap(), tile(words)))
    }

    pub(crate) fn planted(self, number: usize, squares: &str) -> Scene {
        let plant = |position: Position, square: &str| position.planted(seat(number), square.parse().unwrap());
        Scene(squares.split_whitespace().fold(self.0, plant))
    }

    pub(crate) fn caravan(self, city: City) -> Scene {
        Scene(self.0.caravan(city))
    }

    /// The plant card of a city: the face that is up, then the other.
    pub(crate) fn plant(self, city: City, up: &str, down: &str) -> Scene {
        let faces: [Face; 2] = [up.parse().unwrap(), down.parse().unwrap()];
        Scene(self.0.plant(city, faces))
    }

    pub(crate) fn begins(self) -> Table {
        Table { game: self.0.build().unwrap(), seen: Vec::new() }
    }

    pub(crate) fn fault(self) -> String {
        self.0.build().unwrap_err()
    }
}

/// A game being played by notation.
pub(crate) struct Table {
    pub(crate) game: Amyitis,
    /// What the last ply brought.
    pub(crate) seen: Vec<Event>,
}

impl Table {
    /// A standard game before the first draw.
    pub(crate) fn fresh(players: usize) -> Table {
        Table { game: Amyitis::new(&Setup::standard(&Amyitis::META, players)).unwrap(), seen: Vec::new() }
    }

    /// A seat decides, and it is its turn.
    pub(crate) fn plays(&mut self, number: usize, line: &str) -> &mut Table {
        assert_eq!(self.game.turn(), Turn::Decide(seat(number)), "before {line}");
        let action: Action = line.parse().unwrap();
        assert!(self.offers(line).contains(&line.to_owned()), "{line} is not among {:?}", self.offers(""));
        self.seen.clear();
        self.game.play(action, &mut self.seen).unwrap_or_else(|reason| panic!("{line}: {reason:?}"));
        self.game.audit().unwrap();
        self
    }

    /// Several decisions of one seat.
    pub(crate) fn plays_all(&mut self, number: usize, lines: &[&str]) -> &mut Table {
        let mut seen = Vec::new();
        for line in lines {
            self.plays(number, line);
            seen.append(&mut self.seen);
        }
        self.seen = seen;
        self
    }

    /// The dealer draws.
    pub(crate) fn draws(&mut self, line: &str) -> &mut Table {
        assert_eq!(self.game.turn(), Turn::Deal, "before {line}");
        let outcome: Outcome = line.parse().unwrap();
        self.seen.clear();
        self.game.reveal(outcome, &mut self.seen).unwrap_or_else(|reason| panic!("{line}: {reason:?}"));
        self.game.audit().unwrap();
        self
    }

    /// The first of everything the dealer could draw, until a seat decides.
    pub(crate) fn deals(&mut self) -> &mut Table {
        while self.game.turn() == Turn::Deal {
            let line = self.odds().remove(0).0;
            self.draws(&line);
        }
        self
    }

    /// What the dealer could draw.
    pub(crate) fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        self.game.odds(&mut odds);
        odds.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    /// The legal decisions that begin like this.
    pub(crate) fn offers(&self, verb: &str) -> Vec<String> {
        let mut list = Vec::new();
        self.game.actions(&mut list);
        list.iter().map(ToString::to_string).filter(|line| line.starts_with(verb)).collect()
    }

    /// Why a decision is refused: the paragraph and the message.
    pub(crate) fn refuses(&self, line: &str) -> (&'static str, String) {
        let action: Action = line.parse().unwrap();
        let reason = self.game.check(action).expect_err(line);
        assert!(!self.offers("").contains(&line.to_owned()));
        tell(reason)
    }

    /// Why an outcome is refused.
    pub(crate) fn refuses_draw(&self, line: &str) -> (&'static str, String) {
        let outcome: Outcome = line.parse().unwrap();
        tell(self.game.check_outcome(outcome).expect_err(line))
    }

    pub(crate) fn player(&self, number: usize) -> &Player {
        self.game.player(seat(number))
    }

    /// What resources a seat has.
    pub(crate) fn holds(&self, number: usize) -> String {
        let stock = self.player(number).stock;
        let all = stock.kinds().flat_map(|kind| vec![kind.word(); stock.of(kind).into()]);
        all.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn points(&self, number: usize, category: Category) -> i32 {
        self.game.standing().points(seat(number), category.index())
    }

    /// Everybody passes, beginning with the one to act.
    pub(crate) fn all_pass(&mut self) -> &mut Table {
        while self.offers("pass") == ["pass"] {
            let Turn::Decide(seat) = self.game.turn() else { break };
            self.plays(seat.index() + 1, "pass");
        }
        self
    }
}

fn tell(reason: impl game::Refusal) -> (&'static str, String) {
    let Paragraph(paragraph) = reason.paragraph();
    (paragraph, reason.phrase().id.trim_start_matches("amyitis-refusal-").to_owned())
}
