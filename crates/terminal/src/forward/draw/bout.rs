//! A round on the road: what the foe announces, and what each die would come to before its own falls.

use forward::odds::Sixths;
use forward::{Die, Foe, Held, Intents, Phase, RoadView, Strike};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use stage::forward::{Beat, Rolling, losses_in_full};

use super::dice::{self, Mood};
use super::{Drawing, art, fight, held, light, tables};
use crate::paint::{Ink, centred, column, draw_lines, row, rows_from};

/// The room of the foe's die, and of what the foe announces below it.
const FOES: u16 = 11;
/// Three dice and the foe's.
const WIDTH: u16 = 3 * held::STEP + FOES;
/// The lines below each die: its blow, what the foe loses, what you lose, how it goes on.
const VERDICT: u16 = 4;
/// What a round needs at least: the foe, the dice and what they do, the tables, the light.
const HEIGHT: u16 = 1 + dice::HEIGHT + VERDICT + 3 + 1;

/// A round at one moment.
struct Bout {
    foe: Foe,
    held: Held,
    intents: Intents,
    rolling: [Rolling; 3],
    foes_die: FoesDie,
}

/// The foe's die, which falls after a die was spent.
#[derive(Clone, Copy)]
enum FoesDie {
    Awaited,
    InTheAir,
    /// It has fallen, and both blows have landed.
    Fallen {
        yours: Strike,
        foes: Strike,
    },
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let Some(bout) = bout(drawing) else { return };
    let extra = area.height.saturating_sub(HEIGHT).min(2);
    fight::draw_foe(buffer, row(area, 0), drawing, bout.foe);
    let picture_width = u16::try_from(art::WIDTH).expect("a picture is narrow") + 4;
    let has_picture = area.width >= WIDTH + picture_width;
    let taken = if has_picture { WIDTH + picture_width } else { WIDTH };
    let left = area.width.saturating_sub(taken).div_ceil(2);
    let (pitch, top) = (column(area, left, WIDTH), 1 + extra / 2);
    let dice = rows_from(pitch, top, dice::HEIGHT + VERDICT);
    held::large(buffer, dice, drawing.look(), |die| told(drawing, &bout, die));
    draw_foes_die(buffer, column(dice, 3 * held::STEP, FOES), drawing, &bout);
    if has_picture {
        let style = drawing.look().style(Ink::Beast);
        let picture = art::picture(bout.foe.card).map(|line| Line::styled(line, style));
        draw_lines(buffer, rows_from(column(area, left + WIDTH + 4, picture_width), top, 5), picture);
    }
    let below = top + dice::HEIGHT + VERDICT + extra / 2;
    draw_tables(buffer, rows_from(pitch, below, 3), drawing, &bout);
    let lights = light::height(drawing);
    let free = rows_from(pitch, below + 4, area.height.saturating_sub(below + 4 + lights));
    draw_in_full(buffer, free, drawing);
    light::draw(buffer, rows_from(area, area.height - lights, lights), drawing);
}

/// Where there is room: all that the die under the cursor can come to in this round.
fn draw_in_full(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let focused = Die::ALL.into_iter().find(|die| drawing.is_focused(die.index()));
    let Some(die) = focused.filter(|_| !held::is_rerolling(drawing)) else { return };
    let Some(spend) = drawing.outlook.and_then(|outlook| outlook.spend(die)) else { return };
    let told = |sixths| losses_in_full(sixths).replace('\u{2212}', "-");
    let lines = [
        (Ink::Faint, format!("With die {}, over the six falls of the foe's:", die.index() + 1)),
        (Ink::Life, format!("foe {}", told(&spend.dealt))),
        (Ink::Blood, format!("you {}", told(&spend.taken))),
    ];
    draw_lines(buffer, area, lines.map(|(ink, words)| Line::from(drawing.look().span(ink, words))));
}

fn bout(drawing: &Drawing<'_>) -> Option<Bout> {
    let RoadView { held, intents, .. } = drawing.road()?;
    let still = [Rolling::No; 3];
    let (foe, rolling, foes_die) = match (drawing.frame.map(|frame| *frame.beat), drawing.view.phase) {
        (Some(Beat::Roll { foe, rolling, foes: Rolling::No, .. }), _) => (foe, rolling, FoesDie::Awaited),
        (Some(Beat::Roll { foe, rolling, .. }), _) => (foe, rolling, FoesDie::InTheAir),
        (Some(Beat::Blows { foe, yours, foes, .. }), _) => (foe, still, FoesDie::Fallen { yours, foes }),
        (_, Phase::Fight { foe, .. }) => (foe, still, FoesDie::Awaited),
        _ => return None,
    };
    Some(Bout { foe, held, intents: intents?, rolling, foes_die })
}

/// How a die looks, and what is said below it.
fn told(drawing: &Drawing<'_>, bout: &Bout, die: Die) -> (Mood, u8, Vec<Line<'static>>) {
    let number = bout.held.of(die);
    let flicker = drawing.frame.map_or(0, |frame| frame.flicker);
    match bout.foes_die {
        _ if bout.rolling[die.index()] == Rolling::Yes => {
            (Mood::Rolling, dice::tumbling(flicker, die.index() as u64), Vec::new())
        }
        FoesDie::Awaited if drawing.frame.is_none() => {
            (held::mood(drawing, die), number, comes_to(drawing, bout, die))
        }
        FoesDie::Awaited | FoesDie::InTheAir => (Mood::Quiet, number, Vec::new()),
        FoesDie::Fallen { yours, foes } if die == spent(drawing, bout, yours) => {
            (Mood::Chosen, number, landed(drawing, Ink::Text, yours, ("you", foes)))
        }
        FoesDie::Fallen { .. } => (Mood::Dim, number, Vec::new()),
    }
}

/// The die that was spent: of those with its number the one that has another now, if it fell on another.
fn spent(drawing: &Drawing<'_>, bout: &Bout, yours: Strike) -> Die {
    let after = drawing.view.road.map_or(bout.held, |road| road.held);
    let changed = Die::ALL.into_iter().filter(|&die| after.of(die) != bout.held.of(die));
    let mut dice = changed.chain(Die::ALL);
    dice.find(|&die| bout.held.of(die) == yours.number).unwrap_or(Die::First)
}

/// A blow that has landed, and what the answer to it took from whoever struck.
fn landed(drawing: &Drawing<'_>, ink: Ink, own: Strike, (who, answer): (&str, Strike)) -> Vec<Line<'static>> {
    let look = drawing.look();
    let lost = if answer.dealt.is_gone() { Ink::Faint } else { Ink::Blood };
    vec![
        Line::from(look.bold(ink, own.blow.to_string())),
        Line::from(look.bold(lost, format!("{who} -{}", answer.dealt))),
    ]
}

/// What a die would do: its blow, what it takes from both, and how the fight goes on from there.
fn comes_to(drawing: &Drawing<'_>, bout: &Bout, die: Die) -> Vec<Line<'static>> {
    let look = drawing.look();
    let blow = drawing.game.content().blows(drawing.view.hero.weapon).of(bout.held.of(die));
    let mut lines = vec![Line::from(look.bold(Ink::Text, blow.to_string()))];
    let loss = |who, sixths: Sixths, ink| {
        let ink = if sixths.sum() > 0 { ink } else { Ink::Faint };
        Line::from(look.span(ink, lost(who, sixths)))
    };
    if held::is_rerolling(drawing) {
        lines.push(Line::from(look.span(Ink::Lux, "rolled again")));
    } else if let Some(spend) = drawing.outlook.and_then(|outlook| outlook.spend(die)) {
        lines.extend([loss("foe", spend.dealt, Ink::Life), loss("you", spend.taken, Ink::Blood)]);
    }
    lines.push(held::verdict(drawing, die));
    lines
}

/// What is lost over the six falls of the foe's die: for certain, as often as told, or between two numbers.
fn lost(who: &str, sixths: Sixths) -> String {
    let possible: Vec<(usize, u8)> =
        sixths.0.into_iter().enumerate().filter(|&(_, falls)| falls > 0).collect();
    match possible[..] {
        [(0, _), (hp, falls)] => format!("{who} -{hp} ({falls}/6)"),
        [(least, _), .., (most, _)] => format!("{who} -{least} to -{most}"),
        [(hp, _)] => format!("{who} -{hp}"),
        [] => String::new(),
    }
}

fn draw_foes_die(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, bout: &Bout) {
    let look = drawing.look();
    let flicker = drawing.frame.map_or(0, |frame| frame.flicker);
    let (mood, number, mut below) = match bout.foes_die {
        FoesDie::Awaited => (Mood::Foe, dice::UNFALLEN, Vec::new()),
        FoesDie::InTheAir => (Mood::Rolling, dice::tumbling(flicker, 4), Vec::new()),
        FoesDie::Fallen { yours, foes } => {
            (Mood::Foe, foes.number, landed(drawing, Ink::Beast, foes, ("foe", yours)))
        }
    };
    let Intents { now, next } = bout.intents;
    if below.is_empty() {
        below = vec![
            Line::from(look.bold(Ink::Beast, format!("now {}", now.to_string().to_uppercase()))),
            Line::from(look.span(Ink::Faint, format!("then {next}"))),
        ];
    }
    let spot = centred(rows_from(area, 0, dice::HEIGHT), dice::WIDTH, dice::HEIGHT);
    dice::draw(buffer, spot, look, mood, number, " foe ");
    draw_lines(buffer, rows_from(area, dice::HEIGHT, VERDICT), below.into_iter().map(Line::centered));
}

/// What the traveller's numbers do, and what the foe's do now that it has announced itself.
fn draw_tables(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, bout: &Bout) {
    let look = drawing.look();
    let content = drawing.game.content();
    let weapon = drawing.view.hero.weapon;
    let legend = if weapon.is_some() { "*weapon" } else { "" };
    let fallen = match bout.foes_die {
        FoesDie::Fallen { foes, .. } => Some(foes.number),
        FoesDie::Awaited | FoesDie::InTheAir => None,
    };
    let theirs =
        |number| (if fallen == Some(number) { look.chosen(Ink::Beast) } else { look.style(Ink::Beast) }, "");
    let now = bout.intents.now;
    let lines = [
        tables::numbers(look, legend),
        tables::marked(look, "you", (content.blows(weapon), &content.bare), &bout.held.0),
        tables::blows((&now.to_string(), look.bold(Ink::Beast, "").style), now.blows(&content.bare), theirs),
    ];
    draw_lines(buffer, area, lines);
}
