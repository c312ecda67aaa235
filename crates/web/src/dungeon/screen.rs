//! The canvas of the field. It changes by itself while a film runs or letters still rise.

use std::cell::RefCell;

use grid::Point;
use leptos::html;
use leptos::prelude::*;
use stage::dungeon::Offset;
use web_sys::{HtmlCanvasElement, HtmlElement, MouseEvent, PointerEvent};

use super::board::{Board, Tap};
use super::field::{TILE, Unveiling, centred, corner};
use super::pulse::{beat_at, pulse};
use super::{Held, Look, Paged, Passing, camera, lives, map, moving, outside, pointed_at, standing, window};
use crate::art::{Theme, paint};
use crate::browser::clock;
use crate::settings::Numbers;
use crate::shell::live::{flag, value};
use crate::table::{Showing, keep_drawn};

/// The field, with the large map over it while that is wanted.
pub(crate) fn screen<D: Paged>(board: Board<D>) -> AnyView {
    let told = board.told();
    let pulse = pulse(move || {
        let is_moving = Showing::on(board.desk) == Showing::Seen && !board.is_showing();
        is_moving && board.moment.with(|moment| lives::<D>(&moment.view, board.window.get()))
    });
    let unveiling = StoredValue::new_local(RefCell::default());
    let screen = Screen { board, canvas: NodeRef::new(), pulse, unveiling };
    keep_drawn(move || screen.draw(), move || screen.is_alive());
    window::follow(board.window, D::WINDOWS);
    let held = Held::new(Callback::new(move |at| board.tap(Tap::Look(at))));
    // Browsers tell of a mouse that rests as well, when what is below it has changed.
    let rests = StoredValue::new(None);
    let over = move |event: PointerEvent| {
        let place = Some((event.client_x(), event.client_y()));
        if event.pointer_type() == "mouse"
            && rests.try_update_value(|known| std::mem::replace(known, place)) != Some(place)
            && let Some(at) = screen.tile(&event)
        {
            board.tap(Tap::Over(at));
        }
    };
    let click = move |event: MouseEvent| {
        if !held.ends()
            && let Some(at) = screen.tile(&event)
        {
            board.tap(Tap::Point(at));
        }
    };
    let down = move |event: PointerEvent| {
        if let Some(at) = screen.tile(&event) {
            held.begin(at);
        }
    };
    // A right click, or a long press where the browser takes it for one, looks instead of acting.
    let look = move |event: MouseEvent| {
        event.prevent_default();
        if let Some(at) = screen.tile(&event) {
            board.tap(Tap::Look(at));
        }
    };
    let size = move || board.window.get();
    // How far those are whom arrows point to.
    let beyond = Memo::new(move |_| {
        let steps = board.with_told(|moment| {
            let pointers = outside(&D::scene(&moment.view), size()).into_iter();
            pointers.map(|pointer| pointer.to.steps.to_string()).collect::<Vec<_>>()
        });
        (!steps.is_empty()).then(|| steps.join(" "))
    });
    view! {
        <div
            class="dungeon-field"
            role="group"
            aria-label=D::field(board.desk)
            aria-describedby="dungeon-field-help"
            class:dungeon-tall=flag(move || size().columns < D::WINDOWS.wide.columns)
            style:--columns=value(move || Some(size().columns))
            style:--rows=value(move || Some(size().rows))
            data-stop=value(move || board.stop())
            data-hit=value(move || board.hit())
            data-popups=value(move || board.popup_words())
            data-beyond=value(move || beyond.get())
        >
            <p class="sr-only" id="dungeon-field-help">{told.field_help}</p>
            <canvas
                class="dungeon-canvas"
                node_ref=screen.canvas
                aria-hidden="true"
                on:pointermove=over
                on:pointerleave=move |_| board.tap(Tap::Away)
                on:pointerdown=down
                on:pointerup=move |_| held.lift()
                on:click=click
                on:contextmenu=look
            ></canvas>
            {map::large_map(board)}
        </div>
    }
    .into_any()
}

struct Screen<D: Paged> {
    board: Board<D>,
    canvas: NodeRef<html::Canvas>,
    /// Tells when another picture of what lives is due.
    pulse: Trigger,
    /// What has just come into sight.
    unveiling: StoredValue<RefCell<Unveiling>, LocalStorage>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a game cannot be copied, but its signals can")]
impl<D: Paged> Clone for Screen<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Paged> Copy for Screen<D> {}

impl<D: Paged> Screen<D> {
    /// Whether the picture changes by itself.
    fn is_alive(self) -> bool {
        let now = clock::elapsed();
        self.board.is_showing()
            || !self.board.rising.all.with(Vec::is_empty)
            || self.unveiling.with_value(|unveiling| unveiling.borrow().is_on(now))
    }

    fn draw(self) {
        let board = self.board;
        let Some(canvas): Option<HtmlCanvasElement> = self.canvas.get() else { return };
        let (theme, numbers) = board.desk.settings.with(|settings| {
            (Theme::named(settings.theme.name()).unwrap_or_default(), settings.numbers == Numbers::Shown)
        });
        let now = clock::elapsed();
        let showing = Showing::on(board.desk);
        self.pulse.track();
        let beat = if showing == Showing::Seen { beat_at(now) } else { 0 };
        let look = Look { window: board.window.get(), numbers, looks: board.looks.get(), points: true, beat };
        let popups = board.rising.popups(now, showing.into());
        // Of the film only the beat is followed; what moves within it is drawn by the loop.
        let is_showing = board.is_showing();
        let ghosts = D::ghosts(board);
        let (drawn, shake) = self.unveiling.with_value(|unveiling| {
            let is_slow = showing == Showing::Seen;
            let passing =
                Passing { popups: &popups, ghosts: &ghosts, unveiling: is_slow.then_some((unveiling, now)) };
            let filmed = board.projector.with_film(|film| {
                film.frame(now).map(|frame| (moving(&frame, look, passing), frame.shake()))
            });
            filmed.filter(|_| is_showing).unwrap_or_else(|| {
                let pointed = board.pointed.get();
                let drawn = board.moment.with(|moment| standing::<D>(&moment.view, look, &pointed, passing));
                (drawn, Offset::default())
            })
        });
        paint(&canvas, &drawn, theme);
        // Cells are of many sizes; what trembles does so by pixels. Only what is no style is refused.
        let place = format!("{}px {}px", shake.x, shake.y);
        drop(HtmlElement::style(&canvas).set_property("translate", &place));
    }

    /// The tile that an event is over.
    fn tile(self, event: &MouseEvent) -> Option<Point> {
        let canvas: HtmlCanvasElement = self.canvas.get_untracked()?;
        let window = self.board.window.get_untracked();
        let cells = [window.columns, window.rows].map(|tiles| i32::from(tiles) * TILE);
        let (right, down) = window::cell_under(event, &canvas, (cells[0], cells[1]));
        let now = clock::elapsed();
        // A film may still show where the hero was.
        let filmed = self.board.projector.with_film(|film| {
            film.frame(now).map(|frame| (D::extent(frame.view).number, camera(&frame, window)))
        });
        self.board.moment.with_untracked(|moment| {
            let extent = D::extent(&moment.view);
            let (floor, camera) =
                filmed.unwrap_or_else(|| (extent.number, centred(window, corner(moment.here()))));
            if filmed.is_none()
                && let Some(at) = pointed_at::<D>(&moment.view, window, (right, down))
            {
                return Some(at);
            }
            let tile = |cell: i32| u8::try_from(cell.div_euclid(TILE)).ok();
            let at = Point::new(tile(camera.0 + right)?, tile(camera.1 + down)?);
            (floor == extent.number && extent.contains(at)).then_some(at)
        })
    }
}
