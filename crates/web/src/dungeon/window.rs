//! How many tiles are seen at once: as many as there is room for, whoever leads always in the middle.

use leptos::prelude::*;
use web_sys::{HtmlCanvasElement, MouseEvent};

use super::field::Window;

/// Narrower than this is a phone that is held upright.
const NARROW: f64 = 640.0;
/// What stands above and below the field of a phone, in pixels, in letters of the usual size.
const AROUND: f64 = 360.0;
/// The usual size of letters, in pixels.
const LETTERS: f64 = 16.0;

/// Where the panel lies over the field, as the style sheet has it.
const OVER: &str =
    "(max-width: 47.99rem), (max-height: 30rem) and (orientation: landscape) and (max-width: 59.99rem)";

/// How many tiles a game shows at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Windows {
    /// Where there is room for it.
    pub(crate) wide: Window,
    /// On a phone that is held upright, where it is tall enough.
    pub(crate) tall: Window,
}

impl Windows {
    /// For somebody who sees a few tiles far.
    pub(crate) const NEAR: Self = Self { wide: Window::WIDE, tall: Window::TALL };
    /// For somebody who sees eight tiles far: all of that is in the picture, and on a phone nearly all.
    pub(crate) const FAR: Self =
        Self { wide: Window { columns: 23, rows: 17 }, tall: Window { columns: 15, rows: 17 } };
    /// So many rows are shown at least.
    const FEWEST_ROWS: u8 = 7;
}

/// What fits into the window of the browser now.
pub(crate) fn fitting(windows: Windows) -> Window {
    let size = |value: Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or(1280.0)
    };
    windows.of(size(window().inner_width()), size(window().inner_height()), letters())
}

/// How large letters are by the player's wish, in pixels.
fn letters() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.trim_end_matches("px").parse().ok()).unwrap_or(LETTERS)
}

/// The cell of a canvas with so many columns and rows that an event is over.
pub(crate) fn cell_under(event: &MouseEvent, canvas: &HtmlCanvasElement, cells: (i32, i32)) -> (i32, i32) {
    let place = canvas.get_bounding_client_rect();
    let cell = |at: i32, start: f64, size: f64, cells: i32| {
        #[expect(clippy::cast_possible_truncation, reason = "a place on the screen, cut to cells")]
        let cell = ((f64::from(at) - start) / size.max(1.0) * f64::from(cells)) as i32;
        cell
    };
    let right = cell(event.client_x(), place.left(), place.width(), cells.0);
    (right, cell(event.client_y(), place.top(), place.height(), cells.1))
}

/// Whether the panel has a place of its own beside or below the field. Else it lies over it, as the
/// style sheet says for the same sizes.
pub(crate) fn has_side() -> bool {
    let query = window().match_media(OVER).ok().flatten();
    query.is_none_or(|query| !query.matches())
}

impl Windows {
    /// What fits into a window of a size, beside letters of a size.
    fn of(self, width: f64, height: f64, letters: f64) -> Window {
        if width >= NARROW {
            return self.wide;
        }
        let tile = width / f64::from(self.tall.columns);
        // Whoever leads stands in the middle: there are as many rows above as below.
        let fits = |rows: &u8| f64::from(*rows) * tile <= height - AROUND * letters / LETTERS;
        let rows = (Self::FEWEST_ROWS..=self.tall.rows).rev().step_by(2).find(fits);
        Window { rows: rows.unwrap_or(Self::FEWEST_ROWS), ..self.tall }
    }
}

/// Follows the size of the browser's window.
pub(crate) fn follow(shown: RwSignal<Window>, windows: Windows) {
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let fitting = fitting(windows);
        if shown.get_untracked() != fitting {
            shown.set(fitting);
        }
    });
    on_cleanup(move || resized.remove());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_leads_stands_in_the_middle_of_any_window() {
        for windows in [Windows::NEAR, Windows::FAR] {
            for (width, height) in [(360.0, 740.0), (412.0, 915.0), (320.0, 568.0), (1280.0, 800.0)] {
                let window = windows.of(width, height, LETTERS);
                assert!(window.columns % 2 == 1 && window.rows % 2 == 1, "{width} by {height}");
            }
        }
        let near = |width, height, letters| Windows::NEAR.of(width, height, letters);
        assert_eq!(near(1280.0, 800.0, LETTERS), Window::WIDE);
        assert_eq!(near(360.0, 740.0, LETTERS), Window { columns: 9, rows: 9 });
        assert_eq!([800.0, 900.0].map(|height| near(360.0, height, LETTERS)), [Window::TALL; 2]);
        assert_eq!(near(360.0, 800.0, 23.0), Window { columns: 9, rows: 7 }, "large letters need the room");
    }

    #[test]
    fn all_that_somebody_sees_eight_tiles_far_is_in_a_wide_picture() {
        let Window { columns, rows } = Windows::FAR.of(1280.0, 800.0, LETTERS);
        assert!(columns.min(rows) > 2 * 8, "{columns} by {rows}");
        assert_eq!(Windows::FAR.of(360.0, 800.0, LETTERS), Windows::FAR.tall);
    }
}
