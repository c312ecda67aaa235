//! What a script names its requests with comes back letter by letter.

use super::{Host, answer, ask, granted, refused};
use crate::find;
use crate::script::LONGEST_ID;

const IDS: [&str; 22] = [
    "1",
    "0",
    "-0",
    "1.0",
    "1.00",
    "1e400",
    "-1E+999",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    "123456789012345678901234567890123456789012345678901234567890",
    "0.1000000000000000055511151231257827021181583404541015625",
    "\"a\"",
    "\"\"",
    r#""\u00e9 é \ud800 \/ \n""#,
    "null",
    "true",
    "[]",
    "[1, 2]",
    r#"{"b":1,"a":2}"#,
    r#"{"a":1,"a":1.0}"#,
    r#"{"id":{"do":"quit"}}"#,
];

#[test]
fn an_id_comes_back_whatever_it_is_and_whatever_happened() {
    let mut host = Host::new(find("forward").unwrap());
    for id in IDS {
        for (request, rest) in [
            ("\"hello\"", "\"ok\":\"hello\","),
            ("\"nothing\"", "\"error\":{\"kind\":\"unknown_request\""),
            ("7", "\"error\":{\"kind\":\"wrong_type\""),
            ("\"status\"", "\"error\":{\"kind\":\"no_game\""),
        ] {
            for line in [
                format!(r#"{{"do":{request},"id":{id}}}"#),
                format!(r#"  {{ "id" : {id} , "do" : {request} }} "#),
            ] {
                let answer = answer(&mut host, line.as_bytes());
                let beginning = format!(r#"{{"id":{id},{rest}"#);
                assert!(answer.starts_with(&beginning), "{line} got {answer}");
            }
        }
    }
    assert!(!host.has_quit());
}

#[test]
fn an_id_that_is_too_long_is_an_error_and_does_not_come_back() {
    let mut host = Host::new(find("forward").unwrap());
    let longest = "1".repeat(LONGEST_ID);
    let line = |id: &str| format!(r#"{{"do":"quit","id":{id}}}"#);
    let long = ask(&mut host, &line(&format!("{longest}1")));
    assert_eq!((long.get("id"), &long["error"]["kind"]), (None, &"id_too_long".into()));
    assert_eq!(long["error"]["message"], "'id' has at most 256 bytes as it is sent");
    assert_eq!(refused(&mut host, &line(&format!("[{}]", " ".repeat(LONGEST_ID)))), "id_too_long");
    assert!(!host.has_quit(), "nothing is done without an answer that can be told apart");
    granted(&mut host, &line(&longest));
    assert!(host.has_quit());
}
