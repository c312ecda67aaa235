//! Forward on the small screen of its cabinet: the real rules, played by a bot.

mod scene;

use ::forward::bot::Document;
use ::forward::{Event, Forward, Setup, View};
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Status};
use leptos::prelude::*;
use stage::forward::Film;
use stage::{Film as _, Millis};

use crate::art::Pixels;
use crate::clock;
use crate::desk::Desk;
use crate::miniature::{self, Screen};
use crate::words::ForwardWords;

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
    Screen {
        label: words().miniature,
        size: (scene::WIDTH, scene::HEIGHT),
        begin: || Box::new(Show::begin(clock::fresh_seed(), words())),
        still,
    }
    .view()
}

fn words() -> &'static ForwardWords {
    untrack(|| Desk::get().words()).forward
}

fn still() -> Pixels {
    let mut show = Show::begin(Seed::from_name(STILL.0), words());
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
}

impl miniature::Show for Show {
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

    fn picture(&self, now: Millis) -> Pixels {
        match self.film.as_ref().and_then(|film| film.frame(now)) {
            Some(frame) => scene::moment(&frame),
            None => scene::table(&self.look(), self.words),
        }
    }
}
