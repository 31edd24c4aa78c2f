//! A connection that ends when whoever is at its other end does not take what they are sent.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// Who takes so many bytes has earned another second to wait in.
const BYTES_A_SECOND: u32 = 1024;

/// A stream that waits for a slow reader only so long, in all: what they take gives time back, what they leave uses it up.
#[derive(Debug)]
pub(crate) struct CutSlowReaders<S> {
    stream: S,
    /// The longest that anybody is waited for.
    patience: Duration,
    /// How long they are still waited for.
    left: Duration,
    wait: Option<Wait>,
    /// Counts those who were cut.
    cut: Counter,
}

/// Somebody is waited for.
#[derive(Debug)]
struct Wait {
    since: Instant,
    end: Pin<Box<Sleep>>,
}

impl<S> CutSlowReaders<S> {
    pub(crate) fn new(stream: S, patience: Duration, cut: Counter) -> CutSlowReaders<S> {
        CutSlowReaders { stream, patience, left: patience, wait: None, cut }
    }

    /// So many bytes were taken, or none yet.
    fn taken(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                if let Some(wait) = self.wait.take() {
                    let earned = Duration::from_secs(1) * bytes as u32 / BYTES_A_SECOND;
                    self.left = (self.left.saturating_sub(wait.since.elapsed()) + earned).min(self.patience);
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                ready!(self.wait(context));
                self.cut.inc();
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }

    /// Ready when nobody is waited for any more.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let left = self.left;
        let wait = self.wait.get_or_insert_with(|| {
            let since = Instant::now();
            Wait { since, end: Box::pin(sleep_until(since + left)) }
        });
        wait.end.as_mut().poll(context)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for CutSlowReaders<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for CutSlowReaders<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.taken(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.taken(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    const PATIENCE: Duration = Duration::from_secs(30);

    fn pair() -> (CutSlowReaders<DuplexStream>, DuplexStream, Counter) {
        let (ours, theirs) = duplex(64 * 1024);
        let cut = Counter::default();
        (CutSlowReaders::new(ours, PATIENCE, cut.clone()), theirs, cut)
    }

    /// Takes so many bytes a second, until nothing comes.
    async fn take(mut theirs: DuplexStream, a_second: usize) {
        let mut bytes = vec![0; a_second];
        while theirs.read(&mut bytes).await.is_ok_and(|read| read > 0) {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_cut() {
        let (mut ours, _theirs, cut) = pair();
        let begun = Instant::now();
        let error = ours.write_all(&vec![0; 100 * 1024]).await.unwrap_err();
        assert_eq!((error.kind(), cut.get()), (io::ErrorKind::TimedOut, 1));
        assert!((29..=31).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    }

    #[tokio::test(start_paused = true)]
    async fn who_takes_a_drop_now_and_then_is_cut_too() {
        let (mut ours, theirs, cut) = pair();
        let taking = tokio::spawn(take(theirs, 100));
        let error = ours.write_all(&vec![0; 1024 * 1024]).await.unwrap_err();
        assert_eq!((error.kind(), cut.get()), (io::ErrorKind::TimedOut, 1));
        taking.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn who_takes_it_slowly_gets_everything() {
        let (mut ours, theirs, cut) = pair();
        let taking = tokio::spawn(take(theirs, 2 * 1024));
        ours.write_all(&vec![0; 1024 * 1024]).await.unwrap();
        assert_eq!(cut.get(), 0);
        taking.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_to_send_is_no_reason() {
        let (mut ours, mut theirs, _) = pair();
        tokio::time::sleep(PATIENCE * 10).await;
        ours.write_all(b"still here").await.unwrap();
        let mut heard = [0; 10];
        theirs.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"still here");
    }
}
