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
use x509_cert::Certificate;
use x509_cert::der::Decode;

use crate::metrics::Metrics;

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

    fn understand(&self, pem: &Pem) -> Result<Shown, TlsError> {
        let chain = CertificateDer::pem_slice_iter(&pem.certificate).collect::<Result<Vec<_>, _>>();
        let chain = chain.map_err(|error| TlsError::new(&self.certificate, &error))?;
        let none = || TlsError::new(&self.certificate, &"there is no certificate in it");
        let expires = expiry(chain.first().ok_or_else(none)?);
        let key = PrivateKeyDer::from_pem_slice(&pem.key).map_err(|error| TlsError::new(&self.key, &error))?;
        let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder =
            builder.with_safe_default_protocol_versions().map_err(|error| TlsError::new(&self.key, &error))?;
        let config = builder.with_no_client_auth().with_single_cert(chain, key);
        // A key of another certificate is noticed here.
        let mut config = config.map_err(|error| TlsError::new(&self.key, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Shown { config: Arc::new(config), expires })
    }
}

/// When a certificate expires, in seconds since 1970; 0 if it does not say so in a way that is understood.
fn expiry(certificate: &CertificateDer<'_>) -> i64 {
    let read = Certificate::from_der(certificate).ok();
    read.map_or(0, |read| read.tbs_certificate.validity.not_after.to_unix_duration().as_secs() as i64)
}

/// What visitors are shown.
struct Shown {
    config: Arc<ServerConfig>,
    expires: i64,
}

/// The certificate that visitors are shown.
pub(crate) struct Tls {
    files: TlsFiles,
    shown: RwLock<Shown>,
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
        let config = Arc::clone(&self.shown.read().unwrap_or_else(PoisonError::into_inner).config);
        timeout(patience, TlsAcceptor::from(config).accept(stream)).await.ok()?.ok()
    }

    /// Reads the files again whenever they change, until the process ends. What can't be used is told once.
    pub(crate) async fn watch(self: Arc<Tls>, metrics: Arc<Metrics>) {
        let mut last = Ok(self.first.clone());
        metrics.certificate_expires.set(self.expires());
        loop {
            tokio::time::sleep(LOOK).await;
            let files = self.files.clone();
            let Ok(read) = tokio::task::spawn_blocking(move || files.read()).await else { return };
            if read != last {
                self.replace(&read);
                metrics.certificate_expires.set(self.expires());
                last = read;
            }
        }
    }

    fn expires(&self) -> i64 {
        self.shown.read().unwrap_or_else(PoisonError::into_inner).expires
    }

    fn replace(&self, read: &Result<Pem, TlsError>) {
        match read.as_ref().map_err(TlsError::clone).and_then(|pem| self.files.understand(pem)) {
            Ok(shown) => {
                *self.shown.write().unwrap_or_else(PoisonError::into_inner) = shown;
                tracing::info!(file = %self.files.certificate.display(), "a new certificate is shown");
            }
            Err(error) => tracing::error!(%error, "the new certificate can't be used: the old one is still shown"),
        }
    }
}
