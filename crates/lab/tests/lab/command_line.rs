//! The shape of the output, and what bad input is answered with.

use std::fs;

use crate::common;

#[track_caller]
fn refused(words: &str, hint: &str) {
    let error = common::sim(words).unwrap_err();
    assert!(error.contains(hint), "'{words}' was answered with: {error}");
}

#[test]
fn json_is_one_object_of_documented_fields() {
    let found = common::json("forward --rules published --runs 300 --seed 3");
    let mut fields: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(
        fields,
        [
            "bot",
            "by_danger",
            "content",
            "game",
            "lengths",
            "locations",
            "rules",
            "runs",
            "scores",
            "seed",
            "tiers",
            "win_rate",
            "win_rate_ci",
            "wins"
        ]
    );
    assert_eq!(found["game"], "forward");
    assert_eq!((&found["rules"], &found["bot"]), (&"published".into(), &"naive".into()));
    let rate = found["win_rate"].as_f64().unwrap();
    assert!((rate - found["wins"].as_f64().unwrap() / 300.0).abs() < 1e-12);
    let [low, high] = [0, 1].map(|end| found["win_rate_ci"][end].as_f64().unwrap());
    assert!(0.0 < low && low < rate && rate < high && high < 1.0);
    let locations = found["locations"].as_array().unwrap();
    for (number, location) in (1..).zip(locations) {
        assert_eq!(location["location"], number);
        let count = |name: &str| location[name].as_u64().unwrap();
        assert_eq!(count("attempts"), count("clears") + count("deaths"));
    }
    assert_eq!(locations[8]["clears"], found["wins"]);
    let number = |value: &serde_json::Value| value.as_f64().unwrap();
    assert!(locations[0]["step"].is_null());
    let step = number(&locations[1]["clear_rate"]) - number(&locations[0]["clear_rate"]);
    assert!((number(&locations[1]["step"]) - step).abs() < 1e-12);
    let by_weapon =
        number(&locations[0]["armed"]["clear_rate"]) - number(&locations[0]["unarmed"]["clear_rate"]);
    assert!((number(&locations[0]["by_weapon"]) - by_weapon).abs() < 1e-12);
    for gap in [&locations[1]["step_ci"], &locations[0]["by_weapon_ci"]] {
        assert!(number(&gap[0]) < number(&gap[1]), "{gap}");
    }
    let deaths = |places: &serde_json::Value| {
        places.as_array().unwrap().iter().map(|place| place["deaths"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(deaths(&found["tiers"]), deaths(&found["locations"]));
    let worst = locations.iter().find(|place| place["location"] == found["by_danger"][0]).unwrap();
    assert!(locations.iter().all(|place| number(&place["clear_rate"]) >= number(&worst["clear_rate"])));
    let lengths = &found["lengths"];
    assert_eq!((&lengths["all"]["runs"], &lengths["won"]["runs"]), (&300.into(), &found["wins"]));
    assert!(number(&lengths["won"]["commands"]) > number(&lengths["all"]["commands"]), "{lengths}");
    assert!(number(&lengths["won"]["minutes"]) < number(&lengths["won"]["minutes_p95"]), "{lengths}");
    let quantiles = &found["scores"]["quantiles"];
    assert!(quantiles["p25"].as_i64() <= quantiles["p50"].as_i64());
}

#[test]
fn what_nobody_reached_has_no_rate() {
    let found = common::json("forward --bot random --runs 3");
    assert_eq!(found["locations"][8]["attempts"], 0);
    assert!(found["locations"][8]["clear_rate"].is_null() && found["locations"][8]["damage"].is_null());
}

#[test]
fn versus_tells_both_and_their_difference() {
    let found = common::json("forward --rules published --runs 200 --versus bot=random");
    let versus = &found["versus"];
    assert_eq!((&versus["rules"], &versus["bot"]), (&"published".into(), &"random".into()));
    let difference = versus["win_rate"].as_f64().unwrap() - found["win_rate"].as_f64().unwrap();
    assert!((versus["difference"].as_f64().unwrap() - difference).abs() < 1e-12);
}

#[test]
fn a_sweep_has_one_entry_for_each_value_and_leaves_the_house_value_alone() {
    let found = common::json("forward --rules published --runs 200 --sweep hollow_hp[3]=7..11/2");
    let values = found["values"].as_array().unwrap();
    let swept: Vec<i64> = values.iter().map(|value| value["value"].as_i64().unwrap()).collect();
    assert_eq!((swept, &found["sweep"]), (vec![7, 9, 11], &"hollow_hp[3]".into()));
    let house = common::json("forward --rules published --runs 200");
    assert_eq!(values[1]["locations"], house["locations"], "9 is the house's value");
}

#[test]
fn content_changes_the_numbers() {
    let file = common::folder("content").join("hard.ron");
    fs::write(&file, "(max_hp: 14, hollow_hp: [12, 12, 12])").unwrap();
    let easy = common::json("forward --runs 200");
    let hard = common::json(&format!("forward --runs 200 --content {}", file.display()));
    assert!(hard["wins"].as_u64() < easy["wins"].as_u64());
    assert!(hard["content"].as_str().unwrap().ends_with("hard.ron"));
}

#[test]
fn csv_has_a_header_and_a_row_for_each_value_and_location() {
    let file = common::folder("csv").join("table.csv");
    common::sim(&format!("forward --runs 50 --sweep max_hp=18..20 --csv {}", file.display())).unwrap();
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].starts_with("rules,bot,content,max_hp,runs,win_rate,win_rate_low,win_rate_high,location,")
    );
    assert_eq!(lines.len(), 1 + 3 * 9);
    let fields = lines[0].split(',').count();
    assert!(lines.iter().all(|line| line.split(',').count() == fields));
}

#[test]
fn the_report_is_one_page_that_needs_nothing_else() {
    let folder = common::folder("report");
    for words in ["--versus bot=random", "--sweep max_hp=18..20", ""] {
        common::sim(&format!("forward --runs 50 {words} --report {}", folder.display())).unwrap();
        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && page.ends_with("</html>\n"));
        for foreign in ["<script", "http", "<link", "<img", "@import", "NaN", "inf "] {
            assert!(!page.contains(foreign), "the page has {foreign}");
        }
    }
}

#[test]
fn knobs_lists_names_ranges_and_values_as_a_patch() {
    let listed = common::sim("forward --knobs").unwrap();
    assert!(listed.contains("hollow_hp: [6, 8, 9]") && listed.contains("(1 to 20)"));
    let file = common::folder("knobs").join("house.ron");
    fs::write(&file, listed).unwrap();
    let patched = common::json(&format!("forward --runs 100 --content {}", file.display()));
    assert_eq!(patched["locations"], common::json("forward --runs 100")["locations"]);
}

#[test]
fn bad_input_is_answered_with_what_to_write() {
    refused("forward --rules publshed", "there is no rule set 'publshed': write road, written or published");
    refused("forward --bot nobody", "there is no bot 'nobody': write naive, document, thinker or random");
    refused("forward --versus bot=nobody", "there is no bot 'nobody'");
    refused("forward --versus rule=written", "as in rules=written,bot=random");
    refused("forward --runs 0", "not in 1..");
    refused("forward --runs many", "invalid digit");
    refused("forward --threads 0", "zero");
    refused("forward --seed AAA-AAA-AAA", "seed codes use only the letters");
    refused("forward --shard 17/16 --out x.json", "write 1/16 to 16/16");
    refused("forward --shard 1/2", "--out");
    refused("forward --shard 1/2 --out x.json --json", "cannot be used with");
    refused("forward --sweep hollow=1..2", "did you mean hollow_hp?");
    refused("forward --sweep hollow_hp[4]=1..2", "entries 1 to 3");
    refused("forward --sweep hollow_hp=0..2", "hollow_hp goes from 1 to 20; 0 is outside; --knobs lists");
    refused("forward --sweep hollow_hp=3", "as in hollow_hp=6..12");
    refused("forward --sweep bare_damage=0..1", "nothing can be played with bare_damage at 0");
    refused("forward --runs 1 --csv /no/such/folder/x.csv", "/no/such/folder/x.csv cannot be written");
    refused("forward --runs 1 --out /no/such/folder/x.json", "name a file in a folder that exists");
    refused("forward --content /no/such/file.ron", "/no/such/file.ron cannot be read");
    refused("merge /no/such/file.json", "/no/such/file.json cannot be read");
    refused("merge", "FILES");
    refused("chess", "chess");
}

#[test]
fn every_mistake_of_a_content_file_has_its_line_and_column() {
    let file = common::folder("mistakes").join("wrong.ron");
    fs::write(&file, "(\n  max_hp: 900,\n  holow_hp: 3,\n)").unwrap();
    let error = common::sim(&format!("forward --content {}", file.display())).unwrap_err();
    assert!(
        error.contains("wrong.ron:\n  line 2, column 11: max_hp goes from 1 to 40; 900 is outside"),
        "{error}"
    );
    assert!(
        error.contains("\n  line 3, column 3: there is no number called holow_hp; did you mean hollow_hp?")
    );
}
