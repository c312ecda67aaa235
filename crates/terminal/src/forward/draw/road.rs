//! The road: nine locations from left to right.

use forward::{Bend, Location, Phase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use stage::forward::kept_hp_points;

use super::Drawing;
use crate::paint::{Ink, row};

/// From this size on, every location has its name on the road.
const ROOMY: (u16, u16) = (90, 28);

/// How tall the road is on a table of some size.
pub(super) const fn height(drawing: Rect) -> u16 {
    if drawing.width >= ROOMY.0 && drawing.height >= ROOMY.1 { 5 } else { 3 }
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    draw_heading(buffer, row(area, 0), drawing);
    let step = area.width / 9;
    let left = area.x + (area.width - step * 9) / 2;
    draw_line(buffer, Rect { x: left, width: step * 9, ..row(area, 1) }, drawing, step);
    if area.height > 3 {
        draw_names(buffer, Rect { x: left, width: step * 9, ..area }, drawing, step);
    }
    draw_here(buffer, row(area, area.height - 1), drawing);
}

/// Names on two lines in turn, so that each has room for two steps of the road.
fn draw_names(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, step: u16) {
    for (place, location) in (0..).zip(Location::all()) {
        let ink = match location.cmp(&drawing.view.location) {
            std::cmp::Ordering::Less => Ink::Text,
            std::cmp::Ordering::Equal => Ink::Gold,
            std::cmp::Ordering::Greater => Ink::Faint,
        };
        let name = location.name().strip_prefix("The ").unwrap_or(location.name());
        let width = u16::try_from(name.len()).expect("a name is short");
        let middle = area.x + place * step + step / 2;
        let x = middle.saturating_sub(width / 2).clamp(area.x, area.right().saturating_sub(width));
        let spot = Rect { x, width, ..row(area, 2 + place % 2) };
        Line::from(drawing.look().span(ink, name)).render(spot, buffer);
    }
}

fn draw_heading(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let dot = look.glyphs().dot;
    let left = Line::from(vec![
        look.bold(Ink::Gold, " FORWARD"),
        look.span(Ink::Faint, format!("  {} {dot} seed {}", drawing.rules_title(), drawing.seed)),
    ]);
    left.render(area, buffer);
    let score = drawing.view.score.total();
    let hp = drawing.hp();
    let kept = drawing.view.rules.is_road().then(|| {
        let points = kept_hp_points(drawing.game.content(), &drawing.view, hp);
        look.span(Ink::Life, format!("{hp} HP kept +{points}  "))
    });
    let told = [look.span(Ink::Faint, "score "), look.bold(Ink::Bright, format!("{score} "))];
    kept.into_iter().chain(told).collect::<Line>().right_aligned().render(area, buffer);
}

fn draw_line(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, step: u16) {
    let look = drawing.look();
    let glyphs = look.glyphs();
    let here = drawing.view.location;
    let half = usize::from(step / 2);
    let mut spans: Vec<Span<'_>> = Vec::new();
    for location in Location::all() {
        let stretch = |ink, glyph: char, length| look.span(ink, glyph.to_string().repeat(length));
        let before = if location <= here { (Ink::Gold, glyphs.road) } else { (Ink::Faint, glyphs.track) };
        let after = if location < here { (Ink::Gold, glyphs.road) } else { (Ink::Faint, glyphs.track) };
        let first = location == Location::FIRST;
        let last = location == Location::LAST;
        spans.push(stretch(before.0, if first { ' ' } else { before.1 }, half.saturating_sub(1)));
        spans.push(node(drawing, location));
        spans.push(stretch(after.0, if last { ' ' } else { after.1 }, usize::from(step) - half - 2));
    }
    Line::from(spans).render(area, buffer);
}

/// A location on the road takes three cells: its number and its state.
fn node<'a>(drawing: &Drawing<'_>, location: Location) -> Span<'a> {
    let look = drawing.look();
    let glyphs = look.glyphs();
    let here = drawing.view.location;
    let behind = location < here || drawing.view.phase == Phase::Over(forward::Outcome::Won);
    if behind {
        look.span(Ink::Gold, format!("{}{} ", glyphs.passed, location))
    } else if location == here {
        Span::styled(format!("{}{} ", glyphs.here, location), look.chosen(Ink::Gold))
    } else {
        look.span(Ink::Faint, format!("{}{} ", glyphs.ahead, location))
    }
}

/// The place, and the rule that it bends or else how it feels.
fn draw_here(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let look = drawing.look();
    let here = drawing.view.location;
    let (ink, words) = match drawing.view.rules.bend(here) {
        Bend::Straight => (Ink::Faint, here.mood()),
        bend => (Ink::Wane, fitting(here, bend, area.width)),
    };
    let line = Line::from(vec![
        look.bold(Ink::Bright, here.name()),
        look.span(Ink::Faint, format!(" {} ", look.glyphs().dot)),
        look.span(ink, words),
    ]);
    line.centered().render(area, buffer);
}

/// What a place bends, with the reason for it where there is room.
fn fitting(here: Location, bend: Bend, width: u16) -> &'static str {
    let line = bend.line();
    let fits = here.name().len() + 3 + line.len() <= usize::from(width);
    if fits { line } else { line.split_once(": ").map_or(line, |(_, rule)| rule) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::LEAST;

    #[test]
    fn every_place_says_what_it_bends_on_the_smallest_screen() {
        let (width, _) = LEAST;
        for here in Location::all() {
            let told = fitting(here, here.bend(), width);
            assert!(here.name().len() + 3 + told.len() <= usize::from(width), "{here}: {told}");
        }
    }
}
