//! What is to be known about a tile: who stands there, what a bump would do, what will come down.

use leptos::prelude::*;
use stage::labyrinth::{Examined, Hand, aimed_lines, examine};

use super::board::Board;
use super::sights::place;
use crate::live::live;

/// What is looked at, with exact figures.
pub(super) fn detail(board: Board) -> AnyView {
    let told = board.words();
    let seen = Memo::new(move |_| {
        let looked_at = board.looked_at().filter(|_| board.errand.get().is_none());
        board.with_told(|moment| {
            let (view, hero) = (&moment.view, moment.view.hero.at);
            // Where nothing is looked at, whoever is nearest matters most.
            let nearest = || view.foes.iter().map(|foe| foe.at).min_by_key(|at| at.distance(hero));
            let at = looked_at.or_else(nearest)?;
            let mut examined = examine(moment.game(), view, at);
            if let Hand::Aiming { weapon, at } = board.hand.get() {
                // What would be done comes before what is there.
                examined.lines.splice(0..0, aimed_lines(moment.game(), view, weapon, at));
            }
            Some(Seen { is_asked: looked_at.is_some(), place: place(hero, at, told), examined })
        })
    });
    let inside = move || match seen.get() {
        Some(Seen { place, examined: Examined { title, lines }, .. }) => {
            let lines = lines.into_iter().map(|line| {
                view! { <li class=format!("tone-{}", line.tone.name())>{line.text}</li> }
            });
            view! {
                <h2 class="lt-detail-title">{title}" "<span class="quiet small">{place}</span></h2>
                <ul role="list">{lines.collect_view()}</ul>
            }
            .into_any()
        }
        None => view! { <p class="quiet">{told.nothing_looked_at}</p> }.into_any(),
    };
    view! {
        <section class="lt-detail panel" class:lt-idle=move || seen.with(|seen| seen.as_ref().is_none_or(|seen| !seen.is_asked)) aria-label=told.detail aria-live="polite">{live(inside)}</section>
    }
    .into_any()
}

/// A tile that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    /// Whether the player looks at it.
    is_asked: bool,
    place: String,
    examined: Examined,
}
