//! A plot, what it shows, and the table beside it.

use crate::chart::escaped;
use crate::table::{self, Table};

/// A plot, what it shows, and the same figures as a table.
#[derive(Clone, Debug)]
pub struct Plot {
    /// What the plot is about.
    pub title: String,
    /// How to read it, in a sentence or two.
    pub caption: String,
    /// The plot.
    pub svg: String,
    /// The figures.
    pub table: Table,
}

impl Plot {
    /// The plot as a section of the page.
    pub(super) fn html(&self, legend: &str) -> String {
        let Self { title, caption, svg, table } = self;
        format!(
            "<section>\n<h2>{}</h2>\n<p class=\"caption\">{}</p>\n<div class=\"beside\">\n\
             <figure>\n{legend}{svg}</figure>\n<div class=\"scroll\">\n{}</div>\n</div>\n</section>\n",
            escaped(title),
            escaped(caption),
            table::html(table)
        )
    }
}
