//! The colours of the chosen theme, as they are used.

use leptos::prelude::*;

use crate::art::{Art, Ink, Picture};
use crate::shell::desk::Desk;
use crate::shell::live::live;

/// A small table set in the colours of the theme. It changes with the page.
pub(super) fn preview() -> impl IntoView {
    let desk = Desk::get();
    let words = desk.words().settings_page;
    let about = live(move || (words.theme_about)(desk.settings.with(|settings| settings.theme)));
    let inks = Ink::all()
        .map(|ink| view! { <span class="settings-ink" style:background-color=ink.css()></span> })
        .collect_view();
    let badges = ["badge badge-good", "badge badge-bad", "badge badge-magic", "badge badge-accent", "badge"];
    let samples = badges
        .into_iter()
        .zip(words.samples)
        .map(|(class, word)| view! { <span class=class>{word}</span> })
        .collect_view();
    let pictures = [Art::BurrHound, Art::PrismFull, Art::Heart, Art::SturdyBlade, Art::DieFive]
        .map(|art| view! { <Picture sprite=art class="picture-small"/> })
        .collect_view();
    view! {
        <div class="panel panel-well stack stack-tight" role="group" aria-label=words.preview>
            <p class="small quiet" aria-live="polite">{about}</p>
            <div class="settings-inks" aria-hidden="true">{inks}</div>
            <div class="row row-tight">{samples}</div>
            <div class="row row-tight" aria-hidden="true">{pictures}</div>
        </div>
    }
}
