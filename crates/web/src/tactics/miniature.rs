//! 5×5 Tactics on the small screen of its cabinet: the real rules, played by two bots.

use engine::{Game, Perspective, Seed, Status};
use leptos::prelude::*;
use stage::tactics::{Film, Pace, Player, Scene, Seated, Table, bots};
use stage::{Cue, Film as _, Millis};
use tactics::bot::Level;
use tactics::{Command, Event, Setup, Side, Stage, Tactics, UnitSet};

use super::field::{self, Glint, Look, Marks};
use super::sparks::{Shape, Sparks};
use crate::art::{Dye, Ink, Pixels};
use crate::clock;
use crate::desk::Desk;
use crate::miniature::{self, Screen};

/// What is to be seen of the field at once: four tiles and a little more beside each other.
const WIDTH: i32 = 132;
const HEIGHT: i32 = 106;
/// The strip below it, for the HP of both heroes.
const STRIP: i32 = 10;
/// How much of the way to where something happens is left after each picture, in hundredths.
const DRIFT: i32 = 70;
/// How long the board lies still before the next command.
const PAUSE: Millis = 650;
/// How long the end of a match is to be seen.
const END: Millis = 3_000;
/// The still picture shows this moment of a match.
const STILL: &str = "round 2, p1 / warrior heroic-leap c2 5, tank b2 4, archer d1 3 / \
                     mage elemental-blast c4 4, assassin d3 2, tank b4 5 / \
                     b3 obstacle 2, e3 power 2, a2 life 1 / next speed";

/// The view on the middle of the field.
const MIDDLE: (i32, i32) = ((field::WIDTH - WIDTH) * 50, (field::HEIGHT - HEIGHT) * 50);
/// The view on the home of the first side, where a match begins: the middle is empty then.
const HOME: (i32, i32) = (MIDDLE.0, (field::HEIGHT - HEIGHT) * 100);

/// Who plays: quick thinkers.
const EASY: Table = Table { players: [Player::Bot(Level::Easy); 2], pace: Pace::Free };

/// A match of bots, and what is to be seen of it.
struct Show {
    game: Tactics,
    bots: [Seated; 2],
    film: Option<Film>,
    began: Millis,
    next: Millis,
    /// The cell of the field in the upper left corner, in hundredths.
    view: (i32, i32),
}

/// The small screen.
pub(super) fn view() -> AnyView {
    Screen {
        label: untrack(|| Desk::get().words()).tactics.miniature,
        size: (cells(WIDTH), cells(HEIGHT + STRIP)),
        begin: || Box::new(Show::begin(clock::fresh_seed(), clock::elapsed())),
        still,
    }
    .view()
}

fn still() -> Pixels {
    let setup = Setup::with_position(STILL.parse().expect("it is a position"));
    let mut show = Show::begin(Seed::from_bits(0), 0);
    show.game = Tactics::new(&setup, Seed::from_bits(0)).expect("it is a good position");
    show.film = None;
    show.view = MIDDLE;
    miniature::Show::picture(&show, 0)
}

impl Show {
    /// Both have drafted, and are about to be seen.
    fn begin(seed: Seed, now: Millis) -> Self {
        let setup = Setup::default();
        let game = Tactics::new(&setup, seed).expect("the numbers of the house are good");
        let bots = bots(&EASY, &game, seed);
        let mut show = Self { game, bots, film: None, began: now, next: now, view: HOME };
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
        let Some(bot) = &mut self.bots[side.index()] else { return };
        let command: Command = bot.choose(Perspective::new(&self.game, side.seat()));
        let mut events: Vec<Event> = Vec::new();
        self.game.play(side.seat(), command, &mut events).expect("a bot plays by the rules");
        let film = Film::of(&before, self.game.position(), &events, now);
        let rest = if self.is_over() { END } else { PAUSE };
        (self.began, self.next) = (now, now + film.duration() + rest);
        self.film = Some(film);
    }

    fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(_))
    }

    /// Where the view should be: around what happens. While nothing does, it stays.
    fn wanted(&self, now: Millis) -> (i32, i32) {
        let Some(frame) = self.film.as_ref().and_then(|film| film.frame(now)) else { return self.view };
        let mut spots: Vec<(i32, i32)> =
            frame.moment.tiles(frame.scene).iter().map(|tile| field::centre(*tile, Side::One)).collect();
        let Some(&last) = spots.last() else { return self.view };
        // Of what is too far apart for one view, the end of it counts.
        spots.retain(|spot| (spot.0 - last.0).abs() < WIDTH && (spot.1 - last.1).abs() < HEIGHT);
        let count = i32::try_from(spots.len()).unwrap_or(1);
        let within = |sum: i32, seen: i32, all: i32| (sum / count - seen / 2).clamp(0, all - seen) * 100;
        let (across, down) = spots.iter().fold((0, 0), |sum, spot| (sum.0 + spot.0, sum.1 + spot.1));
        (within(across, WIDTH, field::WIDTH), within(down, HEIGHT, field::HEIGHT))
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
        let wanted = self.wanted(now);
        let drift = |from: i32, to: i32| to + (from - to) * DRIFT / 100;
        self.view = (drift(self.view.0, wanted.0), drift(self.view.1, wanted.1));
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
            // Whose turn it is matters to players; here everybody is to be seen well.
            spent: UnitSet::NONE,
            marks: Marks::default(),
            preview: None,
            forecast: &[],
            plans: &[],
            glints: &self.glints(now),
            banner: banner.as_deref(),
            near: Side::One,
        };
        let drawn = field::picture(&look);
        let mut pixels = Pixels::new(cells(WIDTH), cells(HEIGHT + STRIP));
        pixels.fill(Ink::Void);
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                let ink = drawn.ink(x + self.view.0 / 100, y + self.view.1 / 100);
                pixels.dot(x, y, ink.unwrap_or(Ink::Void));
            }
        }
        hearts(&mut pixels, &scene);
        pixels
    }
}

/// The HP of both heroes: from the left for the first side, from the right for the second.
fn hearts(pixels: &mut Pixels, scene: &Scene) {
    for side in Side::ALL {
        let dye = Dye::of(side);
        let hp = scene.figure(side.hero()).map_or(0, |hero| hero.hp).min(9);
        for place in 0..i32::from(hp) {
            let (x, y) = match side {
                Side::One => (2 + place * 7, HEIGHT + 3),
                Side::Two => (WIDTH - 8 - place * 7, HEIGHT + 3),
            };
            for (row, (right, wide)) in (y..).zip([(0, 6), (0, 6), (0, 6), (1, 4), (2, 2)]) {
                pixels.rect(x + right, row, wide, 1, dye.light);
            }
            pixels.rect(x + 2, y, 2, 1, Ink::Void);
            pixels.rect(x + 4, y + 1, 1, 2, dye.dark);
        }
    }
}

fn cells(count: i32) -> usize {
    usize::try_from(count).expect("the field has a size")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_still_picture_is_always_the_same() {
        let drawn = still();
        assert_eq!((drawn.width(), drawn.height()), (cells(WIDTH), cells(HEIGHT + STRIP)));
        assert_eq!(drawn, still());
    }
}
