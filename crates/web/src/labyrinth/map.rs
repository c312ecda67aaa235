//! The map of the floor, in a corner of the field.

use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlCanvasElement;

use super::board::Board;
use super::chart::ground;
use super::field::{Blip, mini};
use crate::art::{Theme, paint};
use crate::live::live;

/// Cells a tile.
const CELLS: u8 = 3;

/// The map, while it is wanted.
pub(super) fn map(board: Board) -> AnyView {
    live(move || board.map.get().then(|| drawn(board)))
}

fn drawn(board: Board) -> AnyView {
    let told = board.words();
    let canvas = NodeRef::<html::Canvas>::new();
    Effect::new(move |_| {
        let Some(canvas): Option<HtmlCanvasElement> = canvas.get() else { return };
        let theme =
            Theme::named(board.desk.settings.with(|settings| settings.theme.name())).unwrap_or_default();
        let goal = board.marks.with(|marks| marks.route.last().copied());
        board.with_told(|moment| {
            let view = &moment.view;
            let foes = view.foes.iter().map(|foe| (foe.at, Blip::Foe));
            let goal = goal.map(|at| (at, Blip::Goal));
            let blips: Vec<_> = foes.chain(goal).chain([(view.hero.at, Blip::Hero)]).collect();
            paint(&canvas, &mini(&ground(view), &blips, CELLS), theme);
        });
    });
    let floor = untrack(|| board.with_told(|moment| moment.view.floor));
    view! { <canvas class="lt-map" node_ref=canvas role="img" aria-label=(told.map_of)(floor)></canvas> }
        .into_any()
}
