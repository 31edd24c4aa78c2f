//! What somebody has played, and how well.

use std::collections::BTreeMap;
use std::sync::Arc;

use minds::Level;

use super::House;
use super::play::results;
use crate::error::HouseError;
use protocol::{GameStatistics, PastGame, Results, ResultsByOpponent, ResultsByPlayers, Statistics};
use store::{PastSeat, Person, ResultRow};

/// So many of the last games are listed.
const LAST: usize = 20;
/// So many tables without a result are looked for at once.
const AT_ONCE: usize = 100;

impl House {
    /// The finished games of somebody, counted.
    pub async fn statistics(&self, person: &Person) -> Result<Statistics, HouseError> {
        let seats = self.repository.past_games(&person.id).await?;
        let games: Vec<_> =
            seats.chunk_by(|one, next| one.table == next.table).filter_map(|seats| Past::of(seats, person)).collect();
        Ok(Statistics {
            games: catalog::GAMES.iter().filter_map(|kind| count_game(kind.meta().key, &games)).collect(),
            last: games.iter().take(LAST).map(Past::listed).collect(),
        })
    }

    /// Goes once through the games that ended before their results were kept, and keeps them.
    pub async fn catch_up(self: Arc<House>) {
        if let Err(error) = self.add_missing_results().await {
            tracing::warn!(?error, "results of old games could not be added");
        }
    }

    async fn add_missing_results(&self) -> Result<(), HouseError> {
        let mut last = String::new();
        loop {
            let ids = self.repository.without_result(&last, AT_ONCE).await?;
            let Some(end) = ids.last() else { return Ok(()) };
            last.clone_from(end);
            for id in &ids {
                // One game that can't be read does not keep the others waiting.
                if let Err(error) = self.add_result_of(id).await {
                    tracing::warn!(table = id, ?error, "the result of an old game could not be added");
                }
            }
        }
    }

    async fn add_result_of(&self, id: &str) -> Result<(), HouseError> {
        let Some(in_play) = self.read(id).await?.and_then(|state| state.in_play) else { return Ok(()) };
        Ok(self.repository.add_results(id, &results(&in_play)).await?)
    }
}

/// A finished game and which seat of it was somebody's.
struct Past<'a> {
    seats: &'a [PastSeat],
    own: usize,
}

impl Past<'_> {
    /// Those at one's own screen have one's seats too; one's own is the one with one's name.
    fn of<'a>(seats: &'a [PastSeat], person: &Person) -> Option<Past<'a>> {
        let mine = |seat: &PastSeat| seat.person.as_deref() == Some(&person.id);
        let named = seats.iter().position(|seat| mine(seat) && seat.name.as_deref() == Some(&person.name));
        Some(Past { seats, own: named.or_else(|| seats.iter().position(mine))? })
    }

    fn result(&self) -> ResultRow {
        self.seats[self.own].result
    }

    /// Who the others were, each kind once.
    fn opponents(&self) -> impl Iterator<Item = Option<Level>> {
        let others = self.seats.iter().enumerate().filter(|&(seat, _)| seat != self.own);
        let mut levels: Vec<_> = others.map(|(_, seat)| seat.level).collect();
        levels.sort_unstable();
        levels.dedup();
        levels.into_iter()
    }

    fn listed(&self) -> PastGame {
        let PastSeat { table, game, at, .. } = &self.seats[self.own];
        PastGame {
            table: table.clone(),
            game: game.clone(),
            at: *at,
            seat: self.own,
            points: self.seats.iter().map(|seat| seat.result.points).collect(),
            won: self.result().won,
            played: self.result().played,
        }
    }
}

fn count_game(game: &str, all: &[Past<'_>]) -> Option<GameStatistics> {
    let own: Vec<_> = all.iter().filter(|past| past.seats[past.own].game == game).collect();
    let mut players: BTreeMap<usize, Vec<ResultRow>> = BTreeMap::new();
    let mut against: BTreeMap<Option<Level>, Vec<ResultRow>> = BTreeMap::new();
    for past in &own {
        players.entry(past.seats.len()).or_default().push(past.result());
        past.opponents().for_each(|level| against.entry(level).or_default().push(past.result()));
    }
    let all: Vec<_> = own.iter().map(|past| past.result()).collect();
    let players = players.into_iter().map(|(players, results)| ResultsByPlayers { players, results: count(&results) });
    let opponent = |(level, results): (Option<Level>, Vec<ResultRow>)| ResultsByOpponent {
        level: level.map(|level| level.key().to_owned()),
        results: count(&results),
    };
    (!all.is_empty()).then(|| GameStatistics {
        game: game.to_owned(),
        all: count(&all),
        players: players.collect(),
        against: against.into_iter().map(opponent).collect(),
    })
}

fn count(results: &[ResultRow]) -> Results {
    let points: Vec<_> = results.iter().filter(|result| result.played).map(|result| result.points).collect();
    let sum: f64 = points.iter().map(|&points| f64::from(points)).sum();
    Results {
        played: results.len(),
        won: results.iter().filter(|result| result.won).count(),
        average: (!points.is_empty()).then(|| sum / points.len() as f64),
        best: points.into_iter().max(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Preferences;

    fn seat(table: &str, who: Option<(&str, &str)>, level: Option<Level>, points: i32, won: bool) -> PastSeat {
        PastSeat {
            table: table.to_owned(),
            game: "jardins".to_owned(),
            at: 1,
            person: who.map(|(id, _)| id.to_owned()),
            name: who.map(|(_, name)| name.to_owned()),
            level,
            result: ResultRow { points, won, played: true },
        }
    }

    fn ana() -> Person {
        Person {
            id: "a".to_owned(),
            name: "Ana".to_owned(),
            login: None,
            mail: None,
            password: None,
            preferences: Preferences { confirm: false },
            banned: 0,
            admin: false,
            program: false,
        }
    }

    #[test]
    fn at_a_screen_for_two_ones_own_seat_is_the_one_with_ones_name() {
        let seats = [seat("t", Some(("a", "Bo")), None, 9, true), seat("t", Some(("a", "Ana")), None, 4, false)];
        assert_eq!(Past::of(&seats, &ana()).unwrap().own, 1);
        let old = [seat("t", None, Some(Level::Pupil), 9, true), seat("t", Some(("a", "Guest")), None, 4, false)];
        assert_eq!(Past::of(&old, &ana()).unwrap().own, 1);
    }

    #[test]
    fn games_are_counted_by_players_and_opponents() {
        let me = |table, points, won| seat(table, Some(("a", "Ana")), None, points, won);
        let bot = |table, level| seat(table, None, Some(level), 30, false);
        let seats = [
            me("t", 40, true),
            bot("t", Level::Scribe),
            bot("t", Level::Scribe),
            me("u", 20, false),
            bot("u", Level::Oracle),
            seat("v", Some(("b", "Bo")), None, 10, true),
            PastSeat { result: ResultRow { points: 99, won: false, played: false }, ..me("v", 99, false) },
        ];
        let games: Vec<_> =
            seats.chunk_by(|one, next| one.table == next.table).filter_map(|seats| Past::of(seats, &ana())).collect();
        let found = count_game("jardins", &games).unwrap();
        assert_eq!(found.all, Results { played: 3, won: 1, average: Some(30.0), best: Some(40) });
        assert_eq!(
            found.players.iter().map(|one| (one.players, one.results.played)).collect::<Vec<_>>(),
            [(2, 2), (3, 1)]
        );
        let against: Vec<_> = found.against.iter().map(|one| (one.level.as_deref(), one.results.played)).collect();
        assert_eq!(against, [(None, 1), (Some("scribe"), 1), (Some("oracle"), 1)]);
        assert_eq!(count_game("amyitis", &games), None);
        let last = games[2].listed();
        assert_eq!((last.seat, last.points, last.played), (1, vec![10, 99], false));
    }
}
