//! Findings as CSV: the game's own table, each row headed by what was simulated.

use crate::findings::Findings;
use crate::plan::Plan;
use crate::setting::Setting;
use crate::solo::{Counts, Solo};
use crate::table::{self, Cell, Column, Table};
use crate::tally::Tally;

/// One line for each row of the game's table, at each value of the sweep, in each setting.
pub fn csv<S: Solo>(findings: &Findings<Plan<S>>) -> String {
    let plan = &findings.plan;
    let sweep = plan.sweep.as_ref();
    let mut whole = Table { columns: Vec::new(), rows: Vec::new() };
    for (value, stage) in plan.values().into_iter().zip(&findings.stages) {
        for (setting, tally) in plan.settings.iter().zip(&stage.tallies) {
            let table = tally.counts.table();
            let heading = heading(setting, tally, sweep.map(|sweep| (sweep.knob.as_str(), value)));
            whole.columns = heading.iter().map(|(column, _)| column).chain(&table.columns).cloned().collect();
            for row in table.rows {
                whole.rows.push(heading.iter().map(|(_, cell)| cell.clone()).chain(row).collect());
            }
        }
    }
    table::csv(&whole)
}

fn heading<S: Solo>(
    setting: &Setting<S>,
    tally: &Tally<S>,
    swept: Option<(&str, Option<i64>)>,
) -> Vec<(Column, Cell)> {
    let named = |name: &str, cell: Cell| (Column::new(name, name), cell);
    let mut heading = vec![
        named("rules", Cell::Text(setting.terms.rules.clone())),
        named("bot", Cell::Text(setting.bot.clone())),
        named("content", Cell::Text(setting.terms.content.clone().unwrap_or_default())),
    ];
    heading.extend(swept.map(|(knob, value)| named(knob, Cell::Whole(value))));
    heading.push(named("runs", Cell::Count(tally.runs)));
    heading.push(named("win_rate", Cell::share(tally.win_rate())));
    heading
}
