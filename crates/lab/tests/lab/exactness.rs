//! Nothing but the plan decides what is counted: not threads, not parts, not their order.

use std::fs;

use crate::common;

const PLAN: &str = "forward --rules published --runs 1000 --seed 9 --versus bot=random";

#[test]
fn threads_change_nothing() {
    let one = common::json(&format!("{PLAN} --threads 1"));
    assert_eq!(common::json(&format!("{PLAN} --threads 2")), one);
    assert_eq!(common::json(&format!("{PLAN} --threads 7")), one);
    let tower = "labyrinth --bot brawler --runs 5 --seed 9";
    assert_eq!(common::json(&format!("{tower} --threads 3")), common::json(&format!("{tower} --threads 1")));
}

#[test]
fn seeds_change_the_counts() {
    let one = common::json("forward --runs 500 --seed 1");
    assert_ne!(common::json("forward --runs 500 --seed 2"), one);
}

#[test]
fn merged_parts_are_the_undivided_simulation() {
    let folder = common::folder("merge");
    let tower = "labyrinth --bot brawler --runs 7 --sweep fight_heal=10..20/10 --versus rules=gdd";
    let descent = "descent --bot fighter --runs 7 --sweep flask=25..35/10 --versus rules=guide";
    let pairs = "descent --bot fighter --runs 5 --together --character poacher,gambler";
    for plan in [
        PLAN,
        tower,
        descent,
        pairs,
        "forward --runs 97 --bot random --sweep hollow_hp[3]=8..10 --versus rules=published",
    ] {
        let mut files = Vec::new();
        for index in [3, 1, 5, 2, 4] {
            let file = folder.join(format!("part{index}.json"));
            let printed = common::sim(&format!("{plan} --shard {index}/5 --out {}", file.display())).unwrap();
            assert_eq!(printed, "", "a part is no result yet");
            files.push(file.display().to_string());
        }
        let merge = format!("merge {}", files.join(" "));
        let merged = common::json(&merge);
        assert_eq!(merged.to_string(), common::json(plan).to_string());
        let table = |words: &str| {
            let text = common::sim(words).unwrap();
            text.lines().filter(|line| !line.contains("per second")).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(table(&merge), table(plan));
        let csv = |words: &str, name: &str| {
            let file = folder.join(name);
            common::sim(&format!("{words} --csv {}", file.display())).unwrap();
            fs::read_to_string(file).unwrap()
        };
        assert_eq!(csv(&merge, "merged.csv"), csv(plan, "whole.csv"));
    }
}

#[test]
fn more_parts_than_runs_are_allowed() {
    let folder = common::folder("thin");
    let part = |index: u32| folder.join(format!("{index}.json")).display().to_string();
    for index in 1..=4 {
        common::sim(&format!("forward --runs 2 --shard {index}/4 --out {}", part(index))).unwrap();
    }
    let merged = common::json(&format!("merge {} {} {} {}", part(4), part(3), part(2), part(1)));
    assert_eq!(merged, common::json("forward --runs 2"));
}

#[test]
fn parts_that_do_not_belong_together_are_named() {
    let folder = common::folder("refused");
    let part = |name: &str, words: &str| {
        let file = folder.join(name).display().to_string();
        common::sim(&format!("forward --runs 30 {words} --out {file}")).unwrap();
        file
    };
    let error = |files: &[&String]| {
        let files: Vec<&str> = files.iter().map(|file| file.as_str()).collect();
        common::sim(&format!("merge {}", files.join(" "))).unwrap_err()
    };
    let first = part("first.json", "--shard 1/3");
    let again = part("again.json", "--shard 1/3");
    let second = part("second.json", "--shard 2/3");
    let third = part("third.json", "--shard 3/3");
    let other_seed = part("seed.json", "--seed 5 --shard 2/3");
    let other_rules = part("rules.json", "--rules published --shard 2/3");
    let other_cut = part("cut.json", "--shard 2/4");

    assert!(error(&[&first, &third]).contains("of 3 parts these are missing: 2"));
    let twice = error(&[&first, &second, &again]);
    assert!(
        twice.contains("part 1/3 comes twice")
            && twice.contains("first.json")
            && twice.contains("again.json")
    );
    let seeds = error(&[&first, &other_seed, &third]);
    assert!(
        seeds.contains("seed.json belongs to another simulation") && seeds.contains("instead of"),
        "{seeds}"
    );
    let rules = error(&[&first, &other_rules, &third]);
    assert!(rules.contains("published rules, bot naive instead of road rules"), "{rules}");
    assert!(error(&[&first, &other_cut]).contains("cut into 4 parts instead of 3"));

    let text = fs::read_to_string(&second).unwrap();
    let refused = |text: String| {
        let file = folder.join("forged.json");
        fs::write(&file, text).unwrap();
        error(&[&file.display().to_string()])
    };
    assert!(refused(text.replace("\"runs\":30", "\"runs\":31")).contains("was changed after"));
    assert!(refused(text.replace("\"runs\":10", "\"runs\":11")).contains("was changed after"));
    assert!(refused(text.replace("\"format\":2", "\"format\":3")).contains("format 3"));
    assert!(refused(text.replace("\"game\":\"forward\"", "\"game\":\"chess\"")).contains("'chess'"));
    assert!(refused("not JSON".to_owned()).contains("is not a part of a simulation"));
}
