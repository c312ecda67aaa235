//! 5×5 Tactics on the small screen of its cabinet: the real rules, played by two bots.

use engine::{Game, Perspective, Seat, Seed};
use leptos::prelude::*;
use stage::tactics::{BotSeat, Pace, Player, Scene, Seating, bots};
use stage::{Cue, Film, Millis};
use tactics::bot::Level;
use tactics::{Command, Position, RuleSet, Setup, Side, Stage, Tactics, UnitSet};

use crate::art::{Ink, Pixels};
use crate::browser::clock;
use crate::miniature::{self, Playing, Screen, Show as _};
use crate::shell::desk::Desk;
use crate::tactics::art::Dye;
use crate::tactics::field::{self, Glint, Look, Signs};
use crate::tactics::sparks::{Shape, Sparks};
use crate::tactics::words::TacticsWords;

/// What is to be seen of the field at once: four tiles and a little more beside each other.
const WIDTH: i32 = 132;
const HEIGHT: i32 = 106;
/// The strip below it, for the HP of both heroes.
const STRIP: i32 = 10;
/// How much of the way to where something happens is left after each picture, in hundredths.
const DRIFT: i32 = 70;
/// The still picture shows this moment of a match.
const STILL: &str = "round 2, p1 / warrior heroic-leap c2 12, tank b2 7, archer d1 8 / \
                     mage elemental-blast c4 9, assassin d3 6, tank b4 9 / \
                     b3 obstacle 4, e3 power 2, a2 life 1 / next speed";

/// The view on the middle of the field.
const MIDDLE: (i32, i32) = ((field::WIDTH - WIDTH) * 50, (field::HEIGHT - HEIGHT) * 50);
/// The view on the home of the first side, where a match begins: the middle is empty then.
const HOME: (i32, i32) = (MIDDLE.0, (field::HEIGHT - HEIGHT) * 100);

/// Who plays: quick thinkers.
const EASY: Seating = Seating { players: [Player::Bot(Level::Easy); 2], pace: Pace::Free };

/// Two bots, and where their match is looked at.
struct Show {
    bots: [BotSeat; 2],
    /// The cell of the field in the upper left corner, in hundredths.
    view: (i32, i32),
}

/// The small screen.
pub(in crate::tactics) fn view() -> AnyView {
    Screen {
        label: TacticsWords::of(untrack(|| Desk::get().words())).miniature,
        size: (cells(WIDTH), cells(HEIGHT + STRIP)),
        begin: Box::new(|| Box::new(Playing::begin(Show::new(), clock::fresh_seed(), clock::elapsed()))),
        still: Box::new(still),
    }
    .view()
}

fn still() -> Pixels {
    let rules = RuleSet::default();
    let position: Position = STILL.parse().expect("it is a position");
    let setup = Setup::with_position(rules, position.born_with(rules.content()));
    let mut playing = Playing::new(Show::new(), Seed::from_bits(0), 0);
    playing.game = Tactics::new(&setup, Seed::from_bits(0)).expect("it is a good position");
    playing.show.view = MIDDLE;
    Show::picture(&playing, 0)
}

impl Show {
    const fn new() -> Self {
        Self { bots: [None, None], view: HOME }
    }
}

/// Where the view should be: around what happens. While nothing does, it stays.
fn wanted(playing: &Playing<Show>, now: Millis) -> (i32, i32) {
    let stays = playing.show.view;
    let Some(frame) = playing.frame(now) else { return stays };
    let mut spots: Vec<(i32, i32)> =
        frame.moment.tiles(frame.scene).iter().map(|tile| field::centre(*tile, Side::One)).collect();
    let Some(&last) = spots.last() else { return stays };
    // Of what is too far apart for one view, the end of it counts.
    spots.retain(|spot| (spot.0 - last.0).abs() < WIDTH && (spot.1 - last.1).abs() < HEIGHT);
    let count = i32::try_from(spots.len()).unwrap_or(1);
    let within = |sum: i32, seen: i32, all: i32| (sum / count - seen / 2).clamp(0, all - seen) * 100;
    let (across, down) = spots.iter().fold((0, 0), |sum, spot| (sum.0 + spot.0, sum.1 + spot.1));
    (within(across, WIDTH, field::WIDTH), within(down, HEIGHT, field::HEIGHT))
}

/// What lights up or rises at this instant.
fn glints(playing: &Playing<Show>, now: Millis) -> Vec<Glint> {
    let elapsed = now.saturating_sub(playing.began);
    let cues = playing.film.iter().flat_map(Film::cues);
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

impl miniature::Show for Show {
    type Game = Tactics;
    const PAUSE: Millis = 650;
    const END: Millis = 3_000;

    fn restart(&mut self, game: &Tactics, seed: Seed) {
        (self.bots, self.view) = (bots(&EASY, game, seed), HOME);
    }

    fn choose(&mut self, game: &Tactics, seat: Seat) -> Option<Command> {
        let bot = self.bots[Side::of(seat)?.index()].as_mut()?;
        Some(bot.choose(Perspective::new(game, seat)))
    }

    /// Both have drafted, and are about to be seen.
    fn prepare(playing: &mut Playing<Self>, now: Millis) {
        while playing.game.position().stage() == Stage::Draft {
            playing.step(now);
        }
    }

    fn drift(playing: &mut Playing<Self>, now: Millis) {
        let (seen, wanted) = (playing.show.view, wanted(playing, now));
        let drift = |from: i32, to: i32| to + (from - to) * DRIFT / 100;
        playing.show.view = (drift(seen.0, wanted.0), drift(seen.1, wanted.1));
    }

    fn picture(playing: &Playing<Self>, now: Millis) -> Pixels {
        let position = playing.game.position();
        let frame = playing.frame(now);
        let scene = frame.map_or_else(|| Scene::of(position), |frame| *frame.scene);
        let banner = frame.and_then(|frame| field::banner(playing.game.content(), frame.moment));
        let view = playing.show.view;
        let look = Look {
            scene: &scene,
            guards: &[],
            frame,
            // Whose turn it is matters to players; here everybody is to be seen well.
            spent: UnitSet::NONE,
            marks: Signs::default(),
            preview: None,
            forecast: &[],
            plans: &[],
            glints: &glints(playing, now),
            banner: banner.as_deref(),
            near: Side::One,
        };
        let drawn = field::picture(&look);
        let mut pixels = Pixels::new(cells(WIDTH), cells(HEIGHT + STRIP));
        pixels.fill(Ink::Void);
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                let ink = drawn.ink(x + view.0 / 100, y + view.1 / 100);
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
