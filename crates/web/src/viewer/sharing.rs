//! A record on its way to others: as a link, and as a file.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::art::{Art, Icon};
use crate::browser::files;
use crate::browser::share::{self, Link};
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// The ways to pass a record on.
#[component]
pub(super) fn Sharing(
    /// The record.
    record: StoredValue<Vec<u8>>,
    /// What its file is called.
    file: String,
) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.words().viewer;
    let link = record.with_value(|record| share::link(record));
    let save = move |_| {
        if let Err(error) = record.with_value(|record| files::offer(&file, record)) {
            desk.warn(&error);
        }
    };
    let by_link = match link {
        Link::Short(address) => by_link(desk, address).into_any(),
        Link::TooLong { letters } => view! {
            <p class="notice notice-warning">
                <Icon sprite=Art::Warning/>
                <span>{(words.too_long)(letters, share::LONGEST)}</span>
            </p>
        }
        .into_any(),
    };
    view! {
        {by_link}
        <button class="button" on:click=save><Icon sprite=Art::Download/>{words.save}</button>
    }
}

fn by_link(desk: Desk, address: String) -> impl IntoView {
    let words = desk.words().viewer;
    // Shown when the browser does not let the page copy.
    let by_hand = RwSignal::new(None);
    let copy = move |_| {
        let address = address.clone();
        spawn_local(async move {
            match files::copy(&address).await {
                Ok(()) => desk.notices.say(words.copied),
                Err(error) => {
                    desk.notices.say(desk.told(&error));
                    by_hand.set(Some(address));
                }
            }
        });
    };
    let shown = live(move || {
        by_hand.get().map(|address: String| {
            view! {
                <label class="field">
                    <span class="field-label">{words.by_hand}</span>
                    <input class="input mono" readonly=true prop:value=address/>
                </label>
            }
        })
    });
    view! {
        <button class="button" on:click=copy><Icon sprite=Art::Share/>{words.copy_link}</button>
        {shown}
    }
}
