//! At a table of a house: what happens there is heard over a socket and played again here, so that everything that can
//! be known of a game at this screen can be known of that one too.

mod house_client;
mod link;
mod listen;
mod trust;

pub use house_client::JoinError;
pub use link::Link;
pub use trust::for_requests as trusted_tls;

use std::borrow::Cow;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use game::{AnyGame, GameKind, MoveError, Options, Phrase, Record, Seat, Translate};
use protocol::{
    Answer, Clock, Command, OnTimeout, SeatInfo, SeatKind, Snapshot, TableInfo, TableSettings, TableStatus,
};

use self::house_client::HouseClient;
use self::listen::Heard;
use crate::game_in_play::GameInPlay;
use crate::players::{News, Players, Waiting, only};
use crate::thinking::{Task, TaskState};

/// Somebody at a table of a house: at a seat of it, or watching.
pub struct RemotePlayers {
    kind: &'static dyn GameKind,
    house: HouseClient,
    table: TableInfo,
    in_play: GameInPlay,
    snapshot: Option<Snapshot>,
    heard: Receiver<Heard>,
    lost: bool,
    /// A command on its way, and after which entry its move was decided.
    sent: Option<Task<Result<Answer, JoinError>>>,
    decided_at: Option<usize>,
    said: usize,
    untold: Vec<News>,
}

/// When a bot plays for somebody at this table.
fn absence_rule(settings: &TableSettings) -> Phrase {
    let level = Phrase::new(format!("minds-level-{}", settings.stand_in.key()));
    match (settings.clock, settings.on_timeout, settings.absence) {
        (Clock::None, _, 0) => Phrase::new("terminal-rule-never"),
        (Clock::None, _, seconds) => {
            Phrase::new("terminal-rule-absence").with("minutes", seconds.div_ceil(60)).with("level", level)
        }
        (_, OnTimeout::Bot, _) => Phrase::new("terminal-rule-clock").with("level", level),
        (_, OnTimeout::Resign, _) => Phrase::new("terminal-rule-lost"),
    }
}

impl RemotePlayers {
    /// Comes to a table, takes an open seat if there is one, and listens. A cookie brings back whom the house knows
    /// already; a name is told if it is given or the house knows nobody.
    pub fn join(
        link: &Link,
        name: Option<&str>,
        default: &str,
        cookie: Option<String>,
        find: impl Fn(&str) -> Option<&'static dyn GameKind>,
    ) -> Result<RemotePlayers, JoinError> {
        let house = HouseClient::enter(link, name, default, cookie)?;
        let path = format!("/tables/{}", link.table);
        let mut table: TableInfo = house.get(&path)?;
        let rule = absence_rule(&table.settings);
        let free = table.seats.iter().position(|seat| seat.kind == SeatKind::Open);
        if let (TableStatus::Open, false, Some(seat)) = (table.status, table.seats.iter().any(|seat| seat.mine), free) {
            house.command(&link.table, &Command::Sit { seat, name: None })?;
            table = house.get(&path)?;
        }
        let kind = find(&table.game).ok_or_else(|| JoinError::Game(table.game.clone()))?;
        let edition = match &table.edition {
            Some(_) => Some(house.get_text(&format!("{path}/edition"))?),
            None => None,
        };
        let game = start(kind, &table, edition.as_deref())?;
        let heard = listen::begin(house.clone(), link.table.clone());
        let mut in_play = GameInPlay::new(game);
        in_play.record.names = vec![None; table.seats.len()];
        let mut remote = RemotePlayers {
            kind,
            house,
            table,
            in_play,
            snapshot: None,
            heard,
            lost: false,
            sent: None,
            decided_at: None,
            said: 0,
            untold: Vec::new(),
        };
        remote.untold.push(News::Notice(rule));
        let sits = remote.table.seats.iter().position(|seat| seat.mine);
        remote.untold.push(News::Notice(match sits {
            Some(seat) => Phrase::new("terminal-seated").with("seat", seat + 1),
            None => Phrase::new("terminal-watching"),
        }));
        Ok(remote)
    }

    /// Which game is played.
    pub fn kind(&self) -> &'static dyn GameKind {
        self.kind
    }

    /// What brings one back as the same guest.
    pub fn cookie(&self) -> &str {
        self.house.cookie()
    }

    fn is_mine(&self, seat: usize) -> bool {
        self.table.seats.get(seat).is_some_and(|seat| seat.mine && seat.level.is_none() && !seat.resigned)
    }

    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Table(table) => self.table = *table,
            Heard::Snapshot(snapshot) => self.see(*snapshot),
            Heard::Chat(lines) => {
                let heard = self.said;
                for line in lines.into_iter().filter(|line| line.number >= heard) {
                    self.said = line.number + 1;
                    if !self.table.muted.contains(&line.who) {
                        self.untold.push(News::Said { name: line.name, text: line.text });
                    }
                }
            }
            Heard::Lost => {
                if !std::mem::replace(&mut self.lost, true) {
                    self.untold.push(News::Notice(Phrase::new("terminal-lost")));
                }
            }
            Heard::Found => {
                if std::mem::replace(&mut self.lost, false) {
                    self.untold.push(News::Notice(Phrase::new("terminal-found")));
                }
            }
        }
    }

    /// Plays again what has happened, from where both agree.
    fn see(&mut self, snapshot: Snapshot) {
        let here = self.in_play.record.plies.len();
        let agreed = snapshot.back.into_iter().chain(snapshot.log.first().map(|item| item.ply)).min().unwrap_or(here);
        if agreed < here && self.go_back_to(agreed) {
            self.untold.push(News::Back);
        }
        for item in snapshot.log.iter().filter(|item| item.ply >= agreed) {
            if let Ok(told) = self.in_play.apply(&item.notation) {
                self.untold.push(News::Played(told));
            }
        }
        if self.decided_at.is_some_and(|at| snapshot.number > at) {
            self.decided_at = None;
        }
        self.in_play.record.commitment = snapshot.commitment.parse().ok();
        if let Some(ending) = &snapshot.ending {
            self.in_play.record.seed = ending.seed.parse().ok();
            if !ending.played {
                self.untold.push(News::Notice(Phrase::new("terminal-given-up")));
            }
        }
        let confirm = snapshot.confirm.filter(|&seat| self.is_mine(seat));
        self.snapshot = Some(snapshot);
        if let Some(seat) = confirm {
            self.send(Command::Confirm { seat });
        }
    }

    fn go_back_to(&mut self, plies: usize) -> bool {
        let Ok(state) = self.in_play.record.replay(self.kind, None, plies) else { return false };
        self.in_play.back(state, plies);
        true
    }

    fn send(&mut self, command: Command) {
        let (house, table) = (self.house.clone(), self.table.id.clone());
        self.sent = Some(Task::start(move || house.command(&table, &command)));
    }

    fn take_answer(&mut self) {
        let Some(task) = &self.sent else { return };
        match task.wait(Duration::ZERO) {
            TaskState::Working => return,
            TaskState::Done(Ok(_)) => {}
            TaskState::Done(Err(error)) => {
                self.decided_at = None;
                self.untold.push(News::Notice(error.phrase()));
            }
            TaskState::Failed => self.decided_at = None,
        }
        self.sent = None;
    }

    fn number(&self) -> usize {
        self.snapshot.as_ref().map_or(0, |snapshot| snapshot.number)
    }
}

/// The game of a table, before its first ply.
fn start(kind: &'static dyn GameKind, table: &TableInfo, edition: Option<&str>) -> Result<Box<dyn AnyGame>, JoinError> {
    let broken = || JoinError::Broken(table.game.clone());
    let chosen = table.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::recorded(kind.meta(), chosen).map_err(|_| broken())?;
    kind.start(table.seats.len(), &options, edition).map_err(|_| broken())
}

impl Players for RemotePlayers {
    fn game(&self) -> &dyn AnyGame {
        self.in_play.game.as_ref()
    }

    fn record(&self) -> &Record {
        &self.in_play.record
    }

    fn is_over(&self) -> bool {
        self.snapshot.as_ref().is_some_and(|snapshot| snapshot.ending.is_some())
    }

    fn names(&self, words: &dyn Translate) -> Vec<String> {
        let level = |level: &Cow<'static, str>| words.word(&format!("minds-level-{level}"));
        let name = |seat: &SeatInfo| {
            let known = seat.name.clone().or_else(|| seat.level.as_ref().map(level));
            known.unwrap_or_else(|| words.word("terminal-open-seat"))
        };
        self.table.seats.iter().map(name).collect()
    }

    fn person(&self) -> Option<Seat> {
        let snapshot = self.snapshot.as_ref()?;
        let turn = snapshot.turn.filter(|&turn| self.is_mine(turn))?;
        let free = !self.lost && self.decided_at.is_none() && snapshot.ending.is_none() && snapshot.confirm.is_none();
        Seat::new(turn).filter(|_| free && self.in_play.decider().is_some_and(|seat| seat.index() == turn))
    }

    fn reader(&self) -> Option<Seat> {
        only(Seat::all(self.table.seats.len()).filter(|seat| self.is_mine(seat.index())))
    }

    /// What the rules refuse here they would refuse there: it is not even sent.
    fn play(&mut self, action: &str) -> Result<(), MoveError> {
        self.in_play.game.check(action)?;
        let Some(seat) = self.person() else { return Ok(()) };
        let at = self.number();
        self.decided_at = Some(at);
        self.send(Command::Play { seat: seat.index(), at, ply: action.to_owned() });
        Ok(())
    }

    fn undo(&mut self) -> bool {
        let seat = self.snapshot.as_ref().and_then(|snapshot| snapshot.undo).filter(|&seat| self.is_mine(seat));
        if let Some(seat) = seat {
            self.send(Command::Undo { seat, turn: false });
        }
        seat.is_some()
    }

    fn news(&mut self, wait: Duration) -> Vec<News> {
        let until = Instant::now() + wait;
        loop {
            self.take_answer();
            let left = until.saturating_duration_since(Instant::now());
            let wait = if self.untold.is_empty() { left.min(STEP) } else { Duration::ZERO };
            match self.heard.recv_timeout(wait) {
                Ok(heard) => self.hear(heard),
                Err(RecvTimeoutError::Timeout) if self.untold.is_empty() && !left.is_zero() => {}
                Err(_) => return std::mem::take(&mut self.untold),
            }
        }
    }

    fn waiting(&self) -> Option<Waiting> {
        if self.is_over() || self.person().is_some() {
            return None;
        }
        if self.lost {
            return Some(Waiting::Lost);
        }
        if self.sent.is_some() || self.decided_at.is_some() {
            return Some(Waiting::Answer);
        }
        let open = self.table.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
        match self.snapshot.as_ref().and_then(|snapshot| snapshot.turn).and_then(Seat::new) {
            Some(seat) if self.table.seats.get(seat.index()).is_some_and(|seat| seat.level.is_some()) => {
                Some(Waiting::Mind(seat))
            }
            Some(seat) => Some(Waiting::Other(seat)),
            None => Some(Waiting::Open(open)),
        }
    }

    fn say(&mut self, text: &str) -> bool {
        self.send(Command::Say { text: text.to_owned() });
        true
    }

    fn allows_hints(&self) -> bool {
        self.table.settings.hints
    }

    fn is_kept(&self) -> bool {
        true
    }
}

/// How often to look for the answer to a command.
const STEP: Duration = Duration::from_millis(100);
