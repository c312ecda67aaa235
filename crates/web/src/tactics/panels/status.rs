//! Above the board: the round, whose turn it is, how much time is left, and what is asked.

use leptos::prelude::*;
use stage::Millis;
use stage::tactics::{Caption, Seating, caption, goal_words, prompt as question, wear_words};
use tactics::{Side, Stage};

use crate::art::{Art, Icon};
use crate::shell::live::{flag, live};
use crate::tactics::seat::board::Board;
use crate::tactics::seat::moment::{Moment, Who};

/// The time below which it is shown in tenths, as a warning.
const SOON: Millis = 3_000;

/// The lines above the board.
pub(in crate::tactics) fn status(board: Board) -> AnyView {
    let told = board.words();
    let counted = move || {
        let is_taken_back = board.moment.with(|moment| moment.taken_back > 0);
        is_taken_back.then(|| view! { <span class="badge badge-quiet">{told.not_counted}</span> })
    };
    view! {
        <div class="tactics-status">
            <p class="tactics-round">{live(move || (told.round)(board.scene().round))}</p>
            <p class="tactics-turn">{live(move || {
                let (side, words) = board.moment.with(|moment| turn(board, moment));
                view! { <strong class=side.map_or("", side_class)>{words}</strong> }
            })}</p>
            <p class="tactics-note">{live(move || note(board))}</p>
            {live(counted)}
            {time(board)}
        </div>
    }
    .into_any()
}

/// What is asked of the player, or what the table has to say, always in the same line.
pub(in crate::tactics) fn prompt(board: Board) -> AnyView {
    view! {
        <div class="tactics-ask" class:tactics-guided=flag(move || board.guide.is_on())>
            <h2 class="tactics-prompt">{live(move || asked(board))}</h2>
            {guide(board)}
            <p class="tactics-said" role="status">{live(move || board.said.get())}</p>
        </div>
    }
    .into_any()
}

/// What newcomers are told, in the place of the question; what it is about is marked.
fn guide(board: Board) -> AnyView {
    let told = board.words();
    let hint = Memo::new(move |_| board.told_now());
    live(move || {
        hint.get().map(|hint| {
            view! {
                <div class="tactics-guide" role="note" aria-label=told.guide>
                    <Icon sprite=Art::Bulb/>
                    <p class="grow">{hint.words}</p>
                    <button class="button button-quiet tactics-guide-close" on:click=move |_| board.guide.close(board.desk)>{told.no_guide}</button>
                </div>
            }
        })
    })
}

/// The class of a side, for its colours. Its name always stands beside them.
pub(in crate::tactics) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::One => "tactics-one",
        Side::Two => "tactics-two",
    }
}

pub(in crate::tactics) fn time(board: Board) -> AnyView {
    let told = board.words();
    let shown = Memo::new(move |_| {
        board.left.get().map(|left| {
            if left < SOON { (left / 100 * 100, true) } else { (left.div_ceil(1_000) * 1_000, false) }
        })
    });
    let words = move || {
        shown.get().map(|(left, is_soon)| {
            let words = match left {
                0 => told.time_up.to_owned(),
                left if is_soon => (told.tenths_left)(left / 1_000, left % 1_000 / 100),
                left => (told.seconds_left)(left / 1_000),
            };
            view! { <p class="tactics-time number" class:tactics-soon=is_soon role="timer">{words}</p> }
        })
    };
    live(words)
}

/// Whose turn it is, in a few words.
fn turn(board: Board, moment: &Moment) -> (Option<Side>, String) {
    let told = board.words();
    let acting = if board.is_showing() { board.actor.get() } else { None };
    let (side, does) = match (acting, moment.position().stage()) {
        (Some(side), _) => (side, told.acts),
        (None, Stage::Draft) => return (None, told.both_draft.to_owned()),
        (None, Stage::Over(outcome)) => return (None, outcome.to_string()),
        (None, Stage::Action) => (moment.position().mover(), told.acts),
        (None, Stage::Choice(side)) => (side, told.chooses),
    };
    let words = match moment.player(side) {
        Who::You if !board.is_replay() => (told.your_turn)(&side.to_string()),
        Who::You | Who::Somebody => does(&side.to_string()),
        Who::Bot(level) => does(&(told.bot_of)(&side.to_string(), level)),
    };
    (Some(side), words)
}

/// Who finishes the round alone, what its end takes, or else what one is out for.
fn note(board: Board) -> String {
    let told = board.words();
    let is_showing = board.is_showing();
    board.with_told(|moment| {
        let position = moment.position();
        if !matches!(position.stage(), Stage::Action | Stage::Choice(_)) {
            return String::new();
        }
        if position.is_finishing() && position.stage() == Stage::Action && !is_showing {
            let (mover, other) = (position.mover(), position.mover().opponent());
            return match moment.player(mover) {
                Who::You => (told.you_finish)(&other.to_string()),
                _ => (told.they_finish)(&mover.to_string(), &other.to_string()),
            };
        }
        let own = moment.seating.as_ref().and_then(Seating::own);
        wear_words(&moment.game).or_else(|| own.map(|side| goal_words(position, side))).unwrap_or_default()
    })
}

fn asked(board: Board) -> String {
    let told = board.words();
    if let Some(still) = board.still() {
        let Caption { title, lines } =
            board.moment.with(|moment| caption(moment.game.content(), &still.moment));
        // What needs more than a line stands beside the board.
        return match &lines[..] {
            [line] if !line.text.is_empty() => format!("{title}: {}", line.text),
            _ => title,
        };
    }
    let hand = board.hand.get();
    board.moment.with(|moment| match (&moment.choices, hand) {
        (Some(choices), Some(hand)) => question(moment.position(), choices, &hand),
        _ if matches!(moment.position().stage(), Stage::Over(_)) => String::new(),
        _ if board.is_replay() => String::new(),
        _ if board.is_paused.get() => told.paused.to_owned(),
        _ if moment.seating.is_some_and(|seating| seating.is_bots_only()) => told.thinking.to_owned(),
        _ => told.opponent_acts.to_owned(),
    })
}
