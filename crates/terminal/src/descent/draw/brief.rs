//! What matters most about a creature in sight: what it has announced, or what blows come to.

use descent::{Foe, Hp, Mind, Turns};
use ratatui::text::Span;
use stage::descent::Body;
use stage::dungeon::BodyId;

use super::Drawing;
use crate::paint::Ink;

pub(super) fn brief<'a>(drawing: &Drawing<'_>, body: &Body) -> Span<'a> {
    let look = drawing.look();
    let foe = drawing.shown().foes.iter().find(|foe| BodyId::Other(foe.id.0) == body.id);
    let Some(foe) = foe else { return look.span(Ink::Faint, "") };
    match body.glance.announced {
        Some(intent) => {
            let harm = drawing.game.harm_by(foe, Some(intent.blow), drawing.shown().seat).map(range);
            let when = if intent.turns > Turns(1) { format!(" in {}", intent.turns) } else { String::new() };
            let harm = harm.map_or_else(String::new, |harm| format!(" {harm}"));
            look.bold(Ink::Blood, format!("  {}!{harm}{when}", intent.blow))
        }
        None => look.span(Ink::Faint, format!("  {}", blows(drawing, foe, body.hp))),
    }
}

/// What a bump would take, how many it needs, and what a strike of it takes.
fn blows(drawing: &Drawing<'_>, foe: &Foe, hp: i32) -> String {
    let (game, seat) = (drawing.game, drawing.shown().seat);
    let bump = game.bump_of(seat, foe);
    let count = match i32::from(bump.0.0) {
        least if least <= 0 => "never".to_owned(),
        least => format!("{}{}", (hp + least - 1) / least, drawing.look().glyphs().times),
    };
    let you = format!("you {} ({count})", range(bump));
    match foe.mind {
        Mind::Still => format!("{you}, asleep"),
        Mind::Idle => format!("{you}, unaware"),
        Mind::Fleeing => format!("{you}, runs"),
        Mind::Hunting { .. } => {
            let strike = game.harm_by(foe, None, seat).map(range);
            strike.map_or(you.clone(), |strike| format!("{you} it {strike}"))
        }
    }
}

/// Some HP, at least and at most.
fn range((least, most): (Hp, Hp)) -> String {
    if least == most { most.to_string() } else { format!("{least}-{most}") }
}

#[cfg(test)]
mod tests {
    use descent::Kind;

    use crate::dungeon::{SIDE_WIDTH, bar_length};

    #[test]
    fn every_name_leaves_room_for_a_bar() {
        let width = usize::from(SIDE_WIDTH) - 4;
        let few: Vec<Kind> =
            Kind::ALL.into_iter().filter(|kind| bar_length(&kind.to_string(), "304", width) < 3).collect();
        assert_eq!(few, [Kind::Vhal], "a name that is longer than others");
    }
}
