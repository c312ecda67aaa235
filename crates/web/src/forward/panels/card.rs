//! One card, face up or face down.

use forward::{Card, Family, Location, Tier, foe_name};
use leptos::prelude::*;
use stage::forward::{Idle, card_tone, family_tone};

use crate::art::{Art, Picture};
use crate::forward::seat::moment::Moment;
use crate::words::sentence;

/// The name of a card where it is met.
pub(in crate::forward) fn name(card: Card, tier: Tier) -> String {
    if card.is_foe() { foe_name(card, tier).to_owned() } else { card.to_string() }
}

/// What a card does where it is met, to be read below its name.
pub(in crate::forward) fn about(card: Card, moment: &Moment, place: Location) -> String {
    let about = card.about_at(moment.game.content(), moment.view.rules, place);
    match about.strip_prefix(&name(card, place.tier())) {
        Some(rest) => sentence(rest.trim_start_matches(": ")),
        None => about,
    }
}

/// The face of a card: its picture, its name, what it does here, and why that would be nothing now.
pub(in crate::forward) fn face(card: Card, moment: &Moment, place: Location, idle: Option<Idle>) -> AnyView {
    let (name, about) = (name(card, place.tier()), about(card, moment, place));
    let idle = idle.map(|idle| view! { " "<em class="forward-face-idle">{sentence(idle.words())}</em> });
    view! {
        <span class=format!("forward-face tone-{}", card_tone(card).name())>
            <span class="forward-face-picture"><Picture sprite=Art::met(card, place.tier())/></span>
            <span class="forward-face-name">{name}</span>
            <span class="forward-face-about">{about}{idle}</span>
        </span>
    }
    .into_any()
}

/// The back of a card, with the name of its family if it tells it.
pub(in crate::forward) fn back(family: Option<Family>) -> AnyView {
    let told = family.map(|family| {
        let class = format!("forward-back-family tone-{}", family_tone(family).name());
        // Written by the style sheet: what the card is called has the word already.
        view! { <span class=class data-family=family.to_string()></span> }
    });
    view! { <span class="forward-back"><Picture sprite=Art::back(family) class="forward-back-picture"/>{told}</span> }.into_any()
}
