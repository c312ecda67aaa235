//! Reasons as sentences.

/// A reason of the rules or the engine, which is a part of a sentence, as one that stands alone.
pub fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    let stop = if reason.ends_with('.') { "" } else { "." };
    first.into_iter().chain(letters).chain(stop.chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_becomes_a_sentence() {
        assert_eq!(sentence("this is no record"), "This is no record.");
        assert_eq!(sentence("It is cut."), "It is cut.");
        assert_eq!(sentence(""), ".");
    }
}
