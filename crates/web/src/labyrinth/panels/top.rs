//! Above the field: the floor, how the hero fares, gold, and what is worn.

use labyrinth::{Ailment, Ailments, Content, Item, Slot};
use leptos::prelude::*;

use crate::art::{Art, Icon, Picture};
use crate::keys::Action;
use crate::labyrinth::panels::gear::{gear_changed, rarity_class};
use crate::labyrinth::panels::side::relics_of;
use crate::labyrinth::seat::board::{Board, Tap};
use crate::labyrinth::seat::moment::Moment;
use crate::shell::live::{flag, live, value};
use crate::shell::tip::tip;

/// What is to be seen of the hero at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::labyrinth) struct Vitals {
    pub(in crate::labyrinth) floor: u32,
    pub(in crate::labyrinth) hp: i32,
    pub(in crate::labyrinth) most: i32,
    pub(in crate::labyrinth) xp: u32,
    pub(in crate::labyrinth) xp_to_next: u32,
    pub(in crate::labyrinth) level: u16,
    pub(in crate::labyrinth) gold: u32,
    pub(in crate::labyrinth) keys: u32,
}

/// The bar.
pub(in crate::labyrinth) fn top(board: Board) -> AnyView {
    let told = board.words();
    let vitals = Memo::new(move |_| board.vitals());
    let keys = move || {
        let count = vitals.with(|vitals| vitals.keys);
        (count > 0).then(|| {
            view! { <span class="labyrinth-keys" title=(told.keys)(count)><Picture sprite=Art::Key class="labyrinth-mark"/><span class="number">{count}</span><span class="sr-only">{(told.keys)(count)}</span></span> }
        })
    };
    let health = Vital {
        name: Signal::derive(move || told.hp.to_owned()),
        label: told.hp,
        has: Signal::derive(move || vitals.with(|vitals| (i64::from(vitals.hp), i64::from(vitals.most)))),
        class: "labyrinth-health bar-large",
        unit: "",
    };
    let learned = Vital {
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
            <h1 class="labyrinth-floor">{live(move || (told.floor)(vitals.with(|vitals| vitals.floor)))}</h1>
            {board.is_daily.then(|| view! { <strong class="accent small labyrinth-daily">{told.daily}</strong> })}
            {health.view(board)}
            {learned.view(board)}
            <p class="labyrinth-gold"><Picture sprite=Art::Gold class="labyrinth-mark"/><span class="sr-only">{told.gold}": "</span><span class="number">{live(move || vitals.with(|vitals| vitals.gold))}</span>{live(keys)}</p>
            {ails(board)}
            {worn(board)}
            {relics(board)}
            {toggles(board)}
        </div>
    }
    .into_any()
}

/// Something with a bar.
struct Vital {
    name: Signal<String>,
    /// What it is a number of.
    label: &'static str,
    /// How much there is, and the most.
    has: Signal<(i64, i64)>,
    class: &'static str,
    /// What is written behind the numbers.
    unit: &'static str,
}

impl Vital {
    fn view(self, board: Board) -> AnyView {
        let Self { name, label, has, class, unit } = self;
        let numbers = move || {
            let (now, most) = has.get();
            format!("{now} / {most} {unit}")
        };
        let width = move || {
            let (now, most) = has.get();
            format!("{}%", now * 100 / most.max(1))
        };
        let is_low = move || {
            let (now, most) = has.get();
            now * 3 <= most
        };
        view! {
            <div class="labyrinth-vital">
                <span class="labyrinth-vital-name">{live(move || name.get())}</span>
                <div
                    class=format!("bar labyrinth-bar {class}") class:bar-bad=flag(is_low) class:bar-life=flag(move || !is_low()) role="meter" aria-label=label aria-valuemin="0"
                    aria-valuemax=value(move || Some(has.get().1))
                    aria-valuenow=value(move || Some(has.get().0))
                    data-flash=value(move || board.flash())
                >
                    <div class="bar-fill" style:width=value(move || Some(width()))></div>
                </div>
                <span class=format!("labyrinth-vital-number number {class}-number")>{live(numbers)}</span>
            </div>
        }
        .into_any()
    }
}

/// What ails the hero, each with the turns that are left.
fn ails(board: Board) -> AnyView {
    let told = board.words();
    let part = board.part(|known, now| known.map(ails_of) != now.map(ails_of));
    live(move || {
        part.with(|moment| {
            let marks = ails_of(moment)
                .iter()
                .map(|(ailment, turns)| ail(ailment, turns.0, &moment.content, told.turns));
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
                view! { <li>{piece(slot, item, &moment.content, told.nothing_worn)}</li> }
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
            let about = format!("{relic}. {}", relic.about(&moment.content));
            let mark = view! { <span class="labyrinth-piece labyrinth-epic"><Picture sprite=Art::relic(relic) class="labyrinth-piece-picture"/><span class="sr-only">{relic.to_string()}</span></span> };
            view! { <li>{tip(format!("labyrinth-top-relic-{}", relic as u8), mark, move || about.clone())}</li> }.into_any()
        });
        let rows: Vec<AnyView> = rows.collect();
        (!rows.is_empty()).then(
            || view! { <ul class="labyrinth-worn labyrinth-top-relics" role="list" aria-label=told.relics>{rows}</ul> },
        )
    })
}

/// The map, and the panel with what is worn and carried.
fn toggles(board: Board) -> AnyView {
    let told = board.words();
    view! {
        <div class="labyrinth-toggles">
            <button class="button labyrinth-toggle" aria-pressed=value(move || Some(board.map.get())) on:click=board.presses(Tap::Map)>
                <Icon sprite=Art::Plot/><span>{board.told().map}</span>{board.key(Action::Map)}
            </button>
            <button class="button labyrinth-toggle labyrinth-toggle-pack" aria-expanded=value(move || Some(board.is_pack_open())) aria-controls="labyrinth-side" on:click=board.presses(Tap::Pack)>
                <Icon sprite=Art::Menu/><span>{told.pack}</span>{board.key(Action::Pack)}
            </button>
        </div>
    }
    .into_any()
}
