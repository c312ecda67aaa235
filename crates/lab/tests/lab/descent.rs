//! What is told of Descent, through the command line.

use serde_json::Value;

use crate::common;

fn rows<'a>(found: &'a Value, table: &str) -> &'a [Value] {
    found[table].as_array().expect("a table is a list of rows")
}

fn sum(rows: &[Value], of: impl Fn(&Value) -> Option<f64>) -> f64 {
    rows.iter().filter_map(of).sum()
}

#[test]
fn the_tables_hang_together() {
    let found = common::json("descent --bot naive --runs 24");
    let runs = 24.0;
    assert!((sum(rows(&found, "characters"), |row| row["runs"].as_f64()) - runs).abs() < 1e-9);
    let places = rows(&found, "places");
    let first = places.iter().filter(|row| row["floor"] == 1);
    assert_eq!(first.map(|row| row["came"].as_u64().unwrap()).sum::<u64>(), 24);
    let floors = rows(&found, "floors");
    let ended = sum(floors, |row| row["ended"].as_f64()) + found["win_rate"].as_f64().unwrap();
    let cut_off = found["time"][0]["cut_off"].as_f64().unwrap() / runs;
    assert!((ended + cut_off - 1.0).abs() < 1e-9, "every run ends, is won or is cut off");
    let deaths = sum(rows(&found, "causes"), |row| row["deaths"].as_f64());
    assert!((deaths - sum(floors, |row| row["ended"].as_f64())).abs() < 1e-9, "every end has a cause");
    let lost = |table: &str| sum(rows(&found, table), |row| row["lost"].as_f64());
    assert!(lost("causes") > 0.0 && lost("creatures") > 0.0);
    let harm = sum(rows(&found, "harm"), |row| row["all"].as_f64());
    assert!((harm - 1.0).abs() < 1e-9, "all harm has means");
    for item in rows(&found, "items") {
        let (offered, picked) = (item["offered"].as_u64().unwrap(), item["picked"].as_f64().unwrap());
        assert!(offered > 0 && (0.0..=1.0).contains(&picked), "{item}");
    }
    assert_eq!(found["together"][0]["downs"], Value::Null, "nobody went along");
}

#[test]
fn who_goes_down_can_be_said() {
    let found = common::json("descent --bot fighter --runs 6 --character poacher");
    let characters = rows(&found, "characters");
    assert_eq!(characters.len(), 1);
    assert_eq!((&characters[0]["character"], &characters[0]["runs"]), (&"Poacher".into(), &6.into()));
    let error = common::sim("descent --character nobody").unwrap_err();
    assert!(error.contains("'nobody' is none of sexton, lamplighter"), "{error}");
}

#[test]
fn two_go_down_together() {
    let found = common::json("descent --bot fighter --runs 6 --together");
    assert_eq!(rows(&found, "characters").iter().map(|row| row["runs"].as_u64().unwrap()).sum::<u64>(), 12);
    assert!(found["together"][0]["downs"].as_f64().is_some_and(|downs| downs > 0.0));
}
