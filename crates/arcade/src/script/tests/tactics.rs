//! A match of 5×5 Tactics: two players who hide their drafts, and a referee.

use serde_json::{Value, json};
use tactics::Position;

use super::{Host, ask, granted, refused};
use crate::find;

/// Drafts of the second player, open or locked, of which nobody else may know more than that.
const DRAFTS: [&[&str]; 5] = [
    &[],
    &["class rogue"],
    &["class mage", "class cleric", "skill trinity"],
    &["minions tank archer", "class warrior", "skill endure"],
    &["class duelist", "skill feint", "minions assassin tank", "minions archer tank"],
];

/// Picks of the first player, in order.
const OWN: [&str; 4] = ["class huntress", "skill spirit-hawk", "minions tank assassin", "lock"];

fn tactics(setup: &Value) -> Host {
    let mut host = Host::new(find("tactics").unwrap());
    granted(&mut host, &json!({ "do": "new", "seed": 5, "setup": setup }).to_string());
    host
}

fn play(host: &mut Host, seat: u8, command: &str) -> Value {
    granted(host, &json!({ "do": "play", "seat": seat, "command": command }).to_string())
}

/// The answers to all that can be asked about a seat and changes nothing, errors among them.
fn asked(host: &mut Host, seat: &Value) -> Vec<String> {
    let requests = [
        json!({ "do": "status", "seat": seat }),
        json!({ "do": "view", "seat": seat }),
        json!({ "do": "digest", "seat": seat }),
        json!({ "do": "events", "seat": seat }),
        json!({ "do": "events", "seat": seat, "since": 2 }),
        json!({ "do": "legal", "seat": seat }),
        json!({ "do": "suggest", "seat": seat, "bot": "random" }),
        json!({ "do": "suggest", "seat": seat, "bot": "greedy" }),
        json!({ "do": "suggest", "seat": seat, "bot": "search:20" }),
        json!({ "do": "play", "seat": seat, "command": "hero pass" }),
        json!({ "do": "play", "seat": seat, "command": "spawn tile" }),
    ];
    requests.iter().map(|request| ask(host, &request.to_string()).to_string()).collect()
}

/// Every answer that a seat gets while the second player drafts and the first one picks.
fn answers(seat: &Value, draft: &[&str], own: &[&str]) -> Vec<String> {
    let mut host = tactics(&json!({}));
    let mut answers = Vec::new();
    // The second player picks before, between and after the picks of the first.
    let mut picks = draft.iter();
    for &command in own {
        if let Some(pick) = picks.next() {
            play(&mut host, 1, pick);
        }
        let answer = play(&mut host, 0, command);
        if *seat == json!(0) {
            answers.push(answer.to_string());
        }
        answers.extend(asked(&mut host, seat));
    }
    for pick in picks {
        play(&mut host, 1, pick);
    }
    answers.extend(asked(&mut host, seat));
    answers
}

#[test]
fn open_drafts_of_the_other_player_change_no_byte_of_any_answer() {
    for seat in [json!(0), json!(2), json!("onlooker")] {
        for own in [&OWN[..], &OWN[..2]] {
            let first = answers(&seat, DRAFTS[0], own);
            for draft in DRAFTS {
                assert_eq!(answers(&seat, draft, own), first, "seat {seat} can tell {draft:?}");
            }
        }
    }
    // The one who picks sees what was picked.
    let own = answers(&json!(1), DRAFTS[0], &OWN);
    for draft in &DRAFTS[1..] {
        assert_ne!(answers(&json!(1), draft, &OWN), own);
    }
}

#[test]
fn locked_drafts_of_the_other_player_look_alike() {
    let locked = |class: &str, skill: &str, minions: &str| {
        let mut host = tactics(&json!({}));
        for command in [class, skill, minions, "lock"] {
            play(&mut host, 1, command);
        }
        [json!(0), json!(2), json!("onlooker")].map(|seat| asked(&mut host, &seat))
    };
    let first = locked("class mage", "skill wild-magic", "minions tank archer");
    assert_eq!(locked("class rogue", "skill smoke-bomb", "minions assassin tank"), first);
    assert!(first[0][0].contains(r#""awaiting":[0,2]"#), "{}", first[0][0]);
}

#[test]
fn what_is_kept_from_a_seat_is_not_counted_for_it_either() {
    let mut host = tactics(&json!({}));
    for command in ["class mage", "skill wild-magic", "minions tank archer"] {
        play(&mut host, 1, command);
    }
    let status = |host: &mut Host, seat: &str| granted(host, &format!(r#"{{"do":"status","seat":{seat}}}"#));
    let told = |status: &Value| (status["status"].clone(), status["commands"].clone());
    assert_eq!(told(&status(&mut host, "0")), ("waiting".into(), 0.into()));
    assert_eq!(told(&status(&mut host, "1")), ("playing".into(), 3.into()));
    assert_eq!(told(&status(&mut host, r#""onlooker""#)), ("waiting".into(), 0.into()));
    play(&mut host, 1, "lock");
    assert_eq!(told(&status(&mut host, "0")), ("playing".into(), 1.into()));
    for command in OWN {
        play(&mut host, 0, command);
    }
    let history = granted(&mut host, r#"{"do":"events","seat":1,"since":4}"#);
    let commands: Vec<&Value> =
        history["history"].as_array().unwrap().iter().map(|chapter| &chapter["command"]).collect();
    assert_eq!(commands, ["lock"], "the other player's picks stay with that player");
}

#[test]
fn digests_of_a_seat_tell_views_apart_and_nothing_else() {
    let mut host = tactics(&json!({}));
    let digest = |host: &mut Host, seat: u8| {
        granted(host, &format!(r#"{{"do":"digest","seat":{seat}}}"#))["digest"].clone()
    };
    let before = [0, 1].map(|seat| digest(&mut host, seat));
    let played = play(&mut host, 0, "class mage");
    assert_ne!(played["digest"], before[0], "the own pick is seen");
    assert_eq!(played["digest"], digest(&mut host, 0));
    assert_eq!(digest(&mut host, 1), before[1], "and nobody else's");
    assert_eq!(granted(&mut host, r#"{"do":"undo"}"#)["commands"], 0);
    assert_eq!(digest(&mut host, 0), before[0]);
}

const POSITION: &str = "round 2, p1 / warrior endure c2 5, tank b1 5, archer e1 3 / mage elemental-blast c4 4, archer \
                        a5 3, assassin d4 2 / c3 obstacle 3 / next life, omens 42w 7b 99s 0w";

#[test]
fn any_position_can_be_set_and_is_shown_as_it_was_set() {
    let mut host = tactics(&json!({ "position": POSITION }));
    for seat in ["0", "1", "2", r#""onlooker""#] {
        let view = granted(&mut host, &format!(r#"{{"do":"view","seat":{seat}}}"#));
        assert_eq!(view["notation"], POSITION);
        assert_eq!(view["view"]["position"]["round"], 2);
    }
    for _ in 0..40 {
        let suggested = granted(&mut host, r#"{"do":"suggest","bot":"greedy"}"#)["command"].clone();
        let line = json!({ "do": "play", "command": suggested }).to_string();
        let played = granted(&mut host, &line);
        let view = granted(&mut host, r#"{"do":"view","seat":"onlooker"}"#);
        let again = granted(
            &mut tactics(&json!({ "position": view["notation"] })),
            r#"{"do":"view","seat":"onlooker"}"#,
        );
        assert_eq!(again["notation"], view["notation"]);
        assert_eq!(again["view"]["position"], view["view"]["position"]);
        let data: Position = serde_json::from_value(view["view"]["position"].clone()).unwrap();
        assert_eq!(view["notation"], data.to_string(), "the data are the whole position");
        if played["status"] == "over" {
            return;
        }
    }
}

#[test]
fn data_are_written_in_words() {
    let position = "round 6, p1 / rogue shadow-clone c2 3 bleed2 cooldown1, archer b2 1, tank e1 1 spent, clone c3 1 \
                    fades1 / huntress natures-power c4 5 life1, assassin fell e5, tank a4 1 / b3 obstacle 2, d3 slow 1";
    let mut host = tactics(&json!({ "position": position }));
    let view = granted(&mut host, r#"{"do":"view"}"#);
    let position = &view["view"]["position"];
    assert_eq!(
        position["objects"],
        json!({ "b3": { "Obstacle": { "hp": 2 } }, "d3": { "Buff": { "effect": "Slow", "rounds": 1 } } })
    );
    assert_eq!(position["spent"], json!(["p1.m2"]));
    assert_eq!(position["held"][1], json!(["a4", "c4"]));
    assert_eq!(
        (&position["units"][0]["effects"], &position["units"][0]["tile"]),
        (&json!({ "Bleed": 2 }), &json!("c2"))
    );
    let played = play(&mut host, 0, "m1 pass");
    assert_eq!(played["events"][0]["data"]["Passed"]["who"]["id"], "p1.m1");
    for (path, wrong) in [
        ("/objects", json!({ "f1": { "Obstacle": { "hp": 2 } } })),
        ("/objects", json!({ "a1": { "Obstacle": { "hp": 0 } } })),
        ("/objects", json!({ "a1": { "Buff": { "effect": "Blind", "rounds": 1 } } })),
        ("/spent", json!(["p3.hero"])),
        ("/held/0", json!([7])),
        ("/units/0/effects", json!({ "Bleed": 16 })),
    ] {
        let mut position = position.clone();
        *position.pointer_mut(path).unwrap() = wrong;
        assert!(serde_json::from_value::<Position>(position).is_err(), "{path}");
    }
}

#[test]
fn the_referee_keeps_time_and_takes_no_advice() {
    let mut host = tactics(&json!({ "position": POSITION }));
    let legal = granted(&mut host, r#"{"do":"legal","seat":2}"#);
    assert_eq!(legal["commands"], json!(["timeout", "surrender 1", "surrender 2"]));
    for bot in ["random", "greedy", "search:20"] {
        let line = json!({ "do": "suggest", "seat": 2, "bot": bot }).to_string();
        assert_eq!(refused(&mut host, &line), "not_a_player", "{bot}");
    }
    assert_eq!(refused(&mut host, r#"{"do":"play","seat":0,"command":"timeout"}"#), "refused");
    assert_eq!(refused(&mut host, r#"{"do":"play","seat":2,"command":"hero pass"}"#), "refused");
    assert_eq!(play(&mut host, 2, "timeout")["awaiting"], json!([1, 2]));
    let over = play(&mut host, 2, "surrender 2");
    assert_eq!((&over["status"], &over["awaiting"], &over["score"]), (&"over".into(), &json!([]), &1.into()));
}

#[test]
fn a_surrender_during_the_draft_reveals_nothing() {
    let over = |draft: &[&str]| {
        let mut host = tactics(&json!({}));
        for pick in draft {
            play(&mut host, 1, pick);
        }
        let answer = play(&mut host, 2, "surrender 2").to_string();
        let mut known = asked(&mut host, &json!(0));
        known.push(answer);
        known
    };
    let first = over(DRAFTS[0]);
    for draft in DRAFTS {
        assert_eq!(over(draft), first);
    }
}
