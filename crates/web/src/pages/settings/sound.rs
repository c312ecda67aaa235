//! How loud it is.

use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::desk::Desk;
use crate::live::live;
use crate::settings::Speaker;
use crate::sound::{self, Patch};

/// Volume, silence, and something to hear.
pub(super) fn panel() -> impl IntoView {
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let volume = move || desk.settings.with(|settings| settings.volume);
    let is_on = move || desk.settings.with(|settings| settings.speaker == Speaker::On);
    let slide = move |event| {
        if let Ok(volume) = event_target_value(&event).parse::<u8>() {
            desk.set(|settings| settings.volume = volume.min(100));
        }
    };
    let switch = move |event| {
        let speaker = if event_target_checked(&event) { Speaker::On } else { Speaker::Muted };
        desk.set(|settings| settings.speaker = speaker);
    };
    let test = || sound::play(&Patch::of(stage::Sound::LuxGained));
    view! {
        <section class="panel stack" aria-labelledby="settings-sound">
            <h2 class="panel-title" id="settings-sound">{words.sound}</h2>
            <div class="field">
                <label for="volume">{words.volume}</label>
                <div class="row">
                    <input
                        class="slider grow"
                        id="volume"
                        type="range"
                        min="0"
                        max="100"
                        step="5"
                        aria-valuetext=move || (words.volume_value)(volume())
                        prop:value=move || volume().to_string()
                        on:input=slide
                        on:change=move |_| test()
                    />
                    <output class="number settings-volume" for="volume" aria-hidden="true">{live(volume)}</output>
                </div>
            </div>
            <div class="row row-between">
                <label class="switch">
                    <input type="checkbox" role="switch" prop:checked=is_on on:change=switch/>
                    <span>{words.sound}</span>
                </label>
                <button class="button" on:click=move |_| test()><Icon sprite=Art::SoundOn/>{words.test}</button>
            </div>
        </section>
    }
}
