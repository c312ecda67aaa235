//! Conversations with the host, in process.

mod garbage;
mod ids;
mod limits;
mod seats;
mod snapshots;
mod tactics;

use serde_json::Value;

use super::Host;

/// The answer to a line, letter by letter.
fn answer(host: &mut Host, line: &[u8]) -> String {
    let mut text = b"whatever was answered before".to_vec();
    host.answer(line, &mut text);
    String::from_utf8(text).expect("an answer is text")
}

/// The answer to a line, as one value.
fn ask(host: &mut Host, line: &str) -> Value {
    serde_json::from_str(&answer(host, line.as_bytes())).expect("an answer is JSON")
}

/// The answer to a line that must go well.
#[track_caller]
fn granted(host: &mut Host, line: &str) -> Value {
    let answer = ask(host, line);
    assert!(answer.get("ok").is_some(), "{line} got {answer}");
    answer
}

/// The kind of error that a line gets.
#[track_caller]
fn refused(host: &mut Host, line: &str) -> String {
    let answer = ask(host, line);
    let kind = answer["error"]["kind"].as_str();
    kind.unwrap_or_else(|| panic!("{line} got {answer}")).to_owned()
}
