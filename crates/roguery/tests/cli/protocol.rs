//! The line protocol, spoken with the real program.

use std::fmt::{Display, Write};
use std::path::Path;
use std::str::FromStr;

use crate::program::converse;
use arcade::script::{FaultKind, REQUESTS};
use tactics::Position;
use testkit::golden::check_file;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("a crate lies in crates/")
}

/// The parts of the page that are conversations about other games; all else is about Forward.
const FOR_TWO: &str = "## Games for two";
const CLIMB: &str = "## A climb";
const DESCENT: &str = "## A descent";
const BATTLE: &str = "## A battle";
const GAMES: [&str; 5] = ["forward", "tactics", "labyrinth", "descent", "refuel"];

/// The game that each line of a text is about.
fn games(text: &str) -> impl Iterator<Item = (&str, &'static str)> {
    let mut game = "forward";
    text.lines().map(move |line| {
        if line.starts_with("## ") {
            game = match line {
                FOR_TWO => "tactics",
                CLIMB => "labyrinth",
                DESCENT => "descent",
                BATTLE => "refuel",
                _ => "forward",
            };
        }
        (line, game)
    })
}

/// What the program answers to all requests of a text that are about a game.
fn answers(text: &str, game: &str) -> Vec<String> {
    let requests: String = games(text)
        .filter(|(_, about)| *about == game)
        .filter_map(|(line, _)| line.strip_prefix("> "))
        .fold(String::new(), |requests, request| requests + request + "\n");
    let (status, output) = converse(&["engine", game], requests.as_bytes());
    assert_eq!(status, Some(0), "{game}");
    output.lines().map(ToOwned::to_owned).collect()
}

/// The text with the answers of the program after each request of its examples, in place
/// of those that were there.
fn with_true_answers(text: &str) -> String {
    let mut answers = GAMES.map(|game| (game, answers(text, game).into_iter()));
    let mut truth = String::new();
    for (line, about) in games(text).filter(|(line, _)| !line.starts_with("< ")) {
        writeln!(truth, "{line}").unwrap();
        if line.starts_with("> ") {
            let (_, answers) =
                answers.iter_mut().find(|(game, _)| *game == about).expect("every game is asked");
            writeln!(truth, "< {}", answers.next().expect("every request is answered")).unwrap();
        }
    }
    for (game, mut answers) in answers {
        assert_eq!(answers.next(), None, "{game} says nothing without a request");
    }
    truth
}

fn document() -> String {
    std::fs::read_to_string(root().join("PROTOCOL.md")).unwrap().replace("\r\n", "\n")
}

/// The lines under a heading of the second order.
fn section<'a>(text: &'a str, heading: &str) -> impl Iterator<Item = &'a str> {
    let within = text.lines().skip_while(move |line| *line != heading).skip(1);
    within.take_while(|line| !line.starts_with("## "))
}

#[test]
fn the_examples_of_the_document_are_true() {
    check_file(root().join("PROTOCOL.md"), &with_true_answers(&document()));
}

#[test]
fn the_document_describes_every_request_and_every_kind_of_error() {
    let text = document();
    let headings = section(&text, "## Requests").filter_map(|line| line.strip_prefix("### "));
    let requests: Vec<&str> = headings.flat_map(|heading| heading.split(", ")).collect();
    assert_eq!(requests, REQUESTS);
    let rows = section(&text, "## Errors").filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let kinds: Vec<&str> = rows.collect();
    assert_eq!(kinds, FaultKind::ALL.map(FaultKind::word));
}

/// The lines of the blocks of a kind that stand in a part of the page.
fn block(text: &str, part: &str, kind: &str) -> Vec<String> {
    let mut lines = section(text, part);
    let mut found = Vec::new();
    while lines.by_ref().any(|line| line == format!("```{kind}")) {
        found.extend(lines.by_ref().take_while(|line| *line != "```").map(ToOwned::to_owned));
    }
    found
}

#[test]
fn the_notations_of_the_document_are_read_and_written_as_they_stand() {
    let text = document();
    check_notation::<tactics::Command>(&block(&text, FOR_TWO, "commands"));
    check_notation::<Position>(&block(&text, FOR_TWO, "positions"));
    check_notation::<labyrinth::Command>(&block(&text, CLIMB, "climb"));
    check_notation::<descent::Command>(&block(&text, DESCENT, "descent"));
    check_notation::<refuel::Command>(&block(&text, BATTLE, "battle"));
}

fn check_notation<T: FromStr<Err: Display> + Display>(lines: &[String]) {
    assert!(lines.len() > 3, "the page has examples");
    for line in lines {
        let read: T = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(read.to_string(), *line);
    }
}

#[test]
fn conversations_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (game, name) in [
        ("forward", "run"),
        ("forward", "road"),
        ("forward", "published"),
        ("forward", "nonsense"),
        ("tactics", "match"),
    ] {
        let script = std::fs::read(folder.join(format!("{name}.requests"))).unwrap();
        let (status, output) = converse(&["engine", game], &script);
        assert_eq!(status, Some(0), "{name}");
        check_file(folder.join(format!("{name}.answers")), &output);
    }
}

#[test]
fn an_overlong_line_is_one_error_and_the_next_line_is_answered() {
    let mut script = vec![b'['; (1 << 20) + 1];
    script.extend(b"\n\xff\xfe\n{\"do\":\"digest\",\"id\":1}\n");
    let (status, output) = converse(&["engine", "forward"], &script);
    let kinds: Vec<bool> = output
        .lines()
        .zip(["line_too_long", "not_utf8", "no_game"])
        .map(|(line, kind)| line.contains(kind))
        .collect();
    assert_eq!((status, kinds), (Some(0), vec![true; 3]), "{output}");
}

#[test]
fn the_end_of_the_input_ends_the_program_even_within_a_line() {
    assert_eq!(converse(&["engine", "forward"], b""), (Some(0), String::new()));
    let (status, output) = converse(&["engine", "forward"], b"{\"do\":\"sta");
    assert_eq!((status, output.lines().count()), (Some(0), 1));
}
