//! What a game says about how it is drawn.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use stage::dungeon::{Body, Delved, HandOf};

use super::{Drawing, Sign};

/// A dungeon that can be drawn in characters.
pub(crate) trait Drawn: Delved {
    /// Signs with their names, for the map.
    const LEGEND: &'static [(&'static str, &'static str)];

    /// The sign of somebody.
    fn body(look: Self::Look) -> Sign;

    /// What somebody is called.
    fn name(look: Self::Look) -> String;

    /// The sign of something that stands around.
    fn prop(prop: Self::Prop) -> Sign;

    /// The sign of something that lies around.
    fn find(find: Self::Find) -> Sign;

    /// Who is on the way to something that stands around, and in how many turns, a character each.
    fn coming(prop: Self::Prop) -> Option<[char; 2]>;

    /// The sign of something that flies.
    fn missile(missile: Self::Missile, from: Point, to: Point) -> Sign;

    /// What matters most about somebody in sight, in a few words.
    fn brief<'a>(drawing: &Drawing<'_, Self>, body: &Body<Self>) -> Span<'a>;

    /// What is being aimed.
    fn aiming(weapon: Self::Weapon) -> String;

    /// What the player is in the middle of, in a few words.
    fn prompt(hand: HandOf<Self>) -> Option<String>;

    /// A hint for newcomers, with its key.
    fn hint(drawing: &Drawing<'_, Self>) -> Option<String>;

    /// Draws the bar of the run.
    fn draw_top(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>);

    /// Draws the player's own from the top of an area, and says how many lines that took.
    fn draw_own(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>) -> u16;

    /// Draws a list, with the cursor on a row.
    fn draw_list(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>, at: (Self::List, usize));
}
