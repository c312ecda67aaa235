//! The published balance table comes out again.

use serde_json::Value;

use crate::common;

const WIN_RATE: f64 = 41.1;
const CLEAR_RATES: [f64; 9] = [98.5, 98.3, 98.5, 91.5, 91.4, 91.9, 82.4, 82.4, 82.7];
const DAMAGE: [f64; 9] = [17.6, 17.6, 17.6, 21.9, 22.0, 21.9, 25.1, 25.1, 25.3];
const HEALING: [f64; 9] = [10.2, 10.2, 10.2, 13.2, 13.2, 13.2, 15.2, 15.1, 15.3];

#[track_caller]
fn check(what: &str, found: &Value, wanted: f64, tolerance: f64) {
    let found = found.as_f64().expect("a figure");
    assert!((found - wanted).abs() <= tolerance, "{what}: {found} instead of {wanted} \u{b1} {tolerance}");
}

#[test]
fn the_published_table_comes_out_again() {
    let found = common::json("forward --rules published --bot document --runs 100000 --seed 1");
    check("win rate", &found["win_rate"], WIN_RATE / 100.0, 0.010);
    let locations = found["locations"].as_array().unwrap();
    assert_eq!(locations.len(), 9);
    for (index, location) in locations.iter().enumerate() {
        let what = |name: &str| format!("{name} of location {}", index + 1);
        check(&what("clear rate"), &location["clear_rate"], CLEAR_RATES[index] / 100.0, 0.010);
        check(&what("damage"), &location["damage"], DAMAGE[index], 0.2);
        check(&what("healing"), &location["healing"], HEALING[index], 0.2);
    }
}
