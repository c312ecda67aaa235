//! The flasks, each kind in its row.

use descent::Flask;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::descent::flask_line;
use stage::{Entry, Tone};

use super::Drawing;
use super::rows::{self, Row};
use crate::paint::{Ink, inset, panel};

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, row: usize) {
    let look = drawing.look();
    let inside = inset(panel(buffer, area, look, "Your belt"), 1, 0);
    let hero = drawing.view.hero(drawing.view.seat);
    let held = |flask: &Flask| hero.flasks(*flask) > 0;
    // The cursor counts all kinds, those that are not there too.
    let chosen = Flask::ALL.into_iter().take(row).filter(held).count();
    let rows = (1..).zip(Flask::ALL).filter(|(_, flask)| held(flask)).map(|(number, flask)| {
        let count = hero.flasks(flask);
        let head = vec![
            look.span(Ink::Life, format!("{number} {:<18}", flask.to_string())),
            look.bold(Ink::Life, format!("{}{count}", look.glyphs().times)),
        ];
        Row { head, told: vec![Entry::new(Tone::Bright, flask_line(flask))] }
    });
    rows::draw(buffer, inside, look, &rows.collect::<Vec<_>>(), chosen);
}
