//! Duels as one JSON object. All shares are fractions from 0 to 1.

use serde_json::{Map, Value, json};
use tactics::bot::BotName;
use tactics::{Side, Word};

use super::bout::Bout;
use super::contest::Contest;
use super::duels::Duels;
use super::finish::Finish;
use super::groups::{ACTION_SECONDS, PAIRS, advantage, ending_word, minion_words, pair};
use super::length::Length;
use super::luck::{Decided, METHOD};
use super::matchups;
use super::rungs::{self, Rung};
use super::teams::Brought;
use crate::findings::Findings;
use crate::stats::{Counter, Elo, Proportion, Score};
use crate::study::Study;
use crate::table::Estimate;

/// The findings as one object. Only `seconds` and `runs_per_second` depend on the machine.
pub(super) fn json(findings: &Findings<Duels>) -> Value {
    let plan = &findings.plan;
    let mut object = Map::new();
    object.insert("game".into(), Duels::GAME.into());
    object.insert("rules".into(), plan.terms.rules.clone().into());
    object.insert("content".into(), plan.terms.content.clone().into());
    object.insert("draft".into(), plan.drafting.to_string().into());
    object.insert("seed".into(), plan.seed.number().into());
    object.insert("runs".into(), plan.runs.into());
    object.insert("seconds".into(), findings.elapsed.as_secs_f64().into());
    object.insert("runs_per_second".into(), findings.runs_per_second().into());
    match (&plan.contest, &plan.sweep) {
        (Contest::MatchUps(bot), _) => {
            object.insert("bot".into(), bot.to_string().into());
            object.insert("matchups".into(), matchups::json(findings));
        }
        (Contest::Ladder(ladder), _) => {
            let rungs = rungs::rungs(ladder, &findings.stages);
            object.insert("ladder".into(), rungs.iter().map(rung).collect());
        }
        (Contest::Duel(bots), None) => object.extend(bout(&findings.stages[0], *bots)),
        (Contest::Duel(bots), Some(sweep)) => {
            let value = |(value, counted): (&i64, &Bout)| {
                let mut fields = Map::from_iter([("value".to_owned(), Value::from(*value))]);
                fields.extend(bout(counted, *bots));
                Value::Object(fields)
            };
            object.insert("sweep".into(), sweep.knob.clone().into());
            let values = sweep.values.iter().zip(&findings.stages).map(value).collect();
            object.insert("values".into(), Value::Array(values));
        }
    }
    Value::Object(object)
}

fn rung(rung: &Rung<'_>) -> Value {
    let mut fields = Map::new();
    fields.insert("bot".into(), rung.bot.to_string().into());
    fields.insert("nodes".into(), rung.bot.nodes().into());
    insert_elo(&mut fields, "elo", &rung.elo);
    if let Some((below, counted, step)) = &rung.climb {
        fields.extend(bout(counted, [rung.bot, *below]));
        insert_elo(&mut fields, "elo_step", step);
    }
    Value::Object(fields)
}

fn insert_elo(fields: &mut Map<String, Value>, name: &str, elo: &Elo) {
    fields.insert(name.into(), elo.points.into());
    fields.insert(format!("{name}_ci"), json!(elo.interval));
}

fn bout(bout: &Bout, [bot, versus]: [BotName; 2]) -> Map<String, Value> {
    let [wins, draws, losses] = Finish::ALL.map(|finish| bout.share(finish));
    let score = bout.score();
    let fields = json!({
        "bot": bot.to_string(),
        "versus": versus.to_string(),
        "matches": score.matches(),
        "wins": wins.halves() / 2,
        "draws": draws.halves() / 2,
        "losses": losses.halves() / 2,
        "win_rate": wins.rate(),
        "win_rate_ci": wins.interval(),
        "draw_rate": draws.rate(),
        "draw_rate_ci": draws.interval(),
        "score": score.rate(),
        "score_ci": score.interval(),
        "first_seat": seat(bout, Side::One),
        "second_seat": seat(bout, Side::Two),
        "pairs": pairs(bout),
        "first_player": first_player(bout),
        "decided_by": decided(bout),
        "rounds": length(&bout.rounds),
        "actions": length(&bout.actions),
        "minutes": minutes(&bout.actions),
        "endings": bout.endings().map(|(ending, score)| json!({
            "ending": ending_word(ending),
            "matches": score.halves() / 2,
            "share": score.rate(),
            "share_ci": score.interval(),
        })).collect::<Value>(),
        "classes": bout.classes().map(|(class, score)| pick("class", class.word(), score)).collect::<Value>(),
        "skills": bout.skills().map(|(skill, score)| pick("skill", skill.word(), score)).collect::<Value>(),
        "minions": bout.minions()
            .map(|(minions, score)| pick("minions", &minion_words(minions), score))
            .collect::<Value>(),
        "teams": teams(bout),
    });
    match fields {
        Value::Object(fields) => fields,
        _ => unreachable!("it is written as an object"),
    }
}

/// Which teams were brought, whoever brought them.
fn teams(bout: &Bout) -> Value {
    let Brought { different, effective, most } = Brought::new(bout);
    let most = most.into_iter().map(|((skill, minions), share)| {
        json!({
            "skill": skill.word(),
            "minions": minion_words(minions),
            "brought": share.part,
            "share": share.rate(),
            "share_ci": share.interval(),
        })
    });
    json!({ "different": different, "effective": effective, "most": most.collect::<Value>() })
}

/// The bot in one seat.
fn seat(bout: &Bout, side: Side) -> Value {
    let [wins, draws, losses] = Finish::ALL.map(|finish| bout.seat_share(side, finish));
    let won = Proportion::new(wins, bout.seeds());
    json!({
        "matches": bout.seeds(),
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "win_rate": won.rate(),
        "win_rate_ci": won.interval(),
    })
}

fn pairs(bout: &Bout) -> Value {
    let entry = |(key, _, one, other): (&str, &str, Finish, Finish)| {
        let share = pair(bout, one, other);
        let value = json!({ "seeds": share.part, "share": share.rate(), "share_ci": share.interval() });
        (key.to_owned(), value)
    };
    PAIRS.into_iter().map(entry).collect()
}

/// Whoever has the first seat.
fn first_player(bout: &Bout) -> Value {
    let [wins, draws, losses] = Finish::ALL.map(|finish| bout.first_seat_share(finish));
    let Estimate { value, interval } = advantage(bout);
    json!({
        "wins": wins.halves() / 2,
        "draws": draws.halves() / 2,
        "losses": losses.halves() / 2,
        "win_rate": wins.rate(),
        "win_rate_ci": wins.interval(),
        "advantage": value,
        "advantage_ci": interval,
    })
}

fn decided(bout: &Bout) -> Value {
    let Decided { skill, deal, chance } = Decided::new(bout);
    json!({
        "skill": skill.value,
        "skill_ci": skill.interval,
        "deal": deal.value,
        "deal_ci": deal.interval,
        "chance": chance.value,
        "chance_ci": chance.interval,
        "method": METHOD,
    })
}

fn length(length: &Length) -> Value {
    let Length { each, .. } = length;
    json!({
        "mean": length.mean(),
        "mean_ci": length.interval(),
        "sd": each.deviation(),
        "quantiles": {
            "min": each.percentile(0),
            "p05": each.percentile(5),
            "p25": each.percentile(25),
            "p50": each.percentile(50),
            "p75": each.percentile(75),
            "p95": each.percentile(95),
            "max": each.percentile(100),
        },
        "matches": distribution(each),
    })
}

/// How many matches were so long.
fn distribution(each: &Counter) -> Value {
    each.iter().map(|(length, count)| (length.to_string(), Value::from(count))).collect()
}

fn minutes(actions: &Length) -> Value {
    let factor = ACTION_SECONDS / 60.0;
    json!({
        "seconds_per_action": ACTION_SECONDS,
        "mean": actions.mean().map(|mean| mean * factor),
        "mean_ci": actions.interval().map(|interval| interval.times(factor)),
    })
}

/// What teams with a pick made of their matches; a draw is half a win.
fn pick(sort: &str, name: &str, score: &Score) -> Value {
    let mut fields = Map::new();
    fields.insert(sort.into(), name.into());
    fields.insert("matches".into(), score.matches().into());
    fields.insert("score".into(), score.rate().into());
    fields.insert("score_ci".into(), json!(score.interval()));
    Value::Object(fields)
}
