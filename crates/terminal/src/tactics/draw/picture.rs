//! The picture on the home screen: a board before the battle, another pair of teams each day.

use engine::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::tactics::kind_letter;
use tactics::{Class, Kind, Minion, Side, Tactics};

use super::side_ink;
use crate::paint::{Ink, column, draw_lines};
use crate::screen::Desk;

const WIDTH: u16 = 37;

/// A moment of a match: columns from a, rows from 5 down; numbers are units, letters are tiles.
const MOMENT: [&str; 5] = ["..0..", ".1.w.", "#..5.", ".4.P2", "..3.."];

/// Draws a small board in the middle of a match between two heroes of the day.
pub(crate) fn picture(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let look = desk.look();
    let mut dice = desk.clock.today().seed(Tactics::NAME).branch("picture").dice();
    let mut hero = || Kind::Hero(Class::ALL[dice.below(6) as usize]);
    let [tank, archer, assassin] = Minion::ALL.map(Kind::Minion);
    let units = [hero(), tank, archer, hero(), tank, assassin];
    let area = column(area, area.width.saturating_sub(WIDTH) / 2, WIDTH);
    let span = |sign: char| match sign.to_digit(10) {
        Some(unit) => {
            let side = if unit < 3 { Side::Two } else { Side::One };
            look.bold(side_ink(side), format!("{:^7}", kind_letter(units[unit as usize])))
        }
        None => match sign {
            '#' => look.span(Ink::Back, format!("{:^7}", look.glyphs().full.to_string().repeat(3))),
            '.' => look.span(Ink::Faint, format!("{:^7}", look.glyphs().dot)),
            letter => look.bold(if letter == 'w' { Ink::Wane } else { Ink::Gold }, format!("{letter:^7}")),
        },
    };
    let rows = MOMENT.iter().flat_map(|row| [row.chars().map(span).collect(), Line::default()]);
    draw_lines(buffer, area, rows);
}
