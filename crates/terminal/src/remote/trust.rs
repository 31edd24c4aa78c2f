//! Who may be a house behind TLS: those whom the system's authorities vouch for, or those in the file that `SSL_CERT_FILE` names.

use std::error::Error;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// What encrypts a socket.
pub(super) fn for_socket() -> Option<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?.with_root_certificates(roots);
    Some(Arc::new(config.with_no_client_auth()))
}

/// What encrypts requests to a server that the system's authorities vouch for.
pub fn for_requests() -> TlsConfig {
    let roots = rustls_native_certs::load_native_certs().certs;
    let roots: Vec<_> = roots.iter().map(|root| Certificate::from_der(root).to_owned()).collect();
    TlsConfig::builder()
        .root_certs(RootCerts::new_with_certs(&roots))
        .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
        .build()
}

/// Why a certificate was not believed, if that is what is wrong.
pub(super) fn distrust(error: &ureq::Error) -> Option<String> {
    let found = match error {
        ureq::Error::Rustls(error) => Some(error),
        ureq::Error::Io(error) => error.get_ref().and_then(|inner| (inner as &dyn Error).downcast_ref()),
        _ => None,
    };
    match found {
        Some(rustls::Error::InvalidCertificate(why)) => Some(why.to_string()),
        _ => None,
    }
}
