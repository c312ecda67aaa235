//! Games with several seats, and what each seat may know.

use serde_json::json;

use super::{Host, ask, granted, refused};
use crate::tiny::TINY;

fn tiny() -> Host {
    let mut host = Host::new(TINY);
    granted(&mut host, r#"{"do":"new","seed":5}"#);
    host
}

#[test]
fn a_secret_is_told_to_its_seat_alone() {
    let mut host = tiny();
    let played = granted(&mut host, r#"{"do":"play","command":"listen","seat":"p1"}"#);
    assert_eq!(played["events"].as_array().map(Vec::len), Some(1), "{played}");
    assert_eq!(played["awaiting"], json!(["p2"]));
    for (observer, events) in [("p1", 1), ("p2", 0), ("onlooker", 0)] {
        let history = granted(&mut host, &format!(r#"{{"do":"events","seat":"{observer}"}}"#));
        let known = history["history"][0]["events"].as_array().map(Vec::len);
        assert_eq!(known, Some(events), "seat {observer} got {history}");
    }
    let own = granted(&mut host, r#"{"do":"view","seat":"p1"}"#);
    let other = granted(&mut host, r#"{"do":"view","seat":"p2"}"#);
    assert_ne!(own["view"], other["view"]);
}

#[test]
fn a_request_without_a_seat_means_the_one_that_is_awaited() {
    let mut host = tiny();
    for seat in ["p1", "p2", "p1", "p2"] {
        let named = granted(&mut host, &format!(r#"{{"do":"legal","seat":"{seat}"}}"#));
        assert_eq!(granted(&mut host, r#"{"do":"legal"}"#), named);
        let named = granted(&mut host, &format!(r#"{{"do":"suggest","bot":"random","seat":"{seat}"}}"#));
        assert_eq!(granted(&mut host, r#"{"do":"suggest","bot":"random"}"#), named);
        granted(&mut host, r#"{"do":"play","command":"rest"}"#);
    }
}

#[test]
fn seats_out_of_turn_or_out_of_the_room_are_refused() {
    let mut host = tiny();
    assert_eq!(refused(&mut host, r#"{"do":"play","command":"rest","seat":"p2"}"#), "refused");
    assert_eq!(ask(&mut host, r#"{"do":"legal","seat":"p2"}"#)["commands"], json!([]));
    assert_eq!(refused(&mut host, r#"{"do":"suggest","bot":"random","seat":"p2"}"#), "not_awaited");
    for request in [
        r#""do":"play","command":"rest""#,
        r#""do":"legal""#,
        r#""do":"view""#,
        r#""do":"events""#,
        r#""do":"suggest","bot":"random""#,
    ] {
        for (seat, kind) in [
            (r#""p3""#, "no_such_seat"),
            (r#""P1""#, "no_such_seat"),
            (r#""""#, "no_such_seat"),
            ("0", "wrong_type"),
            ("-1", "wrong_type"),
            ("null", "wrong_type"),
        ] {
            assert_eq!(
                refused(&mut host, &format!(r#"{{{request},"seat":{seat}}}"#)),
                kind,
                "{request} {seat}"
            );
        }
    }
}

#[test]
fn all_that_is_wrong_with_a_setup_is_said_at_once() {
    let mut host = Host::new(TINY);
    let answer = ask(&mut host, r#"{"do":"new","seed":1,"setup":{"turns":"many","vein":"deep"}}"#);
    assert_eq!(
        answer["error"],
        json!({
            "kind": "bad_setup",
            "message": "there is no option 'vein': choose from turns; turns are a number",
        })
    );
    let answer = ask(&mut host, r#"{"do":"new","seed":1,"setup":{"turns":"0"}}"#);
    assert_eq!(answer["error"]["message"], "a game takes at least one turn");
}

#[test]
fn a_suggestion_against_the_rules_is_the_mistake_of_the_bot() {
    let mut host = tiny();
    assert_eq!(refused(&mut host, r#"{"do":"suggest","bot":"clumsy"}"#), "bot_mistaken");
}

#[test]
fn a_seat_that_is_not_there_is_answered_with_those_that_are() {
    let mut host = tiny();
    let message = |host: &mut Host, seat: &str| {
        ask(host, &format!(r#"{{"do":"legal","seat":{seat}}}"#))["error"]["message"].clone()
    };
    assert_eq!(message(&mut host, r#""p3""#), "tiny has no seat 'p3': choose from p1, p2");
    assert_eq!(message(&mut host, r#""onlooker""#), "tiny has no seat 'onlooker': choose from p1, p2");
    assert_eq!(
        message(&mut host, "0"),
        "'seat' must be a text, the name of a seat as \"p1\"; hello lists them"
    );
}
