//! Any text as a component file: taken whole or refused with its faults.
#![no_main]

use game::Options;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for kind in catalog::GAMES {
        match kind.check_components(text) {
            // A process keeps so many files and no more.
            Ok(_) if kind.editions_in_use() >= game::components::MOST_EDITIONS => {}
            Ok(_) => {
                let meta = kind.meta();
                for at in 0..2 {
                    let values = meta.options.iter().map(|spec| (spec.key, spec.values[at.min(spec.values.len() - 1)]));
                    let options = Options::read(meta, values).expect("options of the game");
                    kind.start(meta.fewest, &options, Some(text)).expect("a sound file begins a game");
                }
            }
            Err(faults) => assert!(!faults.0.is_empty()),
        }
    }
});
