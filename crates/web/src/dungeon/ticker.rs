//! The line below the field: what happened last, or what the table has to say.

use leptos::prelude::*;
use stage::dungeon::Hand;

use super::Paged;
use super::board::Board;
use crate::keys::Action;
use crate::shell::live::{live, value};
use crate::table::{Lines, is_touched};

/// The line.
pub(crate) fn ticker<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let last = Memo::new(move |_| {
        let is_showing = board.is_showing();
        if is_showing { None } else { Some(board.log.with(Lines::told)) }
    });
    // What a film has not shown yet is not told; until then the last line stays.
    let shown = Memo::new(move |known: Option<&String>| {
        last.get().unwrap_or_else(|| known.cloned().unwrap_or_default())
    });
    let said = move || match board.said.get() {
        said if said.is_empty() => asked(board),
        // Whoever was told where they have come to is told as well what they can do there.
        said => match offered(board) {
            Some(offered) => format!("{said} {offered}"),
            None => said,
        },
    };
    view! {
        <div class="dungeon-ticker" role="group" aria-label=told.ticker>
            <p class="dungeon-news" title=value(move || Some(shown.get()))>{live(move || shown.get())}</p>
            <p class="dungeon-said" role="status">{live(said)}</p>
        </div>
    }
    .into_any()
}

/// What somebody can do where they stand.
fn offered<D: Paged>(board: Board<D>) -> Option<String> {
    let is_free = board.hand.get() == Hand::Free && !board.is_replay() && board.errand.get().is_none();
    let what = board.with_told(|moment| moment.game().offer(&moment.view)).filter(|_| is_free)?;
    let key = (!is_touched()).then(|| board.desk.key(Action::CONFIRM));
    Some((board.told().at_hand)(&what, key.as_deref()))
}

/// What is asked of somebody who is in the middle of something.
fn asked<D: Paged>(board: Board<D>) -> String {
    let told = board.told();
    let key = (!is_touched()).then(|| board.desk.key(Action::CONFIRM));
    match board.hand.get() {
        Hand::Free => offered(board).unwrap_or_default(),
        Hand::Looking { .. } => (told.looking)(key.as_deref()),
        hand @ (Hand::Aiming { .. } | Hand::Asking(_) | Hand::List { .. }) => {
            D::asked(board.desk, hand, key.as_deref())
        }
    }
}
