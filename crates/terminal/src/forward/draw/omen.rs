//! The picture on the home screen: three cards, one of them turned, another each day.

use engine::Game;
use forward::{Card, Content, Forward, Tier};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::cards::{self, Back, Face, Frame};
use crate::paint::column;
use crate::screen::Desk;

/// Draws three cards, the middle one face up.
pub(crate) fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let look = desk.look();
    let gap = (area.width.saturating_sub(3 * cards::WIDTH) / 2).min(2);
    let mut dice = desk.clock.today().seed(Forward::NAME).branch("omen").dice();
    let count = u32::try_from(Card::COUNT).expect("a handful of cards");
    let card = Card::ALL[dice.below(count) as usize];
    let tier = Tier::ALL[dice.below(3) as usize];
    for (place, number) in (0..3_u16).zip(1..) {
        let spot = Rect { height: cards::HEIGHT, ..column(area, place * (cards::WIDTH + gap), cards::WIDTH) };
        if place == 1 {
            let face = Face { card, content: &Content::HOUSE, tier, bend: None, idle: None };
            cards::face(buffer, spot, look, Frame::Quiet, face);
        } else {
            cards::back(
                buffer,
                spot,
                look,
                Frame::Quiet,
                &Back { number, family: None, omen: "", kinds: Vec::new() },
            );
        }
    }
}
