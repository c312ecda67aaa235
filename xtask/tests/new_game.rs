//! What a new game has to touch is what CONTRIBUTING.md says, and it is not much.

mod house;

use std::fs;

use house::{files, root};

/// A new game touches no more files than so many that are there already.
const MOST: usize = 15;

/// Name all games and need no hand when there is one more: conversations and examples, what Cargo writes itself,
/// and what every change is told in.
const EXAMPLES: &[&str] = &[
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "Cargo.lock",
    "PROTOCOL.md",
    "crates/lab/balance/large/README.md",
    "crates/lab/tests/lab/balance.rs",
    "crates/roguery/Cargo.toml",
    "crates/roguery/src/cli.rs",
    "crates/roguery/tests/cli/command_line.rs",
    "crates/roguery/tests/cli/protocol.rs",
    "crates/roguery/tests/cli/records.rs",
    "crates/web/static/index.html",
    "docs/choices.md",
    "fuzz/Cargo.lock",
];

/// The heading in CONTRIBUTING.md under which the files are listed.
const HEADING: &str = "### Files that a new game touches";

/// Has the games that are announced, and so none of those that are there.
const ANNOUNCED: &str = "crates/web/src/words/coming.rs";

#[test]
fn whatever_names_every_game_is_listed() {
    let (listed, files) = (listed().concat(), files());
    let unlisted: Vec<&String> = files
        .iter()
        .filter(|file| !listed.contains(file) && !EXAMPLES.contains(&file.as_str()))
        .filter(|file| !is_of_a_game(file) && text(file).is_some_and(|text| names_every_game(&text)))
        .collect();
    assert!(
        unlisted.is_empty(),
        "these name every game: let them ask the arcade, or list them in CONTRIBUTING.md: {unlisted:?}"
    );
}

#[test]
fn whatever_is_listed_names_every_game() {
    let listed = listed();
    assert!(listed.len() <= MOST, "a new game touches {} files", listed.len());
    for file in &listed.concat() {
        let text = text(file).unwrap_or_else(|| panic!("{file} is not there"));
        if file == ANNOUNCED {
            let there = games().find(|game| names(&text, game));
            assert_eq!(there, None, "{file} announces what can be played");
        } else {
            assert!(
                names_every_game(&text),
                "{file} does not name {:?}",
                games().find(|game| !names(&text, game))
            );
        }
    }
}

#[test]
fn examples_are_still_some() {
    for file in EXAMPLES {
        assert!(text(file).is_some_and(|text| names_every_game(&text)), "{file} no longer names every game");
    }
}

/// The games that have all that a game can have: those on screens.
fn games() -> impl Iterator<Item = &'static str> {
    arcade::ON_SCREENS.iter().map(|game| game.name())
}

fn names_every_game(text: &str) -> bool {
    games().all(|game| names(text, game))
}

/// Whether a text has the name as a word, written large or small.
fn names(text: &str, game: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.eq_ignore_ascii_case(game))
}

/// Whether a file is a game's own, as its name or that of a folder tells.
fn is_of_a_game(file: &str) -> bool {
    file.split('/').any(|part| {
        let stem = part.split(['.', '-']).next().unwrap_or_default();
        arcade::GAMES.iter().any(|game| game.name() == stem)
    })
}

/// The files that CONTRIBUTING.md lists; a line with several has one for this game and another for that.
fn listed() -> Vec<Vec<String>> {
    let text = text("CONTRIBUTING.md").expect("a document");
    let (_, list) = text.split_once(HEADING).expect("the list has its heading");
    let lines =
        list.lines().skip_while(|line| !line.starts_with("- ")).take_while(|line| line.starts_with("- "));
    let files = |line: &str| line.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let files: Vec<Vec<String>> = lines.map(files).collect();
    assert!(files.len() > 5, "the list is there: {files:?}");
    files
}

/// A file as text; nothing where there is none, or none that can be read as text.
fn text(file: &str) -> Option<String> {
    fs::read_to_string(root().join(file)).ok()
}
