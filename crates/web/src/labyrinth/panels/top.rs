//! Above the field: the floor, how the hero fares, gold, and what is worn.

use labyrinth::{Ailment, Ailments, Content, Item, Slot, Unrest};
use leptos::prelude::*;
use stage::labyrinth::HERO;

use crate::art::{Art, Picture};
use crate::dungeon;
use crate::labyrinth::panels::gear::{gear_changed, rarity_class};
use crate::labyrinth::panels::side::relics_of;
use crate::labyrinth::seat::{Board, Moment};
use crate::shell::live::live;
use crate::shell::tip::tip;
use crate::table::heading;

/// What is to be seen of the hero at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Vitals {
    floor: u32,
    hp: i32,
    most: i32,
    xp: u32,
    xp_to_next: u32,
    level: u16,
    gold: u32,
    keys: u32,
}

impl Vitals {
    /// The hero as far as it has been told.
    fn of(board: Board) -> Self {
        let (hp, most) = board.health(HERO).unwrap_or_default();
        board.with_told(|moment| {
            let (view, hero) = (&moment.view, &moment.view.hero);
            Self {
                floor: board.floor(),
                hp,
                most,
                xp: hero.xp.0,
                xp_to_next: view.xp_to_next(moment.content()).0,
                level: hero.level,
                gold: hero.gold.0,
                keys: hero.keys.count_ones(),
            }
        })
    }
}

/// The bar.
pub(in crate::labyrinth) fn top(board: Board) -> AnyView {
    let told = board.words();
    let vitals = Memo::new(move |_| Vitals::of(board));
    let keys = move || {
        let count = vitals.with(|vitals| vitals.keys);
        (count > 0).then(|| {
            view! { <span class="labyrinth-keys" title=(told.keys)(count)><Picture sprite=Art::Key class="labyrinth-mark"/><span class="number">{count}</span><span class="sr-only">{(told.keys)(count)}</span></span> }
        })
    };
    let health = dungeon::Vital {
        name: Signal::derive(move || told.hp.to_owned()),
        label: told.hp,
        has: Signal::derive(move || vitals.with(|vitals| (i64::from(vitals.hp), i64::from(vitals.most)))),
        class: "labyrinth-health bar-large",
        unit: "",
    };
    let learned = dungeon::Vital {
        name: Signal::derive(move || (told.level)(vitals.with(|vitals| vitals.level))),
        label: told.xp,
        has: Signal::derive(move || {
            vitals.with(|vitals| (i64::from(vitals.xp), i64::from(vitals.xp_to_next)))
        }),
        class: "labyrinth-learned",
        unit: told.xp,
    };
    view! {
        <div class="labyrinth-top tip-room">
            {heading("labyrinth-floor", live(move || (told.floor)(vitals.with(|vitals| vitals.floor))))}
            {board.is_daily.then(|| view! { <strong class="accent small labyrinth-daily">{told.daily}</strong> })}
            {health.view(board)}
            {learned.view(board)}
            <p class="labyrinth-gold"><Picture sprite=Art::Gold class="labyrinth-mark"/><span class="sr-only">{told.gold}": "</span><span class="number">{live(move || vitals.with(|vitals| vitals.gold))}</span>{live(keys)}</p>
            {unrest(board)}
            {ails(board)}
            {worn(board)}
            {relics(board)}
            {dungeon::toggles(board, told.pack)}
        </div>
    }
    .into_any()
}

/// How long the floor stays calm, once that is not long, and what comes then.
fn unrest(board: Board) -> AnyView {
    let part = board.part(|known, now| known.map(unrest_of) != now.map(unrest_of));
    live(move || {
        part.with(|moment| {
            let unrest = unrest_of(moment);
            let about = unrest.about(moment.content());
            let tone = if unrest.is_stirring() { "badge-bad" } else { "badge-accent" };
            let mark = view! { <span class=format!("badge {tone} labyrinth-ail labyrinth-unrest")>{unrest.to_string()}</span> };
            unrest.is_near().then(|| view! { <p class="labyrinth-ails">{tip("labyrinth-unrest".to_owned(), mark, move || about.clone())}</p> })
        })
    })
}

fn unrest_of(moment: &Moment) -> Unrest {
    moment.view.unrest
}

/// What ails the hero, each with the turns that are left.
fn ails(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known.map(ails_of) != now.map(ails_of));
    live(move || {
        part.with(|moment| {
            let marks = ails_of(moment)
                .iter()
                .map(|(ailment, turns)| ail(ailment, turns.0, moment.content(), told.turns));
            let marks = marks.collect_view();
            moment.view.hero.ailments.is_any().then(|| view! { <p class="labyrinth-ails">{marks}</p> })
        })
    })
}

fn ails_of(moment: &Moment) -> Ailments {
    moment.view.hero.ailments
}

fn ail(ailment: Ailment, turns: u8, content: &Content, words: fn(u8) -> String) -> AnyView {
    let about = format!("{ailment}, {}. {}", words(turns), ailment.about(content));
    let mark = view! {
        <span class="badge badge-bad labyrinth-ail"><Picture sprite=Art::ailment(ailment) class="labyrinth-mark"/>{ailment.to_string()}" "<span class="number">{turns}</span></span>
    };
    tip(format!("labyrinth-ail-{}", ailment.index()), mark, move || about.clone())
}

/// What is worn, a picture each.
fn worn(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(gear_changed);
    live(move || {
        part.with(|moment| {
            let pieces = Slot::ALL.into_iter().zip(moment.view.hero.gear).map(|(slot, item)| {
                view! { <li>{piece(slot, item, moment.content(), told.nothing_worn)}</li> }
            });
            view! { <ul class="labyrinth-worn" role="list" aria-label=told.worn>{pieces.collect_view()}</ul> }
        })
    })
}

fn piece(slot: Slot, item: Option<Item>, content: &Content, nothing: &'static str) -> AnyView {
    let id = format!("labyrinth-worn-{}", slot.index());
    let Some(item) = item else {
        let name = slot.to_string();
        let mark = view! { <span class="labyrinth-piece labyrinth-empty"><span class="sr-only">{name.clone()}</span><Picture sprite=silhouette(slot) class="labyrinth-piece-picture"/></span> };
        return tip(id, mark, move || format!("{name}: {nothing}"));
    };
    let about = format!("{item}. {}", item.about(content));
    let class = format!("labyrinth-piece {}", rarity_class(item.rarity));
    let mark = view! {
        <span class=class><Picture sprite=Art::gear(item.make) class="labyrinth-piece-picture"/><span class="sr-only">{format!("{slot}: {item}")}</span></span>
    };
    tip(id, mark, move || about.clone())
}

/// What would be worn in a slot.
const fn silhouette(slot: Slot) -> Art {
    match slot {
        Slot::Weapon => Art::Blade,
        Slot::Armour => Art::Armour,
        Slot::Charm => Art::Charm,
        Slot::Boots => Art::Boots,
    }
}

/// The relics, a picture each.
fn relics(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known.map(relics_of) != now.map(relics_of));
    live(move || {
        let moment = part.get();
        let rows = relics_of(&moment).iter().map(|relic| {
            let about = format!("{relic}. {}", relic.about(moment.content()));
            let mark = view! { <span class="labyrinth-piece labyrinth-epic"><Picture sprite=Art::relic(relic) class="labyrinth-piece-picture"/><span class="sr-only">{relic.to_string()}</span></span> };
            view! { <li>{tip(format!("labyrinth-top-relic-{}", relic as u8), mark, move || about.clone())}</li> }.into_any()
        });
        let rows: Vec<AnyView> = rows.collect();
        (!rows.is_empty()).then(
            || view! { <ul class="labyrinth-worn labyrinth-top-relics" role="list" aria-label=told.relics>{rows}</ul> },
        )
    })
}
