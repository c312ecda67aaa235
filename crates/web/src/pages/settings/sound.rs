//! How loud it is.

use leptos::prelude::*;

use crate::art::{Art, Icon};
use crate::settings::{Settings, Speaker};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::sound::{self, Patch};

/// Volume, silence, and something to hear.
pub(super) fn panel() -> impl IntoView {
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let is_on = move || desk.settings.with(|settings| settings.speaker == Speaker::On);
    let switch = move |event| {
        let speaker = if event_target_checked(&event) { Speaker::On } else { Speaker::Muted };
        desk.set(|settings| settings.speaker = speaker);
    };
    let volume = Knob {
        id: "volume",
        label: words.volume,
        read: |settings| settings.volume,
        turn: |settings, volume| settings.volume = volume,
        moved: test,
    };
    let music = Knob {
        id: "music",
        label: words.music,
        read: |settings| settings.music,
        turn: |settings, volume| settings.music = volume,
        moved: || {},
    };
    view! {
        <section class="panel stack" aria-labelledby="settings-sound">
            <h2 class="panel-title" id="settings-sound">{words.sound}</h2>
            {volume.view()}
            {music.view()}
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

fn test() {
    sound::play(&Patch::of(stage::Sound::LuxGained));
}

/// A loudness from 0 to 100.
struct Knob {
    id: &'static str,
    label: &'static str,
    read: fn(&Settings) -> u8,
    turn: fn(&mut Settings, u8),
    /// What is done when it has come to rest.
    moved: fn(),
}

impl Knob {
    fn view(self) -> AnyView {
        let desk = Desk::get();
        let words = desk.words().settings_page;
        let volume = move || desk.settings.with(self.read);
        let slide = move |event| {
            if let Ok(volume) = event_target_value(&event).parse::<u8>() {
                desk.set(|settings| (self.turn)(settings, volume.min(100)));
            }
        };
        view! {
            <div class="field">
                <label for=self.id>{self.label}</label>
                <div class="row">
                    <input
                        class="slider grow"
                        id=self.id
                        type="range"
                        min="0"
                        max="100"
                        step="5"
                        aria-valuetext=move || (words.volume_value)(volume())
                        prop:value=move || volume().to_string()
                        on:input=slide
                        on:change=move |_| (self.moved)()
                    />
                    <output class="number settings-volume" for=self.id aria-hidden="true">{live(volume)}</output>
                </div>
            </div>
        }
        .into_any()
    }
}
