//! Tells the linker how much room for working the client has in a browser.

use std::env;

/// Runs on large floors are copied whole where somebody wants to know what would come of a command, and browsers
/// have a sixteenth of the room that programs have elsewhere. It is not sent, and taken only as far as it is used.
const STACK: usize = 4 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bins=-zstack-size={STACK}");
    }
}
