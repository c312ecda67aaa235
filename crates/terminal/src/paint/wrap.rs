//! Long lines in narrow places.

const INDENT: &str = "  ";

/// The text in lines of some width, broken between words; what follows the first is indented.
/// A word that is too long for any line, as a path may be, is broken where the line ends.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.chars().count() + 1 + word.chars().count() > width && !line.trim().is_empty() {
            lines.push(format!("{INDENT}{word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        break_last(&mut lines, width);
    }
    lines
}

/// The first lines of a text, with a sign at the end if there were more.
pub(crate) fn wrap_at_most(text: &str, width: usize, most: usize) -> Vec<String> {
    const MORE: &str = "...";
    let mut lines = wrap(text, width);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = last.chars().take(width.saturating_sub(MORE.len())).chain(MORE.chars()).collect();
        }
    }
    lines
}

/// A headline with room between its letters.
pub(crate) fn spaced(title: &str) -> String {
    title.to_uppercase().chars().map(String::from).collect::<Vec<_>>().join(" ")
}

/// A few words as a sentence.
pub(crate) fn sentence(words: &str) -> String {
    let (first, rest) = words.split_at(words.chars().next().map_or(0, char::len_utf8));
    format!("{}{rest}.", first.to_uppercase())
}

fn break_last(lines: &mut Vec<String>, width: usize) {
    while width > INDENT.len()
        && let Some(last) = lines.last_mut()
        && let Some((end, _)) = last.char_indices().nth(width)
    {
        let rest = last.split_off(end);
        lines.push(format!("{INDENT}{rest}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words_and_short_ones_stay() {
        assert_eq!(wrap("as it is", 20), ["as it is"]);
        assert_eq!(wrap("you keep the branch", 12), ["you keep the", "  branch"]);
    }

    #[test]
    fn a_word_longer_than_a_line_breaks() {
        assert_eq!(wrap("/unbreakable", 6), ["/unbre", "  akab", "  le"]);
        assert_eq!(wrap("at /unbreakable too", 8), ["at", "  /unbre", "  akable", "  too"]);
        assert_eq!(wrap("unbreakable", 0), ["unbreakable"], "there is no room to break it");
    }

    #[test]
    fn a_text_that_is_cut_says_so() {
        assert_eq!(wrap_at_most("one two three", 7, 2), wrap("one two three", 7));
        assert_eq!(wrap_at_most("one two three four", 7, 2), ["one two", "  th..."]);
    }
}
