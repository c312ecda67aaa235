//! What whole runs look like on the stage, and what presses do in them.

mod company;
mod foreseen;
mod newcomer;
mod presses;
mod told;

/// Whether a line ends like one and begins like one.
fn is_a_sentence(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit())
        && text.ends_with(['.', '!', '?'])
        && !text.contains("  ")
}
