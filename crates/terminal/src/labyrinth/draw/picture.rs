//! The picture on the home screen: a corner of some first floor, another each day.

use engine::{Game, Seed};
use grid::Point;
use labyrinth::{Floor, Labyrinth, Rank};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::sign;
use crate::dungeon::wall;
use crate::paint::Ink;
use crate::screen::Desk;

/// Draws what lies around the beginning of a floor. It is not the one of the day's run: nobody
/// should know that before the first step.
pub(crate) fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let look = desk.look();
    let bits = desk.clock.today().seed(Labyrinth::NAME).branch("picture").stream().next();
    let (floor, _) = Floor::generate(Seed::from_bits(bits), Floor::LOWEST);
    let [left, top] =
        [first(floor.start.x, floor.width, area.width / 2), first(floor.start.y, floor.height, area.height)];
    for place in area.positions() {
        let tile = |first: u16, cell: u16| u8::try_from(first + cell);
        let (Ok(x), Ok(y)) = (tile(left, (place.x - area.x) / 2), tile(top, place.y - area.y)) else {
            continue;
        };
        let at = Point::new(x, y);
        if x >= floor.width || y >= floor.height {
            continue;
        }
        let is_first = (place.x - area.x).is_multiple_of(2);
        let lair = floor.foes.iter().find(|lair| lair.at == at);
        let is_near_open = floor.open.grown().contains(at);
        let (sign, ink) = match (floor.thing(at), lair) {
            _ if !floor.open.contains(at) && is_near_open => (wall(look), Ink::Frame),
            _ if !floor.open.contains(at) || !is_first => continue,
            _ if at == floor.start => ('@', Ink::Gold),
            (_, Some(lair)) => (if lair.rank == Rank::Normal { 'g' } else { 'P' }, sign::rank_ink(lair.rank)),
            (Some(thing), None) => sign::thing_sign(thing),
            _ if at == floor.exit => ('>', Ink::Gold),
            _ if floor.doors.contains(at) => ('+', Ink::Wane),
            _ => (look.glyphs().dot, Ink::Frame),
        };
        let style = look.style(ink);
        let style = if ink == Ink::Gold { style.add_modifier(Modifier::BOLD) } else { style };
        buffer[place].set_char(sign).set_style(style);
    }
}

/// The first tile of a window on a floor: the start is in its middle, or as near as the floor allows.
fn first(start: u8, length: u8, window: u16) -> u16 {
    u16::from(start).saturating_sub(window / 2).min(u16::from(length).saturating_sub(window))
}
