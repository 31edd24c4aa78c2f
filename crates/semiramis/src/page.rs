//! The page, embedded in the binary as it was built and compressed.

use std::borrow::Cow;

use rust_embed::RustEmbed;
use server::{Asset, Assets};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page.
pub(crate) struct Page;

impl Assets for Page {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = Files::get(path)?;
        let hash = file.metadata.sha256_hash();
        let [first, ..] = hash.as_chunks::<16>().0 else { return None };
        let tag = format!("{:032x}", u128::from_be_bytes(*first));
        let (brotli, gzip) = (form(path, "br"), form(path, "gz"));
        Some(Asset { bytes: file.data, brotli, gzip, kind: file.metadata.mimetype().to_owned(), tag })
    }
}

/// The same file compressed, if the build found it worth it.
fn form(path: &str, end: &str) -> Option<Cow<'static, [u8]>> {
    Some(Files::get(&format!("{path}.{end}"))?.data)
}
