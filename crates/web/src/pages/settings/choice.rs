//! A setting with a few values, as a row of keys of which one is pressed.

use leptos::prelude::*;

use crate::settings::Settings;
use crate::shell::desk::Desk;

/// A choice of a few named values, written as soon as it is made.
pub(super) fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    title: &'static str,
    about: Option<&'static str>,
    group: &'static str,
    values: impl IntoIterator<Item = (T, &'static str)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let desk = Desk::get();
    let values = values
        .into_iter()
        .map(|(value, name)| {
            let is_chosen = move || desk.settings.with(|settings| get(settings) == value);
            let choose = move |_| desk.set(|settings| set(settings, value));
            view! {
                <label class="choice">
                    <input type="radio" name=group prop:checked=is_chosen on:change=choose/>
                    {name}
                </label>
            }
        })
        .collect_view();
    let about_id = format!("about-{group}");
    let described_by = about.map(|_| about_id.clone());
    view! {
        <fieldset class="field settings-choice" aria-describedby=described_by>
            <legend>{title}</legend>
            <div class="choices">{values}</div>
            {about.map(|about| view! { <p class="field-help" id=about_id>{about}</p> })}
        </fieldset>
    }
}
