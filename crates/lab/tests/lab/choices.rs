//! What choices are worth: the tables that are checked in, and how a study is told.

use std::fs;

use serde_json::Value;

use crate::balance::{check_lines, simulations};
use crate::common::{self, Told};

/// Where one thread is to find what several find. There are two runs, so one of three threads has nothing to do; where
/// there is one run, nobody shares anything.
const ON_ONE_THREAD: [(&str, &str); 3] =
    [("forward", "published"), ("tactics", "balanced"), ("labyrinth", "gdd")];

/// What choices are worth, with fewer runs than the command takes by itself: enough to see that the figures hang together.
pub(crate) fn check(game: &str, rules: &str) {
    let mut lines = Vec::new();
    for simulation in simulations(&format!("choices-{game}"), rules) {
        let words = format!("--choices --rules {rules} {simulation}");
        let found = common::choices(game, &format!("{words} --threads 3"));
        figures_add_up(&found.json);
        nothing_is_foreign(&found);
        if ON_ONE_THREAD.contains(&(game, rules)) {
            let one = common::choices(game, &format!("{words} --threads 1"));
            assert_eq!(one.json, found.json, "{game} {words}");
            assert_eq!(one.text, found.text, "{game} {words}");
        }
        lines.extend(found.text.lines().map(str::to_owned));
        lines.push(String::new());
    }
    check_lines(&lines, &format!("choices-{game}-{rules}"));
}

fn mean(value: &Value) -> f64 {
    value["mean"].as_f64().unwrap_or_default()
}

/// The names of an object's fields, sorted.
fn fields(object: &Value) -> Vec<&str> {
    let mut fields: Vec<&str> = object.as_object().expect("an object").keys().map(String::as_str).collect();
    fields.sort_unstable();
    fields
}

fn sum(list: &Value, of: impl Fn(&Value) -> f64) -> f64 {
    list.as_array().expect("a list").iter().map(of).sum()
}

/// Those of kinds, places and tenths.
fn figures_add_up(found: &Value) {
    let words = format!("{} by {}", found["game"], found["rules"]);
    let (runs, decisions, matter) =
        (found["runs"].as_f64().unwrap(), mean(&found["decisions"]), mean(&found["matter"]));
    let near = |sum: f64, whole: f64| {
        assert!((sum - whole).abs() < 1e-6 * whole.max(1.0), "{words}: {sum} of {whole}");
    };
    near(sum(&found["kinds"], |kind| kind["came"].as_f64().unwrap_or_default()), decisions);
    for parts in ["places", "tenths"] {
        let there = |part: &Value| part["runs"].as_f64().unwrap() / runs;
        near(
            sum(&found[parts], |part| there(part) * part["decisions"].as_f64().unwrap_or_default()),
            decisions,
        );
        near(sum(&found[parts], |part| there(part) * mean(&part["matter"])), matter);
    }
    for kind in found["kinds"].as_array().unwrap() {
        let share = |name: &str| mean(&kind[name]);
        assert!(share("idle") + share("unclear") <= 1.0 + 1e-9, "{words}: {kind}");
        assert!(
            share("alone") <= share("idle") + 1e-9,
            "options that are the same are worth the same: {kind}"
        );
        let changes = kind["changes"].as_f64().unwrap();
        assert!(changes <= kind["judged"].as_f64().unwrap(), "{words}: at most one thing is changed: {kind}");
        assert_eq!(kind["informed"]["mean"].is_null(), changes == 0.0, "{words}: {kind}");
        assert!(share("matter") + share("idle") <= 1.0 + 1e-9, "what is idle does not matter: {kind}");
    }
    let all = &found["all"];
    near(all["came"].as_f64().unwrap(), decisions);
    near(sum(&found["kinds"], |kind| kind["judged"].as_f64().unwrap()), all["judged"].as_f64().unwrap());
    // Where every decision is judged, those of all kinds that matter are those of a run.
    if all["judged"].as_f64() == Some(runs * decisions) {
        near(mean(&all["matter"]) * decisions, matter);
    }
    let shares = &found["spread"][0];
    if !shares["choice"].is_null() {
        near(["choice", "seed", "dice"].iter().map(|cause| mean(&shares[cause])).sum(), 1.0);
    }
}

/// The table has a row for each kind and one for all of them; the page stands alone, and has no number that is none.
fn nothing_is_foreign(Told { json, csv, page, .. }: &Told) {
    assert!(csv.starts_with("kind,came,judged,options,alone,"), "{csv}");
    assert_eq!(csv.lines().count(), 1 + json["kinds"].as_array().unwrap().len() + 1);
    for foreign in ["<script", "http", "NaN", "inf "] {
        assert!(!page.contains(foreign), "the page has {foreign}");
    }
}

/// A study that takes no time, because the first blow ends its run: how it is told is that of all others.
fn frail(name: &str) -> String {
    let file = common::folder(name).join("frail.ron");
    fs::write(&file, "(max_hp: 1)").expect("a temporary file can be written");
    format!("forward --choices --rules published --runs 1 --content {}", file.display())
}

#[test]
fn json_is_one_object_of_documented_fields() {
    let found = common::json(&frail("json"));
    let fields = fields(&found);
    let documented = [
        "all",
        "changed",
        "content",
        "decisions",
        "game",
        "kinds",
        "ladder",
        "longest_walk",
        "lots",
        "matter",
        "method",
        "places",
        "rules",
        "runs",
        "seed",
        "spread",
        "steps",
        "tenths",
    ];
    assert_eq!(fields, documented);
    let kind = self::fields(&found["kinds"][0]);
    let documented = [
        "alone",
        "came",
        "changes",
        "dominated",
        "first",
        "idle",
        "informed",
        "judged",
        "kind",
        "margin",
        "matter",
        "obvious",
        "options",
        "random",
        "simple",
        "stake",
        "unclear",
    ];
    assert_eq!(kind, documented);
    assert_eq!((&found["game"], &found["rules"]), (&"forward".into(), &"published".into()));
    let players: Vec<&str> =
        found["ladder"].as_array().unwrap().iter().map(|rung| rung["player"].as_str().unwrap()).collect();
    for player in ["random", "first", "naive", "thinker", "stall"] {
        assert!(players.contains(&player), "{player}");
    }
}

#[test]
fn table_csv_and_page_tell_every_kind() {
    let folder = common::folder("choices");
    let file = folder.join("kinds.csv");
    let words = format!("{} --csv {} --report {}", frail("csv"), file.display(), folder.display());
    let text = common::sim(&words).unwrap();
    for part in [
        "Decisions by kind",
        "which die",
        "all kinds",
        "The ladder",
        "thinker",
        "Where the spread of results comes from",
    ] {
        assert!(text.contains(part), "{part} is not told");
    }
    let table = fs::read_to_string(file).unwrap();
    assert!(table.starts_with("kind,came,judged,options,alone,"), "{table}");
    assert_eq!(table.lines().count(), 1 + 11 + 1);
    let page = fs::read_to_string(folder.join("index.html")).unwrap();
    assert_eq!(page.matches("<section>").count(), 6);
    for foreign in ["<script", "http", "NaN", "inf "] {
        assert!(!page.contains(foreign), "the page has {foreign}");
    }
}

#[test]
fn what_makes_no_sense_with_choices_is_refused() {
    for words in ["--bot thinker", "--versus bot=random", "--sweep max_hp=18..20", "--shard 1/2 --out x.json"]
    {
        let error = common::sim(&format!("forward --choices {words}")).unwrap_err();
        assert!(error.contains("cannot be used with"), "{words}: {error}");
    }
    for words in ["--ladder", "--draft bots"] {
        assert!(common::sim(&format!("tactics --choices {words}")).is_err(), "{words}");
    }
}
