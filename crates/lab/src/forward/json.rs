//! The counts of Forward as fields of the JSON object.

use forward::{Location, Tier};
use serde_json::{Map, Value, json};

use super::counts::{ForwardCounts, Lengths, LocationCounts};
use super::tables::minutes;
use crate::stats::{Counter, Gap, Proportion};

/// All that the tables tell, rates as fractions from 0 to 1.
pub(super) fn fields(counts: &ForwardCounts) -> Map<String, Value> {
    let places = Location::all().zip(&counts.locations);
    let locations: Vec<Value> =
        places.map(|(location, here)| place(location, here, counts.step(location))).collect();
    let tiers = Tier::ALL.map(|tier| {
        let deaths = counts.deaths_in(tier);
        let of_runs = Proportion::new(deaths, counts.locations[0].attempts);
        let of_deaths = Proportion::new(deaths, counts.deaths());
        json!({
            "tier": tier.index() + 1,
            "deaths": deaths,
            "of_runs": of_runs.rate(),
            "of_runs_ci": of_runs.interval(),
            "of_deaths": of_deaths.rate(),
            "of_deaths_ci": of_deaths.interval(),
        })
    });
    let by_danger: Vec<u8> = counts.by_danger().into_iter().map(|(location, _)| location.number()).collect();
    Map::from_iter([
        ("locations".to_owned(), Value::Array(locations)),
        ("tiers".to_owned(), json!(tiers)),
        ("by_danger".to_owned(), json!(by_danger)),
        ("lengths".to_owned(), json!({ "all": lengths(&counts.all), "won": lengths(&counts.won) })),
    ])
}

fn place(location: Location, here: &LocationCounts, step: Option<Gap>) -> Value {
    json!({
        "location": location.number(),
        "attempts": here.attempts,
        "clears": here.clears(),
        "deaths": here.deaths(),
        "clear_rate": here.clear_rate().rate(),
        "clear_rate_ci": here.clear_rate().interval(),
        "damage": here.damage.mean(),
        "damage_ci": here.damage.interval(),
        "healing": here.healing.mean(),
        "healing_ci": here.healing.interval(),
        "step": step.and_then(Gap::difference),
        "step_ci": step.and_then(Gap::interval),
        "armed": share(here.armed),
        "unarmed": share(here.unarmed),
        "by_weapon": here.by_weapon().difference(),
        "by_weapon_ci": here.by_weapon().interval(),
    })
}

fn share(share: Proportion) -> Value {
    json!({
        "attempts": share.whole,
        "clears": share.part,
        "clear_rate": share.rate(),
        "clear_rate_ci": share.interval(),
    })
}

fn lengths(lengths: &Lengths) -> Value {
    let quantiles = |counter: &Counter| [5, 50, 95].map(|percent| counter.percentile(percent));
    let [score_p05, score_p50, score_p95] = quantiles(&lengths.scores);
    let mean = |counter: &Counter, unit: f64| counter.mean().map(|mean| mean * unit);
    let interval = |counter: &Counter, unit: f64| counter.interval().map(|interval| interval.times(unit));
    json!({
        "runs": lengths.scores.total(),
        "scores": { "p05": score_p05, "p50": score_p50, "p95": score_p95 },
        "commands": mean(&lengths.commands, 1.0),
        "commands_ci": interval(&lengths.commands, 1.0),
        "minutes": mean(&lengths.seconds, 1.0 / 60.0),
        "minutes_ci": interval(&lengths.seconds, 1.0 / 60.0),
        "minutes_p50": minutes(&lengths.seconds, 50),
        "minutes_p95": minutes(&lengths.seconds, 95),
    })
}
