//! Any text as a component file: taken whole or refused with its faults.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Options;

fuzz_target!(|text: &str| {
    for kind in shelf::GAMES {
        match kind.check_components(text) {
            Ok(_) => {
                let meta = kind.meta();
                kind.start(meta.fewest, &Options::defaults(meta), Some(text)).expect("a sound file begins a game");
            }
            Err(faults) => assert!(!faults.0.is_empty()),
        }
    }
});
