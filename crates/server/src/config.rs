//! How a host sets up the house.

use std::net::SocketAddr;
use std::time::Duration;

use house::{OfferedEdition, Terms, ThinkLimits};
use store::DatabaseUrl;

use crate::mail::MailSettings;
use crate::tls::TlsFiles;

/// How a host sets up the house.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the house remembers.
    pub place: DatabaseUrl,
    /// Where it listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Threads for bots, for each of the two priorities.
    pub bots: usize,
    /// The certificate to be reached by HTTPS with; without it, the house speaks plain HTTP.
    pub tls: Option<TlsFiles>,
    /// Origins of pages that may talk to it besides its own, such as `https://games.example`.
    pub origins: Vec<String>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub proxy: bool,
    /// Whether cookies are sent over HTTPS only.
    pub secure: bool,
    /// How long anybody may take to send the head of a request, again its body, and to take an answer.
    pub patience: Duration,
    /// After how long without use a browser is signed out; never if it is nothing.
    pub session_end: Duration,
    /// How mail is sent, if the house sends any.
    pub mail: Option<MailSettings>,
    /// The editions of boxes that the house offers.
    pub editions: Vec<OfferedEdition>,
    /// How much may be thought.
    pub thinking: ThinkLimits,
    /// How much anybody may ask.
    pub limits: Limits,
    /// How many tables may wait for players, and when what nobody uses is forgotten.
    pub terms: Terms,
}

/// How much anybody may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests a second from one address; 0 is without limit.
    pub address: u32,
    /// Commands a second of one person; 0 is without limit.
    pub person: u32,
    /// Sockets from one address at the same time; 0 is without limit.
    pub sockets: usize,
    /// Connections from one address at the same time that are no sockets; 0 is without limit.
    pub connections: usize,
    /// Tables of one person that are not over; 0 is without limit.
    pub tables: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { address: 50, person: 20, sockets: 200, connections: 200, tables: 100 }
    }
}
