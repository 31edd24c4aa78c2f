//! `semiramis arena`: minds against each other, and how good they are.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;

use catalog::GameVisitor;
use game::{Evaluate, Phrase};
use indicatif::ProgressBar;
use lab::Interval;
use lab::arena::{ArenaGame, Contestant, Duel, Ranking, Schedule, lineups, meet};
use minds::MindSpec;
use serde::Serialize;

use super::pool;
use crate::cli::Arena;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::Voice;

pub(super) fn run(arena: &Arena, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    if arena.games == 0 && arena.keep.is_none() {
        return Err(Failure::usage(Phrase::new("cli-arena-nothing")));
    }
    let meta = super::game(&arena.game)?.meta();
    let minds = arena.minds.iter().map(|mind| super::mind(mind, arena.time)).collect::<Result<Vec<MindSpec>, _>>()?;
    let tables = lineups(minds.len(), arena.setup.players(meta)).len() as u64;
    let deals = arena.games.div_ceil(tables.max(1));
    let schedule = Schedule { minds, deals, seed: arena.seed };
    let keeper = Keeper::open(arena, &schedule)?;
    let bar = pool::progress_bar(deals * tables, voice);
    bar.inc(keeper.played.len() as u64);
    let visitor = Meeting { arena, schedule: &schedule, keeper: &keeper, bar };
    let Some(new) = catalog::visit(meta.key, visitor).transpose()? else { return Ok(()) };
    let arena_games = [&keeper.played[..], &new].concat();
    let ranking = Ranking::of(&schedule.minds, &arena_games);
    if let Some(path) = &arena.plot {
        files::save(path, &lab::plot::ranking(&ranking))?;
    }
    write_ranking(&ranking, arena, voice, output)
}

/// What makes a kept file belong to a schedule; its first line.
#[derive(Serialize)]
struct Heading<'a> {
    game: &'a str,
    players: Option<usize>,
    minds: Vec<String>,
    options: &'a [String],
    seed: u64,
}

/// Keeps games in a file, one a line, so that an interrupted meeting can go on.
struct Keeper {
    played: Vec<ArenaGame>,
    file: Option<Mutex<File>>,
}

impl Keeper {
    fn open(arena: &Arena, schedule: &Schedule) -> Result<Keeper, Failure> {
        let Some(path) = &arena.keep else { return Ok(Keeper { played: Vec::new(), file: None }) };
        let heading = heading(arena, schedule)?;
        let players = arena.setup.players(super::game(&arena.game)?.meta());
        let text = if path.exists() { files::read(path)? } else { String::new() };
        let mut played = read_kept(path, &text, &heading)?;
        played.retain(|arena_game| arena_game.fits(schedule.minds.len(), players));
        let fail = |error: io::Error| files::unwritable(path, &error);
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
        if text.is_empty() {
            writeln!(file, "{heading}").map_err(fail)?;
        } else if !text.ends_with('\n') {
            writeln!(file).map_err(fail)?;
        }
        Ok(Keeper { played, file: Some(Mutex::new(file)) })
    }

    /// Writes a game down. That it could not be written only costs playing it again.
    fn keep(&self, arena_game: &ArenaGame) {
        if let (Some(file), Ok(line)) = (&self.file, serde_json::to_string(arena_game)) {
            let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let _ = file.write_all(format!("{line}\n").as_bytes());
        }
    }
}

fn heading(arena: &Arena, schedule: &Schedule) -> Result<String, Failure> {
    let heading = Heading {
        game: &arena.game,
        players: arena.setup.players,
        minds: schedule.minds.iter().map(ToString::to_string).collect(),
        options: &arena.setup.options,
        seed: arena.seed,
    };
    Ok(serde_json::to_string(&heading).map_err(io::Error::from)?)
}

/// The games in a kept file. What is no game, as a last line that was cut off, is left out; a file of another meeting is refused.
fn read_kept(path: &Path, text: &str, heading: &str) -> Result<Vec<ArenaGame>, Failure> {
    let mut lines = text.lines();
    if lines.next().is_some_and(|first| first != heading) {
        let phrase = Phrase::new("cli-arena-other").with("file", path.display().to_string());
        return Err(Failure::new(Code::Faulty, phrase));
    }
    Ok(lines.filter_map(|line| serde_json::from_str(line).ok()).collect())
}

struct Meeting<'a> {
    arena: &'a Arena,
    schedule: &'a Schedule,
    keeper: &'a Keeper,
    bar: ProgressBar,
}

impl GameVisitor for Meeting<'_> {
    type Output = Result<Vec<ArenaGame>, Failure>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let setup = self.arena.setup.of::<G>()?;
        let done = |arena_game: &ArenaGame| {
            self.keeper.keep(arena_game);
            self.bar.inc(1);
        };
        let play = || meet::<G>(&setup, self.schedule, &self.keeper.played, done);
        let arena_games = pool::threads(self.arena.threads)?.install(play)?;
        self.bar.finish_and_clear();
        Ok(arena_games)
    }
}

fn write_ranking(ranking: &Ranking, arena: &Arena, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    if arena.json {
        serde_json::to_writer_pretty(&mut *output, ranking).map_err(io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    if arena.csv {
        return write_csv(ranking, output);
    }
    writeln!(output, "{}\n", terminal::align(&minds_table(ranking, voice)))?;
    if !ranking.duels.is_empty() {
        writeln!(output, "{}\n", terminal::align(&duels_table(ranking, voice)))?;
    }
    Ok(writeln!(output, "{}", voice.word("cli-arena-note"))?)
}

/// What is known of each mind.
fn minds_table(ranking: &Ranking, voice: &Voice) -> Vec<(String, Vec<String>)> {
    let heads = ["elo", "wins", "share", "points", "games"].map(|head| voice.word(&format!("cli-arena-{head}")));
    let row = |mind: &Contestant| {
        let wins = voice.between(&mind.wins, 100.0, 1);
        let share = voice.between(&mind.fair_share, 1.0, 2);
        let games = mind.games.to_string();
        (
            mind.mind.clone(),
            vec![voice.around(&mind.elo, 1.0, 0), wins, share, voice.around(&mind.points, 1.0, 1), games],
        )
    };
    std::iter::once((String::new(), heads.to_vec())).chain(ranking.contestants.iter().map(row)).collect()
}

/// What every two minds made of the same deals.
fn duels_table(ranking: &Ranking, voice: &Voice) -> Vec<(String, Vec<String>)> {
    let heads = ["ahead", "deals"].map(|head| voice.word(&format!("cli-arena-{head}")));
    let row = |duel: &Duel| {
        let name = format!("{} – {}", duel.mind, duel.rival);
        (name, vec![voice.around(&duel.ahead, 1.0, 1), duel.deals.to_string()])
    };
    std::iter::once((String::new(), heads.to_vec())).chain(ranking.duels.iter().map(row)).collect()
}

fn write_csv(ranking: &Ranking, output: &mut dyn Write) -> Result<(), Failure> {
    let mut writer = csv::Writer::from_writer(output);
    let figures = ["elo", "wins", "fair_share", "points"];
    let columns = figures.into_iter().flat_map(|figure| ["", "_low", "_high"].map(|end| format!("{figure}{end}")));
    let header = ["mind", "games"].into_iter().map(str::to_owned).chain(columns);
    writer.write_record(header).map_err(io::Error::from)?;
    for mind in &ranking.contestants {
        let intervals = [(mind.elo, 1), (mind.wins, 4), (mind.fair_share, 4), (mind.points, 2)];
        let cells = intervals.into_iter().flat_map(|(Interval { mean, low, high }, decimals)| {
            [mean, low, high].map(|figure| format!("{figure:.decimals$}"))
        });
        let row = [mind.mind.clone(), mind.games.to_string()].into_iter().chain(cells);
        writer.write_record(row).map_err(io::Error::from)?;
    }
    Ok(writer.flush()?)
}
