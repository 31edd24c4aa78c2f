//! The page, embedded in the binary as it was built.

use house::{Asset, Assets};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page.
pub(crate) struct Page;

impl Assets for Page {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = Files::get(path)?;
        let tag = file.metadata.sha256_hash().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Some(Asset { bytes: file.data, kind: file.metadata.mimetype().to_owned(), tag })
    }
}
