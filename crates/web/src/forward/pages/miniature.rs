//! Forward on the small screen of its cabinet: the real rules, played by a bot.

mod scene;

use ::forward::bot::Naive;
use ::forward::{Command, Forward};
use engine::{Bot, Perspective, Seat, Seed};
use leptos::prelude::*;
use stage::Millis;

use crate::art::Pixels;
use crate::browser::clock;
use crate::forward::words::ForwardWords;
use crate::miniature::{self, Playing, Screen};
use crate::shell::desk::Desk;

/// The still picture shows this run after so many commands.
const STILL: (&str, usize) = ("the cabinet of Forward", 23);

/// A bot, and what is said about its run.
struct Show {
    bot: Naive,
    words: &'static ForwardWords,
}

/// The small screen.
pub(in crate::forward) fn view() -> AnyView {
    Screen {
        label: show().words.miniature,
        size: (scene::WIDTH, scene::HEIGHT),
        begin: Box::new(|| Box::new(Playing::begin(show(), clock::fresh_seed(), clock::elapsed()))),
        still: Box::new(still),
    }
    .view()
}

fn show() -> Show {
    let bot = Naive::new(::forward::Content::HOUSE);
    Show { bot, words: ForwardWords::of(untrack(|| Desk::get().words())) }
}

fn still() -> Pixels {
    let mut playing = Playing::new(show(), Seed::from_name(STILL.0), 0);
    for _ in 0..STILL.1 {
        playing.step(0);
    }
    scene::table(&playing.view, playing.show.words)
}

impl miniature::Show for Show {
    type Game = Forward;
    const PAUSE: Millis = 750;
    const END: Millis = 3_500;

    /// The bot remembers nothing.
    fn restart(&mut self, _game: &Forward, _seed: Seed) {}

    fn choose(&mut self, game: &Forward, seat: Seat) -> Option<Command> {
        Some(self.bot.choose(Perspective::new(game, seat)))
    }

    fn prepare(playing: &mut Playing<Self>, now: Millis) {
        playing.next = now + Self::PAUSE;
    }

    fn picture(playing: &Playing<Self>, now: Millis) -> Pixels {
        match playing.frame(now) {
            Some(frame) => scene::moment(&frame),
            None => scene::table(&playing.view, playing.show.words),
        }
    }
}
