//! Findings as a table for a terminal.

use std::fmt::Write;

use crate::findings::{Findings, Stage};
use crate::plan::Plan;
use crate::solo::{Counts, Solo};
use crate::stats::Counter;
use crate::study::Study;
use crate::table::{self, Cell, Column, Table};
use crate::tally::Tally;

/// All that was counted; what the clock said is [`timing`].
pub fn text<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let plan = &findings.plan;
    let body = if plan.sweep.is_some() { sweep(findings) } else { settings(findings) };
    format!(
        "{}, {} runs from seed {}\n\n{body}\nIn brackets: where the true figure lies with 95 % confidence.\n",
        S::ABOUT.title,
        plan.runs,
        plan.seed.number()
    )
}

/// How long it took.
pub fn timing<P: Study>(findings: &Findings<P>) -> String {
    format!(
        "{} runs in {:.2} s: {:.0} runs per second\n",
        findings.runs(),
        findings.elapsed.as_secs_f64(),
        findings.runs_per_second()
    )
}

fn settings<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let stage = &findings.stages[0];
    let mut parts: Vec<String> = findings
        .plan
        .settings
        .iter()
        .zip(&stage.tallies)
        .map(|(setting, tally)| format!("{setting}\n\n{}", counted(tally)))
        .collect();
    if stage.tallies.len() > 1 {
        let difference = Cell::difference(&stage.pairing).shown();
        parts.push(format!("second less first on the same seeds, % of runs won: {difference}\n"));
    }
    parts.join("\n")
}

fn counted<S: Solo>(tally: &Tally<S>) -> String {
    let win_rate = Cell::share(tally.win_rate()).shown();
    let scores = scores(&tally.scores);
    let width = S::WIN.len() + 3;
    let shown = |(title, table): (&str, Table)| {
        let title = if title.is_empty() { String::new() } else { format!("  {title}\n") };
        format!("{title}{}", table::text(&table))
    };
    let tables: Vec<String> = tally.counts.tables().into_iter().map(shown).collect();
    format!("  {}, %  {win_rate}\n  {:width$}  {scores}\n\n{}", S::WIN, "score", tables.join("\n"))
}

fn scores(scores: &Counter) -> String {
    let mut text = Cell::plain(scores.mean()).shown();
    write!(text, ", sd {}", Cell::plain(scores.deviation()).shown()).expect("a string takes all text");
    let marks = [(0, "lowest"), (5, "5 %"), (50, "median"), (95, "95 %"), (100, "highest")];
    for (percent, name) in marks {
        let score = Cell::Whole(scores.percentile(percent)).shown();
        write!(text, ", {name} {score}").expect("a string takes all text");
    }
    text
}

fn sweep<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let settings: Vec<String> = findings.plan.settings.iter().map(ToString::to_string).collect();
    format!("{}\n\n{}", settings.join("\n"), table::text(&sweep_table(findings)))
}

/// One row for each value of a sweep: win rates, and their difference when there are two.
pub(crate) fn sweep_table<S: Solo>(findings: &Findings<Plan<S>>) -> Table {
    let knob = findings.plan.sweep.as_ref().map_or("value", |sweep| sweep.knob.as_str());
    let mut columns = vec![Column::new(knob, knob)];
    let paired = findings.plan.settings.len() == 2;
    if paired {
        columns.push(Column::new("first", "first wins, %"));
        columns.push(Column::new("second", "second wins, %"));
        columns.push(Column::new("difference", "second less first, %"));
    } else {
        columns.push(Column::new("win_rate", format!("{}, %", S::WIN)));
        columns.push(Column::new("score", "mean score"));
    }
    let row = |(value, stage): (Option<i64>, &Stage<S>)| {
        let mut row = vec![Cell::Whole(value)];
        row.extend(stage.tallies.iter().map(|tally| Cell::share(tally.win_rate())));
        if paired {
            row.push(Cell::difference(&stage.pairing));
        } else {
            row.push(Cell::plain(stage.tallies[0].scores.mean()));
        }
        row
    };
    Table { columns, rows: findings.plan.values().into_iter().zip(&findings.stages).map(row).collect() }
}
