//! A pit on the road: which of the dice that lie open is laid across.

use forward::{Card, Command, Die, Held, Hp, RoadView};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::{Beat, Rolling};

use super::dice::{self, Mood};
use super::{Drawing, art, held, light, row as cards_row};
use crate::paint::{Ink, column, draw_lines, row, rows_from, wrap};

const WIDTH: u16 = 3 * held::STEP;
/// The lines below each die: what it costs, what is left, what is worth saying of it.
const VERDICT: u16 = 3;

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let Some(road) = drawing.road() else { return };
    let asked = match drawing.frame.map(|frame| *frame.beat) {
        Some(Beat::Bridge { number, .. }) => format!("You lay the {number} across."),
        Some(_) => "The Pit is behind you.".to_owned(),
        None => stage::forward::prompt(&drawing.view, drawing.hand),
    };
    cards_row::prompt(buffer, row(area, 0), drawing, &asked);
    let left = area.width.saturating_sub(WIDTH).div_ceil(2);
    let pitch = column(area, left, WIDTH);
    let dice = rows_from(pitch, 2, dice::HEIGHT + VERDICT);
    held::large(buffer, dice, drawing, |die| told(drawing, road, die));
    // While the die lies across, the light is that of what comes after.
    let lights = if drawing.frame.is_none() { light::height(drawing) } else { 0 };
    let below = rows_from(pitch, dice.height + 3, area.height - dice.height - 3 - lights);
    draw_pit(buffer, below, drawing);
    if lights > 0 {
        light::draw(buffer, rows_from(area, area.height - lights, lights), drawing);
    }
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

/// How a die looks, and what is said below it.
fn told(drawing: &Drawing<'_>, road: RoadView, die: Die) -> (Mood, u8, Vec<Line<'static>>) {
    match drawing.frame.map(|frame| (*frame.beat, frame.flicker)) {
        Some((Beat::Renew { held: Held(numbers), rolling, .. }, flicker)) => match rolling[die.index()] {
            Rolling::Yes => (Mood::Rolling, dice::tumbling(flicker, die.index() as u64), Vec::new()),
            Rolling::No => (Mood::Quiet, numbers[die.index()], Vec::new()),
        },
        Some((Beat::Bridge { number, .. }, _)) => {
            let mood = if die == laid(drawing, road, number) { Mood::Chosen } else { Mood::Dim };
            (mood, road.held.of(die), Vec::new())
        }
        _ => {
            let mood = if drawing.is_focused(die.index()) { Mood::Chosen } else { Mood::Quiet };
            (mood, road.held.of(die), comes_to(drawing, road, die))
        }
    }
}

/// The die that was laid across: of those with its number the one that has another now, if it fell on another.
fn laid(drawing: &Drawing<'_>, before: RoadView, number: u8) -> Die {
    let after = drawing.view.road.map_or(before.held, |road| road.held);
    let changed = Die::ALL.into_iter().filter(|&die| after.of(die) != before.held.of(die));
    let mut dice = changed.chain(Die::ALL);
    dice.find(|&die| before.held.of(die) == number).unwrap_or(Die::First)
}

/// What a die would cost.
fn comes_to(drawing: &Drawing<'_>, road: RoadView, die: Die) -> Vec<Line<'static>> {
    let look = drawing.look();
    if held::is_rerolling(drawing) {
        return vec![Line::from(look.span(Ink::Lux, "roll again?"))];
    }
    let hp = drawing.view.hero.hp;
    let cost = road.bend.pit(road.held.of(die));
    let mut lines = match cost {
        0 => vec![Line::from(look.bold(Ink::Life, "unhurt"))],
        cost if Hp(cost) >= hp => {
            let cross = look.glyphs().cross;
            vec![
                Line::from(look.bold(Ink::Blood, format!("{cross} -{cost} HP"))),
                Line::from(look.bold(Ink::Blood, "DEADLY")),
            ]
        }
        cost => vec![
            Line::from(look.bold(Ink::Wane, format!("-{cost} HP"))),
            Line::from(look.span(Ink::Faint, format!("{} left", hp.less(Hp(cost))))),
        ],
    };
    if let Some(words) = drawing.pointed(Command::Lay(die)) {
        lines.push(Line::from(look.bold(Ink::Gold, words)));
    }
    lines
}
