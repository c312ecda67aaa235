//! What choices are worth, through the command line.

use std::fs;
use std::sync::LazyLock;

use serde_json::Value;

use crate::common;

/// A few runs of each game: enough to see that the figures hang together.
const FEW: [&str; 4] = [
    "forward --choices --rules published --runs 4",
    "tactics --choices --runs 2",
    "labyrinth --choices --rules gdd --runs 1",
    "descent --choices --rules guide --runs 1",
];

/// What they come to on one thread, once for all tests.
static FOUND: LazyLock<[Value; 4]> =
    LazyLock::new(|| FEW.map(|words| common::json(&format!("{words} --threads 1"))));

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

#[test]
fn json_is_one_object_of_documented_fields() {
    let found = &FOUND[0];
    let fields = fields(found);
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
fn the_figures_of_kinds_places_and_tenths_add_up() {
    for (words, found) in FEW.iter().zip(&*FOUND) {
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
            assert!(
                changes <= kind["judged"].as_f64().unwrap(),
                "{words}: at most one thing is changed: {kind}"
            );
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
}

#[test]
fn threads_change_nothing() {
    for (words, one) in FEW.iter().zip(&*FOUND) {
        assert_eq!(&common::json(&format!("{words} --threads 3")), one, "{words}");
    }
}

#[test]
fn table_csv_and_page_tell_every_kind() {
    let folder = common::folder("choices");
    let file = folder.join("kinds.csv");
    let words = format!("{} --csv {} --report {}", FEW[0], file.display(), folder.display());
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
