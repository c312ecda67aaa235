//! The luck that is seen ahead: the next buff tile, and the omens where somebody reads them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::tactics::{effect_tone, letter, omens};
use tactics::Stage;

use super::Battle;
use crate::paint::{Ink, draw_lines};

pub(super) const HEIGHT: u16 = 2;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    let position = battle.position();
    if position.stage() == Stage::Draft {
        return;
    }
    let look = battle.look();
    let next = position.next_tile();
    let first = Line::from(vec![
        look.span(Ink::Faint, "next tile  "),
        look.bold(effect_tone(next).into(), format!("{} {next}", letter(next))),
    ]);
    let second = omens(battle.game).map(|omens| {
        let mut line = Line::from(look.span(Ink::Faint, "next omens "));
        for omen in omens {
            line.push_span(match omen {
                Some(effect) => look.bold(effect_tone(effect).into(), format!("{} ", letter(effect))),
                None => look.span(Ink::Faint, "- "),
            });
        }
        line
    });
    draw_lines(buffer, area, [first].into_iter().chain(second));
}
