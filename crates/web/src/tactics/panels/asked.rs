//! What a dead minion leaves behind: a question with both answers previewed.

use leptos::prelude::*;
use stage::tactics::{Choices, Press, answer_words};
use tactics::{Command, Object, Spawn};

use crate::art::{Art, Picture};
use crate::shell::live::{flag, live, value};
use crate::tactics::panels::detail::lines;
use crate::tactics::seat::board::{Board, Tap};
use crate::words::sentence;

/// The question, while it is asked of somebody here.
pub(in crate::tactics) fn asked(board: Board) -> AnyView {
    let told = board.words();
    let answers = Memo::new(move |_| {
        let is_showing = board.is_showing();
        board.moment.with(|moment| {
            let spawns = moment.choices.as_ref().map(Choices::spawns).unwrap_or_default();
            if is_showing { Vec::new() } else { spawns }
        })
    });
    live(move || {
        let answers = answers.get();
        (!answers.is_empty()).then(|| {
            let offered = answers.into_iter().enumerate().map(|(place, answer)| offer(board, place, answer));
            view! {
                <section class="tactics-asked panel panel-lit" role="group" aria-label=told.asked tabindex="-1">
                    <h3 class="tactics-asked-title">{told.asked}</h3>
                    <div class="tactics-answers">{offered.collect_view()}</div>
                </section>
            }
        })
    })
}

fn offer(board: Board, place: usize, answer: Command) -> AnyView {
    let press = if place == 0 { Press::One } else { Press::Two };
    let (words, art, foretold) = board.moment.with_untracked(|moment| {
        let art = match answer {
            Command::Spawn(Spawn::Tile) => Art::tile(moment.position().next_tile()),
            _ => Art::Obstacle,
        };
        let preview = moment.preview(answer);
        // What is laid down stands above already.
        let rest = preview.map(|mut preview| {
            preview
                .laid
                .retain(|laid| !matches!(laid.object, Some(Object::Obstacle { .. } | Object::Buff { .. })));
            preview.lines()
        });
        (answer_words(&moment.game, answer), art, rest.unwrap_or_default())
    });
    let is_marked = move || {
        let hand = board.hand.get();
        let marked = board.moment.with(|moment| hand?.command(moment.choices.as_ref()?));
        marked == Some(answer)
    };
    let is_advised = move || board.hint.get() == Some(answer);
    view! {
        <button
            class="tactics-answer button"
            class:tactics-cursor=flag(is_marked)
            class:tactics-advised=flag(is_advised)
            data-cursor=value(move || is_marked().then_some("true"))
            on:click=move |_| board.tap(Tap::Press(press))
        >
            <span class="tactics-answer-picture"><Picture sprite=art/></span>
            <span class="tactics-answer-words">{sentence(&words)}</span>
            {lines(foretold)}
            {board.key(press.action())}
        </button>
    }
    .into_any()
}
