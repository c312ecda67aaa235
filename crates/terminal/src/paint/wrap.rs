//! Long lines in narrow places.

/// The text in lines of some width, broken between words; what follows the first is indented.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.chars().count() + 1 + word.chars().count() > width && !line.trim().is_empty() {
            lines.push(format!("  {word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words_and_short_ones_stay() {
        assert_eq!(wrap("as it is", 20), ["as it is"]);
        assert_eq!(wrap("you keep the branch", 12), ["you keep the", "  branch"]);
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
    }
}
