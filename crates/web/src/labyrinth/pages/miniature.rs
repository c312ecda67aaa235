//! Endless Tower on the small screen of its cabinet: the real rules, played by a bot.

use engine::{Bot, Perspective, Seat, Seed};
use grid::Point;
use labyrinth::bot::Tactician;
use labyrinth::{Command, Labyrinth, Setup, View};
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{Motion, POPUP_STAYS};
use stage::labyrinth::{Cue, Film};

use crate::art::Pixels;
use crate::browser::clock;
use crate::dungeon::field::{Looks, Popup, Window, corner};
use crate::dungeon::{Look, Passing, Pointed, moving, standing};
use crate::labyrinth::words::LabyrinthWords;
use crate::miniature::{self, Playing, Screen};
use crate::shell::desk::Desk;

/// How much of a floor is to be seen; all cabinets have screens of one shape.
const LOOK: Look =
    Look { window: Window { columns: 8, rows: 7 }, numbers: false, looks: Looks::Right, points: false, beat: 0 };
const CELLS: (usize, usize) = (8 * 16, 7 * 16);
/// How far from the hero something is still well inside the picture.
const NEAR: u8 = 3;
/// So much faster goes what happens where nobody is near.
const HURRY: Millis = 3;
/// After so many commands at most there is something to see.
const UNTIL_SEEN: usize = 150;
/// The run of the still picture, and after how many commands at most somebody in it has announced
/// something.
const STILL: (&str, usize) = ("the cabinet of Endless Tower", 2_000);

/// A bot, and which way its hero looks.
struct Show {
    bot: Tactician,
    looks: Looks,
}

/// The small screen.
pub(in crate::labyrinth) fn view() -> AnyView {
    Screen {
        label: LabyrinthWords::of(untrack(|| Desk::get().words())).miniature,
        size: CELLS,
        begin: || Box::new(Playing::begin(Show::new(), clock::fresh_seed(), clock::elapsed())),
        still,
    }
    .view()
}

fn still() -> Pixels {
    let playing = announced();
    standing::<Labyrinth>(&playing.view, playing.show.look(), &Pointed::default(), Passing::default())
}

/// A run in which somebody has just announced something.
fn announced() -> Playing<Show> {
    let mut playing = Playing::new(Show::new(), Seed::from_name(STILL.0), 0);
    skip(&mut playing, STILL.1, |view| foe_near(view) && threat_near(view));
    playing
}

/// Plays on unseen until there is something to see.
fn skip(playing: &mut Playing<Show>, most: usize, is_seen: fn(&View) -> bool) {
    for _ in 0..most {
        if is_seen(&playing.view) {
            return;
        }
        playing.step(0);
    }
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

/// Letters that rise at this instant.
fn popups(playing: &Playing<Show>, now: Millis) -> Vec<Popup> {
    let elapsed = now.saturating_sub(playing.began);
    let cues = playing.film.iter().flat_map(Film::cues);
    let rising = cues.filter_map(|(due, cue)| match cue {
        Cue::Popup { at, text, role } => {
            let age = elapsed.checked_sub(due).filter(|age| *age < POPUP_STAYS)?;
            Some(Popup { at: corner(*at), text: text.clone(), role: *role, age, motion: Motion::Full })
        }
        Cue::Noise(_) => None,
    });
    rising.collect()
}

impl Show {
    fn new() -> Self {
        Self { bot: Tactician::new(Setup::default().content()), looks: Looks::Right }
    }

    const fn look(&self) -> Look {
        Look { looks: self.looks, ..LOOK }
    }
}

impl miniature::Show for Show {
    type Game = Labyrinth;
    const PAUSE: Millis = 110;
    const END: Millis = 3_000;

    fn restart(&mut self, _game: &Labyrinth, _seed: Seed) {
        *self = Self::new();
    }

    fn choose(&mut self, game: &Labyrinth, seat: Seat) -> Option<Command> {
        Some(self.bot.choose(Perspective::new(game, seat)))
    }

    /// A run is first seen in a fight.
    fn prepare(playing: &mut Playing<Self>, now: Millis) {
        skip(playing, UNTIL_SEEN, foe_near);
        (playing.film, playing.next) = (None, now + Self::PAUSE);
    }

    fn cut(playing: &mut Playing<Self>, film: Film, before: &View) -> (Film, Millis) {
        let (from, to) = (before.hero.at.x, playing.view.hero.at.x);
        if from != to {
            playing.show.looks = if to < from { Looks::Left } else { Looks::Right };
        }
        let is_quiet = film.is_quiet() && !foe_near(&playing.view);
        let rest = match playing.view.over {
            Some(_) => Self::END,
            None if is_quiet => 0,
            None => Self::PAUSE,
        };
        (if is_quiet { film.hurried(HURRY) } else { film }, rest)
    }

    fn picture(playing: &Playing<Self>, now: Millis) -> Pixels {
        let popups = popups(playing, now);
        let passing = Passing { popups: &popups, unveiling: None };
        match playing.frame(now) {
            Some(frame) => moving(&frame, playing.show.look(), passing),
            None => standing::<Labyrinth>(&playing.view, playing.show.look(), &Pointed::default(), passing),
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
