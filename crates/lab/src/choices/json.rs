//! What choices are worth, as one JSON object. Shares are fractions from 0 to 1, worths are points.

use serde_json::{Map, Value, json};

use super::POINT;
use super::appraisal::Figure;
use super::course::Stretch;
use super::court::COMPARED;
use super::judged::Judged;
use super::kind::KindTally;
use super::ladder::{RungTally, steps};
use super::plan::{Choices, ChoicesTally};
use super::text::{ALL_KINDS, GROUPS, judged, ratio};
use crate::findings::Findings;
use crate::stats::signed;
use crate::table::Estimate;

/// The findings as one object. Only `seconds` and `runs_per_second` depend on the machine.
pub(super) fn json<S: Judged>(findings: &Findings<Choices<S>>) -> Value {
    let (plan, tally) = (&findings.plan, &findings.stages[0]);
    json!({
        "game": S::NAME,
        "rules": plan.terms.rules,
        "content": plan.terms.content,
        "seed": plan.seed.number(),
        "runs": plan.runs,
        "seconds": findings.elapsed.as_secs_f64(),
        "runs_per_second": findings.runs_per_second(),
        "kinds": S::KINDS.iter().zip(&tally.kinds).map(|(name, tally)| kind(name, tally, tally.judged())).collect::<Vec<_>>(),
        "all": kind(ALL_KINDS, &tally.all, judged(tally)),
        "decisions": estimate(ratio(tally.course.decisions(), 1.0)),
        "matter": estimate(ratio(tally.course.mattered(), 1.0)),
        "longest_walk": tally.course.walk(),
        "places": stretches(S::PLACES, tally.course.places()),
        "tenths": stretches(&["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"], tally.course.tenths()),
        "ladder": S::RUNGS.iter().zip(&tally.rungs).map(|(rung, tally)| player::<S>(rung.name, tally)).collect::<Vec<_>>(),
        "steps": steps(&tally.rungs, S::MEASURE),
        "spread": spread(tally),
        "method": S::METHOD,
        "changed": S::OTHERWISE,
        "lots": tally.all.lots(),
    })
}

fn kind(name: &str, tally: &KindTally, judged: i64) -> Value {
    let mut fields = Map::new();
    fields.insert("kind".into(), name.into());
    fields.insert("came".into(), tally.came().mean().into());
    fields.insert("judged".into(), judged.into());
    let shares = [
        ("options", Figure::Options),
        ("alone", Figure::Alone),
        ("idle", Figure::Idle),
        ("unclear", Figure::Unclear),
        ("dominated", Figure::Dominated),
        ("obvious", Figure::Obvious),
        ("matter", Figure::Matters),
    ];
    let worths = [
        ("stake", Figure::Stake),
        ("random", Figure::Random),
        ("first", Figure::First),
        ("simple", Figure::Simple),
    ];
    for (name, figure) in shares {
        fields.insert(name.into(), estimate(ratio(tally.of(figure), 1.0)));
    }
    fields.insert("changes".into(), tally.informed().count().into());
    fields.insert("informed".into(), estimate(ratio(tally.informed(), 1.0)));
    for (name, figure) in worths {
        fields.insert(name.into(), estimate(ratio(tally.of(figure), signed(POINT))));
    }
    fields.insert("margin".into(), tally.margin().map(|margin| signed(margin) / signed(POINT)).into());
    Value::Object(fields)
}

fn stretches(names: &[&str], stretches: &[Stretch]) -> Value {
    let stretch = |(name, stretch): (&&str, &Stretch)| {
        json!({
            "name": name,
            "runs": stretch.decisions.count(),
            "decisions": stretch.decisions.mean(),
            "matter": estimate(ratio(&stretch.mattered, 1.0)),
        })
    };
    names.iter().zip(stretches).map(stretch).collect()
}

fn player<S: Judged>(name: &str, tally: &RungTally) -> Value {
    json!({
        "player": name,
        "runs": tally.results().total(),
        "result": estimate(S::MEASURE.mean(tally.results())),
        "ended": tally.ended().rate(),
        "commands": tally.commands().mean(),
    })
}

fn spread(tally: &ChoicesTally) -> Value {
    let group = |group: &&[usize]| {
        let players: Vec<&str> = group.iter().map(|&policy| COMPARED[policy]).collect();
        let shares = tally.spread.shares(group);
        json!({
            "players": players,
            "choice": shares.map(|shares| estimate(shares.choice)),
            "seed": shares.map(|shares| estimate(shares.seed)),
            "dice": shares.map(|shares| estimate(shares.dice)),
        })
    };
    GROUPS.iter().map(group).collect()
}

fn estimate(estimate: Estimate) -> Value {
    json!({ "mean": estimate.value, "ci": estimate.interval })
}
