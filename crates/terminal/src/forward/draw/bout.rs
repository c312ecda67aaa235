//! A round on the road: what the foe announces, which dice strike and which guard, and exactly what that comes to.

use forward::odds::Exchange;
use forward::{Command, Die, Foe, Held, Hp, Intents, Phase, Strikers, View, strikes};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::forward::{Beat, Exchanged, Falls, Frame, Rolling, blows_between, fury, shield};

use super::dice::{self, Mood};
use super::{Drawing, art, fight, held, light};
use crate::paint::{Ink, centred, column, draw_lines, row, rows_from};

/// The room of the foe's die, and of what the foe announces below it.
const FOES: u16 = 11;
/// Three dice and the foe's.
const WIDTH: u16 = 3 * held::STEP + FOES;
/// The lines below the dice: what each does; beside them what the foe announces.
const BELOW: u16 = 3;
/// The lines of what the round comes to.
const SUM: u16 = 4;
/// What a round needs at least: the foe, the dice, what they come to, the light.
const HEIGHT: u16 = 1 + dice::HEIGHT + BELOW + SUM + 1;
/// The columns before the six cells, and those of a cell.
const LABEL: usize = 11;
const CELL: usize = 6;

/// A round at one moment.
struct Bout<'a> {
    foe: Foe,
    held: Held,
    /// The table that the round is told of.
    view: &'a View,
    strikers: Option<Strikers>,
    rolling: [Rolling; 3],
    foes_die: FoesDie,
}

/// The foe's die, which falls after the traveller has chosen.
#[derive(Clone, Copy)]
enum FoesDie {
    Awaited,
    InTheAir,
    /// It has fallen, and both sides have struck.
    Fallen(u8, Exchanged),
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
    let dice = rows_from(pitch, top, dice::HEIGHT + BELOW);
    held::large(buffer, dice, drawing, |die| told(drawing, &bout, die));
    draw_foes_die(buffer, column(dice, 3 * held::STEP, FOES), drawing, &bout);
    if has_picture {
        let style = drawing.look().style(Ink::Beast);
        let picture = art::picture(bout.foe.card).map(|line| Line::styled(line, style));
        draw_lines(buffer, rows_from(column(area, left + WIDTH + 4, picture_width), top, 5), picture);
    }
    let below = top + dice::HEIGHT + BELOW + extra / 2;
    draw_lines(buffer, rows_from(pitch, below, SUM), comes_to(drawing, &bout));
    let lights = light::height(drawing);
    light::draw(buffer, rows_from(area, area.height - lights, lights), drawing);
}

fn bout<'a>(drawing: &'a Drawing<'_>) -> Option<Bout<'a>> {
    let now = &drawing.view;
    let still = [Rolling::No; 3];
    let Some(Frame { beat, before, .. }) = drawing.frame else {
        let Phase::Fight { foe, .. } = now.phase else { return None };
        let held = now.road?.held;
        let strikers = chosen(drawing);
        return Some(Bout { foe, held, view: now, strikers, rolling: still, foes_die: FoesDie::Awaited });
    };
    let held = before.road?.held;
    match *beat {
        Beat::Answer { foe, strikers, .. } => Some(Bout {
            foe,
            held,
            view: before,
            strikers: Some(strikers),
            rolling: still,
            foes_die: FoesDie::InTheAir,
        }),
        Beat::Exchange { foe, number, exchanged, .. } => Some(Bout {
            foe,
            held,
            view: before,
            strikers: Some(exchanged.strikers),
            rolling: still,
            foes_die: FoesDie::Fallen(number, exchanged),
        }),
        Beat::Renew { foe, held, rolling, .. } => {
            let view = if matches!(now.phase, Phase::Fight { .. }) { now } else { before };
            Some(Bout { foe: foe?, held, view, strikers: None, rolling, foes_die: FoesDie::Awaited })
        }
        _ => None,
    }
}

/// The dice that strike if nothing is changed: those of the hand, or of whoever is watched.
fn chosen(drawing: &Drawing<'_>) -> Option<Strikers> {
    match (drawing.hand, drawing.hint.map(|hint| hint.command)) {
        (Some(hand), _) => hand.strikers,
        (None, Some(Command::Strike(strikers))) => Some(strikers),
        _ => None,
    }
}

/// How a die looks, and what is said below it.
fn told(drawing: &Drawing<'_>, bout: &Bout<'_>, die: Die) -> (Mood, u8, Vec<Line<'static>>) {
    let look = drawing.look();
    let number = bout.held.of(die);
    if bout.rolling[die.index()] == Rolling::Yes {
        let flicker = drawing.frame.map_or(0, |frame| frame.flicker);
        return (Mood::Rolling, dice::tumbling(flicker, die.index() as u64), Vec::new());
    }
    if held::is_rerolling(drawing) {
        let mood = if drawing.is_focused(die.index()) { Mood::Chosen } else { Mood::Quiet };
        return (mood, number, vec![Line::from(look.span(Ink::Lux, "roll again?"))]);
    }
    match bout.strikers {
        Some(strikers) if strikers.contains(die) => {
            let deals = strikes(drawing.view.hero.weapon)[usize::from(number) - 1];
            let words = [look.bold(Ink::Gold, "STRIKES"), look.span(Ink::Gold, format!("for {deals}"))];
            (Mood::Chosen, number, words.map(Line::from).to_vec())
        }
        Some(_) => {
            let words = [look.bold(Ink::Life, "guards"), look.span(Ink::Life, format!("+{number}"))];
            (Mood::Quiet, number, words.map(Line::from).to_vec())
        }
        None => (Mood::Quiet, number, Vec::new()),
    }
}

fn draw_foes_die(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, bout: &Bout<'_>) {
    let look = drawing.look();
    let flicker = drawing.frame.map_or(0, |frame| frame.flicker);
    let (mood, number) = match bout.foes_die {
        FoesDie::Awaited => (Mood::Foe, dice::UNFALLEN),
        FoesDie::InTheAir => (Mood::Rolling, dice::tumbling(flicker, 4)),
        FoesDie::Fallen(number, _) => (Mood::Foe, number),
    };
    let spot = centred(rows_from(area, 0, dice::HEIGHT), dice::WIDTH, dice::HEIGHT);
    dice::draw(buffer, spot, look, mood, number, " foe ");
    let (Some(Intents { now, next }), Phase::Fight { round, .. }) =
        (bout.view.road.and_then(|road| road.intents), bout.view.phase)
    else {
        return;
    };
    let (least, most) = blows_between(now, round);
    let now = now.to_string().to_uppercase();
    let mut below = vec![
        Line::from(look.bold(Ink::Beast, format!("{now} {least}-{most}"))),
        Line::from(look.span(Ink::Faint, format!("then {next}"))),
    ];
    if fury(round) > 0 {
        below.push(Line::from(look.span(Ink::Wane, format!("fury +{}", fury(round)))));
    }
    draw_lines(buffer, rows_from(area, dice::HEIGHT, BELOW), below.into_iter().map(Line::centered));
}

/// What the round comes to: dealt and guarded in a line, and what each number of the foe takes.
fn comes_to<'a>(drawing: &Drawing<'_>, bout: &Bout<'_>) -> Vec<Line<'a>> {
    let look = drawing.look();
    let Some(exchange) = bout.strikers.and_then(|strikers| Exchange::of(bout.view, strikers)) else {
        let words = if drawing.frame.is_none() && drawing.hand.is_some() {
            "At least one die has to strike."
        } else {
            ""
        };
        return vec![Line::from(look.bold(Ink::Wane, words)).centered()];
    };
    let hp = bout.view.hero.hp;
    let fallen = match bout.foes_die {
        FoesDie::Fallen(number, _) => Some(number),
        FoesDie::Awaited | FoesDie::InTheAir => None,
    };
    let numbers = (1..=6).map(|number| {
        let text = format!("{number:^CELL$}");
        let chosen = fallen == Some(number);
        if chosen { Span::styled(text, look.chosen(Ink::Beast)) } else { look.span(Ink::Beast, text) }
    });
    let taken = (1..).zip(exchange.taken()).map(|(number, taken)| {
        let (ink, text) = match taken {
            0 => (Ink::Faint, "-0".to_owned()),
            taken if Hp(taken) >= hp => (Ink::Blood, format!("{}-{taken}", look.glyphs().cross)),
            taken => (Ink::Text, format!("-{taken}")),
        };
        let text = format!("{text:^CELL$}");
        match fallen {
            Some(fallen) if fallen == number => Span::styled(text, look.chosen(ink)),
            _ if ink == Ink::Blood => look.bold(ink, text),
            _ => look.span(ink, text),
        }
    });
    let label = |words: &str| look.span(Ink::Faint, format!("{words:<LABEL$}"));
    vec![
        sum(drawing, bout, &exchange).centered(),
        Line::from(std::iter::once(label("foe rolls")).chain(numbers).collect::<Vec<_>>()),
        Line::from(std::iter::once(label("you lose")).chain(taken).collect::<Vec<_>>()),
        verdict(drawing, bout, &exchange).centered(),
    ]
}

/// What is dealt and what is guarded.
fn sum<'a>(drawing: &Drawing<'_>, bout: &Bout<'_>, exchange: &Exchange) -> Line<'a> {
    let look = drawing.look();
    if let FoesDie::Fallen(_, Exchanged { dealt, guard, blow, taken, .. }) = bout.foes_die {
        let ink = if taken.is_gone() { Ink::Life } else { Ink::Blood };
        return Line::from(vec![
            look.bold(Ink::Gold, format!("you deal {dealt}")),
            look.span(Ink::Text, format!("  {blow} against {guard}: ")),
            look.bold(ink, format!("you lose {taken}")),
        ]);
    }
    let deals = if exchange.fells() {
        look.bold(Ink::Gold, format!("you deal {}: it falls", exchange.stance.dealt))
    } else {
        look.bold(Ink::Gold, format!("you deal {} of {}", exchange.dealt(), exchange.foe))
    };
    let parry = bout.view.road.and_then(|road| road.intents).map_or(0, |intents| intents.now.parry());
    let parried = if parry > 0 { format!(" (-{parry} Brace)") } else { String::new() };
    let shield = bout.strikers.map_or(0, |strikers| shield(bout.view.hero.weapon, strikers));
    let sheltered = if shield > 0 { format!(" +{shield} shield") } else { String::new() };
    Line::from(vec![
        deals,
        look.span(Ink::Wane, parried),
        look.bold(Ink::Life, format!("  you guard {}", exchange.stance.guard - shield)),
        look.span(Ink::Life, sheltered),
    ])
}

/// How many of the six numbers kill, and whether good advice points here.
fn verdict<'a>(drawing: &Drawing<'_>, bout: &Bout<'_>, exchange: &Exchange) -> Line<'a> {
    let look = drawing.look();
    if drawing.frame.is_some() {
        return Line::default();
    }
    let pointed = bout.strikers.and_then(|strikers| drawing.pointed(Command::Strike(strikers)));
    let cross = look.glyphs().cross;
    let still_hits = Falls::of(exchange) == Falls::Hitting;
    match (exchange.deadly(bout.view.hero.hp), pointed) {
        (0, None) if still_hits => Line::from(look.span(Ink::Wane, "it falls, but its blow still lands")),
        (0, None) => Line::default(),
        (0, Some(words)) => Line::from(look.bold(Ink::Gold, words)),
        (6, _) => Line::from(look.bold(Ink::Blood, format!("{cross} DEADLY, whatever it rolls"))),
        (falls, _) => {
            let lands = if still_hits { ": its blow still lands" } else { "" };
            Line::from(look.bold(Ink::Blood, format!("{cross} {falls} of 6 kill you{lands}")))
        }
    }
}
