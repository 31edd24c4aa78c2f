//! At a table of a house: what happens there is heard over a socket and played again here, so that everything that can be known of a game at
//! this screen can be known of that one too.

mod house;
mod link;
mod listen;
mod protocol;
mod trust;

pub use house::Away;
pub use link::Link;
pub use protocol::Refusal;

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::{Kind, Match, Options, Phrase, Record, Rejection, Seat, Words};

use self::house::House;
use self::listen::Heard;
use self::protocol::{Moment, SeatKind, Table, TableState};
use crate::company::{Company, News, Waiting};
use crate::course::Course;
use crate::thinking::{Progress, Task};

/// Somebody at a table of a house: at a seat of it, or watching.
pub struct Guest {
    kind: &'static dyn Kind,
    house: House,
    table: Table,
    course: Course,
    moment: Option<Moment>,
    heard: Receiver<Heard>,
    lost: bool,
    /// A deed on its way, and after which entry it was decided.
    sent: Option<Task<Result<Value, Away>>>,
    decided_at: Option<usize>,
    said: usize,
    untold: Vec<News>,
}

impl Guest {
    /// Comes to a table, takes an open seat if there is one, and listens. A cookie brings back whom the house knows already; a name is told if it
    /// is given or the house knows nobody.
    pub fn join(
        link: &Link,
        name: Option<&str>,
        default: &str,
        cookie: Option<String>,
        find: impl Fn(&str) -> Option<&'static dyn Kind>,
    ) -> Result<Guest, Away> {
        let house = House::enter(link, name, default, cookie)?;
        let path = format!("/tables/{}", link.table);
        let mut table: Table = house.get(&path)?;
        let free = table.seats.iter().position(|seat| seat.kind == SeatKind::Open);
        if let (TableState::Open, false, Some(seat)) = (table.state, table.seats.iter().any(|seat| seat.mine), free) {
            house.post(&format!("{path}/deeds"), &json!({ "sit": { "seat": seat } }))?;
            table = house.get(&path)?;
        }
        let kind = find(&table.game).ok_or_else(|| Away::Game(table.game.clone()))?;
        let game = start(kind, &table)?;
        let heard = listen::begin(house.clone(), link.table.clone());
        let mut course = Course::new(game);
        course.record.names = vec![None; table.seats.len()];
        let mut guest = Guest {
            kind,
            house,
            table,
            course,
            moment: None,
            heard,
            lost: false,
            sent: None,
            decided_at: None,
            said: 0,
            untold: Vec::new(),
        };
        let sits = guest.table.seats.iter().position(|seat| seat.mine);
        guest.untold.push(News::Notice(match sits {
            Some(seat) => Phrase::new("terminal-seated").with("seat", seat + 1),
            None => Phrase::new("terminal-watching"),
        }));
        Ok(guest)
    }

    /// Which game is played.
    pub fn kind(&self) -> &'static dyn Kind {
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
            Heard::Table(table) => self.table = table,
            Heard::Moment(moment) => self.see(*moment),
            Heard::Chat(lines) => {
                let heard = self.said;
                for line in lines.into_iter().filter(|line| line.number >= heard) {
                    self.said = line.number + 1;
                    self.untold.push(News::Said { name: line.name, text: line.text });
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
    fn see(&mut self, moment: Moment) {
        let here = self.course.record.plies.len();
        let agreed = moment.back.into_iter().chain(moment.told.first().map(|told| told.ply)).min().unwrap_or(here);
        if agreed < here && self.go_back_to(agreed) {
            self.untold.push(News::Back);
        }
        for told in moment.told.iter().filter(|told| told.ply >= agreed) {
            if let Ok(told) = self.course.apply(&told.notation) {
                self.untold.push(News::Told(told));
            }
        }
        if self.decided_at.is_some_and(|at| moment.number > at) {
            self.decided_at = None;
        }
        self.course.record.commitment = moment.commitment.parse().ok();
        if let Some(ending) = &moment.ending {
            self.course.record.seed = ending.seed.parse().ok();
            if !ending.played {
                self.untold.push(News::Notice(Phrase::new("terminal-given-up")));
            }
        }
        let confirm = moment.confirm.filter(|&seat| self.is_mine(seat));
        self.moment = Some(moment);
        if let Some(seat) = confirm {
            self.send(json!({ "confirm": { "seat": seat } }));
        }
    }

    fn go_back_to(&mut self, plies: usize) -> bool {
        let Ok(state) = self.course.record.replay(self.kind, None, plies) else { return false };
        self.course.back(state, plies);
        true
    }

    fn send(&mut self, deed: Value) {
        let (house, path) = (self.house.clone(), format!("/tables/{}/deeds", self.table.id));
        self.sent = Some(Task::start(move || house.post(&path, &deed)));
    }

    fn take_answer(&mut self) {
        let Some(task) = &self.sent else { return };
        match task.wait(Duration::ZERO) {
            Progress::Working => return,
            Progress::Done(Ok(_)) => {}
            Progress::Done(Err(away)) => {
                self.decided_at = None;
                self.untold.push(News::Notice(away.phrase()));
            }
            Progress::Failed => self.decided_at = None,
        }
        self.sent = None;
    }

    fn number(&self) -> usize {
        self.moment.as_ref().map_or(0, |moment| moment.number)
    }
}

/// The game of a table, before its first ply.
fn start(kind: &'static dyn Kind, table: &Table) -> Result<Box<dyn Match>, Away> {
    let mut options = Options::defaults(kind.meta());
    let broken = || Away::Broken(table.game.clone());
    for (key, value) in &table.options {
        options.set(kind.meta(), key, value).map_err(|_| broken())?;
    }
    kind.start(table.seats.len(), &options, None).map_err(|_| broken())
}

impl Company for Guest {
    fn game(&self) -> &dyn Match {
        self.course.game.as_ref()
    }

    fn record(&self) -> &Record {
        &self.course.record
    }

    fn is_over(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.ending.is_some())
    }

    fn names(&self, words: &dyn Words) -> Vec<String> {
        let level = |level: &String| words.word(&format!("minds-level-{level}"));
        let name = |seat: &protocol::SeatInfo| {
            let known = seat.name.clone().or_else(|| seat.level.as_ref().map(level));
            known.unwrap_or_else(|| words.word("terminal-open-seat"))
        };
        self.table.seats.iter().map(name).collect()
    }

    fn person(&self) -> Option<Seat> {
        let moment = self.moment.as_ref()?;
        let turn = moment.turn.filter(|&turn| self.is_mine(turn))?;
        let free = !self.lost && self.decided_at.is_none() && moment.ending.is_none() && moment.confirm.is_none();
        Seat::new(turn).filter(|_| free && self.course.decider().is_some_and(|seat| seat.index() == turn))
    }

    /// What the rules refuse here they would refuse there: it is not even sent.
    fn play(&mut self, action: &str) -> Result<(), Rejection> {
        self.course.game.check(action)?;
        let Some(seat) = self.person() else { return Ok(()) };
        let at = self.number();
        self.decided_at = Some(at);
        self.send(json!({ "play": { "seat": seat.index(), "at": at, "ply": action } }));
        Ok(())
    }

    fn undo(&mut self) -> bool {
        let seat = self.moment.as_ref().and_then(|moment| moment.undo).filter(|&seat| self.is_mine(seat));
        if let Some(seat) = seat {
            self.send(json!({ "undo": { "seat": seat } }));
        }
        seat.is_some()
    }

    fn news(&mut self, patience: Duration) -> Vec<News> {
        let until = Instant::now() + patience;
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
        match self.moment.as_ref().and_then(|moment| moment.turn).and_then(Seat::new) {
            Some(seat) if self.table.seats.get(seat.index()).is_some_and(|seat| seat.level.is_some()) => {
                Some(Waiting::Mind(seat))
            }
            Some(seat) => Some(Waiting::Other(seat)),
            None => Some(Waiting::Open(open)),
        }
    }

    fn say(&mut self, text: &str) -> bool {
        self.send(json!({ "say": { "text": text } }));
        true
    }

    fn allows_hints(&self) -> bool {
        self.table.policy.hints
    }

    fn is_kept(&self) -> bool {
        true
    }
}

/// How often it is looked for the answer to a deed.
const STEP: Duration = Duration::from_millis(100);
