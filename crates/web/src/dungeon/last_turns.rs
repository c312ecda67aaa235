//! The last turns of a run once more, small: how it came to its end.

use engine::record::Record;
use engine::{Audience, Game, Session, Timeline};
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{Film, Motion};

use super::field::{Looks, Window};
use super::miniature::popups;
use super::{Look, Paged, Passing, Pointed, moving, standing};
use crate::art::Pixels;
use crate::browser::clock;
use crate::miniature::{Animated, Screen};

/// How much of a floor is to be seen.
const WINDOW: Window = Window { columns: 13, rows: 9 };
const CELLS: (usize, usize) = (13 * 16, 9 * 16);
/// Between two commands.
const PAUSE: Millis = 160;
/// At the end, before all of it begins anew.
const END: Millis = 2_200;
/// So many commands are shown at most: who is quick gives several in a turn.
const MOST: usize = 24;

/// A command that was given, with what was to be seen before and after it.
struct Shot<D: Game> {
    before: D::View,
    after: D::View,
    events: Vec<D::Event>,
}

/// What is shown, and how far it has come.
struct Loop<D: Paged> {
    shots: std::rc::Rc<Vec<Shot<D>>>,
    place: usize,
    film: Option<Film<D>>,
    began: Millis,
    next: Millis,
}

/// The small picture of the last turns of a run; nothing of one that was never played.
pub(crate) fn last_turns<D: Paged>(session: &Session<D>, turns: u32, label: &'static str) -> Option<AnyView> {
    let shots = std::rc::Rc::new(shots(session, turns)?);
    let still = std::rc::Rc::clone(&shots);
    let screen = Screen {
        label,
        size: CELLS,
        begin: Box::new(move || {
            let shots = std::rc::Rc::clone(&shots);
            let now = clock::elapsed();
            Box::new(Loop { shots, place: 0, film: None, began: now, next: now + PAUSE })
        }),
        still: Box::new(move || picture::<D>(&still[still.len() - 1].before)),
    };
    Some(screen.view())
}

/// What was done in so many last turns.
fn shots<D: Paged>(session: &Session<D>, turns: u32) -> Option<Vec<Shot<D>>> {
    let record = Record::<D>::read(&session.record_bytes()).ok()?.record;
    let mut timeline = Timeline::new(&record).ok()?;
    let view = |timeline: &Timeline<D>| timeline.game().view(Audience::Everyone);
    let length = timeline.len();
    timeline.seek(length);
    let last = D::when(&view(&timeline)).turn;
    let mut first = length;
    while first > 0 && length - first < MOST {
        timeline.seek(first - 1);
        if D::when(&view(&timeline)).turn + turns < last {
            break;
        }
        first -= 1;
    }
    timeline.seek(first);
    let mut shots = Vec::with_capacity(length - first);
    loop {
        let before = view(&timeline);
        let mut events = Vec::new();
        if timeline.step_forward(&mut events).is_none() {
            break;
        }
        shots.push(Shot { before, after: view(&timeline), events });
    }
    (!shots.is_empty()).then_some(shots)
}

const LOOK: Look = Look { window: WINDOW, numbers: false, looks: Looks::Right, points: true, beat: 0 };

fn picture<D: Paged>(view: &D::View) -> Pixels {
    standing::<D>(view, LOOK, &Pointed::default(), Passing::default())
}

impl<D: Paged> Animated for Loop<D> {
    fn advance(&mut self, now: Millis) {
        if now < self.next {
            return;
        }
        self.place = if self.film.is_some() { (self.place + 1) % self.shots.len() } else { 0 };
        let Shot { before, after, events } = &self.shots[self.place];
        let film = Film::of(before, after, events, Motion::Full, now);
        let rest = if self.place + 1 == self.shots.len() { END } else { PAUSE };
        (self.began, self.next) = (now, now + film.duration() + rest);
        self.film = Some(film);
    }

    fn picture(&self, now: Millis) -> Pixels {
        let popups = popups(self.film.as_ref(), now.saturating_sub(self.began));
        let passing = Passing { popups: &popups, ..Passing::default() };
        let shot = &self.shots[self.place];
        match self.film.as_ref().map(|film| film.frame(now)) {
            Some(Some(frame)) => moving(&frame, LOOK, passing),
            Some(None) => standing::<D>(&shot.after, LOOK, &Pointed::default(), passing),
            None => picture::<D>(&shot.before),
        }
    }
}
