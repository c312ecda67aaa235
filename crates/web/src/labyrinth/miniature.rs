//! Endless Tower on the small screen of its cabinet: the real rules, played by a bot.

use engine::{Audience, Bot, Game, Perspective, Seat, Seed};
use grid::Point;
use labyrinth::bot::Tactician;
use labyrinth::{Event, Setup, Tower, View};
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{Motion, POPUP_STAYS};
use stage::labyrinth::{Cue, Film};

use crate::art::Pixels;
use crate::clock;
use crate::desk::Desk;
use crate::dungeon::field::{Looks, Popup, Window, corner};
use crate::dungeon::{Look, Pointed, moving, standing};
use crate::miniature::{self, Screen};

/// How much of a floor is to be seen; all cabinets have screens of one shape.
const LOOK: Look = Look { window: Window { columns: 8, rows: 7 }, numbers: false, looks: Looks::Right };
const CELLS: (usize, usize) = (8 * 16, 7 * 16);
/// How far from the hero something is still well inside the picture.
const NEAR: u8 = 3;
/// Between two commands.
const PAUSE: Millis = 110;
/// So much faster goes what happens where nobody is near.
const HURRY: Millis = 3;
/// After so many commands at most there is something to see.
const UNTIL_SEEN: usize = 150;
/// How long the end of a run is to be seen.
const END: Millis = 3_000;
/// The run of the still picture, and after how many commands at most somebody in it has announced
/// something.
const STILL: (&str, usize) = ("the cabinet of Endless Tower", 2_000);

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
        begin: || Box::new(Show::fight(clock::fresh_seed(), clock::elapsed())),
        still,
    }
    .view()
}

fn still() -> Pixels {
    let show = announced();
    standing::<Tower>(&show.view, show.look(), &Pointed::default(), &[])
}

/// A run in which somebody has just announced something.
fn announced() -> Show {
    let mut show = Show::begin(Seed::from_name(STILL.0), 0);
    show.skip(STILL.1, |view| foe_near(view) && threat_near(view));
    show
}

/// Whether somebody who is after the hero is in the picture.
fn foe_near(view: &View) -> bool {
    view.foes.iter().any(|foe| foe.is_awake() && is_near(view, foe.at))
}

/// Whether tiles that are about to be struck are in the picture.
fn threat_near(view: &View) -> bool {
    view.threatened().iter().any(|at| is_near(view, at))
}

fn is_near(view: &View, at: Point) -> bool {
    let hero = view.hero.at;
    hero.x.abs_diff(at.x).max(hero.y.abs_diff(at.y)) <= NEAR
}

impl Show {
    /// A run that is first seen in a fight.
    fn fight(seed: Seed, now: Millis) -> Self {
        let mut show = Self::begin(seed, now);
        show.skip(UNTIL_SEEN, foe_near);
        (show.film, show.next) = (None, now + PAUSE);
        show
    }

    /// Plays on unseen until there is something to see.
    fn skip(&mut self, most: usize, is_seen: fn(&View) -> bool) {
        for _ in 0..most {
            if is_seen(&self.view) {
                return;
            }
            self.step(0);
        }
    }

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
        let is_quiet = film.is_quiet() && !foe_near(&self.view);
        let film = if is_quiet { film.hurried(HURRY) } else { film };
        let rest = match self.view.over {
            Some(_) => END,
            None if is_quiet => 0,
            None => PAUSE,
        };
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
            *self = Self::fight(clock::fresh_seed(), now);
        } else {
            self.step(now);
        }
    }

    fn picture(&self, now: Millis) -> Pixels {
        let popups = self.popups(now);
        match self.film.as_ref().and_then(|film| film.frame(now)) {
            Some(frame) => moving(&frame, self.look(), &popups),
            None => standing::<Tower>(&self.view, self.look(), &Pointed::default(), &popups),
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

    #[test]
    fn the_still_picture_has_a_foe_and_what_it_announces() {
        let show = announced();
        assert!(foe_near(&show.view) && threat_near(&show.view) && show.view.over.is_none());
    }
}
