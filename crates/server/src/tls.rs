//! HTTPS without a proxy: a certificate and its key from files, read again when they change.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// How often the files are looked at.
const LOOK: Duration = Duration::from_secs(1);

/// The files of a certificate, in PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate of the house, and those between it and its authority.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why a certificate can't be used.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
#[error("{}: {why}", file.display())]
pub struct TlsError {
    file: PathBuf,
    why: String,
}

impl TlsError {
    fn new(file: &Path, why: &dyn ToString) -> TlsError {
        TlsError { file: file.to_owned(), why: why.to_string() }
    }
}

/// What the files hold.
#[derive(Clone, PartialEq, Eq)]
struct Pem {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

impl TlsFiles {
    fn read(&self) -> Result<Pem, TlsError> {
        let read = |file: &Path| fs::read(file).map_err(|error| TlsError::new(file, &error));
        Ok(Pem { certificate: read(&self.certificate)?, key: read(&self.key)? })
    }

    fn understand(&self, pem: &Pem) -> Result<Arc<ServerConfig>, TlsError> {
        let chain = CertificateDer::pem_slice_iter(&pem.certificate).collect::<Result<Vec<_>, _>>();
        let chain = chain.map_err(|error| TlsError::new(&self.certificate, &error))?;
        if chain.is_empty() {
            return Err(TlsError::new(&self.certificate, &"there is no certificate in it"));
        }
        let key = PrivateKeyDer::from_pem_slice(&pem.key).map_err(|error| TlsError::new(&self.key, &error))?;
        let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder =
            builder.with_safe_default_protocol_versions().map_err(|error| TlsError::new(&self.key, &error))?;
        let config = builder.with_no_client_auth().with_single_cert(chain, key);
        // A key of another certificate is noticed here.
        let mut config = config.map_err(|error| TlsError::new(&self.key, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }
}

/// The certificate that visitors are shown.
pub(crate) struct Tls {
    files: TlsFiles,
    shown: RwLock<Arc<ServerConfig>>,
    first: Pem,
}

impl Tls {
    /// Reads the files.
    pub(crate) fn read(files: TlsFiles) -> Result<Tls, TlsError> {
        let first = files.read()?;
        let shown = RwLock::new(files.understand(&first)?);
        Ok(Tls { files, shown, first })
    }

    /// Encrypts a connection; nothing for those who can't or take too long.
    pub(crate) async fn accept<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        stream: S,
        patience: Duration,
    ) -> Option<TlsStream<S>> {
        let shown = Arc::clone(&self.shown.read().unwrap_or_else(PoisonError::into_inner));
        timeout(patience, TlsAcceptor::from(shown).accept(stream)).await.ok()?.ok()
    }

    /// Reads the files again whenever they change, until the process ends. What can't be used is told once.
    pub(crate) async fn watch(self: Arc<Tls>) {
        let mut last = Ok(self.first.clone());
        loop {
            tokio::time::sleep(LOOK).await;
            let files = self.files.clone();
            let Ok(read) = tokio::task::spawn_blocking(move || files.read()).await else { return };
            if read != last {
                self.replace(&read);
                last = read;
            }
        }
    }

    fn replace(&self, read: &Result<Pem, TlsError>) {
        match read.as_ref().map_err(TlsError::clone).and_then(|pem| self.files.understand(pem)) {
            Ok(config) => {
                *self.shown.write().unwrap_or_else(PoisonError::into_inner) = config;
                tracing::info!(file = %self.files.certificate.display(), "a new certificate is shown");
            }
            Err(error) => tracing::error!(%error, "the new certificate can't be used: the old one is still shown"),
        }
    }
}
