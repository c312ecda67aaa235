//! A climb out of a pit.

use forward::{Card, Climb, Phase};
use leptos::prelude::*;
use stage::forward::{Beat, Rolling, Spot};

use crate::art::{Art, Icon, Picture};
use crate::forward::panels::answers::answers;
use crate::forward::panels::dice;
use crate::forward::panels::effects::sparks;
use crate::forward::seat::board::Board;
use crate::shell::live::live;

/// A climb that is to be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Seen {
    climb: Climb,
    /// What the die shows; nothing while it is in the air.
    number: Option<u8>,
}

/// A climb.
pub(in crate::forward) fn pit(board: Board) -> impl IntoView {
    let told = board.words();
    let seen = Memo::new(move |known: Option<&Option<Seen>>| {
        let now = match (board.still().map(|still| (still.beat, still.dice)), board.view().phase) {
            (Some((Beat::PitRoll { climb, number, .. }, dice)), _) => {
                Some(Seen { climb, number: (dice == Rolling::No).then_some(number) })
            }
            (None, Phase::Pit { climb, number }) => Some(Seen { climb, number: Some(number) }),
            _ => None,
        };
        now.or_else(|| known.copied().flatten())
    });
    let number = Signal::derive(move || seen.get().and_then(|seen| seen.number));
    let content = board.moment.with_untracked(|moment| *moment.game.content());
    let climb = move || seen.get().map(|seen| seen.climb).unwrap_or_default();
    let about = move || {
        let tier = board.view().location.tier();
        Card::Pit.about(&content, tier)
    };
    let verdict =
        move || number.get().map(|number| if content.holds(number) { told.holds } else { told.slips });
    view! {
        <div class="forward-figure forward-pit-figure"><Picture sprite=Art::Pit/></div>
        <div class="forward-front forward-plate">
        <div class="forward-pit">
            <div class="forward-pit-die">
                <p class="sr-only">{told.die}" "{live(move || number.get())}</p>
                <div class="forward-die forward-die-pit">{dice::die(number, board.effects.flicker, 1)}{sparks(board.effects, Spot::PitDie)}</div>
                <p class="forward-blow">{verdict}</p>
            </div>
            {tallies(board, Signal::derive(climb))}
        </div>
        <div class="forward-pit-asks">
            <p class="forward-about quiet small">{about}</p>
            {answers(board)}
        </div>
        </div>
    }
}

/// What held and what slipped so far.
pub(in crate::forward) fn tallies(board: Board, climb: Signal<Climb>) -> AnyView {
    let told = board.words();
    let content = board.moment.with_untracked(|moment| *moment.game.content());
    view! {
        <dl class="forward-tally">
            <dt>{told.held}</dt>
            <dd>{tally(told.of, move || climb.get().successes, content.pit_successes, Art::Check, "good")}</dd>
            <dt>{told.slipped}</dt>
            <dd>{tally(told.of, move || climb.get().failures, content.pit_failures, Art::Close, "bad")}</dd>
        </dl>
    }
    .into_any()
}

fn tally(
    of: &'static str,
    count: impl Fn() -> u8 + Copy + Send + Sync + 'static,
    whole: u8,
    art: Art,
    class: &'static str,
) -> impl IntoView {
    let marks = (0..whole)
        .map(|place| {
            let filled = move || place < count();
            view! {
                <span class=format!("forward-tick {class}") class:forward-tick-none=move || !filled()>
                    {live(move || filled().then(|| view! { <Icon sprite=art/> }))}
                </span>
            }
        })
        .collect_view();
    view! { <span class="sr-only">{live(count)}" "{of}" "{whole}</span><span class="forward-ticks" aria-hidden="true">{marks}</span> }
}
