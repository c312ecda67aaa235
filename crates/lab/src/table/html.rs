//! A table for the report.

use super::{Cell, Estimate, Table};
use crate::chart::escaped;

/// The table as HTML; intervals stand small beneath their figures.
pub fn html(table: &Table) -> String {
    let mut heads = String::new();
    for column in &table.columns {
        heads.extend(["<th scope=\"col\">", &escaped(&column.head), "</th>"]);
    }
    let mut rows = String::new();
    for row in &table.rows {
        rows.extend(["<tr>", &cells(row), "</tr>\n"]);
    }
    format!("<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
}

/// The first cell names the row.
fn cells(row: &[Cell]) -> String {
    let mut cells = String::new();
    for (place, cell) in row.iter().enumerate() {
        let (start, end) = if place == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
        cells.extend([start, &content(cell), end]);
    }
    cells
}

fn content(cell: &Cell) -> String {
    match cell {
        Cell::Percent(Estimate { value: Some(value), interval: Some(interval) }) => {
            let interval = interval.times(100.0);
            format!("{:.2} <small>{:.2} to {:.2}</small>", value * 100.0, interval.low, interval.high)
        }
        // The interval of a mean has the mean in its middle.
        Cell::Number(Estimate { value: Some(value), interval: Some(interval) }) => {
            format!("{value:.2} <small>\u{b1} {:.2}</small>", interval.half())
        }
        _ => escaped(&cell.shown()),
    }
}
