//! What is said above or in the place of a table.

use leptos::prelude::*;

use super::Surroundings;
use crate::art::{Art, Icon};
use crate::shell::live::live;

/// Says that the run is not kept, and offers it as a file.
pub(crate) fn unsaved(surroundings: Surroundings, export: Callback<()>) -> AnyView {
    let words = surroundings.words();
    live(move || {
        surroundings.unsaved.get().map(|reason| {
            view! {
                <div class="notice notice-warning table-unsaved" role="alert">
                    <Icon sprite=Art::Warning/>
                    <p class="grow"><strong>{words.unsaved}</strong>{reason}</p>
                    <button class="button" on:click=move |_| export.run(())><Icon sprite=Art::Download/>{words.export}</button>
                </div>
            }
        })
    })
}

/// The score that the run is to beat, and how far it has come.
pub(super) fn to_beat(surroundings: Surroundings, to_beat: i64) -> AnyView {
    let words = surroundings.words();
    let is_ahead = Memo::new(move |_| surroundings.score.get() > to_beat);
    let told = live(move || if is_ahead.get() { words.ahead_of_it } else { words.to_beat });
    view! {
        <p class="table-rival" class:table-rival-ahead=is_ahead>
            <Icon sprite=Art::Trophy/>
            <span>{told}</span>
            <strong class="number">{to_beat}</strong>
            <span class="quiet">{words.so_far}" "<span class="number">{live(move || surroundings.score.get())}</span></span>
        </p>
    }
    .into_any()
}

/// Says that another tab has the run.
pub(super) fn elsewhere(surroundings: Surroundings, again: Callback<()>) -> AnyView {
    let words = surroundings.words();
    view! {
        <section class="panel table-elsewhere" role="alert">
            <h1>{words.elsewhere}</h1>
            <p>{words.elsewhere_about}</p>
            <div class="row">
                <button class="button button-primary" on:click=move |_| again.run(())>{words.play_here}</button>
                <a class="button" href=surroundings.lobby().href()>{words.back}</a>
            </div>
        </section>
    }
    .into_any()
}
