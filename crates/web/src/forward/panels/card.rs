//! One card, face up or face down.

use forward::{Card, Content, Tier, foe_name};
use leptos::prelude::*;
use stage::forward::card_tone;

use crate::art::{Art, Picture};
use crate::words::sentence;

/// The name of a card where it is met.
pub(in crate::forward) fn name(card: Card, tier: Tier) -> String {
    if card.is_foe() { foe_name(card, tier).to_owned() } else { card.to_string() }
}

/// What a card does where it is met, to be read below its name.
pub(in crate::forward) fn about(card: Card, tier: Tier, content: &Content) -> String {
    let about = card.about(content, tier);
    match about.strip_prefix(&name(card, tier)) {
        Some(rest) => sentence(rest.trim_start_matches(": ")),
        None => about,
    }
}

/// The face of a card: its picture, its name, what it does here.
pub(in crate::forward) fn face(card: Card, tier: Tier, content: &Content) -> impl IntoView + use<> {
    let (name, about) = (name(card, tier), about(card, tier, content));
    view! {
        <span class=format!("forward-face tone-{}", card_tone(card).name())>
            <span class="forward-face-picture"><Picture sprite=Art::met(card, tier)/></span>
            <span class="forward-face-name">{name}</span>
            <span class="forward-face-about">{about}</span>
        </span>
    }
}

/// The back of a card.
pub(in crate::forward) fn back() -> impl IntoView {
    view! { <span class="forward-back"><Picture sprite=Art::CardBack class="forward-back-picture"/></span> }
}
