//! Reading the figures. Everything is asked for before anything is given up, so that every fault is told at once.

use game::Seat;
use game::components::{ComponentErrorKind, Reader};

use super::{AutomaAction, BOX, Discard, Figures, GARDEN_CARDS, Instruction, Purse, Reward, Series, Stack};
use crate::face::{Animal, Bonus, Colour, Element, Face, Subject, Tree, Wish};
use crate::garden::{Floor, Plot, Plots};
use crate::named::{Named, Set, vocabulary};
use crate::pieces::{AutomaCard, Card, Column, Enhancement, Level, Pattern, Pile, Position, Row};

/// J0.1. How many enhancements are in each pile.
const PILES: [i64; Pile::COUNT] = [12, 8, 5];
/// J0.4. How many places an irrigation card marks.
const MARKS: i64 = 6;
/// J0.2. The most flowers on a card.
const MOST_FLOWERS: i64 = 3;

/// No figure that is counted out in gold, tools or points is larger.
const MOST: u8 = 30;
/// J0.7. A box with more gold or tools than this is none.
const MOST_IN_BOX: u8 = u8::MAX;

pub(super) fn figures(reader: &Reader<'_>) -> Option<Figures> {
    let table = reader.table("table").map(|entry| table(&entry));
    let start = reader.table("start").map(|entry| start(&entry));
    let solo = reader.table("solo").map(|entry| solo(&entry));
    let series = reader.table("trees").map(|entry| trees(&entry));
    let irrigation = reader.table("irrigation").map(|entry| irrigation(&entry));
    let objectives = reader.table("objectives").map(|entry| objectives(&entry));
    let positions = reader.table("positions").map(|entry| each(&entry, position));
    let cards = reader.table("cards").map(|entry| cards(&entry));
    let enhancements = reader.table("enhancements").map(|entry| enhancements(&entry));
    let automa = reader.table("automa").map(|entry| each(&entry, instruction));
    let needed = needed(start.flatten(), solo.flatten().as_ref().map_or(&[], |(levels, _)| levels));
    let supply = supply(reader, needed);
    let (gardener_places, row_tools, objective_places) = table??;
    let (start, last_extra_tools) = start??;
    let (solo, ratings) = solo??;
    let (irrigation_points, patterns) = irrigation??;
    let (cards, stack) = cards??;
    let (enhancements, piles) = enhancements??;
    Some(Figures {
        supply: supply?,
        gardener_places,
        row_tools,
        objective_places,
        start,
        last_extra_tools,
        solo,
        ratings,
        series: series??,
        irrigation_points,
        patterns,
        objectives: objectives??,
        positions: array(positions??)?,
        stack,
        cards,
        enhancements,
        piles,
        automa: array(automa??)?,
    })
}

/// Reads an entry for each thing of a row, by its name.
fn each<T: Named, V>(reader: &Reader<'_>, read: impl Fn(&Reader<'_>, T) -> Option<V>) -> Option<Vec<V>> {
    let read_one = |&thing: &T| reader.table(thing.name()).and_then(|entry| read(&entry, thing));
    let entries: Vec<_> = T::LIST.iter().map(read_one).collect();
    entries.into_iter().collect()
}

fn array<V, const N: usize>(list: Vec<V>) -> Option<[V; N]> {
    list.try_into().ok()
}

fn range_fault(reader: &Reader<'_>, key: &str, found: u8, least: u8, most: u8) {
    let kind = ComponentErrorKind::Range { found: found.into(), least: least.into(), most: most.into() };
    reader.fault(key, kind);
}

fn table(reader: &Reader<'_>) -> Option<([u8; 5], [u8; Row::COUNT], [u8; 5])> {
    let places = reader.smalls("gardener-places", 1..=9);
    let tools = reader.smalls("row-tools", 0..=9);
    let objectives = reader.smalls("objective-places", 1..=5);
    let (places, tools): ([u8; 5], [u8; Row::COUNT]) = (places?, tools?);
    // Everybody must find a free place for all gardeners, and a card without tools.
    for (index, &found) in places.iter().enumerate() {
        let least = (index as u8 + 1).max(2);
        if found < least {
            range_fault(reader, &format!("gardener-places[{}]", index + 1), found, least, 9);
        }
    }
    if tools[0] > 0 {
        range_fault(reader, "row-tools[1]", tools[0], 0, 0);
    }
    Some((places, tools, objectives?))
}

/// J1.2, J5.1. What lies before the players when the game begins, at the most.
fn needed(start: Option<(Purse, u8)>, solo: &[Purse]) -> Purse {
    let (start, extra) = start.unwrap_or_default();
    let players = Seat::MOST as u8;
    let everybody = Purse { gold: start.gold * players, tools: start.tools * players + extra };
    solo.iter().fold(everybody, |most, one| Purse { gold: most.gold.max(one.gold), tools: most.tools.max(one.tools) })
}

/// J0.7. A file from before the box was a limit does not say what is in it.
fn supply(reader: &Reader<'_>, needed: Purse) -> Option<Purse> {
    if !reader.has("supply") {
        return Some(Purse { gold: needed.gold.max(BOX.0), tools: needed.tools.max(BOX.1) });
    }
    let table = reader.table("supply")?;
    let (gold, tools) =
        (table.small("gold", needed.gold..=MOST_IN_BOX), table.small("tools", needed.tools..=MOST_IN_BOX));
    Some(Purse { gold: gold?, tools: tools? })
}

fn start(reader: &Reader<'_>) -> Option<(Purse, u8)> {
    let (purse, extra) = (purse(reader), reader.small("last-extra-tools", 0..=MOST));
    Some((purse?, extra?))
}

fn purse(reader: &Reader<'_>) -> Option<Purse> {
    let (gold, tools) = (reader.small("gold", 0..=MOST), reader.small("tools", 0..=MOST));
    Some(Purse { gold: gold?, tools: tools? })
}

fn solo(reader: &Reader<'_>) -> Option<([Purse; Level::COUNT], [u8; 3])> {
    let levels = each(reader, |entry, _: Level| purse(entry));
    let ratings: [u8; 3] = reader.smalls("ratings", 1..=u8::MAX)?;
    for index in 1..ratings.len() {
        if ratings[index] <= ratings[index - 1] {
            let least = ratings[index - 1].saturating_add(1);
            range_fault(reader, &format!("ratings[{}]", index + 1), ratings[index], least, u8::MAX);
        }
    }
    Some((array(levels?)?, ratings))
}

fn trees(reader: &Reader<'_>) -> Option<[Series; Tree::COUNT]> {
    let dragon_tree = reader.smalls::<2>(Tree::DragonTree.name(), 0..=MOST);
    let cedar = reader.smalls::<3>(Tree::Cedar.name(), 0..=MOST);
    let date_palm = reader.smalls::<4>(Tree::DatePalm.name(), 0..=MOST);
    Some([Series::new(&dragon_tree?), Series::new(&cedar?), Series::new(&date_palm?)])
}

fn irrigation(reader: &Reader<'_>) -> Option<([u8; 7], [Plots; Pattern::COUNT])> {
    let points = reader.smalls("points", 0..=MOST);
    let patterns = each(reader, |entry, _: Pattern| pattern(entry));
    Some((points?, array(patterns?)?))
}

fn pattern(reader: &Reader<'_>) -> Option<Plots> {
    let mut marked = Plots::default();
    let floors = Floor::ALL.map(|floor| mark_floor(reader, floor, &mut marked));
    let sound = floors.iter().all(Option::is_some);
    if sound {
        reader.total("", marked.len().into(), MARKS);
    }
    sound.then_some(marked)
}

fn mark_floor(reader: &Reader<'_>, floor: Floor, marked: &mut Plots) -> Option<()> {
    let key = format!("floor-{floor}");
    let marks: Vec<_> = reader.text(&key)?.split_whitespace().collect();
    if marks.len() != usize::from(floor.width()) {
        let kind = ComponentErrorKind::Count { found: marks.len() as i64, needed: floor.width().into() };
        reader.fault(&key, kind);
        return None;
    }
    for (plot, mark) in Plot::of_floor(floor).zip(marks) {
        match mark {
            "X" => marked.insert(plot),
            "." => {}
            other => {
                reader.fault(&key, ComponentErrorKind::Word { found: other.to_owned(), known: "X, .".to_owned() });
                return None;
            }
        }
    }
    Some(())
}

fn objectives(reader: &Reader<'_>) -> Option<[u8; Element::COUNT]> {
    let needs = Element::ALL.map(|element| reader.small(element.name(), 2..=9));
    array(needs.into_iter().collect::<Option<Vec<_>>>()?)
}

fn position(reader: &Reader<'_>, _: Position) -> Option<Reward> {
    let points = reader.smalls("points", 0..=MOST);
    let optional = |key| if reader.has(key) { reader.small(key, 0..=9) } else { Some(0) };
    let (gold, tools) = (optional("gold"), optional("tools"));
    Some(Reward { points: points?, purse: Purse { gold: gold?, tools: tools? } })
}

fn cards(reader: &Reader<'_>) -> Option<([Face; Card::COUNT], Stack)> {
    let entries: Vec<(Face, u8)> = each(reader, |entry, _: Card| {
        let copies = if entry.has("copies") { entry.small("copies", 1..=GARDEN_CARDS as u8) } else { Some(1) };
        let face = face(entry);
        Some((face?, copies?))
    })?;
    let total: usize = entries.iter().map(|&(_, copies)| usize::from(copies)).sum();
    reader.total("", total as i64, GARDEN_CARDS as i64);
    let stack = (total == GARDEN_CARDS).then(|| stack(entries.iter().map(|&(_, copies)| copies)))?;
    Some((array(entries.into_iter().map(|(face, _)| face).collect())?, stack))
}

/// Gives every copy its bit. The copies of all cards together are as many as there are bits.
fn stack(copies: impl Iterator<Item = u8>) -> Stack {
    let mut stack = Stack { copies: [0; Card::COUNT], cards: [Card::ALL[0]; GARDEN_CARDS] };
    let mut bit = 0;
    for (card, copies) in Card::ALL.into_iter().zip(copies) {
        for _ in 0..copies {
            stack.copies[card.index()] |= 1 << bit;
            stack.cards[bit] = card;
            bit += 1;
        }
    }
    stack
}

fn enhancements(reader: &Reader<'_>) -> Option<([Face; Enhancement::COUNT], [Set<Enhancement>; Pile::COUNT])> {
    let mut piles = [Set::EMPTY; Pile::COUNT];
    let entries: Vec<(Face, Pile, Enhancement)> = each(reader, |entry, enhancement| {
        let (face, pile) = (face(entry), entry.small("pile", 2..=4));
        let pile = pile.map(|cost| Pile::ALL[usize::from(cost) - 2]);
        Some((face?, pile?, enhancement))
    })?;
    for &(_, pile, enhancement) in &entries {
        piles[pile.index()].insert(enhancement);
    }
    for (pile, needed) in Pile::ALL.into_iter().zip(PILES) {
        let found = i64::from(piles[pile.index()].len());
        if found != needed {
            reader.fault(&format!("pile = {pile}"), ComponentErrorKind::Count { found, needed });
        }
    }
    Some((array(entries.into_iter().map(|(face, ..)| face).collect())?, piles))
}

fn face(reader: &Reader<'_>) -> Option<Face> {
    let subject = subject(reader);
    let flowers = some_words::<Colour>(reader, "flowers");
    let irrigated = if reader.has("irrigated") { reader.flag("irrigated") } else { Some(false) };
    let bonuses = some_words::<Bonus>(reader, "bonus");
    let (flowers, bonuses) = (flowers?, bonuses?);
    if flowers.len() as i64 > MOST_FLOWERS {
        let kind = ComponentErrorKind::Range { found: flowers.len() as i64, least: 0, most: MOST_FLOWERS };
        reader.fault("flowers", kind);
        return None;
    }
    no_repeats(reader, "bonus", &bonuses)?;
    Some(Face::new(subject?, &flowers, irrigated?, &bonuses))
}

fn some_words<T: Named>(reader: &Reader<'_>, key: &str) -> Option<Vec<T>> {
    if reader.has(key) { reader.words(key, None, &vocabulary()) } else { Some(Vec::new()) }
}

fn no_repeats<T: PartialEq>(reader: &Reader<'_>, key: &str, list: &[T]) -> Option<()> {
    let repeated = (1..list.len()).find(|&index| list[..index].contains(&list[index]));
    if let Some(index) = repeated {
        reader.fault(&format!("{key}[{}]", index + 1), ComponentErrorKind::Twice);
    }
    repeated.is_none().then_some(())
}

/// A card has one subject at most: a second one is an entry that nobody asks for.
fn subject(reader: &Reader<'_>) -> Option<Subject> {
    if reader.has("animal") {
        let animal = reader.word::<Animal>("animal", &vocabulary());
        let points = reader.smalls("points", 0..=MOST);
        return Some(Subject::Animal { animal: animal?, points: points? });
    }
    if reader.has("tree") {
        return reader.word::<Tree>("tree", &vocabulary()).map(Subject::Tree);
    }
    if reader.has("character") {
        let wish = reader.word::<Wish>("character", &vocabulary());
        let each = reader.small("each", 0..=9);
        return Some(Subject::Character { wish: wish?, each: each? });
    }
    Some(Subject::Empty)
}

const SYMBOLS: [(&str, Option<Element>); 5] = [
    ("animal", Some(Element::Animals)),
    ("tree", Some(Element::Trees)),
    ("character", Some(Element::Characters)),
    ("irrigated", Some(Element::Irrigated)),
    ("flowers", None),
];

const ACTIONS: [(&str, AutomaAction); 5] = [
    ("crown", AutomaAction::Crown),
    ("objective", AutomaAction::Objective),
    ("pile-2", AutomaAction::Pile(Pile::Two)),
    ("pile-3", AutomaAction::Pile(Pile::Three)),
    ("pile-4", AutomaAction::Pile(Pile::Four)),
];

fn instruction(reader: &Reader<'_>, _: AutomaCard) -> Option<Instruction> {
    let columns = reader.smalls("columns", 1..=Column::COUNT as u8);
    let discard = discard(reader);
    let action = reader.word("action", &ACTIONS);
    let columns: [u8; Column::COUNT] = columns?;
    no_repeats(reader, "columns", &columns)?;
    let columns = columns.map(|number| Column::ALL[usize::from(number) - 1]);
    Some(Instruction { columns, discard: discard?, action: action? })
}

fn discard(reader: &Reader<'_>) -> Option<Discard> {
    let Some(element) = reader.word("discards", &SYMBOLS)? else { return Some(Discard::Flowers) };
    let row = reader.small("else-row", 1..=Row::COUNT as u8)?;
    Some(Discard::One { element, otherwise: Row::ALL[usize::from(row) - 1] })
}
