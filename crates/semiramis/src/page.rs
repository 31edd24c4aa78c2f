//! The page, embedded in the binary as it was built.

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
        Some(Asset { bytes: file.data, kind: file.metadata.mimetype().to_owned(), tag })
    }
}
