//! The bar of the run.

use descent::Hero;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::dungeon::BodyId;

use super::Drawing;
use crate::paint::{Ink, bar, draw_lines};

const BAR: usize = 8;
/// From here on there is room for more.
const WIDE: u16 = 100;
/// For so few turns a floor is calm that everybody wants to know.
const SOON: u32 = 200;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let view = drawing.shown();
    let is_wide = area.width > WIDE;
    let place = if is_wide {
        format!(" Floor {} of 7, {}", view.place.floor, view.place.biome())
    } else {
        format!(" {} {}", view.place.floor, view.place.biome())
    };
    let mut spans: Vec<Span<'_>> = vec![look.bold(Ink::Gold, place)];
    for seat in 0..view.heroes.len() {
        let seat = Seat::new(u8::try_from(seat).unwrap_or(u8::MAX));
        spans.extend(health(drawing, seat, is_wide));
    }
    spans.push(look.bold(Ink::Gold, format!("  {} gold", view.purse)));
    match view.keys {
        0 => {}
        1 => spans.push(look.bold(Ink::Gold, "  a key")),
        keys => spans.push(look.bold(Ink::Gold, format!("  {keys} keys"))),
    }
    spans.push(look.span(Ink::Text, format!("  {} points", view.score)));
    if is_wide {
        spans.push(look.span(Ink::Faint, format!("  turn {}", view.turn)));
    }
    let (ink, calm) = match view.calm {
        0 => (Ink::Blood, "  stirs".to_owned()),
        calm if is_wide || calm <= SOON => (Ink::Faint, format!("  calm {calm}")),
        _ => (Ink::Faint, String::new()),
    };
    spans.push(look.span(ink, calm));
    let seed = look.span(Ink::Faint, format!("  {}", drawing.seed));
    let used: usize = spans.iter().map(Span::width).sum();
    if is_wide && used + seed.width() <= usize::from(area.width) {
        spans.push(seed);
    }
    draw_lines(buffer, area, [Line::from(spans)]);
}

/// How somebody fares; with two seats each has a number, and whoever acts is marked.
fn health<'a>(drawing: &Drawing<'_>, seat: Seat, is_wide: bool) -> Vec<Span<'a>> {
    let (look, view, scene) = (drawing.look(), drawing.shown(), drawing.scene());
    let hero: &Hero = view.hero(seat);
    let id = BodyId::Own(seat.index().into());
    let (left, most) = scene.health(id).unwrap_or((hero.hp.0.into(), hero.most.0.into()));
    let number = |value: i32| u32::try_from(value).unwrap_or(0);
    let (left, most) = (number(left), number(most));
    let ink = match left * 100 / most.max(1) {
        ..=33 => Ink::Blood,
        34..=60 => Ink::Wane,
        _ => Ink::Life,
    };
    let glyphs = look.glyphs();
    let are_two = view.heroes.len() > 1;
    let width = match (is_wide, are_two) {
        (true, false) => 2 * BAR,
        (true, true) | (false, false) => BAR,
        (false, true) => 0,
    };
    let name = match (are_two, view.seat == seat) {
        (false, _) if is_wide => format!("  {} ", hero.character),
        (false, _) => "  HP ".to_owned(),
        (true, true) => format!("  {}{} HP ", glyphs.pointer, seat.index() + 1),
        (true, false) => format!("   {} HP ", seat.index() + 1),
    };
    let mut spans = vec![look.span(Ink::Text, name)];
    if let Some(turns) = hero.down {
        spans.push(look.bold(Ink::Blood, format!("down, {turns} left")));
        return spans;
    }
    if width > 0 {
        spans.push(look.span(ink, bar(left, most, width, glyphs.full, glyphs.hollow)));
        spans.push(look.span(ink, " "));
    }
    spans.push(look.bold(ink, format!("{left}/{most}")));
    spans
}
