//! What is written on a tile.

use ratatui::text::{Line, Span};
use stage::tactics::{Fate, Figure, Mode, Preview, effect_tone, letter};
use tactics::{Command, Deed, Object, Side, Tile, Tiles, UnitId};

use super::{Battle, side_ink, units};
use crate::paint::Ink;

/// The lines of a tile.
pub(super) fn lines<'a>(battle: &Battle<'_>, tile: Tile, width: u16, height: u16) -> Vec<Line<'a>> {
    let scene = battle.scene();
    let here = scene.figures().find(|(id, _)| battle.tile_of(*id) == Some(tile));
    let lines = if let Some((id, figure)) = here {
        unit_lines(battle, id, figure, width, height)
    } else {
        let mut lines = object_lines(battle, scene.object(tile));
        if lines.is_empty() {
            lines = beacon_lines(battle, tile);
        }
        lines.extend(mark_line(battle, tile, lines.len()));
        lines
    };
    let above = usize::from(height >= 5);
    std::iter::repeat_n(Line::default(), above).chain(lines.into_iter().map(Line::centered)).collect()
}

fn unit_lines<'a>(
    battle: &Battle<'_>,
    id: UnitId,
    figure: &Figure,
    width: u16,
    height: u16,
) -> Vec<Line<'a>> {
    let look = battle.look();
    let glyphs = look.glyphs();
    let ink = side_ink(id.side());
    let position = battle.position();
    let spent = position.spent().contains(id) && battle.frame.is_none();
    let chosen = battle
        .hand
        .is_some_and(|(hand, choices)| hand.chosen.map(|member| choices.side().unit(member)) == Some(id));
    let name = figure.kind.to_string();
    let mut first = vec![if chosen {
        Span::styled(name.clone(), look.chosen(ink))
    } else if spent {
        look.span(ink, name.clone())
    } else {
        look.bold(ink, name.clone())
    }];
    if is_target(battle, figure.tile) && usize::from(width) > name.len() {
        first.push(look.bold(Ink::Blood, format!("{}", glyphs.cross)));
    }
    // Whoever is guarded stands between two brackets, as behind shields.
    let is_guarded = position.guardian(id).is_some();
    let mut second = vec![look.span(ink, format!("{}{}", id.side(), if is_guarded { "[" } else { " " }))];
    second.push(look.bold(hp_ink(figure.hp), format!("{}{}", figure.hp, glyphs.heart)));
    if figure.shield > 0 {
        second.push(look.bold(Ink::Bright, format!("+{}", figure.shield)));
    }
    if is_guarded {
        second.push(look.span(ink, "]"));
    }
    if spent {
        second.push(look.span(Ink::Faint, format!(" {}", glyphs.tick)));
    } else if figure.hidden {
        second.push(look.span(Ink::Faint, " hid"));
    }
    let mut lines = vec![Line::from(first), Line::from(second)];
    let effects: Vec<Span<'a>> = figure
        .effects()
        .map(|effect| {
            let rounds = position.unit(id).effects.rounds(effect);
            look.bold(effect_tone(effect).into(), units::marked(battle, effect, rounds))
        })
        .collect();
    match foretold(battle, id) {
        Some(fate) if height >= 4 => lines.extend([Line::from(effects), fate]),
        Some(fate) => lines.push(fate),
        None => lines.push(Line::from(effects)),
    }
    lines
}

const fn hp_ink(hp: u8) -> Ink {
    match hp {
        0 | 1 => Ink::Blood,
        2 => Ink::Wane,
        _ => Ink::Life,
    }
}

/// What the command under the cursor would do to a unit, or what a film shows it suffer.
fn foretold<'a>(battle: &Battle<'_>, id: UnitId) -> Option<Line<'a>> {
    let look = battle.look();
    let preview = battle.preview?;
    let guarded = preview.aimed.iter().any(|aimed| aimed.target.id == id && aimed.guardian.is_some());
    if guarded {
        return Some(Line::from(look.bold(Ink::Bright, "guarded")));
    }
    let fate: &Fate = preview.fates.iter().find(|fate| fate.who.id == id)?;
    let [before, after] = fate.hp;
    let (ink, words) = if fate.dies {
        (Ink::Blood, format!("-{} dies", before - after))
    } else if after < before {
        (Ink::Wane, format!("-{}", before - after))
    } else if after > before {
        (Ink::Life, format!("+{}", after - before))
    } else if fate.shielded > 0 {
        (Ink::Bright, "shield".to_owned())
    } else if fate.is_spared {
        (Ink::Bright, "no harm".to_owned())
    } else {
        return None;
    };
    Some(Line::from(look.bold(ink, words)))
}

fn object_lines<'a>(battle: &Battle<'_>, object: Option<Object>) -> Vec<Line<'a>> {
    let look = battle.look();
    match object {
        None => Vec::new(),
        Some(Object::Obstacle { hp }) => {
            let wall = look.glyphs().full;
            vec![
                Line::from(look.span(Ink::Back, "obstacle")),
                Line::from(look.span(Ink::Back, format!("{wall}{wall} {hp} HP"))),
            ]
        }
        Some(Object::Buff { effect, rounds }) => {
            let ink = effect_tone(effect).into();
            let rounds = if rounds == 1 { "1 round".to_owned() } else { format!("{rounds} rds") };
            vec![
                Line::from(look.bold(ink, effect.to_string())),
                Line::from(look.span(ink, format!("{} {rounds}", letter(effect)))),
            ]
        }
    }
}

fn beacon_lines<'a>(battle: &Battle<'_>, tile: Tile) -> Vec<Line<'a>> {
    let look = battle.look();
    let owner =
        |side: &Side| battle.scene().figure(side.hero()).is_some_and(|figure| figure.beacon == Some(tile));
    let beacons = Side::ALL.into_iter().filter(owner);
    beacons.map(|side| Line::from(look.span(side_ink(side), format!("{side} mark")))).collect()
}

/// What the chosen unit could do on an empty tile: where it would end, where it can go, what
/// it sees.
fn mark_line<'a>(battle: &Battle<'_>, tile: Tile, above: usize) -> Vec<Line<'a>> {
    let look = battle.look();
    let glyphs = look.glyphs();
    let Some((ink, words)) = mark(battle, tile) else { return Vec::new() };
    let words = match words {
        Mark::Ends => format!("{} here", glyphs.pointer),
        Mark::Reach => format!("{}", glyphs.ahead),
        Mark::Aim => format!("{}", glyphs.cross),
        Mark::Sight => format!("{}", glyphs.dot),
    };
    let line = Line::from(look.bold(ink, words));
    let gap = usize::from(above == 0);
    std::iter::repeat_n(Line::default(), gap).chain([line]).collect()
}

enum Mark {
    Ends,
    Reach,
    Aim,
    Sight,
}

fn mark(battle: &Battle<'_>, tile: Tile) -> Option<(Ink, Mark)> {
    let (hand, choices) = battle.hand?;
    if battle.preview.and_then(end_of) == Some(tile) {
        return Some((Ink::Gold, Mark::Ends));
    }
    let Some(member) = hand.chosen else { return hovered(battle, tile) };
    if choices.tiles(member, hand.mode).contains(tile) {
        return Some(match hand.mode {
            Mode::Act if choices.targets(member).contains(tile) => (Ink::Blood, Mark::Aim),
            Mode::Act => (Ink::Life, Mark::Reach),
            Mode::Skill | Mode::Wait => (Ink::Lux, Mark::Aim),
        });
    }
    let id = choices.side().unit(member);
    (hand.mode == Mode::Act && sight(battle, id).contains(tile)).then_some((Ink::Faint, Mark::Sight))
}

/// What the unit under the cursor could reach and see, whoever's it is.
fn hovered(battle: &Battle<'_>, tile: Tile) -> Option<(Ink, Mark)> {
    let id = battle.position().unit_at(battle.cursor()?)?;
    if battle.position().reach(id).contains(tile) {
        return Some((Ink::Faint, Mark::Reach));
    }
    sight(battle, id).contains(tile).then_some((Ink::Faint, Mark::Sight))
}

/// The tiles that a unit sees along rows and columns, within its range.
fn sight(battle: &Battle<'_>, id: UnitId) -> Tiles {
    let unit = battle.position().unit(id);
    Tiles::lines(unit.tile, unit.stats.range, battle.position().objects().obstacles())
}

/// Whether the chosen unit, or the one under the cursor, can strike at a tile.
fn is_target(battle: &Battle<'_>, tile: Tile) -> bool {
    let Some((hand, choices)) = battle.hand else { return false };
    match hand.chosen {
        Some(member) if hand.mode == Mode::Act => choices.targets(member).contains(tile),
        Some(member) => hand.mode == Mode::Skill && choices.tiles(member, hand.mode).contains(tile),
        None => {
            let under = battle.position().unit_at(hand.cursor);
            under.is_some_and(|id| battle.position().attackable(id).contains(tile))
        }
    }
}

/// Where the unit of a command would end up.
fn end_of(preview: &Preview) -> Option<Tile> {
    match preview.command {
        Command::Unit(_, Deed::Move(to) | Deed::Charge(to, _)) => Some(to),
        _ => None,
    }
}
