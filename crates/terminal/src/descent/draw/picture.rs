//! The picture on the home screen: a corner of some place below, another each day.

use descent::{Descent, Floor, Matter, Place};
use engine::{Game, Seed};
use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::descent::Cover;

use super::{ground, sign};
use crate::dungeon::{Corner, Sign, wall};
use crate::paint::{Ink, Look};
use crate::screen::Desk;

/// Draws what lies around the beginning of a floor. It is not one of the day's run: nobody should know
/// that before the first step.
pub(crate) fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let look = desk.look();
    let bits = desk.clock.today().seed(Descent::NAME).branch("picture").stream().next();
    let place = Place::all()
        .nth(usize::try_from(bits % 12).unwrap_or(0))
        .unwrap_or_else(|| Place::first(Seed::from_bits(bits)));
    let (floor, _) = Floor::generate(Seed::from_bits(bits), place);
    let corner = Corner { around: floor.start, width: floor.width, height: floor.height };
    corner.draw(buffer, area, look, |at| drawn(&floor, at, look));
}

/// Both characters of a tile; nothing of rock that is beside nothing.
fn drawn(floor: &Floor, at: Point, look: Look) -> Option<[Sign; 2]> {
    if !floor.open.contains(at) {
        return floor.open.grown().contains(at).then(|| [(wall(look), Ink::Frame); 2]);
    }
    let alone = |(letter, ink): Sign| [(letter, ink), (' ', ink)];
    let dweller = floor.dwellers().find(|(_, tile)| *tile == at).map(|(kind, _)| kind.nature());
    Some(match (dweller, floor.thing(at)) {
        _ if at == floor.start => alone(('@', Ink::Gold)),
        (Some(nature), _) => alone((nature.letter, Ink::Bright)),
        (None, Some(thing)) => alone(sign::thing(thing)),
        _ if Some(at) == floor.stairs => alone(('>', Ink::Gold)),
        _ if floor.doors.contains(at) => alone(('+', Ink::Wane)),
        _ => {
            let matters = floor.ground.on(at);
            let cover =
                Cover { matters, is_tall: floor.ground.tall.contains(at), ..Cover::of(Matter::Grass) };
            if matters.is_any() {
                ground::texture(cover, look, 0).signs
            } else {
                alone((look.glyphs().dot, Ink::Frame))
            }
        }
    })
}
