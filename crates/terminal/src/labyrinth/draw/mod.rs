//! The tower, drawn.

mod bag;
mod brief;
mod ending;
mod hero;
mod hint;
mod picture;
mod shop;
mod sign;
mod top;

use grid::Point;
use labyrinth::{Labyrinth, Loot, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use stage::labyrinth::{Body, Hand, List, Look, Missile, Prop, Weapon, prompt};

use crate::dungeon::{self, Drawn, Sign};
use crate::paint::Ink;

pub(crate) use ending::ending;
pub(crate) use picture::picture;

/// All that a drawing of the tower needs.
pub(crate) type Drawing<'a> = dungeon::Drawing<'a, Labyrinth>;

impl Drawn for Labyrinth {
    type Past = ();

    fn legend(_view: &View) -> Vec<(&'static str, &'static str)> {
        sign::LEGEND.to_vec()
    }

    fn body(look: Look) -> Sign {
        match look {
            Look::Climber => ('@', Ink::Gold),
            Look::Dweller(kind) => (kind.letter(), sign::rank_ink(kind.rank())),
        }
    }

    fn name(look: Look) -> String {
        match look {
            Look::Climber => "you".to_owned(),
            Look::Dweller(kind) => kind.to_string(),
        }
    }

    fn prop(prop: Prop) -> Sign {
        let (sign, ink) = sign::thing_sign(prop.thing);
        (sign, if prop.is_spent { Ink::Faint } else { ink })
    }

    fn find(loot: Loot) -> Sign {
        sign::loot_sign(loot)
    }

    fn coming(prop: Prop) -> Option<[char; 2]> {
        let arrival = prop.arrival?;
        let turns = char::from_digit(arrival.turns.0.min(9).into(), 10).unwrap_or('+');
        Some([arrival.kind.letter(), turns])
    }

    fn missile(missile: Missile, from: Point, to: Point) -> Sign {
        match missile {
            Missile::Arrow if from.y == to.y => ('-', Ink::Bright),
            Missile::Arrow => ('|', Ink::Bright),
            Missile::Spell(_) => ('*', Ink::Lux),
            Missile::Hex => ('*', Ink::Blood),
        }
    }

    fn brief<'a>(drawing: &Drawing<'_>, body: &Body) -> Span<'a> {
        brief::brief(drawing, body)
    }

    fn aiming(_drawing: &Drawing<'_>, weapon: Weapon) -> String {
        weapon.to_string()
    }

    fn prompt(_drawing: &Drawing<'_>, hand: Hand) -> Option<String> {
        prompt(hand)
    }

    fn hint(drawing: &Drawing<'_>) -> Option<String> {
        hint::hint(drawing)
    }

    fn draw_top(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
        top::draw(buffer, area, drawing);
    }

    fn draw_own(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) -> u16 {
        hero::draw(buffer, area, drawing)
    }

    fn draw_list(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, (list, row): (List, usize)) {
        match list {
            List::Bag => bag::draw(buffer, area, drawing, row),
            List::Shop => shop::draw(buffer, area, drawing, row),
        }
    }
}
