//! A climb out of a pit with the dice that are held.

use forward::{Card, Climb, Die, Phase};
use leptos::prelude::*;
use stage::forward::Spot;

use crate::art::{Art, Picture};
use crate::forward::panels::effects::sparks;
use crate::forward::panels::own_die::own_die;
use crate::forward::panels::pit::tallies;
use crate::forward::seat::board::Board;

/// A climb.
pub(in crate::forward) fn climb(board: Board) -> impl IntoView {
    let told = board.words();
    let climb = Memo::new(move |known: Option<&Climb>| match board.view().phase {
        Phase::Climb { climb } => climb,
        // While the scene changes, the last step stays in sight.
        _ => known.copied().unwrap_or_default(),
    });
    let number = move |die: Die| Signal::derive(move || board.view().road.map(|road| road.held.of(die)));
    let does = move |die: Die| {
        Signal::derive(move || {
            let number = number(die).get()?;
            let (holds, slip) = board.moment.with(|moment| {
                let content = moment.game.content();
                (content.holds(number), moment.view.rules.bend(moment.view.location).slip(content))
            });
            Some(if holds { told.holds.to_owned() } else { format!("{} −{slip}", told.slips) })
        })
    };
    let about = move || {
        board
            .moment
            .with(|moment| Card::Pit.about_at(moment.game.content(), moment.view.rules, moment.view.location))
    };
    view! {
        <div class="forward-figure forward-pit-figure"><Picture sprite=Art::Pit/></div>
        <div class="forward-front forward-plate">
            <ul class="forward-yours forward-climb-dice" role="list" aria-label=told.your_dice>
                {Die::ALL.map(|die| own_die(board, die, number(die), does(die), Signal::derive(|| None))).collect_view()}
            </ul>
            <div class="forward-pit-asks">
                <div class="forward-climb-tally">{tallies(board, climb.into())}{sparks(board.effects, Spot::PitDie)}</div>
                <p class="forward-about quiet small">{about}</p>
            </div>
        </div>
    }
}
