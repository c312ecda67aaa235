//! Everybody in sight, with what each would take from the other.

use grid::Point;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::Entry;
use stage::dungeon::{Body, sights};

use super::{Drawing, Drawn};
use crate::log;
use crate::paint::{Ink, bar, draw_lines, inset, panel, rows_from};

/// The longest bar.
const BAR: usize = 6;
/// The fewest lines in which a log is worth reading.
const LOG: u16 = 6;
/// So few of those in sight are worth fewer words each, if that names all of them.
const FEW: usize = 3;

pub(super) fn draw<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>) {
    if area.height < 3 {
        return;
    }
    let look = drawing.look();
    let scene = drawing.scene();
    let here = scene.own().at;
    let mut bodies: Vec<&Body<D>> = scene.others().collect();
    bodies.sort_by_key(|body| (body.at.distance(here), body.id));
    let inside = inset(panel(buffer, area, look, "In sight"), 1, 0);
    let room = usize::from(inside.height);
    // Where there is little room all are named, and no more.
    let each = if bodies.len() * 2 <= room || room > 2 * FEW { 2 } else { 1 };
    let fits = if bodies.len() * each <= room { bodies.len() } else { room.saturating_sub(1) / each };
    let width = usize::from(inside.width);
    let shown = bodies.iter().take(fits).flat_map(|body| {
        // Of two lines about somebody the second matters more once they have announced something.
        let skipped = usize::from(each == 1 && body.glance.announced.is_some());
        about(drawing, body, width).into_iter().skip(skipped).take(each)
    });
    let mut lines: Vec<Line<'_>> = shown.collect();
    if fits < bodies.len() {
        lines.push(Line::from(look.span(Ink::Faint, format!("and {} more", bodies.len() - fits))));
    }
    if bodies.is_empty() {
        lines.push(Line::from(look.span(Ink::Faint, "nobody")));
    }
    let left = room.saturating_sub(lines.len()) / 2;
    lines.extend(things(drawing, (left, width)));
    let used = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(1);
    draw_lines(buffer, inside, lines);
    if inside.height >= used.saturating_add(LOG) {
        told(buffer, rows_from(inside, used, inside.height), drawing);
    }
}

/// What else there is to go to, the nearest first; nothing is told before the film shows it.
fn things<'a, D: Drawn>(drawing: &Drawing<'_, D>, (room, width): (usize, usize)) -> Vec<Line<'a>> {
    let (look, view) = (drawing.look(), drawing.shown());
    let line = |at: Point| {
        let title = drawing.game.examine(view, at).title;
        // The rest of a long title is for whoever looks there.
        let name = title.split([',', ':']).next().unwrap_or_default();
        let far = D::here(view).distance(at);
        let (long, short) = (format!("{name}, {far} away"), format!("{name}, {far}"));
        Line::from(look.span(Ink::Text, if long.chars().count() <= width { long } else { short }))
    };
    let scene = D::scene(view);
    let is_free = |at: &Point| scene.bodies.iter().all(|body| body.at != *at);
    let is_seen = |at: &Point| D::tile(view, *at).is_seen() && is_free(at);
    let others = sights::<D>(view).into_iter().filter(is_seen);
    others.take(room).map(line).collect()
}

/// The last messages, where there is room for more than the ticker has.
fn told<D: Drawn>(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_, D>) {
    if drawing.frame.is_some() {
        return;
    }
    let (lines, news) = drawing.log().lines();
    let times = drawing.look().glyphs().times;
    let entries: Vec<Entry> = lines.iter().map(|line| line.told(times)).collect();
    log::draw(buffer, area, drawing.look(), "Log", (&entries, news));
}

/// Two lines about somebody: who it is and how it fares, and what matters most.
fn about<'a, D: Drawn>(drawing: &Drawing<'_, D>, body: &Body<D>, width: usize) -> [Line<'a>; 2] {
    let look = drawing.look();
    let glyphs = look.glyphs();
    let hp = drawing.frame.as_ref().and_then(|frame| frame.bar(body.id)).map_or(body.hp, |bar| bar.before);
    let number = |value: i32| u32::try_from(value).unwrap_or(0);
    let (letter, ink) = D::body(body.look);
    let (name, left) = (D::name(body.look), format!("{hp:>3}"));
    let length = bar_length(&name, &left, width);
    let gap = width.saturating_sub(3 + name.chars().count() + length + left.len());
    let first = Line::from(vec![
        look.bold(ink, format!("{letter} ")),
        look.span(ink, format!("{name}{}", " ".repeat(gap))),
        look.span(Ink::Blood, bar(number(hp), number(body.most_hp), length, glyphs.full, glyphs.hollow)),
        look.bold(Ink::Text, format!(" {left}")),
    ]);
    [first, Line::from(D::brief(drawing, body))]
}

/// Names are never cut short; the bar takes what they leave of a line.
pub(crate) fn bar_length(name: &str, hp: &str, width: usize) -> usize {
    width.saturating_sub(4 + name.chars().count() + hp.len()).min(BAR)
}
