//! The picture on the home screen: a corner of some first floor, another each day.

use engine::{Game, Seed};
use labyrinth::{Floor, Labyrinth, Rank};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::sign;
use crate::dungeon::{Corner, Sign, wall};
use crate::paint::Ink;
use crate::screen::Desk;

/// Draws what lies around the beginning of a floor. It is not the one of the day's run: nobody
/// should know that before the first step.
pub(crate) fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let look = desk.look();
    let bits = desk.clock.today().seed(Labyrinth::NAME).branch("picture").stream().next();
    let (floor, _) = Floor::generate(Seed::from_bits(bits), Floor::LOWEST);
    let corner = Corner { around: floor.start, width: floor.width, height: floor.height };
    let alone = |(letter, ink): Sign| [(letter, ink), (' ', ink)];
    corner.draw(buffer, area, look, |at| {
        if !floor.open.contains(at) {
            return floor.open.grown().contains(at).then(|| [(wall(look), Ink::Frame); 2]);
        }
        let lair = floor.foes.iter().find(|lair| lair.at == at);
        Some(alone(match (floor.thing(at), lair) {
            _ if at == floor.start => ('@', Ink::Gold),
            (_, Some(lair)) => (if lair.rank == Rank::Normal { 'g' } else { 'P' }, sign::rank_ink(lair.rank)),
            (Some(thing), None) => sign::thing_sign(thing),
            _ if at == floor.exit => ('>', Ink::Gold),
            _ if floor.doors.contains(at) => ('+', Ink::Wane),
            _ => (look.glyphs().dot, Ink::Frame),
        }))
    });
}
