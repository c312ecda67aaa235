//! What each number of a die does, as lines of a table.

use forward::{Blow, BlowTable};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::paint::{Ink, Look};

/// The width of a column, and of the first one.
const CELL: usize = 7;
const LABEL: usize = 8;

/// The numbers, with a word before them.
pub(super) fn numbers<'a>(look: Look, legend: &str) -> Line<'a> {
    let mut cells = vec![look.span(Ink::Faint, format!("{legend:<LABEL$}"))];
    cells.extend((1..=6).map(|number| look.span(Ink::Faint, format!("{number:^CELL$}"))));
    Line::from(cells)
}

/// A line of blows; for each number it is asked how it is drawn and which mark follows it.
pub(super) fn blows<'a>(
    label: (&str, Style),
    blows: &BlowTable,
    drawn: impl Fn(u8) -> (Style, &'static str),
) -> Line<'a> {
    let (word, style) = label;
    let mut cells = vec![Span::styled(format!("{word:<LABEL$}"), style)];
    cells.extend((1..=6).map(|number| {
        let (style, mark) = drawn(number);
        Span::styled(cell(blows.of(number), mark), style)
    }));
    Line::from(cells)
}

/// A line of the traveller's blows, with a mark on each that differs from some others.
pub(super) fn marked<'a>(
    look: Look,
    label: &str,
    (armed, others): (&BlowTable, &BlowTable),
    lying: &[u8],
) -> Line<'a> {
    blows((label, look.bold(Ink::Gold, "").style), armed, |number| {
        let (ink, mark) =
            if armed.of(number) == others.of(number) { (Ink::Text, "") } else { (Ink::Gold, "*") };
        (if lying.contains(&number) { look.chosen(ink) } else { look.style(ink) }, mark)
    })
}

fn cell(blow: Blow, mark: &str) -> String {
    let word = match (blow.damage, blow.blocks) {
        (0, false) => "miss".to_owned(),
        (0, true) => "block".to_owned(),
        (damage, false) => format!("hit {damage}"),
        (damage, true) => format!("ctr {damage}"),
    };
    format!("{:^CELL$}", format!("{word}{mark}"))
}
