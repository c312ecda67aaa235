//! What newcomers are told on the first floor, one line at a time, until they have done it.

use leptos::prelude::*;
use stage::labyrinth::Topic;

use super::play::Play;
use crate::art::{Art, Icon};
use crate::live::live;
use crate::table::is_touched;

/// The bit among the tips that are understood which says that no hint of the tower is wanted.
const CLOSED: u8 = 1 << 7;

/// The next hint that fits.
pub(super) fn hints(play: Play) -> AnyView {
    let board = play.board;
    let told = board.words();
    let is_closed = move || board.desk.settings.with(|settings| settings.tips & CLOSED != 0);
    let topic = Memo::new(move |known: Option<&Option<_>>| {
        if is_closed() || play.is_watched() {
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
                    <button class="button button-quiet" on:click=move |_| board.desk.set(|settings| settings.tips |= CLOSED)>{told.no_hints}</button>
                </div>
            }
        })
    })
}
