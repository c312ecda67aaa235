//! A pit of the road, with a die to be laid across it.

use forward::{Card, Die, Hp, Phase};
use leptos::prelude::*;
use stage::forward::{Beat, Rolling, Spot};

use crate::art::{Art, Picture};
use crate::forward::panels::effects::sparks;
use crate::forward::panels::own_die::{Standing, own_die};
use crate::forward::seat::board::Board;
use crate::shell::live::live;

/// A pit.
pub(in crate::forward) fn gap(board: Board) -> AnyView {
    let told = board.words();
    let number = move |die: Die| Signal::derive(move || number(board, die));
    let does = move |die: Die| {
        Signal::derive(move || {
            let cost = cost(board, die)?;
            Some(match cost {
                0 => told.unhurt.to_owned(),
                cost if Hp(cost) >= board.view().hero.hp => format!("✗ −{cost} {}", told.hp),
                cost => format!("−{cost} {}", told.hp),
            })
        })
    };
    let standing = move |die: Die| {
        Signal::derive(move || {
            laid(board).map(|laid| if laid == die { Standing::Kept } else { Standing::Passed })
        })
    };
    let about = move || {
        board
            .moment
            .with(|moment| Card::Pit.about_at(moment.game.content(), moment.view.rules, moment.view.location))
    };
    view! {
        <div class="forward-figure forward-pit-figure"><Picture sprite=Art::Pit/>{sparks(board.effects, Spot::PitDie)}</div>
        <div class="forward-front forward-plate forward-gap-front">
            <ul class="forward-yours forward-gap-dice" role="list" aria-label=told.your_dice>
                {Die::ALL.map(|die| own_die(board, die, number(die), does(die), standing(die))).collect_view()}
            </ul>
            <p class="forward-about quiet small">{live(about)}</p>
        </div>
    }
    .into_any()
}

/// What a die shows; nothing while it is in the air.
fn number(board: Board, die: Die) -> Option<u8> {
    let Some(still) = board.still() else { return Some(board.view().road?.held.of(die)) };
    match still.beat {
        Beat::Renew { held, rolling, .. } => {
            let is_rolling = still.dice == Rolling::Yes && rolling[die.index()] == Rolling::Yes;
            (!is_rolling).then(|| held.of(die))
        }
        _ => Some(still.before.road?.held.of(die)),
    }
}

/// HP that the pit takes with a die, while that is asked.
fn cost(board: Board, die: Die) -> Option<u8> {
    let view = board.view();
    let road = view.road.filter(|_| board.still().is_none() && view.phase == Phase::Gap)?;
    Some(road.bend.pit(road.held.of(die)))
}

/// The die that lies across: of those with its number the one that has another now, if it fell on another.
fn laid(board: Board) -> Option<Die> {
    let still = board.still()?;
    let Beat::Bridge { number, .. } = still.beat else { return None };
    let (before, after) = (still.before.road?.held, board.view().road?.held);
    let changed = Die::ALL.into_iter().filter(|&die| after.of(die) != before.of(die));
    changed.chain(Die::ALL).find(|&die| before.of(die) == number)
}
