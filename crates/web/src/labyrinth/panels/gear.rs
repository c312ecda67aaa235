//! What is worn and carried, and what would change if it were exchanged.

use labyrinth::{Command, Compared, Content, Hero, Item, Rarity, Slot};
use leptos::prelude::*;
use stage::labyrinth::{Hand, List};

use crate::art::{Art, Picture};
use crate::labyrinth::seat::{Board, Moment, Tap};
use crate::shell::live::{flag, live, value};
use crate::shell::tip::tip;

/// The class of a rarity, for its colour. Its letter always stands beside it.
pub(in crate::labyrinth) const fn rarity_class(rarity: Rarity) -> &'static str {
    match rarity {
        Rarity::Common => "labyrinth-common",
        Rarity::Uncommon => "labyrinth-uncommon",
        Rarity::Rare => "labyrinth-rare",
        Rarity::Epic => "labyrinth-epic",
    }
}

/// Whether something else is worn, or makes other numbers.
pub(in crate::labyrinth) fn gear_changed(known: Option<&Moment>, now: Option<&Moment>) -> bool {
    let of = |moment: &Moment| (moment.view.hero.gear, moment.view.hero.stats);
    known.map(of) != now.map(of)
}

fn bag_of(moment: &Moment) -> [Option<Item>; Hero::BAG] {
    moment.view.hero.bag
}

/// What is worn, in words.
pub(in crate::labyrinth) fn worn(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(gear_changed);
    let rows = move || {
        let moment = part.get();
        let content = moment.content();
        let rows = Slot::ALL.into_iter().zip(moment.view.hero.gear).map(|(slot, item)| {
            let inside = match item {
                Some(item) => {
                    let about = item.about(content);
                    view! {
                        {picture(item)}
                        <span class="labyrinth-item-words">
                            {tip(format!("labyrinth-gear-{}", slot.index()), name(item), move || about.clone())}
                            <span class="quiet small">{item.main_words()}</span>
                        </span>
                    }
                    .into_any()
                }
                None => {
                    view! { <span class="quiet">{slot.to_string()}": "{told.nothing_worn}</span> }.into_any()
                }
            };
            view! { <li class="labyrinth-item">{inside}</li> }
        });
        rows.collect_view()
    };
    view! {
        <section class="labyrinth-gear panel tip-room" aria-labelledby="labyrinth-gear-title">
            <h2 class="table-panel-title" id="labyrinth-gear-title">{told.worn}</h2>
            <ul class="labyrinth-items" role="list">{live(rows)}</ul>
        </section>
    }
    .into_any()
}

/// What is carried, each with what would change if it were worn.
pub(in crate::labyrinth) fn bag(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| gear_changed(known, now) || known.map(bag_of) != now.map(bag_of));
    let count = move || part.with(|moment| bag_of(moment).iter().flatten().count());
    let rows = move || {
        part.with(|moment| {
            let hero = &moment.view.hero;
            let items = (0_u8..).zip(hero.bag).filter_map(|(place, item)| Some((place, item?)));
            items.map(|(place, item)| carried_item(board, moment, hero, place, item)).collect_view()
        })
    };
    let nothing = move || (count() == 0).then(|| view! { <p class="quiet small">{told.bag_empty}</p> });
    view! {
        <section class="labyrinth-bag panel tip-room" aria-labelledby="labyrinth-bag-title">
            <h2 class="table-panel-title" id="labyrinth-bag-title" data-list="true" tabindex="-1">{told.bag}" "<span class="quiet number">{live(move || format!("{} / {}", count(), Hero::BAG))}</span></h2>
            {live(nothing)}
            <ul class="labyrinth-items" role="list">{live(rows)}</ul>
        </section>
    }
    .into_any()
}

fn carried_item(board: Board, moment: &Moment, hero: &Hero, place: u8, item: Item) -> AnyView {
    let told = board.words();
    let about = item.about(moment.content());
    let drop = moment.refusal(Command::Drop(place));
    let can_drop = drop.is_none();
    let is_marked =
        move || matches!(board.hand.get(), Hand::List { list: List::Bag, row } if row == usize::from(place));
    let buttons = (!board.is_replay()).then(|| {
        view! {
            <span class="labyrinth-item-buttons">
                <button class="button labyrinth-small" data-cursor=value(move || is_marked().then_some("true")) aria-label=(told.wear_it)(&item.to_string()) on:click=board.presses(Tap::Do(Command::Equip(place)))>{told.wear}</button>
                <button class="button button-quiet labyrinth-small" aria-label=(told.drop_it)(&item.to_string()) aria-disabled=(!can_drop).then_some("true") on:click=board.presses(Tap::Do(Command::Drop(place)))>{told.drop}</button>
            </span>
        }
    });
    view! {
        <li class="labyrinth-item" class:labyrinth-row=flag(is_marked)>
            {picture(item)}
            <span class="labyrinth-item-words">
                {tip(format!("labyrinth-bag-{place}"), name(item), move || about.clone())}
                {compared(item, hero, moment.content())}
            </span>
            {buttons}
        </li>
    }
    .into_any()
}

/// The picture of a piece of gear on the colour of its rarity.
pub(in crate::labyrinth) fn picture(item: Item) -> AnyView {
    view! { <span class=format!("labyrinth-piece {}", rarity_class(item.rarity))><Picture sprite=Art::gear(item.make) class="labyrinth-piece-picture"/></span> }
        .into_any()
}

/// The name of a piece of gear, with the letter of its rarity.
pub(in crate::labyrinth) fn name(item: Item) -> AnyView {
    let rarity = item.rarity.to_string();
    let letter: String = rarity.chars().take(1).collect();
    view! {
        <span class=format!("labyrinth-item-name {}", rarity_class(item.rarity))>
            {item.to_string()}" "<span class="labyrinth-rarity" aria-hidden="true">{letter}</span><span class="sr-only">{rarity}</span>
        </span>
    }
    .into_any()
}

/// What would change if a piece of gear were worn: better and worse, never by colour alone.
pub(in crate::labyrinth) fn compared(item: Item, hero: &Hero, content: &Content) -> AnyView {
    let comparison = item.compared(hero, content);
    view! { <span class=format!("small {}", compared_class(comparison.overall))>{comparison.line()}</span> }
        .into_any()
}

/// The class for the colour of a verdict.
pub(in crate::labyrinth) const fn compared_class(compared: Compared) -> &'static str {
    match compared {
        Compared::Better => "good",
        Compared::Worse => "bad",
        Compared::Other | Compared::Same => "quiet",
    }
}
