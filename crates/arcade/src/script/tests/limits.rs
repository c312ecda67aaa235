//! However long a run is and however much is asked for, the work for a line and its answer have an end.

use engine::{Seat, Seed, Session, Silence};
use serde_json::{Value, json};
use tactics::{Class, Command, Setup, Tactics};

use super::{Host, ask, granted, refused};
use crate::find;
use crate::script::hex::digits;
use crate::script::{LONGEST_LINE, MOST_COMMANDS, MOST_EVENTS, MOST_HELD, MOST_TOLD};
use crate::tiny::TINY;

/// A request that loads a draft in which somebody could not decide for so many commands.
fn long_draft(commands: usize) -> String {
    let (mut session, _) = Session::<Tactics>::begin(Setup::default(), Seed::from_bits(1)).expect("a draft");
    for class in Class::ALL.into_iter().cycle().take(commands) {
        session.play(Seat::FIRST, Command::Class(class), &mut Silence).expect("a pick can be changed");
    }
    format!(r#"{{"do":"load","record":"{}"}}"#, digits(&session.record_bytes()))
}

#[test]
fn a_run_ends_where_its_record_would_not_fit_into_a_line() {
    let mut host = Host::new(find("tactics").unwrap());
    assert_eq!(refused(&mut host, &long_draft(MOST_COMMANDS + 1)), "run_too_long");
    assert_eq!(refused(&mut host, r#"{"do":"status"}"#), "no_game", "what is refused changes nothing");
    let load = long_draft(MOST_COMMANDS);
    assert!(load.len() <= LONGEST_LINE, "{} bytes", load.len());
    granted(&mut host, &load);
    let full = ask(&mut host, r#"{"do":"play","command":"class mage"}"#);
    assert_eq!(
        full["error"],
        json!({ "kind": "run_too_long", "message": "a run has at most 100000 commands" })
    );
    assert_eq!(granted(&mut host, r#"{"do":"status","seat":"p1"}"#)["commands"], MOST_COMMANDS);
    let record = granted(&mut host, r#"{"do":"record"}"#)["record"].clone();
    assert_eq!(format!(r#"{{"do":"load","record":{record}}}"#), load);
    let held =
        (0..MOST_HELD / MOST_COMMANDS).map(|_| granted(&mut host, r#"{"do":"clone"}"#)["token"].clone());
    let first = held.reduce(|first, _| first).expect("one is held");
    assert_eq!(refused(&mut host, r#"{"do":"clone"}"#), "too_many_tokens");
    granted(&mut host, &format!(r#"{{"do":"drop","token":{first}}}"#));
    granted(&mut host, r#"{"do":"clone"}"#);
}

#[test]
fn events_come_in_parts_that_join_without_a_gap() {
    let mut host = Host::new(TINY);
    granted(&mut host, r#"{"do":"new","seed":5,"setup":{"turns":"1000"}}"#);
    let last = MOST_TOLD / 2;
    for _ in 0..2 * MOST_TOLD + last {
        granted(&mut host, r#"{"do":"play","command":"rest"}"#);
    }
    let part = |host: &mut Host, since: &Value| {
        let answer = granted(host, &format!(r#"{{"do":"events","seat":"onlooker","since":{since}}}"#));
        (answer["history"].as_array().expect("a list").len(), answer["next"].clone())
    };
    let mut since = json!(0);
    for (told, next) in
        [(MOST_TOLD, json!(MOST_TOLD)), (MOST_TOLD, json!(2 * MOST_TOLD)), (last, Value::Null)]
    {
        assert_eq!(part(&mut host, &since), (told, next.clone()));
        since = next;
    }
    assert_eq!(part(&mut host, &json!(u64::MAX)), (0, Value::Null));
    assert_eq!(part(&mut host, &json!(MOST_TOLD + last)), (MOST_TOLD, Value::Null), "the rest just fits");
    assert_eq!(refused(&mut host, r#"{"do":"events","since":-1}"#), "wrong_type");
}

/// A command can let 250 ticks pass, in which much happens.
#[test]
fn an_answer_ends_where_enough_was_told() {
    let mut host = Host::new(find("refuel").unwrap());
    granted(
        &mut host,
        r#"{"do":"new","seed":5,"setup":{"level":"9","content":"(hull: 1000, hull_a_wave: 1, more_fuel: 600)"}}"#,
    );
    let mut played = Vec::new();
    while ask(&mut host, r#"{"do":"status"}"#)["status"] != "over" {
        // What is legal now is refused then, and the other way round.
        for command in ["wave", "run 250"] {
            let answer = ask(&mut host, &format!(r#"{{"do":"play","command":"{command}"}}"#));
            played.extend(answer["events"].as_array().map(Vec::len));
        }
    }
    let (mut since, mut told, mut parts) = (json!(0), Vec::new(), 0);
    while since != Value::Null {
        let answer = granted(&mut host, &format!(r#"{{"do":"events","since":{since}}}"#));
        let chapters = answer["history"].as_array().expect("a list");
        let events = chapters.iter().map(|chapter| chapter["events"].as_array().expect("a list").len());
        let events: Vec<usize> = events.collect();
        let (_, before) = events.split_last().expect("there is more");
        assert!(before.iter().sum::<usize>() < MOST_EVENTS && events.len() <= MOST_TOLD);
        told.extend(events);
        parts += 1;
        since = answer["next"].clone();
    }
    assert_eq!(told, played);
    assert!(parts > played.len().div_ceil(MOST_TOLD), "{parts} parts of {} commands", played.len());
}

#[test]
fn a_search_has_a_largest_budget() {
    let mut host = Host::new(find("tactics").unwrap());
    granted(&mut host, r#"{"do":"new","seed":1}"#);
    for number in ["1000001", "4294967295", "99999999999999999999"] {
        let answer = ask(&mut host, &format!(r#"{{"do":"suggest","bot":"search:{number}"}}"#));
        assert_eq!(answer["error"]["kind"], "unknown_bot");
        let wanted =
            format!("'{number}' is no number of positions: write one from 1 to 1000000, as in search:500");
        assert_eq!(answer["error"]["message"], wanted);
    }
}

#[test]
fn however_many_bots_are_asked_they_answer_as_the_first_time() {
    let mut host = Host::new(find("tactics").unwrap());
    granted(&mut host, r#"{"do":"new","seed":1}"#);
    granted(&mut host, r#"{"do":"play","seat":"referee","command":"timeout"}"#);
    let mut suggested = |nodes: u32| {
        granted(&mut host, &format!(r#"{{"do":"suggest","bot":"search:{nodes}"}}"#))["command"].clone()
    };
    let first: Vec<Value> = (1..30).map(&mut suggested).collect();
    let again: Vec<Value> = (1..30).map(&mut suggested).collect();
    assert_eq!(first, again);
}
