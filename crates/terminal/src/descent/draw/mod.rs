//! Descent, drawn.

mod belt;
mod brief;
mod ending;
mod ground;
mod hero;
mod hint;
mod offer;
mod pack;
mod picture;
mod rows;
mod shop;
mod sign;
mod stairs;
mod top;

use descent::{Descent, Loot, Matter, View};
use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use stage::Millis;
use stage::descent::{Body, Cover, Hand, List, Look, Missile, Prop, Weapon, prompt, tier_tone, weapon_words};

use super::Past;
use crate::dungeon::{self, Drawn, Sign, Texture};
use crate::paint::{self, Ink};

pub(crate) use ending::ending;
pub(crate) use picture::picture;

/// All that a drawing of Descent needs.
pub(crate) type Drawing<'a> = dungeon::Drawing<'a, Descent>;

impl Drawn for Descent {
    const WIDE_SIDE: u16 = 46;

    type Past = Past;

    fn legend(view: &View) -> Vec<(&'static str, &'static str)> {
        sign::legend(view)
    }

    fn cover(cover: Cover, look: paint::Look, moment: Millis) -> Texture {
        ground::texture(cover, look, moment)
    }

    fn turn(view: &View) -> Option<String> {
        let name = view.hero(view.seat).character;
        (view.heroes.len() > 1).then(|| format!("Seat {}, the {name}, acts now.", view.seat.index() + 1))
    }

    fn shade(drawing: &Drawing<'_>) -> Option<Point> {
        let (view, past) = (drawing.shown(), drawing.past?);
        let since = drawing.chronicle.story.entered(view.place)?;
        past.ghost.as_ref()?.at(view.place, view.turn - since).filter(|at| view.explored.contains(*at))
    }

    fn stirs(view: &View) -> bool {
        (view.ground.layer(Matter::Fire) | view.ground.glow).meets(&view.seen)
    }

    fn body(look: Look) -> Sign {
        match look {
            Look::Hero(_) => ('@', Ink::Gold),
            Look::Dweller(kind) => (kind.nature().letter, tier_tone(kind.tier()).into()),
        }
    }

    fn name(look: Look) -> String {
        match look {
            Look::Hero(character) => character.to_string(),
            Look::Dweller(kind) => kind.to_string(),
        }
    }

    fn prop(prop: Prop) -> Sign {
        let (sign, ink) = sign::thing(prop.thing);
        (sign, if prop.is_spent { Ink::Faint } else { ink })
    }

    fn find(loot: Loot) -> Sign {
        sign::loot(loot)
    }

    fn coming(_prop: Prop) -> Option<[char; 2]> {
        None
    }

    fn missile(missile: Missile, from: Point, to: Point) -> Sign {
        match missile {
            Missile::Item(_) if from.y == to.y => ('-', Ink::Bright),
            Missile::Item(_) => ('|', Ink::Bright),
            Missile::Flask(_) => ('!', Ink::Life),
            Missile::Blow(_) => ('*', Ink::Blood),
        }
    }

    fn brief<'a>(drawing: &Drawing<'_>, body: &Body) -> Span<'a> {
        brief::brief(drawing, body)
    }

    fn aiming(drawing: &Drawing<'_>, weapon: Weapon) -> String {
        weapon_words(drawing.view, weapon)
    }

    fn prompt(drawing: &Drawing<'_>, hand: Hand) -> Option<String> {
        prompt(drawing.view, hand)
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

    /// Two ways are compared side by side, which needs all the room there is.
    fn is_broad(list: List) -> bool {
        list == List::Stairs
    }

    fn draw_list(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, (list, row): (List, usize)) {
        match list {
            List::Pack => pack::draw(buffer, area, drawing, row),
            List::Belt => belt::draw(buffer, area, drawing, row),
            List::Offer => offer::draw(buffer, area, drawing, row),
            List::Shop => shop::draw(buffer, area, drawing, row),
            List::Stairs => stairs::draw(buffer, area, drawing, row),
        }
    }
}
