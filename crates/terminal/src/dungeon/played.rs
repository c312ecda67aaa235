//! What a game says about how it is played in a terminal.

use engine::Session;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Drawing, Drawn};
use crate::keys::Action;
use crate::screen::Desk;

/// A dungeon that is played in a terminal.
pub(crate) trait Played: Drawn {
    /// What is worth knowing in a run of those that are kept; it is asked when somebody sits down, and
    /// once more at the end.
    fn recall(_session: &Session<Self>, _desk: &Desk) -> Self::Past {
        Self::Past::default()
    }

    /// The setup of a new run under the same rules.
    fn fresh(setup: &Self::Setup) -> Self::Setup;

    /// The keys of somebody whose hand is free, the most useful first.
    fn keys(&self, view: &Self::View) -> Vec<(Action, String)>;

    /// The keys of somebody who goes through a list.
    fn list_keys(list: Self::List) -> Vec<(Action, String)>;

    /// Draws the last page.
    fn draw_ending(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>);
}
