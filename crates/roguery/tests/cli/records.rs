//! Records: written by one run of the program and checked by another.

use std::fs;
use std::path::Path;

use crate::program::{Ran, folder, roguery};

fn text(path: &Path) -> &str {
    path.to_str().expect("test folders have plain names")
}

fn record(path: &Path, bot: &str, more: &[&str]) -> Ran {
    let arguments = ["record", "forward", "--bot", bot, "--seed", "BCD-FGH-JKL", "-o", text(path)];
    roguery(&[&arguments, more].concat())
}

fn verify(path: &Path) -> Ran {
    roguery(&["replay", text(path), "--verify"])
}

#[test]
fn what_was_recorded_holds() {
    let folder = folder("holds");
    let tougher = folder.join("tougher.ron");
    fs::write(&tougher, "(max_hp: 30)").unwrap();
    for (name, bot, more, rules) in [
        ("a", "random", &[][..], "road"),
        ("b", "document", &["--rules", "published"], "published"),
        ("c", "document", &["--content", text(&tougher)], "road, patched"),
    ] {
        let path = folder.join(name);
        let recorded = record(&path, bot, more);
        assert_eq!((recorded.status, recorded.errors.as_str()), (Some(0), ""));
        let verified = verify(&path);
        assert_eq!((verified.status, verified.errors.as_str()), (Some(0), ""));
        for line in
            ["game      forward", "seed      BCD-FGH-JKL", &format!("rules     {rules}"), "the record holds"]
        {
            assert!(verified.output.contains(line), "{line} is not in {}", verified.output);
        }
    }
}

#[test]
fn matches_are_recorded_and_hold() {
    let folder = folder("matches");
    let short = folder.join("short.ron");
    fs::write(&short, "(last_round: 6)").unwrap();
    for (name, bot, more, rules) in [
        ("a", "random", &[][..], "balanced"),
        ("b", "greedy", &["--rules", "heroic"], "heroic"),
        ("d", "search:20", &["--rules", "written"], "written"),
        ("e", "search:20", &["--versus", "random"], "balanced"),
        ("c", "search:50", &["--content", text(&short)], "balanced, patched"),
    ] {
        let path = folder.join(name);
        let arguments = ["record", "tactics", "--bot", bot, "--seed", "7", "-o", text(&path)];
        let recorded = roguery(&[&arguments, more].concat());
        assert_eq!((recorded.status, recorded.errors.as_str()), (Some(0), ""));
        let verified = verify(&path);
        assert_eq!((verified.status, verified.errors.as_str()), (Some(0), ""));
        for line in ["game      tactics", &format!("rules     {rules}\n"), "the record holds"] {
            assert!(verified.output.contains(line), "{line} is not in {}", verified.output);
        }
        let watched = roguery(&["replay", text(&path)]);
        assert_eq!((watched.status, watched.output.as_str()), (Some(2), ""));
        assert!(watched.errors.contains("the arcade needs a terminal"), "{}", watched.errors);
    }
}

#[test]
fn a_battle_is_recorded_with_all_that_was_chosen_and_holds() {
    let path = folder("battle").join("battle.run");
    let chosen = ["--level", "3", "--terrain", "fernwater", "--given", "ship-bell, thin-air", "--hull", "12"];
    let arguments = ["record", "refuel", "--bot", "builder", "--seed", "7", "-o", text(&path)];
    let recorded = roguery(&[&arguments[..], &chosen].concat());
    assert_eq!((recorded.status, recorded.errors.as_str()), (Some(0), ""));
    let verified = verify(&path);
    assert_eq!((verified.status, verified.errors.as_str()), (Some(0), ""));
    let rules = "rules     refuel, level 3, fernwater, ship-bell, thin-air, another hull\n";
    assert!(verified.output.contains(rules), "{}", verified.output);
    let wrong = roguery(&[&arguments[..], &["--loadout", "popgum", "--level", "x", "--force"]].concat());
    assert_eq!(wrong.status, Some(2));
    for part in ["level: 'x' is no number from 1 on", "loadout: 'popgum' is none of hub, popgun"] {
        assert!(wrong.errors.contains(part), "{}", wrong.errors);
    }
}

#[test]
fn two_go_down_and_their_record_holds() {
    let path = folder("two").join("two.run");
    let arguments =
        ["record", "descent", "--bot", "delver", "--versus", "fighter", "--companion", "tidewife"];
    let rest = ["--character", "poacher", "--seed", "7", "--limit", "300", "-o", text(&path)];
    let recorded = roguery(&[&arguments[..], &rest].concat());
    assert!(matches!(recorded.status, Some(0 | 15)), "{}", recorded.errors);
    let verified = verify(&path);
    assert_eq!((verified.status, verified.errors.as_str()), (Some(0), ""));
    assert!(verified.output.contains("rules     descent, Poacher and Tidewife\n"), "{}", verified.output);
    let alone = roguery(&[
        "record",
        "forward",
        "--bot",
        "naive",
        "--companion",
        "tidewife",
        "--seed",
        "7",
        "-o",
        "x",
    ]);
    assert_eq!(alone.status, Some(2));
    assert!(alone.errors.contains("there is no option 'companion'"), "{}", alone.errors);
}

#[test]
fn a_run_is_left_where_the_limit_says_and_written_so_far() {
    let folder = folder("limits");
    let path = folder.join("run.run");
    let limited = record(&path, "naive", &["--limit", "20"]);
    assert_eq!(limited.status, Some(15));
    assert!(limited.output.contains("20 commands, not over, score "), "{}", limited.output);
    assert!(
        limited.errors.contains("the run is not over: it was left after 20 commands, and is written so far"),
        "{}",
        limited.errors
    );
    let verified = verify(&path);
    assert_eq!((verified.status, verified.errors.as_str()), (Some(0), ""), "{}", verified.output);
    // A run that is over before it comes to the limit was not limited.
    let whole = record(&path, "naive", &["--limit", "100000", "--force"]);
    assert_eq!((whole.status, whole.errors.as_str()), (Some(0), ""));
    assert!(!whole.output.contains("not over"), "{}", whole.output);
}

#[test]
fn a_record_of_older_rules_is_refused_with_a_clear_word() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tower-of-rules-1.run");
    let ran = verify(&old);
    assert_eq!((ran.status, ran.output.as_str()), (Some(8), ""), "{}", ran.errors);
    let words = "played under rules 1 of labyrinth, but this version plays rules 2";
    assert!(ran.errors.contains(words), "{}", ran.errors);
}

#[test]
fn a_file_is_replaced_only_by_force() {
    let path = folder("force").join("run.run");
    assert_eq!(record(&path, "random", &[]).status, Some(0));
    let first = fs::read(&path).unwrap();
    let refused = record(&path, "document", &[]);
    assert_eq!(refused.status, Some(2));
    assert!(refused.errors.contains("--force"), "{}", refused.errors);
    assert_eq!(fs::read(&path).unwrap(), first);
    assert_eq!(record(&path, "document", &["--force"]).status, Some(0));
    assert_ne!(fs::read(&path).unwrap(), first);
}

#[test]
fn every_truncation_is_told_for_what_it_is() {
    let folder = folder("truncations");
    let path = folder.join("run.run");
    record(&path, "random", &[]);
    let whole = fs::read(&path).unwrap();
    let cut = folder.join("cut");
    let mut seen = Vec::new();
    for length in 0..whole.len() {
        fs::write(&cut, &whole[..length]).unwrap();
        let ran = verify(&cut);
        let status = ran.status.expect("the program ends by itself");
        let said = if ran.errors.is_empty() { &ran.output } else { &ran.errors };
        match status {
            0 => assert!(said.contains("holds to its last byte"), "{length}: {said}"),
            4 => assert!(said.contains("not a record"), "{length}: {said}"),
            5 => assert!(said.contains("beginning of the record is lost"), "{length}: {said}"),
            11 => assert!(said.contains(&format!("of {length} bytes hold")), "{length}: {said}"),
            other => panic!("cut to {length} bytes, the status is {other}: {said}"),
        }
        if seen.last() != Some(&status) {
            seen.push(status);
        }
    }
    // No record, half a header, a header, half the commands, all commands, half an end.
    assert_eq!(seen, [4, 5, 0, 11, 0, 11]);
}

#[test]
fn every_flipped_bit_is_noticed() {
    let folder = folder("flips");
    let path = folder.join("run.run");
    record(&path, "random", &[]);
    let whole = fs::read(&path).unwrap();
    for place in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << (place % 8);
        fs::write(&path, &bytes).unwrap();
        let ran = verify(&path);
        assert!(matches!(ran.status, Some(4..=14)), "byte {place}: {ran:?}");
    }
}

#[test]
fn files_that_are_not_there_or_no_records_are_named() {
    let folder = folder("strangers");
    let missing = verify(&folder.join("missing"));
    assert_eq!(missing.status, Some(3));
    assert!(missing.errors.contains("missing cannot be read: "), "{}", missing.errors);
    let stranger = folder.join("stranger");
    fs::write(&stranger, "once upon a time").unwrap();
    let ran = verify(&stranger);
    assert_eq!(ran.status, Some(4));
    assert!(ran.errors.contains("stranger: this is not a record of a run"), "{}", ran.errors);
    let nowhere = record(&folder.join("no/such/folder"), "random", &[]);
    assert_eq!(nowhere.status, Some(1));
    assert!(nowhere.errors.contains("cannot be written: "), "{}", nowhere.errors);
}
