//! How the game speaks: names of components, prompts, decisions and outcomes in words.

use game::{Game, Nobody, Phrase, Seat, Turn};

use crate::components::{AutomaAction, Discard, Instruction, Shown, shown_card, shown_enhancement};
use crate::draw::Draw;
use crate::face::{Bonus, Colour, Element, Face, Subject};
use crate::garden::{Plot, Spot};
use crate::notation::{Action, Outcome};
use crate::pieces::{Card, Column, Enhancement, Pattern, Pile, Position, Row};
use crate::refusal::Step;
use crate::{Actor, Jardins, Phase};

/// What a garden card is called.
pub(crate) fn card(card: &Shown<Card>) -> Phrase {
    face(card.face, "jardins-subject-empty")
}

/// What an enhancement is called.
pub(crate) fn enhancement(enhancement: &Shown<Enhancement>) -> Phrase {
    face(enhancement.face, "jardins-subject-flowers")
}

fn face(face: &Face, without_subject: &'static str) -> Phrase {
    let subject = subject(face.subject, without_subject);
    let join = |first, second| Phrase::new("jardins-details").with("first", first).with("second", second);
    match details(face).into_iter().reduce(join) {
        None => Phrase::new("jardins-face-plain").with("subject", subject),
        Some(details) => Phrase::new("jardins-face").with("subject", subject).with("details", details),
    }
}

/// The subject in one or two words.
pub(crate) fn subject(subject: Subject, without: &'static str) -> Phrase {
    match subject {
        Subject::Empty => Phrase::new(without),
        Subject::Animal { animal, .. } => Phrase::new(format!("jardins-animal-{animal}")),
        Subject::Tree(tree) => Phrase::new(format!("jardins-tree-{tree}")),
        Subject::Character { wish, .. } => Phrase::new(format!("jardins-character-{wish}")),
    }
}

/// What a card shows beyond the name of its subject.
fn details(face: &Face) -> Vec<Phrase> {
    let mut details = Vec::new();
    match face.subject {
        Subject::Animal { points, .. } => details.push(
            Phrase::new("jardins-detail-animal").with("one", points[0]).with("two", points[1]).with("three", points[2]),
        ),
        Subject::Character { wish, each } => {
            details.push(Phrase::new(format!("jardins-wish-{wish}")).with("each", each));
        }
        Subject::Tree(_) | Subject::Empty => {}
    }
    for colour in Colour::ALL.into_iter().filter(|&colour| face.flowers(colour) > 0) {
        details.push(Phrase::new(format!("jardins-detail-{colour}")).with("count", face.flowers(colour)));
    }
    if face.is_irrigated() {
        details.push(Phrase::new("jardins-detail-irrigated"));
    }
    for bonus in Bonus::ALL.into_iter().filter(|&bonus| face.has(bonus)) {
        details.push(Phrase::new(format!("jardins-detail-{bonus}")));
    }
    details
}

pub(crate) fn pattern(pattern: Pattern) -> Phrase {
    Phrase::new(format!("jardins-pattern-{pattern}"))
}

pub(crate) fn element(element: Element) -> Phrase {
    Phrase::new(format!("jardins-element-{element}"))
}

/// A sentence about a place of a garden.
pub(crate) fn at(id: &'static str, plot: Plot) -> Phrase {
    Phrase::new(id).with("floor", plot.floor().number()).with("place", plot.place())
}

/// A sentence about a column.
pub(crate) fn in_column(id: &'static str, column: Column) -> Phrase {
    Phrase::new(id).with("column", column.index() + 1)
}

pub(crate) fn step(step: Step) -> Phrase {
    Phrase::new(match step {
        Step::Take => "jardins-step-take",
        Step::Place => "jardins-step-place",
        Step::Buy => "jardins-step-buy",
        Step::Claim => "jardins-step-claim",
    })
}

pub(crate) fn draw(draw: Draw) -> Phrase {
    match draw {
        Draw::Card => Phrase::new("jardins-draw-card"),
        Draw::Enhancement(pile) => Phrase::new("jardins-draw-tile").with("cost", pile.cost()),
        Draw::Objective => Phrase::new("jardins-draw-objective"),
        Draw::Irrigation => Phrase::new("jardins-draw-irrigation"),
        Draw::FirstPlayer => Phrase::new("jardins-draw-first"),
        Draw::Automa => Phrase::new("jardins-draw-automa"),
    }
}

impl Jardins {
    fn card_phrase(&self, piece: Card) -> Phrase {
        card(&shown_card(self.figures, piece))
    }

    fn tile_phrase(&self, piece: Enhancement) -> Phrase {
        enhancement(&shown_enhancement(self.figures, piece))
    }

    /// What the one to act has to do now.
    pub(crate) fn say_prompt(&self) -> Phrase {
        if let Some(due) = self.draw() {
            return Phrase::new("jardins-prompt-deal").with("due", draw(due));
        }
        let player = self.seat();
        match self.phase {
            Phase::Take => Phrase::new("jardins-prompt-take")
                .with("player", player)
                .with("tools", self.players[player.index()].purse.tools),
            Phase::Place { card, .. } => Phrase::new("jardins-prompt-place")
                .with("player", player)
                .with("card", subject(self.figures.card(card).subject, "jardins-subject-empty")),
            Phase::Buy => Phrase::new("jardins-prompt-buy")
                .with("player", player)
                .with("gold", self.players[player.index()].purse.gold),
            Phase::Claim => Phrase::new("jardins-prompt-claim").with("player", player),
            _ => Phrase::new("jardins-prompt-over"),
        }
    }

    /// A decision in words, with its cost.
    pub(crate) fn say_action(&self, action: Action) -> Phrase {
        match action {
            Action::Take { column, row } => self.say_take(column, row),
            Action::Place(spot) => say_place(spot),
            Action::Buy { pile, plot } => self.say_buy(pile, plot),
            Action::NoBuy => Phrase::new("jardins-action-no-buy"),
            Action::Claim(position) => self.say_claim(position),
            Action::NoClaim => Phrase::new("jardins-action-no-claim"),
        }
    }

    fn say_take(&self, column: Column, row: Row) -> Phrase {
        let card = self.market.card(column, row).map(|card| self.card_phrase(card));
        let id = if card.is_some() { "jardins-action-take" } else { "jardins-action-take-any" };
        let phrase = in_column(id, column).with("row", row.index() + 1).with("tools", self.figures.row_tools(row));
        card.into_iter().fold(phrase, |phrase, card| phrase.with("card", card))
    }

    fn say_buy(&self, pile: Pile, plot: Plot) -> Phrase {
        let top = self.piles[pile.index()].map(|top| self.tile_phrase(top));
        let id = if top.is_some() { "jardins-action-buy" } else { "jardins-action-buy-any" };
        let phrase = at(id, plot).with("gold", pile.cost());
        top.into_iter().fold(phrase, |phrase, top| phrase.with("tile", top))
    }

    fn say_claim(&self, position: Position) -> Phrase {
        let claims = &self.board[position.index()];
        let free = claims.objective.zip(claims.best_free(self.objective_places()));
        let number = position.index() + 1;
        let Some((objective, value)) = free else {
            return Phrase::new("jardins-action-claim-any").with("position", number);
        };
        let purse = self.figures.position(position).purse;
        Phrase::new("jardins-action-claim")
            .with("position", number)
            .with("element", element(objective))
            .with("need", self.needed_for(self.seat(), objective))
            .with("points", self.points_of(position, value))
            .with("gold", purse.gold)
            .with("tools", purse.tools)
    }

    /// An outcome in words.
    pub(crate) fn say_outcome(&self, outcome: Outcome) -> Phrase {
        match outcome {
            Outcome::Card(card) => Phrase::new("jardins-outcome-card").with("card", self.card_phrase(card)),
            Outcome::Tile(tile) => Phrase::new("jardins-outcome-tile")
                .with("tile", self.tile_phrase(tile))
                .with("cost", self.figures.pile_of(tile).cost()),
            Outcome::Objective(objective) => Phrase::new("jardins-outcome-objective")
                .with("element", element(objective))
                .with("need", self.figures.objective(objective)),
            Outcome::Irrigation(drawn) => Phrase::new("jardins-outcome-irrigation").with("pattern", pattern(drawn)),
            Outcome::First(seat) => Phrase::new("jardins-outcome-first").with("player", seat),
            Outcome::Automa(card) => say_instruction(card.index() + 1, self.figures.automa(card)),
        }
    }

    /// What a decision would bring: the points of the garden after it, and what its bonus gives.
    pub(crate) fn say_preview(&self, action: Action) -> Vec<Phrase> {
        let Turn::Decide(seat) = self.turn() else { return Vec::new() };
        let mut after = *self;
        if matches!(action, Action::Take { .. }) || after.play(action, &mut Nobody).is_err() {
            return Vec::new();
        }
        let (old, new) = (self.score(seat).total(), after.score(seat).total());
        let mut phrases = vec![Phrase::new("jardins-preview-points").with("points", new).with("change", new - old)];
        phrases.extend(self.say_change(&after, seat));
        phrases
    }

    fn say_change(&self, after: &Jardins, seat: Seat) -> Vec<Phrase> {
        let (old, new) = (self.players[seat.index()].purse, after.players[seat.index()].purse);
        let mut phrases = Vec::new();
        if old != new {
            phrases.push(Phrase::new("jardins-preview-purse").with("gold", new.gold).with("tools", new.tools));
        }
        if self.crown != after.crown && after.crown == Some(Actor::Player(seat)) {
            phrases.push(Phrase::new("jardins-preview-crown"));
        }
        phrases
    }

    /// J5.4. The rating of a solo game that is over.
    pub(crate) fn say_verdict(&self) -> Option<Phrase> {
        if !self.is_solo() || self.phase != Phase::Over {
            return None;
        }
        let points = self.score(Seat::FIRST).total();
        let reached = self.figures.ratings.iter().filter(|&&least| points >= i16::from(least)).count();
        let rating = ["apprentice", "gardener", "master", "wonder"][reached];
        Some(
            Phrase::new("jardins-verdict")
                .with("points", points)
                .with("rating", Phrase::new(format!("jardins-rating-{rating}"))),
        )
    }
}

/// Where a card is laid, in words.
fn say_place(spot: Spot) -> Phrase {
    match spot {
        Spot::First => Phrase::new("jardins-action-place-first"),
        Spot::Left => Phrase::new("jardins-action-place-left"),
        Spot::Right => Phrase::new("jardins-action-place-right"),
        Spot::Upper(plot) => at("jardins-action-place", plot),
    }
}

/// J5.3. What an Automa card says.
fn say_instruction(number: usize, instruction: Instruction) -> Phrase {
    let discards = match instruction.discard {
        Discard::Flowers => Phrase::new("jardins-automa-flowers"),
        Discard::One { element, otherwise } => {
            Phrase::new(format!("jardins-automa-{element}")).with("row", otherwise.index() + 1)
        }
    };
    let action = match instruction.action {
        AutomaAction::Crown => Phrase::new("jardins-automa-crown"),
        AutomaAction::Objective => Phrase::new("jardins-automa-objective"),
        AutomaAction::Pile(pile) => Phrase::new("jardins-automa-pile").with("cost", pile.cost()),
    };
    let columns = instruction.columns.map(Column::name).join(" ");
    Phrase::new("jardins-outcome-automa")
        .with("number", number)
        .with("columns", columns)
        .with("discards", discards)
        .with("action", action)
}
