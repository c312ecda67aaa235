//! The prism and its uses, always in reach.

use forward::{Phase, Refusal, Snare};
use leptos::prelude::*;
use stage::forward::{Mode, Press, Spot, Use, Worth, kept_instead};

use crate::art::{Art, Picture};
use crate::forward::panels::effects::sparks;
use crate::forward::seat::board::{Board, Tap};
use crate::keys::Action;
use crate::shell::live::{flag, live};

/// The prism, and what can be done with it.
pub(in crate::forward) fn light(board: Board) -> impl IntoView {
    let told = board.words();
    let hero = Memo::new(move |_| board.shown().hero);
    let whole = board.moment.with_untracked(|moment| moment.game.content().max_lux);
    let prisms = (0..whole)
        .map(|place| {
            let art = Signal::derive(move || match hero.get() {
                hero if place >= hero.lux.0 => Art::PrismEmpty,
                hero if hero.snare == Snare::Closed => Art::PrismSnared,
                _ => Art::PrismFull,
            });
            view! { <Picture sprite=art class="forward-prism"/> }
        })
        .collect_view();
    view! {
        <section class="forward-light" aria-label=told.lux>
            <div class="forward-prisms">
                <span aria-hidden="true" class="forward-prisms-row">{prisms}</span>
                <p class="magic"><strong class="number">{live(move || hero.get().lux.0)}</strong><span class="number">" / "{whole}" "{told.lux}</span></p>
                <p class="forward-snared bad small" class:forward-hushed=move || hero.get().snare == Snare::Open>
                    <span class="forward-snared-long">{Refusal::Snared.to_string()}</span>
                    <span class="forward-snared-short" aria-hidden="true">{told.snared}</span>
                </p>
                {sparks(board.effects, Spot::Prism)}
            </div>
            {live(move || if board.is_replay() { ().into_any() } else { choices(board).into_any() })}
        </section>
    }
}

/// What the player is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Nothing,
    Peeking,
    /// Which die rolls again.
    Which,
    Returning,
}

fn choices(board: Board) -> impl IntoView {
    let asked = Memo::new(move |_| match (board.view().phase, board.hand.get().map(|hand| hand.mode)) {
        _ if board.still().is_some() => Asked::Nothing,
        (_, Some(Mode::Peeking)) => Asked::Peeking,
        (_, Some(Mode::Rerolling)) => Asked::Which,
        (Phase::Peek, _) => Asked::Returning,
        _ => Asked::Nothing,
    });
    let told = board.words();
    let marked = move || board.hand.get().map_or(0, |hand| hand.marked().len());
    move || match asked.get() {
        Asked::Nothing => uses(board).into_any(),
        Asked::Peeking => view! {
            <div class="forward-uses">
                {go_on(board, Signal::derive(|| told.look.to_owned()))}
                {keep_it(board)}
            </div>
        }
        .into_any(),
        Asked::Which => view! { <div class="forward-uses">{keep_it(board)}</div> }.into_any(),
        Asked::Returning => {
            let words = Signal::derive(move || (told.shuffle_back)(marked()));
            view! { <div class="forward-uses">{go_on(board, words)}</div> }.into_any()
        }
    }
}

fn go_on(board: Board, words: Signal<String>) -> impl IntoView {
    view! {
        <button class="button button-primary button-large" data-confirm="true" on:click=move |_| board.tap(Tap::Press(Press::Confirm))>
            {words}{board.key(Action::CONFIRM)}
        </button>
    }
}

fn keep_it(board: Board) -> impl IntoView {
    let words = move || {
        let mode = board.hand.get().map_or(Mode::Free, |hand| hand.mode);
        (board.words().keep_instead)(kept_instead(&board.view(), mode))
    };
    view! {
        <button class="button" on:click=move |_| board.tap(Tap::Press(Press::Back))>{words}{board.key(Action::BACK)}</button>
    }
}

fn uses(board: Board) -> impl IntoView {
    let all =
        Memo::new(move |_| board.moment.with(|moment| stage::forward::uses(&moment.game, &moment.view)));
    let count = all.with_untracked(Vec::len);
    let buttons = (0..count)
        .map(|place| use_button(board, Signal::derive(move || all.with(|all| all[place].clone()))))
        .collect_view();
    view! { <div class="forward-uses">{buttons}</div> }
}

fn use_button(board: Board, light: Signal<Use>) -> impl IntoView {
    let Use { press, name, .. } = light.get_untracked();
    let is_idle = move || light.with(|light| light.allowed.is_ok() && light.worth == Worth::Nothing);
    let is_reason = move || is_idle() || light.with(|light| light.allowed == Err(Refusal::ForkBegun));
    // What a use brings is another thing where another place lies ahead.
    let words =
        move || light.with(|light| light.brief_reason().map_or_else(|| light.words.clone(), str::to_owned));
    let reason = move || light.with(|light| light.allowed.err().map(|refusal| refusal.to_string()));
    let id = format!("forward-use-{}", name.to_ascii_lowercase());
    let is_advised = move || {
        use forward::Command;
        board.still().is_none()
            && matches!(
                (board.hint.get(), press),
                (Some(Command::Heal), Press::Heal)
                    | (Some(Command::Peek(_)), Press::Peek)
                    | (Some(Command::Reroll(_)), Press::Reroll)
                    | (Some(Command::Ward), Press::Ward)
            )
    };
    view! {
        <button
            class="button button-magic forward-use"
            class:forward-advised=flag(is_advised)
            class:forward-use-idle=flag(is_idle)
            aria-disabled=move || reason().map(|_| "true")
            aria-describedby=id.clone()
            title=reason
            on:click=move |_| board.tap(Tap::Press(press))
        >
            <span class="forward-use-name">{name}</span>
            {board.key(press.action())}
            <small class="forward-use-words" class:forward-use-reason=is_reason>{live(words)}</small>
        </button>
        <span class="sr-only" id=id>{reason}</span>
    }
}
