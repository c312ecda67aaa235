//! Tables as JSON.

use serde_json::{Map, Value, json as value};

use super::{Cell, Table};

/// A list with an object for each row; where a figure has an interval, it stands under the same name with `_ci`.
pub fn json(table: &Table) -> Value {
    let row = |row: &Vec<Cell>| {
        let mut fields = Map::new();
        for (column, cell) in table.columns.iter().zip(row) {
            let (figure, interval) = match cell {
                Cell::Text(text) => (text.clone().into(), None),
                Cell::Count(count) => ((*count).into(), None),
                Cell::Whole(number) => ((*number).into(), None),
                Cell::Percent(estimate) | Cell::Number(estimate) => {
                    (estimate.value.into(), estimate.interval)
                }
            };
            fields.insert(column.key.clone(), figure);
            if let Some(interval) = interval {
                fields.insert(format!("{}_ci", column.key), value!(interval));
            }
        }
        Value::Object(fields)
    };
    table.rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Proportion;
    use crate::table::Column;

    #[test]
    fn a_row_is_an_object_with_intervals_beside_figures() {
        let columns = vec![Column::new("who", "who"), Column::new("won", "won, %")];
        let rows = vec![vec![Cell::Text("a".into()), Cell::share(Proportion::new(1, 2))]];
        let found = json(&Table { columns, rows });
        assert_eq!((&found[0]["who"], &found[0]["won"]), (&"a".into(), &value!(0.5)));
        assert!(found[0]["won_ci"][0].as_f64().is_some_and(|low| low < 0.5));
    }
}
