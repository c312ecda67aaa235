//! A dungeon on the small screen of its cabinet: the real rules, played by a bot.

use engine::{Bot, Game, Perspective, Seat, Seed};
use grid::Point;
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{Cue, Film, Motion, POPUP_STAYS};

use super::field::{Looks, Popup, Window, corner};
use super::pulse::beat_at;
use super::{Look, Paged, Passing, Pointed, moving, standing};
use crate::art::Pixels;
use crate::browser::clock;
use crate::miniature::{self, Playing, Screen};

/// How much of a floor is to be seen; all cabinets have screens of one shape.
const LOOK: Look = Look {
    window: Window { columns: 8, rows: 7 },
    numbers: false,
    looks: Looks::Right,
    points: false,
    beat: 0,
};
const CELLS: (usize, usize) = (8 * 16, 7 * 16);
/// How far from whoever leads something is still well inside the picture.
const NEAR: u8 = 3;
/// So much faster goes what happens where nobody is near.
const HURRY: Millis = 3;
/// After so many commands at most there is something to see.
const UNTIL_SEEN: usize = 150;
/// After how many commands at most somebody in the still picture has announced something.
const UNTIL_STILL: usize = 2_000;

/// A bot, and which way whoever leads looks.
struct Show<D: Paged> {
    bot: Box<dyn Bot<D> + Send>,
    looks: Looks,
}

/// The small screen. The still picture is of a run with a name.
pub(crate) fn miniature<D: Paged>(label: &'static str, still: &'static str) -> AnyView {
    Screen {
        label,
        size: CELLS,
        begin: Box::new(|| Box::new(Playing::begin(Show::<D>::new(), clock::fresh_seed(), clock::elapsed()))),
        still: Box::new(move || still_of::<D>(still)),
    }
    .view()
}

fn still_of<D: Paged>(name: &str) -> Pixels {
    let playing = announced::<D>(name);
    standing::<D>(&playing.view, playing.show.look(), &Pointed::default(), Passing::default())
}

/// A run in which somebody has just announced something.
fn announced<D: Paged>(name: &str) -> Playing<Show<D>> {
    let mut playing = Playing::new(Show::new(), Seed::from_name(name), 0);
    skip(&mut playing, UNTIL_STILL, |view| somebody_near::<D>(view) && threat_near::<D>(view));
    playing
}

/// Plays on unseen until there is something to see.
fn skip<D: Paged>(playing: &mut Playing<Show<D>>, most: usize, is_seen: impl Fn(&D::View) -> bool) {
    for _ in 0..most {
        if is_seen(&playing.view) {
            return;
        }
        playing.step(0);
    }
}

/// Whether somebody else is in the picture.
fn somebody_near<D: Paged>(view: &D::View) -> bool {
    D::scene(view).others().any(|body| is_near::<D>(view, body.at))
}

/// Whether tiles that are about to be struck are in the picture.
fn threat_near<D: Paged>(view: &D::View) -> bool {
    let threats = D::threats(&D::scene(view), view);
    threats.iter().flat_map(|threat| &threat.tiles).any(|at| is_near::<D>(view, *at))
}

fn is_near<D: Paged>(view: &D::View, at: Point) -> bool {
    let here = D::here(view);
    here.x.abs_diff(at.x).max(here.y.abs_diff(at.y)) <= NEAR
}

/// Letters that rise at an instant of a film.
pub(super) fn popups<D: Paged>(film: Option<&Film<D>>, elapsed: Millis) -> Vec<Popup> {
    let cues = film.into_iter().flat_map(Film::cues);
    let rising = cues.filter_map(|(due, cue)| match cue {
        Cue::Popup { at, text, role } => {
            let age = elapsed.checked_sub(due).filter(|age| *age < POPUP_STAYS)?;
            Some(Popup { at: corner(*at), text: text.clone(), role: *role, age, motion: Motion::Full })
        }
        Cue::Noise(_) => None,
    });
    rising.collect()
}

impl<D: Paged> Show<D> {
    fn new() -> Self {
        Self { bot: D::expert(&D::Setup::default()), looks: Looks::Right }
    }

    const fn look(&self) -> Look {
        Look { looks: self.looks, ..LOOK }
    }
}

impl<D: Paged> miniature::Show for Show<D> {
    type Game = D;
    const PAUSE: Millis = 110;
    const END: Millis = 3_000;

    fn restart(&mut self, _game: &D, _seed: Seed) {
        *self = Self::new();
    }

    fn choose(&mut self, game: &D, seat: Seat) -> Option<D::Command> {
        Some(self.bot.choose(Perspective::new(game, seat)))
    }

    /// A run is first seen in a fight.
    fn prepare(playing: &mut Playing<Self>, now: Millis) {
        skip(playing, UNTIL_SEEN, somebody_near::<D>);
        (playing.film, playing.next) = (None, now + Self::PAUSE);
    }

    fn cut(playing: &mut Playing<Self>, film: Film<D>, before: &<D as Game>::View) -> (Film<D>, Millis) {
        let (from, to) = (D::here(before).x, D::here(&playing.view).x);
        if from != to {
            playing.show.looks = if to < from { Looks::Left } else { Looks::Right };
        }
        let is_quiet = film.is_quiet() && !somebody_near::<D>(&playing.view);
        let rest = match playing.is_over() {
            true => Self::END,
            false if is_quiet => 0,
            false => Self::PAUSE,
        };
        (if is_quiet { film.hurried(HURRY) } else { film }, rest)
    }

    fn picture(playing: &Playing<Self>, now: Millis) -> Pixels {
        let popups = popups(playing.film.as_ref(), now.saturating_sub(playing.began));
        let passing = Passing { popups: &popups, ..Passing::default() };
        let look = Look { beat: beat_at(now), ..playing.show.look() };
        match playing.frame(now) {
            Some(frame) => moving(&frame, look, passing),
            None => standing::<D>(&playing.view, look, &Pointed::default(), passing),
        }
    }
}

/// Whether the still picture of a game is always the same and shows what is announced.
#[cfg(test)]
pub(crate) fn check_still<D: Paged>(name: &str) {
    let drawn = still_of::<D>(name);
    assert_eq!((drawn.width(), drawn.height()), CELLS);
    assert_eq!(drawn, still_of::<D>(name));
    let show = announced::<D>(name);
    assert!(somebody_near::<D>(&show.view) && threat_near::<D>(&show.view) && !show.is_over());
}
