//! Snapshots, records and undo: what goes on from them goes on alike.

use serde_json::Value;

use super::{Host, granted, refused};
use crate::find;

fn forward() -> Host {
    let mut host = Host::new(find("forward").unwrap());
    granted(&mut host, r#"{"do":"new","seed":7}"#);
    host
}

/// Plays on by the suggestions of a bot that lives for a while, and returns every answer on the way.
fn play_on(host: &mut Host, commands: usize) -> Vec<Value> {
    let mut answers = Vec::new();
    for _ in 0..commands {
        let command = granted(host, r#"{"do":"suggest","bot":"naive"}"#)["command"].clone();
        answers.push(granted(host, &format!(r#"{{"do":"play","command":{command}}}"#)));
    }
    answers
}

#[test]
fn a_restored_snapshot_continues_alike_again_and_again() {
    let mut host = forward();
    play_on(&mut host, 10);
    let token = granted(&mut host, r#"{"do":"clone"}"#)["token"].clone();
    let first = play_on(&mut host, 20);
    for _ in 0..3 {
        granted(&mut host, &format!(r#"{{"do":"restore","token":{token}}}"#));
        assert_eq!(play_on(&mut host, 20), first);
    }
    granted(&mut host, &format!(r#"{{"do":"drop","token":{token}}}"#));
    assert_eq!(refused(&mut host, &format!(r#"{{"do":"restore","token":{token}}}"#)), "no_such_token");
    assert_eq!(refused(&mut host, &format!(r#"{{"do":"drop","token":{token}}}"#)), "no_such_token");
}

#[test]
fn a_loaded_record_continues_alike() {
    let mut host = forward();
    play_on(&mut host, 10);
    let record = granted(&mut host, r#"{"do":"record"}"#)["record"].clone();
    let first = play_on(&mut host, 20);
    let mut other = Host::new(find("forward").unwrap());
    let loaded = granted(&mut other, &format!(r#"{{"do":"load","record":{record}}}"#));
    assert_eq!((&loaded["commands"], &loaded["damage"]), (&10.into(), &Value::Null));
    assert_eq!(play_on(&mut other, 20), first);
}

#[test]
fn a_damaged_record_loads_as_far_as_it_holds() {
    let mut host = forward();
    play_on(&mut host, 5);
    let record = granted(&mut host, r#"{"do":"record"}"#)["record"].as_str().unwrap().to_owned();
    let cut = &record[..record.len() - 2];
    let loaded = granted(&mut host, &format!(r#"{{"do":"load","record":"{cut}"}}"#));
    assert!(loaded["damage"].as_str().unwrap().contains("ends within a chunk"), "{loaded}");
    assert_eq!(refused(&mut host, &format!(r#"{{"do":"load","record":"{}"}}"#, &record[2..])), "bad_record");
}

#[test]
fn undo_goes_back_to_the_same_digest_unless_something_was_shown() {
    let mut host = forward();
    assert_eq!(refused(&mut host, r#"{"do":"undo"}"#), "cannot_undo");
    while !granted(&mut host, r#"{"do":"legal"}"#)["commands"].as_array().unwrap().contains(&"heal".into()) {
        play_on(&mut host, 1);
    }
    assert_eq!(refused(&mut host, r#"{"do":"undo"}"#), "cannot_undo", "a card was turned or dice fell");
    let before = granted(&mut host, r#"{"do":"digest"}"#);
    let healed = granted(&mut host, r#"{"do":"play","command":"heal"}"#);
    assert_ne!(healed["digest"], before["digest"]);
    assert_eq!(granted(&mut host, r#"{"do":"undo"}"#)["digest"], before["digest"]);
}

#[test]
fn without_a_game_only_a_beginning_is_possible() {
    let mut host = Host::new(find("forward").unwrap());
    for word in ["status", "legal", "view", "events", "digest", "undo", "clone", "record"] {
        assert_eq!(refused(&mut host, &format!(r#"{{"do":"{word}"}}"#)), "no_game", "{word}");
    }
    assert_eq!(refused(&mut host, r#"{"do":"play","command":"heal"}"#), "no_game");
    assert_eq!(refused(&mut host, r#"{"do":"suggest","bot":"random"}"#), "no_game");
}

#[test]
fn tokens_have_a_limit_and_are_never_given_twice() {
    let mut host = forward();
    let last = (0..10_000).map(|_| granted(&mut host, r#"{"do":"clone"}"#)["token"].clone()).last().unwrap();
    assert_eq!(refused(&mut host, r#"{"do":"clone"}"#), "too_many_tokens");
    granted(&mut host, &format!(r#"{{"do":"drop","token":{last}}}"#));
    assert_ne!(granted(&mut host, r#"{"do":"clone"}"#)["token"], last);
}
