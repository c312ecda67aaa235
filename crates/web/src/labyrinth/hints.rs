//! What newcomers are told on the first floor, one line at a time, until they have done it.

use leptos::prelude::*;
use stage::labyrinth::Topic;

use super::play::Play;
use crate::art::{Art, Icon};
use crate::live::live;
use crate::table::is_touched;

/// The next hint that fits.
pub(super) fn hints(play: Play) -> AnyView {
    let board = play.board;
    let told = board.words();
    let is_closed = RwSignal::new(false);
    let topic = Memo::new(move |known: Option<&Option<_>>| {
        if is_closed.get() || play.is_watched() {
            return None;
        }
        // While something moves, nobody reads.
        if board.is_showing() || board.errand.get().is_some() {
            return known.copied().flatten();
        }
        board.moment.with(|moment| {
            play.run.with_value(|run| run.chronicle.tutorial.hint(&moment.view, &moment.content))
        })
    });
    live(move || {
        topic.get().map(|topic| {
            let words = if topic == Topic::Move && is_touched() { told.touch_move } else { topic.words() };
            view! {
                <div class="lt-hint">
                    <Icon sprite=Art::Bulb/>
                    <p>{words}</p>
                    <button class="button button-quiet" on:click=move |_| is_closed.set(true)>{told.no_hints}</button>
                </div>
            }
        })
    })
}
