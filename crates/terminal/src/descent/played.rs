//! What playing in a terminal asks of Descent.

use descent::{Descent, Setup, View};
use engine::Session;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::descent::List;

use super::{Past, draw, guide};
use crate::dungeon::Played;
use crate::keys::Action;
use crate::screen::Desk;

impl Played for Descent {
    fn recall(session: &Session<Self>, desk: &Desk) -> Past {
        Past::of(session, desk)
    }

    /// The same people go down again, by the same rules; what was drafted belongs to one race.
    fn fresh(setup: &Setup) -> Setup {
        Setup { hand: None, content: None, ..setup.clone() }
    }

    fn keys(&self, view: &View) -> Vec<(Action, String)> {
        guide::free(self, view)
    }

    fn list_keys(list: List) -> Vec<(Action, String)> {
        guide::list(list)
    }

    fn draw_ending(buffer: &mut Buffer, area: Rect, drawing: &draw::Drawing<'_>) {
        if let Some(outcome) = &drawing.view.over {
            draw::ending(buffer, area, drawing, outcome);
        }
    }
}
