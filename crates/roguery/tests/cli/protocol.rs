//! The line protocol, spoken with the real program.

use std::fmt::Write;
use std::path::Path;

use crate::program::converse;
use arcade::script::{FaultKind, REQUESTS};
use testkit::golden::check_file;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).expect("a crate lies in crates/")
}

/// The text with the answers of the program after each request of its examples, in place
/// of those that were there.
fn with_true_answers(text: &str) -> String {
    let requests: String = text
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .fold(String::new(), |requests, request| requests + request + "\n");
    let (status, output) = converse(&["engine", "forward"], requests.as_bytes());
    assert_eq!(status, Some(0));
    let mut answers = output.lines();
    let mut truth = String::new();
    for line in text.lines().filter(|line| !line.starts_with("< ")) {
        writeln!(truth, "{line}").unwrap();
        if line.starts_with("> ") {
            writeln!(truth, "< {}", answers.next().expect("every request is answered")).unwrap();
        }
    }
    assert_eq!(answers.next(), None, "nothing is said without a request");
    truth
}

#[test]
fn the_examples_of_the_document_are_true() {
    let path = root().join("PROTOCOL.md");
    let text = std::fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    check_file(path, &with_true_answers(&text));
}

#[test]
fn the_document_describes_every_request_and_every_kind_of_error() {
    let text = std::fs::read_to_string(root().join("PROTOCOL.md")).unwrap();
    let headings = text.lines().filter_map(|line| line.strip_prefix("### "));
    let requests: Vec<&str> = headings.flat_map(|heading| heading.split(", ")).collect();
    assert_eq!(requests, REQUESTS);
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let kinds: Vec<&str> = rows.collect();
    assert_eq!(kinds, FaultKind::ALL.map(FaultKind::word));
}

#[test]
fn conversations_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for name in ["run", "published", "nonsense"] {
        let script = std::fs::read(folder.join(format!("{name}.requests"))).unwrap();
        let (status, output) = converse(&["engine", "forward"], &script);
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
