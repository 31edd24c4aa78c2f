//! What lies before a player.

#[cfg(feature = "typescript")]
use std::collections::BTreeMap;

use game::Seat;
use serde::Serialize;

use crate::components::GARDENERS;
use crate::garden::{Floor, Garden, Plot, Plots, Spot};
use crate::pieces::{Card, Enhancement, Pattern, Position};
use crate::view::ByName;
use crate::{Jardins, Player};

/// What lies before a player. Plots are a floor and a place on it, as in the notation: `2 1`.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsGarden"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GardenView {
    /// The cards, by plot.
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<String, String>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    pub cards: ByName<&'static str>,
    /// The enhancements on them, by plot.
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<String, String>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    pub tiles: ByName<&'static str>,
    /// Where the next card may come: first, left, right or a plot.
    pub spots: Vec<&'static str>,
    /// How many cards floor 1 still lacks: as long as some are laid at the left, every card moves to the right.
    pub unsettled: u8,
    /// The irrigation card; nothing during set-up.
    pub pattern: Option<&'static str>,
    /// The plots it marks.
    pub marked: Vec<&'static str>,
    /// Those of them with an irrigated card.
    pub watered: Vec<&'static str>,
    /// Gold.
    pub gold: u8,
    /// Tools.
    pub tools: u8,
    /// Gardeners that are at home.
    pub gardeners: u8,
    /// Points as things stand.
    pub points: i16,
    /// How near the royal objectives are, by position.
    pub progress: Vec<ProgressView>,
}

impl GardenView {
    pub(super) fn of(game: &Jardins, seat: Seat) -> GardenView {
        let player = game.player(seat);
        let marked = player.pattern.map(|pattern| game.figures.pattern(pattern)).unwrap_or_default();
        let watered = marked.and(player.garden.irrigated(&game.figures));
        GardenView {
            cards: laid(|plot| player.garden.card(plot).map(Card::name)),
            tiles: laid(|plot| player.garden.enhancement(plot).map(Enhancement::name)),
            spots: spots(&player.garden),
            unsettled: player.garden.unsettled(),
            pattern: player.pattern.map(Pattern::name),
            marked: names(marked),
            watered: names(watered),
            gold: player.purse.gold,
            tools: player.purse.tools,
            gardeners: at_home(player),
            points: game.score(seat).total(),
            progress: ProgressView::all(game, seat),
        }
    }
}

fn laid(what: impl Fn(Plot) -> Option<&'static str>) -> ByName<&'static str> {
    ByName(Plot::all().filter_map(|plot| Some((name(plot), what(plot)?))).collect())
}

/// Gardeners are out only while a round lasts.
fn at_home(player: &Player) -> u8 {
    GARDENERS - player.gardeners.iter().sum::<u8>()
}

fn spots(garden: &Garden) -> Vec<&'static str> {
    let word = |spot| match spot {
        Spot::First => "first",
        Spot::Left => "left",
        Spot::Right => "right",
        Spot::Upper(plot) => name(plot),
    };
    garden.spots().map(word).collect()
}

fn names(plots: Plots) -> Vec<&'static str> {
    plots.iter().map(name).collect()
}

/// The word of the notation for a plot.
const fn name(plot: Plot) -> &'static str {
    const NAMES: [&str; Plot::COUNT] =
        ["1 1", "1 2", "1 3", "1 4", "1 5", "2 1", "2 2", "2 3", "2 4", "3 1", "3 2", "3 3"];
    NAMES[plot.index()]
}

/// How near a royal objective is for a player.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JardinsProgress"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProgressView {
    /// How many elements the best floor shows.
    pub found: u8,
    /// How many they need: one less while they hold the first-player tile.
    pub need: u8,
}

impl ProgressView {
    fn all(game: &Jardins, seat: Seat) -> Vec<ProgressView> {
        let floors = game.player(seat).garden.tallies(&game.figures);
        let of = |position: Position| {
            let objective = game.claims(position).objective?;
            let found = Floor::ALL.into_iter().map(|floor| floors[floor.index()].count(objective)).max();
            Some(ProgressView { found: found.unwrap_or_default(), need: game.needed_for(seat, objective) })
        };
        Position::ALL.into_iter().filter_map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_have_the_words_of_the_notation() {
        assert!(Plot::all().all(|plot| name(plot) == plot.to_string()));
    }
}
