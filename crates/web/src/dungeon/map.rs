//! Maps of the floor: a small one beside the field, and a large one over it with all known places.
//! Whoever points at a place on one of them goes there.

use grid::Point;
use leptos::html;
use leptos::prelude::*;
use stage::dungeon::{Dungeon, Extent, sights};
use web_sys::{HtmlCanvasElement, MouseEvent};

use super::board::{Board, Tap};
use super::field::{Blip, mini};
use super::sights::{Listed, places};
use super::window::cell_under;
use super::{Paged, Sighted, tiles};
use crate::art::{Picture, Theme, paint};
use crate::shell::live::live;

/// Cells a tile.
const CELLS: u8 = 3;
/// So far beside a place somebody points who means it: tiles of a map are small.
const NEAR: u16 = 2;

/// The map beside the field.
pub(crate) fn small_map<D: Paged>(board: Board<D>) -> AnyView {
    view! { <div class="dungeon-map-room panel">{drawn(board)}</div> }.into_any()
}

/// The map over the field, while it is wanted.
pub(crate) fn large_map<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let part = board.part(|known, now| known != now);
    let rows = move || {
        let places = part.with(|moment| places::<D>(board.desk, &moment.view));
        if places.is_empty() {
            return view! { <p class="quiet small">{told.no_places}</p> }.into_any();
        }
        let rows = places.into_iter().map(|place| row(board, place)).collect_view();
        view! { <ul class="dungeon-places" role="list">{rows}</ul> }.into_any()
    };
    live(move || {
        board.map.get().then(|| {
            let legend = ["hero", "foe", "door", "trap"].into_iter().zip(told.map_legend).map(|(mark, word)| {
                view! { <li><span class=format!("dungeon-swatch dungeon-swatch-{mark}") aria-hidden="true"></span>{word}</li> }
            });
            view! {
                <section class="dungeon-chart" aria-label=told.map>
                    {drawn(board)}
                    <ul class="dungeon-legend small" role="list">{legend.collect_view()}</ul>
                    {(!board.is_replay()).then(|| view! { <p class="small quiet">{told.map_help}</p> })}
                    {live(rows)}
                    <button class="button dungeon-chart-close" on:click=board.presses(Tap::Map)>{told.back_to_field}</button>
                </section>
            }
        })
    })
}

/// A place that can be gone to.
fn row<D: Paged>(board: Board<D>, place: Listed) -> AnyView {
    let Listed { at, place, thing, .. } = place;
    let Sighted { art, dyes, name, state, .. } = thing;
    let state = (!state.is_empty()).then(|| view! { <span class="dungeon-sight-state small">{state}</span> });
    let inside = view! {
        <span class="dungeon-sight-picture"><Picture sprite=art dyes=dyes/></span>
        <span class="dungeon-sight-name">{name}</span>
        {state}
        <span class="dungeon-sight-place quiet small">{place}</span>
    };
    if board.is_replay() {
        return view! { <li class="dungeon-sight">{inside}</li> }.into_any();
    }
    view! { <li><button class="dungeon-sight" on:click=board.presses(Tap::Travel(at))>{inside}</button></li> }
        .into_any()
}

/// A picture of the floor that leads to wherever it is pointed at.
fn drawn<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let node = NodeRef::<html::Canvas>::new();
    Effect::new(move |_| {
        let Some(canvas): Option<HtmlCanvasElement> = node.get() else { return };
        let theme =
            Theme::named(board.desk.settings.with(|settings| settings.theme.name())).unwrap_or_default();
        let goal = board.pointed.with(|pointed| pointed.route.last().copied());
        board.with_told(|moment| {
            let view = &moment.view;
            let scene = D::scene(view);
            let others = scene.others().map(|body| (body.at, Blip::Other));
            let goal = goal.map(|at| (at, Blip::Goal));
            let own = scene.bodies.iter().filter(|body| body.id.is_own()).map(|body| (body.at, Blip::Own));
            let blips: Vec<_> = others.chain(goal).chain(own).collect();
            paint(&canvas, &mini(&tiles::<D>(view), &blips, CELLS), theme);
        });
    });
    let travel = move |event: MouseEvent| {
        let Some(canvas): Option<HtmlCanvasElement> = node.get_untracked() else { return };
        let meant = board.moment.with_untracked(|moment| {
            let view = &moment.view;
            let Extent { width, height, .. } = D::extent(view);
            let (right, down) = cell_under(&event, &canvas, (width.into(), height.into()));
            let tile = |cell: i32, tiles: u8| u8::try_from(cell.max(0)).unwrap_or(u8::MAX).min(tiles - 1);
            meant::<D>(view, Point::new(tile(right, width), tile(down, height)))
        });
        board.tap(Tap::Travel(meant));
    };
    let floor = move || Some(board.with_told(|moment| (told.map_of)(D::extent(&moment.view).number)));
    view! { <canvas class="dungeon-map" node_ref=node role="img" aria-label=crate::shell::live::value(floor) on:click=travel></canvas> }
        .into_any()
}

/// Where somebody means to go who points at a tile of a map: to something of use there or just beside
/// it, else to the nearest tile that can be stood on.
fn meant<D: Dungeon>(view: &D::View, at: Point) -> Point {
    let near = |to: &Point| to.distance(at);
    let place = sights::<D>(view).into_iter().filter(|to| near(to) <= 1).min_by_key(near);
    let is_open = |to: &Point| near(to) <= NEAR && D::tile(view, *to).is_open();
    let open = || D::extent(view).points().filter(is_open).min_by_key(near);
    place.or_else(open).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seed};
    use labyrinth::{Cells, Labyrinth, Setup};

    use super::*;

    #[test]
    fn whoever_points_beside_the_stairs_means_the_stairs() {
        let game = Labyrinth::new(&Setup::default(), Seed::from_name("maps")).expect("the house's numbers");
        let mut view = game.view(Audience::Everyone);
        let hero = view.hero.at;
        let stairs = Point::new(hero.x, hero.y + 6);
        (view.exit, view.explored, view.open) =
            (Some(stairs), view.explored | Cells::of(stairs), view.open | Cells::of(stairs));
        assert_eq!(meant::<Labyrinth>(&view, Point::new(stairs.x + 1, stairs.y)), stairs);
        assert_eq!(meant::<Labyrinth>(&view, hero), hero, "the floor is walked on");
        let far = Point::new(0, 0);
        assert_eq!(meant::<Labyrinth>(&view, far), far, "what nobody knows is asked for as it is");
    }
}
