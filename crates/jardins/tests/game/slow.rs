//! The score of a garden, counted the slow and obvious way: paragraph by paragraph, with finger on the cards. It shares nothing
//! with the scoring of the game but what the cards show.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use jardins::{
    Actor, Bonus, Colour, Face, Figures, Floor, Garden, Jardins, Pattern, Plot, Position, Subject, Tree, Wish,
};

type Place = (i32, i32);

/// What lies at each place (x, y) of J3.1: the card, and perhaps an enhancement.
type Laid = BTreeMap<Place, Vec<Face>>;

fn laid(garden: &Garden, figures: &Figures) -> Laid {
    let mut laid = Laid::new();
    for y in 0..3 {
        for x in 0..5 - y {
            let plot = Plot::new(Floor::ALL[y as usize], x as u8 + 1).expect("a plot");
            let card = garden.card(plot).map(|card| *figures.card(card));
            let tile = garden.enhancement(plot).map(|tile| *figures.enhancement(tile));
            if card.is_some() {
                laid.insert((x, y), card.into_iter().chain(tile).collect());
            }
        }
    }
    laid
}

/// J3.1, word for word.
pub(crate) fn neighbours((x, y): Place) -> [Place; 6] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x, y + 1)]
}

fn groups(places: &BTreeSet<Place>) -> Vec<BTreeSet<Place>> {
    let mut rest = places.clone();
    let mut groups = Vec::new();
    while let Some(&start) = rest.iter().next() {
        let mut group = BTreeSet::new();
        let mut open = vec![start];
        while let Some(place) = open.pop() {
            if rest.remove(&place) {
                group.insert(place);
                open.extend(neighbours(place));
            }
        }
        groups.push(group);
    }
    groups
}

fn is_wet(faces: &[Face]) -> bool {
    faces.iter().any(Face::is_irrigated)
}

/// J4.1.
fn irrigation(laid: &Laid, pattern: Pattern) -> i32 {
    let drawn: [&str; 3] = match pattern {
        Pattern::West => ["XX...", "XX..", "XX."],
        Pattern::East => ["...XX", "..XX", ".XX"],
        Pattern::Walls => ["X...X", "X..X", "X.X"],
        Pattern::Heart => [".XXX.", ".XX.", ".X."],
        Pattern::Gate => [".X.X.", ".XX.", "X.X"],
    };
    let marked = |(x, y): Place| drawn[y as usize].as_bytes()[x as usize] == b'X';
    let matches = laid.iter().filter(|(place, faces)| marked(**place) && is_wet(faces)).count();
    [0, 1, 2, 4, 7, 10, 15][matches]
}

fn flowers_at(faces: &[Face], colour: Colour) -> i32 {
    faces.iter().map(|face| i32::from(face.flowers(colour))).sum()
}

/// J4.2.
fn flowers(laid: &Laid) -> i32 {
    let best = |colour| {
        let places = laid.iter().filter(|(_, faces)| flowers_at(faces, colour) > 0).map(|(place, _)| *place).collect();
        let size = |group: &BTreeSet<Place>| group.iter().map(|place| flowers_at(&laid[place], colour)).sum();
        groups(&places).iter().map(size).max().unwrap_or(0)
    };
    best(Colour::Blue) + best(Colour::Red) + best(Colour::Yellow)
}

/// J4.3, one tree after the other.
fn trees(laid: &Laid) -> i32 {
    let of = |tree: Tree, series: &[i32]| {
        let shows = |faces: &[Face]| faces.iter().any(|face| face.subject == Subject::Tree(tree));
        let places = laid.iter().filter(|(_, faces)| shows(faces)).map(|(place, _)| *place).collect();
        let mut points = 0;
        for group in groups(&places) {
            let mut left = group.len();
            while left > 0 {
                let run = left.min(series.len());
                points += series[run - 1];
                left -= run;
            }
        }
        points
    };
    of(Tree::DragonTree, &[2, 7]) + of(Tree::Cedar, &[2, 5, 9]) + of(Tree::DatePalm, &[3, 7, 12, 18])
}

/// J4.4.
fn animals(laid: &Laid) -> i32 {
    let points = |(place, faces): (&Place, &Vec<Face>)| -> i32 {
        let of = |face: &Face| match face.subject {
            Subject::Animal { points, .. } => i32::from(points[place.1 as usize]),
            _ => 0,
        };
        faces.iter().map(of).sum()
    };
    laid.iter().map(points).sum()
}

/// J4.5.
fn characters(laid: &Laid, objectives: i32, enhancements: i32) -> i32 {
    let all: Vec<&Face> = laid.values().flatten().collect();
    let count = |shows: &dyn Fn(&Face) -> bool| all.iter().filter(|face| shows(face)).count() as i32;
    let animals = count(&|face| matches!(face.subject, Subject::Animal { .. }));
    let trees = count(&|face| matches!(face.subject, Subject::Tree(_)));
    let characters = count(&|face| matches!(face.subject, Subject::Character { .. }));
    let of_colour = |colour| all.iter().map(|face| i32::from(face.flowers(colour))).sum::<i32>();
    let [blue, red, yellow] = [Colour::Blue, Colour::Red, Colour::Yellow].map(of_colour);
    let wished = |wish| match wish {
        Wish::Animals => animals,
        Wish::Trees => trees,
        Wish::Irrigated => laid.values().filter(|faces| is_wet(faces)).count() as i32,
        Wish::Characters => characters,
        Wish::Gold => count(&|face| face.has(Bonus::Gold)),
        Wish::Tools => count(&|face| face.has(Bonus::Tools)),
        Wish::Crowns => count(&|face| face.has(Bonus::Crown)),
        Wish::BlueFlowers => blue,
        Wish::YellowFlowers => yellow,
        Wish::RedFlowers => red,
        Wish::Objectives => objectives,
        Wish::Enhancements => enhancements,
        Wish::FlowerSets => blue.min(red).min(yellow),
        Wish::SubjectSets => trees.min(characters).min(animals),
    };
    let points = |face: &&Face| match face.subject {
        Subject::Character { wish, each } => i32::from(each) * wished(wish),
        _ => 0,
    };
    all.iter().map(points).sum()
}

/// A garden by category, with the number and the points of its objectives.
pub(crate) fn score(garden: &Garden, pattern: Option<Pattern>, objectives: (i32, i32), figures: &Figures) -> [i32; 6] {
    let laid = laid(garden, figures);
    let enhancements = laid.values().filter(|faces| faces.len() == 2).count() as i32;
    [
        pattern.map_or(0, |pattern| irrigation(&laid, pattern)),
        flowers(&laid),
        trees(&laid),
        animals(&laid),
        characters(&laid, objectives.0, enhancements),
        objectives.1,
    ]
}

/// J4.6. How many markers a player has, and what they pay.
fn objectives(game: &Jardins, seat: Seat) -> (i32, i32) {
    let pays = [(5, 3), (4, 2), (2, 1), (2, 1)];
    let mut sum = (0, 0);
    for (position, (first, second)) in Position::ALL.into_iter().zip(pays) {
        let claims = game.claims(position);
        let points = match (claims.first.contains(Actor::Player(seat)), claims.second.contains(Actor::Player(seat))) {
            (true, _) => first,
            (_, true) => second,
            _ => continue,
        };
        sum = (sum.0 + 1, sum.1 + points);
    }
    sum
}

/// The points of a player by category.
pub(crate) fn score_of(game: &Jardins, seat: Seat) -> [i32; 6] {
    let player = game.player(seat);
    score(&player.garden, player.pattern, objectives(game, seat), &game.figures())
}
