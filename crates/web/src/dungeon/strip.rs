//! The action strip: what can be done beside walking, each with its key and why it cannot be done.

use grid::Direction;
use leptos::prelude::*;
use stage::dungeon::Press;

use super::Moment;
use super::board::{Board, Tap};
use super::paged::{Button, Paged};
use crate::art::{Art, Icon, Picture};
use crate::shell::live::{flag, live, value};

/// What a button of the strip shows.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Face {
    /// Its picture, or a sign in the colour of the words.
    icon: Result<Art, Art>,
    name: String,
    /// How many are left, or how long it takes, in a letter or two.
    count: Option<String>,
    /// The same in words.
    counted: Option<String>,
    /// Why it cannot be done.
    why_not: Option<String>,
}

/// The strip, with the pad for fingers.
pub(crate) fn strip<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let buttons = D::Button::ALL.iter().map(|&what| button(board, what)).collect_view();
    view! {
        <div class="dungeon-controls">
            {pad(board)}
            <div class="dungeon-strip" role="group" aria-label=told.actions>{buttons}</div>
        </div>
    }
    .into_any()
}

fn button<D: Paged>(board: Board<D>, what: D::Button) -> AnyView {
    let desk = board.desk;
    let face = Memo::new(move |_| board.moment.with(|moment| face(board, moment, what)));
    let is_unknown = move || board.moment.with(|moment| what.is_unknown(moment));
    let is_at_hand = move || board.moment.with(|moment| what.is_at_hand(moment));
    let is_on = move || what.is_on(board.hand.get(), board.errand.get());
    let name = Memo::new(move |_| face.with(|face| face.name.clone()));
    // What it does is told at length, and anew only where it is something else by now.
    let about = Memo::new(move |_| {
        name.track();
        board.moment.with_untracked(|moment| what.about(desk, moment))
    });
    // Said after the name: how many are left, and why it cannot be done.
    let more = move || {
        face.with(|face| {
            let count = face.counted.as_deref().map(|count| format!(", {count}")).unwrap_or_default();
            let why = face.why_not.as_deref().map(|why| format!(". {why}")).unwrap_or_default();
            format!("{count}{why}")
        })
    };
    let icon = Memo::new(move |_| face.with(|face| face.icon));
    let picture = move || match icon.get() {
        Ok(art) => view! { <Picture sprite=art/> }.into_any(),
        Err(icon) => view! { <Icon sprite=icon/> }.into_any(),
    };
    view! {
        <button
            class=format!("button dungeon-deed {}", what.class())
            class:dungeon-deed-on=flag(is_on)
            class:dungeon-deed-at-hand=flag(is_at_hand)
            class:dungeon-deed-none=flag(is_unknown)
            class:dungeon-deed-pass=what == D::Button::PASS
            title=value(move || Some(face.with(|face| face.why_not.clone()).unwrap_or_else(|| about.get())))
            aria-disabled=value(move || face.with(|face| face.why_not.is_some()).then_some("true"))
            aria-pressed=value(move || what.is_mode().then(is_on))
            on:click=board.presses(Tap::Press(what.press()))
        >
            <span class="dungeon-deed-picture">{live(picture)}</span>
            <span class="dungeon-deed-name">{live(move || name.get())}</span><span class="sr-only">{live(more)}</span>
            <span class="dungeon-deed-count number" aria-hidden="true">{live(move || face.with(|face| face.count.clone()))}</span>
            {board.key(what.action())}
        </button>
    }
    .into_any()
}

fn face<D: Paged>(board: Board<D>, moment: &Moment<D>, what: D::Button) -> Face {
    let count = what.count(moment);
    Face {
        icon: what.icon(moment),
        name: what.name(board.desk, moment),
        count: count.map(|(left, _)| left.to_string()),
        counted: count.and_then(|(left, most)| most.map(|most| format!("{left} / {most}"))),
        why_not: what.why_not(board.desk, moment),
    }
}

/// Four directions and a rest in their middle, for fingers.
fn pad<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let ways = [
        (Direction::North, "up"),
        (Direction::West, "left"),
        (Direction::East, "right"),
        (Direction::South, "down"),
    ];
    let steps = ways.map(|(way, class)| {
        let name = told.directions[direction_place(way)];
        view! {
            <button class=format!("button dungeon-step dungeon-step-{class}") aria-label=(told.step)(name) on:click=board.presses(Tap::Press(Press::Go(way)))>
                <Icon sprite=Art::Play/>
            </button>
        }
    });
    let pass = board.moment.with_untracked(|moment| D::Button::PASS.name(board.desk, moment));
    view! {
        <div class="dungeon-pad" role="group" aria-label=told.steps>
            {steps.into_iter().collect_view()}
            <button class="button dungeon-step dungeon-step-wait" aria-label=pass on:click=board.presses(Tap::Press(D::Button::PASS.press()))><Icon sprite=Art::Clock/></button>
        </div>
    }
    .into_any()
}

/// The place of a direction among the words for them: north, east, south, west.
const fn direction_place(way: Direction) -> usize {
    match way {
        Direction::North => 0,
        Direction::East => 1,
        Direction::South => 2,
        Direction::West => 3,
    }
}
