//! Which key means what, and how that is changed.

mod capture;

use leptos::prelude::*;
use stage::keys::{Binding, Client, GAMES};

use crate::art::{Art, Icon};
use crate::keys::Place;
use crate::shell::desk::Desk;
use crate::shell::live::live;

use capture::{Capture, How, Wanted};

/// All actions with their keys.
pub(super) fn panel() -> impl IntoView {
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let wanted = RwSignal::new(None);
    let games = GAMES.iter().map(|game| (game.place, game.title));
    let places = [(Place::Everywhere, words.everywhere), (Place::Table, words.at_tables)].into_iter();
    let places = places.chain(games).chain([(Place::Replay, words.in_replays)]);
    let groups = places.map(|(place, title)| group(place, title, wanted)).collect_view();
    let reset = move |_| {
        desk.set(|settings| settings.keys.reset());
        desk.notices.say(words.all_reset);
    };
    view! {
        <section class="panel stack" aria-labelledby="settings-keys">
            <h2 class="panel-title" id="settings-keys"><Icon sprite=Art::Keyboard/>{words.keys}</h2>
            <p class="quiet">{words.keys_about}</p>
            <div class="settings-groups">{groups}</div>
            <button class="button" on:click=reset><Icon sprite=Art::Undo/>{words.reset_all}</button>
            <Capture wanted/>
        </section>
    }
}

fn group(place: Place, title: &'static str, wanted: RwSignal<Option<Wanted>>) -> impl IntoView {
    let words = Desk::get().words().settings_page;
    let rows = Client::Browser.bindings_at(place).map(|binding| row(binding, wanted)).collect_view();
    view! {
        <div class="stack stack-tight">
        <h3>{title}</h3>
        <table class="table settings-keys">
            <thead class="sr-only">
                <tr>
                    <th scope="col">{words.action}</th>
                    <th scope="col">{words.its_keys}</th>
                    <th scope="col">{words.change}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        </div>
    }
}

fn row(binding: Binding, wanted: RwSignal<Option<Wanted>>) -> impl IntoView {
    let Binding { action, words: name, .. } = binding;
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let chords = live(move || {
        let chords = desk.settings.with(|settings| settings.keys.chords(action));
        if chords.is_empty() {
            return view! { <span class="badge badge-bad">{words.no_key}</span> }.into_any();
        }
        chords
            .into_iter()
            .map(|chord| view! { <kbd>{chord.name(desk.words())}</kbd>" " })
            .collect_view()
            .into_any()
    });
    let reset = live(move || {
        let is_changed = desk.settings.with(|settings| settings.keys.is_changed(action));
        is_changed.then(|| {
            let put_back = move |_| {
                let mut robbed = Vec::new();
                desk.set(|settings| robbed = settings.keys.reset_one(action));
                desk.notices.say(capture::told(desk, action, &robbed));
            };
            view! {
                <button class="button button-quiet button-icon" aria-label=format!("{}: {name}", words.reset) title=words.reset on:click=put_back>
                    <Icon sprite=Art::Undo/>
                </button>
            }
        })
    });
    view! {
        <tr>
            <th scope="row">{name}</th>
            <td class="settings-chords">{chords}</td>
            <td class="settings-change">
                {reset}
                <button class="button button-quiet button-icon" aria-label=format!("{}: {name}", words.add) title=words.add on:click=move |_| wanted.set(Some(Wanted { action, how: How::Besides }))>
                    <Icon sprite=Art::Plus/>
                </button>
                <button class="button" aria-label=format!("{}: {name}", words.change) on:click=move |_| wanted.set(Some(Wanted { action, how: How::Instead }))>
                    {words.change}
                </button>
            </td>
        </tr>
    }
}
