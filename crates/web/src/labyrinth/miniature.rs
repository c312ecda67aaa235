//! Endless Tower on the small screen of its cabinet: the real rules, played by a bot.

use engine::{Audience, Bot, Game, Perspective, Seat, Seed};
use labyrinth::bot::Tactician;
use labyrinth::{Event, Setup, Tower, View};
use leptos::prelude::*;
use stage::Millis;
use stage::labyrinth::{Cue, Film, Motion, POPUP_STAYS};

use super::field::{Looks, Popup, View as Window, corner};
use super::tableau::{Look, Marks, moving, standing};
use crate::art::Pixels;
use crate::clock;
use crate::desk::Desk;
use crate::miniature::{self, Screen};

/// How much of a floor is to be seen.
const LOOK: Look = Look { window: Window { columns: 9, rows: 7 }, numbers: false, looks: Looks::Right };
const CELLS: (usize, usize) = (9 * 16, 7 * 16);
/// Between two commands.
const PAUSE: Millis = 110;
/// How long the end of a run is to be seen.
const END: Millis = 3_000;
/// The still picture shows this run after so many commands.
const STILL: (&str, usize) = ("the cabinet of Endless Tower", 60);

/// A bot's run, and what is to be seen of it.
struct Show {
    game: Tower,
    bot: Tactician,
    view: View,
    film: Option<Film>,
    began: Millis,
    next: Millis,
    looks: Looks,
}

/// The small screen.
pub(super) fn view() -> AnyView {
    Screen {
        label: untrack(|| Desk::get().words()).labyrinth.miniature,
        size: CELLS,
        begin: || Box::new(Show::begin(clock::fresh_seed(), clock::elapsed())),
        still,
    }
    .view()
}

fn still() -> Pixels {
    let mut show = Show::begin(Seed::from_name(STILL.0), 0);
    for _ in 0..STILL.1 {
        show.step(0);
    }
    standing(&show.view, show.look(), &Marks::default(), &[])
}

impl Show {
    fn begin(seed: Seed, now: Millis) -> Self {
        let setup = Setup::default();
        let game = Tower::new(&setup, seed).expect("the numbers of the house are good");
        let view = game.view(Audience::Seat(Seat::FIRST));
        let bot = Tactician::new(setup.content());
        Self { game, bot, view, film: None, began: now, next: now, looks: Looks::Right }
    }

    fn step(&mut self, now: Millis) {
        if self.view.over.is_some() {
            return;
        }
        let command = self.bot.choose(Perspective::new(&self.game, Seat::FIRST));
        let mut events: Vec<Event> = Vec::new();
        self.game.play(Seat::FIRST, command, &mut events).expect("a bot plays by the rules");
        let before = std::mem::replace(&mut self.view, self.game.view(Audience::Seat(Seat::FIRST)));
        let (from, to) = (before.hero.at.x, self.view.hero.at.x);
        if from != to {
            self.looks = if to < from { Looks::Left } else { Looks::Right };
        }
        let film = Film::of(&before, &self.view, &events, Motion::Full, now);
        let rest = if self.view.over.is_some() { END } else { PAUSE };
        (self.began, self.next) = (now, now + film.duration() + rest);
        self.film = Some(film);
    }

    const fn look(&self) -> Look {
        Look { looks: self.looks, ..LOOK }
    }

    /// Letters that rise at this instant.
    fn popups(&self, now: Millis) -> Vec<Popup> {
        let elapsed = now.saturating_sub(self.began);
        let cues = self.film.iter().flat_map(Film::cues);
        let rising = cues.filter_map(|(due, cue)| match cue {
            Cue::Popup { at, text, role } => {
                let age = elapsed.checked_sub(due).filter(|age| *age < POPUP_STAYS)?;
                Some(Popup { at: corner(*at), text: text.clone(), role: *role, age, motion: Motion::Full })
            }
            Cue::Noise(_) => None,
        });
        rising.collect()
    }
}

impl miniature::Show for Show {
    fn advance(&mut self, now: Millis) {
        if now < self.next {
            return;
        }
        if self.view.over.is_some() {
            *self = Self::begin(clock::fresh_seed(), now);
        } else {
            self.step(now);
        }
    }

    fn picture(&self, now: Millis) -> Pixels {
        let popups = self.popups(now);
        match self.film.as_ref().and_then(|film| film.frame(now)) {
            Some(frame) => moving(&frame, self.look(), &popups),
            None => standing(&self.view, self.look(), &Marks::default(), &popups),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_still_picture_is_always_the_same() {
        let drawn = still();
        assert_eq!((drawn.width(), drawn.height()), CELLS);
        assert_eq!(drawn, still());
    }
}
