//! What the painter is given: the run as it stands, or an instant of a film.

use std::cell::RefCell;

use stage::dungeon::{Beat, Body, BodyId, Frame, Glow, Offset, Scene, Shine, Threat};
use stage::{Millis, Tone};

use grid::Point;

use super::field::{
    Figure, Looks, Pointer, Popup, Projectile, Sighting, TILE, Tableau, Tiles, Unveiling, Who, Window,
    centred, corner, picture, pointers, raised,
};
use super::{Pictured, Pointed, tiles};
use crate::art::{Ink, Pixels, Spot};

/// How near somebody has to be for bars and badges, in steps.
const NEAR: u16 = 6;
/// How much is missing of those who are not there, in sixteenths.
const HALF: i32 = 9;

/// How the field is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// How much of the floor is seen at once.
    pub(crate) window: Window,
    /// Whether numbers are written beside bars.
    pub(crate) numbers: bool,
    /// Which way the player's own look.
    pub(crate) looks: Looks,
    /// Whether arrows point to those who are not in the picture.
    pub(crate) points: bool,
    /// Which picture of all that lives.
    pub(crate) beat: u32,
}

/// What passes over the field at a moment.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Passing<'a> {
    /// Letters that rise.
    pub(crate) popups: &'a [Popup],
    /// Those of earlier runs, each where they were.
    pub(crate) ghosts: &'a [(Who, Point)],
    /// What knows which tiles have just come into sight, and when it is; without, all come at once.
    pub(crate) unveiling: Option<(&'a RefCell<Unveiling>, Millis)>,
}

impl Passing<'_> {
    /// The tiles that are still coming out of the dark.
    fn veils(&self, floor: u32, tiles: &Tiles) -> Vec<(Point, i32)> {
        let Some((unveiling, now)) = self.unveiling else { return Vec::new() };
        let mut unveiling = unveiling.borrow_mut();
        unveiling.look(floor, tiles, now);
        unveiling.veils(now)
    }
}

/// The run as it stands.
pub(crate) fn standing<D: Pictured>(
    view: &D::View,
    look: Look,
    pointed: &Pointed,
    passing: Passing<'_>,
) -> Pixels {
    let scene = D::scene(view);
    let own = corner(scene.own().at);
    let tiles = tiles::<D>(view);
    let mut figures = figures(&scene, &tiles, look, &|_| Motion::default());
    figures.extend(ghosts(passing, &tiles));
    let pointers = if look.points { outside(&scene, look.window) } else { Vec::new() };
    let threats = D::threats(&scene, view);
    let veils = passing.veils(D::extent(view).number, &tiles);
    picture(&Tableau {
        tiles: &tiles,
        window: look.window,
        camera: centred(look.window, own),
        lamp: Some(middle(own)),
        figures: &figures,
        pointers: &pointers,
        threats: &threats,
        route: &pointed.route,
        area: &pointed.area,
        reticle: pointed.reticle,
        cursor: pointed.cursor,
        projectiles: &[],
        popups: passing.popups,
        beat: look.beat,
        veils: &veils,
        grey: if D::is_over(view) { 16 } else { 0 },
    })
}

/// Whether anything in the picture of a run as it stands looks different from one moment to the next.
pub(crate) fn lives<D: Pictured>(view: &D::View, window: Window) -> bool {
    let (here, extent) = (D::here(view), D::extent(view));
    let around = |at: u8, tiles: u8| at.saturating_sub(tiles / 2)..=at.saturating_add(tiles / 2);
    let columns = around(here.x, window.columns);
    let mut tiles = around(here.y, window.rows).flat_map(|y| columns.clone().map(move |x| Point::new(x, y)));
    tiles.any(|at| {
        extent.contains(at) && D::tile(view, at).cover.is_some_and(|cover| D::covering(cover).lives())
    })
}

/// Arrows to everybody who is not in the picture of a run as it stands.
pub(crate) fn outside<D: Pictured>(scene: &Scene<D>, window: Window) -> Vec<Pointer> {
    pointed_to(scene, window, centred(window, corner(scene.own().at)))
}

/// Whoever the arrow at a cell of the picture points to, if there is one.
pub(crate) fn pointed_at<D: Pictured>(view: &D::View, window: Window, cell: Spot) -> Option<Point> {
    let scene = D::scene(view);
    let pointer = outside(&scene, window).into_iter().find(|pointer| pointer.contains(cell))?;
    scene.others().map(|body| body.at).find(|at| corner(*at) == pointer.to.at)
}

fn pointed_to<D: Pictured>(scene: &Scene<D>, window: Window, camera: Spot) -> Vec<Pointer> {
    let here = scene.own().at;
    let sighting = |body: &Body<D>| Sighting {
        who: D::who(body.look),
        at: corner(body.at),
        steps: body.at.distance(here),
    };
    pointers(window, camera, &scene.others().map(sighting).collect::<Vec<_>>())
}

/// An instant of a film.
pub(crate) fn moving<D: Pictured>(frame: &Frame<'_, D>, look: Look, passing: Passing<'_>) -> Pixels {
    let scene = frame.scene;
    let (tiles, camera) = (tiles::<D>(frame.view), camera(frame, look.window));
    let pointers = if look.points { pointed_to(scene, look.window, camera) } else { Vec::new() };
    let mut figures = figures(scene, &tiles, look, &|who| Motion::of(frame, who));
    figures.extend(ghosts(passing, &tiles));
    if let Some((look, at, gone)) = frame.falling() {
        figures.push(Figure {
            taken: sixteenths(gone),
            badge: None,
            shine: Some(Ink::Bone),
            ..Figure::standing(D::who(look), corner(at))
        });
    }
    let mut threats = D::threats(scene, frame.view);
    let mut area = Vec::new();
    match frame.glow() {
        Some((tiles, Glow::Struck)) => {
            if frame.is_lit() {
                area.extend(&tiles);
            }
            threats.push(Threat { tiles, tone: Tone::Blood });
        }
        Some((tiles, Glow::Threatened)) if !frame.is_lit() => {
            for threat in &mut threats {
                threat.tiles.retain(|at| !tiles.contains(at));
            }
        }
        Some((tiles, Glow::Changed)) => area.extend(tiles),
        _ => {}
    }
    let missile = frame.missile().map(|(missile, from, to, part)| Projectile {
        missile: D::flying(missile),
        from: corner(from),
        to: corner(to),
        part: i32::try_from(part).unwrap_or(100),
    });
    let veils = passing.veils(D::extent(frame.view).number, &tiles);
    let mut pixels = picture(&Tableau {
        tiles: &tiles,
        window: look.window,
        camera,
        lamp: Some(middle(lead(frame))),
        figures: &figures,
        pointers: &pointers,
        threats: &threats,
        route: &[],
        area: &area,
        reticle: None,
        cursor: None,
        projectiles: missile.as_slice(),
        popups: passing.popups,
        beat: look.beat,
        veils: &veils,
        grey: sixteenths(frame.grey()),
    });
    close_iris(&mut pixels, frame.dark());
    pixels
}

/// The cell of the floor in the upper left corner of an instant.
pub(crate) fn camera<D: Pictured>(frame: &Frame<'_, D>, window: Window) -> Spot {
    centred(window, lead(frame))
}

/// How somebody is moved away from where the scene has them.
#[derive(Clone, Copy, Default)]
struct Motion {
    right: i32,
    down: i32,
    lift: i32,
    shine: Option<Ink>,
    taken: i32,
    /// HP as the bar still shows them.
    before: Option<i32>,
}

impl Motion {
    fn of<D: Pictured>(frame: &Frame<'_, D>, who: BodyId) -> Self {
        let away = frame.offset(who);
        let part = i32::try_from(frame.progress()).unwrap_or(100);
        let walks = matches!(frame.beat, Beat::Moves(_)) && (away.x != 0 || away.y != 0);
        Self {
            right: away.x,
            down: away.y,
            // Whoever walks bobs a little.
            lift: if walks { 8 * part * (100 - part) / 10_000 } else { 0 },
            shine: frame.shine(who).map(|shine| match shine {
                Shine::White => Ink::Bone,
                Shine::Gold => Ink::Lamp,
                Shine::Green => Ink::Life,
            }),
            taken: sixteenths(frame.faded(who)),
            before: frame.bar(who).map(|bar| bar.before),
        }
    }
}

/// Others first: at the same height the player's own are in front of them.
fn figures<D: Pictured>(
    scene: &Scene<D>,
    tiles: &Tiles,
    look: Look,
    motion: &dyn Fn(BodyId) -> Motion,
) -> Vec<Figure> {
    let here = scene.own().at;
    let own = scene.bodies.iter().filter(|body| body.id.is_own()).map(|body| {
        let figure = figure(body, here, look, motion(body.id));
        let raised = raised(tiles, figure.at);
        numbered(Figure { raised, ..figure }, body.id, scene)
    });
    scene.others().map(|body| figure(body, here, look, motion(body.id))).chain(own).collect()
}

/// Where the player has several bodies, each wears its number, and whoever is to move a rim of lamplight.
fn numbered<D: Pictured>(figure: Figure, id: BodyId, scene: &Scene<D>) -> Figure {
    const NUMBERS: [&str; 4] = ["1", "2", "3", "4"];
    let is_alone = scene.bodies.iter().filter(|body| body.id.is_own()).count() < 2;
    let BodyId::Own(place) = id else { return figure };
    let Some(number) = NUMBERS.get(usize::from(place)).filter(|_| !is_alone) else { return figure };
    let rim = if id == scene.lead { Ink::Lamp } else { Ink::Slate };
    let who = Who { rim: Some(rim), ..figure.who };
    Figure { who, badge: Some((number, Ink::Lamp)), ..figure }
}

/// Those of earlier runs, half of them to be seen, wherever one looks.
fn ghosts(passing: Passing<'_>, tiles: &Tiles) -> impl Iterator<Item = Figure> {
    let is_seen = |at: Point| tiles.tile(at.x.into(), at.y.into()).is_seen();
    let seen = passing.ghosts.iter().filter(move |(_, at)| is_seen(*at));
    seen.map(|(who, at)| Figure {
        taken: HALF,
        badge: None,
        ..Figure::standing(Who { rim: Some(Ink::Tide), ..*who }, corner(*at))
    })
}

fn figure<D: Pictured>(body: &Body<D>, here: Point, look: Look, moved: Motion) -> Figure {
    let is_own = body.id.is_own();
    let looks = match is_own {
        true => look.looks,
        false if body.at.x < here.x => Looks::Right,
        false => Looks::Left,
    };
    let (x, y) = corner(body.at);
    let mut figure = Figure {
        looks,
        lift: moved.lift,
        shine: moved.shine,
        taken: moved.taken,
        is_guarding: body.glance.guards,
        is_hurrying: body.glance.hurries,
        ailments: body.glance.ailments.iter().map(|(ailment, _)| D::ailing(*ailment)).collect(),
        ..Figure::standing(D::who(body.look), (x + moved.right, y + moved.down))
    };
    let is_hurt = body.hp < body.most_hp || moved.before.is_some_and(|before| is_own && before != body.hp);
    if is_hurt || (!is_own && body.at.distance(here) <= NEAR) {
        health(&mut figure, body.hp, body.most_hp, moved.before);
        figure.hp = (look.numbers && !is_own).then(|| u32::try_from(body.hp).unwrap_or(0));
    } else if !is_own {
        figure.badge = None;
    }
    figure
}

fn health(figure: &mut Figure, hp: i32, most: i32, before: Option<i32>) {
    let most = most.max(1);
    let share = |hp: i32| u8::try_from(((hp.max(0) * 100 + most - 1) / most).min(100)).unwrap_or(100);
    figure.health = Some(share(hp));
    figure.health_before = share(before.unwrap_or(hp));
}

/// Where whoever leads is at an instant. Whoever leans does not take the floor along.
fn lead<D: Pictured>(frame: &Frame<'_, D>) -> Spot {
    let (x, y) = corner(frame.scene.own().at);
    let away = match frame.beat {
        Beat::Moves(_) => frame.offset(frame.scene.lead),
        _ => Offset::default(),
    };
    (x + away.x, y + away.y)
}

const fn middle((x, y): Spot) -> Spot {
    (x + TILE / 2, y + TILE / 2)
}

fn sixteenths(hundredths: u64) -> i32 {
    i32::try_from(hundredths * 16 / 100).unwrap_or(16)
}

/// Darkness from the edges on: a new floor opens like an eye.
fn close_iris(pixels: &mut Pixels, dark: u64) {
    if dark == 0 {
        return;
    }
    let (wide, tall) = (cells(pixels.width()), cells(pixels.height()));
    let light = i32::try_from(100 - dark.min(100)).unwrap_or(0);
    let far = wide.max(tall) * light / 100;
    for y in 0..tall {
        for x in 0..wide {
            let (right, down) = (x - wide / 2, y - tall / 2);
            if right * right + down * down > far * far * 9 / 16 {
                pixels.dot(x, y, Ink::Void);
            }
        }
    }
}

fn cells(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seat, Seed};
    use grid::Direction;
    use labyrinth::{Command, Event, Labyrinth, Setup};
    use stage::labyrinth::{Film, Motion as Wanted};

    use super::*;

    #[test]
    fn during_a_step_the_floor_is_seen_from_where_the_hero_still_is() {
        let mut game =
            Labyrinth::new(&Setup::default(), Seed::from_name("cameras")).expect("the house's numbers");
        let before = game.view(Audience::Seat(Seat::FIRST));
        let mut events: Vec<Event> = Vec::new();
        let way = Direction::ALL
            .into_iter()
            .find(|way| game.play(Seat::FIRST, Command::Step(*way), &mut events).is_ok())
            .expect("there is a way");
        let after = game.view(Audience::Seat(Seat::FIRST));
        assert_eq!(after.hero.at, before.hero.at.step(way));
        let film = Film::of(&before, &after, &events, Wanted::Full, 0);
        let seen = |now| camera(&film.frame(now).expect("it is on"), Window::WIDE);
        let [from, to] = [&before, &after].map(|view| centred(Window::WIDE, corner(view.hero.at)));
        assert_eq!(seen(0), from);
        assert!(seen(45) != from && seen(45) != to);
    }
}
