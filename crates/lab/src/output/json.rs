//! Findings as one JSON object. All rates are fractions from 0 to 1.

use serde_json::{Map, Value, json};

use crate::findings::{Findings, Stage};
use crate::plan::Plan;
use crate::setting::Setting;
use crate::solo::{Counts, Solo};
use crate::stats::Counter;
use crate::tally::Tally;

/// The findings as one object.
///
/// Only `seconds` and `runs_per_second` depend on the machine. With a sweep, what would be
/// counted once stands in `values`, once for each value.
pub fn json<S: Solo>(findings: &Findings<Plan<S>>) -> Value {
    let plan = &findings.plan;
    let first = &plan.settings[0];
    let mut object = Map::new();
    object.insert("game".into(), S::NAME.into());
    object.insert("rules".into(), first.terms.rules.clone().into());
    object.insert("bot".into(), first.bot.clone().into());
    object.insert("content".into(), first.terms.content.clone().into());
    object.insert("seed".into(), plan.seed.number().into());
    object.insert("runs".into(), plan.runs.into());
    object.insert("seconds".into(), findings.elapsed.as_secs_f64().into());
    object.insert("runs_per_second".into(), findings.runs_per_second().into());
    match &plan.sweep {
        None => object.extend(stage(&findings.stages[0], &plan.settings)),
        Some(sweep) => {
            let value = |(value, found): (&i64, &Stage<S>)| {
                let mut fields = Map::from_iter([("value".to_owned(), Value::from(*value))]);
                fields.extend(stage(found, &plan.settings));
                Value::Object(fields)
            };
            object.insert("sweep".into(), sweep.knob.clone().into());
            let values = sweep.values.iter().zip(&findings.stages).map(value).collect();
            object.insert("values".into(), Value::Array(values));
        }
    }
    Value::Object(object)
}

fn stage<S: Solo>(stage: &Stage<S>, settings: &[Setting<S>]) -> Map<String, Value> {
    let mut fields = tally(&stage.tallies[0]);
    if let ([_, second], [_, counted]) = (settings, stage.tallies.as_slice()) {
        let mut versus = Map::new();
        versus.insert("rules".into(), second.terms.rules.clone().into());
        versus.insert("bot".into(), second.bot.clone().into());
        versus.insert("content".into(), second.terms.content.clone().into());
        versus.extend(tally(counted));
        versus.insert("difference".into(), stage.pairing.difference().into());
        versus.insert("difference_ci".into(), json!(stage.pairing.interval()));
        fields.insert("versus".into(), Value::Object(versus));
    }
    fields
}

fn tally<S: Solo>(tally: &Tally<S>) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("wins".into(), tally.wins.into());
    fields.insert("win_rate".into(), tally.win_rate().rate().into());
    fields.insert("win_rate_ci".into(), json!(tally.win_rate().interval()));
    fields.extend(tally.counts.fields());
    fields.insert("scores".into(), scores(&tally.scores));
    fields
}

fn scores(scores: &Counter) -> Value {
    json!({
        "mean": scores.mean(),
        "sd": scores.deviation(),
        "quantiles": {
            "min": scores.percentile(0),
            "p05": scores.percentile(5),
            "p25": scores.percentile(25),
            "p50": scores.percentile(50),
            "p75": scores.percentile(75),
            "p95": scores.percentile(95),
            "max": scores.percentile(100),
        },
    })
}
