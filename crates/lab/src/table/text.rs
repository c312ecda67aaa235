//! A table for a terminal.

use super::Table;

/// The table with aligned columns, one line to a row, figures to the right.
pub fn text(table: &Table) -> String {
    let heads: Vec<String> = table.columns.iter().map(|column| column.head.clone()).collect();
    let rows: Vec<Vec<String>> =
        table.rows.iter().map(|row| row.iter().map(super::Cell::shown).collect()).collect();
    let width = |column: usize| {
        let lengths = rows.iter().chain([&heads]).map(|row| row[column].chars().count());
        lengths.max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let figures: Vec<bool> =
        (0..heads.len()).map(|column| table.rows.iter().all(|row| row[column].is_figure())).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for ((cell, &width), &figure) in row.iter().zip(&widths).zip(&figures) {
            let gap = " ".repeat(width - cell.chars().count());
            let (left, right) = if figure { (gap.as_str(), "") } else { ("", gap.as_str()) };
            line.extend(["  ", left, cell, right]);
        }
        format!("{}\n", line.trim_end())
    };
    [&heads].into_iter().chain(&rows).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Cell, Column};
    use super::*;
    use crate::stats::Proportion;

    #[test]
    fn figures_stand_to_the_right_and_words_to_the_left() {
        let table = Table {
            columns: vec![Column::new("bot", "bot"), Column::new("n", "n"), Column::new("win", "win, %")],
            rows: vec![
                vec![Cell::Text("random".into()), Cell::Count(7), Cell::share(Proportion::new(0, 0))],
                vec![Cell::Text("x".into()), Cell::Count(100), Cell::share(Proportion::new(50, 100))],
            ],
        };
        assert_eq!(
            text(&table),
            "  bot       n                win, %\n  \
               random    7                     -\n  \
               x       100  50.00 [40.38, 59.62]\n"
        );
    }
}
