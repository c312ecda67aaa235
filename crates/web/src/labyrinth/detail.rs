//! What is to be known about a tile: who stands there, what a bump would do, what will come down.

use grid::Point;
use leptos::prelude::*;
use stage::labyrinth::{Examined, examine};

use super::board::Board;
use super::sights::place;
use crate::live::live;

/// What is looked at, with exact figures.
pub(super) fn detail(board: Board) -> AnyView {
    let told = board.words();
    let seen = Memo::new(move |_| {
        let at = board.looked_at().filter(|_| board.errand.get().is_none())?;
        let (examined, place) = board.with_told(|moment| {
            (examine(moment.game(), &moment.view, at), place(moment.view.hero.at, at, told))
        });
        Some(Seen { at, place, examined })
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
        <section class="lt-detail panel" class:lt-idle=move || seen.with(Option::is_none) aria-label=told.detail aria-live="polite">{live(inside)}</section>
    }
    .into_any()
}

/// A tile that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seen {
    at: Point,
    place: String,
    examined: Examined,
}
