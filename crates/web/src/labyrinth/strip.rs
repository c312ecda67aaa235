//! The action strip: what can be done beside walking, each with its key and why it cannot be done.

use grid::Direction;
use leptos::prelude::*;
use stage::labyrinth::chapters;

use super::board::{Board, Tap};
use super::deed::Deed;
use super::moment::Moment;
use crate::art::{Art, Icon, Picture};
use crate::live::{flag, live, value};

/// What a button of the strip shows.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Face {
    /// How many are left, or how long it takes, in a letter or two.
    count: Option<String>,
    /// The same in words.
    counted: Option<String>,
    /// Why it cannot be done.
    why_not: Option<String>,
}

/// The strip, with the pad for fingers.
pub(super) fn strip(board: Board) -> AnyView {
    let told = board.words();
    let rules = board.moment.with_untracked(|moment| chapters(&moment.content, moment.view.rules));
    let deeds = Deed::ALL.map(|deed| button(board, deed, deed.about(&rules, told)));
    view! {
        <div class="lt-controls">
            {pad(board)}
            <div class="lt-strip" role="group" aria-label=told.actions>{deeds.into_iter().collect_view()}</div>
        </div>
    }
    .into_any()
}

fn button(board: Board, deed: Deed, about: String) -> AnyView {
    let told = board.words();
    let face = Memo::new(move |_| board.moment.with(|moment| face(board, moment, deed)));
    let is_unknown = move || board.moment.with(|moment| deed.is_unknown(moment));
    let is_on = move || board.is_on(deed);
    let name = deed.name(told);
    // Said after the name: how many are left, and why it cannot be done.
    let more = move || {
        face.with(|face| {
            let count = face.counted.as_deref().map(|count| format!(", {count}")).unwrap_or_default();
            let why = face.why_not.as_deref().map(|why| format!(". {why}")).unwrap_or_default();
            format!("{count}{why}")
        })
    };
    let picture = match deed.icon() {
        Ok(art) => view! { <span class="lt-deed-picture"><Picture sprite=art/></span> }.into_any(),
        Err(icon) => view! { <span class="lt-deed-picture"><Icon sprite=icon/></span> }.into_any(),
    };
    view! {
        <button
            class="button lt-deed"
            class:lt-deed-on=flag(is_on)
            class:lt-deed-none=flag(is_unknown)
            class:lt-deed-pass=deed == Deed::Pass
            title=value(move || Some(face.with(|face| face.why_not.clone()).unwrap_or_else(|| about.clone())))
            aria-disabled=value(move || face.with(|face| face.why_not.is_some()).then_some("true"))
            aria-pressed=value(move || deed.is_mode().then(is_on))
            on:click=board.presses(Tap::Deed(deed))
        >
            {picture}
            <span class="lt-deed-name">{name}</span><span class="sr-only">{live(more)}</span>
            <span class="lt-deed-count number" aria-hidden="true">{live(move || face.with(|face| face.count.clone()))}</span>
            {board.key(deed.action())}
        </button>
    }
    .into_any()
}

fn face(board: Board, moment: &Moment, deed: Deed) -> Face {
    let told = board.words();
    let hero = &moment.view.hero;
    let why_not = deed.why_not(moment, told);
    let of = |left: u8, most: u8| (Some(left.to_string()), Some(format!("{left} / {most}")));
    let (count, counted) = match deed {
        Deed::Bow if hero.bow().is_some() => of(hero.arrows, moment.content.bow.arrows),
        Deed::Spell(spell) if hero.knows(spell) => of(hero.charges(spell), hero.most_charges(spell)),
        Deed::Flask(flask) => of(hero.flasks(flask), moment.content.drops.most_flasks),
        Deed::Dash if hero.dash_wait.0 > 0 => (Some(hero.dash_wait.to_string()), None),
        _ => (None, None),
    };
    Face { count, counted, why_not }
}

/// Four directions and a rest in their middle, for fingers.
fn pad(board: Board) -> AnyView {
    let told = board.words();
    let ways = [
        (Direction::North, "up"),
        (Direction::West, "left"),
        (Direction::East, "right"),
        (Direction::South, "down"),
    ];
    let steps = ways.map(|(way, class)| {
        let name = told.directions[direction_place(way)];
        view! {
            <button class=format!("button lt-step lt-step-{class}") aria-label=(told.step)(name) on:click=board.presses(Tap::Step(way))>
                <Icon sprite=Art::Play/>
            </button>
        }
    });
    view! {
        <div class="lt-pad" role="group" aria-label=told.steps>
            {steps.into_iter().collect_view()}
            <button class="button lt-step lt-step-wait" aria-label=told.pass on:click=board.presses(Tap::Deed(Deed::Pass))><Icon sprite=Art::Clock/></button>
        </div>
    }
    .into_any()
}

/// The place of a direction among the words for them: north, east, south, west.
pub(super) const fn direction_place(way: Direction) -> usize {
    match way {
        Direction::North => 0,
        Direction::East => 1,
        Direction::South => 2,
        Direction::West => 3,
    }
}
