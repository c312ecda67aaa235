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
