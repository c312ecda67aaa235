//! All words of the game. Numbers in them come from the content, so no sentence can lie.

mod about;
mod events;
mod names;
mod refusals;

/// `1 round`, `3 rounds`.
fn times(count: u8, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}
