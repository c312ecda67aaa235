//! A match of 5×5 Tactics: two players who hide their drafts, and a referee.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use tactics::{Bane, Class, Command, Deed, Effect, Member, Minion, Side, Skill, Tile, Word};

use super::spelling::{check, word};
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

fn play(host: &mut Host, seat: &str, command: &str) -> Value {
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
            play(&mut host, "p2", pick);
        }
        let answer = play(&mut host, "p1", command);
        if *seat == json!("p1") {
            answers.push(answer.to_string());
        }
        answers.extend(asked(&mut host, seat));
    }
    for pick in picks {
        play(&mut host, "p2", pick);
    }
    answers.extend(asked(&mut host, seat));
    answers
}

#[test]
fn open_drafts_of_the_other_player_change_no_byte_of_any_answer() {
    for seat in [json!("p1"), json!("referee"), json!("onlooker")] {
        for own in [&OWN[..], &OWN[..2]] {
            let first = answers(&seat, DRAFTS[0], own);
            for draft in DRAFTS {
                assert_eq!(answers(&seat, draft, own), first, "seat {seat} can tell {draft:?}");
            }
        }
    }
    // The one who picks sees what was picked.
    let own = answers(&json!("p2"), DRAFTS[0], &OWN);
    for draft in &DRAFTS[1..] {
        assert_ne!(answers(&json!("p2"), draft, &OWN), own);
    }
}

#[test]
fn locked_drafts_of_the_other_player_look_alike() {
    let locked = |class: &str, skill: &str, minions: &str| {
        let mut host = tactics(&json!({}));
        for command in [class, skill, minions, "lock"] {
            play(&mut host, "p2", command);
        }
        [json!("p1"), json!("referee"), json!("onlooker")].map(|seat| asked(&mut host, &seat))
    };
    let first = locked("class mage", "skill wild-magic", "minions tank archer");
    assert_eq!(locked("class rogue", "skill smoke-bomb", "minions assassin tank"), first);
    assert!(first[0][0].contains(r#""awaiting":["p1","referee"]"#), "{}", first[0][0]);
}

#[test]
fn what_is_kept_from_a_seat_is_not_counted_for_it_either() {
    let mut host = tactics(&json!({}));
    for command in ["class mage", "skill wild-magic", "minions tank archer"] {
        play(&mut host, "p2", command);
    }
    let status =
        |host: &mut Host, seat: &str| granted(host, &format!(r#"{{"do":"status","seat":"{seat}"}}"#));
    let told = |status: &Value| (status["status"].clone(), status["commands"].clone());
    assert_eq!(told(&status(&mut host, "p1")), ("waiting".into(), 0.into()));
    assert_eq!(told(&status(&mut host, "p2")), ("playing".into(), 3.into()));
    assert_eq!(told(&status(&mut host, "onlooker")), ("waiting".into(), 0.into()));
    play(&mut host, "p2", "lock");
    assert_eq!(told(&status(&mut host, "p1")), ("playing".into(), 1.into()));
    for command in OWN {
        play(&mut host, "p1", command);
    }
    let history = granted(&mut host, r#"{"do":"events","seat":"p2","since":4}"#);
    let commands: Vec<&Value> =
        history["history"].as_array().unwrap().iter().map(|chapter| &chapter["command"]).collect();
    assert_eq!(commands, ["lock"], "the other player's picks stay with that player");
}

#[test]
fn digests_of_a_seat_tell_views_apart_and_nothing_else() {
    let mut host = tactics(&json!({}));
    let digest = |host: &mut Host, seat: &str| {
        granted(host, &format!(r#"{{"do":"digest","seat":"{seat}"}}"#))["digest"].clone()
    };
    let before = ["p1", "p2"].map(|seat| digest(&mut host, seat));
    let played = play(&mut host, "p1", "class mage");
    assert_ne!(played["digest"], before[0], "the own pick is seen");
    assert_eq!(played["digest"], digest(&mut host, "p1"));
    assert_eq!(digest(&mut host, "p2"), before[1], "and nobody else's");
    assert_eq!(granted(&mut host, r#"{"do":"undo"}"#)["commands"], 0);
    assert_eq!(digest(&mut host, "p1"), before[0]);
}

const POSITION: &str = "round 2, p1 / warrior endure c2 5, tank b1 5, archer e1 3 / mage elemental-blast c4 4, archer \
                        a5 3, assassin d4 2 / c3 obstacle 3 / next life, omens 42w 7b 99s 0w";

#[test]
fn any_position_can_be_set_and_is_shown_as_it_was_set() {
    let mut host = tactics(&json!({ "position": POSITION }));
    for seat in ["p1", "p2", "referee", "onlooker"] {
        let view = granted(&mut host, &format!(r#"{{"do":"view","seat":"{seat}"}}"#));
        assert_eq!(view["notation"], POSITION);
        assert_eq!(view["view"]["position"]["round"], 2);
    }
    let mut told = BTreeMap::new();
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
        let known =
            told.entry(view["view"]["position"].to_string()).or_insert_with(|| view["notation"].clone());
        assert_eq!(*known, view["notation"], "the data are the whole position");
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
        json!({ "b3": { "obstacle": { "hp": 2 } }, "d3": { "buff": { "effect": "slow", "rounds": 1 } } })
    );
    assert_eq!(position["spent"], json!(["p1.m2"]));
    assert_eq!(position["held"][1], json!(["a4", "c4"]));
    assert_eq!(
        position["units"]["p1.hero"],
        json!({
            "effects": { "bleed": 2 },
            "kind": { "hero": "rogue" },
            "stats": { "hp": 5, "attack": 1, "moves": 1, "range": 1 },
            "hp": 3,
            "tile": "c2",
            "skill": "shadow-clone",
            "cooldown": 1,
        })
    );
    assert_eq!(position["units"].get("p2.clone"), None, "it never was there");
    assert_eq!((&view["view"]["side"], &position["mover"]), (&"p1".into(), &"p1".into()));
    let played = play(&mut host, "p1", "m1 pass");
    assert_eq!(played["events"][0]["data"]["passed"]["who"]["id"], "p1.m1");
}

#[test]
fn the_referee_keeps_time_and_takes_no_advice() {
    let mut host = tactics(&json!({ "position": POSITION }));
    let legal = granted(&mut host, r#"{"do":"legal","seat":"referee"}"#);
    assert_eq!(legal["commands"], json!(["timeout", "surrender p1", "surrender p2"]));
    for bot in ["random", "naive", "greedy", "search:20"] {
        let line = json!({ "do": "suggest", "seat": "referee", "bot": bot }).to_string();
        assert_eq!(refused(&mut host, &line), "not_a_player", "{bot}");
    }
    assert_eq!(refused(&mut host, r#"{"do":"play","seat":"p1","command":"timeout"}"#), "refused");
    assert_eq!(refused(&mut host, r#"{"do":"play","seat":"referee","command":"hero pass"}"#), "refused");
    assert_eq!(play(&mut host, "referee", "timeout")["awaiting"], json!(["p2", "referee"]));
    let over = play(&mut host, "referee", "surrender p2");
    assert_eq!((&over["status"], &over["awaiting"], &over["score"]), (&"over".into(), &json!([]), &1.into()));
}

#[test]
fn a_surrender_during_the_draft_reveals_nothing() {
    let over = |draft: &[&str]| {
        let mut host = tactics(&json!({}));
        for pick in draft {
            play(&mut host, "p2", pick);
        }
        let answer = play(&mut host, "referee", "surrender p2").to_string();
        let mut known = asked(&mut host, &json!("p1"));
        known.push(answer);
        known
    };
    let first = over(DRAFTS[0]);
    for draft in DRAFTS {
        assert_eq!(over(draft), first);
    }
}

/// What data call a thing with a word is that word.
fn words<W: Word + Serialize>() {
    for thing in W::ALL {
        assert_eq!(word(thing), thing.word());
    }
}

#[test]
fn words_of_data_are_those_of_the_notation() {
    words::<Class>();
    words::<Skill>();
    words::<Minion>();
    words::<Effect>();
    words::<Bane>();
    for member in Member::ALL {
        check(&format!("{} pass", word(&member)), &Command::Unit(member, Deed::Pass));
    }
    for tile in Tile::all() {
        assert_eq!(word(&tile), tile.to_string());
    }
    assert_eq!(Side::ALL.map(|side| word(&side)), ["p1", "p2"]);
}
