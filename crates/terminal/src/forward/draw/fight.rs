//! A round of a fight: the dice, what each would do, and both tables.

use forward::{Command, Die, DieRule, Foe, Hp, Phase, Throw, foe_name};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use stage::forward::{Beat, Mode, Rolling};

use super::dice::{self, Mood};
use super::{Drawing, art, light, tables};
use crate::paint::{Ink, column, draw_lines, pips, row, rows_from};

const GAP: u16 = 2;
/// Room for the word between the sides.
const BETWEEN: u16 = 9;
/// The lines below each die: its blow, what it deals, what it takes, how it goes on.
const VERDICT: u16 = 4;

/// What lies on the table of a fight at one moment.
struct FightPicture {
    foe: Foe,
    throw: Throw,
    rolling: [Rolling; 3],
    foe_rolling: Rolling,
    /// After the blows: which numbers counted, and what was dealt and taken.
    landed: Option<(u8, u8, u8)>,
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>) {
    let Some(moment) = moment(drawing) else { return };
    let extra = area.height.saturating_sub(14).min(2);
    draw_foe(buffer, row(area, 0), drawing, moment.foe);
    let width = 4 * dice::WIDTH + 2 * GAP + BETWEEN;
    let picture_width = u16::try_from(art::WIDTH).expect("a picture is narrow") + 4;
    let has_picture = area.width >= width + picture_width;
    let taken = if has_picture { width + picture_width } else { width };
    let left = area.width.saturating_sub(taken) / 2;
    let pitch = column(area, left, width);
    let top = 1 + extra / 2;
    draw_dice(buffer, rows_from(pitch, top, dice::HEIGHT + VERDICT), drawing, &moment);
    if has_picture {
        let picture =
            art::picture(moment.foe.card).map(|line| Line::styled(line, drawing.look().style(Ink::Beast)));
        draw_lines(buffer, rows_from(column(area, left + width + 4, picture_width), top, 5), picture);
    }
    draw_tables(buffer, rows_from(pitch, top + dice::HEIGHT + VERDICT + extra / 2, 3), drawing, &moment);
    let lights = light::height(drawing);
    light::draw(buffer, rows_from(area, area.height - lights, lights), drawing);
}

fn moment(drawing: &Drawing<'_>) -> Option<FightPicture> {
    let still = [Rolling::No; 3];
    match (drawing.frame.map(|frame| *frame.beat), drawing.view.phase) {
        (Some(Beat::Roll { foe, throw, rolling, foes, .. }), _) => {
            Some(FightPicture { foe, throw, rolling, foe_rolling: foes, landed: None })
        }
        (Some(Beat::Blows { foe, yours, foes, .. }), _) => Some(FightPicture {
            foe,
            throw: Throw { yours: [yours.number; 3], foes: foes.number },
            rolling: still,
            foe_rolling: Rolling::No,
            landed: Some((yours.number, yours.dealt.0, foes.dealt.0)),
        }),
        (_, Phase::Clash { foe, throw }) => {
            Some(FightPicture { foe, throw, rolling: still, foe_rolling: Rolling::No, landed: None })
        }
        _ => None,
    }
}

/// Draws who it is and how much is left of it.
pub(super) fn draw_foe(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, foe: Foe) {
    let look = drawing.look();
    let tier = drawing.view.location.tier();
    let whole = drawing.view.rules.foe_hp(drawing.game.content(), foe.card, tier);
    let glyphs = look.glyphs();
    let line = Line::from(vec![
        look.bold(Ink::Beast, foe_name(foe.card, tier)),
        look.span(Ink::Faint, format!("  {}  ", foe.card)),
        look.span(Ink::Blood, pips(foe.hp.0, whole.0, glyphs.heart, glyphs.lost)),
        look.span(Ink::Text, format!(" {}/{whole}", foe.hp)),
    ]);
    line.centered().render(area, buffer);
}

fn draw_dice(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, moment: &FightPicture) {
    let look = drawing.look();
    let flicker = drawing.frame.map_or(0, |frame| frame.flicker);
    let step = dice::WIDTH + GAP;
    if let Some((number, dealt, taken)) = moment.landed {
        let place = rows_from(column(area, step, dice::WIDTH), 0, dice::HEIGHT);
        dice::draw(buffer, place, look, Mood::Chosen, number, "you");
        let words = format!("you deal {dealt}, you take {taken}");
        let ink = if taken > 0 { Ink::Blood } else { Ink::Life };
        Line::from(look.bold(ink, words)).centered().render(row(area, dice::HEIGHT), buffer);
    } else {
        for die in Die::ALL {
            let place = column(area, u16::try_from(die.index()).expect("three dice") * step, dice::WIDTH);
            let (mood, number) = match moment.rolling[die.index()] {
                Rolling::Yes => (Mood::Rolling, dice::tumbling(flicker, die.index() as u64)),
                Rolling::No => (mood_of(drawing, moment, die), moment.throw.yours[die.index()]),
            };
            let title = format!(" {} ", die.index() + 1);
            dice::draw(buffer, rows_from(place, 0, dice::HEIGHT), look, mood, number, &title);
            draw_lines(buffer, rows_from(place, dice::HEIGHT, VERDICT), comes_to(drawing, moment, die));
        }
    }
    draw_foe_die(buffer, area, drawing, moment, flicker);
}

fn draw_foe_die(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, moment: &FightPicture, flicker: u64) {
    let look = drawing.look();
    let offset = 3 * dice::WIDTH + 2 * GAP;
    let versus = Line::from(look.span(Ink::Faint, "against")).centered();
    versus.render(row(column(area, offset, BETWEEN), 2), buffer);
    let place = column(area, offset + BETWEEN, dice::WIDTH);
    let (mood, number) = match moment.foe_rolling {
        Rolling::Yes => (Mood::Rolling, dice::tumbling(flicker, 4)),
        Rolling::No => (Mood::Foe, moment.throw.foes),
    };
    dice::draw(buffer, rows_from(place, 0, dice::HEIGHT), look, mood, number, " foe ");
    if moment.foe_rolling == Rolling::No && moment.landed.is_none() {
        let blow = drawing.game.content().bare.of(moment.throw.foes);
        Line::from(look.span(Ink::Beast, blow.to_string()))
            .centered()
            .render(row(place, dice::HEIGHT), buffer);
    }
}

fn mood_of(drawing: &Drawing<'_>, moment: &FightPicture, die: Die) -> Mood {
    if drawing.frame.is_some() {
        return Mood::Quiet;
    }
    if drawing.is_focused(die.index()) {
        return Mood::Chosen;
    }
    let counts = drawing.view.rules.die == DieRule::Choose || die == moment.throw.highest();
    if counts { Mood::Quiet } else { Mood::Dim }
}

/// What a die would do: its blow, what it trades, and how the fight goes on from there.
fn comes_to(drawing: &Drawing<'_>, moment: &FightPicture, die: Die) -> Vec<Line<'static>> {
    let look = drawing.look();
    if drawing.frame.is_some() {
        return Vec::new();
    }
    let content = drawing.game.content();
    let blow = content.blows(drawing.view.hero.weapon).of(moment.throw.yours[die.index()]);
    let rerolling = drawing.hand.is_some_and(|hand| hand.mode == Mode::Rerolling);
    let command = if rerolling { Command::Reroll(die) } else { Command::Keep(die) };
    let loss = |who: &str, hp: Hp, ink| {
        let ink = if hp.0 > 0 { ink } else { Ink::Faint };
        Line::from(look.span(ink, format!("{who} -{hp}"))).centered()
    };
    let mut lines = vec![Line::from(look.bold(Ink::Text, blow.to_string())).centered()];
    let Some((dealt, taken)) = drawing.outlook.and_then(|outlook| outlook.round(die)) else { return lines };
    let kills = taken >= drawing.view.hero.hp;
    lines.extend([loss("foe", dealt, Ink::Life), loss("you", taken, Ink::Blood)]);
    let forecast = drawing.outlook.and_then(|outlook| outlook.forecast(command));
    let (ink, words) = match (drawing.pointed(command), forecast) {
        (Some(words), _) => (Ink::Gold, words.to_owned()),
        _ if kills && !rerolling => (Ink::Blood, "DEADLY".to_owned()),
        (None, Some(forecast)) if forecast.dies.tenths_of_percent() > 0 => {
            (Ink::Wane, format!("die{:>6}", forecast.dies.to_string().replace(' ', "")))
        }
        (None, Some(forecast)) => (Ink::Faint, format!("~{} HP", forecast.hp)),
        (None, None) => (Ink::Faint, String::new()),
    };
    lines.push(Line::from(look.span(ink, words)).centered());
    lines
}

/// Both tables, with a mark on every number that the weapon changes.
fn draw_tables(buffer: &mut Buffer, area: Rect, drawing: &Drawing<'_>, moment: &FightPicture) {
    let look = drawing.look();
    let content = drawing.game.content();
    let (armed, bare) = (content.blows(drawing.view.hero.weapon), &content.bare);
    let legend = if drawing.view.hero.weapon.is_some() { "*weapon" } else { "" };
    let shown = drawing.frame.is_none();
    let lying: &[u8] = if shown { &moment.throw.yours } else { &[] };
    let theirs = |number| {
        let is_rolled = shown && moment.throw.foes == number;
        (if is_rolled { look.chosen(Ink::Beast) } else { look.style(Ink::Beast) }, "")
    };
    let lines = [
        tables::numbers(look, legend),
        tables::marked(look, "you", (armed, bare), lying),
        tables::blows(("foe", look.bold(Ink::Beast, "").style), bare, theirs),
    ];
    draw_lines(buffer, area, lines);
}
