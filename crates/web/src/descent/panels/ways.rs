//! The two ways down, side by side, for somebody who stands on the stairs: pressing one goes there.

use descent::{Command, Kind, Place};
use leptos::prelude::*;
use stage::descent::{Hand, List, Way, ways as known};
use stage::dungeon::Press;

use super::card::told as lines;
use crate::art::{Art, Icon, Picture};
use crate::descent::seat::{Board, Moment, Tap};
use crate::shell::live::{flag, live, value};

/// Both ways, while somebody chooses between them.
pub(in crate::descent) fn ways(board: Board) -> AnyView {
    let told = board.words();
    let is_open = Memo::new(move |_| {
        matches!(board.hand.get(), Hand::List { list: List::Stairs, .. }) && !board.is_showing()
    });
    live(move || {
        if !is_open.get() {
            return None;
        }
        let cards = board.moment.with_untracked(|moment| {
            let ways = known(moment.game(), &moment.view).into_iter().enumerate();
            ways.map(|(row, way)| view! { <li>{card(board, moment, row, way)}</li> }).collect_view()
        });
        Some(
            view! {
                <section class="descent-choice" aria-labelledby="descent-ways">
                    <h2 id="descent-ways" data-list="true" tabindex="-1">{told.ways_down}</h2>
                    <ol class="descent-ways" role="list">{cards}</ol>
                    <button class="button" on:click=board.presses(Tap::Press(Press::Back))><Icon sprite=Art::Back/>{told.stay}</button>
                </section>
            }
            .into_any(),
        )
    })
}

fn card(board: Board, moment: &Moment, row: usize, way: Way) -> AnyView {
    let told = board.words();
    let Way { branch, place, lines: facts } = way;
    let command = Command::Descend(branch);
    let why_not = moment.refusal(command).map(|refusal| refusal.to_string());
    let is_marked = move || board.hand.get() == Hand::List { list: List::Stairs, row };
    let title = (told.place)(place.floor.0, &place.biome().to_string());
    let met = dwellers(moment, place)
        .map(|kind| view! { <Picture sprite=Art::creature(kind) class="descent-way-creature"/> });
    view! {
        <button
            class="descent-card descent-way"
            class:descent-marked=flag(is_marked)
            data-cursor=value(move || is_marked().then_some("true"))
            aria-disabled=why_not.is_some().then_some("true")
            title=why_not
            on:click=board.presses(Tap::Do(command))
        >
            <span class="descent-way-title"><span class="label">{branch.to_string()}</span><strong>{title}</strong></span>
            <span class="descent-way-creatures" aria-hidden="true">{met.collect_view()}</span>
            {lines(facts)}
            <kbd class="descent-number" aria-hidden="true">{row + 1}</kbd>
        </button>
    }
    .into_any()
}

/// Those who live in a place and were met.
fn dwellers(moment: &Moment, place: Place) -> impl Iterator<Item = Kind> + use<> {
    let met = moment.view.met;
    Kind::living_on(place.floor)
        .chain(Kind::boss_of(place.floor))
        .filter(move |kind| met >> kind.index() & 1 != 0)
}
