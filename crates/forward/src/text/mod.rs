//! All words of the game. Numbers in them come from the content, so no sentence can lie.

mod cards;
mod events;
mod places;
mod refusals;

pub use cards::{bare_hands, foe_name};

/// `1 success`, `3 successes`.
pub(crate) fn times(count: u8, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}
