//! The buttons and the slider below the board.

use leptos::prelude::*;

use super::pace::Pace;
use super::playback::{Playback, Running};
use crate::art::{Art, Icon};
use crate::keys::{Action, about};
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// The controls of a record.
#[component]
pub(super) fn Controls(
    /// The record.
    playback: Playback,
) -> impl IntoView {
    let words = Desk::get().words().viewer;
    let slide = move |event| {
        if let Ok(position) = event_target_value(&event).parse() {
            playback.seek(position);
        }
    };
    let count = live(move || format!("{} / {}", playback.position(), playback.len()));
    view! {
        <div class="viewer-controls" role="group" aria-label=words.controls>
            <div class="viewer-line">
                <input
                    class="slider"
                    type="range"
                    min="0"
                    max=playback.len()
                    step="1"
                    aria-label=words.point
                    aria-valuetext=move || playback.place(words)
                    prop:value=move || playback.position().to_string()
                    on:input=slide
                />
                <output class="number viewer-count" aria-hidden="true">{count}</output>
            </div>
            <div class="viewer-buttons">
                <Transport playback/>
                <Speed pace=Signal::derive(move || playback.pace()) set=Callback::new(move |pace| playback.set_pace(pace))/>
            </div>
        </div>
    }
}

#[component]
fn Transport(playback: Playback) -> impl IntoView {
    let words = Desk::get().words().viewer;
    let is_playing = move || playback.running() == Running::Playing;
    let at_start = move || playback.position() == 0;
    let at_end = move || playback.is_at_end();
    let art = Signal::derive(move || if is_playing() { Art::Pause } else { Art::Play });
    let word = live(move || if is_playing() { words.pause } else { words.play });
    view! {
        <div class="row row-tight">
            <Key art=Art::ToStart words=words.to_start off=Signal::derive(at_start) press=move || playback.seek(0)/>
            <Key art=Art::StepBack words=words.step_back off=Signal::derive(at_start) press=move || playback.back()/>
            <button class="button button-primary viewer-play" on:click=move |_| playback.toggle()>
                <Icon sprite=art/><span class="viewer-word">{word}</span>
            </button>
            <Key art=Art::StepForward words=words.step_forward off=Signal::derive(at_end) press=move || playback.forward()/>
            <Key art=Art::ToEnd words=words.to_end off=Signal::derive(at_end) press=move || playback.to_end()/>
        </div>
    }
}

/// A button that stays where it is and keeps the focus even when it has nothing to do.
#[component]
fn Key(art: Art, words: &'static str, off: Signal<bool>, press: impl Fn() + Copy + 'static) -> impl IntoView {
    let press = move |_| {
        if !off.get_untracked() {
            press();
        }
    };
    let disabled = move || off.get().then_some("true");
    view! {
        <button class="button button-icon" aria-label=words title=words aria-disabled=disabled on:click=press>
            <Icon sprite=art/>
        </button>
    }
}

/// Chooses how fast something is watched.
#[component]
pub(crate) fn Speed(
    /// The speed.
    pace: Signal<Pace>,
    /// Changes it.
    set: Callback<Pace>,
) -> impl IntoView {
    let words = untrack(|| Desk::get().words()).viewer;
    let slowest = move || pace.get() == pace.get().slower();
    let fastest = move || pace.get() == pace.get().faster();
    let pick = move |event| {
        let name = event_target_value(&event);
        if let Some(pace) = Pace::all().find(|pace| pace.name() == name) {
            set.run(pace);
        }
    };
    let choices = Pace::all()
        .map(|choice| {
            let chosen = move || pace.get() == choice;
            view! { <option value=choice.name() prop:selected=chosen>{choice.name()}</option> }
        })
        .collect_view();
    view! {
        <div class="row row-tight viewer-pace">
            <Key art=Art::Minus words=words.slower off=Signal::derive(slowest) press=move || set.run(pace.get_untracked().slower())/>
            <select class="select viewer-speed" aria-label=words.speed on:change=pick>{choices}</select>
            <Key art=Art::Plus words=words.faster off=Signal::derive(fastest) press=move || set.run(pace.get_untracked().faster())/>
        </div>
    }
}

/// The keys of this page.
#[component]
pub(super) fn Keys() -> impl IntoView {
    const KEYS: [Action; 12] = [
        Action::PLAY_PAUSE,
        Action::LEFT,
        Action::RIGHT,
        Action::UP,
        Action::DOWN,
        Action::FIRST,
        Action::LAST,
        Action::FASTER,
        Action::SLOWER,
        Action::TAKE_OVER,
        Action::HELP,
        Action::BACK,
    ];
    let desk = Desk::get();
    let words = desk.words();
    let does = move |action: Action| match action {
        Action::LEFT => words.viewer.step_back,
        Action::RIGHT => words.viewer.step_forward,
        Action::UP => words.viewer.leap_forward,
        Action::DOWN => words.viewer.leap_back,
        Action::BACK => words.viewer.leave,
        other => about(other),
    };
    KEYS.map(|action| {
        let name = live(move || desk.key(action));
        view! { <dt><kbd>{name}</kbd></dt><dd>{does(action)}</dd> }
    })
    .collect_view()
}
