//! How a connection is encrypted, and who has to be at its other end. `sslmode` and `sslrootcert` of a URL mean what
//! they mean to PostgreSQL's own programs.

use std::path::Path;
use std::sync::Arc;

use percent_encoding::percent_decode_str;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::errors::unavailable;
use crate::StoreError;

/// Who has to be at the other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trust {
    /// Whoever is there; what is said is encrypted all the same.
    Anybody,
    /// Somebody whom the roots vouch for.
    Known,
    /// Somebody whom the roots vouch for by the name of the server.
    Named,
}

/// What a URL says of encryption.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Encryption {
    trust: Trust,
    /// A file of root certificates; without it the system's.
    roots: Option<String>,
}

/// The URL without what the client does not understand, and that.
pub(super) fn split(url: &str) -> (String, Encryption) {
    let mut encryption = Encryption { trust: Trust::Anybody, roots: None };
    let Some((base, query)) = url.split_once('?') else { return (url.to_owned(), encryption) };
    let mut rest = Vec::new();
    for pair in query.split('&') {
        match pair.split_once('=') {
            Some(("sslmode", "verify-full")) => encryption.trust = Trust::Named,
            Some(("sslmode", "verify-ca")) => encryption.trust = Trust::Known,
            Some(("sslrootcert", file)) => {
                let file = percent_decode_str(file).decode_utf8_lossy().into_owned();
                encryption.roots = Some(file).filter(|file| file != "system");
                continue;
            }
            _ => {
                rest.push(pair);
                continue;
            }
        }
        rest.push("sslmode=require");
    }
    // Who names roots wants them to be asked.
    if encryption.roots.is_some() && encryption.trust == Trust::Anybody {
        encryption.trust = Trust::Known;
    }
    (format!("{base}?{}", rest.join("&")), encryption)
}

impl Encryption {
    /// What encrypts a connection.
    pub(super) fn connector(&self) -> Result<MakeRustlsConnect, StoreError> {
        let provider = Arc::new(ring::default_provider());
        let config = ClientConfig::builder_with_provider(Arc::clone(&provider));
        let config = config.with_safe_default_protocol_versions().map_err(unavailable)?;
        let verifier = Verifier { trust: self.trust, chain: self.chain(&provider)?, provider };
        let config = config.dangerous().with_custom_certificate_verifier(Arc::new(verifier));
        Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
    }

    fn chain(&self, provider: &Arc<CryptoProvider>) -> Result<Option<Arc<WebPkiServerVerifier>>, StoreError> {
        if self.trust == Trust::Anybody {
            return Ok(None);
        }
        let mut roots = RootCertStore::empty();
        match &self.roots {
            Some(file) => {
                for root in certificates(Path::new(file))? {
                    roots.add(root).map_err(unavailable)?;
                }
            }
            None => drop(roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
        }
        let chain = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), Arc::clone(provider));
        chain.build().map(Some).map_err(unavailable)
    }
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, StoreError> {
    let wrong = |error| StoreError::Unavailable(format!("{}: {error}", file.display()));
    CertificateDer::pem_file_iter(file).and_then(Iterator::collect).map_err(wrong)
}

/// Looks at the certificate of a server as far as the URL wants it.
#[derive(Debug)]
struct Verifier {
    trust: Trust,
    chain: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        server: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(chain) = &self.chain else { return Ok(ServerCertVerified::assertion()) };
        match chain.verify_server_cert(server, between, name, ocsp, now) {
            // The name is looked at last.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if self.trust == Trust::Known => Ok(ServerCertVerified::assertion()),
            other => other,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, server, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, server, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is(url: &str, plain: &str, trust: Trust, roots: Option<&str>) {
        assert_eq!(split(url), (plain.to_owned(), Encryption { trust, roots: roots.map(str::to_owned) }), "{url}");
    }

    #[test]
    fn modes_and_roots_mean_what_they_mean_to_postgresql() {
        is("postgres://a@b/c", "postgres://a@b/c", Trust::Anybody, None);
        is("postgres://b/c?sslmode=require", "postgres://b/c?sslmode=require", Trust::Anybody, None);
        is("postgres://b/c?sslmode=verify-full", "postgres://b/c?sslmode=require", Trust::Named, None);
        is("postgres://b/c?sslmode=verify-ca&sslrootcert=system", "postgres://b/c?sslmode=require", Trust::Known, None);
        let file = "postgres://b/c?sslrootcert=%2Fa%20b.pem&port=5&sslmode=require";
        is(file, "postgres://b/c?port=5&sslmode=require", Trust::Known, Some("/a b.pem"));
    }
}
