//! Small marks that say the same wherever a run is listed.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use stage::{Kept, RunState};
use wasm_bindgen::JsValue;

use crate::art::{Art, Icon};
use crate::ledger::Run;
use crate::shell::desk::Desk;
use crate::storage::Origin;

/// Where a run comes from, as a picture and a word.
pub(super) fn origin(run: &Run) -> AnyView {
    let words = &Desk::get().words().pages;
    let (icon, word) = match run.saved.origin {
        Origin::Own => match &run.bots {
            Some(bots) => (Art::Eye, (words.watched)(bots)),
            None => (Art::Play, words.own.to_owned()),
        },
        Origin::Daily(day) => (Art::Calendar, format!("{} {day}", words.of_day)),
        Origin::Practice(day) => (Art::Clock, format!("{} {day}", words.practice)),
        Origin::Branch => (Art::Share, words.branch.to_owned()),
        Origin::Imported => (Art::Upload, words.imported.to_owned()),
    };
    view! { <span class="badge badge-quiet"><Icon sprite=icon/>{word}</span> }.into_any()
}

/// How far a run has come, as a picture and a word.
pub(super) fn state(run: &Run) -> AnyView {
    state_of(run.described.state, run.saved.kept)
}

/// The same for a run that is not on this device.
pub(super) fn state_of(state: RunState, kept: Kept) -> AnyView {
    let words = &Desk::get().words().pages;
    let (class, icon, word) = match (state, kept) {
        (RunState::Won, _) => ("badge badge-good", Art::Trophy, words.won),
        (RunState::Lost, _) => ("badge badge-bad", Art::Skull, words.lost),
        (RunState::Over, _) => ("badge", Art::Check, words.over),
        (RunState::UnderWay, Kept::GivenUp) => ("badge", Art::Close, words.given_up),
        (RunState::UnderWay, Kept::Kept) => ("badge badge-accent", Art::Play, words.under_way),
    };
    view! { <span class=class><Icon sprite=icon/>{word}</span> }.into_any()
}

/// A moment, in the way of the player's place.
pub(super) fn moment(unix_seconds: u64) -> AnyView {
    #[expect(clippy::cast_precision_loss, reason = "times of this age of the world are exact")]
    let date = Date::new(&JsValue::from_f64(unix_seconds as f64 * 1000.0));
    let exact = String::from(date.to_iso_string());
    let style = Object::new();
    for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A fresh object takes any name.
        drop(Reflect::set(&style, &part.into(), &length.into()));
    }
    let shown = String::from(date.to_locale_string(Desk::get().words().locale, &style));
    view! { <time datetime=exact>{shown}</time> }.into_any()
}
