//! 5×5 Tactics on the small screen of its cabinet: the real rules, played by two bots.

use engine::{Bot, Game, Perspective, Seed, Status};
use leptos::prelude::*;
use stage::tactics::{Film, Scene};
use stage::{Cue, Millis};
use tactics::bot::Greedy;
use tactics::{Command, Event, Setup, Side, Stage, Tactics, UnitSet};

use super::field::{self, Glint, Look, Marks};
use super::sparks::{Shape, Sparks};
use crate::art::{Dye, Flip, Ink, Pixels};
use crate::clock;
use crate::desk::Desk;
use crate::miniature::{self, Screen};

/// Room beside the field, for the HP of both heroes.
const EDGE: i32 = 13;
/// How long the board lies still before the next command.
const PAUSE: Millis = 650;
/// How long the end of a match is to be seen.
const END: Millis = 3_000;
/// The still picture shows this match after so many commands.
const STILL: (&str, usize) = ("the cabinet of Tactics", 9);

/// A match of bots, and what is to be seen of it.
struct Show {
    game: Tactics,
    bots: [Greedy; 2],
    film: Option<Film>,
    /// Whose turn was over before the film.
    spent: UnitSet,
    began: Millis,
    next: Millis,
}

/// The small screen.
pub(super) fn view() -> AnyView {
    Screen {
        label: untrack(|| Desk::get().words()).tactics.miniature,
        size: (cells(field::WIDTH + 2 * EDGE), cells(field::HEIGHT)),
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
    show.film = None;
    miniature::Show::picture(&show, 0)
}

impl Show {
    /// Both have drafted, and are about to be seen.
    fn begin(seed: Seed, now: Millis) -> Self {
        let setup = Setup::default();
        let game = Tactics::new(&setup, seed).expect("the numbers of the house are good");
        // Each drafts by lots of its own.
        let bots = [1, 2].map(|lot| {
            let mut bot = Greedy::new(*game.content());
            bot.restart(Seed::from_bits(seed.number().wrapping_add(lot)));
            bot
        });
        let mut show = Self { game, bots, film: None, spent: UnitSet::NONE, began: now, next: now };
        while show.game.position().stage() == Stage::Draft {
            show.step(now);
        }
        show
    }

    /// Somebody who is to decide does.
    fn step(&mut self, now: Millis) {
        let Status::Awaiting(seats) = self.game.status() else { return };
        let Some(side) = Side::ALL.into_iter().find(|side| seats.contains(side.seat())) else { return };
        let before = *self.game.position();
        let bot = &mut self.bots[side.index()];
        let command: Command = bot.choose(Perspective::new(&self.game, side.seat()));
        let mut events: Vec<Event> = Vec::new();
        self.game.play(side.seat(), command, &mut events).expect("a bot plays by the rules");
        let film = Film::of(&before, self.game.position(), &events, now);
        let rest = if self.is_over() { END } else { PAUSE };
        (self.spent, self.began, self.next) = (before.spent(), now, now + film.duration() + rest);
        self.film = Some(film);
    }

    fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(_))
    }

    /// What lights up or rises at this instant.
    fn glints(&self, now: Millis) -> Vec<Glint> {
        let elapsed = now.saturating_sub(self.began);
        let cues = self.film.iter().flat_map(Film::cues);
        let lit = cues.filter_map(|(due, cue)| {
            let age = elapsed.checked_sub(due).filter(|age| *age < Sparks::STAYS)?;
            let (tile, shape) = match cue {
                Cue::Sound(_) => return None,
                Cue::Shake(tile) => (*tile, Shape::Shake),
                Cue::Flash(tile, tone) => (*tile, Shape::Flash(*tone)),
                Cue::Float { spot, text, tone } => (*spot, Shape::Float(text.clone(), *tone)),
            };
            Some(Glint { tile, shape, age })
        });
        lit.collect()
    }
}

impl miniature::Show for Show {
    fn advance(&mut self, now: Millis) {
        if now < self.next {
            return;
        }
        if self.is_over() {
            *self = Self::begin(clock::fresh_seed(), now);
        } else {
            self.step(now);
        }
    }

    fn picture(&self, now: Millis) -> Pixels {
        let position = self.game.position();
        let frame = self.film.as_ref().and_then(|film| film.frame(now));
        let scene = frame.map_or_else(|| Scene::of(position), |frame| *frame.scene);
        let banner = frame.and_then(|frame| field::banner(self.game.content(), frame.moment));
        let look = Look {
            scene: &scene,
            frame,
            spent: if frame.is_some() && scene.round == position.round() {
                self.spent
            } else {
                position.spent()
            },
            marks: Marks::default(),
            preview: None,
            forecast: &[],
            glints: &self.glints(now),
            banner: banner.as_deref(),
            near: Side::One,
        };
        let mut pixels = Pixels::new(cells(field::WIDTH + 2 * EDGE), cells(field::HEIGHT));
        pixels.fill(Ink::Night);
        pixels.sprite(&field::picture(&look).to_sprite(), EDGE, 0, Flip::Straight);
        hearts(&mut pixels, &scene);
        pixels
    }
}

/// The HP of both heroes: from below for the first side, from above for the second.
fn hearts(pixels: &mut Pixels, scene: &Scene) {
    for side in Side::ALL {
        let hp = scene.figure(side.hero()).map_or(0, |hero| hero.hp);
        for place in 0..i32::from(hp.min(12)) {
            let (x, y) = match side {
                Side::One => (3, field::HEIGHT - 12 - place * 9),
                Side::Two => (field::WIDTH + EDGE + 3, 5 + place * 9),
            };
            let dye = Dye::of(side);
            for (row, (left, wide)) in (y..).zip([(0, 7), (0, 7), (0, 7), (1, 5), (2, 3), (3, 1)]) {
                pixels.rect(x + left, row, wide, 1, dye.light);
            }
            pixels.rect(x + 3, y, 1, 1, Ink::Night);
            pixels.rect(x + 5, y + 1, 1, 2, dye.dark);
        }
    }
}

fn cells(count: i32) -> usize {
    usize::try_from(count).expect("the field has a size")
}
