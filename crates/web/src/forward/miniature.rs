//! Forward on the small screen of its cabinet: the real rules, played by a bot.

mod scene;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use ::forward::bot::Document;
use ::forward::{Event, Forward, Setup, View};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Status};
use leptos::prelude::*;
use stage::Millis;
use stage::forward::Film;
use web_sys::HtmlCanvasElement;

use crate::art::{Pixels, Theme, paint};
use crate::clock;
use crate::desk::Desk;
use crate::words::ForwardWords;

/// How often the picture is drawn while something moves.
const FRAME: Duration = Duration::from_millis(90);
/// How long the table lies still before the next command.
const PAUSE: Millis = 750;
/// How long the end of a run is to be seen.
const END: Millis = 3_500;
/// The still picture shows this run after so many commands.
const STILL: (&str, usize) = ("the cabinet of Forward", 23);

/// A bot's run, and what is to be seen of it.
struct Show {
    game: Forward,
    bot: Document,
    film: Option<Film>,
    next: Millis,
    words: &'static ForwardWords,
}

/// The small screen.
pub(super) fn view() -> AnyView {
    let desk = Desk::get();
    let words = desk.words().forward;
    let canvas = NodeRef::<leptos::html::Canvas>::new();
    let theme =
        move || Theme::named(desk.settings.with(|settings| settings.theme.name())).unwrap_or_default();
    Effect::new(move |timer: Option<Option<IntervalHandle>>| {
        if let Some(Some(timer)) = timer {
            timer.clear();
        }
        let canvas: HtmlCanvasElement = canvas.get()?;
        let theme = theme();
        if !desk.is_moving() {
            paint(&canvas, &still(words), theme);
            return None;
        }
        let show = Rc::new(RefCell::new(Show::begin(clock::fresh_seed(), words)));
        paint(&canvas, &show.borrow().picture(clock::elapsed()), theme);
        let tick = move || {
            if is_seen(&canvas) {
                let now = clock::elapsed();
                let mut show = show.borrow_mut();
                show.advance(now);
                paint(&canvas, &show.picture(now), theme);
            }
        };
        let timer = set_interval_with_handle(tick, FRAME).ok();
        on_cleanup(move || {
            if let Some(timer) = timer {
                timer.clear();
            }
        });
        timer
    });
    view! { <canvas class="miniature" node_ref=canvas width=scene::WIDTH height=scene::HEIGHT role="img" aria-label=words.miniature></canvas> }
        .into_any()
}

/// Nothing is drawn that nobody sees.
fn is_seen(canvas: &HtmlCanvasElement) -> bool {
    let place = canvas.get_bounding_client_rect();
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    !document().hidden() && place.bottom() > 0.0 && place.top() < height
}

fn still(words: &'static ForwardWords) -> Pixels {
    let mut show = Show::begin(Seed::from_name(STILL.0), words);
    for _ in 0..STILL.1 {
        show.step(0);
    }
    scene::table(&show.look(), show.words)
}

impl Show {
    fn begin(seed: Seed, words: &'static ForwardWords) -> Self {
        let setup = Setup::default();
        let bot = Document::new(setup.content());
        let game = Forward::new(&setup, seed).expect("the numbers of the house are good");
        Self { game, bot, film: None, next: 0, words }
    }

    fn look(&self) -> View {
        self.game.view(Audience::Everyone)
    }

    /// Plays the next command when it is time.
    fn advance(&mut self, now: Millis) {
        if now < self.next {
            return;
        }
        match self.game.status() {
            Status::Over(_) => {
                *self = Self { next: now + PAUSE, ..Self::begin(clock::fresh_seed(), self.words) }
            }
            Status::Awaiting(_) => self.step(now),
        }
    }

    fn step(&mut self, now: Millis) {
        if matches!(self.game.status(), Status::Over(_)) {
            return;
        }
        let before = self.look();
        let command = self.bot.choose(Perspective::new(&self.game, Seat::FIRST));
        let mut events: Vec<Event> = Vec::new();
        self.game.play(Seat::FIRST, command, &mut events).expect("the bot plays by the rules");
        let film = Film::of(&before, &events, now);
        let rest = if matches!(self.game.status(), Status::Over(_)) { END } else { PAUSE };
        self.next = now + film.duration() + rest;
        self.film = Some(film);
    }

    fn picture(&self, now: Millis) -> Pixels {
        match self.film.as_ref().and_then(|film| film.frame(now)) {
            Some(frame) => scene::moment(&frame),
            None => scene::table(&self.look(), self.words),
        }
    }
}
