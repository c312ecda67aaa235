//! The bar of the run.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Drawing;
use crate::paint::{Ink, bar, draw_lines};

const BAR: usize = 8;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let glyphs = look.glyphs();
    let (view, scene) = (drawing.shown(), drawing.scene());
    let (hero, body) = (&scene.sheet, scene.own());
    let number = |value: i32| u32::try_from(value).unwrap_or(0);
    let (hp, most) = (number(body.hp), number(body.most_hp));
    let ink = match hp * 100 / most.max(1) {
        ..=33 => Ink::Blood,
        34..=60 => Ink::Wane,
        _ => Ink::Life,
    };
    let next = hero.xp_to_next(drawing.game.content());
    let is_wide = area.width > 100;
    let width = if is_wide { 2 * BAR } else { BAR };
    let mut spans: Vec<Span<'_>> = vec![look.bold(Ink::Gold, format!(" Floor {}", view.floor))];
    if view.unrest.is_near() {
        let ink = if view.unrest.is_stirring() { Ink::Blood } else { Ink::Wane };
        spans.push(look.bold(ink, format!(" {}", view.unrest)));
    }
    spans.extend([
        look.span(Ink::Text, "  HP "),
        look.span(ink, bar(hp, most, width, glyphs.full, glyphs.hollow)),
        look.bold(ink, format!(" {hp}/{most}")),
        look.span(Ink::Text, format!("  Lv {}  ", hero.level)),
    ]);
    if is_wide {
        spans.push(look.span(Ink::Lux, bar(hero.xp.0, next.0, BAR, glyphs.full, glyphs.hollow)));
        spans.push(look.span(Ink::Text, " "));
    }
    spans.push(look.span(Ink::Text, format!("{}/{next} XP", hero.xp)));
    spans.push(look.bold(Ink::Gold, format!("  {} gold", hero.gold)));
    if view.spoils_share.0 < 100 {
        spans.push(look.span(Ink::Wane, format!("  spoils {}%", view.spoils_share)));
    }
    if view.drift > 0 {
        spans.push(look.span(Ink::Beast, format!("  drift {}", view.drift)));
    }
    if is_wide {
        spans.push(look.span(Ink::Faint, format!("  turn {}  {}", view.turn, drawing.seed)));
    }
    draw_lines(buffer, area, [Line::from(spans)]);
}
