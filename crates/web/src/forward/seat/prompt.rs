//! What is asked of the player, or what the table has to say, always in the same line.

use forward::{Event, Outcome, Phase};
use leptos::prelude::*;
use stage::forward::Beat;

use crate::forward::seat::board::Board;
use crate::shell::live::live;

/// The line at the top of the stage.
pub(in crate::forward) fn prompt(board: Board) -> impl IntoView {
    view! {
        <div class="forward-ask">
            <h2 class="forward-prompt">{live(move || asked(board))}</h2>
            <p class="forward-said" role="status">{board.said}</p>
        </div>
    }
}

fn asked(board: Board) -> String {
    let told = board.words();
    if let Some(still) = board.still() {
        return match still.beat {
            Beat::Blows { yours, foes, .. } => (told.exchange)(yours.dealt.0, foes.dealt.0),
            Beat::PitRoll { .. } => told.climb.to_owned(),
            Beat::Exchange { exchanged, .. } => (told.exchanged)(&exchanged),
            Beat::Left { .. } => told.left_behind.to_owned(),
            _ => String::new(),
        };
    }
    let view = board.view();
    match view.phase {
        Phase::Path if view.laid().is_empty() => (told.lies_behind)(view.location.name()),
        Phase::Over(Outcome::Won) => Event::Won.to_string(),
        Phase::Over(Outcome::Died { cause, location }) => Event::Died { cause, location }.to_string(),
        _ => stage::forward::prompt(&view, board.hand.get()),
    }
}
