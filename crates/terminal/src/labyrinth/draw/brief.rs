//! What matters most about a foe in sight: what it has announced, or what a bump would bring.

use labyrinth::{Foe, Hp, View, odds};
use ratatui::text::Span;
use stage::dungeon::BodyId;
use stage::labyrinth::{Body, blows, damage};

use super::Drawing;
use crate::paint::Ink;

pub(super) fn brief<'a>(drawing: &Drawing<'_>, body: &Body) -> Span<'a> {
    let look = drawing.look();
    match body.glance.announced {
        Some(intent) => look.bold(Ink::Blood, format!("  {intent}!{}", deed_words(drawing, body))),
        None => look.span(Ink::Faint, format!("  {}", bump_words(drawing, body))),
    }
}

fn foe_of<'a>(view: &'a View, body: &Body) -> Option<&'a Foe> {
    view.foes.iter().find(|foe| BodyId::Other(foe.id.0) == body.id)
}

/// What an announced deed takes from a hero who stays in its way.
fn deed_words(drawing: &Drawing<'_>, body: &Body) -> String {
    let view = drawing.shown();
    let foe = foe_of(view, body);
    let hit = foe.and_then(|foe| odds::deed(&view.clash(drawing.game.content()), foe));
    hit.map_or_else(String::new, |hit| format!(" {}", damage(&hit)))
}

/// What a bump would take, how many it needs, and what comes back.
fn bump_words(drawing: &Drawing<'_>, body: &Body) -> String {
    let (view, content) = (drawing.shown(), drawing.game.content());
    let Some(foe) = foe_of(view, body) else { return String::new() };
    let clash = view.clash(content);
    let mut shown = *foe;
    shown.hp = Hp(body.hp);
    let forecast = odds::bump(&clash, &shown);
    let count = blows(&forecast).unwrap_or_else(|| "many".to_owned());
    let hits = format!("you {} ({count}x)", damage(&forecast.hit));
    if !foe.is_awake() {
        format!("{hits}, unaware")
    } else if body.glance.guards {
        format!("{hits}, guards")
    } else {
        format!("{hits} it {}", damage(&forecast.answer))
    }
}

#[cfg(test)]
mod tests {
    use labyrinth::Kind;

    use crate::dungeon::{SIDE_WIDTH, bar_length};

    #[test]
    fn every_name_leaves_room_for_a_bar() {
        let width = usize::from(SIDE_WIDTH) - 4;
        assert!(Kind::ALL.into_iter().all(|kind| bar_length(&kind.to_string(), "999", width) >= 3));
    }
}
