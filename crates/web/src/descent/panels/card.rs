//! An item as a card: what it is, what exactly it does, and what it comes to with what is carried.

use descent::{Item, Rarity, Tag};
use leptos::prelude::*;
use stage::Entry;
use stage::descent::Offered;

use crate::art::{Art, Ink, Picture};
use crate::words::sentence;

/// The class of a rarity, for its colour. Its letter always stands beside it.
pub(in crate::descent) const fn rarity_class(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Common => "descent-common",
        Rarity::Uncommon => "descent-uncommon",
        Rarity::Rare => "descent-rare",
        Rarity::Legendary => "descent-legendary",
    }
}

/// All that is to be said of an item to somebody who could have it.
pub(in crate::descent) fn card(offered: Offered) -> AnyView {
    let Offered { item, tags, comes_to, .. } = offered;
    let marks = tags.into_iter().map(|(tag, count)| tag_mark(tag, count));
    view! {
        <span class="descent-card-head">{picture(item)}<span class="descent-card-title">{name(item)}<span class="quiet small">{item.sort().to_string()}</span></span></span>
        <span class="descent-tags">{marks.collect_view()}</span>
        {effects(item)}
        {told(comes_to)}
    }
    .into_any()
}

/// The picture of an item on the colour of its rarity.
pub(in crate::descent) fn picture(item: Item) -> AnyView {
    view! { <span class=format!("descent-piece {}", rarity_class(item.rarity()))><Picture sprite=Art::item(item) dyes=Ink::of_item(item) class="descent-piece-picture"/></span> }
        .into_any()
}

/// The name of an item, with the letter of its rarity.
pub(in crate::descent) fn name(item: Item) -> AnyView {
    let rarity = item.rarity().to_string();
    let letter: String = rarity.chars().take(1).collect();
    view! {
        <span class=format!("descent-name {}", rarity_class(item.rarity()))>
            {item.to_string()}" "<span class="descent-rarity" aria-hidden="true">{letter}</span><span class="sr-only">{rarity}</span>
        </span>
    }
    .into_any()
}

/// A tag, with how many items of it there are.
pub(in crate::descent) fn tag_mark(tag: Tag, count: u8) -> AnyView {
    let is_full = count >= Tag::ENOUGH;
    view! {
        <span class="descent-tag" class:descent-tag-full=is_full>{tag.to_string()}" "<span class="number">{count}</span></span>
    }
    .into_any()
}

/// What it does by itself, an effect a line.
pub(in crate::descent) fn effects(item: Item) -> AnyView {
    let lines = item.effects().iter().map(|effect| {
        view! { <span class="descent-effect">{sentence(&effect.to_string())}</span> }
    });
    view! { <span class="descent-effects">{lines.collect_view()}</span> }.into_any()
}

/// What something comes to, each line in its tone; nothing where there is nothing to say.
pub(in crate::descent) fn told(lines: Vec<Entry>) -> Option<AnyView> {
    if lines.is_empty() {
        return None;
    }
    let lines = lines.into_iter().map(|Entry { tone, text }| {
        view! { <span class=format!("descent-told tone-{}", tone.name())>{text}</span> }
    });
    Some(view! { <span class="descent-comes-to">{lines.collect_view()}</span> }.into_any())
}
