//! A climb on the road: which of the dice that are held is spent on the next hold.

use forward::{Card, Climb, Die, RoadView};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::dice;
use super::{Drawing, art, held, light, pit, row as cards_row};
use crate::paint::{Ink, column, draw_lines, row, rows_from, wrap};

/// The room of the tally beside the dice.
const TALLY: u16 = 11;
const WIDTH: u16 = 3 * held::STEP + TALLY;
/// The lines below each die: whether it holds, what that costs, how it goes on.
const VERDICT: u16 = 3;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, climb: Climb) {
    let look = drawing.look();
    let Some(road) = drawing.road() else { return };
    cards_row::prompt(buffer, row(area, 0), drawing, "The ground has opened. Climb.");
    let left = area.width.saturating_sub(WIDTH).div_ceil(2);
    let pitch = column(area, left, WIDTH);
    let dice = rows_from(pitch, 1, dice::HEIGHT + VERDICT);
    held::large(buffer, dice, look, |die| {
        (held::mood(drawing, die), road.held.of(die), comes_to(drawing, road, die))
    });
    draw_lines(buffer, column(dice, 3 * held::STEP + 2, TALLY), pit::tally(drawing, climb));
    let lights = light::height(drawing);
    let below = rows_from(pitch, dice.height + 2, area.height - dice.height - 2 - lights);
    draw_pit(buffer, below, drawing);
    light::draw(buffer, rows_from(area, area.height - lights, lights), drawing);
}

/// What a pit is: in words, and where there is room in a picture.
fn draw_pit(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let (look, view) = (drawing.look(), &drawing.view);
    let words = Card::Pit.about_at(drawing.game.content(), view.rules, view.location);
    let picture = art::picture(Card::Pit);
    let width = u16::try_from(art::WIDTH).expect("a picture is narrow") + 3;
    let place = if usize::from(area.height) < picture.len() {
        area
    } else {
        draw_lines(buffer, area, picture.map(|line| Line::styled(line, look.style(Ink::Wane))));
        column(area, width, area.width)
    };
    let words = wrap(&words, usize::from(place.width)).into_iter();
    draw_lines(buffer, place, words.map(|line| Line::from(look.span(Ink::Text, line.trim().to_owned()))));
}

/// What a die would do: whether it holds, what a slip costs, how the climb goes on from there.
fn comes_to<'a>(drawing: &Drawing<'_>, road: RoadView, die: Die) -> Vec<Line<'a>> {
    let (look, content) = (drawing.look(), drawing.game.content());
    let (first, second) = if held::is_rerolling(drawing) {
        (look.span(Ink::Lux, "rolled again"), look.span(Ink::Lux, ""))
    } else if content.holds(road.held.of(die)) {
        (look.bold(Ink::Life, "holds"), look.span(Ink::Faint, "you -0"))
    } else {
        (look.bold(Ink::Wane, "slips"), look.span(Ink::Blood, format!("you -{}", road.bend.slip(content))))
    };
    vec![Line::from(first), Line::from(second), held::verdict(drawing, die)]
}
