//! What a decision would cost and open, before it is taken.

use game::{Game, Nobody, Phrase};

use crate::cells::{Cell, Cells};
use crate::decor::Decor;
use crate::pieces::Payment;
use crate::place::Placement;
use crate::quarry::Stack;
use crate::refusal::Refusal;
use crate::tiles::Rotation;
use crate::{Action, Babylon, phrases};

/// What a placement costs and opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// B2.4: the pillars it takes.
    pub payment: Payment,
    /// Single pillars left in hand.
    pub singles_left: u8,
    /// Double pillars left in hand.
    pub doubles_left: u8,
    /// B3.3: the statues it uses up as pillars.
    pub statues: Cells,
    /// B3.4: where the belvedere goes.
    pub belvedere: Option<Cell>,
    /// How much the garden would be worth more (or less, if it hides something) before any decor.
    pub points: i16,
    /// By rotation: the decor that could be placed on the new terrace, with the end that uses the tower's effect.
    pub decor: [Vec<(Decor, Option<Cell>)>; 4],
}

impl Babylon {
    /// What a placement costs and opens, or why it is refused.
    pub fn preview_placement(&self, placement: Placement) -> Result<Preview, Refusal> {
        let payment = self.may_place(placement)?;
        let mut placed = *self;
        placed.place(placement, &mut Nobody);
        let hand = placed.hands[self.active];
        Ok(Preview {
            payment,
            singles_left: hand.singles,
            doubles_left: hand.doubles,
            statues: self.statues_used(placement),
            belvedere: Babylon::hanging(placement),
            points: placed.worth() - self.worth(),
            decor: Rotation::ALL.map(|rotation| placed.opened_by(rotation, placement.anchor.footprint())),
        })
    }

    fn worth(&self) -> i16 {
        self.garden_to_move().score().total()
    }

    /// The decor with an end on these cells that a rotation makes possible.
    fn opened_by(&self, rotation: Rotation, cells: Cells) -> Vec<(Decor, Option<Cell>)> {
        let mut turned = *self;
        turned.rotate(rotation, &mut Nobody);
        let mut opened = Vec::new();
        turned.each_decor(|decor, using| {
            if decor.ends().any(|end| cells.has(end)) {
                opened.push((decor, using));
            }
        });
        opened
    }
}

/// The preview of a decision in words; nothing for one that is not allowed.
pub(crate) fn tell(game: &Babylon, action: Action) -> Vec<Phrase> {
    if game.check(action).is_err() {
        return Vec::new();
    }
    match action {
        Action::Dig(stack) => tell_dig(game, stack),
        Action::Place(placement) => {
            game.preview_placement(placement).map_or_else(|_| Vec::new(), |preview| tell_placement(&preview))
        }
        Action::Rotate(rotation) => {
            let opened = game.opened_by(rotation, game.fresh);
            tell_decor(&opened)
                .map(|list| Phrase::new("babylon-preview-decor").with("decor", list))
                .into_iter()
                .collect()
        }
        Action::Adorn { .. } => {
            let mut after = *game;
            after.play_unchecked(action, &mut Nobody);
            vec![Phrase::new("babylon-preview-points").with("points", after.worth() - game.worth())]
        }
        Action::Choose(_) | Action::Remove(_) | Action::Done | Action::Keep(_) => Vec::new(),
    }
}

fn tell_dig(game: &Babylon, stack: Stack) -> Vec<Phrase> {
    let pay = game.pay(stack).map(|pay| {
        Phrase::new("babylon-preview-dig")
            .with("edges", pay.edges)
            .with("flower", pay.flower)
            .with("pillars", phrases::pillars(pay.singles, pay.doubles))
    });
    pay.into_iter().collect()
}

fn tell_placement(preview: &Preview) -> Vec<Phrase> {
    let mut lines = vec![
        Phrase::new("babylon-preview-cost")
            .with("payment", phrases::payment(preview.payment))
            .with("left", phrases::pillars(preview.singles_left, preview.doubles_left)),
    ];
    lines.extend(
        preview.statues.iter().map(|cell| Phrase::new("babylon-preview-statue").with("cell", cell.to_string())),
    );
    lines.extend(preview.belvedere.map(|cell| Phrase::new("babylon-preview-belvedere").with("cell", cell.to_string())));
    lines.push(Phrase::new("babylon-preview-points").with("points", preview.points));
    for (rotation, decor) in Rotation::ALL.into_iter().zip(&preview.decor) {
        lines.extend(
            tell_decor(decor).map(|list| {
                Phrase::new("babylon-preview-turned").with("degrees", rotation.degrees()).with("decor", list)
            }),
        );
    }
    lines
}

fn tell_decor(decor: &[(Decor, Option<Cell>)]) -> Option<Vec<Phrase>> {
    let list: Vec<_> = decor.iter().map(|&(decor, using)| phrases::decor(decor, using)).collect();
    (!list.is_empty()).then_some(list)
}
