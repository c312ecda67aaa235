//! The line below the field: what happened last, or what the table has to say.

use leptos::prelude::*;
use stage::labyrinth::{Hand, List, Way, Weapon, at_hand};

use super::board::Board;
use super::deed::Deed;
use crate::keys::Action;
use crate::live::{live, value};
use crate::table::{Lines, is_touched};

/// The line.
pub(super) fn ticker(board: Board) -> AnyView {
    let told = board.words();
    let last = Memo::new(move |_| {
        let is_showing = board.is_showing();
        if is_showing { None } else { Some(board.log.with(Lines::told)) }
    });
    // What a film has not shown yet is not told; until then the last line stays.
    let shown = Memo::new(move |known: Option<&String>| {
        last.get().unwrap_or_else(|| known.cloned().unwrap_or_default())
    });
    let said = move || {
        let said = board.said.get();
        if said.is_empty() { asked(board) } else { said }
    };
    view! {
        <div class="lt-ticker" role="group" aria-label=told.ticker>
            <p class="lt-news" title=value(move || Some(shown.get()))>{live(move || shown.get())}</p>
            <p class="lt-said" role="status">{live(said)}</p>
        </div>
    }
    .into_any()
}

/// What is asked of somebody who is in the middle of something.
fn asked(board: Board) -> String {
    let told = board.words();
    let key = (!is_touched()).then(|| board.desk.key(Action::Confirm));
    match board.hand.get() {
        Hand::Free => {
            let at_hand = board.with_told(|moment| at_hand(moment.game(), &moment.view));
            let at_hand = at_hand.filter(|_| !board.is_replay() && board.errand.get().is_none());
            at_hand.map(|what| (told.at_hand)(&what, key.as_deref())).unwrap_or_default()
        }
        Hand::List { list: List::Bag, .. } => {
            let keys = key.map(|key| (key, board.desk.key(Action::Drop)));
            keys.map(|(wear, drop)| (told.in_bag)(&wear, &drop)).unwrap_or_default()
        }
        Hand::List { list: List::Shop, .. } => key.map(|key| (told.trading)(&key)).unwrap_or_default(),
        Hand::Asking(Way::Dash) => (told.which_way)(told.dash),
        Hand::Asking(Way::Close) => (told.which_way)(told.close_door),
        Hand::Aiming { weapon: Weapon::Bow, .. } => (told.aim)(told.bow, key.as_deref()),
        Hand::Aiming { weapon: Weapon::Spell(spell), .. } => {
            (told.aim)(Deed::Spell(spell).name(told), key.as_deref())
        }
        Hand::Looking { .. } => (told.looking)(key.as_deref()),
    }
}
