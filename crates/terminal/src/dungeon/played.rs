//! What a game says about how it is played in a terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Drawing, Drawn};
use crate::keys::Action;

/// A dungeon that is played in a terminal.
pub(crate) trait Played: Drawn {
    /// The setup of a new run under the same rules.
    fn fresh(setup: &Self::Setup) -> Self::Setup;

    /// The keys of somebody whose hand is free, the most useful first.
    fn keys(&self, view: &Self::View) -> Vec<(Action, String)>;

    /// The keys of somebody who goes through a list.
    fn list_keys(list: Self::List) -> Vec<(Action, String)>;

    /// Draws the last page.
    fn draw_ending(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>);
}
