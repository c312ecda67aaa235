//! The small screens of cabinets: real games, played by bots.

mod playing;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use stage::Millis;
use web_sys::HtmlCanvasElement;

use crate::art::{Pixels, Theme, paint};
use crate::browser::clock;
use crate::browser::idle::when_idle;
use crate::shell::desk::Desk;

pub(crate) use playing::{Playing, Show};

/// How often the picture is drawn while something moves.
const FRAME: Duration = Duration::from_millis(90);

/// Something that moves by itself.
pub(crate) trait Animated {
    /// Plays the next command when it is time.
    fn advance(&mut self, now: Millis);

    /// What is to be seen now.
    fn picture(&self, now: Millis) -> Pixels;
}

/// What a small screen shows.
pub(crate) struct Screen {
    /// What it is, for those who do not see it.
    pub(crate) label: &'static str,
    /// Cells from left to right, and from top to bottom.
    pub(crate) size: (usize, usize),
    /// Begins a show of its own.
    pub(crate) begin: Box<dyn Fn() -> Box<dyn Animated>>,
    /// What is to be seen where things are not to move.
    pub(crate) still: Box<dyn Fn() -> Pixels>,
}

impl Screen {
    /// The small screen on a page.
    pub(crate) fn view(self) -> AnyView {
        let Self { label, size, begin, still } = self;
        let desk = Desk::get();
        let canvas = NodeRef::<leptos::html::Canvas>::new();
        let theme =
            move || Theme::named(desk.settings.with(|settings| settings.theme.name())).unwrap_or_default();
        // Whoever comes in sees the page first; what moves on it can wait.
        let is_idle = RwSignal::new(false);
        when_idle(move || {
            let _ = is_idle.try_set(true);
        });
        Effect::new(move |_| {
            let Some(canvas): Option<HtmlCanvasElement> = canvas.get() else { return };
            if !is_idle.get() {
                return;
            }
            let theme = theme();
            if !desk.is_moving() {
                return paint(&canvas, &still(), theme);
            }
            let show = Rc::new(RefCell::new(begin()));
            paint(&canvas, &show.borrow().picture(clock::elapsed()), theme);
            let tick = move || {
                if is_seen(&canvas) {
                    let now = clock::elapsed();
                    let mut show = show.borrow_mut();
                    show.advance(now);
                    paint(&canvas, &show.picture(now), theme);
                }
            };
            let timer = set_interval_with_handle(tick, FRAME);
            on_cleanup(move || {
                if let Ok(timer) = timer {
                    timer.clear();
                }
            });
        });
        let (width, height) = size;
        view! { <canvas class="miniature" node_ref=canvas width=width height=height role="img" aria-label=label></canvas> }
            .into_any()
    }
}

/// Nothing is drawn that nobody sees.
fn is_seen(canvas: &HtmlCanvasElement) -> bool {
    let place = canvas.get_bounding_client_rect();
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    !document().hidden() && place.bottom() > 0.0 && place.top() < height
}
