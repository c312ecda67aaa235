//! The page between two players at one screen: nothing to see here.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tactics::Side;

use super::side_ink;
use crate::keys::Action;
use crate::paint::{Ink, centred, draw_lines, inset, panel};
use crate::screen::Desk;

pub(crate) fn cover(buffer: &mut Buffer, area: Rect, desk: &Desk, side: Side) {
    let look = desk.look();
    let inside = inset(panel(buffer, centred(area, 56, 11), look, "Drafts are secret"), 1, 1);
    let other = side.opponent();
    let lines = [
        Line::default(),
        Line::from(look.bold(side_ink(side), format!("{side} drafts now."))).centered(),
        Line::default(),
        Line::from(look.span(Ink::Text, format!("{other}, please look away."))).centered(),
        Line::default(),
        Line::from(vec![
            look.key(&desk.key(Action::CONFIRM)),
            look.span(Ink::Bright, format!(" I am {side}, and alone with the screen")),
        ])
        .centered(),
    ];
    draw_lines(buffer, inside, lines);
}
