//! What a game says about how it is drawn.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use stage::Millis;
use stage::dungeon::{Body, Delved, HandOf};

use super::{Drawing, SIDE_WIDTH, Sign, Texture};
use crate::paint::Look;

/// A dungeon that can be drawn in characters.
pub(crate) trait Drawn: Delved {
    /// How wide the panels beside the floor are where there is much room.
    const WIDE_SIDE: u16 = SIDE_WIDTH;

    /// What is known in a run of those before it.
    type Past: Default + 'static;

    /// Signs with their names, for the map of a floor.
    fn legend(view: &Self::View) -> Vec<(&'static str, &'static str)>;

    /// What covers a tile, in one of the pictures of whatever moves by itself.
    fn cover(_cover: Self::Cover, _look: Look, _moment: Millis) -> Texture {
        Texture::BARE
    }

    /// Whose turn it is, for a table where that changes.
    fn turn(_view: &Self::View) -> Option<String> {
        None
    }

    /// Whoever walks along without being there: an earlier run.
    fn shade(_drawing: &Drawing<'_, Self>) -> Option<Point> {
        None
    }

    /// Whether something of the floor moves by itself.
    fn stirs(_view: &Self::View) -> bool {
        false
    }

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
    fn aiming(drawing: &Drawing<'_, Self>, weapon: Self::Weapon) -> String;

    /// What the player is in the middle of, in a few words.
    fn prompt(drawing: &Drawing<'_, Self>, hand: HandOf<Self>) -> Option<String>;

    /// A hint for newcomers, with its key.
    fn hint(drawing: &Drawing<'_, Self>) -> Option<String>;

    /// Draws the bar of the run.
    fn draw_top(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>);

    /// Draws the player's own from the top of an area, and says how many lines that took.
    fn draw_own(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>) -> u16;

    /// Whether a list needs all the room there is, and not only that of the floor.
    fn is_broad(_list: Self::List) -> bool {
        false
    }

    /// Draws a list, with the cursor on a row.
    fn draw_list(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, Self>, at: (Self::List, usize));
}
