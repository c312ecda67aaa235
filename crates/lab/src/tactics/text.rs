//! Duels as text and CSV.

use engine::Game as _;
use tactics::Tactics;
use tactics::bot::BotName;

use super::bout::Bout;
use super::contest::Contest;
use super::drafting::Drafting;
use super::duels::Duels;
use super::finish::Finish;
use super::{groups, matchups, rungs};
use crate::findings::Findings;
use crate::table::{self, Cell, Column, Table};

/// All that was counted.
pub(super) fn text(findings: &Findings<Duels>) -> String {
    let plan = &findings.plan;
    let body = match (&plan.contest, &plan.sweep) {
        (Contest::MatchUps(_), _) => return matchups::text(findings),
        (Contest::Ladder(ladder), _) => table::text(&rungs::table(&rungs::rungs(ladder, &findings.stages))),
        (Contest::Duel(_), Some(_)) => table::text(&sweep_table(findings)),
        (Contest::Duel(bots), None) => grouped(&findings.stages[0], *bots, plan.drafting),
    };
    format!(
        "{}, {} seeds from seed {}, each played twice with the sides swapped\n\n{plan}\n\n{body}\n\
         In brackets: where the true figure lies with 95 % confidence.\n",
        Tactics::ABOUT.title,
        plan.runs,
        plan.seed.number()
    )
}

fn grouped(bout: &Bout, bots: [BotName; 2], drafting: Drafting) -> String {
    let mut text = String::new();
    for group in groups::all(bout, bots, drafting) {
        let table = if group.key == "length" { groups::length_table(bout) } else { group.table() };
        text += &table::text(&table);
        text.push('\n');
    }
    text.pop();
    text
}

/// A row for each value of a sweep.
pub(super) fn sweep_table(findings: &Findings<Duels>) -> Table {
    let knob = findings.plan.sweep.as_ref().map_or("value", |sweep| sweep.knob.as_str());
    let columns = vec![
        Column::new(knob, knob),
        Column::new("win_rate", "wins, %"),
        Column::new("draw_rate", "draws, %"),
        Column::new("advantage", "first-player advantage, %"),
        Column::new("rounds", "rounds"),
        Column::new("actions", "actions"),
    ];
    let row = |(value, bout): (Option<i64>, &Bout)| {
        vec![
            Cell::Whole(value),
            Cell::score(&bout.share(Finish::Won)),
            Cell::score(&bout.share(Finish::Drawn)),
            Cell::Percent(groups::advantage(bout)),
            bout.rounds.cell(1.0),
            bout.actions.cell(1.0),
        ]
    };
    Table { columns, rows: findings.plan.values().into_iter().zip(&findings.stages).map(row).collect() }
}

/// One line for each figure of each stage. Shares are fractions.
pub(super) fn csv(findings: &Findings<Duels>) -> String {
    let plan = &findings.plan;
    let named = |name: &str| Column::new(name, name);
    let mut columns: Vec<Column> = ["rules", "content", "draft", "bot", "versus"].map(named).into();
    columns.extend(plan.sweep.as_ref().map(|sweep| named(&sweep.knob)));
    columns.extend(["seeds", "group", "name", "count", "figure"].map(named));
    let mut rows = Vec::new();
    for (index, bout) in findings.stages.iter().enumerate() {
        let (bots, value) = plan.stage(index);
        let [bot, versus] = bots.map(|bot| Cell::Text(bot.to_string()));
        let content = plan.terms.content.clone().unwrap_or_default();
        let mut heading = vec![Cell::Text(plan.terms.rules.clone()), Cell::Text(content)];
        heading.extend([Cell::Text(plan.drafting.to_string()), bot, versus]);
        heading.extend(plan.sweep.as_ref().map(|_| Cell::Whole(value)));
        heading.push(Cell::Count(bout.seeds()));
        for group in groups::all(bout, bots, plan.drafting) {
            for line in &group.lines {
                let own = [
                    Cell::Text(group.key.into()),
                    Cell::Text(line.name.clone()),
                    line.counted(),
                    line.figure.clone(),
                ];
                rows.push(heading.iter().cloned().chain(own).collect());
            }
        }
    }
    table::csv(&Table { columns, rows })
}
