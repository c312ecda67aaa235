//! Duels through the command line.

use std::fs;

use serde_json::Value;

use crate::common;

const PLAN: &str = "tactics --rules written --bot greedy --versus random --runs 40 --seed 3";

fn count(value: &Value) -> u64 {
    value.as_u64().expect("a count")
}

fn share(value: &Value) -> f64 {
    value.as_f64().expect("a share")
}

/// The sum of a count over the entries of a list.
fn sum(list: &Value, name: &str) -> u64 {
    list.as_array().expect("a list").iter().map(|entry| count(&entry[name])).sum()
}

#[test]
fn json_is_one_object_of_documented_fields() {
    let found = common::json(PLAN);
    let mut fields: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(
        fields.join(" "),
        "actions bot classes content decided_by draft draw_rate draw_rate_ci draws endings \
         first_player first_seat game losses matches minions minutes pairs rounds rules runs score \
         score_ci second_seat seed skills teams versus win_rate win_rate_ci wins"
    );
    assert_eq!((&found["game"], &found["rules"]), (&"tactics".into(), &"written".into()));
    assert_eq!((&found["bot"], &found["versus"]), (&"greedy".into(), &"random".into()));
    assert_eq!(count(&found["matches"]), 80);
    let won = count(&found["wins"]);
    assert_eq!(won + count(&found["draws"]) + count(&found["losses"]), 80);
    assert_eq!(count(&found["first_seat"]["wins"]) + count(&found["second_seat"]["wins"]), won);
    let pairs = found["pairs"].as_object().unwrap();
    assert_eq!(pairs.values().map(|pair| count(&pair["seeds"])).sum::<u64>(), 40);
    assert_eq!(
        2 * count(&pairs["won_both"]["seeds"])
            + count(&pairs["won_and_drew"]["seeds"])
            + count(&pairs["split"]["seeds"]),
        won
    );
    let [low, high] = [0, 1].map(|end| share(&found["win_rate_ci"][end]));
    assert!(low < share(&found["win_rate"]) && share(&found["win_rate"]) < high && high <= 1.0);
    let decided = &found["decided_by"];
    let whole: f64 = ["skill", "deal", "chance"].iter().map(|name| share(&decided[name])).sum();
    assert!((whole - 1.0).abs() < 1e-12, "{decided}");
}

#[test]
fn every_match_has_one_end_and_two_teams() {
    let found = common::json(PLAN);
    assert_eq!(sum(&found["endings"], "matches"), 80);
    for (picks, number) in [("classes", 6), ("skills", 18), ("minions", 3)] {
        assert_eq!(found[picks].as_array().unwrap().len(), number);
        assert_eq!(sum(&found[picks], "matches"), 160, "{picks}");
    }
    for length in ["rounds", "actions"] {
        let each = found[length]["matches"].as_object().unwrap();
        assert_eq!(each.values().map(count).sum::<u64>(), 80, "{length}");
    }
    let minutes = share(&found["minutes"]["mean"]) * 60.0 / 4.0;
    assert!((minutes - share(&found["actions"]["mean"])).abs() < 1e-9);
}

#[test]
fn a_bot_against_itself_wins_exactly_as_often_as_it_loses() {
    for words in ["--bot random", "--bot search:40", "--bot random --draft bots"] {
        let found = common::json(&format!("tactics {words} --runs 12"));
        assert_eq!(found["wins"], found["losses"], "{words}");
        let pairs = &found["pairs"];
        assert_eq!(count(&pairs["split"]["seeds"]) + count(&pairs["drew_both"]["seeds"]), 12, "{words}");
        assert!((share(&found["score"]) - 0.5).abs() < 1e-12);
        assert!(share(&found["decided_by"]["skill"]).abs() < 1e-12);
    }
}

#[test]
fn the_other_way_round_it_is_the_same_duel() {
    let there = common::json("tactics --bot greedy --versus random --runs 15");
    let back = common::json("tactics --bot random --versus greedy --runs 15");
    assert_eq!((&there["wins"], &there["losses"]), (&back["losses"], &back["wins"]));
    assert_eq!(there["first_seat"]["wins"], back["second_seat"]["losses"]);
    for same in ["first_player", "decided_by", "rounds", "actions", "endings", "classes", "skills", "minions"]
    {
        assert_eq!(there[same], back[same], "{same}");
    }
}

#[test]
fn threads_change_nothing() {
    let one = common::json(&format!("{PLAN} --threads 1"));
    assert_eq!(common::json(&format!("{PLAN} --threads 2")), one);
    assert_eq!(common::json(&format!("{PLAN} --threads 7")), one);
    assert_ne!(
        common::json("tactics --rules written --bot greedy --versus random --runs 40 --seed 4")["rounds"],
        one["rounds"]
    );
}

#[test]
fn merged_parts_are_the_undivided_simulation() {
    let folder = common::folder("duel-merge");
    for plan in [
        PLAN,
        "tactics --bot greedy --runs 5 --sweep decay_from=2..4 --versus random",
        "tactics --ladder random,greedy,search:30 --runs 5",
    ] {
        let mut files = Vec::new();
        for index in [2, 1, 3] {
            let file = folder.join(format!("part{index}.json")).display().to_string();
            assert_eq!(common::sim(&format!("{plan} --shard {index}/3 --out {file}")).unwrap(), "");
            files.push(file);
        }
        let merge = format!("merge {}", files.join(" "));
        assert_eq!(common::json(&merge).to_string(), common::json(plan).to_string());
        let shown = |words: &str| {
            let (csv, page) = (folder.join("table.csv"), folder.join("page"));
            let text =
                common::sim(&format!("{words} --csv {} --report {}", csv.display(), page.display())).unwrap();
            let page = fs::read_to_string(page.join("index.html")).unwrap();
            let timeless = |text: &str| {
                text.lines().filter(|line| !line.contains("second")).collect::<Vec<_>>().join("\n")
            };
            [timeless(&text), fs::read_to_string(csv).unwrap(), timeless(&page)]
        };
        assert_eq!(shown(&merge), shown(plan));
    }
}

#[test]
fn parts_that_do_not_belong_together_are_named() {
    let folder = common::folder("duel-refused");
    let part = |name: &str, words: &str| {
        let file = folder.join(name).display().to_string();
        common::sim(&format!("tactics --runs 4 {words} --out {file}")).unwrap();
        file
    };
    let error = |files: [&str; 2]| common::sim(&format!("merge {} {}", files[0], files[1])).unwrap_err();
    let first = part("first.json", "--bot greedy --shard 1/2");
    let other = part("other.json", "--bot random --shard 2/2");
    let drafted = part("drafted.json", "--bot greedy --draft bots --shard 2/2");
    assert!(error([&first, &other]).contains("random against random, teams picked by chance instead of"));
    assert!(error([&first, &drafted]).contains("teams picked by the bots instead of"));
    let text = fs::read_to_string(&first).unwrap();
    for (written, changed) in [("\"seeds\":2", "\"seeds\":3"), ("\"matches\":4", "\"matches\":5")] {
        let forged = folder.join("forged.json");
        fs::write(&forged, text.replacen(written, changed, 1)).unwrap();
        let error = common::sim(&format!("merge {}", forged.display())).unwrap_err();
        assert!(error.contains("was changed after"), "{error}");
    }
}

#[test]
fn a_ladder_tells_how_strong_each_bot_is() {
    let found = common::json("tactics --ladder random,greedy,search:30 --runs 10");
    let rungs = found["ladder"].as_array().unwrap();
    let named: Vec<&str> = rungs.iter().map(|rung| rung["bot"].as_str().unwrap()).collect();
    assert_eq!(named, ["random", "greedy", "search:30"]);
    assert_eq!(
        (share(&rungs[0]["elo"]), &rungs[2]["nodes"], &rungs[2]["versus"]),
        (0.0, &30.into(), &"greedy".into())
    );
    let elo: Vec<f64> = rungs.iter().map(|rung| share(&rung["elo"])).collect();
    assert!((elo[2] - elo[1] - share(&rungs[2]["elo_step"])).abs() < 1e-9);
    let [low, high] = [0, 1].map(|end| share(&rungs[2]["elo_ci"][end]));
    assert!(low < elo[2] && elo[2] < high);
    let text = common::sim("tactics --ladder random,greedy --runs 3").unwrap();
    assert!(text.contains("Elo above it") && text.contains("greedy  random"), "{text}");
}

#[test]
fn the_numbers_can_be_changed_and_walked_through() {
    let file = common::folder("duel-content").join("short.ron");
    fs::write(&file, "(last_round: 2)").unwrap();
    let found = common::json(&format!("tactics --bot random --runs 10 --content {}", file.display()));
    assert!(count(&found["rounds"]["quantiles"]["max"]) <= 2);
    let swept = common::json("tactics --bot random --runs 10 --sweep last_round=2..20/18");
    let values = swept["values"].as_array().unwrap();
    assert_eq!(values[0]["rounds"], found["rounds"]);
    assert_eq!(values[1]["rounds"], common::json("tactics --bot random --runs 10")["rounds"]);
    assert!(common::sim("tactics --knobs").unwrap().contains("hero: [12, 3, 2, 1]"));
    assert!(common::sim("tactics --knobs --rules written").unwrap().contains("hero: [5, 1, 1, 1]"));
}

#[test]
fn csv_has_a_row_for_each_figure() {
    let file = common::folder("duel-csv").join("table.csv");
    common::sim(&format!("{PLAN} --csv {}", file.display())).unwrap();
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "rules,content,draft,bot,versus,seeds,group,name,count,figure,figure_low,figure_high"
    );
    for start in ["result,wins,", "pair,won both,", "decided,skill,", "class,Warrior,", "skill,Wild Magic,"] {
        let row = format!("written,,chance,greedy,random,40,{start}");
        assert!(lines.iter().any(|line| line.starts_with(&row)), "no {row}");
    }
}

#[test]
fn the_report_is_one_page_that_needs_nothing_else() {
    let folder = common::folder("duel-report");
    for words in ["--bot greedy", "--bot random --sweep decay_from=2..3", "--ladder random,greedy,search:20"]
    {
        common::sim(&format!("tactics --runs 3 {words} --report {}", folder.display())).unwrap();
        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && page.ends_with("</html>\n"));
        for foreign in ["<script", "http", "<link", "<img", "@import", "NaN", "inf "] {
            assert!(!page.contains(foreign), "the page has {foreign}");
        }
    }
}

#[test]
fn bad_input_is_answered_with_what_to_write() {
    let refused = |words: &str, hint: &str| {
        let error = common::sim(&format!("tactics {words}")).unwrap_err();
        assert!(error.contains(hint), "'{words}' was answered with: {error}");
    };
    refused("--bot serch", "there is no bot 'serch': write search, naive, greedy or random");
    refused("--versus nobody", "there is no bot 'nobody'");
    refused("--bot search:0", "'0' is no number of positions: write one from 1 to");
    refused("--bot search:abc", "as in search:500");
    refused("--bot greedy:3", "greedy takes no number: write greedy");
    refused("--rules published", "there is no rule set 'published': write balanced, written or heroic");
    refused("--draft people", "possible values: chance, bots");
    refused("--runs 0", "not in 1..");
    refused("--ladder greedy", "one bot is no ladder: write at least two, as in random,greedy");
    refused("--ladder --bot greedy", "cannot be used with");
    refused("--ladder random,serch", "there is no bot 'serch'");
    refused("--sweep decay_form=1..2", "did you mean decay_from?");
    refused("--content /no/such/file.ron", "/no/such/file.ron cannot be read");
    refused("--shard 1/2", "--out");
}
