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

/// The first of some sentences about what somebody wrote, and how many more there are: however much was
/// wrong, the answer stays a paragraph.
pub fn listed(sentences: &[String]) -> String {
    const MOST: usize = 12;
    let (told, more) = sentences.split_at(sentences.len().min(MOST));
    let told = told.join("; ");
    if more.is_empty() { told } else { format!("{told}; and {} more", more.len()) }
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

    #[test]
    fn a_long_list_is_told_as_far_as_anybody_reads() {
        let sentences: Vec<String> = (1..=80_000).map(|number| format!("{number} is wrong")).collect();
        assert_eq!(listed(&sentences[..2]), "1 is wrong; 2 is wrong");
        assert!(listed(&sentences[..12]).ends_with("12 is wrong"));
        assert!(listed(&sentences).ends_with("; 12 is wrong; and 79988 more"));
    }
}
