//! Any text, as the code of a seed.

#![no_main]

use engine::Seed;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Seed>() {
        Ok(seed) => assert_eq!(seed.to_string().parse(), Ok(seed)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
