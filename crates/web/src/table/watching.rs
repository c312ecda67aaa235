//! What can be pressed while bots play: whether they wait, how fast they are, and who goes on.

use leptos::prelude::*;

use super::{Surroundings, branch};
use crate::art::{Art, Icon};
use crate::games::Taken;
use crate::keys::Action;
use crate::shell::live::live;
use crate::viewer::Speed;

/// Bots that are watched.
pub(crate) struct Watching {
    pub(crate) surroundings: Surroundings,
    pub(crate) is_paused: RwSignal<bool>,
    /// Lets them wait, or go on.
    pub(crate) pause: Callback<()>,
    /// The run as it stands, for whoever takes it over.
    pub(crate) taken: Callback<(), Option<Taken>>,
}

/// The same that the viewer of records has, as far as it can be had of a run that is not over.
pub(crate) fn watching(Watching { surroundings, is_paused, pause, taken }: Watching) -> AnyView {
    let (desk, words) = (surroundings.desk, surroundings.words());
    let word = live(move || if is_paused.get() { words.resume } else { words.pause });
    let key = live(move || desk.key(Action::CONFIRM));
    let pace = surroundings.pace;
    let take_over = move |_| {
        if let Some(taken) = taken.run(()) {
            branch(desk, surroundings.game, taken);
        }
    };
    let take_over_word = untrack(|| desk.words()).viewer.take_over;
    view! {
        <button class="button button-primary" on:click=move |_| pause.run(())>{word}<kbd aria-hidden="true">{key}</kbd></button>
        <Speed pace=pace.into() set=Callback::new(move |chosen| pace.set(chosen))/>
        <button class="button button-magic" on:click=take_over><Icon sprite=Art::Play/>{take_over_word}</button>
    }
    .into_any()
}
