//! Echoing what somebody wrote, within reason.

/// The beginning of a text, for a message that quotes what somebody wrote: however long that
/// was, the message stays a line.
pub fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_texts_are_cut_and_never_within_a_letter() {
        assert_eq!(shortened(""), "");
        assert_eq!(shortened(&"é".repeat(40)), "é".repeat(40));
        assert_eq!(shortened(&"é".repeat(41)), "é".repeat(40) + "…");
    }
}
