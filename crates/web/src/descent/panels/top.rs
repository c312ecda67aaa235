//! Above the field: where one is, how whoever plays fares, gold, keys and the score.

use descent::{Ailment, Ailments, Rules, Turns};
use engine::Seat;
use leptos::prelude::*;
use stage::Passage;
use stage::descent::{chapters, hero_id};

use crate::art::{Art, Picture};
use crate::descent::seat::{Board, Moment};
use crate::dungeon;
use crate::shell::live::{flag, live};
use crate::shell::tip::tip;
use crate::table::heading;

/// What is to be seen at a glance beside HP.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Glance {
    place: String,
    gold: u16,
    keys: u8,
    score: i64,
    calm: u32,
}

/// From so few turns on everybody is told how long the floor stays calm, wherever there is room or not.
const SOON: u32 = 200;

impl Glance {
    fn of(board: Board) -> Self {
        board.with_told(|moment| {
            let view = &moment.view;
            let place = (board.words().place)(view.place.floor.0, &view.place.biome().to_string());
            Self { place, gold: view.purse.0, keys: view.keys, score: view.score, calm: view.calm }
        })
    }
}

/// The bar.
pub(in crate::descent) fn top(board: Board) -> AnyView {
    let told = board.words();
    let glance = Memo::new(move |_| Glance::of(board));
    let count = board.moment.with_untracked(|moment| moment.view.heroes.len());
    let heroes = (0_u8..).map(Seat::new).take(count).map(|seat| hero(board, seat, count > 1)).collect_view();
    let calm = move || glance.with(|glance| (told.calm)(glance.calm));
    let is_soon = move || glance.with(|glance| glance.calm <= SOON);
    let keys = move || {
        let count = glance.with(|glance| glance.keys);
        (count > 0).then(|| {
            view! { <span class="descent-keys" title=(told.keys)(count)><Picture sprite=Art::Key class="descent-mark"/><span class="number">{count}</span><span class="sr-only">{(told.keys)(count)}</span></span> }
        })
    };
    view! {
        <div class="descent-top tip-room" class:descent-two=flag(move || count > 1)>
            {heading("descent-place", live(move || glance.with(|glance| glance.place.clone())))}
            {board.is_daily.then(|| view! { <strong class="accent small">{told.daily}</strong> })}
            {heroes}
            {learned(board)}
            <p class="descent-gold"><Picture sprite=Art::Gold class="descent-mark"/><span class="sr-only">{told.gold}": "</span><span class="number">{live(move || glance.with(|glance| glance.gold))}</span>{live(keys)}</p>
            <p class="descent-score"><span class="small quiet">{told.score}</span>" "<span class="number">{live(move || glance.with(|glance| glance.score))}</span></p>
            <p class="descent-calm small quiet number" class:descent-soon=flag(is_soon) title=told.calm_about>{live(calm)}</p>
            {dungeon::toggles(board, told.pack)}
        </div>
    }
    .into_any()
}

/// One of those who play: HP, and what ails them. Of two, whoever acts is framed.
fn hero(board: Board, seat: Seat, is_one_of_two: bool) -> AnyView {
    let told = board.words();
    let name = move || {
        board.with_told(|moment| {
            let hero = moment.view.hero(seat);
            match hero.down {
                Some(Turns(left)) => format!("{}: {}", hero.character, (told.down)(left)),
                None => hero.character.to_string(),
            }
        })
    };
    let health = dungeon::Vital {
        name: Signal::derive(name),
        label: told.hp,
        has: Signal::derive(move || {
            let (hp, most) = board.health(hero_id(seat)).unwrap_or_default();
            (i64::from(hp), i64::from(most))
        }),
        class: "descent-health bar-large",
        unit: "",
    };
    let acts = move || is_one_of_two && board.moment.with(|moment| moment.seat() == seat);
    let whose = move || {
        acts().then(
            || view! { <span class="sr-only">{(told.acts)(told.names[usize::from(seat.index())])}</span> },
        )
    };
    view! {
        <div class="descent-hero" class:descent-acts=flag(acts)>{health.view(board)}{ails(board, seat)}{live(whose)}</div>
    }
    .into_any()
}

/// The way to the next level, where there are levels.
fn learned(board: Board) -> Option<AnyView> {
    let told = board.words();
    if board.moment.with_untracked(|moment| moment.view.rules == Rules::Guide) {
        return None;
    }
    let learned = dungeon::Vital {
        name: Signal::derive(move || board.with_told(|moment| (told.level)(moment.own().level))),
        label: told.xp,
        has: Signal::derive(move || {
            board.with_told(|moment| {
                let hero = moment.own();
                (i64::from(hero.xp.0), i64::from(hero.xp_to_next(moment.content()).0))
            })
        }),
        class: "descent-learned",
        unit: told.xp,
    };
    Some(learned.view(board))
}

/// What ails somebody, each with the turns that are left.
fn ails(board: Board, seat: Seat) -> AnyView {
    let told = board.words();
    let of = move |moment: &Moment| moment.view.hero(seat).ailments;
    let part = Memo::new(move |_| board.with_told(of));
    let does = board.moment.with_untracked(|moment| Ailment::ALL.map(|ailment| does(moment, ailment)));
    live(move || {
        let ailments: Ailments = part.get();
        let marks = ailments
            .iter()
            .map(|ailment| ail(seat, ailment, ailments.left(ailment).0, told.turns, &does[ailment.index()]));
        let marks = marks.collect_view();
        ailments.is_any().then(|| view! { <p class="descent-ails">{marks}</p> })
    })
}

fn ail(seat: Seat, ailment: Ailment, turns: u8, words: fn(u8) -> String, does: &str) -> AnyView {
    let about = format!("{ailment}, {}. {does}", words(turns));
    let class = if ailment == Ailment::Hasted { "badge badge-accent" } else { "badge badge-bad" };
    let mark = view! {
        <span class=format!("{class} descent-ail")><Picture sprite=Art::malady(ailment) class="descent-mark"/>{ailment.to_string()}" "<span class="number">{turns}</span></span>
    };
    tip(format!("descent-ail-{}-{}", seat.index(), ailment.index()), mark, move || about.clone())
}

/// What an ailment does, in the words of the rules.
fn does(moment: &Moment, ailment: Ailment) -> String {
    let name = ailment.to_string();
    let told = chapters(moment.content(), moment.view.rules).into_iter().find_map(|passage| match passage {
        Passage::Entry { name: entry, words, .. } if entry == name => Some(words),
        _ => None,
    });
    told.unwrap_or_default()
}
