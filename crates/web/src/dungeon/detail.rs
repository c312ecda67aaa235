//! What is to be known about a tile: who stands there, what a bump would do, what will come down.

use grid::Point;
use leptos::prelude::*;
use stage::dungeon::{Examined, Hand};

use super::board::Board;
use super::sights::place;
use super::{Moment, Paged};
use crate::shell::live::{flag, live, value};

/// What is looked at, with exact figures.
pub(crate) fn detail<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let looked_at = move || board.looked_at().filter(|_| board.errand.get().is_none());
    let is_asked = move || looked_at().is_some();
    // On a phone it lies over the half of the field where nobody looks.
    let is_high = move || {
        let here = board.moment.with(Moment::here);
        looked_at().is_some_and(|at| at.y > here.y)
    };
    let shown = Memo::new(move |_| board.with_told(|moment| seen(board, moment, looked_at())));
    let inside = move || {
        shown.get().map(|(place, Examined { title, lines })| {
            let lines = lines.into_iter().map(|line| {
                view! { <li class=format!("tone-{}", line.tone.name())>{line.text}</li> }
            });
            view! {
                <h2 class="dungeon-detail-title">{title}" "<span class="quiet small">{place}</span></h2>
                <ul role="list">{lines.collect_view()}</ul>
            }
        })
    };
    // Where there is nothing to tell, the room is for others.
    let is_empty = move || shown.with(Option::is_none);
    view! {
        <section class="dungeon-detail panel" class:dungeon-empty=flag(is_empty) class:dungeon-idle=flag(move || !is_asked()) class:dungeon-high=flag(is_high) aria-label=told.detail aria-live=value(move || Some(if is_asked() { "polite" } else { "off" }))>{live(inside)}</section>
    }
    .into_any()
}

/// What is to be known about a tile, and where it is. Where nothing is looked at, whoever is nearest
/// matters most.
fn seen<D: Paged>(
    board: Board<D>,
    moment: &Moment<D>,
    looked_at: Option<Point>,
) -> Option<(String, Examined)> {
    let (game, view, here) = (moment.game(), &moment.view, moment.here());
    let nearest = || D::scene(view).others().map(|body| body.at).min_by_key(|at| at.distance(here));
    let at = looked_at.or_else(nearest)?;
    let mut examined = game.examine(view, at);
    if let Hand::Aiming { weapon, at } = board.hand.get() {
        // What would be done comes before what is there.
        examined.lines.splice(0..0, game.forecast(view, weapon, at));
    }
    Some((place(here, at, board.told()), examined))
}
