//! Lines that no script should send. Each must get an answer, and none may do harm.

use engine::{Dice, Seed};
use serde_json::Value;

use super::{Host, answer, ask, granted, refused};
use crate::find;

const LINES: u32 = 20_000;

/// Requests that are right, to be broken in small ways.
const REQUESTS: [&str; 19] = [
    r#"{"do":"hello","id":1}"#,
    r#"{"do":"new","seed":"BCD-FGH-JKL","setup":{"rules":"published"}}"#,
    r#"{"do":"new","seed":77,"setup":{"content":"(max_hp: 22)"}}"#,
    r#"{"do":"status","id":[1,{"a":null}]}"#,
    r#"{"do":"legal","seat":"p1"}"#,
    r#"{"do":"play","command":"turn 1"}"#,
    r#"{"do":"play","command":"keep 2","seat":"p1"}"#,
    r#"{"do":"play","command":"endure"}"#,
    r#"{"do":"play","command":"pay hp"}"#,
    r#"{"do":"view","seat":"onlooker"}"#,
    r#"{"do":"events","since":3}"#,
    r#"{"do":"digest"}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"clone"}"#,
    r#"{"do":"restore","token":1}"#,
    r#"{"do":"drop","token":1}"#,
    r#"{"do":"record"}"#,
    r#"{"do":"load","record":"8e52677901"}"#,
    r#"{"do":"suggest","bot":"random"}"#,
];

/// The same for a game of several seats.
const REQUESTS_FOR_TWO: [&str; 19] = [
    r#"{"do":"hello","id":1}"#,
    r#"{"do":"new","seed":1,"setup":{"rules":"heroic","hero1":"17/4"}}"#,
    r#"{"do":"new","seed":2,"setup":{"position":"round 1, p1 / warrior endure c2 5, tank a1 5, archer e1 3 / mage wild-magic c4 5, archer a5 3, assassin e5 2"}}"#,
    r#"{"do":"status","seat":"referee"}"#,
    r#"{"do":"legal","seat":"p2"}"#,
    r#"{"do":"play","command":"class mage","seat":"p2"}"#,
    r#"{"do":"play","command":"skill wild-magic","seat":"p2"}"#,
    r#"{"do":"play","command":"minions tank archer","seat":"p1"}"#,
    r#"{"do":"play","command":"timeout","seat":"referee"}"#,
    r#"{"do":"play","command":"surrender p1","seat":"referee"}"#,
    r#"{"do":"play","command":"hero move c2","seat":"p1"}"#,
    r#"{"do":"play","command":"m1 pass"}"#,
    r#"{"do":"view","seat":"onlooker"}"#,
    r#"{"do":"events","seat":"p2","since":3}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"digest","seat":"p2"}"#,
    r#"{"do":"suggest","bot":"greedy"}"#,
    r#"{"do":"suggest","bot":"search:9","seat":"p2"}"#,
    r#"{"do":"suggest","bot":"random","seat":"referee"}"#,
];

/// The same for a game whose commands let time pass.
const REQUESTS_OF_A_BATTLE: [&str; 16] = [
    r#"{"do":"hello","id":1}"#,
    r#"{"do":"new","seed":1,"setup":{"level":"3","terrain":"fernwater"}}"#,
    r#"{"do":"new","seed":2,"setup":{"loadout":"popgun, squib","given":"ship-bell, lodestone:2","hull":"7"}}"#,
    r#"{"do":"play","command":"build popgun 7,3"}"#,
    r#"{"do":"play","command":"build borer 12,9"}"#,
    r#"{"do":"play","command":"aim 7,3 strongest"}"#,
    r#"{"do":"play","command":"sell 7,3"}"#,
    r#"{"do":"play","command":"wave"}"#,
    r#"{"do":"play","command":"run 9"}"#,
    r#"{"do":"play","command":"run 250"}"#,
    r#"{"do":"play","command":"use squib 15,15"}"#,
    r#"{"do":"status","seat":"onlooker"}"#,
    r#"{"do":"events","since":3}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"digest"}"#,
    r#"{"do":"suggest","bot":"naive"}"#,
];

/// Pieces that JSON is made of, and some that it is not.
const PIECES: [&str; 20] = [
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "null",
    "true",
    "-1",
    "1e999",
    "18446744073709551616",
    "\"do\"",
    "\"play\"",
    "\"seat\"",
    "\\u0000",
    "\\ud800",
    "é",
    " ",
    "\t",
];

fn pick<'a>(dice: &mut Dice, choices: &[&'a str]) -> &'a str {
    let count = u32::try_from(choices.len()).expect("choices are few");
    choices[dice.below(count) as usize]
}

fn byte(dice: &mut Dice) -> u8 {
    u8::try_from(dice.below(256)).expect("a byte")
}

fn line(dice: &mut Dice, requests: &[&str]) -> Vec<u8> {
    match dice.below(5) {
        0 => (0..dice.below(60)).map(|_| byte(dice)).collect(),
        1 => (0..dice.below(30)).flat_map(|_| pick(dice, &PIECES).bytes()).collect(),
        2 => pick(dice, requests).into(),
        3 => {
            let mut line: Vec<u8> = pick(dice, requests).into();
            let length = u32::try_from(line.len()).expect("a request is short");
            line.truncate(dice.below(length) as usize);
            line
        }
        _ => {
            let mut line: Vec<u8> = pick(dice, requests).into();
            for _ in 0..=dice.below(3) {
                let length = u32::try_from(line.len()).expect("a request is short");
                line[dice.below(length) as usize] = byte(dice);
            }
            line
        }
    }
}

#[test]
fn every_line_gets_one_answer_and_a_refused_one_changes_nothing() {
    answered("forward", &REQUESTS);
}

#[test]
fn every_line_about_a_battle_gets_one_answer_too() {
    answered("refuel", &REQUESTS_OF_A_BATTLE);
}

#[test]
fn every_line_about_a_match_gets_one_answer_too() {
    answered("tactics", &REQUESTS_FOR_TWO);
}

fn answered(game: &str, requests: &[&str]) {
    let mut dice = Seed::from_name("garbage").branch("lines").dice();
    let mut host = Host::new(find(game).unwrap());
    granted(&mut host, r#"{"do":"new","seed":1}"#);
    let mut digest = host.whole_digest();
    let (mut granted_lines, mut refused_lines) = (0, 0);
    for _ in 0..LINES {
        let line = line(&mut dice, requests);
        let text = answer(&mut host, &line);
        let answer: Value = serde_json::from_str(&text).expect("an answer is JSON");
        assert!(!text.contains('\n'), "{text}");
        assert_ne!(answer.get("ok").is_some(), answer.get("error").is_some(), "{text}");
        let now = host.whole_digest();
        if answer.get("error").is_some() {
            refused_lines += 1;
            assert_eq!(now, digest, "{} was refused", String::from_utf8_lossy(&line));
        } else {
            granted_lines += 1;
        }
        digest = now;
    }
    assert!(granted_lines > LINES / 20 && refused_lines > LINES / 20, "{granted_lines} {refused_lines}");
}

#[test]
fn nesting_eats_no_stack() {
    let mut host = Host::new(find("forward").unwrap());
    for (open, close, alone) in [("[", "]", "not_an_object"), (r#"{"a":"#, "}", "missing_field")] {
        let nested = format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
        assert_eq!(refused(&mut host, &nested), alone);
        for (name, kind) in [("id", "id_too_long"), ("do", "wrong_type"), ("other", "missing_field")] {
            assert_eq!(refused(&mut host, &format!(r#"{{"{name}":{nested}}}"#)), kind);
        }
        let setup = format!(r#"{{"do":"new","seed":1,"setup":{{"rules":{nested}}}}}"#);
        assert_eq!(refused(&mut host, &setup), "wrong_type");
    }
}

#[test]
fn a_field_given_twice_is_refused_and_the_first_id_comes_back() {
    let mut host = Host::new(find("forward").unwrap());
    for line in [
        r#"{"do":"new","seed":1,"seed":2}"#,
        r#"{"do":"new","seed":1,"setup":{"rules":"written","rules":"published"}}"#,
        r#"{"do":"hello","do":"quit"}"#,
    ] {
        assert_eq!(refused(&mut host, line), "double_field", "{line}");
    }
    let answer = ask(&mut host, r#"{"id":1,"do":"hello","id":2}"#);
    assert_eq!((&answer["id"], &answer["error"]["message"]), (&1.into(), &"'id' is given twice".into()));
    assert!(!host.has_quit());
}

#[test]
fn an_error_echoes_only_the_beginning_of_what_was_sent() {
    let mut host = Host::new(find("forward").unwrap());
    granted(&mut host, r#"{"do":"new","seed":1}"#);
    let long = "x".repeat(900_000);
    for line in [
        long.clone(),
        format!(r#"{{"do":"{long}"}}"#),
        format!(r#"{{"do":"hello","{long}":1}}"#),
        format!(r#"{{"do":"hello","{long}":1,"{long}":1}}"#),
        format!(r#"{{"do":"suggest","bot":"{long}"}}"#),
        format!(r#"{{"do":"new","seed":"{long}"}}"#),
        format!(r#"{{"do":"new","seed":1,"setup":{{"{long}":"1"}}}}"#),
        format!(r#"{{"do":"new","seed":1,"setup":{{"{long}":1}}}}"#),
        format!(r#"{{"do":"new","seed":1,"setup":{{"content":"({long}: 1)"}}}}"#),
        format!(r#"{{"do":"restore","token":"{long}"}}"#),
        format!(r#"{{"do":"load","record":"{long}"}}"#),
        format!(r#"{{"do":"hello","id":"{long}"}}"#),
        format!(r#"{{"do":"view","seat":"{long}"}}"#),
        format!(r#"{{"do":"play","command":"{long}"}}"#),
    ] {
        let answer = answer(&mut host, line.as_bytes());
        assert!(answer.contains("error") && answer.len() < 500, "{} bytes", answer.len());
    }
}

#[test]
fn a_long_line_of_mistakes_gets_a_short_answer() {
    let mut host = Host::new(find("tactics").expect("Tactics is in the arcade"));
    let options: Vec<String> = (0..80_000).map(|number| format!(r#""x{number}":"y""#)).collect();
    let strangers = format!(r#"{{"do":"new","seed":1,"setup":{{{}}}}}"#, options.join(","));
    let commas = format!(r#"{{"do":"new","seed":1,"setup":{{"position":"{}"}}}}"#, ",".repeat(1_000_000));
    let patch = "nothing: 1, ".repeat(80_000);
    let content = format!(r#"{{"do":"new","seed":1,"setup":{{"content":"({patch})"}}}}"#);
    for line in [strangers, commas, content] {
        let answer = ask(&mut host, &line);
        assert_eq!(answer["error"]["kind"], "bad_setup");
        assert!(answer.to_string().len() < 4_000, "{answer}");
    }
}
