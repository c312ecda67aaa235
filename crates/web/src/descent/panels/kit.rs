//! What is carried: six slots with all that is in them, what it does together, and the belt of flasks.

use descent::{Command, Flask, Gear, Hero, PAIRS, Pack, Pair, Tag};
use leptos::prelude::*;
use stage::descent::{Act, Hand, List, Press, flask_line};

use super::card::{effects, name, picture, tag_mark};
use crate::art::{Art, Picture};
use crate::descent::seat::{Board, Moment, Tap};
use crate::descent::words::DescentWords;
use crate::shell::live::{flag, live, value};
use crate::words::sentence;

/// Of what cannot come together yet, so many lines are told.
const HINTS: usize = 4;

/// Whether something else is carried, or in another state.
fn kit_changed(known: Option<&Moment>, now: Option<&Moment>) -> bool {
    let of = |moment: &Moment| (moment.own().pack, moment.own().flasks, moment.seat(), moment.own().at);
    known.map(of) != now.map(of)
}

/// The slots.
pub(in crate::descent) fn slots(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(kit_changed);
    let rows = move || {
        part.with(|moment| {
            let slots = u8::try_from(moment.slots()).unwrap_or(0);
            (0..slots).map(|slot| row(board, moment, slot)).collect_view()
        })
    };
    view! {
        <section class="descent-slots panel" aria-labelledby="descent-slots-title">
            <h2 class="table-panel-title" id="descent-slots-title" data-list="true" tabindex="-1">{told.slots}</h2>
            <ol class="descent-items" role="list">{live(rows)}</ol>
        </section>
    }
    .into_any()
}

fn row(board: Board, moment: &Moment, slot: u8) -> AnyView {
    let told = board.words();
    let is_marked = move || board.hand.get() == Hand::List { list: List::Pack, row: usize::from(slot) };
    let number = view! { <span class="descent-number" aria-hidden="true">{slot + 1}</span> };
    let inside = match moment.own().pack.gear(slot) {
        None => view! { {number}<span class="quiet">{told.empty}</span> }.into_any(),
        Some(gear) => {
            let item = gear.item;
            view! {
                {number}
                {picture(item)}
                <span class="descent-item-words">{name(item)}{effects(item)}{state(*gear, told)}</span>
                {buttons(board, moment, slot, *gear)}
            }
            .into_any()
        }
    };
    view! {
        <li class="descent-item" tabindex="-1" class:descent-row=flag(is_marked) data-cursor=value(move || is_marked().then_some("true"))>{inside}</li>
    }
    .into_any()
}

/// What can be done with what is in a slot: used or aimed, and laid down.
fn buttons(board: Board, moment: &Moment, slot: u8, gear: Gear) -> Option<AnyView> {
    if board.is_replay() {
        return None;
    }
    let told = board.words();
    let item = gear.item;
    let is_used = item.missile().is_some() || item.tool().is_some();
    let used = is_used.then(|| {
        view! { <button class="button descent-small" aria-label=(told.use_it)(&item.to_string()) on:click=board.presses(Tap::Press(Press::Own(Act::Slot(slot))))>{told.used}</button> }
    });
    let why_not = moment.refusal(Command::Drop(slot)).map(|refusal| refusal.to_string());
    Some(
        view! {
            <span class="descent-item-buttons">
                {used}
                <button class="button button-quiet descent-small" aria-label=(told.drop_it)(&item.to_string()) aria-disabled=why_not.is_some().then_some("true") title=why_not on:click=board.presses(Tap::Do(Command::Drop(slot)))>{told.drop}</button>
            </span>
        }
        .into_any(),
    )
}

fn state(gear: Gear, words: &DescentWords) -> Option<AnyView> {
    let has_count = gear.item.missile().is_some_and(|missile| missile.count > 0);
    let told = if gear.rest.0 > 0 {
        (words.rests)(gear.rest.0)
    } else if has_count {
        (words.left)(gear.left)
    } else {
        return None;
    };
    Some(view! { <span class="small accent">{told}</span> }.into_any())
}

/// What all that is carried does together, and what one more item would make of it.
pub(in crate::descent) fn together(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(kit_changed);
    let inside = move || part.with(|moment| joint(&moment.own().pack, told));
    view! {
        <section class="descent-together-panel panel" aria-labelledby="descent-together-title">
            <h2 class="table-panel-title" id="descent-together-title">{told.together_with}</h2>
            {live(inside)}
        </section>
    }
    .into_any()
}

/// What a pack does together.
pub(in crate::descent) fn joint(pack: &Pack, told: &'static DescentWords) -> AnyView {
    let tags = Tag::ALL.into_iter().map(|tag| (tag, pack.count(tag))).filter(|(_, count)| *count > 0);
    let marks = tags.clone().map(|(tag, count)| {
        let about = format!("{}: +{} %", (told.measure)(tag), Tag::bonus(count).0);
        view! { <li class="descent-joint">{tag_mark(tag, count)}<span class="small">{about}</span></li> }
    });
    let marks = marks.collect_view();
    let unlocked = pack.full_tags().map(|tag| view! { <li class="small good">{(told.full_tag)(tag)}</li> });
    let pairs = pack.pairs().map(|pair| view! { <li class="small good">{(told.pair)(pair)}</li> });
    let open = lacking(pack).take(HINTS);
    let open = open.map(|(pair, tag)| view! { <li class="small quiet">{(told.would_pair)(pair, tag)}</li> });
    if tags.clone().next().is_none() {
        return view! { <p class="small quiet">{told.nothing_together}</p> }.into_any();
    }
    view! {
        <ul class="descent-joints" role="list">{marks}</ul>
        <ul class="descent-abilities" role="list">{unlocked.collect_view()}{pairs.collect_view()}{open.collect_view()}</ul>
    }
    .into_any()
}

/// The pairs that would come together with one more item of another tag.
fn lacking(pack: &Pack) -> impl Iterator<Item = (&'static Pair, Tag)> {
    PAIRS.iter().filter_map(|pair| {
        let [one, other] = pair.tags.map(|tag| pack.count(tag) > 0);
        match (one, other) {
            (true, false) => Some((pair, pair.tags[1])),
            (false, true) => Some((pair, pair.tags[0])),
            _ => None,
        }
    })
}

/// The belt, flask by flask.
pub(in crate::descent) fn belt(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(kit_changed);
    let rows = move || {
        part.with(|moment| {
            let hung: Vec<AnyView> =
                hung(moment.own()).map(|(flask, count)| hanging(board, flask, count)).collect();
            if hung.is_empty() {
                return view! { <p class="small quiet">{told.belt_empty}</p> }.into_any();
            }
            view! { <ul class="descent-items" role="list">{hung}</ul> }.into_any()
        })
    };
    view! {
        <section class="descent-belt panel" aria-labelledby="descent-belt-title">
            <h2 class="table-panel-title" id="descent-belt-title">{told.belt}</h2>
            {live(rows)}
        </section>
    }
    .into_any()
}

/// What hangs on somebody's belt.
fn hung(hero: &Hero) -> impl Iterator<Item = (Flask, u8)> + '_ {
    Flask::ALL.into_iter().map(|flask| (flask, hero.flasks(flask))).filter(|(_, count)| *count > 0)
}

fn hanging(board: Board, flask: Flask, count: u8) -> AnyView {
    let told = board.words();
    let is_marked = move || board.hand.get() == Hand::List { list: List::Belt, row: flask.index() };
    let used = (!board.is_replay()).then(|| {
        view! { <button class="button descent-small" aria-label=(told.use_it)(&flask.to_string()) on:click=board.presses(Tap::Press(Press::Own(Act::Flask(flask))))>{told.used}</button> }
    });
    view! {
        <li class="descent-item" tabindex="-1" class:descent-row=flag(is_marked) data-cursor=value(move || is_marked().then_some("true"))>
            <Picture sprite=Art::flask_of(flask) class="descent-mark"/>
            <span class="descent-item-words"><strong>{flask.to_string()}" × "{count}</strong><span class="small quiet">{sentence(&flask_line(flask))}</span></span>
            {used}
        </li>
    }
    .into_any()
}
