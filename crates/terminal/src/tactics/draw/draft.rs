//! The draft of one player.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::tactics::{DraftHand, DraftRow};
use tactics::{Class, Command, Draft, Minion, Side, Skill};

use super::{Battle, side_ink};
use crate::paint::{Ink, centred, draw_lines, inset, panel, wrap};

const WIDTH: u16 = 78;
const HEIGHT: u16 = 22;
/// How many pairs of minions stand on a line.
const PAIRS: usize = 3;
/// The signs before a pick, and the gap behind it.
const INDENT: usize = 3;

pub(crate) fn draft(
    buffer: &mut Buffer,
    area: Rect,
    battle: &Battle<'_>,
    side: Side,
    draft: Draft,
    hand: DraftHand,
) {
    let look = battle.look();
    let place = centred(area, WIDTH, HEIGHT);
    let inside = inset(panel(buffer, place, look, &format!("{side} drafts")), 1, 0);
    let width = usize::from(inside.width);
    let mut lines = vec![heading(battle, hand, DraftRow::Class, "Class")];
    lines.push(choices(battle, hand, draft, DraftRow::Class));
    lines.push(Line::default());
    lines.push(heading(battle, hand, DraftRow::Skill, "Skill"));
    lines.extend(skills(battle, hand, draft, width));
    lines.push(heading(battle, hand, DraftRow::Minions, "Minions, the first on column a"));
    lines.extend(pairs(battle, hand, draft));
    lines.extend(minions(battle, width));
    lines.push(choices(battle, hand, draft, DraftRow::Ready));
    draw_lines(buffer, inside, lines);
    if let Some(left) = battle.left {
        let words = format!(" {} s left ", left.div_ceil(1_000));
        let edge = Rect { height: 1, ..inset(place, 2, 0) };
        draw_lines(buffer, edge, [Line::from(look.bold(side_ink(side), words)).right_aligned()]);
    }
}

fn heading<'a>(battle: &Battle<'_>, hand: DraftHand, row: DraftRow, words: &'a str) -> Line<'a> {
    let look = battle.look();
    let ink = if hand.row == row { Ink::Gold } else { Ink::Faint };
    Line::from(look.bold(ink, words))
}

/// The pairs of minions, three to a line.
fn pairs<'a>(battle: &Battle<'_>, hand: DraftHand, draft: Draft) -> Vec<Line<'a>> {
    let row = DraftRow::Minions;
    let picked = row.picked(draft);
    let picks: Vec<Command> = row.picks(draft);
    let line = |(first, commands): (usize, &[Command])| {
        let spans = commands.iter().enumerate().map(|(place, command)| {
            let place = first + place;
            let words = format!("{:<18}", name(*command));
            pick(battle, hand, row, place, picked == Some(place), &words)
        });
        spans.collect()
    };
    (0..).step_by(PAIRS).zip(picks.chunks(PAIRS)).map(line).collect()
}

/// The picks of a row beside each other.
fn choices<'a>(battle: &Battle<'_>, hand: DraftHand, draft: Draft, row: DraftRow) -> Line<'a> {
    let picked = row.picked(draft);
    let spans = row.picks(draft).into_iter().enumerate().flat_map(|(place, command)| {
        [pick(battle, hand, row, place, picked == Some(place), &name(command)), Span::raw(" ")]
    });
    spans.collect()
}

fn pick<'a>(
    battle: &Battle<'_>,
    hand: DraftHand,
    row: DraftRow,
    place: usize,
    is_picked: bool,
    name: &str,
) -> Span<'a> {
    let look = battle.look();
    let sign = if is_picked { look.glyphs().tick } else { ' ' };
    let focused = hand.row == row && hand.focus == place;
    let pointer = if focused { look.glyphs().pointer } else { ' ' };
    let words = format!("{pointer}{sign}{name} ");
    match (focused, is_picked) {
        (true, _) => Span::styled(words, look.chosen(Ink::Gold)),
        (false, true) => look.bold(Ink::Bright, words),
        (false, false) => look.span(Ink::Text, words),
    }
}

fn name(command: Command) -> String {
    match command {
        Command::Class(class) => class.to_string(),
        Command::Skill(skill) => skill.to_string(),
        Command::Minions(first, second) => format!("{first} + {second}"),
        _ => "Ready: nothing can be changed after this".to_owned(),
    }
}

/// The skills of the class that is picked, or of the one under the cursor.
fn skills<'a>(battle: &Battle<'_>, hand: DraftHand, draft: Draft, width: usize) -> Vec<Line<'a>> {
    let look = battle.look();
    let looked_at = match hand.command(draft) {
        Some(Command::Class(class)) => Some(class),
        _ => draft.class,
    };
    let class: Class = looked_at.unwrap_or(Class::Warrior);
    let own = draft.class == Some(class);
    let picked = DraftRow::Skill.picked(draft).filter(|_| own);
    let mut lines = Vec::new();
    for (place, skill) in class.skills().into_iter().enumerate() {
        let skill: Skill = skill;
        let shown = if own { hand } else { DraftHand { row: DraftRow::Class, ..hand } };
        let name = skill.to_string();
        let label = pick(battle, shown, DraftRow::Skill, place, picked == Some(place), &name);
        let ink = if picked == Some(place) { Ink::Text } else { Ink::Faint };
        let about = wrap(&format!("{name} {}", skill.about(battle.game.content())), width - INDENT);
        let mut about = about.into_iter();
        let first = about.next().unwrap_or_default().split_off(name.len());
        lines.push(Line::from(vec![label, look.span(ink, first.trim_start().to_owned())]));
        lines.extend(about.map(|line| Line::from(look.span(ink, format!("  {line}")))));
    }
    lines
}

fn minions<'a>(battle: &Battle<'_>, width: usize) -> Vec<Line<'a>> {
    let look = battle.look();
    let about = |minion: Minion| wrap(&format!("  {minion}: {}", minion.about(battle.game.content())), width);
    let line = |words: String| Line::from(look.span(Ink::Faint, words));
    Minion::ALL.into_iter().flat_map(about).map(line).collect()
}
