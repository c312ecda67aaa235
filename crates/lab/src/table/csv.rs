//! A table for other programs.

use super::{Cell, Estimate, Table};

/// The table as CSV: a header, then one line to a row. Fractions stay fractions, and each
/// figure with an interval is followed by its `_low` and `_high`. What is unknown is empty.
pub fn csv(table: &Table) -> String {
    let mut heads = Vec::new();
    for (place, column) in table.columns.iter().enumerate() {
        heads.push(quoted(&column.key));
        if has_interval(table, place) {
            heads.extend([format!("{}_low", column.key), format!("{}_high", column.key)]);
        }
    }
    let mut lines = vec![heads.join(",")];
    for row in &table.rows {
        let mut fields = Vec::new();
        for (place, cell) in row.iter().enumerate() {
            fields.push(field(cell));
            if has_interval(table, place) {
                let interval = estimate(cell).and_then(|estimate| estimate.interval);
                fields.push(number(interval.map(|interval| interval.low)));
                fields.push(number(interval.map(|interval| interval.high)));
            }
        }
        lines.push(fields.join(","));
    }
    lines.join("\n") + "\n"
}

/// A column has the same fields in every row, so one cell with an interval decides.
fn has_interval(table: &Table, place: usize) -> bool {
    table.rows.iter().any(|row| estimate(&row[place]).is_some_and(|estimate| estimate.interval.is_some()))
}

const fn estimate(cell: &Cell) -> Option<&Estimate> {
    match cell {
        Cell::Percent(estimate) | Cell::Number(estimate) => Some(estimate),
        Cell::Text(_) | Cell::Count(_) | Cell::Whole(_) => None,
    }
}

fn field(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => quoted(text),
        Cell::Count(count) => count.to_string(),
        Cell::Whole(value) => value.map(|value| value.to_string()).unwrap_or_default(),
        Cell::Percent(estimate) | Cell::Number(estimate) => number(estimate.value),
    }
}

fn number(value: Option<f64>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Column;
    use super::*;
    use crate::stats::{Moments, Proportion};

    #[test]
    fn intervals_get_columns_and_unknown_figures_stay_empty() {
        let mut moments = Moments::default();
        moments.add(1);
        moments.add(3);
        let table = Table {
            columns: vec![Column::new("a", "A"), Column::new("b", "B"), Column::new("c", "C")],
            rows: vec![
                vec![Cell::Text("x, \"y\"".into()), Cell::mean(&moments), Cell::Whole(Some(-2))],
                vec![Cell::Text("z".into()), Cell::mean(&Moments::default()), Cell::Whole(None)],
            ],
        };
        let text = csv(&table);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "a,b,b_low,b_high,c");
        assert!(lines[1].starts_with("\"x, \"\"y\"\"\",2,0.04"), "{}", lines[1]);
        assert_eq!(lines[2], "z,,,,");
    }

    #[test]
    fn fractions_stay_fractions() {
        let columns = vec![Column::new("rate", "rate, %")];
        let rows = vec![vec![Cell::share(Proportion::new(1, 4))]];
        assert!(csv(&Table { columns, rows }).lines().nth(1).unwrap().starts_with("0.25,"));
    }
}
