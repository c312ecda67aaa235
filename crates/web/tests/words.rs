//! What a player reads stands in the tables of words or in the rules, never beside the code that shows it.

use std::path::{Path, PathBuf};
use std::{fs, iter};

/// The sources whose words are words of a language, in the shell and in each game, and those that have none.
const TABLES: [&str; 4] = ["words.rs", "src/words", "src/art", "src/first.rs"];

#[test]
fn no_sentence_and_no_label_stands_in_the_code() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for file in sources(&source) {
        let text = fs::read_to_string(&file).expect("a source file");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !is_for_developers(line));
        found.extend(lines.filter(|line| has_words(line)).map(|line| format!("{}: {line}", file.display())));
    }
    assert!(found.is_empty(), "these belong into a table of words:\n{}", found.join("\n"));
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let entries = entries.filter(|path| !TABLES.iter().any(|name| path.ends_with(name)));
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// Comments, what only a mistake of the code would show, and the names of the games.
fn is_for_developers(line: &str) -> bool {
    let line = line.trim_start();
    let begins = ["//", "title: "].iter().any(|beginning| line.starts_with(beginning));
    begins || ["expect(", "reason = ", "panic!"].iter().any(|word| line.contains(word))
}

/// Whether a line has a text of the page: within an element, in an attribute that is read aloud,
/// or a literal that begins like a sentence.
fn has_words(line: &str) -> bool {
    let is_element = |before: &str| before.ends_with('>') || before.ends_with('}');
    let is_read = |before: &str| ["aria-label=", "title=", "alt="].iter().any(|name| before.ends_with(name));
    literals(line).any(|(before, text)| {
        let is_word = text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.len() > 1);
        let begins = |is: fn(&u8) -> bool, place| text.as_bytes().get(place).is_some_and(is);
        let is_sentence =
            begins(u8::is_ascii_uppercase, 0) && begins(u8::is_ascii_lowercase, 1) && text.contains(' ');
        (is_word && (is_element(before) || is_read(before))) || is_sentence
    })
}

/// Each literal of a line, with what stands before it.
fn literals(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut from = 0;
    iter::from_fn(move || {
        let start = from + line[from..].find('"')?;
        let end = start + 1 + line[start + 1..].find('"')?;
        from = end + 1;
        Some((&line[..start], &line[start + 1..end]))
    })
}
