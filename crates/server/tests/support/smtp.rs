//! A tiny SMTP server that keeps what it is sent.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

use crate::client::PATIENCE;

/// A letter that has arrived.
#[derive(Debug)]
pub(crate) struct Letter {
    /// Whom it is for, as the envelope says.
    pub(crate) to: String,
    /// Its head and its text.
    pub(crate) text: String,
}

impl Letter {
    /// The only link, which stands on a line of its own: the page, and its secret.
    pub(crate) fn link(&self) -> (&str, &str) {
        let mut links = self.text.lines().filter(|line| line.starts_with("http"));
        let link = links.next().unwrap_or_else(|| panic!("no link: {}", self.text));
        assert_eq!(links.next(), None, "{}", self.text);
        link.split_once('#').unwrap()
    }
}

pub(crate) struct SmtpServer {
    pub(crate) address: SocketAddr,
    letters: UnboundedReceiver<Letter>,
}

impl SmtpServer {
    pub(crate) async fn open() -> SmtpServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, letters) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone()));
            }
        });
        SmtpServer { address, letters }
    }

    /// The next letter.
    pub(crate) async fn letter(&mut self) -> Letter {
        timeout(PATIENCE, self.letters.recv()).await.expect("no letter comes").unwrap()
    }

    /// Whether all letters that came were read.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

/// One connection, as RFC 5321 has it, without anything that is not needed.
async fn serve(stream: TcpStream, letters: UnboundedSender<Letter>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut to, mut line) = (String::new(), String::new());
    stream.write_all(b"220 here\r\n").await.ok()?;
    loop {
        line.clear();
        stream.read_line(&mut line).await.ok().filter(|read| *read > 0)?;
        let answer: &[u8] = match line.get(..4)? {
            "RCPT" => {
                line.trim().trim_start_matches("RCPT TO:").trim_matches(['<', '>']).clone_into(&mut to);
                b"250 fine\r\n"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let text = readable(&data(&mut stream).await?);
                letters.send(Letter { to: to.clone(), text }).ok()?;
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 fine\r\n",
        };
        stream.write_all(answer).await.ok()?;
    }
}

async fn data(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut text = String::new();
    loop {
        let begun = text.len();
        stream.read_line(&mut text).await.ok().filter(|read| *read > 0)?;
        if &text[begun..] == ".\r\n" {
            text.truncate(begun);
            return Some(text);
        }
    }
}

/// What was written as quoted-printable.
fn readable(text: &str) -> String {
    let joined = text.replace("=\r\n", "").replace("\r\n", "\n");
    let mut pieces = joined.split('=');
    let mut bytes = pieces.next().unwrap_or_default().as_bytes().to_vec();
    for piece in pieces {
        if let Some(byte) = piece.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok()) {
            bytes.push(byte);
            bytes.extend(&piece.as_bytes()[2..]);
        } else {
            bytes.push(b'=');
            bytes.extend(piece.as_bytes());
        }
    }
    String::from_utf8(bytes).unwrap()
}
