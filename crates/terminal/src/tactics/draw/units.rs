//! The units of both sides, a line for each, with what the end of the round will do to them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::tactics::{Forecast, effect_tone, forecast, letter};
use tactics::{Deed, Effect, Member, Side, Stage, UnitId};

use super::{Battle, side_ink};
use crate::paint::{Ink, draw_lines};

/// A heading and three units for each side; clones come on top.
pub(super) const HEIGHT: u16 = 8;

pub(super) fn height(battle: &Battle<'_>) -> u16 {
    let clones = Side::ALL.into_iter().filter(|side| has_clone(battle, *side)).count();
    HEIGHT + u16::try_from(clones).unwrap_or(0)
}

fn has_clone(battle: &Battle<'_>, side: Side) -> bool {
    battle.position().living().contains(side.unit(Member::Clone))
}

pub(super) fn draw(buffer: &mut Buffer, area: Rect, battle: &Battle<'_>) {
    if battle.position().stage() == Stage::Draft {
        return;
    }
    let foretold = forecast(battle.game);
    let sides = [Side::Two, Side::One];
    draw_lines(buffer, area, sides.into_iter().flat_map(|side| side_lines(battle, side)));
    let ends = sides.into_iter().flat_map(|side| side_ends(battle, side, &foretold));
    draw_lines(buffer, area, ends.map(Line::right_aligned));
}

fn side_lines<'a>(battle: &Battle<'_>, side: Side) -> Vec<Line<'a>> {
    let mut lines = vec![heading(battle, side)];
    lines.extend(of_side(battle, side).map(|id| unit_line(battle, id)));
    lines
}

/// The units of a side that have a line: the clone has one while it stands.
fn of_side(battle: &Battle<'_>, side: Side) -> impl Iterator<Item = UnitId> {
    let has_clone = has_clone(battle, side);
    side.units().iter().filter(move |id| id.member() != Member::Clone || has_clone)
}

fn heading<'a>(battle: &Battle<'_>, side: Side) -> Line<'a> {
    let look = battle.look();
    let hero = battle.position().unit(side.hero());
    let mut line = Line::from(look.bold(
        side_ink(side),
        match battle.player(side) {
            "" => format!("{side} "),
            name => format!("{side} {name} "),
        },
    ));
    if let Some(skill) = hero.skill {
        let (ink, ready) = match hero.cooldown {
            0 => (Ink::Lux, "ready".to_owned()),
            rounds => (Ink::Faint, format!("in {rounds}")),
        };
        line.push_span(look.span(ink, format!("{skill}: {ready}")));
    }
    line
}

fn unit_line<'a>(battle: &Battle<'_>, id: UnitId) -> Line<'a> {
    let look = battle.look();
    let glyphs = look.glyphs();
    let position = battle.position();
    let unit = position.unit(id);
    let scene = battle.scene();
    let Some(figure) = scene.figure(id) else {
        return Line::from(
            look.span(Ink::Faint, format!("  {:<9} fell on {}", unit.kind.to_string(), unit.tile)),
        );
    };
    let sign = if position.spent().contains(id) { glyphs.tick } else { glyphs.here };
    let mut spans: Vec<Span<'a>> = vec![
        look.span(if sign == glyphs.tick { Ink::Faint } else { Ink::Gold }, format!("{sign} ")),
        look.span(side_ink(id.side()), format!("{:<9}", unit.kind.to_string())),
        look.bold(Ink::Text, format!("{:>2}{}", figure.hp, glyphs.heart)),
    ];
    if figure.shield > 0 {
        spans.push(look.bold(Ink::Bright, format!("+{}", figure.shield)));
    }
    if unit.charges > 0 {
        spans.push(look.span(Ink::Gold, format!(" x{}", unit.charges)));
    }
    spans.push(look.span(Ink::Text, " "));
    for effect in figure.effects() {
        spans
            .push(look.bold(effect_tone(effect).into(), marked(battle, effect, unit.effects.rounds(effect))));
    }
    if let Some(plan) = unit.plan {
        spans.push(look.span(Ink::Wane, format!(" plans {}", plan_word(plan.deed))));
    }
    Line::from(spans)
}

/// An effect with a dot for each round that is left of it. With a number it would read as a tile.
pub(super) fn marked(battle: &Battle<'_>, effect: Effect, rounds: u8) -> String {
    let dots = std::iter::repeat_n(battle.look().glyphs().dot, rounds.into());
    std::iter::once(letter(effect)).chain(dots).collect()
}

const fn plan_word(deed: Deed) -> &'static str {
    match deed {
        Deed::Move(_) => "a walk",
        Deed::Attack(_) => "a blow",
        Deed::Charge(..) => "a charge",
        Deed::Cast(_) => "a skill",
        Deed::Pass => "to wait",
    }
}

/// What the end of the round will do, at the right edge.
fn side_ends<'a>(battle: &Battle<'_>, side: Side, foretold: &[Forecast]) -> Vec<Line<'a>> {
    let look = battle.look();
    let fate = |id: UnitId| foretold.iter().find(|fate| fate.who.id == id);
    let line = |id: UnitId| match fate(id) {
        Some(fate) if fate.goes && fate.loses == 0 => Line::from(look.bold(Ink::Blood, "end: fades")),
        Some(fate) if fate.goes => Line::from(look.bold(Ink::Blood, format!("end: -{} dies", fate.loses))),
        Some(fate) if fate.loses > 0 => Line::from(look.span(Ink::Wane, format!("end: -{}", fate.loses))),
        _ => Line::default(),
    };
    std::iter::once(Line::default()).chain(of_side(battle, side).map(line)).collect()
}
