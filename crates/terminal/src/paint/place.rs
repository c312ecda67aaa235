//! Places on the screen: cutting one rectangle out of another, never past its edge.

use ratatui::layout::Rect;

/// A rectangle of this size in the middle of another.
pub(crate) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/// One line of an area, counted from its top.
pub(crate) fn row(area: Rect, line: u16) -> Rect {
    rows_from(area, line, 1)
}

/// Some lines of an area, counted from its top.
pub(crate) fn rows_from(area: Rect, first: u16, count: u16) -> Rect {
    let first = first.min(area.height);
    Rect { y: area.y + first, height: count.min(area.height - first), ..area }
}

/// Some columns of an area, counted from its left.
pub(crate) fn column(area: Rect, first: u16, count: u16) -> Rect {
    let first = first.min(area.width);
    Rect { x: area.x + first, width: count.min(area.width - first), ..area }
}

/// The area without a margin.
pub(crate) fn inset(area: Rect, horizontal: u16, vertical: u16) -> Rect {
    area.inner(ratatui::layout::Margin { horizontal, vertical })
}
