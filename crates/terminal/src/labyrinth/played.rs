//! What playing in a terminal asks of the tower.

use labyrinth::{Labyrinth, Setup, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::labyrinth::List;

use super::{draw, guide};
use crate::dungeon::Played;
use crate::keys::Action;

impl Played for Labyrinth {
    fn fresh(setup: &Setup) -> Setup {
        Setup::with_rules(setup.rules)
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
